"""`nenuphar service`: lets systemd start the server with the machine, confined to what it needs, and undoes it."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError

service = App(name="service", help="Let systemd run the server.", help_epilogue="")

NAME = "nenuphar.service"
SYSTEM_UNITS = Path("/etc/systemd/system")
LOWEST_FREE_PORT = 1024
PASSWORD = re.compile(r"://[^/@\s]*:[^@\s]+@|[?&\s]pass(word)?=|^pass(word)?=", re.IGNORECASE)
System = Annotated[bool, Parameter(negative="", help="For the whole machine, as a user of its own; needs root.")]

# For every unit. What is refused to it fails with an error, and does not kill it.
CONFINED = """\
NoNewPrivileges=yes
UMask=0077
LockPersonality=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RestrictNamespaces=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
"""
# Only the manager of the whole machine can do these everywhere.
CONFINED_BY_ROOT = """\
DynamicUser=yes
StateDirectory=nenuphar
StateDirectoryMode=0700
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateMounts=yes
PrivateUsers=yes
ProtectProc=invisible
ProcSubset=pid
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
KeyringMode=private
RemoveIPC=yes
CapabilityBoundingSet=
AmbientCapabilities=
"""
WITH_LOW_PORT = ("CapabilityBoundingSet=", "AmbientCapabilities=")


@service.command
def install(
    *options: Annotated[str, Parameter(allow_leading_hyphen=True)],
    system: System = False,
    dry_run: Annotated[bool, Parameter(negative="", help="Only show what would be done.")] = False,
    lang: language.Lang = None,
) -> None:
    """Start the server now and with the machine. Options of `nenuphar serve` follow after two hyphens.

    For example: nenuphar service install -- --port 8000 --name table.example.org

    Args:
        options: Options of `nenuphar serve`.
    """
    texts, path = language.catalogue(lang), place(system)
    _check_options(options, system)
    text = unit(options, system)
    if system:
        _check_place()
    print(texts.text("service-will", {"path": str(path)}))
    print(text)
    for word in ("enable", "restart"):
        print(texts.text("service-then", {"command": " ".join(_systemctl(system, word, NAME))}))
    if dry_run:
        return
    _check_systemd(system)
    try:
        before = path.read_bytes() if path.is_file() else None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise saved_matches.unusable(path, error) from None
    try:
        _start(system)
    except CommandError:
        if before is None:
            path.unlink()  # a unit that cannot start would be tried again with the machine
        else:
            path.write_bytes(before)
            with suppress(CommandError):
                _start(system)
        raise
    print(texts.text("service-installed"))
    if not system:
        print(texts.text("service-linger"))


@service.command
def status(*, system: System = False, lang: language.Lang = None) -> None:
    """Say whether the service is installed, and whether it runs."""
    texts, path = language.catalogue(lang), place(system)
    if not path.is_file():
        print(texts.text("service-none", {"path": str(path)}))
        return
    _check_systemd(system)
    asked = [_systemctl(system, question, NAME) for question in ("is-active", "is-enabled")]
    active, enabled = (
        subprocess.run(each, capture_output=True, text=True, check=False).stdout.strip() for each in asked
    )
    print(texts.text("service-status", {"path": str(path), "active": active, "enabled": enabled}))


@service.command
def remove(*, system: System = False, lang: language.Lang = None) -> None:
    """Stop the server, and let systemd forget it. What is stored stays."""
    texts, path = language.catalogue(lang), place(system)
    if not path.is_file():
        raise CommandError("sorry-file-missing", path=str(path))
    _check_systemd(system)
    _run(system, "disable", "--now", NAME)
    path.unlink()
    _run(system, "daemon-reload")
    data = "/var/lib/nenuphar" if system else str(saved_matches.home())
    print(texts.text("service-removed", {"path": str(path), "data": data}))


def unit(options: tuple[str, ...], system: bool) -> str:
    """The text of the unit."""
    command = [sys.executable, "-m", "nenuphar", "serve", "--no-browser", *options]
    home = "/var/lib/nenuphar" if system else str(saved_matches.home().absolute())
    confined = CONFINED + (CONFINED_BY_ROOT if system else "")
    if importlib.util.find_spec("numba") is None:  # which makes machine code while it runs
        confined += "MemoryDenyWriteExecute=yes\n"
    if system and _low_port(options):
        confined = confined.replace("PrivateUsers=yes\n", "")  # a user in a namespace may not take such a port
        for line in WITH_LOW_PORT:
            confined = confined.replace(f"{line}\n", f"{line}CAP_NET_BIND_SERVICE\n")
    return f"""\
# Written by `nenuphar service install`; `nenuphar service remove` undoes it.
[Unit]
Description=Nénuphar, a table for board games
After=network.target

[Service]
Type=exec
ExecStart={" ".join(_quoted(word).replace("$", "$$") for word in command)}
Environment={_quoted(f"NENUPHAR_HOME={home}")}
EnvironmentFile=-{str(_secrets(system)).replace("%", "%%")}
Restart=on-failure
RestartSec=2
TimeoutStopSec=20
LimitNOFILE=65536
{confined}
[Install]
WantedBy={"multi-user.target" if system else "default.target"}
"""


def place(system: bool) -> Path:
    if system:
        return SYSTEM_UNITS / NAME
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config) / "systemd" / "user" / NAME


def _secrets(system: bool) -> Path:
    """A file with settings that nobody else may read, if there is one."""
    return Path("/etc/nenuphar.env") if system else saved_matches.home().absolute() / "nenuphar.env"


def _check_options(options: tuple[str, ...], system: bool) -> None:
    """Everybody can read a unit, and every line of it is an order."""
    if any(PASSWORD.search(option) for option in options):
        raise CommandError("sorry-service-password", path=str(_secrets(system)))
    if not all(option.isprintable() for option in options):
        raise CommandError("sorry-service-signs")


def _low_port(options: tuple[str, ...]) -> bool:
    given = " ".join(options).replace("=", " ").split()
    ports = [port for name, port in pairwise(given) if name == "--port"]
    return any(port.isdigit() and 0 < int(port) < LOWEST_FREE_PORT for port in ports)


def _quoted(word: str) -> str:
    """A word as systemd reads it back: % begins a name of its own. In commands, $ begins a variable too."""
    word = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{word}"' if not word or any(sign in word for sign in " \t;'\"\\") else word


def _start(system: bool) -> None:
    """With the unit as it is now, even if an older one runs."""
    _run(system, "daemon-reload")
    _run(system, "enable", NAME)
    _run(system, "restart", NAME)
    _run(system, "is-active", NAME)


def _check_place() -> None:
    """The user of the service can read no home folder."""
    if any(Path(sys.executable).is_relative_to(home) for home in ("/home", "/root")):
        raise CommandError("sorry-service-place", path=sys.executable)


def _check_systemd(system: bool) -> None:
    if shutil.which("systemctl") is None:
        raise CommandError("sorry-no-systemd")
    if system and os.geteuid() != 0:
        raise CommandError("sorry-service-root")


def _run(system: bool, *words: str) -> None:
    done = subprocess.run(_systemctl(system, *words), capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError("sorry-service", command=" ".join(_systemctl(system, *words)), reason=done.stderr.strip())


def _systemctl(system: bool, *words: str) -> list[str]:
    return ["systemctl", *(() if system else ("--user",)), *words]
