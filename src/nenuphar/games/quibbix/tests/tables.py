"""Tables for tests: racks written as words, rulings that the test chooses, and words as people type them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from nenuphar.core.game import Authority, Millis, Seat, Setup, TimeUp
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import Action, Content, Finish, Rule, Solve, Write
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Possible, Ruling, Solution, Verdict
from nenuphar.games.quibbix.types import BuildingBegan, Event, State, View
from nenuphar.testing.scenario import Scenario

Table: TypeAlias = Scenario[Options, State, Action, Event, View]

ANNA, BEN, CLEO = range(3)
CHANCE, CLOCK, JUDGE = Authority.CHANCE, Authority.CLOCK, Authority.JUDGE
FIRST, SECOND, THIRD = "AEJMRRSSTU", "AEJMRRSSTUAEEDV", "AEJMRRSSTUAEEDVHKNTW"
GERMAN = Options(words_in="de", rounds=1)
NONE = Solution(0, (), proven=False)


def given(
    *racks: str, options: Options = GERMAN, turn: int = 1, round_: int = 1, decision_ms: Millis | None = None
) -> Table:
    """A table where all players have these letters and build since 0."""
    blank = GAME.initial(Setup(len(racks), options, decision_ms))
    sheet = tuple(((0,) * (turn - 1),) for _ in racks)
    before = tuple(((0, 0, 0),) * (round_ - 1) + rounds for rounds in sheet)
    state = replace(blank, racks=racks, turn=turn, round=round_, sheet=before)
    until = 1_000 * options.turn_seconds or decision_ms
    return Scenario(GAME, GAME.evolve(state, BuildingBegan(until)))


def laid(table: Table, *words: str, at: Millis = 0) -> Table:
    """All players lay these words, in the order of the seats, and finish."""
    for seat, text in enumerate(words):
        if text:
            table.when(seat, Write(text), at=at)
    for seat in range(len(words)):
        table.when(seat, Finish(), at=at)
    return table


def asked(table: Table) -> Any:
    """The open query to the judge."""
    return table.waiting.query


def ruled(table: Table, verdicts: Mapping[str, Verdict] | None = None, at: Millis = 0) -> Table:
    """The judge rules like this on some words, and all others are valid."""
    said = [
        Ruling(word, (verdicts or {}).get(word, "valid"), "QX-W2", ("zipf=3.4",), "test") for word in asked(table).words
    ]
    return table.when(JUDGE, Rule(tuple(said)), at=at)


def compared(*words: str, options: Options = GERMAN, decision_ms: Millis | None = None, **verdicts: Verdict) -> Table:
    """All players have laid these words, from just enough letters, and the judge has ruled."""
    racks = [_letters(text) for text in words]
    table = laid(given(*racks, options=options, decision_ms=decision_ms), *words)
    return ruled(table, verdicts)


def _letters(text: str) -> str:
    """The letters of these words, and some more to have ten."""
    return text.replace(" ", "").ljust(10, "N")


def content(table: Table, at: Millis = 0) -> Table:
    """All players who are not content yet become so."""
    for seat in range(table.state.setup.seats):
        if table.state.phase == "comparing" and seat not in table.state.done:
            table.when(seat, Content(), at=at)
    return table


def solved(table: Table, at: Millis = 0) -> Table:
    """The judge does not know what was possible."""
    return table.when(JUDGE, Solve((Possible(NONE, NONE),) * table.state.setup.seats), at=at)


def clock(table: Table) -> Table:
    """Time passes until the clock acts."""
    assert table.waiting.deadline is not None
    return table.when(CLOCK, TimeUp(), at=table.waiting.deadline)


def scored(table: Table, seat: Seat = ANNA) -> int:
    """A seat's points in its last turn."""
    return table.state.sheet[seat][-1][-1]


def sees(table: Table, seat: Seat = ANNA) -> View:
    return GAME.view(table.state, seat)


def statuses(table: Table, seat: Seat = ANNA) -> dict[str, str]:
    return {word.text: word.standing for word in sees(table, seat).shown[seat].words}
