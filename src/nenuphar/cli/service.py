"""`nenuphar service`: lets systemd start the server with the machine, confined to what it needs, and undoes it."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.systemd import HOME, UNIT
from nenuphar.cli.unit import check_options, check_place, unit

service = App(name="service", help="Let systemd run the server.", help_epilogue="")

NAME = UNIT.name
System = Annotated[bool, Parameter(negative="", help="For the whole machine, as a user of its own; needs root.")]


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
    check_options(options, system)
    text = unit(options, system)
    if system:
        check_place()
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
    data = str(HOME if system else saved_matches.home())
    print(texts.text("service-removed", {"path": str(path), "data": data}))


def place(system: bool) -> Path:
    if system:
        return UNIT
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config) / "systemd" / "user" / NAME


def _start(system: bool) -> None:
    """With the unit as it is now, even if an older one runs."""
    _run(system, "daemon-reload")
    _run(system, "enable", NAME)
    _run(system, "restart", NAME)
    _run(system, "is-active", NAME)


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
