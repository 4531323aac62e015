"""`nenuphar service` writes a unit that systemd accepts and finds safe, and takes back everything it did."""

import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from nenuphar import cli
from nenuphar.cli import host_link, systemd
from nenuphar.cli import service as module
from nenuphar.cli import unit as unit_module
from nenuphar.cli.errors import CommandError
from nenuphar.cli.unit import unit
from tests.command import nenuphar
from tests.server.live_server import PATIENCE_S
from tests.server.server_process import ServerProcess

HOME = f"/{'home'}/anna"
MOST_EXPOSED = 2.0  # of 10, by systemd's own count; below 2 is what it calls OK
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a pretended systemctl was asked. It fails if there is a file `fails`."""
    program = tmp_path / "bin" / "systemctl"
    program.parent.mkdir()
    log, fails = tmp_path / "asked", tmp_path / "fails"
    program.write_text(
        f'#!/bin/sh\necho "$*" >> {log}\ncase "$*" in *is-active*) echo active;; *is-enabled*) echo enabled;; esac\n'
        f'if test -e {fails}; then echo "no bus" >&2; exit 1; fi\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("NENUPHAR_HOME", str(tmp_path / "a home"))
    return log


def said(capsys: pytest.CaptureFixture[str], *tokens: str, code: int = 0) -> str:
    assert cli.run(["service", tokens[0], "--lang", "en", *tokens[1:]]) == code
    out, err = capsys.readouterr()
    return out + err


def test_installed_shown_and_removed(asked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = module.place(system=False)
    assert "No service is installed" in said(capsys, "status")
    shown = said(capsys, "install", "--dry-run", "--", "--port", "8001")
    assert not path.exists()
    assert not asked.exists()
    installed = said(capsys, "install", "--", "--port", "8001")
    assert installed.startswith(shown)
    assert path.read_text("utf-8") in shown
    assert f"ExecStart={sys.executable} -m nenuphar serve --no-browser --port 8001\n" in path.read_text("utf-8")
    assert "active, enabled" in said(capsys, "status")
    assert "still in" in said(capsys, "remove")
    assert not path.exists()
    calls = [line for line in asked.read_text().splitlines() if " is-" not in line]
    on = ["--user enable nenuphar.service", "--user restart nenuphar.service"]
    off = "--user disable --now nenuphar.service"
    assert calls == ["--user daemon-reload", *on, off, "--user daemon-reload"]


def test_what_fails_leaves_nothing(asked: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fails").touch()
    assert "failed: no bus" in said(capsys, "install", code=2)
    assert not module.place(system=False).exists()
    assert "There is no file" in said(capsys, "remove", code=2)


def test_a_second_service_that_fails_leaves_the_first(
    asked: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "install", "--", "--port", "8001")
    before = module.place(system=False).read_text("utf-8")
    (tmp_path / "fails").touch()
    assert "failed: no bus" in said(capsys, "install", "--", "--port", "8002", code=2)
    assert module.place(system=False).read_text("utf-8") == before


def test_without_systemd_there_is_a_sentence(tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "service", "install", "--lang", "en", PATH=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path))
    assert (done.returncode, "There is no systemd on this machine" in done.stderr) == (2, True)
    assert not [*tmp_path.rglob("nenuphar.service")]


def test_a_service_for_the_machine_is_not_installed_from_a_home_folder(
    asked: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", f"{HOME}/.local/bin/python")
    assert f"cannot read {HOME}" in said(capsys, "install", "--system", code=2)


def test_a_low_port_needs_one_capability_and_no_other() -> None:
    assert "CapabilityBoundingSet=\n" in unit(("--port", "8123"), system=True)
    for options in (("--port", "80"), ("--port=80",)):
        low = unit(options, system=True)
        assert "CapabilityBoundingSet=CAP_NET_BIND_SERVICE\n" in low
        assert "PrivateUsers" not in low


def test_words_are_quoted_for_systemd(asked: Path) -> None:
    text = unit(("--name", "100% $HOME", "--node", 'a"b'), system=False)
    assert '--name "100%% $$HOME" --node "a\\"b"' in text
    assert '/a home"' in text


@pytest.mark.parametrize("word", ["postgresql://anna:secret@host/db", "--notify-mail=mailtos://anna:secret@host"])
def test_passwords_are_neither_written_nor_shown(word: str, asked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = said(capsys, "install", "--", "--database", word, code=2)
    assert "nenuphar.env with mode 0600" in answer
    assert "secret" not in answer
    assert not module.place(system=False).exists()


def test_control_characters_are_refused(asked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "control characters" in said(capsys, "install", "--", "--name", "a\nUser=root", code=2)


def test_an_environment_has_no_variables(asked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_HOME", "/srv/a$b")
    text = unit((), system=False)
    assert "Environment=NENUPHAR_HOME=/srv/a$b\n" in text
    assert "EnvironmentFile=-/srv/a$b/nenuphar.env\n" in text


@needs_systemd
@pytest.mark.parametrize("system", [True, False])
def test_systemd_accepts_the_unit(system: bool, tmp_path: Path) -> None:
    file = tmp_path / "nenuphar.service"
    file.write_text(unit(("--port", "8123"), system), "utf-8")
    whose = ["--system"] if system else ["--user"]
    done = subprocess.run(
        ["systemd-analyze", "verify", *whose, file],
        capture_output=True,
        text=True,
        check=False,
        env={"XDG_RUNTIME_DIR": str(tmp_path), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "nenuphar.service" in line]) == (0, [])


@needs_systemd
@pytest.mark.parametrize("port", ["8123", "80"])
def test_systemd_finds_little_exposed(port: str, tmp_path: Path) -> None:
    file = tmp_path / "nenuphar.service"
    file.write_text(unit(("--port", port), system=True), "utf-8")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"Overall exposure level for nenuphar.service: ([\d.]+)", said)
    assert found, said
    assert float(found[1]) < MOST_EXPOSED, said


def test_a_service_starts_only_when_its_server_answers() -> None:
    text = unit((), system=True)
    assert "Type=notify\n" in text
    assert "RestartPreventExitStatus=2\n" in text  # what a host has to mend is not tried again
    assert "StartLimitBurst=" in text


def test_the_server_tells_systemd_that_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE_S)
        server = ServerProcess(tmp_path, name="table")
        try:
            assert listening.recv(100) == b"READY=1"
        finally:
            server.kill()


def test_a_service_reads_certificates_that_only_root_can_read(
    asked: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, key = tmp_path / "my.crt", tmp_path / "100%.key"
    file.touch()
    options = ("install", "--system", "--dry-run", "--", "--certificate", str(file), f"--key={key}")
    assert "There is no file" in said(capsys, *options, code=2)
    text = unit(options[4:], system=True)
    assert "--certificate %d/certificate --key=%d/key\n" in text
    assert f"LoadCredential=certificate:{file}\n" in text
    assert f"LoadCredential=key:{tmp_path}/100%%.key\n" in text


@pytest.mark.parametrize("options", [("--database", "/srv/pond.sqlite3"), ("--backup-folder=/srv/backups",)])
def test_a_service_writes_nowhere_else(options: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert "can write only below /var/lib/nenuphar" in said(capsys, "install", "--system", "--", *options, code=2)


def test_a_link_does_not_hide_a_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.symlink_to(f"{HOME}/python")
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    with pytest.raises(CommandError) as refused:
        unit_module.check_place()
    assert refused.value.facts["path"] == f"{HOME}/python"


def test_commands_know_what_the_service_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systemd, "UNIT", tmp_path / "unit")
    monkeypatch.setattr(systemd, "SECRETS", tmp_path / "secrets")
    assert systemd.given("port") == ()
    options = ("--port", "80", "--name=100%.example", "--name", "$a b.example", "--https", "--host", "::1")
    (tmp_path / "unit").write_text(unit(options, system=True), "utf-8")
    (tmp_path / "secrets").write_text('NENUPHAR_PORT=81\nNENUPHAR_DATABASE="postgresql://a:b@c/d"\n', "utf-8")
    assert systemd.given("port") == ("80",)
    assert systemd.given("name") == ("100%.example", "$a b.example")
    assert systemd.given("https") == ("true",)
    assert systemd.given("database") == ("postgresql://a:b@c/d",)


@pytest.mark.parametrize(("given", "https"), [("true", True), ("1", True), ("false", False), ("0", False), ("", False)])
def test_a_link_follows_what_the_service_was_given(
    given: str, https: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(systemd, "UNIT", tmp_path / "none")
    monkeypatch.setattr(systemd, "SECRETS", tmp_path / "nenuphar.env")
    systemd.SECRETS.write_text(f"NENUPHAR_HTTPS={given}\n", "utf-8")
    assert host_link._of_service().https is https
