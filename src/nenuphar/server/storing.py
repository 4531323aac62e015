"""What happens at a table, folded into memory and made ready for the store, in one go."""

from collections.abc import Sequence

from nenuphar.core.codec import encode
from nenuphar.core.game import Millis, Settled
from nenuphar.core.match import SeedRevealed
from nenuphar.server import looks
from nenuphar.server.happenings import Happening, Kept, MatchBegan, Played, Reacted, Spoke
from nenuphar.server.looks import People
from nenuphar.server.seating import Seating
from nenuphar.server.standing import Standing, is_of_table
from nenuphar.store import Append, Card, Keepsake, Precedent


def fold(standing: Standing, happenings: Sequence[Happening], at: Millis, ask: str, people: People) -> Append:
    """Take what happens into memory, and say what has to be stored."""
    expected, lines = standing.rows, len(standing.lines)
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
        deadline_ms=at if standing.due_bots() or standing.judge_is_due else standing.deadline,
        command_id=ask or None,
        card=card(standing, people, at) if changed else None,
        seated=standing.seating.people if changed else None,
        keepsakes=keepsakes(standing, lines, at),
        precedents=precedents(standing, lines, at),
    )


def keepsakes(standing: Standing, since: int, at: Millis) -> tuple[Keepsake, ...]:
    """What those who played all of it take home, if the match has ended since this line (TB-31)."""
    memory, match, seating = standing.game.memory, standing.match, standing.seating
    if memory is None or match is None:
        return ()
    if not any(isinstance(line.event, SeedRevealed) for line in standing.lines[since:]):
        return ()
    return tuple(
        Keepsake(chair.person, seating.game, standing.table, at, encode(kept))
        for chair, kept in zip(seating.chairs, memory.keep(match.state), strict=True)
        if chair.is_played and not chair.stood_in and kept is not None
    )


def precedents(standing: Standing, since: int, at: Millis) -> tuple[Precedent, ...]:
    """What the players have settled about words since this line, with the event that tells how."""
    bookish, match, seating = standing.game.bookish, standing.match, standing.seating
    if bookish is None or match is None:
        return ()
    language = bookish.language(match.setup.options)
    told = [line.event for line in standing.lines[since:] if line.kind == "match" and not is_of_table(line.event)]
    return tuple(
        Precedent(seating.host, language, settled.word, settled.stands, at, encode(event))
        for event in told
        if (settled := bookish.settled(event)) is not None and _is_of_the_house(seating, settled)
    )


def _is_of_the_house(seating: Seating, settled: Settled) -> bool:
    """A house keeps what its host said too, together with somebody else: no guest and no bot decides for it (TB-31)."""
    people = {chair.person: vote for chair, vote in zip(seating.chairs, settled.votes, strict=True) if chair.is_played}
    return people.get(seating.host) == settled.stands and sum(vote is not None for vote in people.values()) > 1


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
