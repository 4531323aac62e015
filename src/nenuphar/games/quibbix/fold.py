"""Folds the events of Quibbix into its state. Nothing is decided or refused here."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from nenuphar.core.game import Outcome, Seat
from nenuphar.core.tuples import with_item
from nenuphar.games.quibbix import contest
from nenuphar.games.quibbix.layout import spelled
from nenuphar.games.quibbix.parts import NOTHING, Ballot, ClosedVote
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    ComparingBegan,
    DisputesClosed,
    DoubleChosen,
    Event,
    Finished,
    GameEnded,
    HintAsked,
    Hinted,
    Laid,
    LayoutsShown,
    LookingBegan,
    MoreTimeGiven,
    PossibleShown,
    RearrangingBegan,
    RoundBegan,
    State,
    TileDrawn,
    TimeRanOut,
    TurnBegan,
    TurnScored,
    VoteBegan,
    VoteCast,
    VoteDropped,
    VoteSettled,
    WasContent,
    WasReady,
    WentOn,
    WordsRuled,
    WordTakenBack,
)
from nenuphar.games.quibbix.word_status import authors, finest, is_accepted, lasting, remaining


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)


def _round_began(state: State, event: RoundBegan) -> State:
    seats = state.setup.seats
    return replace(
        state,
        round=event.number,
        racks=("",) * seats,
        layouts=(NOTHING,) * seats,
        sheet=tuple((*rounds, ()) for rounds in state.sheet),
        could=tuple((*rounds, ()) for rounds in state.could),
    )


def _turn_began(state: State, event: TurnBegan) -> State:
    """Layouts stay; rulings and votes of the last turn no longer count."""
    seats = state.setup.seats
    return replace(
        state,
        phase="drawing",
        turn=event.number,
        comparison=0,
        done=(),
        until=None,
        rulings=(),
        settled=(),
        taken_back=((),) * seats,
        doubled=(None,) * seats,
        hint=None,
        possible=(),
    )


def _tile_drawn(state: State, event: TileDrawn) -> State:
    racks = [
        rack + event.letter if event.seat is None or event.seat == seat else rack
        for seat, rack in enumerate(state.racks)
    ]
    return replace(state, racks=tuple(racks))


def _building_began(state: State, event: BuildingBegan) -> State:
    return replace(state, phase="building", building=tuple(range(state.setup.seats)), until=event.until)


def _laid(state: State, event: Laid) -> State:
    assert event.layout is not None
    return replace(
        state,
        layouts=with_item(state.layouts, event.seat, event.layout),
        doubled=with_item(state.doubled, event.seat, None),
    )


def _is_done(state: State, event: Finished | WasContent | WasReady) -> State:
    return replace(state, done=(*state.done, event.seat))


def _went_on(state: State, event: WentOn) -> State:
    return replace(state, done=_without(state.done, (event.seat,)))


def _hint_asked(state: State, event: HintAsked) -> State:
    return replace(state, asking=True)


def _hinted(state: State, event: Hinted) -> State:
    return replace(state, asking=False, hint=event.hint)


def _unchanged(state: State, event: TimeRanOut) -> State:
    """For the log only: other events change the state."""
    return state


def _layouts_shown(state: State, event: LayoutsShown) -> State:
    return replace(
        state,
        phase="judging",
        comparison=state.comparison + 1,
        layouts=event.layouts,
        kept=((),) * state.setup.seats,
        building=(),
        done=(),
        until=None,
        asking=False,
    )


def _words_ruled(state: State, event: WordsRuled) -> State:
    return replace(state, rulings=state.rulings + event.rulings)


def _comparing_began(state: State, event: ComparingBegan) -> State:
    return replace(state, phase="comparing", until=event.until, first_until=event.until, late=False)


def _more_time_given(state: State, event: MoreTimeGiven) -> State:
    return replace(state, until=event.until)


def _disputes_closed(state: State, event: DisputesClosed) -> State:
    return replace(state, until=event.until, late=True)


def _vote_began(state: State, event: VoteBegan) -> State:
    """The players who laid the word agree. A player who disputes it wants the opposite of its status.

    If a player claims to have coined a doubtful word, this vote replaces the one on the doubt.
    """
    votes: list[bool | None] = [None] * state.setup.seats
    if event.by is not None:
        votes[event.by] = not is_accepted(event.word, state.rulings, state.settled)
    for seat in authors(state, event.word):
        votes[seat] = True
    ballot = Ballot(event.word, event.rule, event.by, tuple(votes), event.until)
    return replace(state, votes=(*_votes_without(state, event.word), ballot))


def _vote_cast(state: State, event: VoteCast) -> State:
    votes = [
        replace(ballot, votes=with_item(ballot.votes, event.seat, event.accept))
        if ballot.word == event.word
        else ballot
        for ballot in state.votes
    ]
    return replace(state, votes=tuple(votes))


def _vote_settled(state: State, event: VoteSettled) -> State:
    """Players who lost a word may react, even if they were content before."""
    done = state.done if event.stands else _without(state.done, authors(state, event.word))
    settled = ClosedVote(event.word, event.rule, event.stands, event.votes)
    return replace(state, votes=_votes_without(state, event.word), settled=(*state.settled, settled), done=done)


def _vote_dropped(state: State, event: VoteDropped) -> State:
    """Nothing was decided: if the word is laid again, it is judged and voted on again, unless the judge rejected it."""
    rulings = [ruling for ruling in state.rulings if ruling.word != event.word or ruling.verdict == "invalid"]
    return replace(state, votes=_votes_without(state, event.word), rulings=tuple(rulings))


def _word_taken_back(state: State, event: WordTakenBack) -> State:
    places = (*state.taken_back[event.seat], event.index)
    return replace(state, taken_back=with_item(state.taken_back, event.seat, places))


def _double_chosen(state: State, event: DoubleChosen) -> State:
    return replace(state, doubled=with_item(state.doubled, event.seat, event.index))


def _rearranging_began(state: State, event: RearrangingBegan) -> State:
    """Rejected words go back to the rack, accepted ones stay, and the doubled word gets its new index."""
    layouts = [remaining(state, seat) for seat in range(state.setup.seats)]
    kept = [spelled(rack, layout) for rack, layout in zip(state.racks, layouts, strict=True)]
    places = [lasting(state, seat) for seat in range(state.setup.seats)]
    doubled = [
        stay.index(chosen) if chosen in stay else None for stay, chosen in zip(places, state.doubled, strict=True)
    ]
    return replace(
        state,
        phase="rearranging",
        layouts=tuple(layouts),
        kept=tuple(kept),
        building=event.seats,
        done=(),
        until=event.until,
        first_until=None,
        late=False,
        taken_back=((),) * state.setup.seats,
        doubled=tuple(doubled),
    )


def _turn_scored(state: State, event: TurnScored) -> State:
    layouts = [remaining(state, seat) for seat in range(state.setup.seats)]
    sheet = [
        (*rounds[:-1], (*rounds[-1], score.points)) for rounds, score in zip(state.sheet, event.scores, strict=True)
    ]
    return replace(
        state,
        phase="solving",
        layouts=tuple(layouts),
        done=(),
        until=None,
        first_until=None,
        late=False,
        taken_back=((),) * state.setup.seats,
        doubled=tuple(score.doubled for score in event.scores),
        sheet=tuple(sheet),
        finest=tuple(finest(state, seat, layout) for seat, layout in enumerate(layouts)),
    )


def _possible_shown(state: State, event: PossibleShown) -> State:
    could = [
        (*rounds[:-1], (*rounds[-1], each.best.points))
        for rounds, each in zip(state.could, event.possible, strict=True)
    ]
    return replace(state, possible=event.possible, could=tuple(could))


def _looking_began(state: State, event: LookingBegan) -> State:
    return replace(state, phase="looking", until=event.until)


def _game_ended(state: State, event: GameEnded) -> State:
    if state.setup.options.contest:
        ranks = contest.ranks(event.differences)
    else:
        ranks = tuple(1 + sum(other > total for other in event.totals) for total in event.totals)
    return replace(state, phase="over", differences=event.differences, outcome=Outcome(ranks, event.rule))


def _votes_without(state: State, word: str) -> tuple[Ballot, ...]:
    return tuple(ballot for ballot in state.votes if ballot.word != word)


def _without(seats: tuple[Seat, ...], gone: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in gone)


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    RoundBegan: _round_began,
    TurnBegan: _turn_began,
    TileDrawn: _tile_drawn,
    BuildingBegan: _building_began,
    Laid: _laid,
    Finished: _is_done,
    WentOn: _went_on,
    HintAsked: _hint_asked,
    Hinted: _hinted,
    TimeRanOut: _unchanged,
    LayoutsShown: _layouts_shown,
    WordsRuled: _words_ruled,
    ComparingBegan: _comparing_began,
    MoreTimeGiven: _more_time_given,
    DisputesClosed: _disputes_closed,
    VoteBegan: _vote_began,
    VoteCast: _vote_cast,
    VoteSettled: _vote_settled,
    VoteDropped: _vote_dropped,
    WordTakenBack: _word_taken_back,
    DoubleChosen: _double_chosen,
    WasContent: _is_done,
    RearrangingBegan: _rearranging_began,
    TurnScored: _turn_scored,
    PossibleShown: _possible_shown,
    LookingBegan: _looking_began,
    WasReady: _is_done,
    GameEnded: _game_ended,
}
