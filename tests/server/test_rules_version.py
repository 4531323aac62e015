"""A match keeps the version of its rules from its start to its record, even if the server is updated."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw, to_builtins

from nenuphar.core.codec import encode
from nenuphar.core.match import AnyMatch, Step
from nenuphar.core.record import verify
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.tests.test_older import SEEDS_WITH_D13, played, rules_cited, version
from nenuphar.server.model.events import MatchBegan, Played, Row, TableEvent, TableOpened
from nenuphar.server.model.replay import record_of
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.state import TableState
from nenuphar.server.wire import SeatPlan
from nenuphar.store import Append, Card, Stored
from nenuphar.store.sqlite import open_store
from tests.server.live_server import LiveServer

TABLE = "gobbittable2"
SEED = SEEDS_WITH_D13[0]


def opened(match: AnyMatch) -> TableOpened:
    setup = match.setup
    seats = (SeatPlan("bot", "tadpole"),) * setup.seats
    seed = match.log[-1].event.seed
    return TableOpened("gobbit", to_builtins(setup.options), None, True, "anna", "ABCD2345", seed, seats)


def rows(match: AnyMatch, steps: Sequence[Step], rules: int) -> list[bytes]:
    """The stored rows. `rules` is 0 for a server that did not note the version."""
    events: list[TableEvent] = [opened(match), MatchBegan(rules=rules), Played(Raw(encode(steps)))]
    written = [encode(Row(event)) for event in events]
    if not rules:  # the field did not exist
        written[1] = written[1].replace(b',"rules":0', b"")
        assert b"rules" not in written[1]
    return written


def woken(rows: Sequence[bytes]) -> TableState:
    return read_back(TABLE, [Stored(seq, 1_000, row) for seq, row in enumerate(rows, 1)])


def record(standing: TableState) -> bytes:
    return encode(record_of(standing, {}))


@pytest.mark.rule("TB-7", "TB-9")
@pytest.mark.parametrize("noted", [True, False])
@pytest.mark.parametrize("rules", [3, 4])
def test_a_stored_match_is_exported_by_the_rules_it_was_played_by(rules: int, noted: bool) -> None:
    old = played(version(rules), SEED)
    exported = record(woken(rows(old, old.steps, rules if noted else 0)))
    assert msgspec.json.decode(exported)["rules"] == rules
    assert verify(GAME, exported).outcome == old.outcome


@pytest.mark.rule("TB-7", "TB-9")
def test_a_match_continues_by_the_rules_it_started_with() -> None:
    """From this point on the two versions decide differently."""
    old, new = played(version(3), SEED), played(GAME, SEED)
    pairs = zip(old.steps, new.steps, strict=True)
    differ = next(place for place, (one, other) in enumerate(pairs) if one != other)
    for noted, expected in ((3, old), (4, new), (0, new)):
        standing = woken(rows(old, old.steps[:differ], noted))
        match = standing.match
        assert match is not None
        for step in old.steps[differ:]:
            decision = match.decide(step.command)
            match.apply(Step(step.command, tuple(decision.events)), decision.state)
        assert match.steps == expected.steps
        assert ("GB-D13" in rules_cited(match)) == (expected is new)
        assert verify(GAME, record(standing)).outcome == expected.outcome


@pytest.mark.rule("TB-7", "TB-9")
def test_an_old_database_gives_a_record_that_verifies(tmp_path: Path) -> None:
    old = played(version(3), SEED)

    async def stored() -> None:
        store = await open_store(tmp_path / "nenuphar.sqlite3")
        card = Card(code="ABCD2345", public=True, phase="over", changed_ms=1_000, summary=b"{}")
        lines = tuple(rows(old, old.steps, 0))
        await store.append(
            Append(table_id=TABLE, expected_seq=0, events=lines, at_ms=1_000, deadline_ms=None, card=card)
        )
        await store.close()

    asyncio.run(stored())
    server = LiveServer(tmp_path)
    try:
        with server.guest() as anna:
            exported = anna.http.get(f"/api/tables/{TABLE}/record").raise_for_status()
        assert exported.json()["rules"] == 3
        assert verify(GAME, exported.content).outcome == old.outcome
    finally:
        server.stop()


def test_a_new_match_notes_the_version_of_its_rules(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        with server.guest() as anna:
            tables = [anna.open("me,tadpole", game=key) for key in ("gobbit", "quibbit", "quibbix")]
            for table in tables:
                with anna.at(table) as live:
                    live.do("begin").until(lambda live: live.match)
    finally:
        server.stop()

    async def began(table: str) -> int:
        store = await open_store(tmp_path / "nenuphar.sqlite3")
        events = [msgspec.json.decode(row.data)["event"] for row in await store.read(table)]
        await store.close()
        [rules] = [event["rules"] for event in events if event["type"] == "match-began"]
        return int(rules)

    assert [asyncio.run(began(table)) for table in tables] == [4, 1, 2]
