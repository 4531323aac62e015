"""All decisions of Quibbit!, each with its rule. README.md has the rules in words."""

from functools import cache
from itertools import permutations

from msgspec.structs import replace

from nenuphar.core.colours import assign_colours
from nenuphar.core.decision import Decision
from nenuphar.core.game import Actor, Command, Millis, Refused, Seat, Setup, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock
from nenuphar.core.messages import Word
from nenuphar.core.moves import Draw
from nenuphar.core.tuples import with_item
from nenuphar.games.quibbit import course
from nenuphar.games.quibbit.board import parse, ring_rule
from nenuphar.games.quibbit.fold import evolve
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    DUMMY,
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
            return Waiting(chance=_starters(state.setup))
        case "placing":
            assert state.turn is not None
            return Waiting(due=(state.turn,), may=(state.turn,), deadline=state.until)
        case "planning":
            return Waiting(due=_undecided(state), may=_playing(state), deadline=state.until)
        case "moving":
            return Waiting(chance=Draw(tuple(TurnDummyCard(card) for card in state.pile)))
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> Decision[State, Event]:
    decision = Decision(evolve, state, command.at)
    decision.extend(_events(state, command))
    return decision


def _events(state: State, command: Command[Action]) -> tuple[Event, ...]:
    match command.action:
        case Choose(card):
            return _choose(state, command.by, card, command.at)
        case Place(tile):
            return _place(state, command.by, tile, command.at)
        case TurnDummyCard(card):
            return _turn_dummy_card(state, command, card)
        case LaySegment(leaves):
            return _lay_segment(state, command, leaves)
        case PickFirst(seat):
            return _pick_first(state, command, seat)
        case TimeUp():
            return _time_up(state, command)


# Setup


def _lay_segment(state: State, command: Command[Action], leaves: tuple[Colour, ...]) -> tuple[Event, ...]:
    """Chance lays three segments, each with one leaf of every colour in play (QB-S1, QB-S2, QB-S3)."""
    only_chance(command, waiting(state).chance, ring_rule(state.setup.seats))
    return (SegmentLaid(leaves),)


def _pick_first(state: State, command: Command[Action], seat: Seat) -> tuple[Event, ...]:
    """The youngest player places first if the host has named one, otherwise chance picks a seat (QB-S5)."""
    only_chance(command, waiting(state).chance, "QB-S5")
    return (FirstPicked(seat), PlacingBegan(seat, state.setup.until(command.at)))


def _place(state: State, by: Actor, tile: int, at: Millis) -> tuple[Event, ...]:
    """The first frog goes anywhere (QB-S5), every other one to an end of the line (QB-S6)."""
    rule = "QB-S5" if all(step is None for step in state.steps) else "QB-S6"
    if state.phase != "placing" or by != state.turn or state.turn is None:
        raise _not_now(state, rule)
    starts = course.starts(state.steps, len(state.ring))
    if tile not in starts:
        raise Refused(rule, fault="tile", tile=tile, tiles=tuple(sorted(starts)))
    return _placed(state, state.turn, starts[tile], rule, at)


def _placed(state: State, seat: Seat, step: int, rule: str, at: Millis) -> tuple[Event, ...]:
    """After a frog is placed, the next player is asked, or the race begins."""
    steps = with_item(state.steps, seat, step)
    seats = state.setup.seats
    following = (seat + 1) % seats
    placed = FrogPlaced(seat, step, rule)
    if steps[following] is None:
        return (placed, PlacingBegan(following, state.setup.until(at)))
    begin = (CrownPassed(course.front(steps), "QB-S8"), RoundBegan(1, state.setup.until(at)))
    if seats > 2:
        return (placed, *begin)
    last = steps[course.rear(steps[:seats])]
    assert last is not None
    return (placed, FrogPlaced(DUMMY, last - 1, "QB-S7"), *begin)


# A round: planning


def _choose(state: State, by: Actor, card: Card, at: Millis) -> tuple[Event, ...]:
    """Choose a card secretly (QB-P1), or another one while somebody has not chosen yet (QB-P2)."""
    if state.phase != "planning":
        raise _not_now(state, "QB-P2" if state.phase == "moving" else "QB-P1")
    if not isinstance(by, int):
        raise Refused("QB-P1", fault="nobody")
    hand = state.hands[by]
    if card not in hand:
        raise Refused("QB-P1", fault="card", card=card, hand=hand) if hand else Refused("QB-E1", fault="out")
    laid = CardChosen(by, card)
    if _undecided(state) != (by,):
        return (laid,)
    return (laid, *_revealed(state, with_item(state.chosen, by, card), at))


def _revealed(state: State, chosen: tuple[Card | None, ...], at: Millis) -> tuple[Event, ...]:
    """When all have chosen, all cards are shown at once (QB-P2), and then the dummy turns its card (QB-P3)."""
    revealed = CardsRevealed(chosen)
    return (revealed,) if state.pile else (revealed, *_move(state, chosen, at))


