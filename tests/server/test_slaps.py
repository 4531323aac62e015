"""Gobbit over real sockets: players near and far, and taps that break the rules."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bench.slaps import CLEAR_MS, SlapTables, in_order
from tests.server.live_server import Facts, Live, LiveServer, NewGuest, NewServer, start_match

OPTIONS = {"tempo": "brisk"}
FEW_SLAPS, TABLES = 24, 4
SLOW_US = 60_000_000  # so slow that the verdict waits for others as long as possible


def test_the_faster_tap_wins_at_any_distance(new_server: NewServer) -> None:
    """Four players 10 to 300 ms away. A small version of what `make bench` measures."""
    contest = SlapTables(new_server().port, "few")
    asyncio.run(contest.play(FEW_SLAPS, TABLES))
    judged, arrived, pairs = in_order(contest.slaps, CLEAR_MS)
    assert pairs >= 5
    assert judged >= 0.9, f"by arrival it would be {arrived:.0%}"
    assert judged >= arrived


@pytest.fixture
def players(guest: NewGuest) -> Iterator[tuple[Live, Live]]:
    """Two people at a table of Gobbit, with a card on it."""
    anna, bert = start_match(guest(), guest(), "me,open", game="gobbit", options=OPTIONS)
    with anna, bert:
        look(anna, bert)
        yield anna, bert


def look(*players: Live) -> None:
    for live in players:
        live.until(lambda live: view(live)["scene"]["number"] >= 1)


def view(live: Live) -> Facts:
    assert live.match is not None
    found: Facts = live.match["view"]
    return found


def tap(live: Live, **changes: Any) -> Facts:
    action = {"type": "tap", "target": 0, "scene": view(live)["scene"]["number"], **changes}
    claim_us = action.pop("claim_us", 300_000)
    return live.ask("act", question=0, action=action, claim_us=claim_us)


def taps(live: Live) -> list[Facts]:
    return [line["event"] for line in live.lines if line["event"] and line["event"]["type"] == "tapped"]


def verdicts(live: Live) -> list[Facts]:
    """The verdicts of all clashes so far."""
    return [verdict for clash in clashes(live) for verdict in clash]


def clashes(live: Live) -> list[list[Facts]]:
    events = [line["event"] for line in live.lines if line["event"]]
    return [event["verdicts"] for event in events if event["type"] == "clash-settled"]


def test_a_tap_is_answered_at_once_and_judged_soon(players: tuple[Live, Live]) -> None:
    anna, bert = players
    assert tap(anna)["type"] == "done"
    anna.until(taps)
    bert.until(verdicts)
    assert [verdict["seat"] for verdict in verdicts(bert)] == [0]
    assert not taps(bert), "taps are secret"


def test_a_reaction_sent_by_the_page_is_ignored_at_a_table(players: tuple[Live, Live]) -> None:
    anna, _ = players
    tap(anna, reaction=101, evidence={"claim_us": 1}, claim_us=250_000)
    anna.until(verdicts)
    assert verdicts(anna)[0]["reaction"] >= 250


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"target": 5}, "GB-H4"),
        ({"target": "pond"}, "TB-8"),
        ({"scene": 999}, "GB-H2"),
        ({"scene": -3}, "GB-H2"),
        ({"claim_us": -1}, "TB-8"),
        ({"claim_us": 10**15}, "TB-8"),
        ({"claim_us": "soon"}, "TB-8"),
    ],
)
def test_impossible_taps_are_refused_and_change_nothing(players: tuple[Live, Live], changes: Facts, rule: str) -> None:
    anna, bert = players
    before = anna.seq
    answer = tap(anna, **changes)
    assert (answer["type"], answer["rule"]) == ("refusal", rule)
    assert anna.seq == before
    assert tap(bert)["type"] == "done"


def test_spectators_cannot_tap(players: tuple[Live, Live], guest: NewGuest) -> None:
    carla = guest()
    with carla.at(carla.join(players[0].table["code"])) as live:
        assert tap(live)["rule"] == "TB-11"


def test_a_player_with_two_screens_has_one_tap(players: tuple[Live, Live], server: LiveServer) -> None:
    """The second tap is a repeated tap on the same stack in the same clash."""
    anna, _ = players
    with anna.guest.at(anna.table["id"]) as other:
        action = {"type": "tap", "target": 0, "scene": view(anna)["scene"]["number"]}
        screens = (anna, other)
        with server.paused():
            asked = [live.send("act", question=0, action=action, claim_us=SLOW_US) for live in screens]
        answers = [live.answer(name) for live, name in zip(screens, asked, strict=True)]
    assert sorted(answer["type"] for answer in answers) == ["done", "refusal"]
    refused = next(answer for answer in answers if answer["type"] == "refusal")
    assert (refused["rule"], refused["facts"]["fault"]) == ("GB-H4", "twice")
    anna.until(verdicts)
    assert len(verdicts(anna)) == 1


@pytest.mark.rule("GB-H3")
def test_players_who_have_not_tapped_get_nothing_before_the_verdict(guest: NewGuest) -> None:
    """Not even an empty message: its arrival would reveal the tap."""
    anna, bert = start_match(guest(), guest(), "me,open", game="gobbit")
    with anna, bert, bert.guest.at(anna.table["id"]) as later:
        heard = [len(live.received) for live in (bert, later)]
        assert tap(anna, target="graveyard", claim_us=SLOW_US)["type"] == "done"
        anna.until(taps)
        assert view(anna)["phase"] == "clash"
        for live, before in zip((bert, later), heard, strict=True):
            live.until(verdicts)
            news = [text for text in live.received[before:] if text.startswith('{"type":"news"')]
            assert len(news) == 1, "all lines at once, with the verdict"


def test_a_player_who_floods_the_table_is_slowed_down_and_others_are_not(new_server: NewServer) -> None:
    server = new_server(asks_per_second=10, asks_burst=30)
    with server.guest() as one, server.guest() as other:
        anna, bert = start_match(one, other, "me,open", game="gobbit", options=OPTIONS)
        with anna, bert:
            look(anna, bert)
            action = {"type": "tap", "target": 0, "scene": view(anna)["scene"]["number"]}
            with server.paused():  # the flood arrives at once, even on a busy machine
                asked = [anna.send("act", question=0, action=action, claim_us=SLOW_US) for _ in range(100)]
            assert tap(bert, target=1)["type"] == "done"
            anna.until(lambda live: all(name in live.answers for name in asked))
            rules = [anna.answers[name].get("rule", "") for name in asked]
            anna.until(lambda live: sum(verdict["seat"] == 0 for verdict in verdicts(live)) == rules.count("") > 0)
    assert rules.count("TB-24") >= 50
    seats = [[verdict["seat"] for verdict in clash] for clash in clashes(anna)]
    assert all(clash.count(0) <= 1 for clash in seats), "a tap counts once in a clash"


def test_a_person_wins_a_stack_from_bots(guest: NewGuest) -> None:
    """The person taps legal targets after 200 ms; a tadpole takes 900."""
    anna = guest()
    options = {"tempo": "steady", "beginners": True}
    with anna.at(anna.open("me,tadpole", game="gobbit", options=options)) as live:
        live.do("begin")
        tried = -1

        def first(live: Live) -> bool:
            nonlocal tried
            if live.match and view(live)["hints"] and view(live)["scene"]["number"] != tried:
                tried = view(live)["scene"]["number"]
                time.sleep(0.2)
                tap(live, target=view(live)["hints"][0], scene=tried, claim_us=200_000)
            return any(verdict["seat"] == 0 and verdict["ruling"] == "first" for verdict in verdicts(live))

        live.until(first)
        won = next(verdict for verdict in verdicts(live) if verdict["seat"] == 0 and verdict["ruling"] == "first")
        live.until(lambda live: any(line["event"] and line["event"].get("by") == 0 for line in live.lines))
    assert 100 <= won["reaction"] < 900


def test_bots_slap_too(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,heron,heron,heron", game="gobbit", options={"tempo": "frantic"})) as live:
        live.do("begin")
        live.until(lambda live: len(verdicts(live)) >= 3)
        reactions = [verdict["reaction"] for verdict in verdicts(live) if verdict["seat"] > 0]
        assert reactions
        assert all(100 <= reaction <= 1_000 for reaction in reactions)


def test_a_record_has_every_timing_and_can_be_judged_again(players: tuple[Live, Live]) -> None:
    anna, _ = players
    tap(anna)
    anna.until(verdicts)
    seen = taps(anna)[0]["evidence"]
    assert {"claim_us", "evidence_us", "tolerance_us", "grant_us", "jitter_us"} <= seen.keys()
    assert seen["arrival_us"] >= seen["pong_us"] > seen["sent_us"]
