"""The facts on a game's box: authors, illustrators, publisher, year, players, age and playing time."""

from collections.abc import Iterator

from nenuphar.core.game import Manifest
from nenuphar.texts import Catalogue


def lines(facts: Manifest, texts: Catalogue) -> Iterator[str]:
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
