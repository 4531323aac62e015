"""News of a table for everybody who is there: made once for all who see the same."""

from typing import Any

from msgspec import Raw

from nenuphar.core.codec import encode
from nenuphar.core.game import Seat, Viewer
from nenuphar.server import looks, wire
from nenuphar.server.audience import Company, frame
from nenuphar.server.looks import People
from nenuphar.server.standing import Standing
from nenuphar.server.wire import PersonId


class Tidings:
    """What happened since a line, and how things stand after it."""

    def __init__(self, standing: Standing, people: People, company: Company, since: int, table_changed: bool) -> None:
        self._standing = standing
        self._people = people
        self._company = company
        self._table_changed = table_changed
        self._lines = looks.Lines(standing, people, since)
        self._public_lines: Any = Raw(encode(self._lines.public))  # which makes no difference to a message around them
        self._frames: dict[tuple[Viewer, bool, tuple[Seat, ...]], bytes] = {}

    def of(self, person: PersonId) -> bytes:
        viewer = looks.viewer_of(self._standing, person)
        held = self._standing.held.get(person, ())
        key = viewer, person == self._standing.seating.host, held
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._frame(person, viewer, held)
        return found

    def _frame(self, person: PersonId, viewer: Viewer, held: tuple[Seat, ...]) -> bytes:
        standing, lines = self._standing, self._lines.of(viewer)
        table = looks.table_view(standing, person, self._people, self._company) if self._table_changed else None
        return frame(
            wire.News(
                lines=self._public_lines if lines is self._lines.public else lines,
                seq=standing.seq,
                table=table,
                match=looks.match_view(standing, viewer, self._lines, held),
            )
        )
