"""What a game's box says of it: its authors, illustrators, publisher and year, and for whom it is."""

from collections.abc import Iterator

from nenuphar.core.game import Manifest
from nenuphar.texts import Catalogue


def lines(facts: Manifest, words: Catalogue) -> Iterator[str]:
    """Who made it, one line each, and then players, age and playing time; what nobody knows is left out."""
    if facts.authors:
        yield words.text("credits-authors", {"names": ", ".join(facts.authors)})
    if facts.illustrators:
        yield words.text("credits-illustrators", {"names": ", ".join(facts.illustrators)})
    if published := ", ".join(str(each) for each in (facts.publisher, facts.year) if each):
        yield words.text("credits-publisher", {"name": published})
    fewest, most = facts.seats[0], facts.seats[-1]
    said = [words.text("credits-players", {"fewest": fewest, "most": most})]
    if facts.age is not None:
        said.append(words.text("credits-age", {"n": facts.age}))
    if facts.minutes is not None:
        said.append(words.text("credits-minutes", {"n": facts.minutes}))
    yield ", ".join(said)
