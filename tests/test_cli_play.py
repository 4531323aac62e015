"""Whole matches from the command line, with piped input."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from nenuphar.cli import language, program, saved_matches, seats, terminal_match
from nenuphar.cli.errors import UserLeft
from nenuphar.cli.screen import Screen
from nenuphar.core.game import Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import Options
from nenuphar.texts import Catalogue
from tests.command import COMMAND, LONGEST_S, environment, nenuphar

ANSWERS = "".join(f"{number % 12}\n\n" for number in range(3000))  # a tile or a card, and Enter to keep it


def test_somebody_plays_a_match_to_its_end(tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "play", "quibbit", "--seats", "you,bot,Otto:heron", "--seed", "pond", answers=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "At the table: you, Nino (bot: frog), Otto (bot: heron)." in done.stdout
    assert re.search(r"^[●▲■] .+ wins?: .+!  QB-(V5|E3|E4)$", done.stdout, re.MULTILINE)
    assert re.search(r"^Your frog ● (never )?started .* round.* with the crown; .+ left\.$", done.stdout, re.MULTILINE)
    assert "\x1b" not in done.stdout
    (match,) = (tmp_path / "matches").iterdir()
    assert re.fullmatch(r"quibbit-\d{8}T\d{6}Z-[0-9a-f]{8}\.json", match.name)
    assert done.stdout.endswith(f"-m nenuphar verify {match.stem[-8:]}\n")
    assert "nobody else has a card left" in done.stdout
    saved = json.loads(match.read_bytes())
    assert saved["players"] == ["Player 1", "Nino", "Otto"]  # `you` would mean the reader
    assert "taken_over" not in saved, "earlier versions refuse fields that they do not know"


def test_the_same_seed_and_answers_bring_the_same_match(tmp_path: Path) -> None:
    stories = [story(nenuphar(tmp_path, "play", "quibbit", "--seed", seed, answers=ANSWERS)) for seed in "aab"]
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


def test_a_lone_player_may_think_again_before_the_bots_choose(tmp_path: Path) -> None:
    options = ["--option", "youngest=0", "--option", "round_limit=1"]
    done = nenuphar(tmp_path, "play", "quibbit", "--seed", "x", *options, answers="0\n5\n2\n")
    assert done.returncode == 0, done
    assert "You chose card 5. Enter keeps it, or choose again" in done.stdout
    assert "The cards are turned up: ● 2," in done.stdout
    assert "Nobody wins: the limit was 1 round.  QB-E7" in done.stdout


@pytest.mark.parametrize(("lang", "words"), [("en", "wins"), ("fr", "gagne"), ("de", "gewinnt")])
def test_bots_can_be_watched_in_every_language(lang: str, words: str, tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    seats = ["--seats", "you,Bea,tadpole,tadpole", "--watch", "--seed", "x"]
    done = nenuphar(tmp_path, "play", "quibbit", *seats, "--lang", lang, "--save", str(save))
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout
    assert save.read_bytes() == next((tmp_path / "matches").iterdir()).read_bytes()


def test_a_record_replaces_another_file_only_if_told_to(tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    save.write_text("dear diary")
    watched = ["play", "quibbit", "--watch", "--fast", "--seats", "A,B", "--seed", "x", "--save", str(save)]
    done = nenuphar(tmp_path, *watched)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"The file {save} already exists. To replace it, add --force.\n"
    assert save.read_text() == "dear diary"
    assert nenuphar(tmp_path, *watched, "--force").returncode == 0
    assert save.read_text().startswith("{")


def test_options_reach_the_game(tmp_path: Path) -> None:
    options = ["board=YRGB* GBRY* RYBG~", "round_limit=1", "colours=blue,green,red,yellow", "youngest=1"]
    tokens = [part for option in options for part in ("--option", option)]
    done = nenuphar(tmp_path, "play", "quibbit", "--watch", "--seats", "A,B,C,D", "--seed", "x", *tokens)
    assert done.returncode == 0, done
    assert "◆ A, ■ B, ▲ C, ● D. B places a frog first." in done.stdout
    first_board = done.stdout.split("first.")[1]
    assert re.findall(r"[●▲■◆✿≈]", first_board.splitlines()[3]) == ["≈", "●", "▲"]  # tiles 14, 0 and 1


def test_help_and_rules_can_be_read_at_the_prompt(tmp_path: Path) -> None:
    asked = "Hilfe\nr qb-p1\nr QB-Z9\nr TB-3\nr\nq\nn\nq\ny\n"
    done = nenuphar(tmp_path, "play", "quibbit", "--seats", "Anna,Bert", "--seed", "x", answers=asked)
    assert done.returncode == 0, done
    assert "change your mind" in done.stdout
    assert "read a rule, for example: r QB-M1\n" in done.stdout
    assert "@▲@ frog" in done.stdout
    assert re.search(r"^All players still in the race .*  QB-P1$", done.stdout, re.MULTILINE)
    assert "There is no rule QB-Z9." in done.stdout
    assert "Time never runs backward.  TB-3" in done.stdout
    assert "QB-S6  The others follow …" in done.stdout
    assert done.stdout.count("Leave the match? Nothing will be saved. y/N") == 2


def test_enter_and_b_show_the_board_again(tmp_path: Path) -> None:
    tokens = ["play", "quibbit", "--seats", "you,Bartholomew", "--seed", "x", "--option", "youngest=0"]
    done = nenuphar(tmp_path, *tokens, answers="\nB\nq\ny\n")
    assert done.returncode == 0, done
    assert done.stdout.count("╭0──") == 3
    assert done.stdout.count("▲@   Bartholome 1 2 3 4 5") == 3


def test_moves_can_be_typed_as_they_are_offered(tmp_path: Path) -> None:
    tokens = ["play", "quibbit", "--seats", "you,bot", "--seed", "x", "--option", "youngest=0"]
    offered = re.findall(r"tile\xa00\xa0[●▲■✿≈]", nenuphar(tmp_path, *tokens, answers="q\n").stdout)[0]
    for typed in (offered, offered.replace("\xa0", "  ")):
        assert "Your frog ● starts" in nenuphar(tmp_path, *tokens, answers=f"{typed}\nq\n").stdout


def test_an_answer_after_the_deadline_comes_too_late(tmp_path: Path) -> None:
    tokens = ["play", "quibbit", "--seconds", "1", "--seed", "x", "--option", "youngest=0"]
    with subprocess.Popen(
        [*COMMAND, *tokens], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert "You have 1 second per move." in "".join(process.stdout.readline() for _ in range(3))
        while not process.stdout.readline().startswith("Where does your frog start?"):
            pass
        time.sleep(1.1)
        stdout, _ = process.communicate("5\nq\ny\n", timeout=LONGEST_S)
    assert process.returncode == 0
    assert "Too late: your time was up, so a move was made for you." in stdout
    assert "Time is up for you. The smallest card is played.  QB-T1" in stdout
    assert "Your frog ● starts" in stdout
    assert "(tile 0).  QB-T1" in stdout


class Clock:
    """Advances a little on every call, and by a minute while a person thinks too long."""

    def __init__(self, *answers: str) -> None:
        self.now_s = 0.0
        self.answers = iter(answers)

    def monotonic(self) -> float:
        self.now_s += 0.01
        return self.now_s

    def readline(self) -> str:
        """The next answer. An exclamation mark means a late one."""
        answer = next(self.answers)
        self.now_s += 60 * answer.endswith("!")
        return answer.rstrip("!") + "\n"

    def isatty(self) -> bool:
        return False


def test_the_clock_decides_though_bots_thought_after_the_deadline(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = Clock("0", "5!", "q", "y")
    monkeypatch.setattr(sys, "stdin", clock)
    monkeypatch.setattr(terminal_match, "time", SimpleNamespace(monotonic=clock.monotonic))
    players = seats.parse("you,bot,bot", QUIBBIT)
    words = Catalogue("en", [player.name for player in players], seats.you(players))
    match = Match(QUIBBIT, Setup(3, Options(youngest=0), 30_000), bytes(32))
    with pytest.raises(UserLeft):
        terminal_match.TerminalMatch(match, players, words, Screen(), bytes(32)).play()
    told = capsys.readouterr().out
    assert "TB-3" not in told
    late, decided = (
        "Too late: your time was up, so a move was made for you.",
        "Time is up for you. The smallest card is played.",
    )
    assert f"{late}\n{decided}  QB-T1\n" in told
    assert "Round 2." in told


def test_you_and_somebody_else_share_the_keyboard(tmp_path: Path) -> None:
    options = ["--option", "youngest=0", "--option", "round_limit=1"]
    answers = "0\n1\n\n4\nyou\n3\n\n2\n"
    done = nenuphar(tmp_path, "play", "quibbit", "--seats", "you,Anna", "--seed", "x", *options, answers=answers)
    assert done.returncode == 0, done
    assert "At the table: you, Anna (person)." in done.stdout
    assert "\nTake the keyboard. Everyone else, look away." in done.stdout
    assert "Anna, take the keyboard. Everyone else, look away. Press Enter.\n(Chosen: 1 you." in done.stdout
    assert "The cards are turned up: ● 3, ▲ 2." in done.stdout


def test_a_player_may_be_called_dummy_or_you(tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "play", "quibbit", "--watch", "--seats", "dummy:tadpole,You:tadpole", "--seed", "x")
    assert done.returncode == 0, done
    assert "● dummy, ▲ You, ■ the dummy." in done.stdout
    assert "dummy's frog ● starts" in done.stdout
    assert "You's frog ▲ starts" in done.stdout
    assert "The dummy's frog ■ starts" in done.stdout


def test_a_seed_need_not_be_text(tmp_path: Path) -> None:
    tokens = ["quibbit", "--seats", "A,B", "--watch", "--option", "round_limit=1", "--seed"]
    stories = [story(nenuphar(tmp_path, "play", *tokens, seed)) for seed in (b"\xff", b"\xff", b"\xfe")]
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]
    fights = ["arena", "quibbit", "--bots", "tadpole,frog", "--games", "1", "--workers", "1", "--seed"]
    assert nenuphar(tmp_path, *fights, b"\xff").returncode == 0


def test_the_other_commands_answer(tmp_path: Path) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", nenuphar(tmp_path, "--version").stdout)
    assert "nenuphar verify match.json" in nenuphar(tmp_path, "--help").stdout
    assert re.search(r"quibbit +2–4 +tadpole, frog, heron", nenuphar(tmp_path, "games").stdout)
    assert nenuphar(tmp_path, "rules", "quibbit").stdout.startswith(
        "# Quibbit!\nA game by Dennis Kirps, Günter Burkhardt  \n2 to 4 players, from age 7, about 15 minutes\n\n"
    )
    box = nenuphar(tmp_path, "rules", "china_moon", "--lang", "fr").stdout.splitlines()[1:5]
    assert [line.strip().replace("\N{NO-BREAK SPACE}", " ") for line in box] == [
        "Un jeu de Bruno Faidutti",
        "Illustrations : Vincent Dutrait",
        "Éditeur : Jeux Descartes, 2003",
        "de 3 à 5 joueurs, dès 12 ans, environ 30 minutes",
    ]
    assert nenuphar(tmp_path, "rules", "quibbit", "qb-v2").stdout == "Small cards go before large ones.  QB-V2\n"
    for tokens in (["quibbit", "tb-28"], ["tb-28"]):
        told = nenuphar(tmp_path, "rules", *tokens).stdout
        assert re.fullmatch(r"What cannot be stored has not happened\. .+  TB-28\n", told)
    assert nenuphar(tmp_path, "rules", "TB-3").stdout == "Time never runs backward.  TB-3\n"


def test_the_arena_counts_wins(tmp_path: Path) -> None:
    tokens = ["arena", "quibbit", "--bots", "frog,tadpole", "--games", "20", "--workers", "1", "--seed", "x"]
    done = nenuphar(tmp_path, *tokens)
    assert done.returncode == 0, done
    wins = {level: int(won) for level, won in re.findall(r"^ +(frog|tadpole) +20 +(\d+) ", done.stdout, re.MULTILINE)}
    assert wins["frog"] > wins["tadpole"]
    assert sum(wins.values()) == 20
    assert done.stdout.startswith("4 seats in each match.\n")
    assert re.fullmatch(r"(\d+ of 20 matches, [\d,.]+ per second, about \d+ s left\.\n)+", done.stderr)


def test_bots_in_an_arena_play_differently_with_another_budget(tmp_path: Path) -> None:
    tokens = ["arena", "quibbit", "--bots", "heron,frog", "--games", "8", "--workers", "1", "--seed", "x", "--thoughts"]
    few, same, more = (nenuphar(tmp_path, *tokens, thoughts).stdout for thoughts in ("1", "1", "40"))
    assert few == same
    assert few != more


@pytest.mark.parametrize(
    ("argv", "called"),
    [
        (["/usr/bin/pytest"], "nenuphar"),
        ([".venv/bin/nenuphar"], ".venv/bin/nenuphar"),
        (["my folder/nenuphar"], "'my folder/nenuphar'"),
    ],
)
def test_the_program_names_itself_as_it_was_called(
    argv: list[str], called: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", argv)
    assert program.called() == called


def test_the_program_uses_its_short_name_if_the_shell_knows_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = tmp_path / "nenuphar"
    found.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [str(found)])
    assert program.called() == "nenuphar"


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": "de"}, "de"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_machine(environ: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, environ.get(name, ""))
    assert language.chosen(None) == lang


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_HOME", "/n")
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert saved_matches.folder() == Path("/n/matches")
    monkeypatch.delenv("NENUPHAR_HOME")
    assert saved_matches.folder() == Path("/x/nenuphar/matches")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saved_matches.folder() == Path.home() / ".local/share/nenuphar/matches"


def story(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The output, without the path and the name of the saved match."""
    assert done.returncode == 0, done
    return [line for line in done.stdout.splitlines() if not re.search("matches|verify", line)]
