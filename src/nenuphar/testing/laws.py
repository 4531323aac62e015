"""The laws that every game obeys, whatever its rules. Tests check them for every game in `games`.

Each law takes a game, a setup and a random generator, plays at random, and raises `Broken` if the law does not hold.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

from nenuphar.bots.budget import Worlds
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import AnyGame, Audience, Authority, Command, Refused, Setup, TimeUp, Viewer, Waiting
from nenuphar.testing.fuzz_values import fuzz_value
from nenuphar.testing.random_play import DAWDLE_MS, Moment, folded, moves_of, random_command, random_match

Law: TypeAlias = Callable[[AnyGame, Setup[Any], Random], None]

_TRIES = 3
_DECISION_MS = 1_000
_FEW_WORLDS = 3
_SOME_VIEWERS = 2  # others at every moment


class Broken(AssertionError):
    """A law is broken."""


def replays(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """The state is the fold of the stored log and of nothing else, also after the codec."""
    stored: list[bytes] = []
    last = None
    for moment in random_match(game, setup, rng):
        stored += [encode(event) for event in moment.events]
        last = moment.after
    events = tuple(decode(event, game.manifest.event) for event in stored)
    _hold([encode(event) for event in events] == stored, "the codec changes an event")
    _hold(encode(folded(game, game.initial(setup), events)) == encode(last), "replaying the log gives another state")


def decides_what_it_folds(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """The state that `decide` returns is the fold of its events."""
    for moment in random_match(game, setup, rng):
        same = encode(moment.decided) == encode(moment.after)
        _hold(same, f"the state after {moment.command} is not the fold of its events")


def remembers(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """An accepted command changes the state, unless a seat only confirms its earlier choice."""
    for moment in random_match(game, setup, rng):
        command = moment.command
        if command is None or command.by not in (*moment.waiting.due, Authority.CHANCE, Authority.CLOCK):
            continue
        _hold(moment.events != (), f"nothing happened after {command}")
        _hold(encode(moment.state) != encode(moment.after), f"the fold ignores the events of {command}")


def waits(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """An unfinished match waits for somebody, a finished one for nothing."""
    for moment in random_match(game, setup, rng):
        _sound(moment.waiting, setup)


def ends(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """Random play ends within the manifest's bound."""
    *_, last = random_match(game, setup, rng)
    _hold(last.command is None, f"no end after {game.manifest.longest} commands")


