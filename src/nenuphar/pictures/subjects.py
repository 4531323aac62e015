"""What a picture of a match says in words: the players with their colours, and how it stands."""

from collections.abc import Mapping, Sequence

from nenuphar.core.game import AnyGame, Audience, Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.messages import Fact, Who
from nenuphar.pictures.card import Shown, Subject
from nenuphar.texts import Catalogue


def subject_of(game: AnyGame, match: AnyMatch | None, names: Mapping[Seat, str], lang: str) -> Subject:
    """`names` has the taken seats. Without a match, the table still waits for players."""
    winners = match.outcome.winners if match is not None and match.outcome is not None else ()
    colours = _colours(game, match)
    shown = tuple(Shown(name, colours[seat % len(colours)], seat in winners) for seat, name in names.items())
    return Subject(game.manifest.title, _headline(match, winners, names, lang), shown)


def name_of(name: str, lang: str) -> str:
    """A name in a picture: levels of bots and former guests have one in every language."""
    texts = Catalogue(lang)
    if not name:
        return texts.text("former-guest")
    return texts.text(f"level-{name}") if texts.has(f"level-{name}") else name


def _colours(game: AnyGame, match: AnyMatch | None) -> Sequence[str]:
    """As the board shows them: a board without colours of its own has the game's, in the order of the seats."""
    view = None if match is None else match.view(Audience.PUBLIC)
    return getattr(view, "colours", None) or game.manifest.colours or ("green",)


def _headline(match: AnyMatch | None, winners: Sequence[Seat], names: Mapping[Seat, str], lang: str) -> str:
    texts = Catalogue(lang, [names.get(seat, "") for seat in range(max(names, default=0) + 1)])
    if match is None:
        return texts.text("preview-waiting")
    if match.outcome is None:
        return texts.text("preview-playing")
    if not winners or len(names) == 1:
        return texts.text("preview-over")
    if len(winners) == len(names):
        return texts.text("preview-drawn")
    who: Fact = tuple(map(Who, winners)) if len(winners) > 1 else Who(winners[0])
    return texts.text("preview-won", {"names": who, "n": len(winners)})
