"""Structured logs: one JSON object a line. No cookie, no body and no token is ever handed to them."""

import logging
import sys

from nenuphar.core.codec import encode

# What a record may carry beside its message: named here, so that nothing else slips in.
FIELDS = ("method", "path", "status", "ms", "table", "trouble", "rule", "level", "address")


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": int(record.created * 1_000),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({field: getattr(record, field) for field in FIELDS if field != "level" and hasattr(record, field)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return encode(line).decode()


def set_up(level: str = "INFO") -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(AsJson())
    for name in ("nenuphar", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.propagate = False
        # Others log paths and queries as they please from INFO on; ours are written in app.py.
        logger.setLevel(level if name == "nenuphar" else logging.WARNING)
