"""`nenuphar serve` offers what `Settings` describes, within its ranges."""

import socket
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import segno
from msgspec.structs import fields

from nenuphar import cli
from nenuphar.cli import host_link
from nenuphar.cli.serve import _say_link, _settings, _welcome
from nenuphar.server import serving
from nenuphar.server.gateway.app import App
from nenuphar.server.net import addresses, authority
from nenuphar.server.net.certificates import BadCertificate
from nenuphar.server.settings import Settings, described
from nenuphar.store import Unavailable
from nenuphar.store.opening import open_store
from nenuphar.texts import Catalogue
from tests.command import nenuphar

NUMBERS: dict[str, Any] = {option: facts for _, option, facts, _, _ in described() if facts.ge is not None}
# `bots` has an option of its own, --bot, which other commands share.
KEPT_TO_ITSELF = {"bots", "files", "asks_burst", "requests_burst", "chats_burst", "changes_per_second", "changes_burst"}
KEPT_TO_ITSELF |= {"advice_per_second", "advice_burst", "notify_after_ms", "notify_gather_ms", "notify_look_ms"}
KEPT_TO_ITSELF |= {"notify_return_ms"}


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


def certificate(folder: Path, days: int = 100) -> tuple[Path, Path]:
    """A certificate that ends after this many days, and its key."""
    made = authority.server_file(folder, authority.Names(("a.local",)), datetime.now(UTC) + timedelta(days=days - 397))
    text = made.read_text()
    begin = text.index("-----BEGIN CERTIFICATE")
    (folder / "my.crt").write_text(text[begin:])
    (folder / "my.key").write_text(text[:begin])
    return folder / "my.crt", folder / "my.key"


def refusal(home: Path, *tokens: str, code: int = 2) -> str:
    host = () if "--host" in tokens else ("--host", "127.0.0.1")
    done = nenuphar(home, "serve", "--lang", "en", "--no-browser", *host, *tokens)
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    return done.stderr.strip()


def test_a_certificate_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    good, key = certificate(tmp_path / "good")
    given = ("--certificate", str(good), "--key")
    _, other = certificate(tmp_path / "other")
    assert refusal(tmp_path, *given, str(other)) == f"{other} is not the key for {good}, or it has a password."
    assert refusal(tmp_path, "--certificate", str(good)) == f"{good} is not the key for {good}, or it has a password."
    assert refusal(tmp_path, "--key", str(key)) == "--key needs --certificate."
    nowhere = tmp_path / "nowhere"
    assert refusal(tmp_path, *given, str(nowhere)).startswith(f"{nowhere} cannot be read or written: No such file")
    assert refusal(tmp_path, "--certificate", str(nowhere)).startswith(f"{nowhere} cannot be read")
    assert refusal(tmp_path, "--certificate", str(key)).startswith(f"{key} is not a certificate in PEM format")
    old, old_key = certificate(tmp_path / "old", days=-2)
    assert refusal(tmp_path, "--certificate", str(old), "--key", str(old_key)).startswith(f"The certificate {old} exp")
    new, new_key = certificate(tmp_path / "new", days=500)
    early = refusal(tmp_path, "--certificate", str(new), "--key", str(new_key))
    assert early.startswith(f"The certificate {new} is only valid from")


def test_an_authority_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    certificate(tmp_path)
    name = refusal(tmp_path, "--https", "--name", "bank.example")
    assert name.startswith(f"The certificate authority in {tmp_path / 'https'} may not vouch for bank.example.")
    (tmp_path / "https" / "authority.pem").write_text("nonsense")
    assert "authority.pem is not a certificate" in refusal(tmp_path, "--https")


def test_a_taken_port_is_named_with_https_too(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert refusal(tmp_path, "--https", "--port", port, code=75).startswith(f"Port {port} is already in use.")


def test_an_address_that_is_not_there_yet_may_be_tried_again(tmp_path: Path, postgres_url: str) -> None:
    """As after a reboot: a service starts before its network has an address."""
    elsewhere = "192.0.2.7"  # of no machine
    assert "192.0.2.7" in refusal(tmp_path, "--host", elsewhere, code=75)
    beside = ("--port", "0", "--database", postgres_url, "--node-address", f"{elsewhere}:8125")
    assert "192.0.2.7" in refusal(tmp_path, *beside, code=75)
    assert "999.0.0.1" in refusal(tmp_path, "--host", "999.0.0.1")


@pytest.mark.parametrize(("https", "scheme"), [(False, "http"), (True, "https")])
def test_the_welcome_names_the_right_addresses(
    tmp_path: Path, https: bool, scheme: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=tmp_path / "nenuphar.sqlite3", https=https, names=("a.local",))
    authority.server_file(tmp_path, authority.Names(("a.local",)))
    codes: list[str] = []
    make = segno.make

    def noted(text: str, **how: Any) -> segno.QRCode:
        codes.append(text)
        return make(text, **how)

    monkeypatch.setattr(segno, "make", noted)
    _welcome(Catalogue("en"), settings, 8123, "192.168.1.5", browser=False)
    said = capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "")
    assert f"The table is open: {scheme}://localhost:8123/\n" in said
    assert codes == [f"{scheme}://192.168.1.5:8123/"]
    assert ("http://192.168.1.5:8123/trust" in said) is https
    assert (authority.fingerprint(tmp_path) in said) is https


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({}, "http://192.168.1.5:8123"),
        ({"https": True}, "https://192.168.1.5:8123"),
        ({"host": "127.0.0.1"}, "http://127.0.0.1:8123"),
        ({"names": ("a.local", "b.local")}, "http://a.local:8123"),
        ({"names": ("table.example",), "trusted_proxies": ("127.0.0.1",)}, "https://table.example"),
    ],
)
def test_the_link_for_the_host_works_from_other_devices(
    how: dict[str, Any], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.168.1.5")
    assert host_link.public_address(Settings(database="", **how), 8123) == expected


def test_https_starts_in_a_network_of_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The authority vouches for no public address, and the host has not asked it to."""
    for address in ("192.168.1.5", "203.0.113.5"):  # the authority is made at home
        monkeypatch.setattr(serving, "local_address", lambda address=address: address)
        authority.server_file(tmp_path, serving.names_of(Settings(database=tmp_path / "pond")))
    asked = serving.names_of(Settings(database=tmp_path / "pond", host="203.0.113.5"))
    with pytest.raises(BadCertificate):
        authority.server_file(tmp_path, asked)


@pytest.mark.anyio
async def test_a_server_that_cannot_write_has_no_link_and_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=tmp_path / "nenuphar.sqlite3", port=0, host="127.0.0.1")
    store = await open_store(settings.database)
    monkeypatch.setattr(store, "keep_host_link", AsyncMock(side_effect=Unavailable("the disk is full")))
    with closing(serving.listen(settings)) as listener:
        assert await App(settings, store).new_host_link() is None
        _say_link(Catalogue("en"), settings, listener, None)
    await store.close()
    assert "There is no link to the host's page" in capsys.readouterr().out
