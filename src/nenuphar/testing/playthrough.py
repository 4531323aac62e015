"""Whole matches as readable text, with everything that every viewer learns at every step.

A playthrough is its own script: the lines that begin with `>` are what was asked, and the rest follows from them. So
it can be recorded anew after a change of the rules or of the words, and compared line by line before.
`make golden` records them all; a game gets one for every number of seats that has none.
"""

import sys
from collections.abc import Iterator
from difflib import unified_diff
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, to_builtins

from nenuphar import games
from nenuphar.bots.budget import Worlds
from nenuphar.bots.realtime import RealTimeBots
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Actor, AnyGame, Audience, Authority, Command, Millis, Refused, Seat, Setup, Viewer
from nenuphar.core.match import AnyMatch, Match, Step
from nenuphar.texts import Catalogue

_NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
_THINKING_MS = 4_000
_THOUGHTS = 100
_ATTEMPTS = 10


class Script(Struct, frozen=True):
    """What a playthrough needs to be told again."""

    names: tuple[str, ...]
    setup: Setup[Any]
    seed: bytes
    asked: tuple[Command[Any], ...]


def main(*keys: str) -> None:
    """Record all playthroughs of all games again, or of these, and those that are missing."""
    for game in games.every():
        if keys and game.manifest.key not in keys:
            continue
        folder = shelf(game)
        folder.mkdir(exist_ok=True)
        for seats in game.manifest.seats:
            if not any(folder.glob(f"{seats}-*.txt")):
                _record(game, improvised(game, seats), folder / f"{seats}-players.txt")
        for path in sorted(folder.glob("*.txt")):
            try:
                asked = script(game, path.read_text(encoding="utf-8"))
            except ValueError as problem:
                sys.exit(f"{path}, {problem}")
            _record(game, asked, path)
            sys.stdout.write(f"{path.name} of {game.manifest.title}\n")


def _record(game: AnyGame, asked: Script, path: Path) -> None:
    text = told(game, asked)
    script(game, text)  # what cannot be read again is not written
    path.write_text(text, encoding="utf-8")


def shelf(game: AnyGame) -> Path:
    """Where a game keeps its playthroughs."""
    return Path(str(files(f"nenuphar.games.{game.manifest.key}"))) / "tests" / "playthroughs"


def differences(game: AnyGame, text: str) -> str:
    """What would change in a playthrough if it were recorded now; empty if nothing."""
    anew = told(game, script(game, text))
    return "\n".join(
        unified_diff(text.splitlines(), anew.splitlines(), "as recorded", "as played now", lineterm="", n=2)
    )


def script(game: AnyGame, text: str) -> Script:
    """The script that a recorded playthrough contains."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[1:4])
    names = tuple(head["players"].split(", "))
    return Script(
        names=names,
        setup=decode(head["setup"], Setup[game.manifest.options]),  # type: ignore[name-defined]
        seed=bytes.fromhex(head["seed"]),
        asked=tuple(_all_asked(game, names, text)),
    )


def _all_asked(game: AnyGame, names: tuple[str, ...], text: str) -> Iterator[Command[Any]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("> "):
            try:
                yield _asked(game, names, line)
            except (ValueError, Refused) as problem:
                raise ValueError(f"line {number}: {line!r} is no move: {problem}") from problem


def improvised(game: AnyGame, seats: int) -> Script:
    """Of a few matches of the game's middle level against itself the one in which the most different things happen."""
    matches = [_improvised(game, seats, number) for number in range(_ATTEMPTS)]
    match = max(matches, key=lambda match: len({type(event) for step in match.steps for event in step.events}))
    asked = tuple(step.command for step in match.steps if step.command.by != Authority.CHANCE)
    return Script(_NAMES[:seats], match.setup, bytes.fromhex(match.log[-1].event.seed), asked)


