"""A process that appends until it is killed, and prints the answers: `appender.py DATABASE own|shared NAME`.

With its own tables it first repeats the last command of each, as if the answer had been lost. On a shared table it
races with others for every line. Each answer is one line of output: the table, the line number and the content.
"""

import asyncio
import os
import sys

from nenuphar.store import Append, Appended, Card, Conflict, Repeated
from nenuphar.store.opening import open_store
from nenuphar.store.sql import SqlStore

TABLES = 12


async def main(database: str, how: str, name: str) -> None:
    store = await open_store(database)
    if how == "own":
        await asyncio.gather(*(go_on(store, f"table-{number}") for number in range(TABLES)))
    else:
        await race(store, "shared", name)


async def go_on(store: SqlStore, table_id: str) -> None:
    log = await store.read(table_id)
    seq = len(log)
    if log:
        last = log[-1].data.decode()
        answer = await store.append(append(table_id, seq, last))
        assert answer == Repeated(seq), f"{answer} for {last}, which is line {seq}"
    while True:
        command = f"{table_id}/{seq}/{os.getpid()}"
        answer = await store.append(append(table_id, seq, command))
        assert isinstance(answer, Appended)
        seq = answer.seq
        say(table_id, seq - 1, command)
        say(table_id, seq, command)


async def race(store: SqlStore, table_id: str, name: str) -> None:
    seq = number = 0
    while True:
        command = f"{name}-{number}"
        try:
            answer = await store.append(append(table_id, seq, command))
        except Conflict as conflict:
            seq = conflict.seq
            continue
        assert isinstance(answer, Appended)
        seq = answer.seq
        number += 1
        say(table_id, seq - 1, command)
        say(table_id, seq, command)


def append(table_id: str, seq: int, command: str) -> Append:
    """Appends two lines that contain the command's id, and everything else that a move changes."""
    return Append(
        table_id=table_id,
        expected_seq=seq,
        events=(command.encode(), command.encode()),
        at_ms=seq,
        deadline_ms=seq + 2,
        command_id=command,
        card=Card(table_id, True, "playing", seq + 2, b"{}"),
    )


def say(table_id: str, seq: int, command: str) -> None:
    os.write(1, f"{table_id} {seq} {command}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3]))
