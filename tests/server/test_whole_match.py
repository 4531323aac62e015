"""Two people and a bot play whole matches over real sockets."""

import msgspec
import pytest

from nenuphar.core.codec import encode
from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME
from tests.server.live_server import NewGuest, play_on, start_match, wait_for_turn


@pytest.mark.rule("TB-13")
def test_two_people_and_a_bot_play_to_the_end(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert)
    with first, second:
        play_on(first, second)
        assert first.match is not None
        assert second.match is not None
        assert first.match["outcome"] == second.match["outcome"]
        assert [line["seq"] for line in first.lines] == list(range(1, first.seq + 1))
        assert first.table["phase"] == second.table["phase"] == "over"


def test_a_finished_match_can_be_replayed_and_exported(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert)
    with first, second:
        for path in ("replay", "record"):
            early = anna.http.get(f"/api/tables/{first.table['id']}/{path}")
            assert (early.status_code, early.json()["rule"]) == (409, "TB-7")
        play_on(first, second)
        replay = anna.http.get(f"/api/tables/{first.table['id']}/replay").json()
        shown = [line for scene in replay["scenes"] for line in scene["lines"]]
        assert shown == [line for line in first.lines if line["kind"] == "match"]
        assert first.match is not None
        assert replay["scenes"][-1]["view"] == first.match["view"]
        record = bert.http.get(f"/api/tables/{first.table['id']}/record")
        outcome = verify(GAME, record.content).outcome
        assert msgspec.json.decode(encode(outcome)) == replay["outcome"]


def test_a_returning_player_gets_exactly_the_missed_lines(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert)
    with first:
        kept, seq = second.lines, second.seq
        second.socket.socket.close()  # without a close frame, as when a phone goes to sleep
        first.do("chat", text="are you there?")
        with bert.at(first.table["id"], since=seq) as again:
            play_on(first, again)
            with bert.at(first.table["id"]) as fresh:
                again.until(lambda live: live.seq >= fresh.seq)  # the end of a match is not its last line
                fresh.until(lambda live: live.seq >= again.seq)
                both = kept + again.lines
                assert [line["seq"] for line in both] == list(range(1, fresh.seq + 1))
                assert fresh.log() == both  # more lines than a welcome has, if the match was long


def test_a_repeated_ask_is_answered_again_and_changes_nothing(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert)
    with first, second:
        mover = wait_for_turn(first, second)
        other = second if mover is first else first
        assert mover.match is not None
        move = {"question": mover.match["question"], "action": mover.offers[0], "id": "the-one"}
        once = mover.ask("act", **move)
        twice = mover.ask("act", **move)
        assert once == twice
        assert once["type"] == "done"
        chat = mover.ask("chat", text="hello", id="hi")
        assert mover.ask("chat", text="hello", id="hi") == chat
        other.until(lambda live: live.seq >= chat["seq"])
        assert [line["text"] for line in other.lines if line["kind"] == "chat"] == ["hello"]


def test_the_same_id_of_another_person_is_another_ask(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest())
    with first, second:
        assert first.ask("chat", text="one", id="same")["type"] == "done"
        assert second.ask("chat", text="two", id="same")["type"] == "done"
        first.until(lambda live: [line["text"] for line in live.lines if line["kind"] == "chat"] == ["one", "two"])


@pytest.mark.rule("TB-10")
def test_an_answer_to_an_old_question_is_refused(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open")
    with first, second:
        wait_for_turn(first, second).play()
        wait_for_turn(first, second).play()
        first.until(lambda live: live.is_due)
        assert first.match is not None
        old, card = first.match["question"], first.offers[0]
        first.play()
        second.until(lambda live: live.is_due).play()
        first.until(lambda live: live.is_due or live.is_over)
        assert first.refused("act", question=old, action=card) == ("TB-10", {})


def test_play_now_is_one_request(guest: NewGuest) -> None:
    anna = guest()
    table = anna.http.post("/api/tables/quick", json={"game": "quibbit"}).json()["id"]
    with anna.at(table) as live:
        assert live.table["phase"] == "playing"
        assert [seat["kind"] for seat in live.table["seats"]] == ["human", "bot", "bot"]
        play_on(live)
    (card,) = (each for each in anna.http.get("/api/tables").json()["yours"] if each["id"] == table)
    assert card["phase"] == "over"


@pytest.mark.rule("TB-5")
def test_the_players_bytes_are_mixed_into_the_seed(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open()) as first, bert.at(bert.join(first.table["code"])) as second:
        second.do("sit", seat=1)
        promised = first.table["commitment"]
        first.do("pinch", bytes="c0ffee")
        second.do("pinch", bytes="beef")
        assert second.refused("pinch", bytes="00") == ("TB-5", {"fault": "twice"})
        first.do("begin").until(lambda live: live.match)
        assert first.match is not None
        assert first.match["commitment"] == promised
        events = [line["event"] for line in first.lines if line["kind"] == "match"]
        pinches = [(event["seat"], event["bytes"]) for event in events if event["type"] == "pinched"]
        assert pinches == [(0, "c0ffee"), (1, "beef")]
        assert first.refused("pinch", bytes="00") == ("TB-5", {"fault": "late"})
