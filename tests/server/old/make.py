"""Makes a database and records with the current version, to keep beside this file for tests of later versions.

    python -m tests.server.old.make tests/server/old/NAME

Every game has a match under way and a finished one, with its record; one more table waits for its match. Make a new
folder before a change that could break stored data, and never change an existing one.
"""

import gzip
import json
import os
import sqlite3
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from nenuphar.testing.words import Small, as_installed, small_list
from tests.server.live_server import Guest, Live, LiveServer, play_on, start_match, wait_for_turn

FOR_EVER_DAYS = 100_000
WORDS = Small(zipf={"ja": 6.0, "mc": 2.9}, dictionary=("ja",))
QUIBBIX = {"words_in": "de", "rounds": 1, "turn_seconds": 300}
GOBBIT = {"tempo": "frantic", "sudden_death": True}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        os.environ["NENUPHAR_WORDS"] = str(books(place))
        server = LiveServer(place, token_days=FOR_EVER_DAYS, forget_days=FOR_EVER_DAYS)
        with server.guest() as anna, server.guest() as bert:
            told = _played(anna, bert)
        server.stop()
        with sqlite3.connect(place / "nenuphar.sqlite3") as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        folder.mkdir(parents=True, exist_ok=True)
        _pack(folder / "pond.sqlite3.gz", (place / "nenuphar.sqlite3").read_bytes())
        _pack(folder / "records.json.gz", json.dumps(told.pop("records")).encode())
        (folder / "told.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _pack(file: Path, data: bytes) -> None:
    file.write_bytes(gzip.compress(data, mtime=0))


def books(place: Path) -> Path:
    """A small word list, so that it is read quickly."""
    small_list(place / "books", "de", as_installed("de", WORDS))
    return place / "books"


def _played(anna: Guest, bert: Guest) -> dict[str, Any]:
    tables: dict[str, str] = {}
    records: dict[str, Any] = {}

    def leave(name: str, *lives: Live) -> None:
        tables[name] = lives[0].table["id"]
        if lives[0].is_over:
            records[name] = anna.http.get(f"/api/tables/{tables[name]}/record").json()
        for live in lives:
            live.socket.close()

    def both(seats: str, **wish: Any) -> tuple[Live, Live]:
        return start_match(anna, bert, seats, **wish)

    for name, play in {"over": play_on, "playing": _a_few}.items():
        for game in ("quibbit", "china_moon"):
            lives = both("me,open,tadpole", game=game)
            play(*lives)
            leave(f"{game} {name}", *lives)
        lives = both("me,open", game="quibbix", options=QUIBBIX)
        write(lives[0], "JA")
        if name == "over":
            write(lives[1], "MC")
            _to_the_end(*lives)
        leave(f"quibbix {name}", *lives)
        lives = both("me,open", game="gobbit", options=GOBBIT)
        lives[0].until(lambda live: view(live)["scene"]["number"] >= 2)
        if name == "over":
            _slap_at_everything(lives[0])
        leave(f"gobbit {name}", *lives)
    waiting = anna.at(anna.open("me,open"))
    chatting = bert.at(bert.join(waiting.table["code"])).do("sit", seat=1)
    chatting.do("pinch", bytes="c0ffee")
    chatting.do("chat", text="bonjour")
    chatting.do("react", sign="hello")
    leave("waiting", waiting, chatting)
    return {
        "cookies": {"anna": anna.http.cookies["nenuphar"], "bert": bert.http.cookies["nenuphar"]},
        "tables": tables,
        "records": records,
    }


def _slap_at_everything(live: Live) -> None:
    """Wrong slaps soon put a player out."""
    while not live.is_over:
        scene = view(live)["scene"]["number"]
        live.ask("act", question=0, action={"type": "tap", "target": scene % 2, "scene": scene})
        _look_on(live, scene)


def _look_on(live: Live, scene: int) -> None:
    live.until(lambda live: live.is_over or view(live)["scene"]["number"] > scene)


def _a_few(*lives: Live) -> None:
    for _ in range(4):
        wait_for_turn(*lives).play()


def _to_the_end(*lives: Live) -> None:
    """Plays through judging, votes, comparing and looking."""
    says = {"building": {"type": "finish"}, "comparing": {"type": "content"}, "looking": {"type": "ready"}}
    while not all(live.is_over for live in lives):
        for live in lives:
            assert live.match is not None
            action = says.get(view(live)["phase"])
            votes = [offer for offer in live.match["offers"] or () if offer["action"]["type"] == "vote"]
            if live.table["you"] in live.match["due"] and (votes or action):
                live.play(votes[0]["action"] if votes else action)
            elif not live.is_over:
                with suppress(TimeoutError):
                    live.hear(0.05)


def view(live: Live) -> Any:
    assert live.match is not None
    return live.match["view"]


def write(live: Live, word: str) -> None:
    act(live, type="write", text="".join(f"({letter})" for letter in word))


def act(*lives: Live, **action: Any) -> None:
    for live in lives:
        assert live.match is not None
        live.do("act", question=live.match["question"], action=action)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
