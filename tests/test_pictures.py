"""Pictures and animations of all games: the right size, small, and made of what everybody may see."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import nenuphar
from nenuphar import games
from nenuphar.core.game import Audience
from nenuphar.core.match import AnyMatch
from nenuphar.core.picture import picture_of
from nenuphar.core.seat_signs import SIGNS
from nenuphar.pictures.animation import MOST_BYTES, MOST_STILLS, film, pixels, stills
from nenuphar.pictures.card import HIGH, WIDE, Shown, Subject, card
from nenuphar.pictures.subjects import subject_of

COLOURS = Path(__file__).parents[1] / "web/src/art/colours.ts"


def played(key: str) -> AnyMatch:
    game = games.load(key)
    return nenuphar.play(key, [game.weakest_level] * max(2, game.manifest.seats[0]), seed=1, worlds=1)


@pytest.mark.rule("TB-99")
@pytest.mark.parametrize("key", games.names())
def test_every_game_makes_a_small_card_and_a_small_animation(key: str) -> None:
    match = played(key)
    subject = subject_of(match.game, match, {seat: f"Anna {seat}" for seat in range(match.setup.seats)}, "en")
    still = Image.open(BytesIO(card(subject, picture_of(match.game, match.view(Audience.PUBLIC)))))
    assert still.size == (WIDE, HIGH)
    boards = stills(match)
    assert 2 <= len(boards) <= MOST_STILLS
    assert boards[-1] == picture_of(match.game, match.view(Audience.PUBLIC))
    some = boards[:2] + boards[-1:]
    moving = film(pixels(some, subject, is_end=True))
    assert len(moving) < MOST_BYTES * len(some) / MOST_STILLS
    frames = [each.convert("RGB").tobytes() for each in ImageSequence.Iterator(Image.open(BytesIO(moving)))]
    assert len(set(frames)) == len(some)


@pytest.mark.parametrize(
    "name", ["", "Bartholomäus der III", "Ωμέγα", "你好", "🐸🐸🐸🐸🐸🐸🐸🐸🐸🐸", "W" * 20, "<&>\"'"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    board = picture_of(games.load("gobbit"), nenuphar.match("gobbit", seats=2, seed=1).view(Audience.PUBLIC))
    subject = Subject("Gobbit", f"{name} wins", tuple(Shown(name, "red", True) for _ in range(8)))
    assert Image.open(BytesIO(card(subject, board))).size == (WIDE, HIGH)


def test_signs_are_those_of_the_page() -> None:
    text = re.sub(r"\s+", " ", COLOURS.read_text("utf-8"))
    shapes = dict(re.findall(r"(\w+): \{ sign: [^}]*?shape: '([^']+)',? \}", text))
    assert {name: sign.shape for name, sign in SIGNS.items()} == shapes
