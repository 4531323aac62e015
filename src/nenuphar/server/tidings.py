"""News of a table for everybody who is there: made once for all who see the same."""

from typing import Any

from msgspec import Raw

from nenuphar.core.codec import encode
from nenuphar.core.game import Seat, Viewer
from nenuphar.server import looks, wire
from nenuphar.server.audience import Company, Connection, frame
from nenuphar.server.looks import People
from nenuphar.server.standing import Standing
from nenuphar.server.wire import PersonId


class Tidings:
    """What happened since each was told last, and how things stand after it."""

    def __init__(self, standing: Standing, people: People, company: Company, table_changed: bool) -> None:
        self._standing = standing
        self._people = people
        self._company = company
        self._table_changed = table_changed
        self._lines: dict[int, tuple[looks.Lines, Any]] = {}  # since a line, and the public's in writing
        self._frames: dict[tuple[int, Viewer, bool, tuple[Seat, ...]], bytes] = {}

    def of(self, connection: Connection) -> bytes:
        """For who learns nothing there is no message either: where hands are quick, its coming alone would tell."""
        person, since = connection.person, connection.told
        viewer = looks.viewer_of(self._standing, person)
        held = self._standing.held.get(person, ())
        key = since, viewer, person == self._standing.seating.host, held
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._frame(person, since, viewer, held)
        if found:
            connection.told = self._standing.seq
        return found

    def _frame(self, person: PersonId, since: int, viewer: Viewer, held: tuple[Seat, ...]) -> bytes:
        standing = self._standing
        if not self._table_changed and looks.is_secret(standing, since, (viewer, *held)):
            return b""
        every, public = self._since(since)
        lines = every.of(viewer)
        table = looks.table_view(standing, person, self._people, self._company) if self._table_changed else None
        return frame(
            wire.News(
                lines=public if lines is every.public else lines,
                seq=standing.seq,
                table=table,
                match=looks.match_view(standing, viewer, every, held),
            )
        )

    def _since(self, line: int) -> tuple[looks.Lines, Any]:
        found = self._lines.get(line)
        if found is None:
            lines = looks.Lines(self._standing, self._people, line)
            # Written once, which makes no difference to a message around them.
            found = self._lines[line] = lines, Raw(encode(lines.public))
        return found
