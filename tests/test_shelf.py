"""Files that options are chosen from: they are found in their folders, and nothing outside can be read."""

import os
from pathlib import Path

import pytest

from nenuphar import shelf
from nenuphar.core.codec import convert
from nenuphar.core.game import Refused
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.types import POND, Options
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.server.gateway.catalogue import about
from tests.command import nenuphar

BOARDS = shelf.shelves(GAME)["board"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with one board, `mine`."""
    folder = BOARDS.folder(tmp_path)
    folder.mkdir(parents=True)
    own = Path(str(BOARDS._own())) / "pond.toml"
    (folder / "mine.toml").write_text(own.read_text("utf-8").replace("Moonlit pond", "My pond"), "utf-8")
    (tmp_path / "secret.toml").write_text("title = 'secret'", "utf-8")
    return tmp_path


def test_a_game_has_a_shelf_for_every_option_that_says_so() -> None:
    assert list(shelf.shelves(GAME)) == ["board"]
    assert shelf.shelves(QUIBBIT) == {}
    assert "boards" in shelf.names()


def test_users_files_come_after_the_games(home: Path, tmp_path: Path) -> None:
    assert BOARDS.names(home) == ("pond", "brook", "mine")
    assert BOARDS.names(tmp_path / "nowhere") == ("pond", "brook")


def test_a_name_becomes_the_content_of_its_file(home: Path) -> None:
    options = convert(shelf.with_files(GAME, {"board": "mine"}, home), Options)
    assert options.board.title == "My pond"
    assert options.board.pads == POND.pads


def test_without_a_name_the_default_file_is_copied(home: Path) -> None:
    """A match from today must replay tomorrow, even if the default board changes."""
    assert convert(shelf.with_files(GAME, {"take_back": False}, home), Options) == Options(take_back=False)
    assert shelf.with_files(GAME, {}, home)["board"]["title"] == "Moonlit pond"


def test_a_value_that_is_not_a_name_stays_as_it_is(home: Path) -> None:
    assert shelf.with_files(GAME, {"board": {"title": "x"}}, home) == {"board": {"title": "x"}}
    assert shelf.with_files(QUIBBIT, {"board": "YRGB*"}, home) == {"board": "YRGB*"}


@pytest.mark.parametrize("name", ["sea", "../../secret", "", "mine.toml", "/etc/passwd"])
def test_nothing_else_is_read(home: Path, name: str) -> None:
    with pytest.raises(Refused) as caught:
        BOARDS.read(name, home)
    assert caught.value.facts == {"fault": "file", "name": name, "names": ("pond", "brook", "mine")}


def test_only_regular_files_with_valid_names_are_offered(home: Path) -> None:
    folder = BOARDS.folder(home)
    (folder / "folder.toml").mkdir()
    os.mkfifo(folder / "pipe.toml")
    (folder / "gone.toml").symlink_to("nowhere")
    Path(os.fsdecode(os.fsencode(folder) + b"/\xff.toml")).write_text("", "utf-8")
    assert BOARDS.names(home) == ("pond", "brook", "mine")


def test_a_file_that_cannot_be_read_is_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", fail)
    with pytest.raises(Refused) as caught:
        BOARDS.read("mine", home)
    assert (caught.value.rule, caught.value.facts["field"]) == ("TB-8", "mine")


@pytest.mark.parametrize("data", [b"a = ", b"\xff", b"a = 1\na = 2"])
def test_invalid_toml_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        shelf.parse_toml(data)
    assert caught.value.rule == "TB-8"


def test_the_set_up_page_offers_them(home: Path) -> None:
    (board,) = [option for option in about(GAME, home).options if option.name == "board"]
    assert (board.kind, board.default, board.choices) == ("choice", "pond", ("pond", "brook", "mine"))


# The command


def test_boards_are_listed_with_the_users_folder(home: Path) -> None:
    said = nenuphar(home, "boards").stdout
    assert "China Moon: pond, brook, mine" in said
    assert str(home / "boards" / "china_moon") in said


def test_a_faulty_board_is_listed_with_what_is_wrong_with_it(home: Path) -> None:
    assert "cannot be used" not in nenuphar(home, "boards").stdout
    (BOARDS.folder(home) / "sea.toml").write_text("title = 3", "utf-8")
    said = nenuphar(home, "boards")
    assert said.returncode == 0
    assert "China Moon: pond, brook, mine, sea" in said.stdout
    assert "sea cannot be used: Invalid value" in said.stdout
    assert said.stdout.count("cannot be used") == 1


def test_a_board_is_shown_as_text(home: Path) -> None:
    assert "36✿k" in nenuphar(home, "boards", "show", "mine").stdout
    refused = nenuphar(home, "boards", "show", "sea")
    assert refused.returncode == 2
    assert "pond, brook, mine" in refused.stderr


def test_a_valid_file_is_reported_as_valid(home: Path) -> None:
    file = home / "boards" / "china_moon" / "mine.toml"
    checked = nenuphar(home, "boards", "check", str(file))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert f"{file} is valid." in checked.stdout


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('kind = "black"', 'kind = "plain"', "0 pads for the black lily"),
        ('kind = "spring"', 'kind = "trampoline"', "'trampoline' is not allowed here"),
        ('next = ["arrival"]', 'next = ["1"]', "arrival cannot be reached from the start"),
        ('next = ["9a", "9b"]', 'next = ["9a"]', "9b cannot be reached from the start"),
        ('next = ["2"]', "next = [", "invalid TOML"),
        ("title", "name", "unknown field name"),
    ],
)
def test_a_faulty_file_gets_one_sentence(home: Path, old: str, new: str, complaint: str) -> None:
    file = home / "boards" / "china_moon" / "mine.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    checked = nenuphar(home, "boards", "check", str(file))
    assert checked.returncode == 2
    assert complaint in checked.stderr
    assert checked.stderr.count("\n") == 1


def test_a_file_that_is_not_there(home: Path) -> None:
    assert nenuphar(home, "boards", "check", "nowhere.toml").returncode == 2


def test_the_commands_of_shelves_are_listed_with_the_others(home: Path) -> None:
    assert "boards" in nenuphar(home, "--help").stdout


def test_a_users_board_can_be_played(home: Path) -> None:
    played = nenuphar(
        home, "play", "china_moon", "--seats", "tadpole,tadpole,tadpole", "--option", "board=mine", "--seed", "x"
    )
    assert played.returncode == 0, played.stderr
    assert '"My pond"' in nenuphar(home, "export").stdout
