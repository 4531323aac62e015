"""What is yours on a server: to take along, to show around, or to delete."""

from msgspec import Struct

from nenuphar.server.wire.base import Body


class Deletion(Body, frozen=True):
    """Delete me. The name is typed once more, so that nobody does this by mistake (TB-96)."""

    name: str


class FilmProgress(Struct, frozen=True):
    """An animation is being made (TB-99): how much of it is done, from 0 to 1."""

    part: float
