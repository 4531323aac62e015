"""A person removed by the host cannot come back as somebody else."""

import time

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import PATIENCE_S, Guest, Live, NewServer, wait_until_offline


def removed(anna: Guest, bert: Guest, **wish: object) -> tuple[str, str, Live, Live]:
    """A table from which Bert was removed, with its first code."""
    host = anna.at(anna.open("me,open,open", **wish))
    table, code = host.table["id"], host.table["code"]
    gone = bert.at(bert.join(code)).do("sit", seat=1)
    host.until(lambda live: live.table["seats"][1]["person"]).do("kick", seat=1)
    gone.until(lambda live: live.table["you"] is None)
    return table, code, host, gone


@pytest.mark.rule("TB-32")
def test_the_invitation_changes_and_everybody_else_stays(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert, server.guest() as cleo, server.guest() as again:
        table, code, host, gone = removed(anna, bert)
        with host, gone:
            fresh = host.table["code"]
            assert fresh not in ("", code)
            assert gone.table["code"] == ""
            assert any(line["saying"] and line["saying"]["key"] == "table-line-sent-away" for line in gone.lines)
            answer = again.http.post("/api/join", json={"code": code})
            assert (answer.status_code, answer.json()["rule"]) == (404, "TB-20")
            assert cleo.join(fresh) == table
            with cleo.at(table) as friend:
                friend.do("sit", seat=1)
                assert friend.table["code"] == fresh
        server.stop()
        server.start()
        assert again.http.post("/api/join", json={"code": code}).status_code == 404
        with anna.at(table) as host:
            assert host.table["code"] == fresh


@pytest.mark.rule("TB-32")
def test_a_public_table_blocks_the_removed_persons_address_until_it_is_over(new_server: NewServer) -> None:
    server = new_server()
    people = [Guest(server.address, source=f"127.0.0.{last}") for last in (1, 2, 2, 3)]
    anna, bert, other, cleo = people
    table, _, host, gone = removed(anna, bert, public=True)
    for again in range(2):
        answer = other.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["rule"]) == (403, "TB-32")
        with pytest.raises(InvalidStatus) as turned_away:
            other.at(table)
        assert turned_away.value.response.status_code == 403
        assert other.http.post("/api/join", json={"code": host.table["code"]}).status_code == 403
        with cleo.at(table) as friend:
            assert friend.table["phase"] == "waiting"
        with gone:
            assert gone.refused("sit", seat=2)[0] == "TB-12"
        if not again:
            host.socket.close()
            server.stop()
            server.start()
            host, gone = anna.at(table), bert.at(table)
    with host:
        for seat in (1, 2):
            host.do("fill", seat=seat, level="tadpole")
        host.do("begin").do("resign").until(lambda live: live.is_over)
        assert other.http.get(f"/api/tables/{table}").status_code == 200
    for guest in people:
        guest.http.close()


@pytest.mark.rule("TB-32")
def test_an_address_shared_with_somebody_who_stays_is_not_blocked(new_server: NewServer) -> None:
    """For example a family, or everybody behind one router."""
    server = new_server()
    with server.guest() as anna, server.guest() as bert, server.guest() as cleo:
        table, _, host, gone = removed(anna, bert, public=True)
        with host, gone, cleo.at(table) as friend:
            friend.do("sit", seat=1)


@pytest.mark.rule("TB-32")
@pytest.mark.parametrize("all_away", [False, True])
def test_a_person_removed_while_offline_is_blocked_too(
    new_server: NewServer, all_away: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nenuphar.server.table.table.GRACE_S", 0.01)
    server = new_server()
    anna, bert, again, cleo = people = [Guest(server.address, source=f"127.0.0.{last}") for last in (1, 2, 2, 3)]
    table = anna.open("me,open,open", public=True)
    host = anna.at(table)
    with cleo.at(table) as friend:
        friend.do("sit", seat=2)
    with bert.at(table) as gone:
        gone.do("sit", seat=1)
        host.until(lambda live: live.table["seats"][1]["person"])
    if all_away:
        host.socket.close()
        _falls_asleep(again)
        host = anna.at(table)
    else:
        wait_until_offline(host, 1)
    host.do("kick", seat=1)
    answer = again.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["rule"]) == (403, "TB-32")
    with cleo.at(table) as friend:
        assert friend.table["you"] == 2
    host.socket.close()
    for guest in people:
        guest.http.close()


def _falls_asleep(guest: Guest) -> None:
    end = time.monotonic() + PATIENCE_S
    while "nenuphar_tables_awake 0.0" not in guest.http.get("/metrics").text:
        assert time.monotonic() < end, "the table stays loaded"
        time.sleep(0.02)


@pytest.mark.rule("TB-12")
def test_a_removed_person_cannot_talk_until_the_match_is_over(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        _, _, host, gone = removed(anna, bert)
        with host, gone:
            for kind, fields in (("chat", {"text": "I am still here"}), ("react", {"sign": "hurry"})):
                assert gone.refused(kind, **fields) == ("TB-12", {"fault": "sent-away"})
            for seat in (1, 2):
                host.do("fill", seat=seat, level="tadpole")
            host.do("begin")
            assert gone.refused("chat", text="and now?")[0] == "TB-12"
            host.do("resign").until(lambda live: live.is_over)
            gone.until(lambda live: live.is_over).do("chat", text="well played")
