"""The unit that lets systemd run the server: which options it may have, and how it is confined."""

import importlib.util
import re
import sys
from itertools import pairwise
from pathlib import Path

import nenuphar
from nenuphar.cli import saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.systemd import HOME, LAST_OWN, SECRETS, option

LOWEST_FREE_PORT = 1024
PASSWORD = re.compile(r"://[^/@\s]*:[^@\s]+@|[?&\s]pass(word)?=|^pass(word)?=", re.IGNORECASE)
FOLDERS = ("--database", "--backup-folder")  # options with what the server writes
CREDENTIALS = ("--certificate", "--key")  # options with files that only root can read

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


def unit(options: tuple[str, ...], system: bool) -> str:
    """The text of the unit."""
    command = [sys.executable, "-m", "nenuphar", "serve", LAST_OWN]
    home = HOME if system else saved_matches.home().absolute()
    confined = CONFINED + (CONFINED_BY_ROOT if system else "")
    words = [_in_command(word) for word in (*command, *options)]
    if system:
        for each in CREDENTIALS:
            for file in option(options, each):  # systemd reads it as root, and gives the service a copy
                name = each.removeprefix("--")
                confined += f"LoadCredential={name}:{_escaped(str(Path(file).absolute()))}\n"
                words = [f"%d/{name}" if word == _in_command(file) else word for word in words]
                words = [f"{each}=%d/{name}" if word.startswith(f"{each}=") else word for word in words]
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
StartLimitIntervalSec=300
StartLimitBurst=60

[Service]
Type=notify
ExecStart={" ".join(words)}
Environment={_quoted(f"NENUPHAR_HOME={home}")}
EnvironmentFile=-{_escaped(str(secrets(system)))}
Restart=on-failure
RestartSec=2
RestartPreventExitStatus=2
TimeoutStartSec=600
TimeoutStopSec=20
LimitNOFILE=65536
{confined}
[Install]
WantedBy={"multi-user.target" if system else "default.target"}
"""


def secrets(system: bool) -> Path:
    """A file with settings that nobody else may read, if there is one."""
    return SECRETS if system else saved_matches.home().absolute() / "nenuphar.env"


def check_options(options: tuple[str, ...], system: bool) -> None:
    """Everybody can read a unit, and every line of it is an order."""
    if any(PASSWORD.search(word) for word in options):
        raise CommandError("sorry-service-password", path=str(secrets(system)))
    if not all(word.isprintable() for word in options):
        raise CommandError("sorry-service-signs")
    if not system:
        return
    for name in FOLDERS:
        for path in option(options, name):
            if "://" not in path and not Path(path).absolute().is_relative_to(HOME):
                raise CommandError("sorry-service-folder", path=path, home=str(HOME))
    for name in CREDENTIALS:
        for path in option(options, name):
            if not Path(path).is_file():
                raise CommandError("sorry-file-missing", path=path)


def check_place() -> None:
    """The user of the service can read no home folder, also not through a link."""
    named = (Path(sys.executable), Path(sys.base_prefix), Path(nenuphar.__file__))
    for path in (*named, *(each.resolve() for each in named)):
        if any(path.is_relative_to(home) for home in ("/home", "/root")):
            raise CommandError("sorry-service-place", path=str(path))


def _low_port(options: tuple[str, ...]) -> bool:
    words = " ".join(options).replace("=", " ").split()
    ports = [port for name, port in pairwise(words) if name == "--port"]
    return any(port.isdigit() and 0 < int(port) < LOWEST_FREE_PORT for port in ports)


def _in_command(word: str) -> str:
    return _quoted(word).replace("$", "$$")


def _quoted(word: str) -> str:
    """A word as systemd reads it back: % begins a name of its own. In commands, $ begins a variable too."""
    word = _escaped(word.replace("\\", "\\\\").replace('"', '\\"'))
    return f'"{word}"' if not word or any(sign in word for sign in " \t;'\"\\") else word


def _escaped(word: str) -> str:
    return word.replace("%", "%%")
