"""The status of words, by rulings and ended votes. Nothing is decided here."""

from collections.abc import Sequence

from nenuphar.core.game import Seat
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix import score
from nenuphar.games.quibbix.options import SHORTEST_WORD
from nenuphar.games.quibbix.parts import (
    NOTHING,
    Ballot,
    ClosedVote,
    Finest,
    Layout,
    Ruling,
    ScoredLayout,
    ScoredWord,
    WordStatus,
)
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import State

COUNTING: tuple[WordStatus, ...] = ("laid", "stands", "voting")
_EMPTY = ScoredLayout(NOTHING, (), 0)


def is_accepted(word: str, rulings: Sequence[Ruling], settled: Sequence[ClosedVote]) -> bool | None:
    """A vote counts more than the judge (QX-D4), and the last one most. None if nobody has ruled yet.

    A word that is not accepted as coined keeps its status (QX-D9), unless it was in doubt.
    """
    votes = [each for each in settled if each.word == word]
    for each in reversed(votes):
        if each.stands or each.rule != "QX-W7":
            return each.stands
    ruling = ruling_on(word, rulings)
    if ruling is None:
        return None
    return not votes if ruling.verdict == "discuss" else ruling.verdict != "invalid"


def is_final(word: str, rulings: Sequence[Ruling]) -> bool:
    """Whether the judge's ruling is final (QX-R10)."""
    ruling = ruling_on(word, rulings)
    return ruling is not None and ruling.final


def was_disputed(word: str, rulings: Sequence[Ruling], settled: Sequence[ClosedVote]) -> bool:
    """Whether a vote has decided on this word; there is only one (QX-W6). A refused bonus does not count (QX-D9)."""
    ruling = ruling_on(word, rulings)
    doubted = ruling is not None and ruling.verdict == "discuss"
    return any(each.word == word and (each.stands or doubted or each.rule != "QX-W7") for each in settled)


def is_disputed(word: str, votes: Sequence[Ballot]) -> bool:
    """Whether a player, and not only the judge, has asked for the vote on it."""
    ballot = ballot_on(word, votes)
    return ballot is not None and ballot.rule == "QX-W6" and ballot.by is not None


def was_offered_as_coined(word: str, votes: Sequence[Ballot], settled: Sequence[ClosedVote]) -> bool:
    ballot = ballot_on(word, votes)
    asked = any(each.word == word and each.rule == "QX-W7" for each in settled)
    return asked or (ballot is not None and ballot.rule == "QX-W7")


def is_in_a_dictionary(word: str, rulings: Sequence[Ruling]) -> bool:
    """Whether it is an entry or a form of one: then it is not coined (QX-D9)."""
    ruling = ruling_on(word, rulings)
    return ruling is not None and ruling.verdict == "valid" and ruling.rule in ("QX-W2", "QX-W5")


def ruling_on(word: str, rulings: Sequence[Ruling]) -> Ruling | None:
    return next((ruling for ruling in rulings if ruling.word == word), None)


def ballot_on(word: str, votes: Sequence[Ballot]) -> Ballot | None:
    return next((ballot for ballot in votes if ballot.word == word), None)


def to_confirm(ballot: Ballot) -> Seat | None:
    """The only player against a word, who has to confirm it; None if there is no such player."""
    alone = all(vote or seat == ballot.by for seat, vote in enumerate(ballot.votes))
    return ballot.by if alone and not all(ballot.votes) else None


def status_of(state: State, seat: Seat, index: int, word: str) -> WordStatus:
    if index in state.taken_back[seat]:
        return "taken-back"
    if ballot_on(word, state.votes) is not None:
        return "voting"
    known = is_accepted(word, state.rulings, state.settled)
    return "laid" if known is None else "stands" if known else "fallen"


def scored(state: State, seat: Seat) -> ScoredLayout:
    """A seat's layout with the status of its words."""
    layout, rack = state.layouts[seat], state.racks[seat]
    if not layout.words:
        return _EMPTY
    options = state.setup.options
    worth = values(options.tiles, options.words_in)
    found = layouts.texts(rack, layout)
    statuses = [status_of(state, seat, index, word) for index, word in enumerate(found)]
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    counting = [index for index, each in enumerate(statuses) if each in COUNTING and len(found[index]) >= SHORTEST_WORD]
    coined = tuple(is_coined(word, state.settled) for word in found)
    double = score.doubled(points, counting, state.doubled[seat])
    bonus = score.bonus(options, {found[index] for index in counting if coined[index]})
    words = tuple(
        ScoredWord(found[index], points[index], statuses[index], index == double, coined[index])
        for index in range(len(found))
    )
    return ScoredLayout(layout, words, score.total(points, counting, double) + bonus)


def is_coined(word: str, settled: Sequence[ClosedVote]) -> bool:
    return any(each.word == word and each.rule == "QX-W7" and each.stands for each in settled)


def lasting(state: State, seat: Seat) -> tuple[int, ...]:
    """The indices of a seat's words that were neither rejected nor taken back."""
    found = layouts.texts(state.racks[seat], state.layouts[seat])
    return tuple(index for index, word in enumerate(found) if status_of(state, seat, index, word) in COUNTING)


def remaining(state: State, seat: Seat) -> Layout:
    """A seat's layout without rejected words."""
    return layouts.only(state.layouts[seat], lasting(state, seat))


def finest(state: State, seat: Seat, layout: Layout) -> Finest | None:
    """The best of a seat's words so far, with those of this layout; of equal words the first."""
    options, rack = state.setup.options, state.racks[seat]
    worth = values(options.tiles, options.words_in)
    pairs = zip(layouts.spelled(rack, layout), layout.words, strict=True)
    found = [Finest(word, score.letters(rack, layout, tiles, worth)) for word, tiles in pairs]
    best = state.finest[seat]
    return max([*([best] if best else []), *found], key=lambda each: each.points, default=None)


def losers(state: State) -> tuple[Seat, ...]:
    """The seats with a word that was rejected, or taken back in its vote; not those that took an accepted word back."""
    return tuple(
        seat
        for seat, layout in enumerate(state.layouts)
        if any(
            status_of(state, seat, index, word) not in COUNTING and not is_accepted(word, state.rulings, state.settled)
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
    """All laid words that the judge has not ruled on in this turn."""
    known = {ruling.word for ruling in state.rulings}
    pairs = zip(state.racks, state.layouts, strict=True)
    return tuple(sorted({word for rack, layout in pairs for word in layouts.texts(rack, layout)} - known))
