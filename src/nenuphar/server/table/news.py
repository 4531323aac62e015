"""Writes the news of a table: one message for all who see the same."""

from typing import Any

from msgspec import Raw

from nenuphar.core.codec import encode
from nenuphar.server import wire
from nenuphar.server.model import views
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.state import TableState
from nenuphar.server.model.views import PeopleById, Sight
from nenuphar.server.net.connections import Connection


class NewsWriter:
    """Writes for each connection what has happened since its last message, and the state now."""

    def __init__(self, state: TableState, people: PeopleById, presence: Presence | None) -> None:
        """Without a `presence`, the news leaves out the table itself: it has not changed."""
        self._state = state
        self._people = people
        self._presence = presence
        self._lines: dict[int, tuple[views.Lines, Any]] = {}  # by the first new line; with the public's, encoded
        self._frames: dict[object, bytes] = {}

    def of(self, connection: Connection) -> bytes:
        """The message; empty for viewers who learn nothing: in a slap game its mere arrival would reveal something."""
        person, sight = connection.person, sight_for(self._state, connection)
        is_special = person == self._state.seating.host, person in self._state.seats_at_screen
        key = connection.lines_sent, sight, is_special, connection.screen
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._frame(connection, sight)
        if found:
            connection.lines_sent = len(self._state.lines)
        return found

    def _frame(self, connection: Connection, sight: Sight) -> bytes:
        state, since = self._state, connection.lines_sent
        if self._presence is None and views.is_secret(state, since, (sight.log, *sight.hands)):
            return b""
        every, public = self._since(since)
        lines = every.of(sight.log)
        presence = self._presence
        return encode(
            wire.News(
                lines=public if lines is every.public else lines,
                seq=state.known_to(sight.log),
                table=None if presence is None else table_for(state, connection, self._people, presence),
                match=views.match_view(state, sight, every),
            )
        )

    def _since(self, line: int) -> tuple[views.Lines, Any]:
        found = self._lines.get(line)
        if found is None:
            lines = views.Lines(self._state, self._people, line)
            # Encoded once for all messages that contain them.
            found = self._lines[line] = lines, Raw(encode(lines.public))
        return found


def sight_for(state: TableState, connection: Connection) -> Sight:
    if connection.screen is not None:
        return views.PUBLIC
    return views.sight_of(state, connection.person, connection.holder)


def table_for(state: TableState, connection: Connection, people: PeopleById, presence: Presence) -> wire.TableView:
    if connection.screen is not None:
        return views.screen_view(state, people, presence, connection.screen.invites)
    return views.table_view(state, connection.person, people, presence, connection.holder)
