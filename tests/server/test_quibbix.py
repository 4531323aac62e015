"""Quibbix on a real server: a judge who reads in another process, votes that become the house's words, QQ kept."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nenuphar.games.quibbix import GAME
from nenuphar.server import belongings, judging, library
from nenuphar.server.library import Library
from nenuphar.testing.words import Small, as_installed, small_list
from tests.server.pond import PATIENCE_S, Guest, Live, Pond, seated

# Two jokers are enough for a word of two letters, whatever the tiles are.
STANDS, IN_DOUBT, FALLS = "JA", "MC", "QX"
GERMAN = Small(zipf={"ja": 6.0, "mc": 2.9}, dictionary=("ja",))


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pond]:
    books = tmp_path / "books"
    small_list(books, "de", as_installed("de", GERMAN))
    monkeypatch.setenv("NENUPHAR_WORDS", str(books))
    pond = Pond(tmp_path)
    yield pond
    pond.stop()


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


def both(guest: Callable[[], Guest], **options: Any) -> tuple[Guest, Guest, Live, Live]:
    anna, bert = guest(), guest()
    wish = {"game": "quibbix", "options": {"words_in": "de", **options}}
    return anna, bert, *seated(anna, bert, "me,open", **wish)


def standing(live: Live) -> dict[str, str]:
    return {word["text"]: word["standing"] for shown in view(live)["shown"] for word in shown["words"]}


def finish(*players: Live) -> None:
    for player in players:
        act(player, type="finish")


@pytest.mark.rule("QX-W2", "QX-W6", "QX-R6", "TB-31")
def test_the_judge_rules_and_a_vote_becomes_the_words_of_the_house(guest: Callable[[], Guest]) -> None:
    anna, _, first, second = both(guest)
    with first, second:
        write(first, STANDS)
        second.until(lambda live: view(live)["used"][0] == 2)
        assert view(second)["shown"] == []
        write(second, IN_DOUBT)
        finish(first, second)
        reach("comparing", first, second)
        assert standing(first) == {STANDS: "stands", IN_DOUBT: "voting"}
        act(first, type="vote", word=IN_DOUBT, accept=False)
        assert standing(first) == {STANDS: "stands", IN_DOUBT: "fallen"}
    [settled] = anna.http.get("/api/me/words/quibbix").json()
    assert (settled["language"], settled["word"], settled["stands"]) == ("de", IN_DOUBT, False)
    assert settled["event"]["votes"] == [False, True]

    _, _, first, second = both(iter((anna, guest())).__next__)
    with first, second:
        write(second, IN_DOUBT)
        finish(first, second)
        reach("comparing", first)
        assert standing(first) == {IN_DOUBT: "fallen"}
        [ruling] = view(first)["rulings"]
        assert ruling["evidence"] == ["precedent"]


def test_words_of_the_house_are_changed_by_hand_and_by_their_owner_alone(guest: Callable[[], Guest]) -> None:
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


@pytest.mark.rule("TB-31")
def test_no_guest_and_no_bot_settles_words_for_the_host(guest: Callable[[], Guest]) -> None:
    anna, _, first, second = both(guest)
    with first, second:
        write(first, IN_DOUBT)
        finish(first, second)
        reach("comparing", first, second)
        act(second, type="vote", word=IN_DOUBT, accept=False)
        first.until(lambda live: standing(live)[IN_DOUBT] == "fallen")
    wish = {"game": "quibbix", "options": {"words_in": "de"}}
    with anna.at(anna.open("me,tadpole", **wish)) as alone:
        alone.do("begin").until(lambda live: live.match)
        write(alone, IN_DOUBT)
        finish(alone)
        reach("comparing", alone)
        alone.until(lambda live: standing(live)[IN_DOUBT] != "voting")
    assert anna.http.get("/api/me/words/quibbix").json() == []


@pytest.mark.rule("TB-31")
def test_a_house_has_room_for_so_many_words(guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belongings, "MOST_WORDS", 1)
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
def test_a_contest_alone_gives_a_quotient_that_the_next_one_begins_with(guest: Callable[[], Guest]) -> None:
    anna = guest()
    with contest(anna, quotients=[999]) as live:
        assert view(live)["setup"]["options"]["quotients"] == [None]
        while not live.is_over:
            reach_any(live, "building", "looking")
            if not live.is_over:
                act(live, type="finish" if view(live)["phase"] == "building" else "ready")
    [kept] = anna.http.get("/api/me/keepsakes/quibbix").json()
    assert kept["kept"] == {"tenths": 0}
    with contest(anna) as live:
        assert view(live)["setup"]["options"]["quotients"] == [0]


def reach_any(live: Live, *phases: str) -> None:
    live.until(lambda live: live.is_over or view(live)["phase"] in phases)


def test_a_reader_killed_in_mid_verdict_is_asked_once_more(
    guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(judging, "read", dozing_at_first)
    _, _, first, second = both(guest)
    with first, second:
        write(first, STANDS)
        finish(first, second)
        reach("judging", first, second)
        while not (begun := readers()):
            time.sleep(0.01)
        os.kill(begun[0], signal.SIGKILL)
        reach("comparing", first, second)
        assert standing(first) == {STANDS: "stands"}
        killed, other = readers()
        assert killed != other


def dozing_at_first(key: str, question: Any, precedents: Any) -> Any:
    """Whoever reads writes down who it is; the first falls asleep over it."""
    is_first = not readers()
    with _readers().open("a") as book:
        book.write(f"{os.getpid()}\n")
    if is_first:
        dozing()
    return judging.read(key, question, precedents)  # the real one: only the server's process has another in its place


def readers() -> list[int]:
    return [int(line) for line in _readers().read_text().splitlines(keepends=True) if line.endswith("\n")]


def _readers() -> Path:
    book = Path(os.environ["NENUPHAR_WORDS"]) / "readers"
    book.touch()
    return book


def test_where_nothing_can_be_read_the_players_decide(
    guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(judging, "read", blind)
    _, _, first, second = both(guest)
    with first, second:
        write(first, STANDS)
        finish(first, second)
        reach("comparing", first, second)
        assert standing(second) == {STANDS: "voting"}
        act(second, type="vote", word=STANDS, accept=True)
        act(first, type="content")
        act(second, type="content")
        reach("looking", first, second)
        assert view(first)["possible"][0]["attested"] == {"points": 0, "words": [], "proven": False}


def blind(*_: object) -> None:
    raise OSError("no book can be read")


def test_a_table_asleep_in_mid_verdict_goes_on_after_a_restart(
    pond: Pond, guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    with monkeypatch.context() as patch:
        patch.setattr(judging, "read", dozing)
        anna, _, first, second = both(guest)
        write(first, STANDS)
        finish(first, second)
        reach("judging", first)
        pond.stop()
    pond.start()
    with anna.at(first.table["id"]) as back:
        reach("comparing", back)
        assert standing(back) == {STANDS: "stands"}


def dozing(*_: object) -> None:
    time.sleep(PATIENCE_S)


def test_books_are_made_ready_in_the_background(guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(library, "work", made_ready)
    anna = guest()
    with anna.at(anna.open("me,tadpole", game="quibbix", options={"words_in": "fr"})) as live:
        told: list[float | None] = []
        while not told or told[-1] is not None:
            message = live.hear()
            if message["type"] == "presence":
                told.append(message["books"])
    assert told[-2:] == [0.5, None]


def made_ready(_key: str, language: str, told: Any) -> None:
    told.send(0.5)
    time.sleep(0.5)
    small = Small(zipf={"ja": 6.0}, dictionary=("ja",))
    small_list(Path(os.environ["NENUPHAR_WORDS"]), language, as_installed(language, small))


def test_books_that_cannot_be_made_are_told_to_the_host_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(library, "work", blind)
    told: list[float | None] = []

    async def want() -> None:
        shelf = Library()
        shelf.want(GAME, "fr", lambda: told.append(shelf.progress(GAME, "fr")))
        while not told or told[-1] is not None:
            await asyncio.sleep(0.05)

    asyncio.run(want())
    assert told == [0.0, None]
    assert "books could not be made ready" in caplog.text
