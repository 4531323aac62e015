"""Mistakes at the command line: one sentence on stderr, exit code 2, and no files left behind."""

import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from nenuphar import cli
from nenuphar.cli import seats
from nenuphar.core.endgames import NotSolved
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit import endgames as quibbit_endgames
from tests.command import COMMAND, LONGEST_S, environment, nenuphar

BOARD_WITHOUT_BLUE = "YRGG* GBRY* RYBG~"
BOARD_WITHOUT_WATER = "YRG* GRY* RYG*"
ALL_OF_ONE_COLOUR = "YYY* GRY* RYG~"

SIMULATE = ["simulate", "quibbit", "--workers", "1", "--bots", "frog", "--out", "a.csv", "--matches"]

# The arguments, and what the sentence must mention.
MISTAKES: dict[str, tuple[list[str | bytes], list[str]]] = {
    "unknown command": (["paly"], ["paly", "--help"]),
    "a command of the terminal": (["play", "\x1b[2J\nchess"], ["·[2J·chess"]),
    "a game without end": (["play", "chess" * 1000], ["chesschess", "…"]),
    "unknown game": (["play", "chess"], ["chess", "quibbit"]),
    "no game": (["play"], ["GAME", "play --help"]),
    "unknown flag": (["play", "quibbit", "--seatz", "you"], ["--seatz"]),
    "a word too many": (["play", "quibbit", "now"], ["now"]),
    "unknown language": (["play", "quibbit", "--lang", "tlh"], ["--lang", "tlh", "fr"]),
    "one seat": (["play", "quibbit", "--seats", "you"], ["1 seat,", "2", "4", "TB-1"]),
    "five seats": (["play", "quibbit", "--seats", "you,bot,bot,bot,bot"], ["5 seats", "TB-1"]),
    "empty seat": (["play", "quibbit", "--seats", "you,,bot"], ["--seats", "seat 2"]),
    "unknown level": (["play", "quibbit", "--seats", "you,Otto:stork"], ["stork", "heron"]),
    "a level with a letter less": (["play", "quibbit", "--seats", "you,hern"], ["hern", "Did you mean heron?"]),
    "a level with letters swapped": (["play", "quibbit", "--seats", "you,Frgo"], ["Frgo", "Did you mean frog?"]),
    "a level with another letter": (["play", "quibbit", "--seats", "Anna,haron"], ["Did you mean heron?", "haron:"]),
    "a bot in capitals": (["play", "quibbit", "--seats", "you,Bot"], ["Did you mean bot?"]),
    "several bots at once": (["play", "quibbit", "--seats", "you,bots"], ["Did you mean bot?"]),
    "you with letters swapped": (["play", "quibbit", "--seats", "yuo,bot"], ["Did you mean you?"]),
    "same name twice": (["play", "quibbit", "--seats", "Anna,anna"], ["--seats", "Anna"]),
    "odd name": (["play", "quibbit", "--seats", "you,[red]X[/red]"], ["--seats", "[red]X[/red]"]),
    "seconds in words": (["play", "quibbit", "--seconds", "ten"], ["--seconds", "ten"]),
    "no seconds": (["play", "quibbit", "--seconds", "0"], ["--seconds", "0"]),
    "option without value": (["play", "quibbit", "--option", "round_limit"], ["round_limit", "=", "youngest"]),
    "option nested without end": (
        ["play", "quibbit", "--option", "round_limit=" + "[" * 100_000],
        ["round_limit", "TB-8"],
    ),
    "option that is no text": (["play", "quibbit", "--option", b"youngest=\xff"], ["youngest", "TB-8"]),
    "unknown option": (["play", "quibbit", "--option", "speed=9"], ["speed", "round_limit", "TB-8"]),
    "option of wrong type": (["play", "quibbit", "--option", "youngest=me"], ["youngest", "int", "TB-8"]),
    "no truth value": (["play", "quibbit", "--option", "last_human_wins=perhaps"], ["last_human_wins", "TB-8"]),
    "unknown colour": (["play", "quibbit", "--option", "colours=pink,red,blue"], ["colours", "pink", "TB-8"]),
    "same colour twice": (["play", "quibbit", "--option", "colours=red,red,blue"], ["colours", "QB-S4"]),
    "youngest sits nowhere": (["play", "quibbit", "--option", "youngest=3"], ["youngest", "QB-S5"]),
    "no rounds": (["play", "quibbit", "--option", "round_limit=0"], ["round_limit", "QB-E7"]),
    "short board": (["play", "quibbit", "--option", "board=YRG*"], ["4 tiles", "12", "QB-S2"]),
    "short board for two": (
        ["play", "quibbit", "--seats", "you,bot", "--option", "board=YRG*"],
        ["4 tiles", "12", "QB-S3"],
    ),
    "dry board": (["play", "quibbit", "--option", f"board={BOARD_WITHOUT_WATER}"], ["water", "QB-M2"]),
    "board of one colour": (["play", "quibbit", "--option", f"board={ALL_OF_ONE_COLOUR}"], ["red", "QB-S2"]),
    "board without blue": (
        ["play", "quibbit", "--seats", "you,bot,bot,bot", "--option", f"board={BOARD_WITHOUT_BLUE}"],
        ["Segment 1", "blue", "QB-S1"],
    ),
    "nowhere to save": (["play", "quibbit", "--save", "/no/such/folder/match.json"], ["/no/such/folder/match.json"]),
    "no such file": (["verify", "/no/such/match.json"], ["/no/such/match.json"]),
    "no such file here": (["verify", "match.json"], ["no file match.json", "export --list"]),
    "a folder": (["replay", "/"], ["/", "directory"]),
    "nothing kept": (["export"], ["matches", "nenuphar play"]),
    "no such rule": (["rules", "quibbit", "QB-Z9"], ["QB-Z9"]),
    "unknown bot": (["arena", "quibbit", "--bots", "stork"], ["--bots", "stork", "heron"]),
    "no games": (["arena", "quibbit", "--bots", "frog,heron", "--games", "0"], ["--games"]),
    "no thoughts": (["arena", "quibbit", "--bots", "frog,heron", "--thoughts", "0"], ["--thoughts", "1"]),
    "thoughts of nobody": (["arena", "quibbit", "--bots", "frog,heron", "--thoughts", "kraken=5"], ["kraken=5"]),
    "no number of thoughts": (["arena", "quibbit", "--bots", "frog,heron", "--thoughts", "5,heron=x"], ["heron=x"]),
    "no workers": (["arena", "quibbit", "--bots", "frog,heron", "--workers", "0"], ["--workers", "1"]),
    "fewer than no workers": (["arena", "quibbit", "--bots", "frog,heron", "--workers=-1"], ["--workers", "-1"]),
    "one bot alone": (["arena", "quibbit", "--bots", "frog,Frog"], ["two levels", "heron"]),
    "an arena with names": (["arena", "quibbit", "--bots", "frog,heron", "--seats", "you"], ["number of seats", "you"]),
    "an arena too large": (["arena", "quibbit", "--bots", "frog,heron", "--seats", "7"], ["number of seats", "2 to 4"]),
    "arena without bots": (["arena", "quibbit"], ["--bots"]),
    "half a match": ([*SIMULATE, "1.5"], ["--matches", "1.5"]),
    "no matches": ([*SIMULATE, "0"], ["--matches", "1"]),
    "a limit of no rounds": ([*SIMULATE, "9", "--option", "round_limit=0"], ["QB-E7"]),
    "an unknown level to simulate": (
        ["simulate", "quibbit", "--bots", "stork", "--matches", "9", "--out", "a.csv"],
        ["--bots", "stork", "heron"],
    ),
    "a file of another kind": (
        ["simulate", "quibbit", "--bots", "frog", "--matches", "9", "--out", "a.xlsx"],
        ["a.xlsx", ".parquet", ".csv"],
    ),
    "results nowhere": (
        ["simulate", "quibbit", "--bots", "frog", "--matches", "9", "--workers", "1", "--out", "/no/such/a.csv"],
        ["/no/such/a.csv"],
    ),
    "tuned numbers nowhere": (["tune", "quibbit", "--out", "/no/such/a.json"], ["/no/such/a.json"]),
    "endgames without numba": (
        ["endgames", "quibbit", "--option", "board=YRG* RGY* GYR~"],
        ["numba", "nenuphar[fast]"],
    ),
}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "did not come to rest"), ("de", "kamen nicht zur Ruhe"), ("fr", "ne se stabilisent pas")]
)
def test_endgames_that_do_not_come_to_rest_leave_no_file(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def unsolved(*_: object) -> None:
        raise NotSolved

    monkeypatch.setenv("NENUPHAR_ENDGAMES", str(tmp_path))
    monkeypatch.setattr("nenuphar.cli.endgames.can_compile", lambda: True)
    monkeypatch.setattr(quibbit_endgames, "solved", unsolved)
    assert cli.run(["endgames", "quibbit", "--option", "board=YRG* RGY* GYR~", "--lang", lang]) == 2
    told = capsys.readouterr().err.splitlines()
    assert said in told[-1]
    assert "Quibbit!" in told[-1]
    assert [*tmp_path.iterdir()] == []


def test_short_names_and_levels_in_capitals_are_fine() -> None:
    players = seats.parse("Bob,Lou,Bo,Heron", QUIBBIT)
    assert [(player.name, player.level) for player in players] == [
        ("Bob", None),
        ("Lou", None),
        ("Bo", None),
        ("Nino", "heron"),
    ]


def test_a_colon_makes_a_name_of_what_looks_like_a_level() -> None:
    assert [player.level for player in seats.parse("Haron:,bot:,heron", QUIBBIT)] == [None, None, "heron"]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_gets_one_sentence(mistake: str, tmp_path: Path) -> None:
    tokens, named = MISTAKES[mistake]
    done = nenuphar(tmp_path, *tokens)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert [word for word in named if word not in done.stderr] == []
    assert not list(tmp_path.rglob("*"))


def test_the_sentence_comes_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert "Plätze" in nenuphar(tmp_path, "play", "quibbit", "--seats", "a,b,c,d,e", "--lang", "de").stderr
    assert "places" in nenuphar(tmp_path, "play", "quibbit", "--seats", "a,b,c,d,e", LANG="fr_FR.UTF-8").stderr


def test_answers_that_end_too_early(tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "play", "quibbit", "--seed", "x")
    assert (done.returncode, done.stderr) == (2, "The input ended before the match did. Nothing was saved.\n")
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_a_bad_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    table = ["--seats", "Anna,Bert", "--option", "youngest=0"]
    answers = "99\nperhaps\n\x00\u0663\n0\n5\n1\n\n7\nq\n"
    done = nenuphar(tmp_path, "play", "quibbit", "--seed", "x", *table, answers=answers)
    assert done.returncode == 0, done
    assert "There is no tile 99." in done.stdout
    assert "(QB-S5)" in done.stdout
    assert 'I do not understand "perhaps".' in done.stdout
    assert "Tile 5 is not at an end of the line. You can start on 1, 11. (QB-S6)" in done.stdout
    assert "You do not have card 7. You can play 1, 2, 3, 4, 5. (QB-P1)" in done.stdout
    assert done.stdout.endswith("You left the table. Nothing was saved.\n")


def test_answers_that_are_not_text(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "quibbit", "--seats", "Anna,Bert", "--seed", "x"]
    done = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, env=environment(tmp_path), check=False)
    assert (done.returncode, done.stderr) == (0, b"")


