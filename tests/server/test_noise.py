"""Whole matches with messages that are repeated, late, out of order, from the wrong person, or broken.

The network may do this to an honest player, and anybody may do it on purpose. In any case, acknowledged moves
happened once, and nothing else happened.
"""

import socket
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest

from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME
from tests.server.live_server import PATIENCE_S, Facts, Live, LiveServer, NewGuest, start_match, wait_for_turn
from tests.server.stress_size import size

MATCHES = size(2, 60)
BROKEN = size(300, 20_000)


class NoisyPlayer:
    """A player whose messages all arrive, but in any order, some of them twice, and old ones again."""

    def __init__(self, live: Live, luck: Random) -> None:
        self.live = live
        self.luck = luck
        self.sent: dict[str, Facts] = {}  # by id

    def play(self, foreign: list[Facts]) -> None:
        """Plays a turn: a move, another one instead of it, and noise, including other players' messages."""
        match = self.live.match
        assert match is not None
        offers = self.luck.sample(self.live.offers, min(2, len(self.live.offers)))
        asks = [self._act(match["question"], action) for action in offers]
        asks.append(self._act(max(0, match["question"] - self.luck.randrange(1, 9)), self.luck.choice(offers)))
        asks += [ask for ask in asks if self.luck.random() < 0.5]
        asks += self.luck.sample(list(self.sent.values()), min(2, len(self.sent)))
        asks += [ask for ask in self.luck.sample(foreign, min(2, len(foreign))) if ask["id"] not in self.sent]
        self.luck.shuffle(asks)
        self.sent |= {ask["id"]: ask for ask in asks}
        waiting = [self.live.send(ask["type"], **{key: ask[key] for key in ask if key != "type"}) for ask in asks]
        self.live.until(lambda live: all(name in live.answers for name in waiting))
        latest = max((self.live.answers[name].get("seq", 0) for name in waiting), default=0)
        self.live.until(lambda live: live.seq >= latest)

    def _act(self, question: int, action: Any) -> Facts:
        return {"type": "act", "id": f"{self.luck.getrandbits(60):x}", "question": question, "action": action}

    @property
    def done(self) -> list[Any]:
        """The acknowledged asks, in the order of storing."""
        answers = [answer for answer in self.live.answers.values() if answer["type"] == "done"]
        acts = [answer for answer in answers if answer["id"] in self.sent]
        return [self.sent[answer["id"]]["action"] for answer in sorted(acts, key=lambda answer: answer["seq"])]


@pytest.mark.rule("TB-10", "TB-11")
@pytest.mark.parametrize("number", range(MATCHES))
def test_acknowledged_moves_happened_once_and_nothing_else_did(guest: NewGuest, number: int) -> None:
    luck = Random(number)
    first, second = start_match(guest(), guest(), "me,open", options={"round_limit": 4})
    with first, second:
        players = [NoisyPlayer(first, luck), NoisyPlayer(second, luck)]
        while not all(player.live.is_over for player in players):
            mover = next(player for player in players if player.live is _due(first, second))
            others = [ask for player in players if player is not mover for ask in player.sent.values()]
            mover.play(others)
            for player in players:
                latest = max(first.seq, second.seq)
                player.live.until(lambda live, latest=latest: live.seq >= latest)  # type: ignore[misc]
        stored = verify(GAME, _record(first))
        for seat, player in enumerate(players):
            moves = [step.command.action for step in stored.steps if step.command.by == seat]
            assert msgspec.to_builtins(moves) == player.done
            refused = {answer["rule"] for answer in player.live.answers.values() if answer["type"] == "refusal"}
            assert "TB-10" in refused, "no message came too late, so this test proves nothing"


def _due(first: Live, second: Live) -> Live:
    return first if first.is_over else wait_for_turn(first, second)


def _record(live: Live) -> bytes:
    return live.guest.http.get(f"/api/tables/{live.table['id']}/record").content


@pytest.mark.rule("TB-8")
def test_broken_messages_are_answered_with_a_refusal_and_change_nothing(guest: NewGuest) -> None:
    luck = Random(7)
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        seq = live.seq
        for _ in range(BROKEN):
            live.socket.send(_broken(luck))
            answer = live.hear()
            while answer["type"] == "presence":
                answer = live.hear()
            assert (answer["type"], answer["rule"]) == ("refusal", "TB-8"), answer
        live.do("chat", text="still here")
        assert live.seq == seq + 1


SOUND = (
    '{"type":"sit","id":"a","seat":1}',
    '{"type":"act","id":"a","question":0,"action":{"type":"choose","card":1}}',
    '{"type":"chat","id":"a","text":"hello"}',
    '{"type":"propose","id":"a","seat":1}',
    '{"type":"vote","id":"a","seat":1,"agree":true}',
)


def _broken(luck: Random) -> str | bytes:
    """A valid message, made unreadable."""
    text = luck.choice(SOUND)
    place = luck.randrange(1, len(text))
    match luck.randrange(6):
        case 0:
            return text[:place]
        case 1:
            return text + text
        case 2:
            return text.replace('"id":"a"', f'"id":{luck.choice(("null", "[]", "{}", "-1", "true"))}')
        case 3:
            return text.replace('"type":"', '"type":"' + chr(luck.randrange(0x20, 0xD800)).replace("\\", "/"))
        case 4:
            return text.encode()
        case _:
            return text[:-1] + f',"{luck.getrandbits(30):x}":0}}'


def test_bytes_that_are_not_http_only_end_the_connection(server: LiveServer, guest: NewGuest) -> None:
    luck = Random(3)
    anna = guest()
    upgrade = (
        f"GET /api/tables/{anna.open()}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {anna.cookie}\r\n\r\n"
    ).encode()
    for number in range(size(30, 1_000)):
        with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
            if number % 2:
                line.sendall(upgrade)  # then unmasked frames of unknown kinds and any length
            line.sendall(luck.randbytes(luck.randrange(1, 600)))
            line.shutdown(socket.SHUT_WR)
            line.settimeout(PATIENCE_S)
            try:
                while line.recv(65_536):
                    pass
            except ConnectionResetError:
                continue
    assert anna.http.get("/healthz").text == "ok"
