"""Every event and every refusal has a text in every language, with the same facts."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nenuphar import games, texts
from nenuphar.core import codec, record
from nenuphar.core.game import Refused, Setup
from nenuphar.core.match import AnyMatch, SeedRevealed
from nenuphar.core.messages import Fact, Saying, Who, Word
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import GameEnded, Options, PlacingBegan, SegmentLaid
from nenuphar.testing.random_play import play_with_clock
from nenuphar.texts import Catalogue, languages, rulebook, sources

SRC = Path(__file__).parents[1] / "src" / "nenuphar"
NAMES = ("Ida", "Anna", "Hans", "Zoé", "Olaf", "Max", "Uwe", "Éva")
SPOKEN = {lang: Catalogue(lang, NAMES, you=0) for lang in languages()}
UNTOLD = {PlacingBegan, SegmentLaid}  # the terminal asks for a tile, and shows the ring


# Languages


def test_there_are_three_languages() -> None:
    assert languages() == ("de", "en", "fr")


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_messages_with_the_same_facts(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_written_twice_or_badly(lang: str) -> None:
    entries = [entry for source in sources(lang) for entry in FluentParser().parse(source).body]
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(set(ids)) == sorted(ids)
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("lang", languages())
def test_only_winners_get_an_exclamation_mark(lang: str) -> None:
    loud = {name for name, text in written(lang).items() if "!" in text}
    assert {name for name in loud if not name.endswith("-game-ended")} == set()


def test_the_shell_uses_every_text_that_it_has_and_has_every_text_that_it_uses() -> None:
    code = "".join(
        path.read_text("utf-8") for folder in ("cli", "lab", "texts") for path in (SRC / folder).glob("*.py")
    )
    used = set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)+|you|help|left|verified|exported|simulated)["']""", code))
    # Named after rules, events of a table, levels of bots and tables of the database, or said by the server alone.
    elsewhere = ("refused-", "table-line-", "level-", "takeout-", "preview-", "former-guest")
    own = {name for name in written("en", shell_only=True) if not name.startswith(elsewhere)}
    assert own - used == set()
    named = re.compile(r"(sorry|ask|answer|table|over|verified|list|games|arena|problem|shelf)-")
    assert {name for name in used if named.match(name)} - own == set()


# Catalogue


def test_facts_become_words() -> None:
    facts: dict[str, Fact] = {
        "who": Who(1),
        "sign": "▲",
        "on": Word("quibbit-on-water"),
        "tile": 7,
        "leaps": 2,
        "passed": 2,
        "over": ("●", "■"),
    }
    saying = Saying("quibbit-frog-leapt", "QB-V1", facts)
    assert SPOKEN["en"].say(saying) == "Anna's frog ▲ leaps 2, over ●, ■, and lands in the water (tile 7)."
    assert (
        SPOKEN["fr"].say(saying)
        == "La grenouille ▲ d'Anna fait 2 bonds, par-dessus ●, ■, et retombe dans l'eau (case 7)."
    )
    assert SPOKEN["de"].say(saying) == "Annas Frosch ▲ springt 2-mal, über ●, ■, ins Wasser (Feld 7)."


def test_names_are_inflected() -> None:
    crowned = Saying("quibbit-crown-passed", "QB-V4", {"who": Who(2), "sign": "■"})
    assert SPOKEN["de"].say(crowned).startswith("Hans’ Frosch")
    assert SPOKEN["fr"].say(crowned).startswith("La grenouille ■ de Hans")
    zoe = Saying("quibbit-crown-passed", "QB-V4", {"who": Who(3), "sign": "■"})
    assert SPOKEN["fr"].say(zoe).startswith("La grenouille ■ de Zoé")


def test_the_reader_is_addressed() -> None:
    back = Saying("quibbit-card-returned", "QB-C1", {"who": Who(0), "sign": "●", "card": 3})
    assert [SPOKEN[lang].say(back) for lang in ("en", "fr", "de")] == [
        "● You take the 3 back.",
        "● Tu reprends le 3.",
        "● Du nimmst die 3 zurück.",
    ]
    late = Saying("quibbit-time-ran-out", "QB-T1", {"seats": (Who(0), Who(1))})
    assert "toi et Anna" in SPOKEN["fr"].say(late)


