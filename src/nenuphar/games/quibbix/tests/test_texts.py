"""Quibbix in three languages: offers, events, endings, and every refusal."""

import re
from pathlib import Path

import pytest

from nenuphar.core.game import Authority, Outcome, Refused
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
    TakeBack,
    Vote,
    Write,
)
from nenuphar.games.quibbix.parts import Hint, Layout, Turned
from nenuphar.games.quibbix.tests.tables import ANNA, BEN, FIRST, compared, given, sees
from nenuphar.games.quibbix.text import narrate, offer
from nenuphar.games.quibbix.types import (
    Event,
    GameEnded,
    Hinted,
    Laid,
    VoteBegan,
    VoteCast,
    VoteSettled,
    WentOn,
)
from nenuphar.testing.texts import refusals_in
from nenuphar.texts import Catalogue, languages

FOLDER = Path(__file__).parents[1]
NAMES = ("Anna", "Ben", "Cleo")
# Where the rule is a parameter of the function that refuses.
HANDED_IN = {f"QX-{rule}-{fault}" for rule, fault in (("W6", "word"), ("W7", "word"))}
HANDED_IN |= {f"QX-{rule}-{fault}" for fault in ("index", "gone") for rule in ("R6", "R7")}


@pytest.mark.parametrize("lang", languages())
def test_offers_have_texts(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    view = sees(compared("EUER JA", "MAST"))
    actions: tuple[Action, ...] = (
        Lay(((0, 1),), (Turned(1, "X"),)),
        Write("ja"),
        Finish(),
        GoOn(),
        AskHint(),
        Dispute("MAST"),
        Coin("MAST"),
        Vote("MAST", True),
        Vote("MAST", False),
        TakeBack(0),
        Double(1),
        Content(),
        Ready(),
    )
    assert len({words.say(offer(action, view)) for action in actions}) == len(actions)
    with pytest.raises(ValueError, match="not for players"):
        offer(DrawTile("E"), view)


@pytest.mark.parametrize("lang", languages())
def test_different_events_have_different_lines(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    view = sees(given(FIRST, FIRST))
    events: tuple[Event, ...] = (
        *(Hinted(ANNA, Hint(length, letters)) for length, letters in ((0, ""), (7, ""), (7, "J"))),
        *(VoteBegan("QED", rule, by, 0) for rule, by in (("QX-W6", None), ("QX-W6", BEN), ("QX-W7", BEN))),
        *(VoteCast(BEN, "QED", accept) for accept in (True, False)),
        *(VoteSettled("QED", "QX-W6", stands, (True, stands)) for stands in (True, False)),
        *(WentOn(seat) for seat in (ANNA, BEN)),
        Laid(ANNA, 2, public=False, layout=Layout(((2, 0),))),
    )
    sayings = [narrate(event, view) for event in events]
    assert len({words.say(saying) for saying in sayings if saying is not None}) == len(events)


@pytest.mark.parametrize("lang", languages())
def test_every_ending_has_a_line(lang: str) -> None:
    words = Catalogue(lang, NAMES, ANNA)
    table = given(FIRST, FIRST)
    sentences = set()
    endings = [
        ((1, 2), (None, None), "QX-R9"),
        ((2, 1), (None, None), "QX-R9"),
        ((1, 1), (None, None), "QX-R9"),
        ((2, 2), (None, None), "QX-D6"),
        ((2, 1), (-37, 22), "QX-C4"),
        ((1, 2), (-3, None), "QX-C4"),
        ((1, 1), (5, 5), "QX-C4"),
    ]
    for ranks, differences, rule in endings:
        table.state = type(table.state)(
            **{name: getattr(table.state, name) for name in table.state.__struct_fields__}
            | {"outcome": Outcome(ranks, rule)}
        )
        saying = narrate(GameEnded((90, 80), differences, rule), sees(table))
        assert saying is not None
        assert saying.rule == rule
        sentences.add(words.say(saying))
    assert len(sentences) == len(endings)
    assert any(sign in sentence for sentence in sentences for sign in ("+2.2", "+2,2"))
    assert any(sign in sentence for sentence in sentences for sign in ("−0.3", "−0,3"))


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_that_the_code_can_give_has_its_sentence_and_no_other_has(lang: str) -> None:
    source = (FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^refused-(QX-\w+-[a-z-]+) =", source, re.MULTILINE)) == refusals_in(FOLDER) | HANDED_IN


@pytest.mark.parametrize("lang", languages())
def test_refusals_have_the_facts_that_their_sentences_need(lang: str) -> None:
    words = Catalogue(lang, NAMES)
    building, comparing = given(FIRST, FIRST), compared("EUER JA", "MAST", EUER="invalid")
    attempts: tuple[tuple[object, Action], ...] = (
        (ANNA, Write("x")),
        (ANNA, Write("7")),
        (ANNA, Write("(a)(b)(c)")),
        (ANNA, Lay(((99,),))),
        (ANNA, Lay(((0, 0),))),
        (ANNA, Lay(((0,),), (Turned(0, "Ä"),))),
        (ANNA, Content()),
        (Authority.CHANCE, DrawTile("E")),
    )
    for by, action in attempts:
        with pytest.raises(Refused) as caught:
            building.when(by, action)  # type: ignore[arg-type]
        assert words.refusal(caught.value).endswith(f" ({caught.value.rule})")
    for wish in (TakeBack(7), TakeBack(0), Double(0), Dispute("JA"), Dispute("A"), Vote("JA", True), Coin("EUER")):
        with pytest.raises(Refused) as caught:
            comparing.when(ANNA, wish)
        assert words.refusal(caught.value).endswith(f" ({caught.value.rule})")


# One thing has one name, on the board and in the log, in the rules and in refusals. These names are not used.
UNUSED = {
    "de": r"(?<!pro )\bZ[uü]ge?s?\b|\b[Rr]ichter|[Bb]estreit|[Ww]ettk[aä]mpf|[Zz]ulage|[Aa]lltägliche. W[oö]rt",
    "fr": r"\b[Jj]uge\b|[Ff]euille de points|\bmots? (?:ne |qui )?reste|\} reste\b|\bil reste s[i']",
}


@pytest.mark.parametrize("lang", UNUSED)
@pytest.mark.parametrize("page", ["README.{}.md", "texts/{}.ftl", "web/texts/{}.ftl"])
def test_one_thing_has_one_name(lang: str, page: str) -> None:
    lines = (FOLDER / page.format(lang)).read_text("utf-8").splitlines()
    assert [line for line in lines if re.search(UNUSED[lang], line)] == []
