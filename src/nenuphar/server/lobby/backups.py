"""Makes backups of the server's database now and then, checks each by replaying every match, and keeps the newest."""

import asyncio
import logging
import os
import shutil
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.checking import DAMAGE_FOUND, FOLDER
from nenuphar.server.settings import Settings
from nenuphar.store import StoreTrouble, Unavailable, Unusable
from nenuphar.store.backups import backup, has_tools
from nenuphar.store.opening import is_url
from nenuphar.store.sqlite.copying import is_same
from nenuphar.store.sqlite.opening import FileLock

log = logging.getLogger("nenuphar.backups")

FIRST_S = 600.0  # after the start, which has enough to do
LOOK_S = 600.0
DAY_S = 86_400
HOUR_MS = 3_600_000
NICENESS = 10  # of the process that checks: tables have priority
TIME = "nenuphar-%Y%m%dT%H%M%SZ"
DAMAGED, UNCHECKED = ".damaged", ".unchecked"
UNFINISHED = (UNCHECKED, ".unfinished")


class Backups:
    def __init__(self, settings: Settings) -> None:
        self._database = settings.database
        self._folder = settings.backups
        self._every_ms = settings.backup_hours * HOUR_MS
        self._keep = settings.backup_keep
        self._sound = ".dump" if is_url(settings.database) else ".sqlite3"
        self._wait_until: Millis = 0  # after a failure

    async def go_on(self) -> None:
        """Make a backup whenever the newest is too old."""
        if not self._every_ms:
            return
        if is_url(self._database) and not has_tools():
            log.warning("there are no backups: PostgreSQL's own tools are not installed")
            return
        await asyncio.sleep(FIRST_S)
        while True:
            try:
                if self.is_due(now_ms()):
                    await self._make_alone()
            except Exception:
                log.exception("backups had a problem, and continue later")
                self._wait_until = now_ms() + HOUR_MS
            await asyncio.sleep(LOOK_S)

    def made(self, now: Millis) -> list[Millis]:
        """When the backups that are kept were made, the oldest first."""
        return [_made_ms(file) for file in self._made(self._sound, now)]

    def is_due(self, now: Millis) -> bool:
        """A damaged backup counts: another one would be damaged too, and just as large."""
        made = [*self._made(self._sound, now), *self._made(DAMAGED, now)]
        return now >= self._wait_until and all(_made_ms(file) <= now - self._every_ms for file in made)

    async def _make_alone(self) -> None:
        """Other processes of this machine may have the same folder."""
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            with FileLock(self._folder / "nenuphar"):
                if self.is_due(now_ms()):
                    await self.make()
        except Unusable as unusable:
            if unusable.reason != "in-use":  # nobody makes one, and the host should know
                raise

    async def make(self) -> None:
        """Make a backup. Older ones are removed only if this one is sound."""
        self._remove_unfinished()
        now = now_ms()
        file = self._folder / f"{datetime.fromtimestamp(now / 1_000, UTC).strftime(TIME)}{self._sound}"
        unchecked = file.with_suffix(UNCHECKED)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(backup, self._database, unchecked, lambda done: None)
            # A dump of PostgreSQL cannot be opened like a database, so the database itself is read.
            damage = await _damage(self._database if is_url(self._database) else unchecked)
        except (StoreTrouble, OSError) as error:
            log.error("no backup could be made", extra={"file": str(file), "reason": str(error)})
            unchecked.unlink(missing_ok=True)
            self._wait_until = now + HOUR_MS
            return
        if damage:
            log.error("the new backup is damaged, and older ones are kept", extra={"file": str(file), "damage": damage})
            unchecked.replace(file.with_suffix(DAMAGED))
            _remove(self._made(DAMAGED, now)[:-1])
            return
        unchecked.replace(file)
        log.info("backup made", extra={"file": str(file)})
        _remove(self._made(self._sound, now)[: -self._keep])

    def _remove_unfinished(self) -> None:
        """Remove what a server left here that ended in the middle of a backup."""
        files = self._folder.glob("nenuphar-*")
        _remove([file for file in files if file.suffix in UNFINISHED and _is_time(file.name.partition(".")[0])])
        for folder in self._folder.glob(f"{FOLDER}*"):
            if folder.stat().st_mtime < time.time() - DAY_S:  # a newer one may be in use
                shutil.rmtree(folder, ignore_errors=True)

    def _made(self, suffix: str, now: Millis) -> list[Path]:
        """All backups of a kind, the oldest first.

        Files with other names are not ours. Dates in the future are from a time when the clock was wrong.
        """
        files = [file for file in sorted(self._folder.glob(f"nenuphar-*{suffix}")) if _is_time(file.stem)]
        return [file for file in files if _made_ms(file) <= now and not is_same(file, Path(self._database))]


def _remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def _is_time(stem: str) -> bool:
    try:
        return datetime.strptime(stem, TIME).strftime(TIME) == stem  # strptime also takes fewer digits
    except ValueError:
        return False


def _made_ms(file: Path) -> Millis:
    return int(datetime.strptime(file.stem, TIME).replace(tzinfo=UTC).timestamp() * 1_000)


async def _damage(database: Path | str) -> str:
    """What another process says is damaged; empty if nothing is. Raises Unavailable if it cannot tell."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "nenuphar", "check", "--lang", "en"),
        env=os.environ | {"NENUPHAR_DATABASE": str(database)},  # others can read arguments, and it may have a password
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        if sys.platform != "win32":
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
        _, said = await process.communicate()
        words = said.decode(errors="replace")
        if process.returncode not in (0, DAMAGE_FOUND):
            raise Unavailable(words or f"the check ended with {process.returncode}")
        return words if process.returncode else ""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
