"""What the server says to systemd, and what the service of this machine was given."""

import os
import shlex
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

UNIT = Path("/etc/systemd/system/nenuphar.service")
SECRETS = Path("/etc/nenuphar.env")
HOME = Path("/var/lib/nenuphar")
LAST_OWN = "--no-browser"  # after it, the unit has the options of its host


def say_ready() -> None:
    """Visitors may come. A service that ends before it has said so has not started."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
            systemd.sendto(b"READY=1", f"\0{address[1:]}" if address.startswith("@") else address)


def given(name: str) -> tuple[str, ...]:
    """What a setting of the machine's service was given, as an option or in its file of secrets."""
    if named := option(_options(), f"--{name.replace('_', '-')}"):
        return named
    prefix = f"NENUPHAR_{name.upper()}="
    lines = [line.strip() for line in SECRETS.read_text("utf-8").splitlines()] if SECRETS.is_file() else []
    found = [line.removeprefix(prefix).strip("\"'") for line in lines if line.startswith(prefix)]
    return tuple(found[-1:])


def option(options: Sequence[str], name: str) -> tuple[str, ...]:
    """All values of an option, in either of its forms. A switch without a value is `true`."""
    found = []
    for place, word in enumerate(options):
        if word == name:
            value = options[place + 1] if place + 1 < len(options) else "--"
            found.append("true" if value.startswith("--") else value)
        elif word.startswith(f"{name}="):
            found.append(word.removeprefix(f"{name}="))
    return tuple(found)


def _options() -> list[str]:
    lines = UNIT.read_text("utf-8").splitlines() if UNIT.is_file() else []
    for line in lines:
        if line.startswith("ExecStart="):
            words = shlex.split(line.removeprefix("ExecStart="))
            after = words.index(LAST_OWN) + 1 if LAST_OWN in words else len(words)
            return [word.replace("%%", "%").replace("$$", "$") for word in words[after:]]
    return []
