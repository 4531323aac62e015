"""Writes the news of a table: one message for all who see the same."""

from typing import Any

from msgspec import Raw

from nenuphar.core.codec import encode
from nenuphar.core.game import Seat, Viewer
from nenuphar.server import wire
from nenuphar.server.model import views
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.state import TableState
from nenuphar.server.model.views import PeopleById
from nenuphar.server.net.connections import Connection
from nenuphar.server.wire import PersonId


class NewsWriter:
    """Writes for each connection what has happened since its last message, and the state now."""

    def __init__(self, state: TableState, people: PeopleById, presence: Presence | None) -> None:
        """Without a `presence`, the news leaves out the table itself: it has not changed."""
        self._state = state
        self._people = people
        self._presence = presence
        self._lines: dict[int, tuple[views.Lines, Any]] = {}  # by the first new line; with the public's, encoded
        self._frames: dict[tuple[int, Viewer, bool, tuple[Seat, ...]], bytes] = {}

    def of(self, connection: Connection) -> bytes:
        """The message; empty for viewers who learn nothing: in a slap game its mere arrival would reveal something."""
        person, since = connection.person, connection.lines_sent
        viewer = views.viewer_of(self._state, person)
        at_screen = self._state.seats_at_screen.get(person, ())
        key = since, viewer, person == self._state.seating.host, at_screen
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._frame(person, since, viewer, at_screen)
        if found:
            connection.lines_sent = len(self._state.lines)
        return found

    def _frame(self, person: PersonId, since: int, viewer: Viewer, at_screen: tuple[Seat, ...]) -> bytes:
        state = self._state
        if self._presence is None and views.is_secret(state, since, (viewer, *at_screen)):
            return b""
        every, public = self._since(since)
        lines = every.of(viewer)
        presence = self._presence
        table = None if presence is None else views.table_view(state, person, self._people, presence)
        return encode(
            wire.News(
                lines=public if lines is every.public else lines,
                seq=state.known_to(viewer),
                table=table,
                match=views.match_view(state, viewer, every, at_screen),
            )
        )

    def _since(self, line: int) -> tuple[views.Lines, Any]:
        found = self._lines.get(line)
        if found is None:
            lines = views.Lines(self._state, self._people, line)
            # Encoded once for all messages that contain them.
            found = self._lines[line] = lines, Raw(encode(lines.public))
        return found
