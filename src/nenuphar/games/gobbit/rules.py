"""Every decision of Gobbit, each citing its rule. README.md has the rules in words; clash.py says who was first."""

from nenuphar.core.game import Actor, Authority, Command, Draw, Millis, Refused, Setup, TimeUp, Waiting
from nenuphar.games.gobbit import clash, deck, refusals, turns
from nenuphar.games.gobbit.agreed import (
    COUNTDOWN_MS,
    LONGEST_PAUSE_MS,
    LONGEST_REACTION_MS,
    WINDOW_MS,
    Options,
)
from nenuphar.games.gobbit.deck import Card
from nenuphar.games.gobbit.fold import evolve
from nenuphar.games.gobbit.parts import Pile
from nenuphar.games.gobbit.turns import Unfolding
from nenuphar.games.gobbit.types import (
    Action,
    ClashOpened,
    DrawPenalty,
    Event,
    FirstPicked,
    GameEnded,
    Pause,
    PauseAsked,
    Paused,
    PauseWithdrawn,
    PenaltyPaid,
    PickFirst,
    PlayerOut,
    PoltergeistBarred,
    Resume,
    ResumeAsked,
    Resumed,
    Reveal,
    SceneShown,
    Settle,
    StackMoved,
    State,
    Tap,
    Tapped,
    Turn,
    Watch,
)


