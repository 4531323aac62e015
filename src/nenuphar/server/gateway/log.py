"""Structured logs: one JSON object per line. They never get a cookie, a body or a token."""

import logging
import sys

from nenuphar.core.codec import encode

# The extra fields of a record: named here, so that no others slip in.
FIELDS = (
    *("method", "path", "status", "ms", "table", "trouble", "rule", "bot_level", "address", "seconds", "seq"),
    *("problems", "sound", "damaged", "unreadable", "damage", "game", "language", "chore"),
    *("node", "tables", "number", "code", "fault", "reason", "result", "file", "rules"),
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
    """Limits uvicorn's warnings, such as malformed requests, to one a minute: nobody may flood the log with them."""

    def __init__(self) -> None:
        super().__init__()
        self._quiet_until: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING or not record.name.startswith("uvicorn"):
            return True
        said = str(record.msg)  # without its arguments, so that there are few kinds
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
        # Other libraries log paths and queries from INFO on; ours are written in app.py.
        logger.setLevel(level if name == "nenuphar" else logging.WARNING)
