"""All decisions of Gobbit, each with its rule. README.md has the rules in words; clash.py decides clashes."""

from nenuphar.core.game import Actor, Command, Millis, Setup, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock, only_judge
from nenuphar.core.moves import Draw
from nenuphar.games.gobbit import clash, deck, refusals, turns
from nenuphar.games.gobbit.deck import Card
from nenuphar.games.gobbit.fold import evolve
from nenuphar.games.gobbit.options import (
    COUNTDOWN_MS,
    LONGEST_PAUSE_MS,
    LONGEST_REACTION_MS,
    WINDOW_MS,
    Options,
)
from nenuphar.games.gobbit.parts import Pile
from nenuphar.games.gobbit.types import (
    Action,
    ClashOpened,
    Decision,
    DrawPenalty,
    FirstPicked,
    GameEnded,
    Hurry,
    HurryAsked,
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
    WhoseTapWasFirst,
)


def initial(setup: Setup[Options]) -> State:
    """Cards are dealt evenly and the rest is set aside, all unseen (GB-S1)."""
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
        moved_since=False,
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
            query = WhoseTapWasFirst() if state.taps else None
            return Waiting(may=everybody, query=query, deadline=state.settles)
        case "paused":
            return Waiting(may=everybody, deadline=state.until)
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> Decision:
    decision = Decision(evolve, state, command.at)
    match command.action:
        case Tap():
            _tap(decision, command.by, command.action)
        case Turn():
            turns.turn(decision, command.by)
        case Watch():
            refusals.watch(state, command.by)
        case Pause():
            _pause(decision, command.by)
        case Resume():
            _resume(decision, command.by)
        case Hurry():
            _hurry(decision, command.by)
        case TimeUp():
            _time_up(decision, command.by)
        case Settle():
            # Without a tap the judge is not asked: taps under way before a pause have their full time too (GB-C2).
            only_judge(command.by, state.phase == "clash" and bool(state.taps), "GB-H3", fault="settle")
            _settle(decision)
        case PickFirst(seat):
            only_chance(command, waiting(state).chance, "GB-S1")
            decision.add(FirstPicked(seat))
            turns.next_turn(decision)
        case Reveal(card):
            only_chance(command, waiting(state).chance, "GB-T1")
            assert state.turn is not None
            turns.turned(decision, state.turn, card)
        case DrawPenalty(card):
            only_chance(command, waiting(state).chance, "GB-O2")
            _pay(decision, card)
            _carry_out(decision)
    return decision


# Taps


def _tap(decision: Decision, by: Actor, tap: Tap) -> None:
    """The first tap opens a clash; until it is settled, all other taps are gathered (GB-H3)."""
    seat = refusals.tap(decision.state, by, tap)
    shown = decision.state.scenes[tap.scene - decision.state.scenes[-1].number - 1].shown
    by_arrival = min(max(0, decision.at - shown), LONGEST_REACTION_MS)
    reaction = by_arrival if tap.reaction is None else tap.reaction
    handicaps = decision.state.setup.options.handicaps
    moment = shown + reaction + (handicaps[seat] if handicaps else 0)
    if decision.state.phase == "open":
        decision.add(ClashOpened(_window_ends(decision), seat))
    decision.add(Tapped(seat, tap.target, tap.scene, reaction, moment, tap.evidence))


def _window_ends(decision: Decision) -> Millis:
    """Taps are gathered for at most 350 ms after the first one counts (GB-H3), with its handicap (GB-O4).

    The table's longest handicap is used in any case: otherwise the time would show who has tapped.
    """
    return decision.at + max(decision.state.setup.options.handicaps, default=0) + WINDOW_MS


def _settle(decision: Decision) -> None:
    if decision.state.taps:
        decision.add(clash.settle(decision.state))
        _carry_out(decision)
    else:  # no tap was under way before the pause
        _begin_pause(decision)


def _carry_out(decision: Decision) -> None:
    """Move what the clash moves, in order; chance draws the cards that nobody has seen."""
    while decision.state.pending:
        move = decision.state.pending[0]
        if move.what == "stack":
            decision.add(StackMoved(move.owner, move.to, move.by, move.rule))
        elif decision.state.piles[move.owner].unseen:
            return
        else:
            _pay(decision, decision.state.piles[move.owner].known[0])
    _after_clash(decision)


def _pay(decision: Decision, card: Card) -> None:
    """A fault without a stack costs one card of the pile (GB-O2)."""
    options = decision.state.setup.options
    shown = deck.back(options.deck, card) if options.expert else None
    decision.add(PenaltyPaid(decision.state.pending[0].owner, card, shown))