def offers_only_what_is_legal(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """Every offered move is accepted, and exactly the seats that may act have offers."""
    for moment in random_match(game, setup, rng):
        with _unchanged(moment):
            for seat in range(setup.seats):
                moves = moves_of(game, moment.state, seat)
                may = seat in moment.waiting.may
                listed = moves.listed if moves.listed is not None else [moves.sample(rng) for _ in range(_TRIES)]
                _hold(bool(listed) == may, f"seat {seat} {'may' if may else 'may not'} act, but is offered {listed}")
                for action in listed:
                    _hold(_refusal(game, moment, Command(seat, action, _now(moment))) is None, f"{action} is refused")
        for audience in Audience:
            _hold(not game.moves(game.view(moment.state, audience)).listed, f"{audience} is offered moves")


def refuses_everything_else(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """A move that is not offered is refused with a rule's id, and changes nothing."""
    for moment in random_match(game, setup, rng):
        with _unchanged(moment):
            for seat in range(setup.seats):
                moves = moves_of(game, moment.state, seat)
                for _ in range(_TRIES):
                    action = fuzz_value(game.manifest.action, rng)
                    if action not in moves:
                        _refuses(game, moment, Command(seat, action, _now(moment)))
            for authority in Authority:
                action = fuzz_value(game.manifest.action, rng)
                if not _asked(moment.waiting, authority, action):
                    _refuses(game, moment, Command(authority, action, 0))


def believes_chance(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """The game accepts every possible answer of chance."""
    for moment in random_match(game, setup, rng):
        chance = moment.waiting.chance
        with _unchanged(moment):
            for answer in chance.outcomes if chance else ():
                command = Command(Authority.CHANCE, answer, _now(moment))
                _hold(_refusal(game, moment, command) is None, f"chance may not answer {answer}")


def keeps_time(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """With a time limit, every decision has a deadline. After it the clock may act, and the match always ends."""
    timed = Setup(setup.seats, setup.options, _DECISION_MS)
    for moment in random_match(game, timed, rng):
        deadline = moment.waiting.deadline
        _hold(deadline is not None or not moment.waiting.due, "a seat is due, but there is no deadline")
        if deadline is not None:
            with _unchanged(moment):
                _refuses(game, moment, Command(Authority.CLOCK, TimeUp(), deadline - 1))
                is_accepted = _refusal(game, moment, Command(Authority.CLOCK, TimeUp(), deadline)) is None
                _hold(is_accepted, "the clock is refused after the deadline")
    _hold(_runs_out(game, timed, rng), "a match of silent players never ends")


def keeps_secrets(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """Twin matches that differ only in what a viewer may not know look the same to that viewer.

    Two matches are played side by side, and now and then other seats choose differently in them. What the viewer
    learns then (the redacted log; the view and what the match waits for) must differ in all parts, which is a rightful
    disclosure, or in none.
    """
    viewer = rng.choice((*range(setup.seats), Audience.PUBLIC))
    here = there = game.initial(setup)
    now = 0
    for _ in range(game.manifest.longest):
        waiting = game.waiting(here)
        if waiting.outcome is not None:
            return
        now += rng.randrange(DAWDLE_MS)
        command = random_command(game, here, waiting, now, rng)
        other = _another(game, there, command, viewer, rng)
        events = game.decide(here, command).events
        here = folded(game, here, events)
        try:
            others = game.decide(there, other).events
        except Refused:
            there = here
            continue
        there = folded(game, there, others)
        same_log = _log(game, events, viewer) == _log(game, others, viewer)
        same_view = _visible(game, here, viewer) == _visible(game, there, viewer)
        _hold(same_view or not same_log, f"the view shows {viewer} what the log does not: {command} or {other}")
        hidden = encode(here) != encode(there)
        _hold(same_log or not same_view or not hidden, f"the log shows {viewer} what the view does not: {command}")
        if not same_log:
            there = here


def imagines(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """An imagined world looks like the real one to its viewer. If there are secrets, imagined worlds differ."""
    differing = 0
    for _ in range(2 if game.manifest.hidden else 1):
        for moment in random_match(game, setup, rng):
            for viewer in rng.sample((*range(setup.seats), Audience.PUBLIC), _SOME_VIEWERS):
                seen = game.view(moment.state, viewer)
                worlds = [game.imagine(seen, rng) for _ in range(2)]
                for world in worlds:
                    _hold(encode(game.view(world, viewer)) == encode(seen), f"an imagined world looks odd to {viewer}")
                differing += encode(worlds[0]) != encode(worlds[1])
    if game.manifest.hidden and setup.seats > 1:
        _hold(differing > 0, "views leave nothing to imagine, though the game has secrets")


def has_texts(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """Every viewer's board, every event that a viewer may know and every offered move has a text."""
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    for moment in random_match(game, setup, rng):
        for viewer in (*range(setup.seats), *Audience):
            view = game.view(moment.after, viewer)
            _hold(bool(game.text.board(view, names)), "the board is empty")
            for event in moment.events:
                redacted = game.redact(event, viewer)
                if redacted is not None:
                    game.text.narrate(redacted, view)
            for action in game.moves(view).listed or ():
                game.text.offer(action, view)


def has_bots(game: AnyGame, setup: Setup[Any], rng: Random) -> None:
    """Every level plays, and only moves that it is offered."""
    _hold(bool(game.bots), "there is no bot")
    for moment in random_match(game, setup, rng):
        if moment.waiting.due:
            view = game.view(moment.state, rng.choice(moment.waiting.due))
            moves = game.moves(view)
            bot = rng.choice(list(game.bots.values()))
            action = bot.choose(view, moves, rng, Worlds(_FEW_WORLDS))
            _hold(action in moves, f"a bot chooses {action}, which is not offered")


LAWS: tuple[Law, ...] = (
    replays,
    decides_what_it_folds,
    remembers,
    waits,
    ends,
    offers_only_what_is_legal,
    refuses_everything_else,
    believes_chance,
    keeps_time,
    keeps_secrets,
    imagines,
    has_texts,
    has_bots,
)


def _hold(true: bool, otherwise: str) -> None:
    if not true:
        raise Broken(otherwise)


def _sound(waiting: Waiting[Any], setup: Setup[Any]) -> None:
    is_anybody_asked = bool(waiting.due) or waiting.chance is not None or waiting.query is not None
    if waiting.outcome is not None:
        _hold(not is_anybody_asked and not waiting.may and waiting.deadline is None, "a finished match still waits")
        _hold(len(waiting.outcome.ranks) == setup.seats, "not every seat has a rank")
    else:
        _hold(is_anybody_asked or waiting.deadline is not None, "an unfinished match waits for nothing")
    _hold(set(waiting.due) <= set(waiting.may) <= set(range(setup.seats)), "a seat is due, but may not act")
    if waiting.chance is not None:
        odds = waiting.chance.odds or (1,) * len(waiting.chance.outcomes)
        _hold(len(odds) == len(waiting.chance.outcomes) > 0 and min(odds) > 0, "chance has impossible odds")


@contextmanager
def _unchanged(moment: Moment) -> Iterator[None]:
    """Decisions in this block must leave the state alone. One comparison for all: encoding costs more than deciding."""
    before = encode(moment.state)
    yield
    if encode(moment.state) != before:
        raise Broken(f"deciding changes the state before {moment.command}")


def _refusal(game: AnyGame, moment: Moment, command: Command[Any]) -> Refused | None:
    try:
        game.decide(moment.state, command)
    except Refused as refusal:
        return refusal
    return None


def _refuses(game: AnyGame, moment: Moment, command: Command[Any]) -> None:
    refusal = _refusal(game, moment, command)
    if refusal is None:
        raise Broken(f"{command} is accepted, though it is not offered")
    if not refusal.rule.startswith((f"{game.manifest.prefix}-", "TB-")):
        raise Broken(f"{command} is refused by {refusal.rule!r}, not by a rule")


def _asked(waiting: Waiting[Any], authority: Authority, action: Any) -> bool:
    """Whether this authority may act in this way now. Only the game knows which answers the judge may give."""
    match authority:
        case Authority.CHANCE:
            return waiting.chance is not None and action in waiting.chance.outcomes
        case Authority.CLOCK:
            return waiting.deadline is not None and isinstance(action, TimeUp)
        case Authority.JUDGE:
            return waiting.query is not None


def _now(moment: Moment) -> int:
    return moment.command.at if moment.command else 0


def _runs_out(game: AnyGame, setup: Setup[Any], rng: Random) -> bool:
    """Whether a match ends in which only chance, the judge and the clock act."""
    state, now = game.initial(setup), 0
    for _ in range(game.manifest.longest):
        waiting = game.waiting(state)
        if waiting.outcome is not None:
            return True
        if waiting.chance is None and (game.lookup is None or waiting.query is None):
            if waiting.deadline is None:
                return False
            now = max(now, waiting.deadline)
        state = folded(game, state, game.decide(state, random_command(game, state, waiting, now, rng)).events)
    return False


def _another(game: AnyGame, there: Any, command: Command[Any], viewer: Viewer, rng: Random) -> Command[Any]:
    """In the twin match, now and then another move of the same seat, unless that seat is the viewer."""
    if not isinstance(command.by, int) or command.by == viewer or rng.random() < 0.5:
        return command
    moves = moves_of(game, there, command.by)
    return Command(command.by, moves.sample(rng), command.at) if moves.listed != () else command


def _log(game: AnyGame, events: Sequence[Any], viewer: Viewer) -> bytes:
    """In real-time games viewers who learn nothing get no message: its mere arrival would leak."""
    redacted = [game.redact(event, viewer) for event in events]
    return encode(redacted if game.realtime is None else [event for event in redacted if event is not None])


def _visible(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    waiting = game.waiting(state if game.realtime is None else game.realtime.known_to(state, viewer))
    return encode((game.view(state, viewer), waiting.due, waiting.may, waiting.deadline, waiting.outcome))
