"""The people present at a table at one moment, as views need it. The connections themselves belong to net."""

from collections.abc import Mapping

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.server.wire import PersonId


class Presence(Struct, frozen=True):
    online: frozenset[PersonId]
    gone_from: Mapping[PersonId, Millis]  # when each person who is away counts as gone (TB-16)
    watching: int
    screens: int = 0  # big screens, which are nobody
