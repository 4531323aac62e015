"""All decisions about the course of a match of Quibbix, each with its rule. `comparing` decides about words."""

from nenuphar.core.game import Actor, Command, Millis, Refused, Seat, Setup, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock, only_judge
from nenuphar.core.moves import Draw
from nenuphar.games.quibbix import comparing, contest, deadlines, refusals, word_status
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import (
    Action,
    AskHint,
    Coin,
    Content,
    Dispute,
    Double,
    DrawTile,
    Finish,
    GoOn,
    Lay,
    Ready,
    Rule,
    Solve,
    TakeBack,
    Vote,
    Whisper,
    Write,
)
from nenuphar.games.quibbix.fold import evolve
from nenuphar.games.quibbix.options import RACKS, TURNS, Options
from nenuphar.games.quibbix.parts import NOTHING, Hint, Possible
from nenuphar.games.quibbix.queries import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tiles import Kind, Language, kinds, values
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    Decision,
    Finished,
    GameEnded,
    HintAsked,
    Hinted,
    Laid,
    LookingBegan,
    PossibleShown,
    RoundBegan,
    State,
    TileDrawn,
    TimeRanOut,
    TurnBegan,
    WasReady,
    WentOn,
)


def initial(setup: Setup[Options]) -> State:
    """All tiles face down (QX-R1), one to six players (QX-R10)."""
    refusals.options(setup.options, setup.seats)
    nobody: tuple[None, ...] = (None,) * setup.seats
    return State(
        setup=setup,
        phase="drawing",
        round=1,
        turn=1,
        comparison=0,
        racks=("",) * setup.seats,
        layouts=(NOTHING,) * setup.seats,
        building=(),
        done=(),
        until=None,
        first_until=None,
        late=False,
        rulings=(),
        votes=(),
        settled=(),
        taken_back=((),) * setup.seats,
        kept=((),) * setup.seats,
        doubled=nobody,
        asking=False,
        hint=None,
        possible=(),
        sheet=(((),),) * setup.seats,
        could=(((),),) * setup.seats,
        finest=nobody,
        differences=nobody,
        outcome=None,
    )


def waiting(state: State) -> Waiting[Action]:
    words, letters = _books(state)
    everybody = tuple(range(state.setup.seats))
    match state.phase:
        case "drawing":
            return Waiting(chance=_draw(state))
        case "building" | "rearranging":
            due = tuple(seat for seat in state.building if seat not in state.done)
            query = AskedHint(words, state.racks[0], letters, _shown(state)) if state.asking else None
            return Waiting(due=due, may=state.building, query=query, deadline=state.until)
        case "judging":
            return Waiting(query=AskedWords(words, word_status.unruled(state), state.setup.seats == 1))
        case "comparing":
            return Waiting(due=comparing.due(state), may=everybody, deadline=_deadline(state))
        case "solving":
            return Waiting(query=AskedPossible(words, state.racks, letters))
        case "looking":
            due = tuple(seat for seat in everybody if seat not in state.done)
            return Waiting(due=due, may=due, deadline=state.until)
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> Decision:
    decision, by = Decision(evolve, state, command.at), command.by
    match command.action:
        case Lay():
            _lay(decision, refusals.builder(state, by), command.action)
        case Write(text):
            _write(decision, refusals.builder(state, by), text)
        case Finish():
            _finish(decision, by)
        case GoOn():
            decision.add(WentOn(refusals.going_on(state, by)))
        case AskHint():
            decision.add(HintAsked(refusals.hint(state, by)))
        case Dispute(word):
            comparing.dispute(decision, by, word)
        case Coin(word):
            comparing.coin(decision, by, word)
        case Vote(word, accept):
            comparing.vote(decision, by, word, accept)
        case TakeBack(index):
            comparing.take_back(decision, by, index)
        case Double(index):
            comparing.double(decision, by, index)
        case Content():
            comparing.content(decision, by)
        case Ready():
            _ready(decision, by)
        case DrawTile():
            _drawn(decision, command)
        case Rule(rulings):
            comparing.rule(decision, by, rulings)
        case Solve(possible):
            _solved(decision, by, possible)
        case Whisper(hint):
            _whispered(decision, by, hint)
        case TimeUp():
            _time_up(decision, by)
    return decision


# Drawing


def _drawn(decision: Decision, command: Command[Action]) -> None:
    """Ten tiles each, then five more, and five more, open to all (QX-R2)."""
    only_chance(command, waiting(decision.state).chance, "QX-R2")
    assert isinstance(command.action, DrawTile)
    decision.add(TileDrawn(_next_to_draw(decision.state), command.action.letter))
    if min(map(len, decision.state.racks)) == RACKS[decision.state.turn - 1]:
        decision.add(BuildingBegan(deadlines.of_building(decision)))