def _after_clash(decision: Decision) -> None:
    """Bar poltergeists (GB-E3), note players who are out (GB-E1), and continue."""
    state = decision.state
    wrong = dict.fromkeys(verdict.seat for verdict in state.verdicts if verdict.ruling == "fault")
    for seat in wrong:
        if state.fallen[seat] is not None:
            decision.add(PoltergeistBarred(seat))
    cards = _cards(state)
    for seat, left in enumerate(cards):
        if not left and state.fallen[seat] is None:
            decision.add(PlayerOut(seat))
    if state.moved_since:
        turns.show(decision)
    living = [seat for seat, left in enumerate(cards) if left]
    if len(living) < 2:
        decision.add(GameEnded(tuple(living), cards, "GB-E4" if living else "GB-D11"))
    elif state.is_hurried:
        _count(decision, "GB-C3")
    elif state.pausing is None:
        _continue_turn(decision)
    elif decision.at < state.pauses:
        decision.add(ClashOpened(state.pauses))
    else:
        _begin_pause(decision)


def _continue_turn(decision: Decision) -> None:
    """After moves there is time to look at the table. Otherwise the turn continues, or its time is up."""
    state = decision.state
    if state.moved and not (state.last_call and not _anybody_draws(state)):
        turns.continue_after_clash(decision)
    elif (ends := turns.ends(state)) is not None and decision.at >= ends:
        _proceed(decision)


def _proceed(decision: Decision) -> None:
    """The time of the turn or of the last call is up."""
    if decision.state.last_call:
        _count(decision)
    else:
        assert decision.state.turn is not None
        turns.lift(decision, decision.state.turn)


def _hurry(decision: Decision, by: Actor) -> None:
    """When all agree, the cards are counted as they are; open taps are judged before (GB-C3)."""
    decision.add(HurryAsked(refusals.hurry(decision.state, by)))
    if decision.state.is_hurried and not decision.state.taps:
        _count(decision, "GB-C3")


def _count(decision: Decision, rule: str = "GB-E5") -> None:
    """Nobody can draw, or all want to end: the most cards win, and several players may share the win."""
    cards = _cards(decision.state)
    winners = tuple(seat for seat, left in enumerate(cards) if left == max(cards))
    decision.add(GameEnded(winners, cards, rule))


def _cards(state: State) -> tuple[int, ...]:
    """The number of cards of every seat, in pile and stack."""
    pairs = zip(state.piles, state.stacks, strict=True)
    return tuple([pile.unseen + len(pile.known) + len(stack) for pile, stack in pairs])


def _anybody_draws(state: State) -> bool:
    return any(pile.unseen or pile.known for pile in state.piles)


# The clock, and pauses


def _time_up(decision: Decision, by: Actor) -> None:
    """The clock settles a clash (GB-H3), turns the card (GB-C1), ends the last call (GB-E5) or a pause (GB-C2)."""
    state = decision.state
    only_clock(by, decision.at, waiting(state).deadline)
    if state.phase == "clash":
        _settle(decision)
    elif state.phase == "paused" and not state.resuming:
        decision.add(ResumeAsked(None, decision.at + COUNTDOWN_MS))
    elif state.phase == "paused":
        _end_pause(decision)
    else:
        _proceed(decision)


def _pause(decision: Decision, by: Actor) -> None:
    """A pause for all. Before it begins, taps under way are gathered, as in a clash (GB-C2)."""
    state, seat = decision.state, refusals.pause(decision.state, by)
    if state.resuming:
        decision.add(Paused(seat, decision.at + LONGEST_PAUSE_MS, state.left))
        return
    decision.add(PauseAsked(seat, _window_ends(decision)))
    if state.phase == "open":
        decision.add(ClashOpened(_window_ends(decision)))


def _begin_pause(decision: Decision) -> None:
    state = decision.state
    assert state.pausing is not None
    left = None if state.until is None else max(0, state.until - decision.at)
    decision.add(Paused(state.pausing, decision.at + LONGEST_PAUSE_MS, left))


def _resume(decision: Decision, by: Actor) -> None:
    """Ending a pause starts a countdown: nobody may choose a moment that others do not know (GB-C2)."""
    seat = refusals.resume(decision.state, by)
    if decision.state.phase == "paused":
        decision.add(ResumeAsked(seat, decision.at + COUNTDOWN_MS))
        return
    decision.add(PauseWithdrawn(seat))
    if decision.state.phase == "open":
        _continue_turn(decision)


def _end_pause(decision: Decision) -> None:
    """After a pause the table is shown again: all reactions count from there (GB-C2)."""
    decision.add(Resumed())
    turns.show(decision)
    turns.continue_after_pause(decision)
