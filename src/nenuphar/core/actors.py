"""The types that all other modules use: actors, viewers and the unit of time."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(extra={"kind": "seat"})]  # lets a page offer seats, not numbers
Millis: TypeAlias = int


class Authority(StrEnum):
    """Actors that are not players."""

    CHANCE = "chance"
    CLOCK = "clock"
    JUDGE = "judge"


class Audience(StrEnum):
    """Viewers without a seat."""

    PUBLIC = "public"
    EVERYTHING = "everything"


Actor: TypeAlias = Seat | Authority
Viewer: TypeAlias = Seat | Audience
