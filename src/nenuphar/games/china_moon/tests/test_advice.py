"""What the kraken advises in China Moon, and the reasons that it gives."""

from random import Random

from msgspec.structs import replace

from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Setup
from nenuphar.core.messages import Who
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.advice import advise
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.types import Options, TakeBack, View
from nenuphar.games.china_moon.visibility import view
from nenuphar.testing.random_play import random_match


def views(seed: int) -> list[View]:
    moments = random_match(GAME, Setup(3, Options()), Random(seed))
    return [view(each.state, each.state.asked) for each in moments if each.state.asked is not None]


def test_a_frog_at_the_start_is_not_named_by_its_letter() -> None:
    """All frogs of a player are equal there, and the board shows one of them."""
    first = views(1)[0]
    assert set(first.frogs) == {0}
    found = advise(first, Random(1), Worlds(20))
    assert found.hint.key == "china_moon-advice-start"
    assert found.move.key == "china_moon-advice-move-start"
    assert isinstance(found.hint.facts["who"], Who)


def test_beginning_the_turn_again_is_no_advice() -> None:
    may = next(each for each in views(2) if each.can_take_back)
    assert not isinstance(advise(may, Random(1), Worlds(20)).action, TakeBack)


def test_the_reasons_name_the_points_that_a_player_loses() -> None:
    """A player who has to drop the only lily loses its point, whatever else happens."""
    drop = next(each for seed in range(9) for each in views(seed) if each.phase == "drop" and len(each.moved) == 3)
    assert drop.viewer is not None
    only = replace(
        drop,
        hands=tuple(("white",) if seat == drop.viewer else () for seat in range(3)),
        scores=tuple(points(("white",)) if seat == drop.viewer else 0 for seat in range(3)),
    )
    found = advise(only, Random(1), Worlds(20))
    assert found.hint.key == "china_moon-advice-drop"
    assert "china_moon-advice-costs" in {reason.key for reason in found.reasons}