@pytest.mark.parametrize(
    ("lang", "two", "three", "moon"),
    [
        ("en", "Anna and you", "you, Anna and Hans", "A shared win with 2 points each: you and Anna!"),
        ("fr", "Anna et toi", "toi, Anna et Hans", "Victoire partagée avec 2 points chacun\u00a0: toi et Anna\u202f!"),
        ("de", "Anna und du", "du, Anna und Hans", "Geteilter Sieg mit je 2 Punkten: du und Anna!"),
    ],
)
def test_names_are_listed_as_in_a_sentence(lang: str, two: str, three: str, moon: str) -> None:
    words = SPOKEN[lang]
    listed = [
        words.text("quibbix-rearranging-began", {"names": tuple(Who(seat) for seat in seats)})
        for seats in ([1, 0], [0, 1, 2], [1])
    ]
    assert [text.endswith(f"{names}.") for text, names in zip(listed, (two, three, "Anna"), strict=True)] == [True] * 3
    won: dict[str, Fact] = {"number": 2, "who": Who(0), "winners": (Who(0), Who(1)), "points": 2}
    assert words.text("china_moon-game-ended", won) == words.text("quibbix-game-ended", won) == moon
    pairs = words.text("quibbix-turn-scored", {"scores": ((Who(0), 3), (Who(1), 4))})
    assert pairs.endswith(f"{words.text('you')} 3, Anna 4.")


def test_a_refusal_says_why_what_now_and_which_rule() -> None:
    refused = Refused("QB-P1", fault="card", card=7, hand=(1, 3, 5))
    assert SPOKEN["en"].refusal(refused) == "You do not have card 7. You can play 1, 3, 5. (QB-P1)"


def test_a_name_is_not_taken_for_a_reserved_word() -> None:
    back = Saying("quibbit-game-ended", "QB-V5", {"who": Who(0), "sign": "●", "why": Word("quibbit-won-QB-V5")})
    assert [Catalogue("en", [name]).say(back) for name in ("you", "dummy")] == [
        "● you wins: a whole lap ahead!",
        "● dummy wins: a whole lap ahead!",
    ]


def test_text_from_outside_cannot_control_a_terminal() -> None:
    facts: dict[str, Fact] = {"title": "\x1b[2J\u202e", "players": ("a\nb", "\x9bm", "\udcff", "né Zoé\xa0!")}
    assert SPOKEN["en"].text("record-head", facts) == "·[2J·, a·b, ·m, ·, né Zoé\xa0!"
    seated = Catalogue("en", ["\x1b[2J"])
    assert seated.text("ask-many", {"who": Who(0)}) == "·[2J, your move."
    assert seated.text("ask-hand-back", {"names": (("1", Who(0)),)}).startswith("(Chosen: 1 ·[2J.")


def test_a_very_long_fact_is_cut() -> None:
    sentence = SPOKEN["en"].text("sorry-game", {"game": "x" * 9999, "games": ("y",)})
    assert sentence.endswith("xxx…. Games: y.")


@pytest.mark.parametrize("lang", languages())
def test_one_round_is_not_several(lang: str) -> None:
    one, two = (SPOKEN[lang].text("quibbit-game-drawn", {"round": number}) for number in (1, 2))
    assert {"en": "limit was 1 round", "fr": "1 manche.", "de": "1 Runde war"}[lang] in one
    assert {"en": "limit was 2 rounds", "fr": "2 manches.", "de": "2 Runden war"}[lang] in two


@pytest.mark.parametrize("lang", languages())
def test_table_texts_mention_no_game_and_no_shell(lang: str) -> None:
    """Every shell and every game uses the texts of the table."""
    texts = written(lang, shell_only=True)
    options = [name for game in games.every() for name in game.manifest.options.__struct_fields__]
    foreign = re.compile("|".join(rf"\b{word}\b" for word in (*games.names(), *options, r"[A-Z]{2}-[A-Z]\d")))
    assert {name for name, text in texts.items() if foreign.search(text)} == set()
    assert {name for name, text in texts.items() if name.startswith("refused-") and "--" in text} == set()


# Rules


def test_the_rules_of_a_page_come_in_its_order() -> None:
    page = "# Go\n- **GO-2** Black\n  begins.\n* **GO-A1** White follows, by **GO-9**.\n**GO-3** is no entry.\n"
    assert list(rulebook.rules(page).items()) == [("GO-2", "Black begins."), ("GO-A1", "White follows, by **GO-9**.")]


