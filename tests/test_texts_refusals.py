"""Provokes every refusal of the table and of Quibbit! once. Each has a sentence in every language."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import reduce
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from nenuphar import shelf
from nenuphar.cli import options
from nenuphar.core import codec, record
from nenuphar.core.game import Authority, Command, Refused, Setup, TimeUp
from nenuphar.core.match import AnyMatch, Match, Pinch
from nenuphar.games.china_moon import GAME as CHINA_MOON
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    CardLost,
    CardsRevealed,
    Choose,
    LaySegment,
    Options,
    PickFirst,
    Place,
    TurnDummyCard,
)
from nenuphar.texts import Catalogue, languages

SRC = Path(__file__).parents[1] / "src" / "nenuphar"


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_sentence(lang: str) -> None:
    words = Catalogue(lang, ("Anna", "Bert", "Cleo"))
    for refused in provoked():
        assert words.refusal(refused).endswith(f" ({refused.rule})")


def test_every_refusal_was_provoked() -> None:
    """Each fault in the code, each rule of the table, and each sentence of the table and of Quibbit!."""
    refusals = provoked()
    assert {str(refused.facts["fault"]) for refused in refusals if "fault" in refused.facts} == set(faults_in_code())
    assert {refused.rule for refused in refusals} >= {f"TB-{number}" for number in range(1, 11)}
    assert {key(refused) for refused in refusals} == set(sentences())


def key(refused: Refused) -> str:
    fault = refused.facts.get("fault")
    return f"refused-{refused.rule}-{fault}" if fault else f"refused-{refused.rule}"


def provoked() -> list[Refused]:
    return [refusal_of(attempt) for attempt in (*at_the_table(), *in_quibbit())]


def at_the_table() -> Iterator[Callable[[], object]]:
    fresh: AnyMatch = Match(GAME, Setup(3, Options()), bytes(32))
    begun, late, over = opened(3), opened(3, now=5), finished()
    pinched: AnyMatch = Match(GAME, Setup(3, Options()), bytes(32))
    pinched.submit(Command(0, Pinch("00"), 0))
    kept = codec.encode(record.record(over, ("a", "b", "c")))
    damaged, renumbered = kept.replace(b'"a"', b'"z"'), kept.replace(b'"seq":1,', b'"seq":2,')
    unheld = re.sub(rb'"choose","card":\d', b'"choose","card":9', kept)
    outdated = re.sub(rb'"rules":\d+', b'"rules":0', kept)
    whole = codec.decode(kept, record.Record)
    broken_off = codec.encode(replace(whole, steps=whole.steps[:-1]))
    yield lambda: Match(GAME, Setup(7, Options()), bytes(32))
    yield lambda: Match(GAME, Setup(3, Options(), 0), bytes(32))
    yield lambda: begun.submit(Command(Authority.CLOCK, TimeUp(), 0))
    yield lambda: late.submit(Command(0, Place(1), 4))
    yield lambda: over.submit(Command(0, Place(1), over.now))
    yield lambda: fresh.submit(Command(0, Place(1), 0))
    yield lambda: begun.submit(Command(0, Pinch("00"), 0))
    for again in (Command(0, Pinch("00"), 0), Command(1, Pinch("zz"), 0), Command(1, Pinch(""), 0)):
        yield lambda again=again: pinched.submit(again)  # type: ignore[misc]
    yield lambda: GAME.decide(begun.state, Command(Authority.CLOCK, TimeUp(), 0))
    yield lambda: record.record(begun, ("a", "b", "c"))
    yield lambda: codec.convert({"youngest": "x"}, Options)
    yield lambda: options.parse(["speed=9"], GAME, Path())
    yield lambda: shelf.shelves(CHINA_MOON)["board"].read("sea", Path())
    for changed in (damaged, renumbered, unheld, outdated, broken_off):
        yield lambda changed=changed: record.verify(GAME, changed)  # type: ignore[misc]
    yield lambda: begun.submit(Command(0, Place(1), 0), question=99)


def in_quibbit() -> Iterator[Callable[[], object]]:
    two, three, four = opened(2), opened(3), opened(4)
    lining_up, planning = placed(opened(3), 1), placed(opened(3))
    showing = GAME.evolve(placed(opened(2)).state, CardsRevealed((1, 1)))
    out = reduce(GAME.evolve, [CardLost(0, card) for card in CARDS], planning.state)
    for board in ("YRGX", "YRG", "YYGB* GBRY* RYBG~", "YRGBR GBRY* RYBG~", "YRGB* GBRY* RYBG*"):
        for seats in (2, 3, 4):
            written = board if seats == 4 else board.replace("B", "")
            yield lambda seats=seats, written=written: GAME.initial(Setup(seats, Options(board=written)))  # type: ignore[misc]
    for chosen in (Options(colours=("red", "red", "blue")), Options(youngest=9), Options(round_limit=0)):
        yield lambda chosen=chosen: GAME.initial(Setup(3, chosen))  # type: ignore[misc]
    for state, by, action in (
        (four.state, 0, LaySegment(COLOURS)),
        (three.state, 0, LaySegment(COLOURS[:3])),
        (two.state, 0, LaySegment(COLOURS[:3])),
        (three.state, 0, PickFirst(0)),
        (two.state, 0, TurnDummyCard(1)),
        (three.state, three.waiting.due[0], Place(99)),
        (three.state, (three.waiting.due[0] + 1) % 3, Place(0)),
        (lining_up.state, lining_up.waiting.due[0], Place(99)),
        (planning.state, 0, Place(0)),
        (planning.state, 0, Choose(9)),
        (three.state, 0, Choose(1)),
        (planning.state, Authority.CLOCK, Choose(1)),
        (showing, 0, Choose(1)),
        (out, 0, Choose(1)),
    ):
        yield lambda state=state, by=by, action=action: GAME.decide(state, Command(by, action, 0))  # type: ignore[misc]


def refusal_of(attempt: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        attempt()
    return caught.value


def faults_in_code() -> Iterator[str]:
    folders = [path for folder in ("core", "cli", "games/quibbit") for path in (SRC / folder).glob("*.py")]
    for path in [*folders, SRC / "shelf.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "fault" and isinstance(node.value, ast.Constant):
                yield str(node.value.value)


def sentences() -> Iterator[str]:
    for folder in ("texts", "games/quibbit/texts"):
        # The server's own tests provoke its refusals.
        source, *_ = (SRC / folder / "en.ftl").read_text("utf-8").split("# The table online")
        names = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
        yield from (name for name in names if name.startswith("refused-"))


def opened(seats: int, now: int = 0) -> AnyMatch:
    match: AnyMatch = Match(GAME, Setup(seats, Options()), bytes(32))
    match.begin(now)
    return match


def placed(match: AnyMatch, frogs: int = 9) -> AnyMatch:
    """Places this many frogs, or all."""
    while match.state.phase == "placing" and frogs:
        play_first(match)
        frogs -= 1
    return match


def finished() -> AnyMatch:
    match = opened(3)
    while match.outcome is None:
        play_first(match)
    return match


def play_first(match: AnyMatch) -> None:
    seat = match.waiting.due[0]
    match.submit(Command(seat, GAME.moves(match.view(seat)).sample(Random(0)), 0))
