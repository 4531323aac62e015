"""A second, independent model of the movement rules, with frogs in a line and without steps: both must agree."""

import hypothesis
from hypothesis import strategies as st
from msgspec import Struct

from nenuphar.games.quibbit.tests.drawing import Table, frogs, given, lay
from nenuphar.games.quibbit.types import (
    DUMMY,
    CardLost,
    CardReturned,
    Frog,
    FrogLeapt,
    GameEnded,
    LastFrogLapped,
)

RINGS = {4: "Y R G B * G B R Y * R Y B G ~", 3: "Y R G * G R Y * R Y G ~"}
NAMES = ("yellow", "red", "green", "blue")


class Pond(Struct):
    """Frogs on a ring. `line` has them from the rear to the front; a lap ends the round."""

    size: int
    tiles: dict[Frog, int]
    line: list[Frog]
    leaps: list[tuple[Frog, list[int], list[Frog]]]
    lapped: tuple[Frog, Frog] | None = None

    def play(self, cards: dict[Frog, int]) -> None:
        for frog in sorted(cards, key=lambda frog: (cards[frog], self.line.index(frog))):
            if self.lapped is None:
                self._move(frog, cards[frog])

    def _move(self, frog: Frog, leaps: int) -> None:
        landings: list[int] = []
        over: list[Frog] = []
        while leaps > len(landings) and self.lapped is None:
            tile = (self.tiles[frog] + 1) % self.size
            while tile in self.tiles.values():
                over.append(next(other for other in self.tiles if self.tiles[other] == tile))
                self._pass(frog, over[-1])
                tile = (tile + 1) % self.size
            self.tiles[frog] = tile
            landings.append(tile)
        self.leaps.append((frog, landings, over))

    def _pass(self, frog: Frog, other: Frog) -> None:
        """A frog that is ahead on the ring but behind in the line is a lap behind: it is the last frog."""
        if self.line.index(other) > self.line.index(frog):
            self.line.remove(frog)
            self.line.insert(self.line.index(other) + 1, frog)
        elif self.lapped is None:
            self.lapped = (frog, self.line[0])
            assert other == self.line[0]


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Table, dict[Frog, int]]:
    """Any frogs on any tiles, any of them crowned, and a card for each."""
    colours = draw(st.sampled_from([3, 4]))
    size = len(RINGS[colours].split())
    dummy = colours == 3 and draw(st.booleans())
    playing = draw(st.sets(st.integers(0, colours - 1), min_size=2))
    if dummy:
        playing |= {DUMMY}
    spots = draw(st.lists(st.integers(0, size - 1), min_size=len(playing), max_size=len(playing), unique=True))
    crown = draw(st.sampled_from(sorted(playing)))
    row = ["."] * size
    for frog, spot in zip(sorted(playing), spots, strict=True):
        row[spot] = NAMES[frog][0].upper() if frog == crown else NAMES[frog][0]
    cards = {frog: draw(st.integers(1, 5)) for frog in sorted(playing)}
    return given(f"tiles {RINGS[colours]}\nfrogs {' '.join(row)}", dummy=dummy), cards


def second_model(table: Table) -> Pond:
    row = frogs(table.state).split()
    names = [name[0] for name in NAMES]
    tiles = {names.index(sign.lower()): tile for tile, sign in enumerate(row) if sign != "."}
    front = next(tile for tile, sign in enumerate(row) if sign.isupper())
    line = sorted(tiles, key=lambda frog: (front - tiles[frog]) % len(row), reverse=True)
    return Pond(len(row), tiles, line, [])


@hypothesis.given(rounds())
@hypothesis.settings(max_examples=400, deadline=None)
def test_both_models_agree_on_every_leap_lap_crown_and_card(given_round: tuple[Table, dict[Frog, int]]) -> None:
    table, cards = given_round
    pond = second_model(table)
    pond.play(cards)
    lay(table, **{NAMES[frog]: card for frog, card in cards.items()})

    leapt = [event for event in table.events if isinstance(event, FrogLeapt)]
    leaps = [(event.frog, [step % pond.size for step in event.path], list(event.over)) for event in leapt]
    assert leaps == pond.leaps
    lapped = [(event.frog, event.last) for event in table.events if isinstance(event, LastFrogLapped)]
    assert lapped == ([pond.lapped] if pond.lapped else [])
    if pond.lapped:
        assert table.events[-1] == GameEnded(pond.lapped[0], "QB-V5")
        return
    assert table.state.crown == pond.line[-1]
    dummy = table.state.setup.seats == DUMMY
    home = {frog: _comes_home(table, frog, pond.tiles[frog]) for frog in cards if not (dummy and frog == DUMMY)}
    assert home == {
        **{event.seat: True for event in table.events if isinstance(event, CardReturned)},
        **{event.seat: False for event in table.events if isinstance(event, CardLost)},
    }


def _comes_home(table: Table, frog: Frog, tile: int) -> bool:
    return table.state.ring[tile] in ("flower", NAMES[frog])