def test_a_missing_fact_is_loud() -> None:
    with pytest.raises(AssertionError, match="quibbit-card-lost"):
        SPOKEN["en"].say(Saying("quibbit-card-lost", "QB-C2", {"who": Who(0), "sign": "●"}))


def test_decoder_errors_are_translated() -> None:
    with pytest.raises(Refused) as caught:
        codec.decode(b'{"format":"nenuphar-record-1"', record.Label)
    assert SPOKEN["fr"].refusal(caught.value) == "Valeur incorrecte (l'ensemble)\u00a0: la fin manque. (TB-8)"


# Events


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("lang", languages())
def test_every_event_and_offer_of_whole_matches_has_a_text(key: str, lang: str) -> None:
    game = games.find(key)
    assert game is not None
    for seats in game.manifest.seats:
        for match, since in play_with_clock(game, Setup(seats, game.manifest.options()), str(seats)):
            tell_everybody(match, since, lang)
            for seat in match.waiting.due:
                view = match.view(seat)
                assert all(SPOKEN[lang].say(game.text.offer(move, view)) for move in game.moves(view).listed or ())


@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_event_of_quibbit_has_a_text(lang: str) -> None:
    told: dict[type, bool] = {}
    for setup in (
        Setup(2, Options(), 1000),
        Setup(2, Options(last_human_wins=True)),
        Setup(3, Options(round_limit=1)),
        Setup(4, Options()),
    ):
        for seed in "abcdef":
            for match, since in play_with_clock(QUIBBIT, setup, seed):
                told |= tell_everybody(match, since, lang)
    assert set(told) == set(get_args(QUIBBIT.manifest.event))
    assert {kind for kind, words in told.items() if not words} == UNTOLD


@pytest.mark.parametrize("lang", languages())
def test_every_way_to_win_quibbit_has_a_text(lang: str) -> None:
    rules = set(re.findall(r'GameEnded\(.*?"(QB-\w+)"', (SRC / "games/quibbit/rules.py").read_text("utf-8")))
    assert {"QB-V5", "QB-E3", "QB-E4", "QB-E6", "QB-E7", "QB-D5"} <= rules
    view = QUIBBIT.view(QUIBBIT.initial(Setup(2, Options())), 0)
    for rule in rules:
        for winner in (None,) if rule in ("QB-E7", "QB-D5") else (0, 1, 2):
            saying = QUIBBIT.text.narrate(GameEnded(winner, rule), view)
            assert saying is not None
            assert saying.rule == rule
            assert SPOKEN[lang].say(saying)


# Matches


def tell_everybody(match: AnyMatch, since: int, lang: str) -> dict[type, bool]:
    """Narrates the match to all seats, and returns the kinds of events that had texts."""
    told: dict[type, bool] = {}
    for viewer in range(match.setup.seats):
        for entry in match.seen(viewer, since):
            if entry.event is not None and not isinstance(entry.event, SeedRevealed):
                saying = match.game.text.narrate(entry.event, match.view(viewer))
                told[type(entry.event)] = saying is not None and bool(SPOKEN[lang].say(saying))
    return told


# Reading the catalogues


class Facts(Visitor):
    """Collects the facts that a message uses, directly or through other messages."""

    def __init__(self) -> None:
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.facts.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.facts.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for source in sources(lang):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.facts
    return found


def written(lang: str, shell_only: bool = False) -> dict[str, str]:
    texts = list(sources(lang))[:1] if shell_only else sources(lang)
    parsed = [(source, entry) for source in texts for entry in FluentParser().parse(source).body]
    return {
        entry.id.name: source[entry.span.start : entry.span.end]
        for source, entry in parsed
        if isinstance(entry, ftl.Message) and entry.span is not None
    }


def test_messages_may_refer_to_terms_attributes_and_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "whole = { -lily } and { part.short }\n-lily = a lily\n"
        "part = ignored\n    .short = a { other }\n# note\nother = frog\n"
    )
    monkeypatch.setattr(texts, "sources", lambda _: [source])
    messages = texts._Messages("en")
    bundle = messages.load("whole")
    pattern = bundle.get_message("whole").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("a lily and a frog", [])
    assert "other" in messages
    assert "nothing" not in messages
