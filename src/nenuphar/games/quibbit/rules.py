"""All decisions of Quibbit!, each with its rule. README.md has the rules in words."""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from nenuphar.core.colours import assign_colours
from nenuphar.core.decision import Decision
from nenuphar.core.game import Command, Millis, Refused, Seat, Setup, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock
from nenuphar.core.messages import Word
from nenuphar.core.moves import Draw
from nenuphar.games.quibbit import course
from nenuphar.games.quibbit.board import parse, ring_rule
from nenuphar.games.quibbit.fold import evolve, without
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    DUMMY,
    OUT,
    Action,
    Card,
    CardChosen,
    CardLost,
    CardReturned,
    CardsRevealed,
    Choose,
    Colour,
    CrownPassed,
    DummyCardTurned,
    DummyPileRenewed,
    Event,
    FirstPicked,
    FrogPlaced,
    GameEnded,
    LastFrogLapped,
    LaySegment,
    Options,
    PickFirst,
    Place,
    PlacingBegan,
    PlayerEliminated,
    RoundBegan,
    SegmentLaid,
    State,
    TimeRanOut,
    TurnDummyCard,
)


def initial(setup: Setup[Options]) -> State:
    """The state before the first draw. Refuses options that break the setup rules."""
    options, seats = setup.options, setup.seats
    colours = _colours(options, seats)
    if options.youngest is not None and not 0 <= options.youngest < seats:
        raise Refused("QB-S5", fault="youngest", youngest=options.youngest, seats=seats)
    if options.round_limit is not None and options.round_limit < 1:
        raise Refused("QB-E7", fault="limit", limit=options.round_limit)
    ring = parse(options.board, colours, ring_rule(seats)) if options.board else ()
    return State(
        setup=setup,
        phase="laying" if not ring else "starting",
        colours=colours,
        ring=ring,
        turn=None,
        steps=(None,) * len(colours),
        crown=None,
        round=0,
        hands=(CARDS,) * seats,
        chosen=(None,) * seats,
        pile=CARDS if seats == 2 else (),
        until=None,
        outcome=None,
    )


def waiting(state: State) -> Waiting[Action]:
    match state.phase:
        case "laying":
            return Waiting(chance=_segments(state.colours))
        case "starting":
            return Waiting(chance=_starters(state.setup.seats, state.setup.options.youngest))
        case "placing":
            assert state.turn is not None
            return Waiting(due=(state.turn,), may=(state.turn,), deadline=state.until)
        case "planning":
            playing = _playing(state)
            return Waiting(due=_undecided(state, playing), may=playing, deadline=state.until)
        case "moving":
            return Waiting(chance=Draw(tuple(TurnDummyCard(card) for card in state.pile)))
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> Decision[State, Event]:
    decision = Decision(evolve, state, command.at)
    RULES[type(command.action)](decision, command)
    return decision


# Setup


def _lay_segment(decision: Decision[State, Event], command: Command[LaySegment]) -> None:
    """Chance lays three segments, each with one leaf of every colour in play (QB-S1, QB-S2, QB-S3)."""
    state = decision.state
    only_chance(command, waiting(state).chance, ring_rule(state.setup.seats))
    decision.add(SegmentLaid(command.action.leaves))


def _pick_first(decision: Decision[State, Event], command: Command[PickFirst]) -> None:
    """The youngest player places first if the host has named one, otherwise chance picks a seat (QB-S5)."""
    only_chance(command, waiting(decision.state).chance, "QB-S5")
    seat = command.action.seat
    decision.add(FirstPicked(seat))
    decision.add(PlacingBegan(seat, _until(decision)))


def _place(decision: Decision[State, Event], command: Command[Place]) -> None:
    """The first frog goes anywhere (QB-S5), every other one to an end of the line (QB-S6)."""
    state, tile = decision.state, command.action.tile
    rule = "QB-S5" if course.is_empty(state.steps) else "QB-S6"
    if state.phase != "placing" or command.by != state.turn or state.turn is None:
        raise _not_now(state, rule)
    starts = course.starts(state.steps, len(state.ring))
    if tile not in starts:
        raise Refused(rule, fault="tile", tile=tile, tiles=tuple(sorted(starts)))
    _placed(decision, state.turn, starts[tile], rule)


