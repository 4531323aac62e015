"""Gobbit in three languages: offers, verdicts, endings, and every refusal."""

import re
from pathlib import Path

import pytest

from nenuphar.core.game import Refused
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, TapSpec, clash, given
from nenuphar.games.gobbit.text import narrate, offer
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
from nenuphar.testing.texts import refusals_in
from nenuphar.texts import Catalogue, languages

FOLDER = Path(__file__).parents[1]
NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("lang", languages())
def test_offers_have_texts(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    view = GAME.view(given("Sb Cb -").state, ANNA)
    actions = (Turn(), Tap(BEN, 1), Tap(GRAVEYARD, 1), Watch(), Pause(), Resume())
    assert len({words.say(offer(action, view)) for action in actions}) == len(actions)
    with pytest.raises(ValueError, match="not for players"):
        offer(Reveal(1), view)


def settled(*hands: TapSpec, options: Options | None = None) -> str:
    """What the log says in English about these hands."""
    table = clash(given("Sb Cb Cr", options=options), *hands)
    event = next(event for event in table.events if isinstance(event, ClashSettled))
    saying = narrate(event, GAME.view(table.state, ANNA))
    assert saying is not None
    return Catalogue("en", NAMES, ANNA).say(saying)


@pytest.mark.rule("GB-H1")
def test_a_clash_has_a_plain_sentence() -> None:
    assert settled((BEN, BEN, 438), (ANNA, BEN, 500)) == "Ben was first with 438 ms."
    assert settled((ANNA, BEN, 400), (CLEO, BEN, 350)) == "You were first with 400 ms. Cleo tapped wrongly."
    assert settled((CLEO, ANNA, 300), (BEN, CLEO, 310)) == "Wrong taps: Cleo, Ben."
    assert settled((BEN, CLEO, 300), (BEN, BEN, 350)) == "Ben tapped wrongly."


@pytest.mark.rule("GB-O4")
def test_a_handicap_is_written_as_a_sum() -> None:
    handicapped = Options(handicaps=(150, 0, 0))
    assert settled((ANNA, BEN, 128), options=handicapped) == "You were first with 128 + 150 = 278 ms."
    assert settled((BEN, BEN, 128), options=handicapped) == "Ben was first with 128 ms."


@pytest.mark.parametrize("lang", languages())
def test_stacks_verdicts_and_endings_have_lines(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    table = clash(given("Sb Cb Cr"), (ANNA, BEN, 400), (BEN, BEN, 460))
    view = GAME.view(table.state, ANNA)
    settled = next(event for event in table.events if isinstance(event, ClashSettled))
    saying = narrate(settled, view)
    assert saying is not None
    assert "400 ms" in words.say(saying)
    assert "460" not in words.say(saying), "the board shows the late players"
    moves = [
        StackMoved(owner, to, by, "GB-A1")
        for owner, to, by in ((BEN, ANNA, ANNA), (ANNA, BEN, BEN), (BEN, BEN, BEN), (BEN, None, BEN), (BEN, None, CLEO))
    ]
    events: list[Event] = [*moves, PenaltyPaid(ANNA, None, None)]
    events += [Resumed(ANNA), Resumed(), ResumeAsked(ANNA, 0), ResumeAsked(BEN, 0), ResumeAsked(None, 0)]
    endings = [GameEnded(winners, (3, 1, 0), "GB-E4") for winners in ((), (ANNA,), (BEN,), (BEN, CLEO))]
    sayings = [narrate(event, view) for event in (*events, *endings)]
    spoken = {words.say(saying) for saying in sayings if saying is not None}
    assert len(spoken) == len(sayings)


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_that_the_code_can_give_has_its_sentence_and_no_other_has(lang: str) -> None:
    source = (FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^refused-(GB-\w+-[a-z-]+) =", source, re.MULTILINE)) == refusals_in(FOLDER)


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