def _turn_dummy_card(state: State, command: Command[Action], card: Card) -> tuple[Event, ...]:
    only_chance(command, waiting(state).chance, "QB-P3")
    return (DummyCardTurned(card), *_move(state, (*state.chosen, card), command.at))


def _time_up(state: State, command: Command[Action]) -> tuple[Event, ...]:
    """The clock decides for late players: the rear end of the line, or the smallest card (QB-T1)."""
    only_clock(command.by, command.at, state.until)
    if state.phase == "placing":
        assert state.turn is not None
        step = min(course.starts(state.steps, len(state.ring)).values())
        return (TimeRanOut((state.turn,)), *_placed(state, state.turn, step, "QB-T1", command.at))
    late = _undecided(state)
    chosen = tuple(min(state.hands[seat]) if seat in late else card for seat, card in enumerate(state.chosen))
    defaults = tuple(CardChosen(seat, chosen[seat]) for seat in late)
    return (TimeRanOut(late), *defaults, *_revealed(state, chosen, command.at))


# A round: movement, cards, elimination


def _move(state: State, cards: tuple[Card | None, ...], at: Millis) -> tuple[Event, ...]:
    """All frogs leap. Then the crown passes and cards return or are lost, unless a lap ends the game (QB-V5, QB-D1)."""
    steps = list(state.steps)
    leapt, lapped = course.play_round(steps, cards, len(state.ring))
    leader = course.front(steps)
    if lapped:
        return (*leapt, LastFrogLapped(leader, course.rear(steps)), GameEnded(leader, "QB-V5"))
    events: list[Event] = [*leapt]
    if leader != state.crown:
        events.append(CrownPassed(leader, "QB-V4"))
    hands = _return_or_lose_cards(state, steps, cards, events)
    if steps[leader] is None and any(step is not None for step in steps):
        events.append(CrownPassed(course.front(steps), "QB-E2"))
    if len(state.pile) == 1:  # the dummy has just turned its last card (QB-C3, QB-D3)
        events.append(DummyPileRenewed())
    events.append(_ended(state, steps, hands) or RoundBegan(state.round + 1, state.setup.until(at)))
    return tuple(events)


def _return_or_lose_cards(
    state: State, steps: list[int | None], cards: tuple[Card | None, ...], events: list[Event]
) -> list[tuple[Card, ...]]:
    """Cards return or are lost (QB-C1, QB-C2). A player without cards is out, and the frog leaves the ring (QB-E1).

    Changes `steps`, adds to `events`, and returns the hands.
    """
    ring, hands, out = state.ring, list(state.hands), []
    for seat, hand in enumerate(state.hands):
        card, step = cards[seat], steps[seat]
        if card is None or step is None:
            continue
        tile = ring[step % len(ring)]
        if tile == "flower" or tile == state.colours[seat]:
            events.append(CardReturned(seat, card))
        else:
            events.append(CardLost(seat, card))
            hands[seat] = tuple([kept for kept in hand if kept != card])
            if len(hand) == 1:
                out.append(seat)
    for seat in out:
        events.append(PlayerEliminated(seat))
        steps[seat] = None
    return hands


def _ended(state: State, steps: list[int | None], hands: list[tuple[Card, ...]]) -> GameEnded | None:
    """The end of the game, if this round was the last."""
    options, seats = state.setup.options, state.setup.seats
    dummy = seats == 2
    left = [seat for seat in range(seats) if steps[seat] is not None]
    if not left:
        # The dummy is never out: alone on the ring it wins (QB-E3, QB-D2). Without it the last crown decides.
        return GameEnded(DUMMY, "QB-E3") if dummy else GameEnded(state.crown, "QB-E4")
    if len(left) == 1 and not dummy:
        return GameEnded(left[0], "QB-E3")
    if len(left) == 1 and options.last_human_wins:
        return GameEnded(left[0], "QB-E6")
    if options.round_limit is not None and state.round >= options.round_limit:
        return GameEnded(None, "QB-E7")
    if not dummy and course.endless(steps, hands, course.homes(state.ring, state.colours)):
        return GameEnded(None, "QB-D5")
    return None


# Helpers


def _playing(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, hand in enumerate(state.hands) if hand])


def _undecided(state: State) -> tuple[Seat, ...]:
    hands, chosen = state.hands, state.chosen
    return tuple([seat for seat, card in enumerate(chosen) if card is None and hands[seat]])


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


def _starters(setup: Setup[Options]) -> Draw[Action]:
    """The seats that chance may pick to place first: only the youngest, if the host has named one."""
    youngest = setup.options.youngest
    seats = range(setup.seats) if youngest is None else (youngest,)
    return Draw(tuple(PickFirst(seat) for seat in seats))


def _not_now(state: State, rule: str) -> Refused:
    return Refused(rule, fault="now", phase=Word(f"quibbit-phase-{state.phase}"))
