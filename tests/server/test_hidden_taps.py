"""Hidden taps: of two equal matches of Gobbit, one has a tap. All other viewers get the same bytes from both.

The others try everything: every ask, reconnecting, and every HTTP request. The server's clock stands still and no
verdict is given, so nothing else can differ.
"""

import re
import time
from types import SimpleNamespace
from typing import get_args

import pytest

from nenuphar.server import clock as server_clock
from nenuphar.server import wire
from nenuphar.server.lobby import lobby
from nenuphar.server.table.slaps.referee import Referee
from tests.server.live_server import Facts, Guest, Live, NewGuest, NewServer, start_match


class Clock:
    """The server's clock, set by the test."""

    def __init__(self) -> None:
        self.ms = time.time_ns() // 1_000_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(
        server_clock, "CLOCK", SimpleNamespace(now_ms=lambda: clock.ms, start=lambda: None, compare=lambda other: None)
    )
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda length: b"\x5e" * length))
    monkeypatch.setattr(Referee, "_settle_in_time", lambda _: None)
    return clock


SCENE = 3
PATHS = (
    *("", "/lines?before=2", "/lines?before=999", "/board", "/replay", "/record", "/picture", "/film"),
    *("/screen", "/screenlines?before=999", "/screenboard"),
)


class TwinTable:
    """Anna and Bert play, and Cleo watches; Bert has opened a big screen.

    With `tap`, Anna has tapped, and nobody else may know.
    """

    def __init__(self, people: tuple[Guest, Guest, Guest], clock: Clock, tap: bool) -> None:
        self.clock = clock
        self.began = clock.ms
        options = {"tempo": "brisk"}
        self.anna, self.bert = start_match(*people[:2], "me,open", game="gobbit", options=options, public=True)
        self.code = self.anna.table["code"]
        self.cleo = people[2].at(people[2].join(self.code))
        self.screen = people[1].screen(self.anna.table["id"])
        self.seen: dict[str, list[str]] = {}
        while _scene(self.anna) < SCENE:
            assert self.anna.match is not None
            clock.ms = max(clock.ms, self.anna.match["deadline"])
            wanted = _scene(self.anna) + 1
            self.anna.ask("act", question=0, action={"type": "watch"})
            while _scene(self.anna) < wanted:
                self.anna.hear()
        for live in (self.bert, self.cleo, self.screen):
            live.until(lambda live: _scene(live) == SCENE)
        clock.ms += 200
        if tap:
            answer = self.anna.ask("act", question=0, action={"type": "tap", "target": 0, "scene": SCENE})
            assert answer["type"] == "done", answer
        self.listed = [card for each in people[1:] for card in self._cards(each)]

    def _cards(self, guest: Guest) -> list[str]:
        """The table in all lists that a guest can get."""
        lobby, table = guest.http.get("/api/tables").raise_for_status().json(), self.anna.table["id"]
        return [f"{kind}: {card}" for kind, cards in lobby.items() for card in cards if card["id"] == table]

    def do(self, live: Live, name: str, kind: str, fields: Facts) -> None:
        """Sends an ask, and then reconnects, with and without the known lines."""
        ask = live.send if kind == "ping" else live.ask  # a ping has a different answer
        answer = ask(kind, id=f"{live.guest.id[:2]}{name}", **fields)
        assert name not in REFUSED or (isinstance(answer, dict) and answer["type"] == "refusal"), (name, answer)
        live.guest.http.get("/api/me")
        self._come_again(live, name)

    def _come_again(self, live: Live, name: str) -> None:
        guest, table = live.guest, live.table["id"]
        for since in (0, max(0, live.seq - 1), live.seq, live.seq + 1, live.seq + 2):
            # Nobody has seen a line beyond the last: the check for gaps does not apply.
            with (
                guest.at(table, min(since, live.seq))
                if since <= live.seq
                else LiveAheadOfLog(guest, table, since) as again
            ):
                self.seen.setdefault(name, []).extend(again.received)

    def all(self, guest: Guest, *lives: Live) -> list[str]:
        table = lives[0].table["id"]
        texts = [guest.http.get(f"/api/tables/{table}{path}").text for path in PATHS]
        if not self.seen:  # once is enough: an address may have only some drawn in a minute
            texts.append(guest.http.get(f"/api/tables/{table}/preview").raise_for_status().content.hex())
        texts += [*self.listed, *self._cards(guest)]
        heard = [text for live in lives for text in live.received]
        heard += [text for some in self.seen.values() for text in some]
        told = [text for text in heard if not text.startswith('{"type":"presence"')]
        return [self._plain(text) for text in (*told, *texts)]

    def _plain(self, text: str) -> str:
        for name, stands_for in ((self.anna.table["id"], "TABLE"), (self.code, "CODE")):
            text = text.replace(name, stands_for)
        text = re.sub(r'"[0-9a-f]{4}-\d+-\d+"', '"ID"', text)
        text = re.sub(r'"watching":\d+', '"watching":N', text)  # as in presence: a socket may just be closing
        return re.sub(r"\b1\d{12}\b", lambda found: f"T+{int(found[0]) - self.began}", text)

    def close(self) -> None:
        for live in (self.anna, self.bert, self.cleo, self.screen):
            live.socket.close()


