"""Structured logs: one JSON object a line. No cookie, no body and no token is ever handed to them."""

import logging
import sys

from nenuphar.core.codec import encode

# What a record may carry beside its message: named here, so that nothing else slips in.
FIELDS = (
    *("method", "path", "status", "ms", "table", "trouble", "rule", "bot_level", "address", "seconds", "seq"),
    *("problems", "sound", "damaged", "unreadable", "damage", "game", "language", "chore"),
    *("node", "tables", "number", "code"),
)

QUIET_S = 60


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": int(record.created * 1_000),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({field: getattr(record, field) for field in FIELDS if hasattr(record, field)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return encode(line).decode()


class Seldom(logging.Filter):
    """What uvicorn warns of, such as a request that is none, once a minute: nobody may flood the log with it."""

    def __init__(self) -> None:
        super().__init__()
        self._quiet_until: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING or not record.name.startswith("uvicorn"):
            return True
        said = str(record.msg)  # without what is filled in, so that there are few
        if record.created < self._quiet_until.get(said, 0):
            return False
        self._quiet_until[said] = record.created + QUIET_S
        return True


def set_up(level: str = "INFO") -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(AsJson())
    out.addFilter(Seldom())
    for name in ("nenuphar", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.propagate = False
        # Others log paths and queries as they please from INFO on; ours are written in app.py.
        logger.setLevel(level if name == "nenuphar" else logging.WARNING)
