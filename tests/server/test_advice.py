"""Advice at a table: who may ask, what everybody sees of it, and what nobody else sees."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from nenuphar.core.game import Refused
from nenuphar.server.model.events import AdviceTaken, TableEvent
from nenuphar.server.table import thinkers
from nenuphar.server.table.advice import _seed
from tests.server.live_server import Guest, Live, LiveServer, NewGuest, NewServer, play_on, start_match

Facts = dict[str, Any]


def began(guest: Guest, seats: str = "me,tadpole,tadpole", **wish: Any) -> Live:
    live = guest.at(guest.open(seats, **wish)).do("begin")
    return live.until(lambda live: live.is_due)


def asked(live: Live, step: int, **fields: Any) -> Facts:
    """What the bot says, up to this step."""
    assert live.match is not None
    live.do("ask-advice", question=live.match["question"], step=step, **fields)
    while not (told := advice_heard(live)) or told[-1]["step"] != step:
        live.hear()
    return told[-1]


def advice_heard(live: Live) -> list[Facts]:
    messages = [msgspec.json.decode(text) for text in live.received]
    return [each for each in messages if each["type"] == "advice"]


def refused(live: Live, step: int = 1) -> tuple[str, Facts]:
    assert live.match is not None
    return live.refused("ask-advice", question=live.match["question"], step=step)


def lines_of(lines: list[Facts]) -> list[Facts]:
    return [line for line in lines if line["saying"] and line["saying"]["key"] == "table-line-advice-taken"]


@pytest.mark.parametrize("game", ["quibbit", "china_moon"])
@pytest.mark.rule("TB-140")
def test_advice_comes_one_step_at_a_time(guest: NewGuest, game: str) -> None:
    with began(guest(), game=game) as live:
        assert live.table["advice"] == "kraken"
        assert live.match is not None
        first = asked(live, 1)
        assert first["question"] == live.match["question"]
        assert first["hint"]["key"].startswith(f"{game}-advice-")
        assert first["move"] is None
        assert first["reasons"] == []
        second, third = asked(live, 2), asked(live, 3)
        assert second == {**first, "step": 2, "move": second["move"]}
        assert second["move"]["key"].startswith(game)
        assert third == {**second, "step": 3, "reasons": third["reasons"]}
        assert third["reasons"]


@pytest.mark.rule("TB-141")
def test_everybody_sees_that_advice_is_taken_and_nobody_what_it_says(new_server: NewServer) -> None:
    """Also after a restart, and in the replay."""
    server = new_server()
    with server.guest() as anna, server.guest() as bert, server.guest() as carl:
        stays_secret(server, anna, bert, carl)


def stays_secret(server: LiveServer, anna: Guest, bert: Guest, carl: Guest) -> None:
    first, second = start_match(anna, bert, "me,open", public=True, options={"round_limit": 1, "youngest": 0})
    with first, second, carl.at(first.table["id"]) as watching:
        first.until(lambda live: live.is_due)
        for step in (1, 2, 3):
            asked(first, step)
        for other in (second, watching):
            (line,) = lines_of(other.until(lambda live: lines_of(live.lines)).lines)
            assert line["by"]["id"] == anna.id
            assert line["saying"]["rule"] == "TB-141"
            assert line["event"] is None
            assert not advice_heard(other)
            assert not any("quibbit-advice" in text for text in other.received)
        assert len(lines_of(first.lines)) == 1, "all steps of a decision are one piece of advice"
        table = str(first.table["id"])
    server.stop()
    server.start()
    with anna.at(table) as first, bert.at(table) as second:
        first.until(lambda live: live.is_due)
        asked(first, 3)
        assert len(lines_of(first.log())) == 1, "the question is the same as before"
        play_on(first, second)
    replay = anna.http.get(f"/api/tables/{table}/replay")
    (scene,) = [scene for scene in replay.json()["scenes"] if lines_of(scene["lines"])]
    assert scene["lines"][0]["saying"]["key"] == "table-line-advice-taken", "before the move"
    assert "quibbit-advice" not in replay.text


@pytest.mark.rule("TB-140")
def test_only_players_in_their_turn_are_advised(guest: NewGuest) -> None:
    anna, bert, carl = guest(), guest(), guest()
    first, second = start_match(anna, bert, "me,open", public=True, options={"youngest": 0})
    with first, second, carl.at(first.table["id"]) as watching:
        first.until(lambda live: live.is_due)
        assert refused(watching) == ("TB-11", {"fault": "standing"})
        assert refused(second) == ("TB-140", {"fault": "turn"})
        assert first.match is not None
        assert first.refused("ask-advice", question=first.match["question"] + 1, step=1)[0] == "TB-10"
        for step in (0, 4, "1"):
            assert first.refused("ask-advice", question=first.match["question"], step=step)[0] == "TB-8"
        play_on(first, second)
        assert refused(first) == ("TB-140", {"fault": "turn"})


@pytest.mark.rule("TB-140")
def test_a_match_that_counts_has_no_advice(guest: NewGuest) -> None:
    with began(guest(), "me,tadpole", rated=True) as live:
        assert live.table["rated"]
        assert live.table["advice"] == ""
        assert refused(live) == ("TB-140", {"fault": "counts"})


@pytest.mark.rule("TB-140")
def test_a_game_without_advice_says_so(guest: NewGuest) -> None:
    with began(guest(), "me,tadpole", game="gobbit", options={}) as live:
        assert live.table["advice"] == ""
        assert refused(live) == ("TB-140", {"fault": "game"})


@pytest.mark.rule("TB-142")
def test_advice_is_limited_for_each_person(new_server: NewServer) -> None:
    server = new_server(advice_burst=1, advice_per_second=0.001)
    with server.guest() as anna, server.guest() as bert:
        with began(anna) as live:
            asked(live, 1)
            asked(live, 3)  # of the same decision
            live.play().until(lambda live: live.is_due)
            assert refused(live) == ("TB-142", {})
        with began(anna) as other:
            assert refused(other) == ("TB-142", {}), "at all tables together"
        with began(bert) as live:
            assert asked(live, 1)["hint"]


@pytest.mark.rule("TB-142")
def test_three_steps_think_once(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[str] = []
    advise = thinkers.Thinkers.advise

    async def counted(self: Any, waiters: Any, game: str, view: Any, seed: bytes) -> Any:
        thoughts.append(game)
        return await advise(self, waiters, game, view, seed)

    monkeypatch.setattr(thinkers.Thinkers, "advise", counted)
    with new_server().guest() as anna, began(anna) as live:
        for step in (1, 2, 3, 2):
            asked(live, step)
    assert len(thoughts) == 1


def test_advice_that_fails_says_so_and_is_not_in_the_log(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> Any:
        raise ValueError("a bug")

    monkeypatch.setattr(thinkers.Thinkers, "advise", fail)
    with new_server().guest() as anna, began(anna) as live:
        assert asked(live, 1)["hint"] is None
        live.play()
        assert not lines_of(live.lines)


def test_the_event_waits_until_every_node_knows_it(new_server: NewServer) -> None:
    def older(game: str, events: Sequence[TableEvent]) -> None:
        if any(isinstance(each, AdviceTaken) for each in events):
            raise Refused("TB-52")

    server = new_server()
    with server.guest() as anna, began(anna) as live:
        assert server.app is not None
        lobby = server.app.context.lobby
        lobby.check_known = older  # type: ignore[method-assign]
        assert refused(live) == ("TB-52", {})


def test_the_chance_of_advice_depends_on_the_question_alone() -> None:
    assert _seed("ab", 0, 12) == _seed("ab", 0, 12)
    assert len({_seed("ab", 0, 12), _seed("ab", 1, 12), _seed("ab", 0, 13), _seed("cd", 0, 12)}) == 4
