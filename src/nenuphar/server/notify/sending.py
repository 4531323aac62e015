"""The process that sends: it reads jobs, sends messages by Web Push and apprise, and writes what became of them.

It is a process of its own because encrypting and waiting for strangers must not delay anybody's move, because a
receiver that never ends its answer can then be given up, and because it must not reach into the inner network.
"""

import errno
import os
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from socket import gaierror, getaddrinfo
from threading import Lock
from typing import TYPE_CHECKING, BinaryIO
from urllib.parse import quote, urlsplit

import msgspec
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from nenuphar.server.notify.guard import Guard, is_public
from nenuphar.server.notify.jobs import Answer, Endpoint, Job, Mail, Push, Service, Start

if sys.platform != "win32":
    import resource
if TYPE_CHECKING:
    import apprise

THREADS = 16
NICE = 5  # players have priority
MEMORY_BYTES = 2**30  # a receiver's answer may be endless
PUSH_S = (5.0, 10.0)  # to connect, and to wait for an answer
TTL_S = 24 * 60 * 60  # how long a push service keeps a message for a browser that is off
TOKEN_S = 12 * 60 * 60
GONE = (404, 410)
BUSY = (429, 503)
LONGEST_BUSY_S = 24 * 60 * 60
PROBE_S = 3.0
NO_WAY_OUT = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN)
# Services whose addresses have tokens where others have a host.
HOSTS = {"discord": "discord.com", "tgram": "api.telegram.org"}


def main() -> None:
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    if sys.platform != "win32":
        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, resource.getrlimit(resource.RLIMIT_AS)[1]))
    start = msgspec.json.decode(jobs.readline(), type=Start)
    if not start.allow_private:  # behind a proxy nobody knows where a connection ends
        for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
            del os.environ[name]
    guard = Guard(start.allow_private)
    guard.install()
    _work(Sending(start, guard), jobs, answers)
    os._exit(0)  # the server is gone: whatever hangs here is of no use


def _work(sending: "Sending", jobs: BinaryIO, answers: BinaryIO) -> None:
    lock = Lock()

    def work(job: Job) -> None:
        answer = sending.done(job)
        with lock:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()

    threads = ThreadPoolExecutor(THREADS)
    for line in jobs:
        threads.submit(work, msgspec.json.decode(line, type=Job))


class Sending:
    def __init__(self, start: Start, guard: Guard) -> None:
        self._start = start
        self._guard = guard
        self._signer = Vapid02(ec.derive_private_key(int(start.push_key, 16), ec.SECP256R1()))

    def done(self, job: Job) -> Answer:
        with self._guard.watching(allow_private=isinstance(job.place, Mail)):
            try:
                answer = self._checked(job.place) if not job.title else self._sent(job)
            except (OSError, ValueError, MemoryError, requests.RequestException):
                answer = Answer(0, "failed")
            if answer.result == "failed" and not answer.status:
                if self._guard.has_refused:
                    answer = Answer(0, "refused")
                elif not self._gets_out(job.place):
                    answer = Answer(0, "offline")
        return msgspec.structs.replace(answer, number=job.number)

    def _gets_out(self, place: Endpoint) -> bool:
        """Whether the way to this receiver goes farther than our own network."""
        split = urlsplit(self._address(place))
        try:
            host = HOSTS.get(split.scheme.casefold(), split.hostname or "")
            socket.create_connection((host, split.port or 443), PROBE_S).close()
        except gaierror as error:  # a name that does not exist is the receiver's trouble
            return error.errno != socket.EAI_AGAIN
        except OSError as error:
            return error.errno not in NO_WAY_OUT
        except ValueError:
            return True
        return True

    def _address(self, place: Endpoint) -> str:
        match place:
            case Push(endpoint):
                return endpoint
            case Service(url):
                return url
            case Mail():
                return self._start.mail

    def _checked(self, place: Endpoint) -> Answer:
        if isinstance(place, Mail):
            return Answer(0, "ok")
        if isinstance(place, Service):
            service = _service(place.url)
            if service is None or len(service) != 1:  # one address, one receiver: only one of several would confirm it
                return Answer(0, "wrong")
        split = urlsplit(self._address(place))
        if self._start.allow_private or split.scheme.casefold() in HOSTS:
            return Answer(0, "ok")
        try:
            addresses = {str(found[4][0]) for found in getaddrinfo(split.hostname or "", None)}
        except (gaierror, UnicodeError):
            is_topic = isinstance(place, Service) and "." not in (split.hostname or "")  # and not a name, as with ntfy
            return Answer(0, "ok" if is_topic else "wrong")
        return Answer(0, "ok" if all(map(is_public, addresses)) else "refused")

    def _sent(self, job: Job) -> Answer:
        match job.place:
            case Push():
                return self._pushed(job, job.place)
            case Service(url):
                return self._told(job, url)
            case Mail(address):
                separator = "&" if "?" in self._start.mail else "?"
                return self._told(job, f"{self._start.mail}{separator}to={quote(address, safe='')}")

    def _pushed(self, job: Job, place: Push) -> Answer:
        from pywebpush import WebPusher  # slow to import, and a process that only sends mails does not need it

        keys = {"p256dh": place.p256dh, "auth": place.auth}
        body = WebPusher({"endpoint": place.endpoint, "keys": keys}).encode(job.payload.encode())["body"]
        split = urlsplit(place.endpoint)
        claims = {
            "aud": f"{split.scheme}://{split.netloc}",
            "sub": job.contact,
            "exp": int(time.time()) + TOKEN_S,
        }
        headers = {
            **self._signer.sign(claims),
            "content-encoding": "aes128gcm",
            "ttl": str(TTL_S),
            "urgency": "normal",
            "topic": job.topic,
        }
        # The answer has no text that we need: it is not read, however long it is.
        with requests.post(
            place.endpoint, body, headers=headers, timeout=PUSH_S, allow_redirects=False, stream=True
        ) as answer:
            status, after = answer.status_code, answer.headers.get("retry-after", "")
        if status in BUSY and after.isdecimal() and len(after) <= len(str(LONGEST_BUSY_S)):
            return Answer(0, "busy", status, min(int(after), LONGEST_BUSY_S))
        if status in GONE:
            return Answer(0, "gone", status)
        return Answer(0, "ok" if 200 <= status < 300 else "failed", status)

    def _told(self, job: Job, url: str) -> Answer:
        service = _service(url)
        if service is None:
            return Answer(0, "gone")
        return Answer(0, "ok" if service.notify(title=job.title, body=job.body) else "failed")


def _service(url: str) -> "apprise.NotifyBase | None":
    import apprise  # slow to import, and a process that only pushes does not need it

    return apprise.Apprise.instantiate(url, suppress_exceptions=True)


if __name__ == "__main__":
    main()