def _improvised(game: AnyGame, seats: int, number: int) -> AnyMatch:
    rng = Random(f"{game.manifest.key} {seats} {number}")
    levels = list(game.bots.values())
    bot = levels[len(levels) // 2]
    match = Match(game, Setup(seats, game.manifest.options()), rng.randbytes(32))
    match.begin(0)
    if game.realtime is not None:
        _improvise_quickly(match, bot, rng)
    while match.outcome is None:
        assert len(match.steps) < game.manifest.longest, "the bots play for ever: record another match by hand"
        if game.lookup is not None and match.waiting.question is not None:
            match.answer_judge(match.waiting.question.sample(rng), match.now)
            continue
        seat = rng.choice(match.waiting.due)
        view = match.view(seat)
        action = bot.choose(view, game.moves(view), rng, Worlds(_THOUGHTS))
        match.submit(Command(seat, action, match.now + rng.randrange(_THINKING_MS)))
    return match


def _improvise_quickly(match: AnyMatch, bot: Any, rng: Random) -> None:
    def choose(seat: Seat) -> Any:
        view = match.view(seat)
        return bot.choose(view, match.game.moves(view), rng, Worlds(_THOUGHTS))

    hands = RealTimeBots(match, choose)
    while match.outcome is None:
        assert len(match.steps) < match.game.manifest.longest, "the bots play for ever: record another match by hand"
        hands.step()


def told(game: AnyGame, played: Script) -> str:
    """The playthrough of a script, as text."""
    match = Match(game, played.setup, played.seed)
    return "\n".join(_Teller(match, played.names).tell(played)) + "\n"


def _asked(game: AnyGame, names: tuple[str, ...], line: str) -> Command[Any]:
    _, at, by, action = line.split(" ", 3)
    who: Actor = names.index(by) if by in names else Authority(by)
    return Command(who, decode(action, game.manifest.action), Millis(at))


class _Teller:
    """Tells a match while it is played, and remembers what each viewer has already been shown."""

    def __init__(self, match: AnyMatch, names: tuple[str, ...]) -> None:
        self.match = match
        self.names = names
        self.catalogue = Catalogue("en", names)
        self.viewers: dict[Viewer, str] = {Audience.PUBLIC: "all", **dict(enumerate(names))}
        self.shown: dict[Viewer, dict[str, Any]] = {viewer: {} for viewer in self.viewers}
        self.due: tuple[int, ...] = ()
        self.told_steps = 0

    def tell(self, played: Script) -> Iterator[str]:
        yield f"{self.match.game.manifest.title} with {', '.join(self.names)}"
        yield f"players: {', '.join(self.names)}"
        yield f"setup: {encode(played.setup).decode()}"
        yield f"seed: {played.seed.hex()}"
        yield f"commitment: {self.match.commitment}"
        self.match.begin(0)
        yield from self._news()
        for command in played.asked:
            try:
                self._play(command)
            except Refused as refusal:
                yield f"! {refusal.rule} refuses {command}"
                return
            yield from self._news()

    def _play(self, command: Command[Any]) -> None:
        match command.by:
            case Authority.CLOCK:
                self.match.tick(command.at)
            case Authority.JUDGE:
                self.match.answer_judge(command.action, command.at)
            case _:
                self.match.submit(command)

    def _news(self) -> Iterator[str]:
        """All steps since the last time, and the state after them."""
        for step in self.match.steps[self.told_steps :]:
            yield from self._step(step)
        self.told_steps = len(self.match.steps)
        yield from self._learned()
        due = self.match.waiting.due
        if self.match.outcome is not None or not set(due) <= set(self.due):
            yield ""
            yield _apart(self.match.game.text.board(self.match.view(Audience.PUBLIC), self.names))
        self.due = due

    def _step(self, step: Step) -> Iterator[str]:
        by, at = step.command.by, step.command.at
        sign = "~" if by == Authority.CHANCE else ">"
        yield ""
        yield f"{sign} {at} {self.names[by] if isinstance(by, int) else by} {encode(step.command.action).decode()}"
        for event in step.events:
            lines = {viewer: self._line(event, viewer) for viewer in self.viewers}
            if lines[Audience.PUBLIC]:
                yield f"  {lines[Audience.PUBLIC]}"
            for viewer, name in self.viewers.items():
                if lines[viewer] != lines[Audience.PUBLIC]:
                    yield f"  to {name}: {lines[viewer]}"

    def _line(self, event: Any, viewer: Viewer) -> str:
        redacted = self.match.game.redact(event, viewer)
        saying = None if redacted is None else self.match.game.text.narrate(redacted, self.match.view(viewer))
        return "" if saying is None else f"{self.catalogue.say(saying)} ({saying.rule})"

    def _learned(self) -> Iterator[str]:
        """What changed in each viewer's view: for a seat only where it is not what all can see."""
        public = _fields(self.match.view(Audience.PUBLIC))
        for viewer, name in self.viewers.items():
            view = _fields(self.match.view(viewer))
            news = {key: value for key, value in view.items() if self.shown[viewer].get(key, ...) != value}
            own = {key: value for key, value in news.items() if viewer is Audience.PUBLIC or value != public[key]}
            own.pop("viewer", None)
            if own:
                yield f"  [{name}] " + " ".join(f"{key}={encode(value).decode()}" for key, value in own.items())
            self.shown[viewer] = view


def _fields(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = to_builtins(view)
    fields.pop("setup", None)
    return fields


def _apart(board: str) -> str:
    """No line of a board may look like a move of the script."""
    lines = board.splitlines()
    return "\n".join(f"  {line}" for line in lines) if any(line.startswith(">") for line in lines) else board


if __name__ == "__main__":
    main(*sys.argv[1:])