def _placed(decision: Decision[State, Event], seat: Seat, step: int, rule: str) -> None:
    """After a frog is placed, the next player is asked, or the race begins."""
    decision.add(FrogPlaced(seat, step, rule))
    steps, seats = decision.state.steps, decision.state.setup.seats
    following = (seat + 1) % seats
    if steps[following] is None:
        decision.add(PlacingBegan(following, _until(decision)))
        return
    leader = course.front(steps)
    if seats == 2:
        last = steps[course.rear(steps)]
        assert last is not None
        decision.add(FrogPlaced(DUMMY, last - 1, "QB-S7"))
    decision.add(CrownPassed(leader, "QB-S8"))
    decision.add(RoundBegan(1, _until(decision)))


# A round: planning


def _choose(decision: Decision[State, Event], command: Command[Choose]) -> None:
    """Choose a card secretly (QB-P1), or another one while somebody has not chosen yet (QB-P2)."""
    state, by, card = decision.state, command.by, command.action.card
    if state.phase != "planning":
        raise _not_now(state, "QB-P2" if state.phase == "moving" else "QB-P1")
    if not isinstance(by, int):
        raise Refused("QB-P1", fault="nobody")
    hand = state.hands[by]
    if card not in hand:
        raise Refused("QB-P1", fault="card", card=card, hand=hand) if hand else Refused("QB-E1", fault="out")
    decision.add(CardChosen(by, card))
    if _all_have_chosen(decision.state):
        _reveal(decision)


def _reveal(decision: Decision[State, Event]) -> None:
    """When all have chosen, all cards are shown at once (QB-P2), and then the dummy turns its card (QB-P3)."""
    chosen = decision.state.chosen
    decision.add(CardsRevealed(chosen))
    if not decision.state.pile:
        _move(decision, chosen)


def _turn_dummy_card(decision: Decision[State, Event], command: Command[TurnDummyCard]) -> None:
    only_chance(command, waiting(decision.state).chance, "QB-P3")
    card = command.action.card
    decision.add(DummyCardTurned(card))
    _move(decision, (*decision.state.chosen, card))


def _time_up(decision: Decision[State, Event], command: Command[TimeUp]) -> None:
    """The clock decides for late players: the rear end of the line, or the smallest card (QB-T1)."""
    state = decision.state
    only_clock(command.by, command.at, state.until)
    if state.phase == "placing":
        assert state.turn is not None
        decision.add(TimeRanOut((state.turn,)))
        _placed(decision, state.turn, min(course.starts(state.steps, len(state.ring)).values()), "QB-T1")
        return
    late = _undecided(state, _playing(state))
    decision.add(TimeRanOut(late))
    decision.extend([CardChosen(seat, min(state.hands[seat])) for seat in late])
    _reveal(decision)


# A round: movement, cards, elimination


def _move(decision: Decision[State, Event], cards: tuple[Card | None, ...]) -> None:
    """All frogs leap. Then the crown passes and cards return or are lost, unless a lap ends the game (QB-V5, QB-D1)."""
    state = decision.state
    steps, hands = list(state.steps), list(state.hands)
    leapt, lapped = course.play_round(steps, cards, len(state.ring))
    leader = course.front(steps)
    if lapped:
        decision.extend((*leapt, LastFrogLapped(leader, course.rear(steps)), GameEnded(leader, "QB-V5")))
        return
    events: list[Event] = [*leapt]
    if leader != state.crown:
        events.append(CrownPassed(leader, "QB-V4"))
    _return_or_lose_cards(state, cards, steps, hands, events)
    if steps[leader] is None and not course.is_empty(steps):
        leader = course.front(steps)
        events.append(CrownPassed(leader, "QB-E2"))
    decision.extend_to(replace(state, steps=tuple(steps), hands=tuple(hands), crown=leader), events)
    if state.setup.seats == 2 and not state.pile:  # the dummy has just turned its last card (QB-C3, QB-D3)
        decision.add(DummyPileRenewed())
    decision.add(_ended(state, steps, hands) or RoundBegan(state.round + 1, _until(decision)))