def initial(setup: Setup[Options]) -> State:
    """Cards are dealt evenly and what does not divide is set aside, all of it unseen (GB-S1)."""
    options, seats = setup.options, setup.seats
    deck.check(options.deck)
    refusals.handicaps(options.handicaps, seats)
    cards = deck.size(options.deck)
    blank = State(
        setup=setup,
        phase="starting",
        unseen=tuple(range(cards)),
        piles=(Pile(cards // seats),) * seats,
        stacks=((),) * seats,
        graveyard=(),
        last=None,
        turn=None,
        asked=False,
        earliest=0,
        until=None,
        last_call=False,
        scenes=(),
        seen=(),
        taps=(),
        settles=None,
        verdicts=(),
        pending=(),
        unshown=False,
        moved=False,
        barred=(),
        fallen=(None,) * seats,
        pausing=None,
        pauses=0,
        left=None,
        resuming=False,
        outcome=None,
    )
    return evolve(blank, SceneShown(0, 0))


def waiting(state: State) -> Waiting[Action]:
    everybody = tuple(range(state.setup.seats))
    match state.phase:
        case "starting":
            return Waiting(chance=Draw(tuple(PickFirst(seat) for seat in everybody)))
        case "lifting":
            return Waiting(chance=Draw(tuple(Reveal(card) for card in state.unseen)))
        case "penalty":
            return Waiting(chance=Draw(tuple(DrawPenalty(card) for card in state.unseen)))
        case "open":
            return Waiting(due=turns.due(state), may=everybody, deadline=turns.ends(state))
        case "clash":
            question = state.scenes[-1].number if state.taps else None
            return Waiting(may=everybody, question=question, deadline=state.settles)
        case "paused":
            return Waiting(may=everybody, deadline=state.until)
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> tuple[Event, ...]:
    now = Unfolding(state, command.at)
    match command.action:
        case Tap():
            _tap(now, command.by, command.action)
        case Turn():
            turns.turn(now, command.by)
        case Watch():
            refusals.watch(state, command.by)
        case Pause():
            _pause(now, command.by)
        case Resume():
            _resume(now, command.by)
        case TimeUp():
            _time_up(now, command.by)
        case Settle():
            refusals.judge(state, command.by)
            _settle(now)
        case PickFirst(seat):
            refusals.chance(waiting(state).chance, command, "GB-S1")
            now.then(FirstPicked(seat))
            turns.next_turn(now)
        case Reveal(card):
            refusals.chance(waiting(state).chance, command, "GB-T1")
            assert state.turn is not None
            turns.turned(now, state.turn, card)
        case DrawPenalty(card):
            refusals.chance(waiting(state).chance, command, "GB-O2")
            _pay(now, card)
            _carry_out(now)
    return tuple(now.events)


# Taps


def _tap(now: Unfolding, by: Actor, tap: Tap) -> None:
    """The first tap opens a clash; until it is settled all others are gathered (GB-H3)."""
    seat = refusals.tap(now.state, by, tap)
    shown = now.state.scenes[tap.scene - now.state.scenes[-1].number - 1].shown
    heard = min(max(0, now.at - shown), LONGEST_REACTION_MS)
    reaction = heard if tap.reaction is None else tap.reaction
    handicaps = now.state.setup.options.handicaps
    moment = shown + reaction + (handicaps[seat] if handicaps else 0)
    if now.state.phase == "open":
        now.then(ClashOpened(_heard_until(now), seat))
    now.then(Tapped(seat, tap.target, tap.scene, reaction, moment, tap.evidence))


def _heard_until(now: Unfolding) -> Millis:
    """For 350 ms after a hand counts, at most (GB-H3): that is later the longer the handicaps are (GB-O4).

    The longest of the table, whoever taps: else the clock would tell who has.
    """
    return now.at + max(now.state.setup.options.handicaps, default=0) + WINDOW_MS


def _settle(now: Unfolding) -> None:
    if now.state.taps:
        now.then(clash.settle(now.state))
        _carry_out(now)
    else:  # no hand was on its way to the pause
        _begin_pause(now)


def _carry_out(now: Unfolding) -> None:
    """Move what the clash moves, in its order; chance is asked for a card that nobody has seen."""
    while now.state.pending:
        move = now.state.pending[0]
        if move.what == "stack":
            now.then(StackMoved(move.owner, move.to, move.by, move.rule))
        elif now.state.piles[move.owner].unseen:
            return
        else:
            _pay(now, now.state.piles[move.owner].known[0])
    _after_clash(now)


def _pay(now: Unfolding, card: Card) -> None:
    """One card of the pile for a fault without a stack (GB-O2)."""
    options = now.state.setup.options
    shown = deck.back(options.deck, card) if options.expert else None
    now.then(PenaltyPaid(now.state.pending[0].owner, card, shown))


def _after_clash(now: Unfolding) -> None:
    """Who is barred (GB-E3) or out (GB-E1), and how it goes on."""
    state = now.state
    wrong = dict.fromkeys(verdict.seat for verdict in state.verdicts if verdict.ruling == "fault")
    for seat in wrong:
        if state.fallen[seat] is not None:
            now.then(PoltergeistBarred(seat))
    cards = _cards(state)
    for seat, left in enumerate(cards):
        if not left and state.fallen[seat] is None:
            now.then(PlayerOut(seat))
    if state.unshown:
        turns.show(now)
    living = [seat for seat, left in enumerate(cards) if left]
    if len(living) < 2:
        now.then(GameEnded(tuple(living), cards, "GB-E4" if living else "GB-D11"))
    elif state.pausing is None:
        _go_on(now)
    elif now.at < state.pauses:
        now.then(ClashOpened(state.pauses))
    else:
        _begin_pause(now)


def _go_on(now: Unfolding) -> None:
    """After a clash there is time to look at what has moved. Else the turn goes on, or its time has passed."""
    state = now.state
    if state.moved and not (state.last_call and not _anybody_draws(state)):
        turns.go_on_after_clash(now)
    elif (ends := turns.ends(state)) is not None and now.at >= ends:
        _proceed(now)


def _proceed(now: Unfolding) -> None:
    """What happens when the time of a turn or of the last call has passed."""
    if now.state.last_call:
        _count(now)
    else:
        assert now.state.turn is not None
        turns.lift(now, now.state.turn)


def _count(now: Unfolding) -> None:
    """Nobody can draw: the most cards win, and several may have them (GB-E5)."""
    cards = _cards(now.state)
    winners = tuple(seat for seat, left in enumerate(cards) if left == max(cards))
    now.then(GameEnded(winners, cards, "GB-E5"))


def _cards(state: State) -> tuple[int, ...]:
    """What every seat still has, in pile and stack."""
    pairs = zip(state.piles, state.stacks, strict=True)
    return tuple([pile.unseen + len(pile.known) + len(stack) for pile, stack in pairs])


def _anybody_draws(state: State) -> bool:
    return any(pile.unseen or pile.known for pile in state.piles)


# The clock, and pauses


def _time_up(now: Unfolding, by: Actor) -> None:
    """The clock settles a clash (GB-H3), turns the card (GB-C1), ends the last call (GB-E5) or a pause (GB-C2)."""
    state = now.state
    deadline = waiting(state).deadline
    if by != Authority.CLOCK or deadline is None or now.at < deadline:
        raise Refused("TB-6")
    if state.phase == "clash":
        _settle(now)
    elif state.phase == "paused" and not state.resuming:
        now.then(ResumeAsked(None, now.at + COUNTDOWN_MS))
    elif state.phase == "paused":
        _end_pause(now)
    else:
        _proceed(now)


def _pause(now: Unfolding, by: Actor) -> None:
    """A pause for all. Before it begins, hands that are on their way are heard, as in a clash (GB-C2)."""
    state, seat = now.state, refusals.pause(now.state, by)
    if state.resuming:
        now.then(Paused(seat, now.at + LONGEST_PAUSE_MS, state.left))
        return
    now.then(PauseAsked(seat, _heard_until(now)))
    if state.phase == "open":
        now.then(ClashOpened(_heard_until(now)))


def _begin_pause(now: Unfolding) -> None:
    state = now.state
    assert state.pausing is not None
    left = None if state.until is None else max(0, state.until - now.at)
    now.then(Paused(state.pausing, now.at + LONGEST_PAUSE_MS, left))


def _resume(now: Unfolding, by: Actor) -> None:
    """Whoever ends a pause does not choose a moment that others do not know (GB-C2)."""
    seat = refusals.resume(now.state, by)
    if now.state.phase == "paused":
        now.then(ResumeAsked(seat, now.at + COUNTDOWN_MS))
        return
    now.then(PauseWithdrawn(seat))
    if now.state.phase == "open":
        _go_on(now)


def _end_pause(now: Unfolding) -> None:
    """After a pause the table is shown anew: all reactions count from there (GB-C2)."""
    now.then(Resumed())
    turns.show(now)
    turns.go_on_after_pause(now)
