"""What the kraken advises in Quibbit!, and the reasons that it gives."""

from random import Random

from msgspec.structs import replace

from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Setup
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.advice import advise
from nenuphar.games.quibbit.types import Choose, Options, State
from nenuphar.games.quibbit.visibility import view
from nenuphar.testing.random_play import random_match


def planning(seats: int = 3) -> State:
    """The first round: nobody has chosen a card."""
    moments = random_match(GAME, Setup(seats, Options()), Random(seats))
    first: State = next(each.state for each in moments if each.state.phase == "planning")
    return first


def test_the_only_card_needs_no_thought() -> None:
    state = planning()
    state = replace(state, hands=((3,), *state.hands[1:]))
    found = advise(view(state, 0), Random(1), Worlds(0))
    assert found.action == Choose(3)
    assert found.hint.key == "quibbit-advice-only"


def test_a_card_that_others_have_chosen_changes_nothing() -> None:
    state = planning()
    twins = [replace(state, chosen=(None, card, None)) for card in state.hands[1]]
    assert len({twin.chosen for twin in twins}) > 1
    first, *others = [advise(view(twin, 0), Random(5), Worlds(20)) for twin in twins]
    assert all(other == first for other in others)


def test_the_hint_does_not_say_the_card_and_the_reasons_say_how_often_it_returns() -> None:
    for seats in GAME.manifest.seats:
        found = advise(view(planning(seats), 0), Random(2), Worlds(20))
        assert isinstance(found.action, Choose)
        assert "card" not in found.hint.facts
        assert found.move.facts == {"card": found.action.card}
        (share,) = [each.facts["share"] for each in found.reasons if each.key == "quibbit-advice-return-share"]
        assert isinstance(share, int)
        assert 0 <= share <= 100
