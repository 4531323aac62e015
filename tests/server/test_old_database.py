"""Databases from earlier versions, with matches under way: they open, and the matches continue.

Each folder in `old` is named after the commit that wrote it: `pond.sqlite3.gz` is the database, and `told.json` has
the people's tokens and the tables. `records.json.gz` has the records of the matches that were over. 3a49f79 is from
before logs were sealed. `old/make.py` made the second one, and makes the next.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.record import verify
from tests.server.live_server import Guest, Live, LiveServer, play_on, wait_for_turn
from tests.server.old.make import FOR_EVER_DAYS, books

OLD = {folder.name: folder for folder in (Path(__file__).parent / "old").iterdir() if (folder / "told.json").exists()}
TOLD: dict[str, Any] = {name: json.loads((folder / "told.json").read_text("utf-8")) for name, folder in OLD.items()}
RECORDS = {name: json.loads(gzip.decompress((OLD[name] / "records.json.gz").read_bytes())) for name in OLD}


@pytest.fixture(params=sorted(OLD))
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def told(version: str) -> Any:
    return TOLD[version]


@pytest.fixture
def server(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setenv("NENUPHAR_WORDS", str(books(tmp_path)))
    (tmp_path / "nenuphar.sqlite3").write_bytes(gzip.decompress((OLD[version] / "pond.sqlite3.gz").read_bytes()))
    server = LiveServer(tmp_path, token_days=FOR_EVER_DAYS, forget_days=FOR_EVER_DAYS)
    yield server
    server.stop()


@pytest.fixture
def people(server: LiveServer, told: Any) -> Iterator[Callable[[str], tuple[Live, Live]]]:
    """Anna and Bert, back at a table."""
    anna, bert = (Guest(server.address, token=told["cookies"][name]) for name in ("anna", "bert"))
    at: list[Live] = []

    def back(table: str) -> tuple[Live, Live]:
        at.extend((anna.at(told["tables"][table]), bert.at(told["tables"][table])))
        return at[-2], at[-1]

    yield back
    for live in at:
        live.socket.close()
    for guest in (anna, bert):
        guest.http.close()


People = Callable[[str], tuple[Live, Live]]


@pytest.mark.parametrize("game", ["quibbit", "china_moon"])
def test_a_match_can_be_finished_and_its_record_verifies(people: People, game: str) -> None:
    first, second = people(f"{game} playing")
    assert first.table["phase"] == "playing"
    play_on(first, second)
    found = games.find(game)
    assert found is not None
    record = first.guest.http.get(f"/api/tables/{first.table['id']}/record").raise_for_status()
    assert verify(found, record.content).outcome is not None


def test_lists_tell_whose_turn_it_is_once_a_table_was_loaded(people: People) -> None:
    """Those versions did not store it."""
    first, second = people("china_moon playing")
    listed = [_listed(live) for live in (first, second)]
    assert [card["your_turn"] for card in listed] == [first.is_due, second.is_due]
    assert any(card["your_turn"] for card in listed)


def _listed(live: Live) -> dict[str, Any]:
    yours: list[dict[str, Any]] = live.guest.http.get("/api/tables").json()["yours"]
    return next(card for card in yours if card["id"] == live.table["id"])


def test_taps_are_timed_as_before(people: People) -> None:
    first, second = people("gobbit playing")
    assert first.match is not None
    before = len(second.lines)
    while not any(_is(line, "clash-settled") for line in second.lines[before:]):
        scene = first.match["view"]["scene"]["number"]
        first.ask("act", question=0, action={"type": "tap", "target": 0, "scene": scene})
        second.hear()


def _is(line: dict[str, Any], kind: str) -> bool:
    return bool(line["event"]) and line["event"]["type"] == kind


def test_words_are_judged_as_before(people: People) -> None:
    first, second = people("quibbix playing")  # the time of the round has run out in the meantime
    for live in (first, second):
        live.until(lambda live: live.match and live.match["view"]["phase"] == "comparing")
    assert first.match is not None
    words = [word["text"] for shown in first.match["view"]["shown"] for word in shown["words"]]
    assert words in (["JA", "MC"], ["JA"])


@pytest.mark.rule("TB-5")
def test_a_pinch_in_capitals_does_not_keep_a_match_from_starting(people: People) -> None:
    """That version stored capitals, and then could not start the match."""
    first, second = people("waiting")
    first.do("begin").until(lambda live: live.match)
    second.until(lambda live: live.match)
    wait_for_turn(first, second).play()


@pytest.mark.rule("TB-7", "TB-9")
def test_finished_matches_are_kept(server: LiveServer, version: str, told: Any) -> None:
    anna = Guest(server.address, token=told["cookies"]["anna"])
    with anna:
        for name, kept in RECORDS[version].items():
            record = anna.http.get(f"/api/tables/{told['tables'][name]}/record")
            assert record.json() == kept
            replay = anna.http.get(f"/api/tables/{told['tables'][name]}/replay").raise_for_status()
            assert replay.json()["outcome"] == kept["outcome"]


@pytest.mark.rule("TB-9")
def test_old_records_verify(version: str) -> None:
    for kept in RECORDS[version].values():
        game = games.find(kept["game"])
        assert game is not None
        match = verify(game, encode(kept))
        assert list(match.outcome.ranks if match.outcome else ()) == kept["outcome"]["ranks"]


def test_records_of_all_games_are_kept() -> None:
    assert {kept["game"] for kept in RECORDS["858bc26"].values()} == set(games.names())
