"""What happens at a table, folded into memory and made ready for the store, in one go."""

from collections.abc import Sequence

from nenuphar.core.codec import encode
from nenuphar.core.game import Millis
from nenuphar.server import looks
from nenuphar.server.happenings import Happening, Kept, MatchBegan, Played, Reacted, Spoke
from nenuphar.server.looks import People
from nenuphar.server.standing import Standing
from nenuphar.store import Append, Card


def fold(standing: Standing, happenings: Sequence[Happening], at: Millis, ask: str, people: People) -> Append:
    """Take what happens into memory, and say what has to be stored."""
    expected = standing.rows
    rows = []
    for number, happening in enumerate(happenings, 1):
        begins = isinstance(happening, MatchBegan)
        kept = Kept(happening, ask if number == len(happenings) and not begins else "")
        rows.append(encode(kept))
        standing.take(kept, at)
        if begins:
            begun = Kept(standing.begun_match(), ask)
            rows.append(encode(begun))
            standing.take(begun, at)
    shown = (standing.phase, standing.seating.chairs)
    changed = shown != standing.listed
    standing.listed = shown
    return Append(
        table_id=standing.table,
        expected_seq=expected,
        events=tuple(rows),
        at_ms=at,
        deadline_ms=at if standing.due_bots() else standing.deadline,
        command_id=ask or None,
        card=card(standing, people, at) if changed else None,
        seated=standing.seating.people if changed else None,
    )


def card(standing: Standing, people: People, at: Millis) -> Card:
    return Card(
        code=standing.seating.code,
        public=standing.seating.public,
        phase=standing.phase,
        changed_ms=at,
        summary=encode(looks.summary(standing, people)),
    )


TALK = (Spoke, Reacted, Played)


def is_talk(happening: Happening) -> bool:
    """Whether this leaves the seats as they are."""
    return isinstance(happening, TALK)
