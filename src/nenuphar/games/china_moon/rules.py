"""All decisions of China Moon, each with its rule. README.md has the rules in words."""

from nenuphar.core.game import Actor, Command, Seat, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock
from nenuphar.games.china_moon import choices, refusals, setting
from nenuphar.games.china_moon.fold import evolve
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.track import Way, leapt_over, track
from nenuphar.games.china_moon.types import (
    MOVES,
    SLOTS,
    Action,
    Bounce,
    Choice,
    ChoiceBegan,
    Decision,
    Drop,
    FirstPicked,
    Frog,
    FrogArrived,
    FrogMoved,
    GameEnded,
    LayLily,
    LayPrize,
    LiliesSwapped,
    Lily,
    LilyDropped,
    LilyLaid,
    LilyTaken,
    Move,
    PadPassed,
    PickFirst,
    Place,
    PrizeLaid,
    State,
    Swap,
    TakeBack,
    TimeRanOut,
    TurnBegan,
    TurnTakenBack,
    owner,
)


def waiting(state: State) -> Waiting[Action]:
    match state.phase:
        case "laying" | "starting":
            return Waiting(chance=setting.next_draw(state))
        case "over":
            return Waiting(outcome=state.outcome)
        case "move" | "bounce" | "swap" | "drop":
            assert state.asked is not None
            return Waiting(due=(state.asked,), may=(state.asked,), deadline=state.until)


def decide(state: State, command: Command[Action]) -> Decision:
    decision = Decision(evolve, state, command.at)
    match command.action:
        case Move():
            _move(decision, command.by, command.action)
        case Bounce(to):
            _bounce(decision, command.by, to)
        case Swap():
            _swap(decision, command.by, command.action)
        case Drop():
            _drop(decision, command.by, command.action)
        case TakeBack():
            _take_back(decision, command.by)
        case TimeUp():
            _time_up(decision, command.by)
        case LayPrize(lily):
            _lay_prize(decision, command, lily)
        case LayLily(lily):
            _lay_lily(decision, command, lily)
        case PickFirst(seat):
            _pick_first(decision, command, seat)
    return decision


# Setup


def _lay_prize(decision: Decision, command: Command[Action], lily: Lily) -> None:
    """One lily of every suit on the first three slots of the arrival (CM-S2)."""
    only_chance(command, waiting(decision.state).chance, "CM-S2")
    decision.add(PrizeLaid(decision.state.prizes.index(None), lily))


def _lay_lily(decision: Decision, command: Command[Action], lily: Lily) -> None:
    """The other twelve on the twelve lily pads (CM-S3)."""
    only_chance(command, waiting(decision.state).chance, "CM-S3")
    decision.add(LilyLaid(setting.next_lily_pad(decision.state), lily))


def _pick_first(decision: Decision, command: Command[Action], seat: Seat) -> None:
    """The oldest player begins if the host has named one, otherwise chance picks a seat (CM-S4)."""
    only_chance(command, waiting(decision.state).chance, "CM-S4")
    decision.add(FirstPicked(seat))
    _turn(decision, seat)


# A turn


def _turn(decision: Decision, seat: Seat) -> None:
    decision.add(TurnBegan(seat, decision.state.number + 1))
    _ask(decision, seat, "move", None)


def _ask(decision: Decision, seat: Seat, choice: Choice, frog: Frog | None) -> None:
    decision.add(ChoiceBegan(seat, choice, frog, decision.state.setup.until(decision.at)))


def _move(decision: Decision, by: Actor, move: Move) -> None:
    """One of three moves with three different frogs, at least one of them somebody else's (CM-T1, CM-T2)."""
    refusals.asked(decision.state, by, "move", "CM-T4")
    _leap(decision, move.frog, refusals.move(decision.state, move), "CM-T1")


def _bounce(decision: Decision, by: Actor, to: Place) -> None:
    """The player who moves chooses the branch at a fork in the extra move (CM-P3, CM-T5)."""
    refusals.asked(decision.state, by, "bounce", "CM-P3")
    frog = _chosen_frog(decision.state)
    _leap(decision, frog, refusals.landing(decision.state, frog, to), "CM-P3")


def _leap(decision: Decision, frog: Frog, way: Way, rule: str) -> None:
    """A frog leaps, takes the lily on the pad where it ends (CM-P1, CM-P5), and then the pad takes effect."""
    state, place = decision.state, way.path[-1]
    assert state.turn is not None
    decision.add(FrogMoved(frog, state.turn, way.path, leapt_over(state.frogs, way), rule))
    course = track(state.setup.options.board)
    if place == course.arrival:
        _arrive(decision, frog)
        return
    lily = state.lilies[place]
    if lily is not None:
        decision.add(LilyTaken(frog, place, lily))
    match course.kinds[place]:
        case "spring":
            _spring(decision, frog)
        case "prankster":
            _prank(decision, frog, place)
        case "butterfly":
            _flutter(decision, frog, place)
        case _:
            _next_move(decision)


