"""Writes whole matches as readable text, with everything that every viewer learns at every step.

A playthrough is its own script: the lines that begin with `>` are commands, and the rest follows from them. So it can
be compared line by line with the match as it is played now, and recorded again after a change of rules or texts.
`make golden` records all of them, and makes one for every number of seats that has none.
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
_WORLDS = 100
_ATTEMPTS = 10


class Script(Struct, frozen=True):
    """What is needed to play a playthrough again."""

    names: tuple[str, ...]
    setup: Setup[Any]
    seed: bytes
    commands: tuple[Command[Any], ...]


def main(*keys: str) -> None:
    """Record the playthroughs of all games again, or of these games, and add missing ones."""
    for game in games.every():
        if keys and game.manifest.key not in keys:
            continue
        folder = playthroughs_folder(game)
        folder.mkdir(exist_ok=True)
        for seats in game.manifest.seats:
            if not any(folder.glob(f"{seats}-*.txt")):
                _record(game, improvised(game, seats), folder / f"{seats}-players.txt")
        for path in sorted(folder.glob("*.txt")):
            try:
                recorded = script(game, path.read_text(encoding="utf-8"))
            except ValueError as problem:
                sys.exit(f"{path}, {problem}")
            _record(game, recorded, path)
            sys.stdout.write(f"{path.name} of {game.manifest.title}\n")


def _record(game: AnyGame, played: Script, path: Path) -> None:
    text = text_of(game, played)
    script(game, text)  # raises if the text could not be read again
    path.write_text(text, encoding="utf-8")


def playthroughs_folder(game: AnyGame) -> Path:
    """The folder of a game's playthroughs."""
    return Path(str(files(f"nenuphar.games.{game.manifest.key}"))) / "tests" / "playthroughs"


def differences(game: AnyGame, text: str) -> str:
    """What would change in a playthrough if it were recorded now; empty if nothing."""
    now = text_of(game, script(game, text))
    return "\n".join(
        unified_diff(text.splitlines(), now.splitlines(), "as recorded", "as played now", lineterm="", n=2)
    )


def script(game: AnyGame, text: str) -> Script:
    """The script that a recorded playthrough contains."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[1:4])
    names = tuple(head["players"].split(", "))
    return Script(
        names=names,
        setup=decode(head["setup"], Setup[game.manifest.options]),  # type: ignore[name-defined]
        seed=bytes.fromhex(head["seed"]),
        commands=tuple(_commands(game, names, text)),
    )


def _commands(game: AnyGame, names: tuple[str, ...], text: str) -> Iterator[Command[Any]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("> "):
            try:
                yield _command(game, names, line)
            except (ValueError, Refused) as problem:
                raise ValueError(f"line {number}: {line!r} is not a move: {problem}") from problem


def improvised(game: AnyGame, seats: int) -> Script:
    """A match of the game's middle level against itself: of several, the one with the most kinds of events."""
    matches = [_improvised(game, seats, number) for number in range(_ATTEMPTS)]
    match = max(matches, key=lambda match: len({type(event) for step in match.steps for event in step.events}))
    commands = tuple(step.command for step in match.steps if step.command.by != Authority.CHANCE)
    return Script(_NAMES[:seats], match.setup, bytes.fromhex(match.log[-1].event.seed), commands)


def _improvised(game: AnyGame, seats: int, number: int) -> AnyMatch:
    rng = Random(f"{game.manifest.key} {seats} {number}")
    levels = list(game.bots.values())
    bot = levels[len(levels) // 2]
    match = Match(game, Setup(seats, game.manifest.options()), rng.randbytes(32))
    match.begin(0)

    def choose(seat: Seat) -> Any:
        view = match.view(seat)
        return bot.choose(view, game.moves(view), rng, Worlds(_WORLDS))

    realtime = RealTimeBots(match, choose) if game.realtime is not None else None
    while match.outcome is None:
        assert len(match.steps) < game.manifest.longest, "the bots play forever: record another match by hand"
        if realtime is not None:
            realtime.step()
        elif game.lookup is not None and match.waiting.query is not None:
            match.answer_judge(match.waiting.query.sample(rng), match.now)
        else:
            seat = rng.choice(match.waiting.due)
            match.submit(Command(seat, choose(seat), match.now + rng.randrange(_THINKING_MS)))
    return match


def text_of(game: AnyGame, played: Script) -> str:
    """The playthrough of a script, as text."""
    match = Match(game, played.setup, played.seed)
    return "\n".join(_Writer(match, played.names).lines(played)) + "\n"


def _command(game: AnyGame, names: tuple[str, ...], line: str) -> Command[Any]:
    _, at, by, action = line.split(" ", 3)
    who: Actor = names.index(by) if by in names else Authority(by)
    return Command(who, decode(action, game.manifest.action), Millis(at))


class _Writer:
    """Plays a match and writes it down; it remembers what each viewer has already seen."""

    def __init__(self, match: AnyMatch, names: tuple[str, ...]) -> None:
        self.match = match
        self.names = names
        self.catalogue = Catalogue("en", names)
        self.viewers: dict[Viewer, str] = {Audience.PUBLIC: "all", **dict(enumerate(names))}
        self.shown: dict[Viewer, dict[str, Any]] = {viewer: {} for viewer in self.viewers}
        self.due: tuple[int, ...] = ()
        self.written_steps = 0

    def lines(self, played: Script) -> Iterator[str]:
        yield f"{self.match.game.manifest.title} with {', '.join(self.names)}"
        yield f"players: {', '.join(self.names)}"
        yield f"setup: {encode(played.setup).decode()}"
        yield f"seed: {played.seed.hex()}"
        yield f"commitment: {self.match.commitment}"
        self.match.begin(0)
        yield from self._news()
        for command in played.commands:
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
        for step in self.match.steps[self.written_steps :]:
            yield from self._step(step)
        self.written_steps = len(self.match.steps)
        yield from self._learned()
        due = self.match.waiting.due
        if self.match.outcome is not None or not set(due) <= set(self.due):
            yield ""
            yield _indented(self.match.game.text.board(self.match.view(Audience.PUBLIC), self.names))
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
        """The changes in each viewer's view; for a seat only those that not all can see."""
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


def _indented(board: str) -> str:
    """Indent a board if one of its lines looks like a command of the script."""
    lines = board.splitlines()
    return "\n".join(f"  {line}" for line in lines) if any(line.startswith(">") for line in lines) else board


if __name__ == "__main__":
    main(*sys.argv[1:])
