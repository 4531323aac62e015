"""The process that sends: it reads jobs, sends messages by Web Push and apprise, and writes what became of them.

It is a process of its own because encrypting and waiting for strangers must not delay anybody's move, because a
receiver that never ends its answer can then be given up, and because it must not reach into the inner network.
"""

import os
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
from nenuphar.server.notify.jobs import Answer, Job, Mail, Place, Push, Result, Service, Start

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
    guard.stand()
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
                result, status = self._checked(job.place) if not job.title else self._sent(job)
            except (OSError, ValueError, MemoryError, requests.RequestException):
                result, status = "failed", 0
            if result == "failed" and self._guard.has_refused:
                result = "refused"
        return Answer(job.number, result, status)

    def _checked(self, place: Place) -> tuple[Result, int]:
        if isinstance(place, Mail):
            return "ok", 0
        if isinstance(place, Service):
            service = _service(place.url)
            if service is None or len(service) != 1:  # one address, one receiver: only one of several would confirm it
                return "wrong", 0
        host = urlsplit(place.endpoint if isinstance(place, Push) else place.url).hostname or ""
        if self._start.allow_private:
            return "ok", 0
        try:
            addresses = {str(found[4][0]) for found in getaddrinfo(host, None)}
        except (gaierror, UnicodeError):
            is_token = isinstance(place, Service) and "." not in host  # and not a name, as with Discord
            return ("ok" if is_token else "wrong"), 0
        return "ok" if all(map(is_public, addresses)) else "refused", 0

    def _sent(self, job: Job) -> tuple[Result, int]:
        match job.place:
            case Push():
                return self._pushed(job, job.place)
            case Service(url):
                return self._told(job, url)
            case Mail(address):
                separator = "&" if "?" in self._start.mail else "?"
                return self._told(job, f"{self._start.mail}{separator}to={quote(address, safe='')}")

    def _pushed(self, job: Job, place: Push) -> tuple[Result, int]:
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
            status = answer.status_code
        if status in GONE:
            return "gone", status
        return ("ok" if 200 <= status < 300 else "failed"), status

    def _told(self, job: Job, url: str) -> tuple[Result, int]:
        service = _service(url)
        if service is None:
            return "gone", 0
        return ("ok" if service.notify(title=job.title, body=job.body) else "failed"), 0


def _service(url: str) -> "apprise.NotifyBase | None":
    import apprise  # slow to import, and a process that only pushes does not need it

    return apprise.Apprise.instantiate(url, suppress_exceptions=True)


if __name__ == "__main__":
    main()