def _return_or_lose_cards(
    state: State,
    cards: tuple[Card | None, ...],
    steps: list[int | None],
    hands: list[tuple[Card, ...]],
    events: list[Event],
) -> None:
    """Cards return or are lost (QB-C1, QB-C2). A player without cards is out, and the frog leaves the ring (QB-E1).

    Changes `steps` and `hands`, and adds to `events`.
    """
    ring, colours, out = state.ring, state.colours, []
    size = len(ring)
    for seat, hand in enumerate(state.hands):
        card, step = cards[seat], steps[seat]
        if card is None or step is None:
            continue
        tile = ring[step % size]
        if tile == "flower" or tile == colours[seat]:
            events.append(CardReturned(seat, card))
        else:
            events.append(CardLost(seat, card))
            hands[seat] = without(hand, card)
            if len(hand) == 1:
                out.append(seat)
    for seat in out:
        events.append(PlayerEliminated(seat))
        steps[seat] = None


def _ended(state: State, steps: list[int | None], hands: list[tuple[Card, ...]]) -> GameEnded | None:
    """The end of the game, if this round was the last."""
    options, seats = state.setup.options, state.setup.seats
    dummy = seats == 2
    left = seats - hands.count(OUT)
    if left == 0:
        # The dummy is never out: alone on the ring it wins (QB-E3, QB-D2). Without it the last crown decides.
        return GameEnded(DUMMY, "QB-E3") if dummy else GameEnded(state.crown, "QB-E4")
    if left == 1 and not dummy:
        return GameEnded(course.front(steps), "QB-E3")
    if left == 1 and options.last_human_wins:
        return GameEnded(course.front(steps[:seats]), "QB-E6")
    if options.round_limit is not None and state.round >= options.round_limit:
        return GameEnded(None, "QB-E7")
    last_cards = max(map(len, hands)) == 1
    if last_cards and not dummy and course.endless(steps, hands, course.homes(state.ring, state.colours)):
        return GameEnded(None, "QB-D5")
    return None


# Helpers


def _until(decision: Decision[State, Event]) -> Millis | None:
    """When the next choice is due."""
    return decision.state.setup.until(decision.at)


def _playing(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, hand in enumerate(state.hands) if hand])


def _all_have_chosen(state: State) -> bool:
    return state.chosen.count(None) == state.hands.count(OUT)


def _undecided(state: State, playing: tuple[Seat, ...]) -> tuple[Seat, ...]:
    chosen = state.chosen
    return tuple([seat for seat in playing if chosen[seat] is None]) if any(chosen) else playing


def coloured(options: Options, colours: tuple[str, ...]) -> Options:
    """The options with the players' own colours, unless the table has set some. A dummy gets the first free one."""
    if options.colours or options.board:
        return options
    dummies = ("",) * max(0, 3 - len(colours))
    names = assign_colours(COLOURS, (*colours, *dummies))
    return replace(options, colours=tuple(colour for name in names for colour in COLOURS if colour == name))


def _colours(options: Options, seats: int) -> tuple[Colour, ...]:
    """The frogs that play: one for each player and, with two players, one for the dummy (QB-S2, QB-S3, QB-S4)."""
    frogs = max(seats, 3)
    colours = options.colours or COLOURS[:frogs]
    if len(colours) != frogs or len(set(colours)) != frogs:
        named = tuple(Word(f"quibbit-{colour}") for colour in colours)
        raise Refused("QB-S4", fault="colours", frogs=frogs, colours=named)
    return colours


@cache
def _segments(colours: tuple[Colour, ...]) -> Draw[Action]:
    return Draw(tuple(LaySegment(leaves) for leaves in permutations(colours)))


@cache
def _starters(seats: int, youngest: Seat | None) -> Draw[Action]:
    """The seats that chance may pick to place first: only the youngest, if the host has named one."""
    return Draw(tuple(PickFirst(seat) for seat in (range(seats) if youngest is None else (youngest,))))


def _not_now(state: State, rule: str) -> Refused:
    return Refused(rule, fault="now", phase=Word(f"quibbit-phase-{state.phase}"))


RULES: dict[type[Action], Callable[[Decision[State, Event], Command[Any]], None]] = {
    LaySegment: _lay_segment,
    PickFirst: _pick_first,
    Place: _place,
    Choose: _choose,
    TurnDummyCard: _turn_dummy_card,
    TimeUp: _time_up,
}