TALK = ["rules quibbit", "games", "--help", "play quibbit --watch --fast --seats A,B"]


@pytest.mark.parametrize("tokens", TALK)
def test_a_disk_that_is_full(tokens: str, tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = started(tmp_path, tokens, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (2, "Cannot continue: No space left on device.\n")


@pytest.mark.parametrize("tokens", TALK)
def test_a_reader_that_closes_the_pipe(tokens: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as pipe:
        done = started(tmp_path, tokens, stdout=pipe, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize(("tokens", "code"), [("rules quibbit", 0), ("games", 0), ("paly", 2), ("play quibbit", 2)])
def test_closed_standard_streams(tokens: str, code: int, tmp_path: Path) -> None:
    command = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *COMMAND, *tokens.split()]
    assert subprocess.run(command, env=environment(tmp_path), check=False).returncode == code


def test_a_complaint_that_cannot_be_written(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        assert started(tmp_path, "paly", stderr=full).returncode == 2


def started(home: Path, tokens: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *tokens.split()], text=True, env=environment(home), check=False, **streams)


def test_control_c(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "quibbit"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        # A background job may ignore the signal, and children would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, stderr = process.communicate(timeout=LONGEST_S)
    assert (process.returncode, stderr) == (130, "Stopped. Nothing was saved.\n")
