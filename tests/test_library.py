"""The front door of the library: `import nenuphar as nn`."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import nenuphar as nn
from nenuphar import games
from nenuphar.bots.outside import BotFailed
from nenuphar.core.game import AnyGame
from nenuphar.games.quibbit.types import Options
from nenuphar.testing.acorn import GAME as ACORN
from nenuphar.testing.random_play import random_match

SVG = "{http://www.w3.org/2000/svg}svg"


def test_everything_on_it_exists_and_is_documented() -> None:
    for name in nn.__all__:
        found = getattr(nn, name)
        assert found.__doc__, name
        assert name in dir(nn)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        nn.chess  # noqa: B018


def test_importing_it_loads_nothing_else() -> None:
    code = "import sys, nenuphar; print([name for name in sys.modules if name.startswith('nenuphar.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_bots_play_a_match_that_can_be_repeated_and_verified() -> None:
    first, again = (nn.play("quibbit", ["frog", "tadpole"], {"round_limit": 9}, seed=5) for _ in range(2))
    assert first.outcome is not None
    assert first.log == again.log
    assert first.setup.options == Options(round_limit=9)
    kept = nn.record(first, ["Anna", "Ben"])
    assert isinstance(kept, nn.Record)
    assert nn.verify(kept).outcome == first.outcome


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"seats": 99}, nn.Refused, r"99.*\(TB-1\)"),
        ({"options": {"flowers": 2}}, nn.Refused, r"flowers.*\(TB-8\)"),
        ({"options": 5}, TypeError, "options are a mapping of names to values, not 5"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(
    arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said) as refused:
        nn.match("quibbit", **arguments)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_bot_that_chooses_no_move_is_named() -> None:
    class Silent:
        def choose(self, *asked: Any) -> Any:
            return None

    with pytest.raises(BotFailed, match=r"the bot Silent has failed \(illegal\): None is not one of the moves"):
        nn.play("quibbit", [Silent(), "tadpole"])


def test_a_match_of_your_own_begins_where_a_seat_decides() -> None:
    match = nn.match("china_moon", seats=3, seed=1)
    assert match.waiting.due
    assert isinstance(match, nn.Match)


@pytest.mark.parametrize("call", [lambda: nn.game("chess"), lambda: nn.play("quibbit", ["frog", "shark"])])
def test_unknown_games_and_levels_are_refused(call: object) -> None:
    with pytest.raises(ValueError, match=r"only china_moon|the levels tadpole, frog, heron, kraken, not 'shark'"):
        call()  # type: ignore[operator]


@pytest.mark.parametrize("game", [*games.every(), ACORN], ids=lambda game: game.manifest.key)
def test_matches_states_and_views_show_themselves(game: AnyGame) -> None:
    match = nn.match(game, seed=2)
    drawn = {match._repr_svg_()}
    for moment in list(random_match(game, match.setup, Random(1)))[:60:4]:
        drawn |= {moment.state._repr_svg_(), game.view(moment.state, 0)._repr_svg_()}
    assert len(drawn) >= 2
    for picture in drawn:
        assert ElementTree.fromstring(picture).tag == SVG
