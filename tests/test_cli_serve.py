"""`nenuphar serve` offers what `Settings` describes, within its ranges."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from nenuphar import cli
from nenuphar.cli.serve import _settings
from nenuphar.server.settings import Settings, described

NUMBERS: dict[str, Any] = {option: facts for _, option, facts, _, _ in described() if facts.ge is not None}
# `bots` has an option of its own, --bot, which other commands share.
KEPT_TO_ITSELF = {"bots", "files", "asks_burst", "requests_burst", "chats_burst", "changes_per_second", "changes_burst"}
KEPT_TO_ITSELF |= {"notify_after_ms", "notify_gather_ms", "notify_look_ms"}


def test_every_setting_is_offered_but_those_that_follow_from_others() -> None:
    offered = {field for field, *_ in described()}
    assert offered == {field.name for field in fields(Settings)} - KEPT_TO_ITSELF


@pytest.mark.parametrize("option", NUMBERS)
def test_a_number_out_of_its_range_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    facts, name = NUMBERS[option], f"--{option.replace('_', '-')}"
    for given in (facts.ge - 1, facts.le + 1):
        assert cli.run(["serve", "--lang", "en", name, str(given)]) == 2
        assert capsys.readouterr().err == f"{name} must be a number from {facts.ge} to {facts.le}, not {given}.\n"


def test_the_environment_sets_what_the_command_line_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NENUPHAR_TOKEN_DAYS", "0")
    assert cli.run(["serve", "--lang", "en"]) == 2
    assert "--token-days must be a number" in capsys.readouterr().err


def test_settings_are_usual_where_nothing_is_given(tmp_path: Path) -> None:
    database = tmp_path / "new" / "nenuphar.sqlite3"
    assert _settings({"database": str(database)}) == Settings(database=database)
    assert database.parent.is_dir()


def test_what_is_given_counts_and_bursts_follow(tmp_path: Path) -> None:
    given: dict[str, Any] = {"name": ("pond",), "asks_per_second": 7, "requests_per_second": 8, "chats_per_minute": 120}
    found = _settings({"database": tmp_path / "nenuphar.sqlite3", "trusted_proxy": ("10.0.0.0/8",), **given})
    assert (found.names, found.trusted_proxies) == (("pond",), ("10.0.0.0/8",))
    assert (found.asks_burst, found.requests_burst, found.chats_burst) == (21, 40, 12)
