"""The server is stopped in the middle: nothing that anybody saw is lost, and nothing is done twice."""

import time
from collections.abc import Callable

from tests.server.pond import Pond, play_on, seated


def test_clients_go_on_after_a_restart_without_a_reload(own_pond: Callable[..., Pond]) -> None:
    pond = own_pond()
    with pond.guest() as anna, pond.guest() as bert:
        first, second = seated(anna, bert)
        first.do("chat", text="back in a minute", id="once")
        second.until(lambda live: live.seq >= first.seq)
        table, done = first.table["id"], first.answers["once"]
        first.socket.close()
        second.socket.close()
        pond.stop()
        pond.start()
        with anna.at(table, first.seq) as one, bert.at(table, second.seq) as other:
            assert one.lines == []
            assert one.ask("chat", text="back in a minute", id="once") == done
            play_on(one, other)
        with anna.at(table) as anew:
            assert anew.lines[: first.seq] == first.lines


def test_bots_and_clocks_go_on_by_themselves(own_pond: Callable[..., Pond]) -> None:
    pond = own_pond(bot_pause_ms=60_000)
    with pond.guest() as anna:
        table = anna.open("me,tadpole,tadpole")
        with anna.at(table) as live:
            live.do("begin").do("resign")
        pond.stop()
        pond.start()  # nobody is there, so nobody has to be able to follow
        end = time.monotonic() + 15
        while anna.http.get(f"/api/tables/{table}").json()["phase"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
