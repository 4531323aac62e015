"""Big screens, over HTTP."""

from msgspec import Struct

from nenuphar.core.game import Millis


class ScreenCode(Struct, frozen=True):
    """A code to type on a television. It opens one big screen of the table, until it expires (TB-90)."""

    code: str
    expires: Millis
