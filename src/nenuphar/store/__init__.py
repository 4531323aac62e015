"""The event store: every table's log, and what must be true together with it.

store = await open_store(Path("nenuphar.sqlite3"))
await store.append(Append(table_id="t1", expected_seq=0, events=(b"...",), at_ms=now, deadline_ms=None, card=card))
"""

from nenuphar.store.sqlite import Claim, SqliteStore, Unusable, open_store
from nenuphar.store.store import (
    BY_HAND,
    Append,
    Appended,
    Card,
    CodeTaken,
    Conflict,
    Damaged,
    Due,
    Keepsake,
    KeptFile,
    Key,
    Listed,
    Precedent,
    Repeated,
    Store,
    Stored,
    StoreTrouble,
    Unavailable,
    Yours,
)

__all__ = [
    "BY_HAND",
    "Append",
    "Appended",
    "Card",
    "Claim",
    "CodeTaken",
    "Conflict",
    "Damaged",
    "Due",
    "Keepsake",
    "KeptFile",
    "Key",
    "Listed",
    "Precedent",
    "Repeated",
    "SqliteStore",
    "Store",
    "StoreTrouble",
    "Stored",
    "Unavailable",
    "Unusable",
    "Yours",
    "open_store",
]
