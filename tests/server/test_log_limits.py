"""What one person may add to a table's log, per second and in total, with any number of sockets."""

import pytest

from nenuphar.server.table import asks
from tests.server.live_server import Facts, Live, NewServer, start_match

USUAL = {"changes_burst": 20, "changes_per_second": 0.5, "asks_burst": 30, "asks_per_second": 10.0}


def carried_out(asked: list[tuple[Live, str]]) -> int:
    for live, name in asked:
        while name not in live.answers:
            live.hear()
    answers: list[Facts] = [live.answers[name] for live, name in asked]
    rules = {answer["rule"] for answer in answers if answer["type"] == "refusal"}
    assert "TB-24" in rules
    assert rules <= {"TB-11", "TB-24"}, "the seat may already be their own"
    return sum(answer["type"] == "done" for answer in answers)


@pytest.mark.rule("TB-24")
def test_changing_seats_on_many_sockets_does_not_fill_the_log(new_server: NewServer) -> None:
    server = new_server(**USUAL)
    with server.guest() as anna, server.guest() as bert:
        table = anna.open("me,open,open", public=True)
        sockets = [bert.at(table) for _ in range(5)]
        asked = [(live, live.send("sit", seat=1 + turn % 2)) for turn in range(20) for live in sockets]
        assert 1 <= carried_out(asked) < 40
        with anna.at(table) as host:
            assert host.seq < 2 * 40 + 5
        for live in sockets:
            live.socket.close()


@pytest.mark.rule("TB-24")
def test_many_sockets_share_one_persons_limit(new_server: NewServer) -> None:
    server = new_server(**USUAL)
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        sockets = [bert.at(second.table["id"]) for _ in range(5)]
        asked = [
            (live, live.send("act", question=0, action={"type": "choose", "card": 1}, id=f"{turn}-{number}"))
            for turn in range(30)
            for number, live in enumerate(sockets)
        ]
        for live, name in asked:
            while name not in live.answers:
                live.hear()
        heard = [live.answers[name]["rule"] == "TB-24" for live, name in asked]
        assert sum(heard) > len(asked) / 3, "five sockets have five times the limit"
        for live in (first, second, *sockets):
            live.socket.close()


@pytest.mark.rule("TB-24")
def test_the_total_per_person_is_limited_also_after_a_restart(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asks, "MOST_ADDED", 12)
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        table = anna.open("me,open", public=True)
        with bert.at(table) as live:
            live.do("sit", seat=1)
            for number in range(11):
                live.do("chat", text=str(number))
            assert live.refused("chat", text="more") == ("TB-24", {})
            assert live.refused("stand") == ("TB-24", {})
        server.stop()
        server.start()
        with anna.at(table) as host, bert.at(table) as live:
            assert live.refused("react", sign="hello") == ("TB-24", {})
            host.do("chat", text="I may").do("begin")
            live.until(lambda live: live.match)
            live.do("resign")


@pytest.mark.rule("TB-24")
def test_name_changes_are_limited(new_server: NewServer) -> None:
    server = new_server(changes_burst=3, changes_per_second=0.01)
    with server.guest() as anna:
        profile = {"name": "Anna", "colour": "red", "avatar": "frog"}
        answers = [anna.http.put("/api/me", json=profile).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]


@pytest.mark.rule("TB-24")
def test_all_spectators_together_add_no_more_than_one_person_may(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asks, "MOST_ADDED", 6)
    server = new_server()
    with server.guest() as anna, anna.at(anna.open("me,open", public=True)) as host:
        table = host.table["id"]
        heard = []
        for _ in range(5):
            with server.guest() as stranger, stranger.at(table) as live:
                heard += [live.ask("chat", text="hello")["type"] for _ in range(2)]
        assert heard == ["done"] * 6 + ["refusal"] * 4
        host.do("chat", text="who plays may still talk")


@pytest.mark.rule("TB-24")
def test_all_spectators_together_have_one_rate(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "SPECTATORS_BURST", 3)
    monkeypatch.setattr(asks, "SPECTATORS_PER_SECOND", 0.0)
    server = new_server()
    with server.guest() as anna, anna.at(anna.open("me,open", public=True)) as host:
        heard = []
        for _ in range(4):
            with server.guest() as stranger, stranger.at(host.table["id"]) as live:
                heard.append(live.ask("react", sign="hello")["type"])
        assert heard == ["done"] * 3 + ["refusal"]
        host.do("react", sign="hello")
