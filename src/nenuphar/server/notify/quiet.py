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
    # By the clock on the wall, also in a night in which it is changed.
    end = there.replace(hour=choices.quiet_to // 60, minute=choices.quiet_to % 60, second=0, microsecond=0, fold=0)
    if choices.quiet_to <= minute:
        end += timedelta(days=1)
    return max(now, int(end.timestamp() * 1_000))


@lru_cache(1_000)
def _zone(name: str, offset: int) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not every system has all zones
        return timezone(timedelta(minutes=max(-1_439, min(1_439, offset))))
