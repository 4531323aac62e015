"""How words stand: by what the judge said of them and how votes on them ended. Nothing is decided here."""

from collections.abc import Sequence

from nenuphar.core.game import Seat
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix import score
from nenuphar.games.quibbix.agreed import SHORTEST_WORD
from nenuphar.games.quibbix.parts import NOTHING, Ballot, Layout, Lying, LyingWord, Ruling, Settled, Standing
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import State

COUNTING: tuple[Standing, ...] = ("laid", "stands", "voting")
_NOTHING_LIES = Lying(NOTHING, (), 0)


def stands(word: str, rulings: Sequence[Ruling], settled: Sequence[Settled]) -> bool | None:
    """Whether this word stands: a vote counts more than the judge (QX-D4), and the last one most. None: not ruled."""
    for each in reversed(settled):
        if each.word == word:
            return each.stands
    ruling = ruling_on(word, rulings)
    return None if ruling is None else ruling.verdict != "invalid"


def ruling_on(word: str, rulings: Sequence[Ruling]) -> Ruling | None:
    return next((ruling for ruling in rulings if ruling.word == word), None)


def ballot_on(word: str, votes: Sequence[Ballot]) -> Ballot | None:
    return next((ballot for ballot in votes if ballot.word == word), None)


def to_confirm(ballot: Ballot) -> Seat | None:
    """Who alone disputes what all others accept, and has to say so again when they have heard that."""
    alone = all(vote or seat == ballot.by for seat, vote in enumerate(ballot.votes))
    return ballot.by if alone and not all(ballot.votes) else None


def standing(state: State, seat: Seat, index: int, word: str) -> Standing:
    if index in state.taken_back[seat]:
        return "taken-back"
    if ballot_on(word, state.votes) is not None:
        return "voting"
    known = stands(word, state.rulings, state.settled)
    return "laid" if known is None else "stands" if known else "fallen"


def lying(state: State, seat: Seat) -> Lying:
    """A seat's layout with all that can be said of it."""
    layout, rack = state.layouts[seat], state.racks[seat]
    if not layout.words:
        return _NOTHING_LIES
    options = state.setup.options
    worth = values(options.tiles, options.words_in)
    found = layouts.texts(rack, layout)
    standings = [standing(state, seat, index, word) for index, word in enumerate(found)]
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    counting = [
        index for index, each in enumerate(standings) if each in COUNTING and len(found[index]) >= SHORTEST_WORD
    ]
    coined = tuple(is_coined(word, state.settled) for word in found)
    double = score.doubled(points, counting, state.doubled[seat])
    bonus = score.bonus(options, {found[index] for index in counting if coined[index]})
    words = tuple(
        LyingWord(found[index], points[index], standings[index], index == double, coined[index])
        for index in range(len(found))
    )
    return Lying(layout, words, score.total(points, counting, double) + bonus)


def is_coined(word: str, settled: Sequence[Settled]) -> bool:
    return any(each.word == word and each.rule == "QX-W7" and each.stands for each in settled)


def lasting(state: State, seat: Seat) -> tuple[int, ...]:
    """The places of a seat's words that have not fallen and were not taken back."""
    found = layouts.texts(state.racks[seat], state.layouts[seat])
    return tuple(index for index, word in enumerate(found) if standing(state, seat, index, word) in COUNTING)


def remaining(state: State, seat: Seat) -> Layout:
    """A seat's layout without what fell."""
    return layouts.only(state.layouts[seat], lasting(state, seat))


def losers(state: State) -> tuple[Seat, ...]:
    """The seats with a word that fell or was given up in its vote; who takes back what stands has lost nothing."""
    return tuple(
        seat
        for seat, layout in enumerate(state.layouts)
        if any(
            standing(state, seat, index, word) not in COUNTING and not stands(word, state.rulings, state.settled)
            for index, word in enumerate(layouts.texts(state.racks[seat], layout))
        )
    )


def authors(state: State, word: str) -> tuple[Seat, ...]:
    """The seats that have laid this word and not taken it back."""
    return tuple(
        seat
        for seat, layout in enumerate(state.layouts)
        if any(
            found == word and index not in state.taken_back[seat]
            for index, found in enumerate(layouts.texts(state.racks[seat], layout))
        )
    )


def unruled(state: State) -> tuple[str, ...]:
    """All words that lie there and that the judge has not been asked about in this turn."""
    known = {ruling.word for ruling in state.rulings}
    pairs = zip(state.racks, state.layouts, strict=True)
    return tuple(sorted({word for rack, layout in pairs for word in layouts.texts(rack, layout)} - known))
