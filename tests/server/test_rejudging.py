"""Judges recorded slaps again: every reaction must follow from its measurements."""

from collections.abc import Callable
from functools import cache
from itertools import cycle
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import Command, Refused, Setup
from nenuphar.core.match import Match
from nenuphar.core.record import record, seal, verify
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.realtime import REALTIME
from nenuphar.games.gobbit.types import Settle, Tap
from nenuphar.server.net import latency
from nenuphar.server.table.slaps.timekeeper import Timekeeper
from tests.server.live_server import Facts, Live, NewGuest, start_match

MS = 1_000
SEATS, LIAR, LATECOMER = 4, 1, 2
TRIP_US, DEVICE_US, LIE_US, LOST_US = 40 * MS, 5 * MS, 60 * MS, 180 * MS


class Played:
    """A match in which all tap what they may. One player lies, one joins after each scene, and messages are lost."""

    def __init__(self, seed: str, patch: pytest.MonkeyPatch) -> None:
        self._luck = Random(seed)
        self._clock_us = 0
        patch.setattr(latency, "now_us", lambda: self._clock_us)
        self._paths = [latency.Latency() for _ in range(SEATS)]
        self.match: Any = Match(GAME, Setup(SEATS, Options(tempo="frantic")), self._luck.randbytes(32))
        self.match.begin(0)
        self._judge = Timekeeper(REALTIME, self.match.steps)

    def play(self) -> bytes:
        seen, match = -1, self.match
        while match.outcome is None:
            scene = match.state.scenes[-1]
            if scene.number != seen:
                seen = scene.number
                self._slap(scene)
            if match.waiting.query is not None:
                match.answer_judge(Settle(), match.now)
            elif match.waiting.deadline is not None:
                match.tick(match.waiting.deadline)
            self._judge.follow(match.steps)
        return encode(record(match, [f"Player {seat}" for seat in range(SEATS)]))

    def _slap(self, scene: Any) -> None:
        visible_us = scene.shown * MS
        self._judge.shown(scene.number, visible_us)
        for seat, path in enumerate(self._paths):
            self._clock_us = visible_us - TRIP_US // 2
            ping = path.ping(None if seat == LATECOMER else scene.number)
            path.pong(ping, visible_us + TRIP_US // 2)
        hands = []
        for seat in range(SEATS):
            for target in rights(scene, seat):
                took_us = round(max(130.0, self._luck.gauss(450, 90)) * MS)
                lost_us = LOST_US if self._luck.random() < 0.05 else 0
                arrival_us = visible_us + TRIP_US // 2 + took_us + DEVICE_US + lost_us
                claim_us = took_us - LIE_US if seat == LIAR else took_us
                hands.append((arrival_us, seat, target, claim_us))
        for arrival_us, seat, target, claim_us in sorted(hands, key=lambda hand: hand[:2]):
            stamped = self._judge.stamped(Tap(target, scene.number), seat, self._paths[seat], claim_us, arrival_us)
            self.match.submit(Command(seat, stamped, self.match.now))
            self._judge.follow(self.match.steps)


@cache
def played() -> bytes:
    with pytest.MonkeyPatch.context() as patch:
        return Played("slaps", patch).play()


def steps(data: bytes) -> list[Facts]:
    found: list[Facts] = msgspec.json.decode(data)["steps"]
    return found


def evidence(step: Facts) -> Facts | None:
    """The evidence of a tap; other steps have none."""
    found: Facts | None = step["command"]["action"].get("evidence")
    return found


def first(data: bytes, wanted: Callable[[Facts], Any]) -> int:
    """The first step with such evidence."""
    return next(number for number, step in enumerate(steps(data)) if (seen := evidence(step)) and wanted(seen))


def forged(data: bytes, number: int, **changes: Any) -> bytes:
    """The record with other evidence for one tap, in command and event, and with new seals."""
    said = msgspec.json.decode(data)
    step = said["steps"][number]
    for place in (step["command"]["action"], *(event for event in step["events"] if event["type"] == "tapped")):
        place["evidence"] |= changes
    before = seal(said["commitment"], [said["seals"]["setup"], said["seals"]["players"]])
    for each in said["steps"]:
        before = each["seal"] = seal(before, [each["seq"], each["command"], each["events"]])
    said["seals"]["steps"] = before
    return encode(said)


def refused_at(data: bytes) -> object:
    with pytest.raises(Refused) as refusal:
        verify(GAME, data)
    assert refusal.value.rule == "TB-9"
    return refusal.value.facts["where"]


def test_a_match_of_slaps_is_judged_again_with_the_same_verdicts() -> None:
    again = verify(GAME, played())
    assert encode(record(again, [f"Player {seat}" for seat in range(SEATS)])) == played()
    seen = [(step["command"]["by"], found) for step in steps(played()) if (found := evidence(step))]
    assert len(seen) > 40
    assert any(found["grant_us"] for _, found in seen)
    doubted = [by for by, found in seen if found["by_evidence"] and found["pong_us"] is not None]
    assert set(doubted) == {LIAR}
    assert all(found["by_evidence"] for by, found in seen if by == LATECOMER)


@pytest.mark.parametrize(
    "changes",
    [
        {"evidence_us": 401_000},
        {"tolerance_us": 90_000},
        {"grant_us": 250_000},
        {"jitter_us": 30_000},
        {"pong_us": 7},
        {"arrival_us": 7},
        {"by_evidence": True},
        {"remembered": True},
    ],
)
def test_a_timing_that_does_not_follow_from_its_measurements_is_refused(changes: Facts) -> None:
    number = first(played(), lambda seen: not seen["by_evidence"])
    assert refused_at(forged(played(), number, **changes)) == f"steps[{number}].command.action"


def test_a_doubted_player_cannot_be_recorded_as_believed() -> None:
    number = first(played(), lambda seen: seen["by_evidence"] and seen["pong_us"] is not None)
    assert refused_at(forged(played(), number, by_evidence=False)) == f"steps[{number}].command.action"


def test_nor_as_believed_by_an_older_server() -> None:
    number = first(played(), lambda seen: seen["by_evidence"] and seen["pong_us"] is not None)
    forgery = forged(played(), number, by_evidence=True, visible_us=None)
    assert refused_at(forgery) == f"steps[{number}].command.action"


def test_a_reaction_must_follow_from_its_timing() -> None:
    """Only a claim that counts is checked."""
    number = first(played(), lambda seen: not seen["by_evidence"])
    claim_us = steps(played())[number]["command"]["action"]["evidence"]["claim_us"]
    assert refused_at(forged(played(), number, claim_us=claim_us + 9_000)) == f"steps[{number}].command.action"


@pytest.mark.parametrize("field", ["evidence_us", "visible_us", "least_us", "arrival_us"])
def test_estimates_are_computed_again(field: str) -> None:
    number = first(played(), lambda seen: seen["pong_us"] is None)
    assert evidence(steps(played())[number]) is not None
    told = steps(played())[number]["command"]["action"]["evidence"][field]
    assert refused_at(forged(played(), number, **{field: told + 20_000})) == f"steps[{number}].command.action"


# At a server


def look(live: Live) -> Facts:
    assert live.match is not None
    found: Facts = live.match["view"]
    return found


def tap(live: Live, target: Any, claim_us: int | None) -> Facts:
    action = {"type": "tap", "target": target, "scene": look(live)["scene"]["number"]}
    return live.ask("act", question=0, action=action, claim_us=claim_us)


def settled(live: Live) -> int:
    return sum(bool(line["event"]) and line["event"]["type"] == "clash-settled" for line in live.lines)


def lost(anna: Live, bert: Live) -> Live:
    """Anna taps wrong targets, with all kinds of claims, until she has no card left. Once she reloads the page."""
    for claim_us in cycle((300_000, LIE_US, None, 450_000)):
        before = settled(anna)
        if before == 3:
            anna.socket.close()
            anna = anna.guest.at(anna.table["id"])
        if claim_us == LIE_US:
            sleep(0.2)  # too soon for such a fast reaction
        if tap(anna, "graveyard", claim_us)["type"] == "done":
            anna.until(lambda live, before=before: live.is_over or settled(live) > before)  # type: ignore[misc]
        else:
            anna.hear()
        clashes = settled(anna)
        bert.until(lambda live, clashes=clashes: settled(live) >= clashes)  # type: ignore[misc]
        if anna.is_over:
            break
    return anna


def test_a_match_of_people_is_judged_again(guest: NewGuest) -> None:
    one, other = guest(), guest()
    anna, bert = start_match(
        one, other, "me,open", game="gobbit", options={"tempo": "frantic", "minimum_penalty": True}
    )
    for live in (anna, bert):
        live.until(lambda live: look(live)["scene"]["number"] >= 1)
    with bert, lost(anna, bert) as anna:
        data = one.http.get(f"/api/tables/{anna.table['id']}/record").content
    assert verify(GAME, data).outcome is not None
    seen = [found for step in steps(data) if (found := evidence(step))]
    assert any(found["grant_us"] for found in seen)
    assert any(found["claim_us"] is None and found["by_evidence"] for found in seen)
    assert any(found["pong_us"] is None and found["visible_us"] is not None for found in seen), "from before she joined"
    number = first(data, lambda found: found["pong_us"] is not None and not found["by_evidence"])
    assert refused_at(forged(data, number, by_evidence=True)) == f"steps[{number}].command.action"
    assert refused_at(data.replace(b'"claim_us":450000', b'"claim_us":450001', 1)) is not None
