"""The players' signs in pictures: a colour and a shape each, as the page draws them (web/src/art/colours.ts)."""

from typing import NamedTuple


class Sign(NamedTuple):
    tone: str
    shape: str  # a path around the origin, about 20 wide


SIGNS = {
    "yellow": Sign("#f4c430", "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"),
    "red": Sign("#d64545", "M0-9.5 9.5 7.5-9.5 7.5Z"),
    "green": Sign("#3e9b5b", "M-8-8h16v16h-16Z"),
    "blue": Sign("#3b73c8", "M0-10.5 9 0 0 10.5-9 0Z"),
    "violet": Sign("#8b5fbf", "M0-11 3-3.8 10.5-3.4 4.7 1.5 6.6 8.9 0 4.8-6.6 8.9-4.7 1.5-10.5-3.4-3-3.8Z"),
    "orange": Sign("#e07b39", "M-3.400-9.500h6.800v6.100h6.100v6.800h-6.100v6.100h-6.800v-6.100h-6.100v-6.800h6.100Z"),
    "rose": Sign(
        "#d9689a", "M0 9C-8 3.500-10-1-9-5C-7.800-9-2.500-9.500 0-5C2.500-9.500 7.800-9 9-5C10-1 8 3.500 0 9Z"
    ),
    "teal": Sign("#2a9d9d", "M0-10 8.700-5 8.700 5 0 10-8.700 5-8.700-5Z"),
    "moon": Sign("#e9dcb4", "M4-9.500A10 10 0 1 0 9 5.500A8.500 8.500 0 0 1 4-9.500Z"),
    "brown": Sign(
        "#9a6a45",
        "M0-9.500A4.600 4.600 0 0 1 4.200-2.600A4.600 4.600 0 1 1 2 5L3.500 9.500H-3.500L-2 5"
        "A4.600 4.600 0 1 1-4.200-2.600A4.600 4.600 0 0 1 0-9.500Z",
    ),
    "heron": Sign("#8fa9b8", "M-8.500-9.500h17L2.200 0 8.500 9.500h-17L-2.200 0Z"),
}


def seat_sign(colour: str, x: float, y: float, width: float) -> str:
    """On a light disc, so that it can be told from any ground."""
    sign, scale = SIGNS.get(colour, SIGNS["green"]), width / 34
    disc = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{width / 2:.2f}" fill="#fdf6e0"/>'
    place = f"translate({x:.2f} {y:.2f}) scale({scale:.3f})"
    return f'{disc}<path transform="{place}" d="{sign.shape}" fill="{sign.tone}"/>'
