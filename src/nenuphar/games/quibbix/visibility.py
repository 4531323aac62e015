"""What each viewer may see and do. Others' layouts are secret until all are shown (QX-R3); racks are open."""

from dataclasses import dataclass
from random import Random

from nenuphar.core.game import Audience, Refused, Seat, Viewer
from nenuphar.core.moves import Listed, Moves
from nenuphar.games.quibbix import contest, refusals, word_status
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import (
    Action,
    AskHint,
    Coin,
    Content,
    Dispute,
    Double,
    Finish,
    GoOn,
    Lay,
    Ready,
    TakeBack,
    Vote,
    Write,
)
from nenuphar.games.quibbix.parts import NOTHING, Layout, ScoredLayout, Turned
from nenuphar.games.quibbix.tiles import LETTERS, values
from nenuphar.games.quibbix.types import Event, Laid, State, View

_HIDDEN = ("drawing", "building")  # phases in which others do not see layouts


def view(state: State, viewer: Viewer) -> View:
    seat = viewer if isinstance(viewer, int) else None
    totals = tuple([sum(map(sum, rounds)) for rounds in state.sheet])
    rounds = state.setup.options.all_rounds
    open_to_all = state.phase not in _HIDDEN or viewer == Audience.EVERYTHING
    return View(
        viewer=seat,
        setup=state.setup,
        phase=state.phase,
        round=state.round,
        rounds=rounds,
        turn=state.turn,
        comparison=state.comparison,
        racks=state.racks,
        used=tuple([layouts.used(layout) for layout in state.layouts]),
        mine=None if seat is None else word_status.scored(state, seat),
        shown=tuple([word_status.scored(state, each) for each in range(state.setup.seats)]) if open_to_all else (),
        kept=state.kept,
        building=state.building,
        done=state.done,
        until=state.until,
        first_until=state.first_until,
        late=state.late,
        rulings=state.rulings,
        votes=state.votes,
        settled=state.settled,
        asking=state.asking,
        hint=state.hint,
        possible=state.possible,
        sheet=state.sheet,
        could=state.could,
        finest=state.finest,
        totals=totals,
        quotients=() if state.outcome is None else tuple([contest.quotient(total, rounds) for total in totals]),
        differences=state.differences,
        outcome=state.outcome,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Laid(seat, used, False) if viewer not in (seat, Audience.EVERYTHING):
            return Laid(seat, used, public=False, layout=None)
        case _:
            return event


def moves(view: View) -> Moves[Action]:
    seat = view.viewer
    if seat is None:
        return Listed()
    match view.phase:
        case "building" | "rearranging" if seat in view.building:
            return Listed((GoOn(),)) if seat in view.done else Building(view, seat)
        case "comparing":
            return Listed(_comparing(view, seat))
        case "looking" if seat not in view.done:
            return Listed((Ready(),))
        case _:
            return Listed()


def _comparing(view: View, seat: Seat) -> list[Action]:
    """What the match waits for comes first, then the rest."""
    listed: list[Action] = []
    for ballot in view.votes:
        if seat not in _authors(view, ballot.word):
            listed += [
                Vote(ballot.word, accept)
                for accept in (True, False)
                if ballot.votes[seat] is not accept or word_status.to_confirm(ballot) == seat
            ]
    listed.append(GoOn() if seat in view.done else Content())
    for index, word in enumerate(view.shown[seat].words):
        if word.standing in word_status.COUNTING:
            listed.append(TakeBack(index))
            if not word.doubled:
                listed.append(Double(index))
    for text in sorted({word.text for each in view.shown for word in each.words}):
        if _may_dispute(view, seat, text):
            listed.append(Dispute(text))
        if _may_coin(view, seat, text):
            listed.append(Coin(text))
    return listed


def _may_dispute(view: View, seat: Seat, text: str) -> bool:
    authors = _authors(view, text)
    voted = word_status.ballot_on(text, view.votes) or word_status.was_disputed(text, view.rulings, view.settled)
    if not authors or voted or view.late or word_status.is_final(text, view.rulings):
        return False
    unheard = view.setup.options.contest and len(authors) == view.setup.seats
    return not unheard and not (seat in authors and word_status.is_accepted(text, view.rulings, view.settled))


def _may_coin(view: View, seat: Seat, text: str) -> bool:
    """An accepted word is coined only for the bonus, and a dictionary word never (QX-D9)."""
    options = view.setup.options
    if not options.coined or seat not in _authors(view, text) or word_status.is_final(text, view.rulings):
        return False
    if word_status.is_disputed(text, view.votes) or word_status.was_offered_as_coined(text, view.votes, view.settled):
        return False
    if not word_status.is_accepted(text, view.rulings, view.settled):
        return True
    return options.bonus and not word_status.is_in_a_dictionary(text, view.rulings)


def _authors(view: View, text: str) -> list[Seat]:
    return [
        seat
        for seat, each in enumerate(view.shown)
        if any(word.text == text and word.standing != "taken-back" for word in each.words)
    ]


@dataclass(frozen=True)
class Building:
    """The moves of a player who is laying tiles: far too many to list."""

    view: View
    seat: Seat

    @property
    def listed(self) -> None:
        return None

    def __contains__(self, action: object) -> bool:
        match action:
            case Lay():
                return self._can_lay(action)
            case Write(text):
                return self._can_write(text)
            case Finish():
                return True
            case AskHint():
                return self._may_ask()
            case _:
                return False

    def _can_lay(self, lay: Lay) -> bool:
        try:
            if self.view.phase == "building":
                layouts.laid(self.view.racks[self.seat], lay)
            else:  # nothing is hidden, so there is only one state to imagine
                refusals.layout(imagine(self.view, Random(0)), self.seat, lay)
        except Refused:
            return False
        return True

    def _can_write(self, text: str) -> bool:
        options = self.view.setup.options
        worth = values(options.tiles, options.words_in)
        try:
            return self._can_lay(layouts.written(text, self.view.racks[self.seat], options.words_in, worth))
        except Refused:
            return False

    def _may_ask(self) -> bool:
        """A hint is for a player alone, not in a contest, and only while there are letters left (QX-R10)."""
        hint, alone = self.view.hint, self.view.setup.seats == 1
        more = hint is None or len(hint.letters) < hint.length
        calm = self.view.phase == "building" and not self.view.asking
        return alone and more and calm and not self.view.setup.options.contest

    def sample(self, rng: Random) -> Action:
        """Half of the time Finish; else a word or two of a few letters, or a hint."""
        luck = rng.random()
        if luck < 0.1 and self._may_ask():
            return AskHint()
        lay = _some_words(self._kept(), len(self.view.racks[self.seat]), rng)
        if luck < 0.5 and self._can_lay(lay) and not self._is_laid(lay):
            return lay
        return Finish()

    def _kept(self) -> Layout:
        """The words that stay while letters are rearranged."""
        mine = self.view.mine
        return mine.layout if mine is not None and self.view.phase == "rearranging" else NOTHING

    def _is_laid(self, lay: Lay) -> bool:
        return self.view.mine is not None and self.view.mine.layout == layouts.laid(self.view.racks[self.seat], lay)


def _some_words(kept: Layout, tiles: int, rng: Random) -> Lay:
    laid = {tile for word in kept.words for tile in word}
    idle = [tile for tile in range(tiles) if tile not in laid]
    some = rng.sample(idle, min(len(idle), rng.randint(1, 6)))
    cut = rng.randint(1, 6)
    words = tuple(tuple(word) for word in (some[:cut], some[cut:]) if word)
    turned = (Turned(some[0], rng.choice(LETTERS)),) if some and rng.random() < 0.3 else ()
    return Lay(kept.words + words, kept.turned + turned)


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: others have laid the visible number of tiles, but any of them."""
    seats = view.setup.seats
    laid: tuple[ScoredLayout | None, ...] = view.shown or tuple(
        view.mine if seat == view.viewer else None for seat in range(seats)
    )
    pairs = enumerate(laid)
    return State(
        setup=view.setup,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        comparison=view.comparison,
        racks=view.racks,
        layouts=tuple(each.layout if each else _some_layout(view, seat, rng) for seat, each in pairs),
        building=view.building,
        done=view.done,
        until=view.until,
        first_until=view.first_until,
        late=view.late,
        rulings=view.rulings,
        votes=view.votes,
        settled=view.settled,
        taken_back=tuple(_places(each, "taken-back") for each in laid),
        kept=view.kept,
        doubled=tuple(next(iter(_doubled(each)), None) for each in laid),
        asking=view.asking,
        hint=view.hint,
        possible=view.possible,
        sheet=view.sheet,
        could=view.could,
        finest=view.finest,
        differences=view.differences,
        outcome=view.outcome,
    )


def _some_layout(view: View, seat: Seat, rng: Random) -> Layout:
    used = view.used[seat]
    return Layout((tuple(rng.sample(range(len(view.racks[seat])), used)),)) if used else NOTHING


def _places(laid: ScoredLayout | None, how: str) -> tuple[int, ...]:
    words = laid.words if laid else ()
    return tuple(index for index, word in enumerate(words) if word.standing == how)


def _doubled(laid: ScoredLayout | None) -> list[int]:
    return [index for index, word in enumerate(laid.words) if word.doubled] if laid else []
