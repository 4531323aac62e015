"""Keeps the latest warnings of the server, for the host's page: what they say, but no details that could be secret."""

import logging
from collections import OrderedDict

from nenuphar.server.wire import HostReport

MOST_KINDS = 100
ABOUT = ("table", "address", "game", "language", "node", "chore")  # the fields of a record that may be shown


class Reports(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kinds: OrderedDict[tuple[str, str, str], HostReport] = OrderedDict()

    def emit(self, record: logging.LogRecord) -> None:
        about = ", ".join(str(getattr(record, field)) for field in ABOUT if hasattr(record, field))
        key = (record.levelname.lower(), record.getMessage(), about)
        before = self._kinds.pop(key, None)
        count = 1 if before is None else before.count + 1
        self._kinds[key] = HostReport(*key, count, int(record.created * 1_000))
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)

    @property
    def latest(self) -> tuple[HostReport, ...]:
        return tuple(reversed(self._kinds.values()))
