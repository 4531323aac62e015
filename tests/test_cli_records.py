"""Records at the command line: export, verify, replay, and refusal of changed files."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nenuphar.cli import records, saved_matches
from nenuphar.core import record
from nenuphar.core.codec import encode
from nenuphar.core.game import Outcome
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.texts import Catalogue
from tests.command import nenuphar


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with two matches."""
    folder = tmp_path_factory.mktemp("home")
    for seats, seed in (("A,B", "one"), ("Anna,Bert,Cleo", "two")):
        done = nenuphar(folder, "play", "quibbit", "--watch", "--seats", seats, "--seed", seed)
        assert done.returncode == 0, done
    return folder


@pytest.fixture(scope="module")
def match(home: Path) -> bytes:
    return nenuphar(home, "export").stdout.encode()


def test_the_latest_match_is_exported_and_verified_and_replayed(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert nenuphar(home, "export", "--to", str(file)).stdout == f"Written to {file}\n"
    verified = nenuphar(home, "verify", str(file))
    assert (verified.returncode, verified.stderr) == (0, "")
    steps = file.read_text("utf-8").count('"seq":')
    draws = file.read_text("utf-8").count('"by":"chance"')
    assert verified.stdout.startswith("Quibbit!, Anna, Bert, Cleo\nThe seed matches the fingerprint ")
    assert f"\n{draws} random draws come from that seed.\n{steps} moves were replayed" in verified.stdout
    assert verified.stdout.endswith("\nThis match file is valid.\n")


def test_a_replay_tells_what_was_told_when_it_was_played(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = nenuphar(tmp_path, "play", "quibbit", "--watch", "--seats", "A,B", "--seed", "x", "--save", str(file))
    replayed = nenuphar(tmp_path, "replay", str(file))
    assert (replayed.returncode, replayed.stderr) == (0, "")
    told = replayed.stdout.partition("\n")[2]
    assert told.count("╭0") > 3
    assert told in played.stdout


def test_a_replay_can_wait_for_its_reader(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    nenuphar(home, "export", "--to", str(file))
    done = nenuphar(home, "replay", str(file), "--step", "--lang", "fr", answers="\n" * 99)
    assert done.returncode == 0, done
    assert done.stdout.count("Entrée pour continuer") > 3


def test_kept_matches_are_listed_and_found_by_name(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_HOME", str(home))
    older, newer = (path.stem for path in saved_matches.all_saved())
    listed = nenuphar(home, "export", "--list").stdout
    assert re.search(rf"{older} +A, B +(A|B|the dummy) ", listed)
    assert re.search(rf"{newer} +Anna, Bert, Cleo +(Anna|Bert|Cleo) ", listed)
    for name in (older, older.rpartition("-")[2], f"{older}.json"):
        assert saved_matches.find(name).stem == older
    assert '"players": ["A","B"]' in nenuphar(home, "export", older).stdout


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("quibbit", "Several saved matches begin with"),
        ("quibbit-1999", "No saved match begins with"),
        ("../../etc/passwd", "No saved match begins with"),
    ],
)
def test_a_name_of_no_match_or_of_several_is_refused(name: str, answer: str, home: Path) -> None:
    done = nenuphar(home, "export", name)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert f"{answer} {name}." in done.stderr


def test_a_kept_match_is_verified_and_replayed_by_its_name_or_commitment(home: Path) -> None:
    older = min((home / "matches").iterdir(), key=lambda path: path.stat().st_mtime_ns)
    commitment = json.loads(older.read_bytes())["commitment"]
    for name in (older.stem, older.name, commitment[:8], commitment[:20], commitment):
        assert nenuphar(home, "verify", name).stdout.endswith("This match file is valid.\n"), name
    assert nenuphar(home, "replay", commitment[:8]).stdout.startswith("Quibbit!, A, B\n")
    for name, answer in (("quibbit", "Several"), ("nothing", "no file nothing"), (f"{commitment[:8]}g", "no file")):
        done = nenuphar(home, "verify", name)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
        assert answer in done.stderr


def test_an_ambiguous_commitment_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_HOME", str(tmp_path))
    folder = tmp_path / "matches"
    folder.mkdir()
    older, newer = (folder / f"quibbit-{year}-abcdef01.json" for year in (1, 2))
    older.touch()
    assert saved_matches.short_name(older) == "abcdef01"
    newer.touch()
    assert saved_matches.short_name(newer) == "quibbit-2-abcdef01"


def test_a_file_is_replaced_only_by_force(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("precious")
    done = nenuphar(home, "export", "--to", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert file.read_text() == "precious"
    assert nenuphar(home, "export", "--to", str(file), "--force").returncode == 0
    assert file.read_text() != "precious"


@pytest.mark.parametrize(
    ("game", "ranks", "won"),
    [
        ("quibbit", (2, 1), "Bert"),
        ("quibbit", (2, 2), "the dummy"),
        ("chess", (2, 2), "nobody"),
        ("quibbit", (1, 1), "nobody (draw)"),
    ],
)
def test_the_list_says_in_words_who_has_won(game: str, ranks: tuple[int, ...], won: str) -> None:
    summary = records.Summary(game, ("Anna", "Bert"), Outcome(ranks, "QB-E3"))
    assert records.winners(summary, Catalogue("en")) == won


def test_a_record_has_one_step_per_line(match: bytes) -> None:
    lines = match.decode().splitlines()
    steps = [line for line in lines if line.startswith('  {"seq":')]
    assert len(steps) > 10
    assert len(lines) == len(steps) + 13


CHANGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "an event": (lambda data: data.replace(b'"round-began","number":1', b'"round-began","number":2', 1), "TB-9"),
    "a name": (lambda data: data.replace(b'"Anna"', b'"Hanna"'), "players"),
    "the seed": (lambda data: data.replace(b'"seed": "', b'"seed": "00'), "seed"),
    "the rules": (lambda data: data.replace(b'"rules": 1', b'"rules": 99'), "rules"),
    "the outcome": (lambda data: data.replace(b'"outcome": {"ranks":[', b'"outcome": {"ranks":[1,'), "outcome"),
    "cut off": (lambda data: data[: len(data) // 2], "TB-8"),
    "empty": (lambda data: b"", "TB-8"),
    "no record": (lambda data: b"[1, 2]", "TB-8"),
    "nested without end": (lambda data: b'{"x":' + b"[" * 100_000, "nested too deeply"),
    "said twice": (lambda data: data.replace(b'"rules": 1', b'"rules": 1, "rules": 1'), "rules"),
    "no UTF-8": (lambda data: data.replace(b"Anna", b"\xff\xfe"), "UTF-8"),
    "a wrong type": (lambda data: data.replace(b'"seats":3', b'"seats":"three"'), "setup.seats"),
    "too many seats": (lambda data: data.replace(b'"seats":3', b'"seats":30'), "setup"),
    "an unknown field": (lambda data: data.replace(b'"rules": 1', b'"rules": 1, "colour": 2'), "colour"),
    "another game": (lambda data: data.replace(b'"game": "quibbit"', b'"game": "chess"'), "chess"),
    "a dangerous game": (lambda data: data.replace(b'"quibbit"', b'"\\u001b[2J\\nquibbit"'), "called ·[2J·quibbit."),
}


@pytest.mark.parametrize(
    ("command", "change"),
    [
        *(("verify", change) for change in CHANGES),
        ("replay", "an event"),
        *(("analyse", change) for change in ("an event", "the rules", "cut off", "no record")),
    ],
)
def test_a_changed_record_is_refused_in_one_sentence(
    change: str, command: str, home: Path, match: bytes, tmp_path: Path
) -> None:
    alter, named = CHANGES[change]
    altered = alter(match)
    assert altered != match
    file = tmp_path / "match.json"
    file.write_bytes(altered)
    done = nenuphar(home, command, str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert named in done.stderr
    assert file.read_bytes() == altered


def hold_no_such_card(told: Any) -> None:
    first(told, "choose")["action"]["card"] = 9


def act_out_of_turn(told: Any) -> None:
    command = first(told, "place")
    command["by"] = (command["by"] + 1) % 3


@pytest.mark.parametrize(("change", "rule"), [(hold_no_such_card, "QB-P1"), (act_out_of_turn, "QB-S5")])
def test_a_command_that_the_rules_refuse_is_named_with_the_rule(
    change: Callable[[Any], None], rule: str, home: Path, match: bytes, tmp_path: Path
) -> None:
    told = json.loads(match)
    change(told)
    file = tmp_path / "match.json"
    file.write_bytes(encode(told))
    done = nenuphar(home, "verify", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert re.search(rf"steps\[\d+\]\.command breaks rule {rule}\. \(TB-9\)$", done.stderr)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("name", ["\x1b[2J", "two\nlines", "", "\x9b31m", "a name that is longer than all others"])
def test_a_record_with_invalid_names_is_refused(command: str, name: str, match: bytes, tmp_path: Path) -> None:
    done = nenuphar(tmp_path, command, str(renamed(match, (name, "B", "C"), tmp_path)))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert done.stderr.startswith("This match file calls a player ")
    assert not {"\x1b", "\x9b"} & set(done.stderr)


def test_a_player_named_you_in_a_record_is_not_the_reader(match: bytes, tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "replay", str(renamed(match, ("you", "dummy", "C"), tmp_path)))
    assert done.returncode == 0, done
    assert "you's frog" in done.stdout
    assert "dummy's frog" in done.stdout
    assert not re.search("[Yy]our frog|[Tt]he dummy", done.stdout)


def test_the_list_survives_damaged_and_dangerous_files(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (fine,) = [path for path in (home / "matches").iterdir() if b'"Anna"' in path.read_bytes()]
    (folder / fine.name).write_bytes(fine.read_bytes())
    (folder / "quibbit-1-folder.json").mkdir()
    (folder / "quibbit-2-gone.json").symlink_to("nowhere")
    (folder / "quibbit-3-empty.json").touch()
    (folder / "quibbit-4-evil.json").write_bytes(fine.read_bytes().replace(b'"Anna"', rb'"\u001b[2J\nAnna"'))
    done = nenuphar(tmp_path, "export", "--list")
    assert (done.returncode, done.stderr) == (0, ""), done
    assert re.findall(r"quibbit-\d-(\w+) +unreadable", done.stdout) == ["folder", "gone", "empty"]
    assert "·[2J·Anna, Bert, Cleo" in done.stdout
    assert re.search(rf"{fine.stem} +Anna, Bert, Cleo", done.stdout)


def first(told: Any, action: str) -> Any:
    """The first command of this kind in a record."""
    commands = [step["command"] for step in told["steps"]]
    return next(command for command in commands if command["action"]["type"] == action)


def renamed(match: bytes, players: tuple[str, ...], folder: Path) -> Path:
    """The same match with other names and valid seals."""
    file = folder / "renamed.json"
    file.write_bytes(encode(record.record(record.verify(QUIBBIT, match), players)))
    return file


def test_a_file_that_cannot_be_replaced_is_left_alone(home: Path, tmp_path: Path) -> None:
    done = nenuphar(home, "export", "--to", str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done
    assert list(tmp_path.parent.glob(".writing-*")) == []


@pytest.mark.rule("TB-99")
def test_a_match_is_drawn_as_picture_or_animation(home: Path, tmp_path: Path) -> None:
    still, moving = tmp_path / "match.png", tmp_path / "match.gif"
    record = tmp_path / "match.json"
    nenuphar(home, "export", "--to", str(record))
    assert nenuphar(home, "picture", str(record), "--to", str(still)).stdout == f"The picture is in {still}\n"
    assert nenuphar(home, "picture", str(record), "--to", str(moving)).returncode == 0
    assert still.read_bytes().startswith(b"\x89PNG")
    assert moving.read_bytes().startswith(b"GIF89a")
    for wrong, answer in ((tmp_path / "match.bmp", "A picture ends in .png"), (still, "--force")):
        done = nenuphar(home, "picture", str(record), "--to", str(wrong))
        assert done.returncode == 2
        assert answer in done.stderr
