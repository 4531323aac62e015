"""News of a table for everybody who is there: a frame is made once for all who see the same."""

from nenuphar.core.game import Audience, Viewer
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
        self._seats = {chair.person: seat for seat, chair in enumerate(standing.seating.chairs) if chair.person}
        self._frames: dict[tuple[Viewer, bool], bytes] = {}

    def of(self, person: PersonId) -> bytes:
        viewer = self._seats.get(person, Audience.PUBLIC)
        key = (viewer, person == self._standing.seating.host)
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = frame(self._news(person, viewer))
        return found

    def _news(self, person: PersonId, viewer: Viewer) -> wire.News:
        standing, match = self._standing, self._standing.match
        return wire.News(
            lines=self._lines.of(viewer),
            seq=standing.seq,
            table=looks.table_view(standing, person, self._people, self._company) if self._table_changed else None,
            match=None if match is None else looks.match_view(standing, viewer, self._lines.view(match.state, viewer)),
        )