def _draw(state: State) -> Draw[Action]:
    """Any tile that is still face down; with the same letters for all, only one rack is drawn."""
    options = state.setup.options
    drawn = "".join(state.racks[:1] if options.same_letters else state.racks)
    left = [(kind.letter, kind.tiles - drawn.count(kind.letter)) for kind in kinds(options.tiles, options.words_in)]
    left = [(letter, tiles) for letter, tiles in left if tiles > 0]
    return Draw(tuple(DrawTile(letter) for letter, _ in left), tuple(tiles for _, tiles in left))


def _next_to_draw(state: State) -> Seat | None:
    if state.setup.options.same_letters:
        return None
    return next(seat for seat, rack in enumerate(state.racks) if len(rack) < RACKS[state.turn - 1])


# Building


def _lay(decision: Decision, seat: Seat, lay: Lay) -> None:
    """Players may change their layout as long as there is time (QX-R4). The same layout again has no effect."""
    layout = refusals.layout(decision.state, seat, lay)
    if layout != decision.state.layouts[seat]:
        decision.add(Laid(seat, layouts.used(layout), decision.state.phase == "rearranging", layout))


def _write(decision: Decision, seat: Seat, text: str) -> None:
    options = decision.state.setup.options
    worth = values(options.tiles, options.words_in)
    _lay(decision, seat, layouts.written(text, decision.state.racks[seat], options.words_in, worth))


def _finish(decision: Decision, by: Actor) -> None:
    """A turn ends early when all have finished (QX-R3)."""
    decision.add(Finished(refusals.builder(decision.state, by)))
    if set(decision.state.building) == set(decision.state.done):
        comparing.show(decision)


def _whispered(decision: Decision, by: Actor, hint: Hint) -> None:
    """The length first, then letter by letter (QX-R10)."""
    only_judge(by, decision.state.phase == "building" and decision.state.asking, "QX-R10")
    decision.add(Hinted(0, hint))


# After a turn


def _solved(decision: Decision, by: Actor, possible: tuple[Possible, ...]) -> None:
    """Show the best layouts after a turn, never before; after the last turn the match ends."""
    only_judge(by, decision.state.phase == "solving", "QX-R8")
    if len(possible) != decision.state.setup.seats:
        raise Refused("QX-R8", fault="judge")
    decision.add(PossibleShown(possible))
    options = decision.state.setup.options
    if decision.state.turn == options.turns and decision.state.round == options.all_rounds:
        _end(decision)
    else:
        decision.add(LookingBegan(deadlines.of_looking(decision)))


def _ready(decision: Decision, by: Actor) -> None:
    decision.add(WasReady(refusals.ready(decision.state, by)))
    if len(decision.state.done) == decision.state.setup.seats:
        _next_turn(decision)


def _next_turn(decision: Decision) -> None:
    """Three turns are a round (QX-R2); before each round all tiles are shuffled (QX-R1)."""
    if decision.state.turn == TURNS:
        decision.add(RoundBegan(decision.state.round + 1))
    decision.add(TurnBegan(decision.state.turn % TURNS + 1))


def _end(decision: Decision) -> None:
    """Most points win (QX-R9); in a contest the highest difference does (QX-C4), if anybody has one (QX-D6)."""
    options, seats = decision.state.setup.options, decision.state.setup.seats
    totals = tuple(sum(map(sum, rounds)) for rounds in decision.state.sheet)
    differences: tuple[int | None, ...] = (None,) * seats
    rule = "QX-R9"
    if options.contest:
        quotients = options.quotients or (None,) * seats
        played = [contest.quotient(total, options.all_rounds) for total in totals]
        differences = tuple(contest.difference(qp, qq) for qp, qq in zip(played, quotients, strict=True))
        rule = "QX-D6" if all(each is None for each in differences) else "QX-C4"
    decision.add(GameEnded(totals, differences, rule))


# The clock


def _time_up(decision: Decision, by: Actor) -> None:
    """The current layouts count (QX-R3), a vote ends (QX-W6), or the match no longer waits for anybody."""
    only_clock(by, decision.at, _deadline(decision.state))
    phase = decision.state.phase
    if phase == "comparing" and comparing.is_extended(decision):
        return
    decision.add(TimeRanOut())
    match phase:
        case "comparing":
            comparing.conclude(decision)
        case "looking":
            _next_turn(decision)
        case _:
            comparing.show(decision)


def _deadline(state: State) -> Millis | None:
    """The earliest deadline of votes, disputes and the phase."""
    until = state.until if state.late or state.first_until is None else state.first_until
    return min((end for end in (until, *(ballot.until for ballot in state.votes)) if end is not None), default=None)


def _books(state: State) -> tuple[Language, tuple[Kind, ...]]:
    options = state.setup.options
    return options.words_in, kinds(options.tiles, options.words_in)


def _shown(state: State) -> int:
    """How many letters the next hint shows: none at first, then one more each time."""
    return 0 if state.hint is None else len(state.hint.letters) + 1
