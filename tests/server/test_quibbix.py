"""Quibbix on a real server: a judge in another process, votes that become precedents, and saved QQs."""

import asyncio
import json
import logging
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.options import BOTS_QQ
from nenuphar.server.gateway import me_routes
from nenuphar.server.gateway.session import MOST_SOCKETS_EACH
from nenuphar.server.table.bots import TableBots, in_time_ms
from nenuphar.server.table.words import library
from nenuphar.server.table.words import readers as reading
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.workers import Workers
from nenuphar.testing.words import Small, as_installed, small_list
from nenuphar.words import lists
from tests.server.live_server import PATIENCE_S, Guest, Live, LiveServer, NewGuest, start_match
from tests.server.raw_connection import NEIGHBOUR
from tests.server.stress_size import size

# Two jokers are enough for a word of two letters, whatever the tiles are.
VALID, DOUBTFUL, INVALID = "JA", "MC", "QX"
GERMAN = Small(zipf={"ja": 6.0, "mc": 2.9}, dictionary=("ja",))


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    books = tmp_path / "books"
    small_list(books, "de", as_installed("de", GERMAN))
    monkeypatch.setenv("NENUPHAR_WORDS", str(books))
    server = LiveServer(tmp_path)
    yield server
    server.stop()


def write(live: Live, word: str) -> None:
    act(live, type="write", text="".join(f"({letter})" for letter in word))


def act(live: Live, **action: Any) -> None:
    assert live.match is not None
    live.do("act", question=live.match["question"], action=action)


def view(live: Live) -> Any:
    assert live.match is not None
    return live.match["view"]


def reach(phase: str, *players: Live) -> None:
    for player in players:
        player.until(lambda live: live.match and view(live)["phase"] == phase)


def both(guest: NewGuest, **options: Any) -> tuple[Guest, Guest, Live, Live]:
    anna, bert = guest(), guest()
    wish = {"game": "quibbix", "options": {"words_in": "de", **options}}
    return anna, bert, *start_match(anna, bert, "me,open", **wish)


def status(live: Live) -> dict[str, str]:
    return {word["text"]: word["standing"] for shown in view(live)["shown"] for word in shown["words"]}


def finish(*players: Live) -> None:
    for player in players:
        act(player, type="finish")


@pytest.mark.rule("QX-W2", "QX-W6", "QX-R6", "TB-31")
def test_the_judge_rules_and_a_vote_becomes_a_precedent(guest: NewGuest) -> None:
    anna, _, first, second = both(guest)
    with first, second:
        write(first, VALID)
        second.until(lambda live: view(live)["used"][0] == 2)
        assert view(second)["shown"] == []
        write(second, DOUBTFUL)
        finish(first, second)
        reach("comparing", first, second)
        assert status(first) == {VALID: "stands", DOUBTFUL: "voting"}
        act(first, type="vote", word=DOUBTFUL, accept=False)
        assert status(first) == {VALID: "stands", DOUBTFUL: "fallen"}
    [settled] = anna.http.get("/api/me/words/quibbix").json()
    assert (settled["language"], settled["word"], settled["stands"]) == ("de", DOUBTFUL, False)
    assert settled["event"]["votes"] == [False, True]

    _, _, first, second = both(iter((anna, guest())).__next__)
    with first, second:
        write(second, DOUBTFUL)
        finish(first, second)
        reach("comparing", first)
        assert status(first) == {DOUBTFUL: "fallen"}
        [ruling] = view(first)["rulings"]
        assert ruling["evidence"] == ["precedent"]


@pytest.mark.rule("QX-R4")
def test_an_unchanged_layout_is_neither_stored_nor_sent(guest: NewGuest) -> None:
    _, _, first, second = both(guest)
    with first, second:
        write(first, VALID)
        second.until(lambda live: view(live)["used"][0] == 2)
        before, heard = first.seq, len(second.received)
        write(first, VALID)
        assert first.seq == before
        first.do("chat", text="again")
        second.until(lambda live: live.seq > before)
        told = [message for message in map(json.loads, second.received[heard:]) if message["type"] == "news"]
        assert [line["seq"] for message in told for line in message["lines"]] == [before + 1]
        assert len(told) == 1


