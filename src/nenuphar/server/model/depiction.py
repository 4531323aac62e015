"""A stored table as a picture: what everybody may see of it, with the players and the result (TB-98, TB-99).

These functions run in another process. What they return can be sent to anybody who may see the table.
"""

from collections.abc import Sequence

from msgspec import Struct

from nenuphar import games
from nenuphar.core.chance import SEED_BYTES
from nenuphar.core.game import AnyGame, Audience, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.core.picture import picture_of
from nenuphar.pictures.animation import film, pixels, stills
from nenuphar.pictures.card import Subject, card
from nenuphar.pictures.subjects import name_of, subject_of
from nenuphar.server.model.replay import finished
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.state import TableState
from nenuphar.server.model.views import PeopleById, called
from nenuphar.server.wire import TableId
from nenuphar.store import Stored
from nenuphar.texts import Catalogue

__all__ = ["Depicted", "Film", "draw_frames", "draw_game", "draw_table", "film", "plan_film"]


class Depicted(Struct, frozen=True):
    """A card of a table, and what it says, for those who cannot see it."""

    picture: bytes  # PNG
    headline: str
    names: tuple[str, ...]


class Film(Struct, frozen=True):
    """An animation before it is drawn."""

    boards: list[str]  # SVG
    subject: Subject


def draw_table(table: TableId, rows: Sequence[Stored], people: PeopleById, lang: str) -> Depicted:
    """The table as it is now."""
    state = read_back(table, rows)
    subject = _subject(state, people, lang)
    board = _opening(state.game) if state.match is None else _public(state.match)
    return Depicted(card(subject, board), subject.headline, tuple(shown.name for shown in subject.players))


def draw_game(key: str, lang: str) -> bytes:
    """The game alone: what a private table shows to people without an invitation (TB-20)."""
    game = games.load(key)
    return card(Subject(game.manifest.title, Catalogue(lang).text("preview-private")), _opening(game))


def plan_film(table: TableId, rows: Sequence[Stored], people: PeopleById, lang: str) -> Film:
    state = read_back(table, rows)
    return Film(stills(finished(state)), _subject(state, people, lang))


def draw_frames(boards: Sequence[str], subject: Subject, is_end: bool) -> list[bytes]:
    return pixels(boards, subject, is_end)


def _public(match: AnyMatch) -> str:
    return picture_of(match.game, match.view(Audience.PUBLIC))


def _opening(game: AnyGame) -> str:
    """A board at the beginning, always the same, so it tells nothing about any table."""
    match: AnyMatch = Match(game, Setup(game.usual_seats, game.manifest.options(), None), bytes(SEED_BYTES))
    match.begin(0)
    return _public(match)


def _subject(state: TableState, people: PeopleById, lang: str) -> Subject:
    seated = [(seat, chair) for seat, chair in enumerate(state.seating.chairs) if chair.kind != "open"]
    names = {seat: name_of(called(chair, people), lang) for seat, chair in seated}
    return subject_of(state.game, state.match, names, lang)