class LiveAheadOfLog(Live):
    """A client that claims to know more lines than there are."""

    def hear(self, timeout_s: float = 60.0) -> Facts:
        text = self.socket.recv(timeout=timeout_s)
        assert isinstance(text, str)
        self.received.append(text)
        return {}


def _scene(live: Live) -> int:
    assert live.match is not None
    return int(live.match["view"]["scene"]["number"])


# All but a tap: a player who has tapped may know when the clash began (docs/decisions/0010).
ASKS: dict[str, tuple[str, Facts]] = {
    "watch": ("act", {"question": 0, "action": {"type": "watch"}}),
    "no-action": ("act", {"question": 0, "action": {"type": "dance"}}),
    "old-scene": ("act", {"question": 0, "action": {"type": "tap", "target": 0, "scene": 99}}),
    "pause": ("act", {"question": 0, "action": {"type": "pause"}}),
    "resume": ("act", {"question": 0, "action": {"type": "resume"}}),
    "turn": ("act", {"question": 0, "action": {"type": "turn"}}),
    "pinch": ("pinch", {"bytes": "beef"}),
    "sit": ("sit", {"seat": 0}),
    "stand": ("stand", {}),
    "come-back": ("come-back", {}),
    "kick": ("kick", {"seat": 0}),
    "name-seat": ("name-seat", {"seat": 0, "name": "Eve"}),
    "fill": ("fill", {"seat": 0, "level": "tadpole"}),
    "accept-rating": ("accept-rating", {}),
    "hold": ("hold", {"seat": 0}),
    "let-go": ("hold", {"seat": None}),
    "begin": ("begin", {}),
    "propose": ("propose", {"seat": 0}),
    "vote": ("vote", {"seat": 0, "agree": True}),
    "rematch": ("rematch", {}),
    "chat": ("chat", {"text": "hello"}),
    "react": ("react", {"sign": "hello"}),
    "resign": ("resign", {}),
    "change-table": ("change-table", {"seats": 3, "options": {}, "decision_seconds": None, "public": True}),
    "ping": ("ping", {}),
    "learn": ("learn", {"on": True}),
    "pace": ("pace", {"quick": True}),
    "ask-advice": ("ask-advice", {"question": 0, "step": 1}),
}


# These change nothing, so they are tried one after the other at the same table.
REFUSED = (
    *("no-action", "old-scene", "resume", "turn", "sit", "kick", "name-seat"),
    *("fill", "begin", "propose", "vote", "rematch", "change-table"),
    *("accept-rating", "hold", "let-go", "ask-advice"),
)


def test_every_ask_is_tried() -> None:
    tried = {kind for kind, _ in ASKS.values()}
    assert tried == {ask.__struct_config__.tag for ask in get_args(wire.Asks)}


# The counters belong to the process, so this comes first: the tables of the other tests go on.
def test_the_public_counters_do_not_count_hidden_taps(new_server: NewServer, clock: Clock) -> None:
    with (server := new_server()).guest() as anna, server.guest() as bert, server.guest() as cleo:
        twin = TwinTable((anna, bert, cleo), clock, tap=False)
        before = _counters(cleo)
        tap = {"type": "tap", "target": 0, "scene": SCENE}
        assert twin.anna.ask("act", question=0, action=tap)["type"] == "done"
        assert twin.anna.ask("act", question=0, action=tap)["type"] == "refusal"
        assert _counters(cleo) == before
        twin.bert.do("chat", text="hello")
        assert _counters(cleo) != before
        twin.close()


