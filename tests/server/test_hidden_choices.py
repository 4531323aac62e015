"""Hidden choices: viewers get the same bytes from twin matches that differ only in what they may not know yet."""

import re
from random import Random
from types import SimpleNamespace

import pytest

from nenuphar.server.lobby import lobby
from tests.server.live_server import Guest, Live, NewGuest, wait_for_turn
from tests.server.stress_size import size


class Seen:
    """Every byte sent to the player Bert, the spectator Cleo and a big screen during a match; and to Anna, to compare.

    Anna herself has opened the big screen (TB-91).
    """

    def __init__(self, people: tuple[Guest, Guest, Guest], card: int, other: int) -> None:
        anna, bert, cleo = people
        with anna.at(anna.open("me,open")) as first:
            table, code = first.table["id"], first.table["code"]
            with bert.at(bert.join(code)) as second, cleo.at(cleo.join(code)) as third, anna.screen(table) as screen:
                second.do("sit", seat=1)
                first.do("begin")
                for _ in range(2):
                    mover = wait_for_turn(first, second)
                    mover.play()
                for live in (second, third):
                    live.until(lambda live: live.seq >= first.seq and live.seq >= second.seq)
                assert first.match is not None
                first.until(lambda live: live.is_due)
                first.play({"type": "choose", "card": other})  # nor does a changed choice leave a trace
                first.play({"type": "choose", "card": card})
                for live in (second, third, screen):
                    live.until(lambda live: live.seq >= first.seq)
                self.before = [self._all(person, live, table, code) for person, live in ((bert, second), (cleo, third))]
                self.before.append(self._on_screen(anna, screen, table, code))
                self.own = self._all(anna, first, table, code)
                second.play()
                for live in (first, second, third):
                    live.until(lambda live: live.seq >= second.seq)
                self.after = [self._all(person, live, table, code) for person, live in ((bert, second), (cleo, third))]

    def _on_screen(self, person: Guest, live: Live, table: str, code: str) -> list[str]:
        answers = [person.http.get(f"/api/tables/{table}{path}") for path in ("/screen", "/screenlines?before=999")]
        told = [text for text in live.received if not text.startswith('{"type":"presence"')]
        return [_plain(text, table, code) for text in (*told, *(answer.text for answer in answers))]

    def _all(self, person: Guest, live: Live, table: str, code: str) -> list[str]:
        answers = [person.http.get(f"/api/tables/{table}{path}") for path in ("", "/replay", "/record")]
        with person.at(table) as again, person.at(table, since=live.seq - 1) as later:
            texts = [*live.received, *again.received, *later.received, *(answer.text for answer in answers)]
            sizes = [answer.headers["content-length"] for answer in answers]
        told = [text for text in texts if not text.startswith('{"type":"presence"')]
        return [*(_plain(text, table, code) for text in told), *sizes]


def _plain(text: str, table: str, code: str) -> str:
    """Without what differs between any two tables: names, times, and the ids of asks."""
    text = text.replace(table, "TABLE").replace(code, "CODE")
    text = re.sub(r'("type":"done","id":)"[^"]+"', r'\1"ID"', text)
    return re.sub(r"\b1\d{12}\b", "TIME", text)


@pytest.fixture
def chance() -> str:
    """A byte of the seed, in hexadecimal."""
    return "5e"


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch, chance: str) -> None:
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda length: bytes.fromhex(chance) * length))


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("chance", [f"{number:02x}" for number in range(size(2, 40))])
def test_nobody_is_told_anything_before_the_cards_are_turned_up(guest: NewGuest, chance: str) -> None:
    people = guest(), guest(), guest()
    cards = Random(chance).sample(range(1, 6), 4)
    one, twin = Seen(people, *cards[:2]), Seen(people, *cards[2:])
    assert one.before == twin.before
    assert one.own != twin.own, "the matches do not differ, so this shows nothing"
    assert one.after != twin.after, "the cards were never turned up"


@pytest.mark.usefixtures("same_chance")
def test_seed_and_invitation_are_not_sent_too_early(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    with anna.at(anna.open("me,tadpole", public=True)) as first, cleo.at(first.table["id"]) as looker_on:
        first.do("begin")
        looker_on.until(lambda live: live.match)
        heard = "".join(first.received + looker_on.received)
        assert "5e5e5e5e" not in heard
        assert first.table["code"] not in "".join(looker_on.received)
