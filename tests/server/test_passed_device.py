"""One device for several people, with secret hands: who gets to see what, and whose time runs."""

from typing import Any

import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.model import rules
from nenuphar.server.model.device import MOST_WAITING_MS
from nenuphar.server.model.events import DevicePassed, MatchBegan, Row, SatDown, TableEvent, TableOpened
from nenuphar.server.model.rules import Circumstances
from nenuphar.server.model.state import TableState
from nenuphar.server.wire import SeatPlan
from tests.server.live_server import Facts, Guest, Live, NewGuest, NewServer

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BEN, CLEO = ({"kind": "here", "name": name} for name in ("Ben", "Cleo"))
TURN_MS = 60_000


def opened(host: Guest, *seats: Facts, game: str = "quibbit", **wish: Any) -> str:
    answer = host.http.post("/api/tables", json={"game": game, "decision_seconds": None, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def take(live: Live, seat: int | None) -> Live:
    return live.do("hold", seat=seat).until(lambda live: live.table["holder"] == seat)


def place_frogs(live: Live) -> None:
    """Everybody takes the device in turn, and places a frog."""
    assert live.match is not None
    while live.match["view"]["phase"] != "planning":
        take(live, live.match["due"][0])
        live.play()


@pytest.mark.rule("TB-93")
def test_the_device_shows_the_hand_of_the_player_who_has_taken_it(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN, CLEO)) as live:
        assert (live.table["held"], live.table["passed_on"], live.table["holder"]) == ([0, 1, 2], True, None)
        live.do("begin").until(lambda live: live.match)
        place_frogs(live)
        assert live.match is not None
        take(live, 0)
        live.play({"type": "choose", "card": 5})
        assert live.match["view"]["chosen"][0] == 5
        take(live, None)
        assert (live.match["view"]["chosen"], live.match["offers"], live.match["hands"]) == ([None] * 3, [], [])
        since = len(live.received)
        take(live, 1)
        live.play({"type": "choose", "card": 2})
        assert live.match["view"]["chosen"][:2] == [None, 2]
        assert not any('"chosen":[5' in text for text in live.received[since:])
        take(live, 2)
        live.play()
        live.until(lambda live: live.match and live.match["view"]["round"] == 2)


@pytest.mark.rule("TB-93")
def test_only_the_holder_moves_and_only_in_the_browser_that_took_the_device(guest: NewGuest) -> None:
    anna = guest()
    table = opened(anna, ME, BEN)
    with anna.at(table) as live, anna.at(table) as other:
        live.do("begin")
        place_frogs(live.until(lambda live: live.match))
        assert live.match is not None
        action = {"type": "choose", "card": 1}
        take(live, None)
        assert live.refused("act", question=0, action=action) == ("TB-93", {"fault": "curtain"})
        take(live, 1)
        refused = live.refused("act", question=live.match["question"], action=action, seat=0)
        assert refused == ("TB-93", {"fault": "curtain"})
        other.until(lambda other: other.seq >= live.seq)
        assert other.match is not None
        assert (other.match["offers"], other.table["holder"]) == ([], None)
        assert other.refused("act", question=0, action=action) == ("TB-93", {"fault": "curtain"})
        take(other, 1)
        live.until(lambda live: live.table["holder"] is None)
        assert live.match["offers"] == []
        assert other.refused("hold", seat=7) == ("TB-93", {"fault": "seat", "seat": 8})


@pytest.mark.rule("TB-93")
def test_a_device_of_ones_own_is_not_passed_on(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole")) as live:
        live.do("begin")
        assert live.refused("hold", seat=0) == ("TB-93", {"fault": "alone"})


@pytest.mark.rule("TB-93")
def test_the_curtain_is_closed_after_a_restart(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        with anna.at(opened(anna, ME, BEN)) as live:
            table = live.table["id"]
            take(live.do("begin").until(lambda live: live.match), 1)
        server.stop()
        server.start()
        with anna.at(table) as live:
            assert (live.table["holder"], live.table["held"]) == (None, [0, 1])
            assert live.match is not None
            assert live.match["view"]["viewer"] is None


@pytest.mark.rule("TB-93")
@pytest.mark.parametrize("game", ["china_moon", "quibbix"])
def test_other_games_are_passed_on_too(guest: NewGuest, game: str) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN, CLEO, game=game)) as live:
        live.do("begin").until(lambda live: live.match and live.match["due"])
        assert live.match is not None
        seat = live.match["due"][0]
        take(live, seat)
        assert (live.match["view"]["viewer"], live.match["offers"] != []) == (seat, True)
        take(live, None)
        assert (live.match["view"]["viewer"], live.match["offers"]) == (None, [])


# The clock, in a table without a server


class Shared:
    """Anna, Ben and Cleo choose their cards at one device, with a time per move."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.state = TableState("t")
        plans = (SeatPlan("me"), SeatPlan("here", name="Ben"), SeatPlan("here", name="Cleo"))
        options: Facts = {}
        self.fold(TableOpened("quibbit", options, TURN_MS, False, "anna", "CODE", "5e" * 32, plans))
        for seat, name in enumerate(("", "Ben", "Cleo")):
            self.fold(SatDown(seat, "anna", name))
        self.fold(MatchBegan(rules=self.state.game.manifest.rules))
        self.fold(self.state.begun_match())
        while self.view["phase"] != "planning":
            self.act(self.state.waiting.due[0])

    @property
    def view(self) -> dict[str, Any]:
        assert self.state.match is not None
        view: dict[str, Any] = {"phase": self.state.match.state.phase, "round": self.state.match.state.round}
        return view

    def fold(self, event: TableEvent | None) -> None:
        assert event is not None
        self.state.apply(Row(event), self.now)

    def act(self, seat: int) -> None:
        match = self.state.match
        assert match is not None
        listed = self.state.game.moves(match.view(seat)).listed
        assert listed is not None
        self.fold(self.state.play(seat, listed[0], None, self.now))

    def take(self, seat: int | None) -> None:
        self.fold(DevicePassed(seat))

    @property
    def is_paused(self) -> bool:
        return self.state.learning.until is not None

    @property
    def left_ms(self) -> int:
        assert self.state.deadline is not None
        return self.state.deadline - self.now


@pytest.mark.rule("TB-94")
def test_a_players_time_begins_when_they_take_the_device() -> None:
    table = Shared()
    for seat in range(3):
        table.now += 30_000  # on the way from one to the other
        assert table.is_paused
        table.take(seat)
        assert (table.left_ms, table.is_paused) == (TURN_MS, False)
        table.now += 20_000
        assert table.left_ms == TURN_MS - 20_000
        if seat < 2:
            table.act(seat)
            table.take(None)
    table.now += TURN_MS - 20_000
    table.fold(table.state.tick(table.now))
    assert table.view["round"] == 2, "the clock has chosen for the last one"


@pytest.mark.rule("TB-94")
def test_taking_it_twice_gives_no_more_time() -> None:
    table = Shared()
    table.take(0)
    table.now += 50_000
    table.take(None)
    table.now += 1_000
    table.take(0)
    assert table.left_ms == TURN_MS - 50_000


@pytest.mark.rule("TB-94")
def test_the_clock_waits_two_minutes_for_the_next_player() -> None:
    table = Shared()
    assert table.left_ms == MOST_WAITING_MS + TURN_MS
    table.now += MOST_WAITING_MS + TURN_MS - 1
    assert table.state.tick(table.now) is None
    table.now += 1
    table.fold(table.state.tick(table.now))
    assert table.view["round"] == 2


@pytest.mark.rule("TB-94")
def test_if_time_is_up_the_others_have_theirs_first() -> None:
    table = Shared()
    table.take(0)
    table.now += TURN_MS
    cut_off = table.state.tick(table.now)
    assert cut_off == DevicePassed(None, in_time=False)
    table.fold(cut_off)
    assert table.state.tick(table.now) is None
    for seat in (1, 2):
        table.take(seat)
        assert table.left_ms == TURN_MS
        table.now += 10_000
        assert table.view["round"] == 1
        table.act(seat)
        table.take(None)
    assert table.left_ms <= 0, "nobody waits again for the one who had the time"
    table.fold(table.state.tick(table.now))
    assert table.view["round"] == 2


@pytest.mark.rule("TB-94")
def test_a_table_that_is_loaded_again_has_the_same_clock() -> None:
    table, rows = Shared(), []
    fold = table.fold

    def noted(event: TableEvent | None) -> None:
        assert event is not None
        rows.append((encode(Row(event)), table.now))
        fold(event)

    again = Shared().state
    table.fold = noted  # type: ignore[method-assign]
    for seat in (0, 1):
        table.now += 5_000
        table.take(seat)
        table.now += 7_000
        table.act(seat)
        table.take(None)
    for data, at in rows:
        again.replay(data, at)
    assert (again.deadline, again.learning.until) == (table.state.deadline, table.state.learning.until)


def test_refusals_outside_a_match() -> None:
    table = Shared()
    now = Circumstances(frozenset(), frozenset(), (), "", range(2, 5), over=True, is_passed_on=True)
    with pytest.raises(Refused) as refused:
        rules.decide(table.state.seating, "anna", wire.Hold("1", 0), now)
    assert refused.value.rule == "TB-4"
