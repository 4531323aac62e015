"""Every decision of China Moon, each citing its rule. README.md has the rules in words."""

from nenuphar.core.game import Actor, Authority, Command, Millis, Refused, Seat, TimeUp, Waiting
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
    Drop,
    Event,
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


class Unfolding:
    """The events of one decision, and the state as they leave it: each effect comes before the next (CM-T4)."""

    __slots__ = ("at", "events", "state")

    def __init__(self, state: State, at: Millis) -> None:
        self.state = state
        self.at = at
        self.events: list[Event] = []

    def then(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def waiting(state: State) -> Waiting[Action]:
    match state.phase:
        case "laying" | "starting":
            return Waiting(chance=setting.next_draw(state))
        case "over":
            return Waiting(outcome=state.outcome)
        case "move" | "bounce" | "swap" | "drop":
            assert state.asked is not None
            return Waiting(due=(state.asked,), may=(state.asked,), deadline=state.until)


def decide(state: State, command: Command[Action]) -> tuple[Event, ...]:
    now = Unfolding(state, command.at)
    match command.action:
        case Move():
            _move(now, command.by, command.action)
        case Bounce(to):
            _bounce(now, command.by, to)
        case Swap():
            _swap(now, command.by, command.action)
        case Drop():
            _drop(now, command.by, command.action)
        case TakeBack():
            _take_back(now, command.by)
        case TimeUp():
            _time_up(now, command.by)
        case LayPrize(lily):
            _lay_prize(now, command, lily)
        case LayLily(lily):
            _lay_lily(now, command, lily)
        case PickFirst(seat):
            _pick_first(now, command, seat)
    return tuple(now.events)


# Set-up


def _lay_prize(now: Unfolding, command: Command[Action], lily: Lily) -> None:
    """One lily of every suit on the first three slots of the arrival (CM-S2)."""
    setting.only_chance(now.state, command, "CM-S2")
    now.then(PrizeLaid(now.state.prizes.index(None), lily))


def _lay_lily(now: Unfolding, command: Command[Action], lily: Lily) -> None:
    """The other twelve on the twelve lily pads (CM-S3)."""
    setting.only_chance(now.state, command, "CM-S3")
    now.then(LilyLaid(setting.next_lily_pad(now.state), lily))


def _pick_first(now: Unfolding, command: Command[Action], seat: Seat) -> None:
    """The oldest begins if the host said who that is, otherwise whom chance names (CM-S4)."""
    setting.only_chance(now.state, command, "CM-S4")
    now.then(FirstPicked(seat))
    _turn(now, seat)


# A turn


def _turn(now: Unfolding, seat: Seat) -> None:
    now.then(TurnBegan(seat, now.state.number + 1))
    _ask(now, seat, "move", None)


def _ask(now: Unfolding, seat: Seat, choice: Choice, frog: Frog | None) -> None:
    now.then(ChoiceBegan(seat, choice, frog, now.state.setup.until(now.at)))


def _move(now: Unfolding, by: Actor, move: Move) -> None:
    """One of three moves with three different frogs, at least one of them somebody else's (CM-T1, CM-T2)."""
    refusals.asked(now.state, by, "move", "CM-T4")
    _leap(now, move.frog, refusals.move(now.state, move), "CM-T1")


def _bounce(now: Unfolding, by: Actor, to: Place) -> None:
    """A fork in the extra move is chosen by the player who moves (CM-P3, CM-T5)."""
    refusals.asked(now.state, by, "bounce", "CM-P3")
    frog = _chosen_frog(now.state)
    _leap(now, frog, refusals.landing(now.state, frog, to), "CM-P3")


def _leap(now: Unfolding, frog: Frog, way: Way, rule: str) -> None:
    """A frog leaps and ends somewhere: first it takes what lies there (CM-P1, CM-P5), then the pad has its say."""
    state, place = now.state, way.path[-1]
    assert state.turn is not None
    now.then(FrogMoved(frog, state.turn, way.path, leapt_over(state.frogs, way), rule))
    course = track(state.setup.options.board)
    if place == course.arrival:
        _arrive(now, frog)
        return
    lily = state.lilies[place]
    if lily is not None:
        now.then(LilyTaken(frog, place, lily))
    match course.kinds[place]:
        case "spring":
            _spring(now, frog)
        case "prankster":
            _prank(now, frog, place)
        case "butterfly":
            _flutter(now, frog, place)
        case _:
            _go_on(now)


def _spring(now: Unfolding, frog: Frog) -> None:
    """Two pads again at once, from spring to spring (CM-P3). Nobody is asked where there is no fork (CM-D4)."""
    ways = choices.ways(now.state, frog)
    if len(ways) == 1:
        _leap(now, frog, next(iter(ways.values())), "CM-P3")
    else:
        assert now.state.turn is not None
        _ask(now, now.state.turn, "bounce", frog)


def _prank(now: Unfolding, frog: Frog, place: Place) -> None:
    """The frog's owner must swap, if any swap is possible (CM-P2); a single one is made without asking (CM-D4)."""
    possible = choices.swaps(now.state.hands, frog)
    if not possible:
        now.then(PadPassed(frog, place, "CM-P2"))
        _go_on(now)
    elif len(possible) == 1:
        _swapped(now, frog, possible[0])
    else:
        _ask(now, owner(frog), "swap", frog)


def _flutter(now: Unfolding, frog: Frog, place: Place) -> None:
    """The frog's owner gives a lily up, if there is one and a pad for it (CM-P4); see CM-D4 for a single choice."""
    possible = choices.drops(now.state, frog)
    if not possible:
        now.then(PadPassed(frog, place, "CM-P4"))
        _go_on(now)
    elif len(possible) == 1:
        _dropped(now, frog, possible[0])
    else:
        _ask(now, owner(frog), "drop", frog)


def _swap(now: Unfolding, by: Actor, swap: Swap) -> None:
    refusals.asked(now.state, by, "swap", "CM-P2")
    frog = _chosen_frog(now.state)
    refusals.swap(now.state, frog, swap)
    _swapped(now, frog, swap)


def _swapped(now: Unfolding, frog: Frog, swap: Swap) -> None:
    now.then(LiliesSwapped(frog, swap.other, swap.give, swap.take))
    _go_on(now)


def _drop(now: Unfolding, by: Actor, drop: Drop) -> None:
    refusals.asked(now.state, by, "drop", "CM-P4")
    frog = _chosen_frog(now.state)
    refusals.drop(now.state, frog, drop)
    _dropped(now, frog, drop)


def _dropped(now: Unfolding, frog: Frog, drop: Drop) -> None:
    now.then(LilyDropped(frog, drop.lily, drop.pad))
    _go_on(now)


def _go_on(now: Unfolding) -> None:
    """The next of the three moves, or the player to the left (CM-T1, CM-S4)."""
    state = now.state
    assert state.turn is not None
    if len(state.moved) < MOVES:
        _ask(now, state.turn, "move", None)
    else:
        _turn(now, (state.turn + 1) % state.setup.seats)


def _arrive(now: Unfolding, frog: Frog) -> None:
    """The owner takes the lily of the next slot (CM-A2); with the fourth it is over, at once (CM-A3)."""
    slot = next(slot for slot, lily in enumerate(now.state.prizes) if lily is not None)
    lily = now.state.prizes[slot]
    assert lily is not None
    now.then(FrogArrived(frog, slot, lily))
    if slot == SLOTS - 1:
        now.then(GameEnded(tuple(points(hand) for hand in now.state.hands), "CM-A3"))
    else:
        _go_on(now)


def _take_back(now: Unfolding, by: Actor) -> None:
    """The turn begins again (CM-U1)."""
    refusals.take_back(now.state, by)
    turn = now.state.turn
    assert turn is not None
    now.then(TurnTakenBack(turn))
    _ask(now, turn, "move", None)


# The clock


def _time_up(now: Unfolding, by: Actor) -> None:
    """The clock decides for the one who was asked (CM-C1)."""
    state = now.state
    if by != Authority.CLOCK or state.until is None or now.at < state.until:
        raise Refused("TB-6")
    assert state.asked is not None
    now.then(TimeRanOut(state.asked))
    match state.phase:
        case "move":
            _move(now, state.asked, _hindmost(state))
        case "bounce":
            _bounce(now, state.asked, choices.bounces(state, _chosen_frog(state))[0].to)
        case "swap":
            frog = _chosen_frog(state)
            _swapped(now, frog, max(choices.swaps(state.hands, frog), key=lambda swap: _after_swap(state, frog, swap)))
        case _:
            frog = _chosen_frog(state)
            _dropped(now, frog, max(choices.drops(state, frog), key=lambda drop: _after_drop(state, frog, drop)))


def _hindmost(state: State) -> Move:
    left = track(state.setup.options.board).left
    return max(choices.moves(state), key=lambda move: left[state.frogs[move.frog]])


def _after_swap(state: State, frog: Frog, swap: Swap) -> int:
    """What the owner would have."""
    after = evolve(state, LiliesSwapped(frog, swap.other, swap.give, swap.take))
    return points(after.hands[owner(frog)])


def _after_drop(state: State, frog: Frog, drop: Drop) -> int:
    after = evolve(state, LilyDropped(frog, drop.lily, drop.pad))
    return points(after.hands[owner(frog)])


def _chosen_frog(state: State) -> Frog:
    """The frog that somebody is being asked about."""
    assert state.frog is not None
    return state.frog
