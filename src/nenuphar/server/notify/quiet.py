"""Quiet hours, by the player's own clock (TB-71)."""

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from nenuphar.core.game import Millis
from nenuphar.server.wire import NotifyChoices

MINUTE_MS = 60_000
DAY_MINUTES = 24 * 60


def quiet_until(choices: NotifyChoices, now: Millis) -> Millis:
    """When the quiet hours end; `now` if there are none at present."""
    if not choices.quiet or choices.quiet_from == choices.quiet_to:
        return now
    there = datetime.fromtimestamp(now / 1_000, UTC).astimezone(_zone(choices.zone, choices.offset))
    minute = there.hour * 60 + there.minute
    since = (minute - choices.quiet_from) % DAY_MINUTES
    length = (choices.quiet_to - choices.quiet_from) % DAY_MINUTES
    if since >= length:
        return now
    # A change of the clocks in this night is noticed when the hours end: then it is looked at again.
    return now - now % MINUTE_MS + (length - since) * MINUTE_MS


@lru_cache(1_000)
def _zone(name: str, offset: int) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not every system has all zones
        return timezone(timedelta(minutes=max(-1_439, min(1_439, offset))))
