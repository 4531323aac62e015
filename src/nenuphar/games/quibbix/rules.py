"""Every decision of Quibbix, each citing its rule: the course of a match. What words come to is in `comparing`."""

from nenuphar.core.game import Actor, Authority, Command, Draw, Millis, Refused, Seat, Setup, TimeUp, Waiting
from nenuphar.games.quibbix import comparing, contest, refusals, standing
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.agreed import RACKS, TURNS, Options
from nenuphar.games.quibbix.asked import (
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
from nenuphar.games.quibbix.parts import NOTHING, Hint, Possible
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tiles import Kind, Language, kinds, values
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    Event,
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
from nenuphar.games.quibbix.unfolding import Unfolding


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
            question = AskedHint(words, state.racks[0], letters, _shown(state)) if state.asking else None
            return Waiting(due=due, may=state.building, question=question, deadline=state.until)
        case "judging":
            return Waiting(question=AskedWords(words, standing.unruled(state)))
        case "comparing":
            return Waiting(due=comparing.due(state), may=everybody, deadline=_deadline(state))
        case "solving":
            return Waiting(question=AskedPossible(words, state.racks, letters))
        case "looking":
            due = tuple(seat for seat in everybody if seat not in state.done)
            return Waiting(due=due, may=due, deadline=state.until)
        case "over":
            return Waiting(outcome=state.outcome)


def decide(state: State, command: Command[Action]) -> tuple[Event, ...]:
    now, by = Unfolding(state, command.at), command.by
    match command.action:
        case Lay():
            _lay(now, refusals.builder(state, by), command.action)
        case Write(text):
            _write(now, refusals.builder(state, by), text)
        case Finish():
            _finish(now, by)
        case GoOn():
            now.then(WentOn(refusals.going_on(state, by)))
        case AskHint():
            now.then(HintAsked(refusals.hint(state, by)))
        case Dispute(word):
            comparing.dispute(now, by, word)
        case Coin(word):
            comparing.coin(now, by, word)
        case Vote(word, accept):
            comparing.vote(now, by, word, accept)
        case TakeBack(index):
            comparing.take_back(now, by, index)
        case Double(index):
            comparing.double(now, by, index)
        case Content():
            comparing.content(now, by)
        case Ready():
            _ready(now, by)
        case DrawTile():
            _drawn(now, command)
        case Rule(rulings):
            comparing.rule(now, by, rulings)
        case Solve(possible):
            _solved(now, by, possible)
        case Whisper(hint):
            _whispered(now, by, hint)
        case TimeUp():
            _time_up(now, by)
    return tuple(now.events)


# Drawing


def _drawn(now: Unfolding, command: Command[Action]) -> None:
    """Ten tiles each, then five more, and five more, open to all (QX-R2)."""
    refusals.chance(_draw(now.state) if now.state.phase == "drawing" else None, command)
    assert isinstance(command.action, DrawTile)
    now.then(TileDrawn(_next_to_draw(now.state), command.action.letter))
    if min(map(len, now.state.racks)) == RACKS[now.state.turn - 1]:
        now.then(BuildingBegan(now.end_of_building()))


def _draw(state: State) -> Draw[Action]:
    """Any of the tiles that still lie face down; with the same letters for all, only one rack is drawn."""
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


def _lay(now: Unfolding, seat: Seat, lay: Lay) -> None:
    """Everything may be laid anew as long as there is time (QX-R4). What lies there already needs no second telling."""
    layout = refusals.layout(now.state, seat, lay)
    if layout != now.state.layouts[seat]:
        now.then(Laid(seat, layouts.used(layout), now.state.phase == "rearranging", layout))


def _write(now: Unfolding, seat: Seat, text: str) -> None:
    options = now.state.setup.options
    worth = values(options.tiles, options.words_in)
    _lay(now, seat, layouts.written(text, now.state.racks[seat], options.words_in, worth))


def _finish(now: Unfolding, by: Actor) -> None:
    """A turn ends early when all have finished (QX-R3)."""
    now.then(Finished(refusals.builder(now.state, by)))
    if set(now.state.building) == set(now.state.done):
        comparing.show(now)


def _whispered(now: Unfolding, by: Actor, hint: Hint) -> None:
    """Length first, then letter by letter (QX-R10)."""
    refusals.judge(now.state, by, "building", "QX-R10")
    if not now.state.asking:
        raise Refused("QX-R10", fault="judge")
    now.then(Hinted(0, hint))


# After a turn


def _solved(now: Unfolding, by: Actor, possible: tuple[Possible, ...]) -> None:
    """What had been possible is shown when a turn is over, never before; after the last turn the match is over too."""
    refusals.judge(now.state, by, "solving", "QX-R8")
    if len(possible) != now.state.setup.seats:
        raise Refused("QX-R8", fault="judge")
    now.then(PossibleShown(possible))
    if now.state.turn == TURNS and now.state.round == now.state.setup.options.all_rounds:
        _end(now)
    else:
        now.then(LookingBegan(now.end_of_looking()))


def _ready(now: Unfolding, by: Actor) -> None:
    now.then(WasReady(refusals.ready(now.state, by)))
    if len(now.state.done) == now.state.setup.seats:
        _next_turn(now)


def _next_turn(now: Unfolding) -> None:
    """Three turns are a round (QX-R2); before each round all tiles are shuffled (QX-R1)."""
    if now.state.turn == TURNS:
        now.then(RoundBegan(now.state.round + 1))
    now.then(TurnBegan(now.state.turn % TURNS + 1))


def _end(now: Unfolding) -> None:
    """Most points win (QX-R9); in a contest the highest difference does (QX-C4), if anybody has one (QX-D6)."""
    options, seats = now.state.setup.options, now.state.setup.seats
    totals = tuple(sum(map(sum, rounds)) for rounds in now.state.sheet)
    differences: tuple[int | None, ...] = (None,) * seats
    rule = "QX-R9"
    if options.contest:
        quotients = options.quotients or (None,) * seats
        played = [contest.quotient(total, options.all_rounds) for total in totals]
        differences = tuple(contest.difference(qp, qq) for qp, qq in zip(played, quotients, strict=True))
        rule = "QX-D6" if all(each is None for each in differences) else "QX-C4"
    now.then(GameEnded(totals, differences, rule))


# The clock


def _time_up(now: Unfolding, by: Actor) -> None:
    """What lies there counts (QX-R3), a vote is over (QX-W6), or nobody is waited for any longer."""
    deadline = _deadline(now.state)
    if by != Authority.CLOCK or deadline is None or now.at < deadline:
        raise Refused("TB-6")
    phase = now.state.phase
    if phase == "comparing" and comparing.goes_on(now):
        return
    now.then(TimeRanOut())
    match phase:
        case "comparing":
            comparing.conclude(now)
        case "looking":
            _next_turn(now)
        case _:
            comparing.show(now)


def _deadline(state: State) -> Millis | None:
    """The first vote's, that of disputes, or that of the phase."""
    until = state.until if state.late or state.first_until is None else state.first_until
    return min((end for end in (until, *(ballot.until for ballot in state.votes)) if end is not None), default=None)


def _books(state: State) -> tuple[Language, tuple[Kind, ...]]:
    options = state.setup.options
    return options.words_in, kinds(options.tiles, options.words_in)


def _shown(state: State) -> int:
    """How many letters the next hint shows: none with the first, then one more each time."""
    return 0 if state.hint is None else len(state.hint.letters) + 1
