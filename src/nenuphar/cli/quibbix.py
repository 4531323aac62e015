"""`nenuphar quibbix solve`: finds the best layout of a rack, and proves that there is no better one."""

from cyclopts import App

from nenuphar import shelf
from nenuphar.cli import language, pages, saved_matches
from nenuphar.cli.errors import CommandError, number
from nenuphar.cli.screen import Screen
from nenuphar.cli.words import open_list, tiles
from nenuphar.texts import Catalogue
from nenuphar.words.solve import MOST_JOKERS, MOST_TILES, best

MOST_SECONDS = 600

quibbix = App(name="quibbix", help="Find the best layout of a rack of letters.", help_epilogue="")


@quibbix.command
def solve(
    rack: str,
    /,
    *,
    jokers: int = MOST_JOKERS,
    zipf: float | None = None,
    letters: str | None = None,
    seconds: float = 10.0,
    lang: str | None = None,
    build: bool = True,
) -> None:
    """Find the layout of a rack that is worth most points.

    Args:
        rack: The letters of its tiles.
        jokers: How many tiles may be turned over.
        zipf: Only words at least this frequent: 3 is once in a million words of print, 6 is once in a thousand.
        letters: The tile set with the values of the letters: see `nenuphar letters`.
        seconds: Stop the search after this time, without a proof.
        lang: The language of the words, and of the answer: en, fr or de.
        build: Build a missing or outdated list first.
    """
    spoken = language.chosen(lang)
    texts, screen = Catalogue(spoken), Screen()
    number("--jokers", jokers, 0, MOST_JOKERS)
    spelled = tiles(rack, spoken)
    if not 0 < len(spelled) <= MOST_TILES:
        raise CommandError("sorry-rack", letters=len(spelled), most=MOST_TILES)
    if not 0 < seconds <= MOST_SECONDS:
        raise CommandError("sorry-number", name="--seconds", found=f"{seconds:g}", fewest="0.1", most=str(MOST_SECONDS))
    worth = _values(spoken, letters)
    lexicon = open_list(spoken, texts, screen, build)
    if lexicon is None:
        return
    found = best(spelled, worth, jokers, lexicon=lexicon, least_zipf=zipf, limit_s=seconds)
    screen.line(" ".join(found.words) or texts.text("words-nothing"))
    screen.line(texts.text("words-proven" if found.proven else "words-unproven", {"points": found.points}))
    most = best(spelled, worth, jokers, lexicon=lexicon, least_zipf=zipf, unshown=True, limit_s=seconds).points
    if most > found.points:
        screen.line(texts.text("words-unshown", {"points": most}))


def _values(lang: str, name: str | None) -> dict[str, int]:
    """The value of each letter in the tile set of this name."""
    game = pages.find("quibbix")
    each = next(each for each in shelf.shelves(game).values() if each.name == "letters")
    sets = each.read(name or each.usual, saved_matches.home())
    for lettering in sets["languages"]:
        if lettering["words"] == lang:
            return {letter: points for letter, _, points in lettering["letters"]}
    raise CommandError("sorry-language", lang=lang, langs=tuple(lettering["words"] for lettering in sets["languages"]))
