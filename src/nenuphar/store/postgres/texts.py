"""Lets text contain the character 0, which PostgreSQL cannot store and a client's command id may have."""

import psycopg
from psycopg.adapt import Buffer, Dumper, Loader
from psycopg.pq import Format
from psycopg.rows import TupleRow

ESCAPE, ZERO = b"\x1a", b"\0"  # neither is in any text that people write


class EscapingDumper(Dumper):
    format = Format.BINARY
    oid = psycopg.adapters.types["text"].oid

    def dump(self, obj: str) -> bytes:
        data = obj.encode()
        return data.replace(ESCAPE, ESCAPE + b"1").replace(ZERO, ESCAPE + b"0") if is_special(data) else data


class EscapingLoader(Loader):
    format = Format.BINARY

    def load(self, data: Buffer) -> str:
        found = bytes(data)
        if ESCAPE in found:
            found = found.replace(ESCAPE + b"0", ZERO).replace(ESCAPE + b"1", ESCAPE)
        return found.decode()


def register(connection: psycopg.Connection[TupleRow]) -> None:
    connection.adapters.register_dumper(str, EscapingDumper)
    connection.adapters.register_loader("text", EscapingLoader)


def is_special(data: bytes) -> bool:
    return ZERO in data or ESCAPE in data
