"""Gobbit in three languages: offers, verdicts, endings, and every refusal."""

import ast
import re
from pathlib import Path

import pytest

from nenuphar.core.game import Refused
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, clash, given
from nenuphar.games.gobbit.text import offer, tell
from nenuphar.games.gobbit.types import (
    ClashSettled,
    Event,
    GameEnded,
    Pause,
    PenaltyPaid,
    Resume,
    ResumeAsked,
    Resumed,
    Reveal,
    StackMoved,
    Tap,
    Turn,
    Watch,
)
from nenuphar.texts import Catalogue, languages

FOLDER = Path(__file__).parents[1] / "src" / "nenuphar" / "games" / "gobbit"
NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("lang", languages())
def test_offers_have_words(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    view = GAME.view(given("Sb Cb -").state, ANNA)
    actions = (Turn(), Tap(BEN, 1), Tap(GRAVEYARD, 1), Watch(), Pause(), Resume())
    assert len({words.say(offer(action, view)) for action in actions}) == len(actions)
    with pytest.raises(ValueError, match="not for players"):
        offer(Reveal(1), view)


@pytest.mark.parametrize("lang", languages())
def test_stacks_verdicts_and_endings_are_told(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    table = clash(given("Sb Cb Cr"), (ANNA, BEN, 400), (BEN, BEN, 460))
    view = GAME.view(table.state, ANNA)
    settled = next(event for event in table.events if isinstance(event, ClashSettled))
    told = tell(settled, view)
    assert told is not None
    assert re.search(r"▸ Ben .+ 400 ms, Ben ▸ Ben .+ 460 ms\.$", words.say(told))
    moves = [
        StackMoved(owner, to, by, "GB-A1")
        for owner, to, by in ((BEN, ANNA, ANNA), (ANNA, BEN, BEN), (BEN, BEN, BEN), (BEN, None, BEN), (BEN, None, CLEO))
    ]
    events: list[Event] = [*moves, PenaltyPaid(ANNA, None, None)]
    events += [Resumed(ANNA), Resumed(), ResumeAsked(ANNA, 0), ResumeAsked(BEN, 0), ResumeAsked(None, 0)]
    endings = [GameEnded(winners, (3, 1, 0), "GB-E4") for winners in ((), (ANNA,), (BEN,), (BEN, CLEO))]
    sayings = [tell(event, view) for event in (*events, *endings)]
    spoken = {words.say(saying) for saying in sayings if saying is not None}
    assert len(spoken) == len(sayings)


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_that_the_code_can_give_has_its_sentence_and_no_other_has(lang: str) -> None:
    source = (FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^refused-(GB-\w+-[a-z-]+) =", source, re.MULTILINE)) == set(refusals_in_code())


def refusals_in_code() -> list[str]:
    found = [f"GB-{rule}-chance" for rule in ("S1", "T1", "O2")]  # the rule is handed in
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(rule))], keywords=keywords):
                    faults = [each.value.value for each in keywords if isinstance(each.value, ast.Constant)]
                    found += [f"{rule}-{fault}" for fault in faults if isinstance(fault, str)]
                case _:
                    pass
    return found


@pytest.mark.parametrize("lang", languages())
def test_refusals_have_the_facts_that_their_sentences_need(lang: str) -> None:
    words = Catalogue(lang, NAMES)
    table = given("Sb Cb -")
    for by, action in ((ANNA, Turn()), (CLEO, Tap(9, 1, 1)), (CLEO, Tap(BEN, 7, 1)), (CLEO, Tap(BEN, 1, -5))):
        with pytest.raises(Refused) as caught:
            table.when(by, action, at=900)
        assert words.refusal(caught.value).endswith(f" ({caught.value.rule})")
    table.when(ANNA, Pause(), at=900)
    for wish in (Turn(), Pause()):
        with pytest.raises(Refused) as caught:
            table.when(ANNA, wish, at=900)
        assert words.refusal(caught.value)
