"""During an upgrade, a node writes nothing that an older one could not read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import psycopg
import pytest
from msgspec import NODEFAULT, Raw, structs

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.server.lobby import versions
from nenuphar.server.model import events
from nenuphar.server.model.events import Row, TableEvent, TableOpened
from nenuphar.server.wire import SeatPlan
from tests.server.live_server import Guest
from tests.server.node_processes import Nodes, guest_at

# What the first version with nodes could read. It told others of its kinds of events and of games' rules only. This
# never changes: whatever is newer has to wait.
OLDEST: dict[str, tuple[str, ...]] = {
    "table-opened": ("game", "options", "decision_ms", "public", "host", "code", "seed", "seats"),
    "sat-down": ("seat", "person", "name"),
    "got-up": ("seat", "person", "name"),
    "seat-renamed": ("seat", "person", "name"),
    "sent-away": ("seat", "person", "code", "places"),
    "bot-seated": ("seat", "level"),
    "bot-removed": ("seat",),
    "host-changed": ("person",),
    "table-changed": ("seats", "options", "decision_ms", "public", "what"),
    "table-closed": (),
    "pinch-kept": ("seat", "bytes"),
    "match-began": ("options", "colours", "rules"),
    "played": ("steps",),
    "went-away": ("seat",),
    "came-back": ("seat",),
    "learning-began": ("seat",),
    "learning-ended": ("seat",),
    "stand-in-proposed": ("seat", "level", "by", "asked"),
    "stand-in-agreed": ("by",),
    "stand-in-declined": ("by",),
    "stand-in-came": ("seat", "level"),
    "resigned": ("seat", "level"),
    "rematch-opened": ("table", "by"),
    "clock-stopped": (),
    "clock-resumed": ("ms",),
    "spoke": ("person", "text"),
    "reacted": ("person", "sign"),
}
SEAT_PLAN = ("kind", "level", "name")
LEVELS = ("tadpole", "frog", "heron")
RULES = ("china_moon:1", "gobbit:3", "gobbit:4", "quibbit:1", "quibbix:2")
EVENTS = {kind.__struct_config__.tag: kind for kind in get_args(TableEvent)}
GAME = games.load("quibbit")


def is_known(needed: str) -> bool:
    return needed in OLDEST


def example(kind: Any, **given: Any) -> Any:
    """An event, or a part of one, with something in each field that has no default."""
    values = {"options": {}, "seats": (), "steps": Raw(b"[]"), "asked": (), "day": "2026-01-01"}
    fields = [each.name for each in structs.fields(kind) if each.required and each.name not in given]
    return kind(**{name: values.get(name, 0) for name in fields}, **given)


def needed(event: TableEvent) -> set[str]:
    return {*versions.needed(GAME, event)}


def later_fields() -> Iterator[Any]:
    for tag, kind in EVENTS.items():
        for field in structs.fields(kind):
            if tag in OLDEST and field.name not in OLDEST[tag]:
                yield pytest.param(kind, field, id=f"{tag}.{field.name}")


def another(default: Any) -> Any:
    return not default if isinstance(default, bool) else "another"


@pytest.mark.rule("TB-52")
@pytest.mark.parametrize("tag", EVENTS)
def test_every_kind_of_event_waits_until_all_nodes_know_it(tag: str) -> None:
    assert tag in needed(example(EVENTS[tag]))
    assert tag in versions.kinds()


@pytest.mark.rule("TB-52")
@pytest.mark.parametrize("tag", OLDEST)
def test_an_event_without_anything_newer_can_be_read_by_the_oldest_node(tag: str) -> None:
    old = [each for each in structs.fields(EVENTS[tag]) if each.name in OLDEST[tag] and each.default is not NODEFAULT]
    for event in (
        example(EVENTS[tag]),
        example(EVENTS[tag], **{each.name: another(each.default) for each in old}),
    ):
        assert needed(event) == {tag}
        written = msgspec.json.decode(encode(event))
        assert {*written} <= {"type", *OLDEST[tag]}


@pytest.mark.rule("TB-52")
@pytest.mark.parametrize(("kind", "field"), [*later_fields()])
def test_a_newer_field_waits_until_all_nodes_know_it(kind: Any, field: Any) -> None:
    assert field.default is not NODEFAULT, "logs from before could not be read"
    tag = kind.__struct_config__.tag
    assert needed(example(kind, **{field.name: another(field.default)})) == {tag, f"{tag}.{field.name}"}
    assert f"{tag}.{field.name}" in versions.kinds()


@pytest.mark.rule("TB-52")
def test_a_field_as_old_as_its_kind_is_known_with_it() -> None:
    """The first nodes that could read it told others of their kinds only."""
    assert needed(events.DevicePassed(None, in_time=False)) == {"device-passed"}


def test_seats_of_a_table_that_opens_are_read_by_the_oldest_node() -> None:
    assert tuple(each.name for each in structs.fields(SeatPlan)) == SEAT_PLAN, "the oldest node knows no other field"
    seats = (SeatPlan("me"), SeatPlan("here", name="Bert"), SeatPlan("bot", "heron"))
    assert needed(example(TableOpened, seats=seats)) == {"table-opened"}


@pytest.mark.rule("TB-52")
@pytest.mark.parametrize("game", games.simplest_first(), ids=lambda game: game.manifest.key)
def test_a_newer_level_waits_until_all_nodes_know_it(game: Any) -> None:
    for level in game.bots:
        kind = f"{game.manifest.key}:{level}"
        assert kind in versions.kinds()
        for event in (
            events.BotSeated(0, level),
            events.StandInCame(0, level),
            events.BotFailed(0, "outside", "raised", level, True),
            example(TableOpened, seats=(SeatPlan("bot", level),)),
        ):
            assert (kind in versions.needed(game, event)) == (level not in LEVELS)


def test_old_rows_with_defaults_written_out_are_still_read() -> None:
    row = Row(events.SatDown(1, "anna"))
    written = b'{"event":{"type":"sat-down","seat":1,"person":"anna","name":""},"ask":""}'
    assert msgspec.json.decode(written, type=Row) == row
    assert encode(row) == b'{"event":{"type":"sat-down","seat":1,"person":"anna"},"ask":""}'


def _be_old() -> None:
    """This process tells others what the oldest version told."""
    versions.kinds = lambda: (*OLDEST, *RULES)


def _refused(guest: Guest, seats: list[dict[str, str]], **wish: object) -> str:
    answer = guest.http.post("/api/tables", json={"game": "quibbit", "seats": seats, **wish})
    return "" if answer.is_success else str(answer.json()["rule"])


@pytest.mark.rule("TB-52")
def test_a_node_beside_an_older_one_writes_nothing_newer(tmp_path: Path, postgres_url: str) -> None:
    me, kraken, heron = {"kind": "me"}, {"kind": "bot", "level": "kraken"}, {"kind": "bot", "level": "heron"}
    nodes = Nodes(tmp_path, postgres_url)
    try:
        [old] = nodes.start("old", prepare=_be_old)
        [new] = nodes.start("new")
        with guest_at(new) as anna:
            assert _refused(anna, [me, kraken]) == "TB-52"
            assert _refused(anna, [me, heron], rated=True) == "TB-52"
            assert anna.http.post("/api/daily", json={"game": "quibbit", "day": "2026-01-01"}).is_error
            with anna.at(anna.open("me,heron")) as live:
                live.do("begin").until(lambda live: live.is_due)
                assert live.match is not None
                assert live.refused("ask-advice", question=live.match["question"], step=1)[0] == "TB-52"
                live.play()
            with anna.at(anna.open("me,open")) as live:
                seats = len(live.table["seats"])
                change = {"seats": seats, "options": {}, "decision_seconds": 60, "public": False}
                assert live.refused("change-table", **change, rated=True)[0] == "TB-52"
                live.do("change-table", **change)  # the table plays on
                assert live.refused("fill", seat=1, level="kraken")[0] == "TB-52"
                live.do("fill", seat=1, level="heron")
            with psycopg.connect(postgres_url) as connection:
                rows = connection.execute("SELECT data FROM events").fetchall()
            assert rows
            for (data,) in rows:
                event = msgspec.json.decode(bytes(data))["event"]
                assert {*event} <= {"type", *OLDEST[event["type"]]}
        assert old.complaints() == new.complaints() == []
    finally:
        nodes.end()
