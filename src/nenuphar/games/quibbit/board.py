"""Reads boards such as `YRGB* GBRY* RYBG~`: a letter for a leaf, `*` for a flower, `~` for the water."""

from nenuphar.core.game import Refused
from nenuphar.core.messages import Word
from nenuphar.games.quibbit.types import SEGMENTS, Colour, Tile

SIGNS: dict[str, Tile] = {"Y": "yellow", "R": "red", "G": "green", "B": "blue", "*": "flower", "~": "water"}
SPECIALS: tuple[Tile, ...] = ("flower", "flower", "water")


def ring_rule(seats: int) -> str:
    """The rule for the ring of this number of players."""
    return {2: "QB-S3", 3: "QB-S2"}.get(seats, "QB-S1")


def parse(written: str, colours: tuple[Colour, ...], rule: str) -> tuple[Tile, ...]:
    """The written ring, or a refusal by this rule."""
    signs = "".join(written.split()).upper()
    strange = next((sign for sign in signs if sign not in SIGNS), None)
    if strange is not None:
        raise Refused(rule, fault="sign", sign=strange)
    ring = tuple(SIGNS[sign] for sign in signs)
    stretch = len(colours) + 1
    if len(ring) != SEGMENTS * stretch:
        raise Refused(rule, fault="length", tiles=len(ring), needed=SEGMENTS * stretch)
    for number in range(SEGMENTS):
        *leaves, special = ring[number * stretch : (number + 1) * stretch]
        missing = next((colour for colour in colours if colour not in leaves), None)
        if missing is not None:
            raise Refused(rule, fault="segment", segment=number + 1, colour=Word(f"quibbit-{missing}"))
        if special not in SPECIALS:
            raise Refused(rule, fault="special", segment=number + 1)
    if ring.count("water") != SPECIALS.count("water"):
        raise Refused("QB-M2", fault="water", water=ring.count("water"))
    return ring
