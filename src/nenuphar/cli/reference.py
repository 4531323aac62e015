"""`nenuphar games` and `nenuphar rules`: list the games and their rules."""

from collections.abc import Iterator

from rich.markdown import Markdown
from rich.table import Column

from nenuphar import games as all_games
from nenuphar.cli import language, pages
from nenuphar.cli.screen import Screen
from nenuphar.core.game import AnyGame, Manifest
from nenuphar.texts import Catalogue, rulebook


def games(*, lang: language.Lang = None) -> None:
    """List the games, with their seats and bots."""
    texts = language.catalogue(lang)
    columns = [Column(texts.text(name)) for name in ("games-game", "games-seats", "games-bots")]
    Screen().table(columns, map(_row, all_games.every()))


def _row(game: AnyGame) -> tuple[str, ...]:
    seats = game.manifest.seats
    return game.manifest.key, f"{seats[0]}–{seats[-1]}", ", ".join(game.bots)


def rules(game: str, rule: str | None = None, /, *, lang: str | None = None) -> None:
    """Read the rules of a game, or one of them.

    Args:
        game: Which game; or the id of one of the table's own rules, such as TB-16.
        rule: The id of a rule, as lines of the log and refusals show it.
        lang: The language of the rules: en, fr or de. Rules without a translation are in English.
    """
    spoken = language.chosen(lang)
    screen, of_table = Screen(), pages.of_table(spoken)
    if rule is None and game.upper() in of_table:
        screen.line(of_table[game.upper()], game.upper())
        return
    found = pages.find(game)
    if rule is not None:
        name, paragraph = pages.rule(found, rule, spoken)
        screen.line(paragraph, name)
    elif screen.console.is_terminal:
        screen.show(Markdown(_with_box(found, spoken, "*")))
    else:
        print(_with_box(found, spoken), end="")


def _with_box(game: AnyGame, lang: str, mark: str = "") -> str:
    """The rules, each followed by its id, and the facts on the box below their title."""
    title, _, rules = rulebook.ids_last(pages.whole(game, lang), mark).partition("\n")
    facts = "  \n".join(_box(game.manifest, Catalogue(lang)))  # in Markdown, two blanks end a line
    return f"{title}\n{facts}\n\n{rules}"


def _box(facts: Manifest, texts: Catalogue) -> Iterator[str]:
    """A line for each of its makers, then a line with players, age and playing time; unknown facts are left out."""
    if facts.authors:
        yield texts.text("credits-authors", {"names": ", ".join(facts.authors)})
    if facts.illustrators:
        yield texts.text("credits-illustrators", {"names": ", ".join(facts.illustrators)})
    if published := ", ".join(str(each) for each in (facts.publisher, facts.year) if each):
        yield texts.text("credits-publisher", {"name": published})
    fewest, most = facts.seats[0], facts.seats[-1]
    parts = [texts.text("credits-players", {"fewest": fewest, "most": most})]
    if facts.age is not None:
        parts.append(texts.text("credits-age", {"n": facts.age}))
    if facts.minutes is not None:
        parts.append(texts.text("credits-minutes", {"n": facts.minutes}))
    yield ", ".join(parts)
