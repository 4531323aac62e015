"""Material, setup and turns."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from msgspec.structs import replace

from nenuphar.core.codec import convert
from nenuphar.core.game import Refused, Setup
from nenuphar.core.messages import Word
from nenuphar.games.gobbit import GAME, deck
from nenuphar.games.gobbit.deck import BACKS, Back, Deck
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import Pile
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CHANCE, CLEO, clash, given, shown
from nenuphar.games.gobbit.types import (
    CardLifted,
    CardTurned,
    FirstPicked,
    PickFirst,
    Reveal,
    SceneShown,
    Turn,
    TurnBegan,
)
from nenuphar.testing.scenario import Scenario

FACES = [deck.face(JUNGLE, card) for card in range(deck.size(JUNGLE))]


@pytest.mark.rule("GB-M1")
def test_the_animals_of_the_deck() -> None:
    counts = Counter(FACES)
    assert sum(counts.values()) == 48
    for colour in "rby":
        assert [counts[shown(f"{animal}{colour}")] for animal in "CSGm"] == [6, 4, 1, 2]
    assert [counts[shown(mixed)] for mixed in ("mrb", "mby", "myr")] == [3, 3, 3]
    assert len(counts) == 15


@pytest.mark.rule("GB-M2")
def test_the_backs_of_the_deck() -> None:
    assert Counter(deck.back(JUNGLE, card) for card in range(48)) == dict.fromkeys(BACKS, 8)
    chameleons = {deck.back(JUNGLE, card) for card in range(48) if FACES[card] == shown("Cb")}
    assert chameleons == set(BACKS)
    assert [backs_of("Gr"), backs_of("Gb"), backs_of("Gy")] == [["spirits"], ["looped"], ["snakes-hunt"]]
    assert backs_of("Sr") == ["explosive", "looped", "different", "reversed"]
    assert backs_of("Sb") == ["reversed", "snakes-hunt", "spirits", "explosive"]
    assert backs_of("Sy") == ["snakes-hunt", "spirits", "looped", "different"]
    assert [backs_of("mr"), backs_of("mb")] == [["reversed", "snakes-hunt"], ["spirits", "explosive"]]
    assert backs_of("my") == ["looped", "different"]
    assert backs_of("mrb") == ["snakes-hunt", "different", "reversed"]
    assert backs_of("mby") == ["spirits", "explosive", "reversed"]
    assert backs_of("myr") == ["explosive", "looped", "different"]


def backs_of(sign: str) -> list[Back]:
    return [deck.back(JUNGLE, card) for card in range(48) if FACES[card] == shown(sign)]


@pytest.mark.rule("GB-M1")
def test_a_deck_with_other_animals_is_refused() -> None:
    fewer = replace(JUNGLE, gorilla=replace(JUNGLE.gorilla, red=()))
    more = replace(JUNGLE, mosquitoes=replace(JUNGLE.mosquitoes, red_blue=("looped",) * 4))
    for wrong, name, cards in ((fewer, "gorilla-red", 0), (more, "mosquitoes-red-blue", 4)):
        refusal = refused(wrong)
        assert (refusal.rule, refusal.facts["cards"]) == ("GB-M1", cards)
        assert refusal.facts["name"] == Word(f"gobbit-face-{name}")


@pytest.mark.rule("GB-M2")
def test_a_deck_with_other_backs_is_refused_and_one_with_backs_elsewhere_is_not() -> None:
    uneven = replace(JUNGLE, gorilla=replace(JUNGLE.gorilla, red=("looped",)))
    refusal = refused(uneven)
    assert (refusal.rule, refusal.facts["back"], refusal.facts["cards"]) == ("GB-M2", Word("gobbit-back-looped"), 9)
    assert refused(replace(JUNGLE, title=" ")).facts["fault"] == "title"
    assert refused(replace(JUNGLE, title="a" * 41)).facts["fault"] == "title"
    other = replace(JUNGLE, gorilla=replace(JUNGLE.gorilla, red=("looped",), blue=("spirits",)))
    assert GAME.initial(Setup(2, Options(deck=other))).setup.options.deck == other


def refused(wrong: Deck) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(2, Options(deck=wrong)))
    return caught.value


@pytest.mark.rule("GB-M2")
def test_the_deck_is_a_file() -> None:
    source = files("nenuphar.games.gobbit").joinpath("data").joinpath("decks").joinpath("jungle.toml")
    assert convert(tomllib.loads(source.read_text("utf-8")), Deck) == JUNGLE


@pytest.mark.rule("GB-S1")
@pytest.mark.parametrize(("seats", "each"), [(2, 24), (3, 16), (4, 12), (5, 9), (6, 8), (7, 6), (8, 6)])
def test_all_get_as_many_cards_and_the_rest_stays_away(seats: int, each: int) -> None:
    state = GAME.initial(Setup(seats, Options()))
    assert state.piles == (Pile(each),) * seats
    assert len(state.unseen) == 48
    assert GAME.view(state, 0).graveyard == 0
    assert not state.scenes[-1].graveyard


@pytest.mark.rule("GB-S1")
def test_chance_picks_the_first_player() -> None:
    table = Scenario.opened(GAME, Setup(3, Options(), 5_000))
    assert table.waiting.chance is not None
    assert table.waiting.chance.outcomes == (PickFirst(0), PickFirst(1), PickFirst(2))
    table.refuses("GB-S1", ANNA, PickFirst(0))
    table.refuses("GB-T1", ANNA, Turn())
    table.when(CHANCE, PickFirst(CLEO)).then(FirstPicked(CLEO), TurnBegan(CLEO, 700, 5_000))
    table.refuses("GB-S1", CHANCE, PickFirst(0))
    assert table.waiting.due == (CLEO,)


@pytest.mark.rule("GB-T1", "GB-S1")
def test_the_player_in_turn_turns_a_card_that_chance_picks_from_all_unseen() -> None:
    table = given("Sb Cr -")
    table.when(BEN, Turn(), at=900).then(CardLifted(BEN))
    assert table.waiting.chance is not None
    assert table.waiting.chance.outcomes == tuple(Reveal(card) for card in table.state.unseen)
    assert len(table.state.unseen) == 46
    card = table.state.unseen[5]
    table.refuses("GB-T1", CHANCE, Reveal(table.state.stacks[0][0]))
    table.refuses("GB-T1", BEN, Reveal(card))
    table.refuses("GB-T1", BEN, Turn())
    table.when(CHANCE, Reveal(card), at=900)
    table.then(CardTurned(BEN, card), SceneShown(2, 900), TurnBegan(CLEO, 1_600, None))
    assert table.state.stacks[BEN][-1] == card
    assert table.state.piles[BEN] == Pile(3)
    assert card not in table.state.unseen


@pytest.mark.rule("GB-T2")
def test_only_the_top_card_counts() -> None:
    covered = clash(given("Sb Cb+Cr -"), (ANNA, BEN, 400))
    assert covered.state.graveyard, "the blue chameleon below the red one is no prey"
    assert not clash(given("Sb Cr+Cb -"), (ANNA, BEN, 400)).state.graveyard
    assert clash(given("Sb+Cr Cb -"), (ANNA, BEN, 400)).state.graveyard, "and the snake below hunts no more"


@pytest.mark.rule("GB-T3")
def test_the_next_player_comes_after_the_last_card_whatever_was_taken() -> None:
    table = given("Sb Cb Cr", last=BEN)
    assert table.state.turn == CLEO
    table.refuses("GB-T3", ANNA, Turn(), at=900)
    clash(table, (ANNA, BEN, 400))
    assert table.state.turn == CLEO


@pytest.mark.rule("GB-T4")
def test_a_player_without_a_pile_is_passed_over() -> None:
    table = given("Sb Cr Cy", piles=(4, 0, 4))
    assert table.state.turn == CLEO
    table.refuses("GB-T4", BEN, Turn(), at=900)
    assert BEN in table.waiting.may
    known = given("Sb Cr Cy", piles=(4, 0, 0))
    assert known.state.turn == ANNA, "round the whole table, back to who played last"
    table.when(CLEO, Turn(), at=900).when(CHANCE, Reveal(table.state.unseen[0]), at=900)
    assert table.state.turn == ANNA


@pytest.mark.rule("GB-D5")
def test_under_a_pile_the_first_played_card_is_drawn_first_after_all_unseen_ones() -> None:
    table = given("Sb Cr+Cy+Cb -", piles=(1, 4, 4))
    first, second, third = table.state.stacks[BEN]
    clash(table, (ANNA, BEN, 400))
    assert table.state.piles[ANNA] == Pile(1, (first, second, third))
    state = replace(table.state, turn=ANNA)
    table = Scenario(GAME, state).when(ANNA, Turn(), at=2_000).when(CHANCE, Reveal(state.unseen[0]), at=2_000)
    table = Scenario(GAME, replace(table.state, turn=ANNA))
    table.when(ANNA, Turn(), at=3_000).then_also(CardTurned(ANNA, first))
    assert table.state.piles[ANNA] == Pile(0, (second, third))


@pytest.mark.rule("GB-D5")
def test_on_the_graveyard_the_first_played_card_is_on_top_and_rules() -> None:
    table = given("Cr+Cb+Sb Cr -", back="looped")
    stack = table.state.stacks[ANNA]
    clash(table, (ANNA, BEN, 400))
    assert table.state.graveyard[1:] == tuple(reversed(stack))
    assert table.state.scenes[-1].back == deck.back(JUNGLE, stack[0])