def _spring(decision: Decision, frog: Frog) -> None:
    """Two more pads at once, from spring to spring (CM-P3). Nobody is asked if there is no fork (CM-D4)."""
    ways = choices.ways(decision.state, frog)
    if len(ways) == 1:
        _leap(decision, frog, next(iter(ways.values())), "CM-P3")
    else:
        assert decision.state.turn is not None
        _ask(decision, decision.state.turn, "bounce", frog)


def _prank(decision: Decision, frog: Frog, place: Place) -> None:
    """The frog's owner must swap, if any swap is possible (CM-P2); a single possible swap needs no choice (CM-D4)."""
    possible = choices.swaps(decision.state.hands, frog)
    if not possible:
        decision.add(PadPassed(frog, place, "CM-P2"))
        _next_move(decision)
    elif len(possible) == 1:
        _swapped(decision, frog, possible[0])
    else:
        _ask(decision, owner(frog), "swap", frog)


def _flutter(decision: Decision, frog: Frog, place: Place) -> None:
    """The frog's owner gives up a lily, if there is one and a pad for it (CM-P4); a single choice is made (CM-D4)."""
    possible = choices.drops(decision.state, frog)
    if not possible:
        decision.add(PadPassed(frog, place, "CM-P4"))
        _next_move(decision)
    elif len(possible) == 1:
        _dropped(decision, frog, possible[0])
    else:
        _ask(decision, owner(frog), "drop", frog)


def _swap(decision: Decision, by: Actor, swap: Swap) -> None:
    refusals.asked(decision.state, by, "swap", "CM-P2")
    frog = _chosen_frog(decision.state)
    refusals.swap(decision.state, frog, swap)
    _swapped(decision, frog, swap)


def _swapped(decision: Decision, frog: Frog, swap: Swap) -> None:
    decision.add(LiliesSwapped(frog, swap.other, swap.give, swap.take))
    _next_move(decision)


def _drop(decision: Decision, by: Actor, drop: Drop) -> None:
    refusals.asked(decision.state, by, "drop", "CM-P4")
    frog = _chosen_frog(decision.state)
    refusals.drop(decision.state, frog, drop)
    _dropped(decision, frog, drop)


def _dropped(decision: Decision, frog: Frog, drop: Drop) -> None:
    decision.add(LilyDropped(frog, drop.lily, drop.pad))
    _next_move(decision)


def _next_move(decision: Decision) -> None:
    """The next of the three moves, or the turn of the player to the left (CM-T1, CM-S4)."""
    state = decision.state
    assert state.turn is not None
    if len(state.moved) < MOVES:
        _ask(decision, state.turn, "move", None)
    else:
        _turn(decision, (state.turn + 1) % state.setup.seats)


def _arrive(decision: Decision, frog: Frog) -> None:
    """The owner takes the lily of the next slot (CM-A2); the fourth arrival ends the game at once (CM-A3)."""
    slot = next(slot for slot, lily in enumerate(decision.state.prizes) if lily is not None)
    lily = decision.state.prizes[slot]
    assert lily is not None
    decision.add(FrogArrived(frog, slot, lily))
    if slot == SLOTS - 1:
        decision.add(GameEnded(tuple(points(hand) for hand in decision.state.hands), "CM-A3"))
    else:
        _next_move(decision)


def _take_back(decision: Decision, by: Actor) -> None:
    """The turn begins again (CM-U1)."""
    refusals.take_back(decision.state, by)
    turn = decision.state.turn
    assert turn is not None
    decision.add(TurnTakenBack(turn))
    _ask(decision, turn, "move", None)


# The clock


def _time_up(decision: Decision, by: Actor) -> None:
    """The clock decides for the seat that was asked (CM-C1)."""
    state = decision.state
    only_clock(by, decision.at, state.until)
    assert state.asked is not None
    decision.add(TimeRanOut(state.asked))
    match state.phase:
        case "move":
            _move(decision, state.asked, _hindmost(state))
        case "bounce":
            _bounce(decision, state.asked, choices.bounces(state, _chosen_frog(state))[0].to)
        case "swap":
            frog = _chosen_frog(state)
            _swapped(
                decision, frog, max(choices.swaps(state.hands, frog), key=lambda swap: _after_swap(state, frog, swap))
            )
        case _:
            frog = _chosen_frog(state)
            _dropped(decision, frog, max(choices.drops(state, frog), key=lambda drop: _after_drop(state, frog, drop)))


def _hindmost(state: State) -> Move:
    left = track(state.setup.options.board).left
    return max(choices.moves(state), key=lambda move: left[state.frogs[move.frog]])


def _after_swap(state: State, frog: Frog, swap: Swap) -> int:
    """The owner's points after this swap."""
    after = evolve(state, LiliesSwapped(frog, swap.other, swap.give, swap.take))
    return points(after.hands[owner(frog)])


def _after_drop(state: State, frog: Frog, drop: Drop) -> int:
    after = evolve(state, LilyDropped(frog, drop.lily, drop.pad))
    return points(after.hands[owner(frog)])


def _chosen_frog(state: State) -> Frog:
    """The frog that the open choice is about."""
    assert state.frog is not None
    return state.frog
