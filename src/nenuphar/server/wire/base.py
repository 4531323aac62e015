"""What all messages share."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from nenuphar.core.game import Seat, kebab
from nenuphar.core.messages import SAYING
from nenuphar.core.messages import Said as Said

PersonId: TypeAlias = str
TableId: TypeAlias = str
# Everything that a browser sends is bounded: a seat by far more than any table has, a number by what JavaScript can
# count.
AskedSeat: TypeAlias = Annotated[Seat, Meta(ge=0, le=63)]
Counted: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
AdviceStep: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Reaction: TypeAlias = Literal["hello", "well-played", "oops", "thinking", "hurry", "thanks"]
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
MaybeSaid: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": [SAYING, {"type": "null"}]})]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a browser sends over HTTP."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of what a browser sends over a table's socket. `id` is its own, new for each: sent twice, done once."""

    id: str


class Tell(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """Base of what the server sends over a table's socket."""
