"""The words that everything else is said in: who acts, who watches, and how time is counted."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(extra={"kind": "seat"})]  # so that a page can offer seats, not numbers
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