def test_only_the_owner_edits_precedents(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    path = "/api/me/words/quibbix/de/waldquelle"
    assert anna.http.put(path, json={"stands": True}).json()["word"] == "WALDQUELLE"
    assert [each["word"] for each in anna.http.get("/api/me/words/quibbix").json()] == ["WALDQUELLE"]
    assert bert.http.get("/api/me/words/quibbix").json() == []
    assert bert.http.delete(path).status_code == 204
    assert anna.http.get("/api/me/words/quibbix").json() != []
    assert anna.http.delete(path).status_code == 204
    assert anna.http.get("/api/me/words/quibbix").json() == []
    for bad, rule in (("x", "QX-W1"), ("a" * 200, "QX-W1"), ("3gp", "QX-D1"), ("🐸🐸", "QX-D1"), ("שלום", "QX-D1")):
        answer = anna.http.put(f"/api/me/words/quibbix/de/{bad}", json={"stands": True})
        assert (answer.status_code, answer.json()["rule"]) == (422, rule)
    assert anna.http.put("/api/me/words/quibbix/xx/word", json={"stands": True}).json()["rule"] == "QX-M2"
    assert anna.http.get("/api/me/words/quibbit").status_code == 404


@pytest.mark.rule("QX-C1")
def test_in_a_contest_earlier_votes_count_but_not_the_hosts_notes(
    guest: NewGuest,
) -> None:
    for contest, verdict in ((False, "valid"), (True, "invalid")):
        anna, _, first, second = both(guest, contest=contest)
        anna.http.put(f"/api/me/words/quibbix/de/{INVALID}", json={"stands": True})
        with first, second:
            write(first, INVALID)
            finish(first, second)
            reach("comparing", first, second)
            assert [ruling["verdict"] for ruling in view(first)["rulings"]] == [verdict]


@pytest.mark.rule("QX-R10", "QX-C1")
def test_alone_the_judge_has_the_last_word_and_the_hosts_notes_do_not_count(guest: NewGuest) -> None:
    anna = guest()
    anna.http.put(f"/api/me/words/quibbix/de/{INVALID}", json={"stands": True})
    for word, ends in ((VALID, "stands"), (DOUBTFUL, "fallen"), (INVALID, "fallen")):
        wish = {"game": "quibbix", "options": {"words_in": "de"}}
        with anna.at(anna.open("me", **wish)) as alone:
            alone.do("begin").until(lambda live: live.match)
            reach("building", alone)
            write(alone, word)
            finish(alone)
            reach("comparing", alone)
            assert status(alone) == {word: ends}
            assert [ruling["final"] for ruling in view(alone)["rulings"]] == [True]
            assert alone.match is not None
            assert not {"dispute", "coin"} & {offer["action"]["type"] for offer in alone.match["offers"]}


@pytest.mark.rule("QX-C2")
def test_a_table_for_a_contest_says_that_it_has_five_rounds(guest: NewGuest) -> None:
    with contest(guest(), rounds=3) as live:
        assert view(live)["setup"]["options"]["rounds"] == 5
        assert live.table is not None
        assert live.table["options"]["rounds"] == 5


@pytest.mark.rule("QX-C4")
def test_a_bot_brings_the_quotient_of_its_level_to_a_contest(guest: NewGuest) -> None:
    anna = guest()
    wish = {"game": "quibbix", "options": {"words_in": "de", "contest": True}}
    with anna.at(anna.open("me,frog,kraken", **wish)) as alone:
        alone.do("begin").until(lambda live: live.match)
        assert view(alone)["setup"]["options"]["quotients"] == [None, BOTS_QQ["de"]["frog"], BOTS_QQ["de"]["kraken"]]


@pytest.mark.rule("TB-31")
def test_no_guest_and_no_bot_settles_words_for_the_host(guest: NewGuest) -> None:
    anna, _, first, second = both(guest)
    with first, second:
        write(first, DOUBTFUL)
        finish(first, second)
        reach("comparing", first, second)
        act(second, type="vote", word=DOUBTFUL, accept=False)
        first.until(lambda live: status(live)[DOUBTFUL] == "fallen")
    wish = {"game": "quibbix", "options": {"words_in": "de"}}
    with anna.at(anna.open("me,tadpole", **wish)) as alone:
        alone.do("begin").until(lambda live: live.match)
        write(alone, DOUBTFUL)
        finish(alone)
        reach("comparing", alone)
        alone.until(lambda live: status(live)[DOUBTFUL] != "voting")
    assert anna.http.get("/api/me/words/quibbix").json() == []


@pytest.mark.rule("TB-31")
def test_the_number_of_precedents_is_limited(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(me_routes, "MOST_WORDS", 1)
    anna = guest()

    def settle(word: str, stands: bool) -> Any:
        return anna.http.put(f"/api/me/words/quibbix/de/{word}", json={"stands": stands})

    assert settle("eins", True).status_code == 200
    assert settle("eins", False).status_code == 200
    answer = settle("zwei", True)
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-31")


def contest(anna: Guest, **options: Any) -> Live:
    wish = {"game": "quibbix", "options": {"words_in": "de", "contest": True, **options}}
    return anna.at(anna.open("me", **wish)).do("begin").until(lambda live: live.match)


@pytest.mark.rule("QX-C4", "QX-C6")
def test_a_solo_contest_gives_the_quotient_for_the_next_one(guest: NewGuest) -> None:
    anna = guest()
    with contest(anna, quotients=[999]) as live:
        assert view(live)["setup"]["options"]["quotients"] == [None]
        while not live.is_over:
            reach_any(live, "building", "looking")
            if not live.is_over:
                act(live, type="finish" if view(live)["phase"] == "building" else "ready")
    [kept] = anna.http.get("/api/me/keepsakes/quibbix").json()
    assert kept["kept"] == {"qp": 0, "sum": 0, "count": 1, "qq": 0, "rounds": 5, "could": None}
    with contest(anna) as live:
        assert view(live)["setup"]["options"]["quotients"] == [0]


def reach_any(live: Live, *phases: str) -> None:
    live.until(lambda live: live.is_over or view(live)["phase"] in phases)


def test_a_reader_killed_during_a_lookup_is_asked_again(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(reading, "read", blocking_at_first)
    _, _, first, second = both(guest)
    with first, second:
        write(first, VALID)
        finish(first, second)
        reach("judging", first, second)
        while not (begun := readers()):
            time.sleep(0.01)
        os.kill(begun[0], signal.SIGKILL)
        reach("comparing", first, second)
        assert status(first) == {VALID: "stands"}
        killed, other = readers()
        assert killed != other


def blocking_at_first(key: str, question: Any, precedents: Any) -> Any:
    """Notes the id of the reading process; the first one blocks."""
    is_first = not readers()
    with _readers().open("a") as book:
        book.write(f"{os.getpid()}\n")
    if is_first:
        blocking()
    return reading.read(key, question, precedents)  # the original: it is replaced only in the server's process


def readers() -> list[int]:
    return [int(line) for line in _readers().read_text().splitlines(keepends=True) if line.endswith("\n")]


def _readers() -> Path:
    book = Path(os.environ["NENUPHAR_WORDS"]) / "readers"
    book.touch()
    return book


def test_without_word_lists_the_players_decide(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(reading, "read", unreadable)
    _, _, first, second = both(guest)
    with first, second:
        write(first, VALID)
        finish(first, second)
        reach("comparing", first, second)
        assert status(second) == {VALID: "voting"}
        act(second, type="vote", word=VALID, accept=True)
        act(first, type="content")
        act(second, type="content")
        reach("looking", first, second)
        assert view(first)["possible"][0]["attested"] == {"points": 0, "words": [], "proven": False}


def test_one_guest_with_many_tables_does_not_delay_the_words_of_others(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reading: list[str] = []
    go_on = threading.Event()

    async def held(_: Workers, __: float, ___: object, key: str, question: Any, ____: object) -> None:
        reading.append(question.words[0])
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        raise OSError("the book is torn")

    monkeypatch.setattr(Workers, "_try", held)
    caplog.set_level(logging.CRITICAL, "nenuphar.judge")

    def lay(somebody: Guest, word: str) -> Live:
        wish = {"game": "quibbix", "options": {"words_in": "de"}}
        live = stack.enter_context(somebody.at(somebody.open("me", **wish))).do("begin")
        reach("building", live)
        write(live, word)
        finish(live)
        return live.do("chat", text="and?")

    with ExitStack() as stack:
        stack.callback(go_on.set)
        for number in range(size(5, 100)):
            if number % MOST_SOCKETS_EACH == 0:
                crowd: Guest = stack.enter_context(server.guest(NEIGHBOUR))
            lay(crowd, INVALID)
        live = lay(stack.enter_context(server.guest()), VALID)
        assert reading == [INVALID]
        go_on.set()
        live.until(lambda _: VALID in reading)
        assert reading.index(VALID) == 1


def unreadable(*_: object) -> None:
    raise OSError("no book can be read")


def test_a_table_unloaded_during_a_lookup_continues_after_a_restart(
    server: LiveServer, guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    with monkeypatch.context() as patch:
        patch.setattr(reading, "read", blocking)
        anna, _, first, second = both(guest)
        write(first, VALID)
        finish(first, second)
        reach("judging", first)
        server.stop()
    server.start()
    with anna.at(first.table["id"]) as back:
        reach("comparing", back)
        assert status(back) == {VALID: "stands"}


def blocking(*_: object) -> None:
    time.sleep(PATIENCE_S)


def test_word_lists_are_built_in_the_background(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(library, "work", made_ready)
    anna = guest()
    with anna.at(anna.open("me,tadpole", game="quibbix", options={"words_in": "fr"})) as live:
        told: list[float | None] = []
        while 0.5 not in told or told[-1] is not None:
            message = live.hear()
            if message["type"] == "presence":
                told.append(message["books"])
    assert told[-2:] == [0.5, None]


def made_ready(_key: str, language: str, told: Any) -> None:
    told.send(0.5)
    time.sleep(0.5)
    small = Small(zipf={"ja": 6.0}, dictionary=("ja",))
    small_list(Path(os.environ["NENUPHAR_WORDS"]), language, as_installed(language, small))


def test_deleted_word_lists_are_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(library, "work", made_ready)
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path / "books"))

    async def want_twice() -> None:
        shelf, told = Library(), asyncio.Event()
        for _ in range(2):
            told.clear()
            shelf.want(GAME, "fr", told.set)
            while not told.is_set() or shelf.progress(GAME, "fr") is not None:
                told.clear()
                await told.wait()
            assert lists.complete("fr", lists.home())
            shutil.rmtree(tmp_path / "books")

    asyncio.run(want_twice())


def test_word_lists_that_cannot_be_built_are_reported_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(library, "work", unreadable)
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))
    told: list[float | None] = []

    async def want() -> None:
        shelf = Library()
        shelf.want(GAME, "fr", lambda: told.append(shelf.progress(GAME, "fr")))
        while not told or told[-1] is not None:
            await asyncio.sleep(0.05)

    asyncio.run(want())
    assert told == [0.0, None]
    assert "books could not be made ready" in caplog.text


@pytest.mark.rule("QX-R3")
def test_a_bot_takes_its_time_until_all_people_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A heron takes minutes for a turn of a quarter of an hour: longer than the test waits."""
    books = tmp_path / "books"
    small_list(books, "de", as_installed("de", GERMAN))
    monkeypatch.setenv("NENUPHAR_WORDS", str(books))
    linger, pauses_ms = TableBots._linger, []

    async def noted(bots: TableBots, pause_ms: int | None) -> None:
        pauses_ms.append(pause_ms or 0)
        await linger(bots, pause_ms)

    monkeypatch.setattr(TableBots, "_linger", noted)
    server = LiveServer(tmp_path, bot_pause_ms=1)
    try:
        wish = {"game": "quibbix", "options": {"words_in": "de", "turn_seconds": 900}}
        with server.guest() as anna, anna.at(anna.open("me,heron,heron", **wish)) as live:
            live.do("begin")
            reach("building", live)
            write(live, VALID)
            give_up_at = time.monotonic() + PATIENCE_S
            while len(pauses_ms) < 2 and time.monotonic() < give_up_at:
                time.sleep(0.01)
            live.do("chat", text="and you?")
            assert (view(live)["used"], view(live)["done"]) == ([2, 0, 0], [])
            assert min(pauses_ms) > 20_000
            finish(live)
            reach("comparing", live)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("pause_ms", "deadline", "left_ms"),
    [(5_000, None, 5_000), (5_000, 100_000, 5_000), (5_000, 4_000, 1_500), (5_000, 1_000, 0), (5_000, 500, 0)],
)
def test_no_bot_waits_until_its_time_is_up(pause_ms: int, deadline: int | None, left_ms: int) -> None:
    assert in_time_ms(pause_ms, deadline, 1_000) == left_ms