@pytest.fixture
def people(guest: NewGuest) -> tuple[Guest, Guest, Guest]:
    return guest(), guest(), guest()


ALONE = [(name,) for name in ASKS if name not in REFUSED]
TRIED: list[tuple[str, ...]] = [REFUSED, *ALONE, ("react", "chat", "watch"), ("react", "pace"), ()]


@pytest.mark.parametrize("names", TRIED)
def test_no_ask_reveals_hidden_taps(people: tuple[Guest, Guest, Guest], clock: Clock, names: tuple[str, ...]) -> None:
    seen = []
    for tap in (False, True):
        twin = TwinTable(people, clock, tap)
        for name in names:
            for live in (twin.bert, twin.cleo):
                twin.do(live, name, *ASKS[name])
        for live in (twin.bert, twin.cleo):
            twin.do(live, "again", "react", {"sign": "thanks"})
        twin.screen.until(lambda live, twin=twin: live.seq >= twin.cleo.seq)  # type: ignore[misc]
        seen.append((twin.all(people[1], twin.bert, twin.screen), twin.all(people[2], twin.cleo)))
        twin.close()
    (bert, cleo), (bert_twin, cleo_twin) = seen
    assert bert == bert_twin
    assert cleo == cleo_twin


@pytest.mark.rule("TB-41")
def test_the_order_of_running_matches_reveals_no_hidden_taps(new_server: NewServer, clock: Clock) -> None:
    with (server := new_server()).guest() as anna, server.guest() as bert, server.guest() as cleo:
        first = TwinTable((anna, bert, cleo), clock, tap=False)
        clock.ms += 1_000
        second = TwinTable((anna, bert, cleo), clock, tap=False)
        clock.ms += 10
        first.bert.do("chat", text="hello")  # so that the latest public change is in the older match
        before = _running(cleo)
        assert [card["id"] for card in before] == [second.anna.table["id"], first.anna.table["id"]]
        clock.ms += 10
        tap = {"type": "tap", "target": 0, "scene": SCENE}
        assert second.anna.ask("act", question=0, action=tap)["type"] == "done"
        assert _running(cleo) == before
        for twin in (first, second):
            twin.close()


def test_a_hidden_tap_changes_nobody_elses_turn(new_server: NewServer, clock: Clock) -> None:
    with (server := new_server()).guest() as anna, server.guest() as bert:
        players = start_match(anna, bert, "me,open", game="gobbit", options={"tempo": "by-hand"})
        with players[0], players[1]:
            for scene in range(_scene(players[0]) + 1, SCENE + 2):
                clock.ms += 5_000
                players[_in_turn(players[0])].ask("act", question=0, action={"type": "turn"})
                for live in players:
                    live.until(lambda live, scene=scene: _scene(live) == scene)  # type: ignore[misc]
            waited_for, other = _in_turn(players[0]), 1 - _in_turn(players[0])
            before = _yours(players[waited_for].guest)
            assert before["your_turn"]
            players[waited_for].do("chat", text="hello")
            clock.ms += 200
            tap = {"type": "tap", "target": 0, "scene": _scene(players[other])}
            assert players[other].ask("act", question=0, action=tap)["type"] == "done"
            assert _yours(players[waited_for].guest) == before
            assert server.app is not None
            [table] = server.app.context.lobby.tables.by_id.values()
            assert table.state.waiting.due == (), "the tap has not stopped the match, so this shows nothing"


def _in_turn(live: Live) -> int:
    assert live.match is not None
    return int(live.match["due"][0])


def _yours(guest: Guest) -> Facts:
    [card] = guest.http.get("/api/tables").raise_for_status().json()["yours"]
    return dict(card)


def _running(guest: Guest) -> list[Facts]:
    listed: list[Facts] = guest.http.get("/api/tables").raise_for_status().json()["running"]
    return listed


def _counters(guest: Guest) -> list[str]:
    return re.findall(r"^nenuphar_(?:table_events|refusals)_total .+$", guest.http.get("/metrics").text, re.MULTILINE)
