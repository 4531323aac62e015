"""What the server logs about people: enough to run it, and nothing that could be used against them."""

import ast
import logging
import os
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import nenuphar
from nenuphar.server import serving
from nenuphar.server.gateway.log import FIELDS, AsJson
from nenuphar.server.settings import Settings
from tests import command
from tests.server.live_server import PATIENCE_S, Guest


def test_no_cookie_body_token_or_code_is_logged(tmp_path: Path) -> None:
    listener = serving.listen(Settings(database=tmp_path, host="127.0.0.1", port=0))
    port = listener.getsockname()[1]
    listener.close()
    tokens = [*command.COMMAND, "serve", "--no-browser", "--host=127.0.0.1", f"--port={port}"]
    environ = {**os.environ, "NENUPHAR_HOME": str(tmp_path), "NENUPHAR_LOG_LEVEL": "debug"}
    with subprocess.Popen(tokens, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        anna = Guest(f"127.0.0.1:{port}")
        secrets = [anna.http.cookies["nenuphar"], anna.http.cookies["nenuphar"].rpartition(".")[2]]
        with anna.at(anna.open("me,open")) as live:
            code = live.table["code"]
            live.do("chat", text="between you and me")
            live.socket.send("nonsense")
            for spelling in (f"/j/{code}", f"/J/{code}", f"//j/{code}", f"/j%2F{code}", f"/{code}", f"/j/{code}.js"):
                anna.http.get(spelling)
            for path in (f"/t/{code}", f"/api/join/{code}", f"/api/tables/{code}", "/" + code * 30 + ".js"):
                anna.http.get(path)
            link = anna.http.post("/api/me/devices").json()["path"].rpartition("/")[2]
            for spelling in (f"/me/{link}", f"/ME/{link}", f"/me//{link}"):
                anna.http.get(spelling)
            anna.http.post(f"/api/me/devices/{link}")
            anna.http.post("/api/join", content=b"between you and me, too")
            for table in ("nowhere", live.table["id"]):  # a missing table or a stranger is not a warning
                with Guest(f"127.0.0.1:{port}") as stranger, pytest.raises(InvalidStatus):
                    stranger.at(table)
            process.send_signal(signal.SIGINT)
            _, logged = process.communicate(timeout=PATIENCE_S)
        anna.http.close()
    lines = [msgspec.json.decode(line) for line in logged.splitlines()]
    assert {line["path"] for line in lines if "path" in line} >= {"/api/me", "/j/…", "/me/…", "/api/me/devices/…"}
    for secret in (*secrets, code, link, "between you and me"):
        assert secret not in logged
    assert not [line for line in lines if line["level"] not in ("info", "debug")], "nothing here deserves a warning"


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    listener = serving.listen(Settings(database=tmp_path, host="127.0.0.1", port=0))
    with listener:
        port = listener.getsockname()[1]
        done = command.nenuphar(tmp_path, "serve", "--no-browser", "--host=127.0.0.1", f"--port={port}", "--lang=en")
    assert done.returncode == 75
    assert done.stderr == f"Port {port} is already in use. Choose another, for example --port 8124.\n"


def test_a_line_holds_what_its_record_carries() -> None:
    record = logging.makeLogRecord({"msg": "bot failed", "levelname": "ERROR", **dict.fromkeys(FIELDS, "x")})
    line = msgspec.json.decode(AsJson().format(record))
    assert {**dict.fromkeys(FIELDS, "x"), "says": "bot failed", "level": "error"}.items() <= line.items()


def test_every_fact_that_is_logged_reaches_the_line() -> None:
    """A field that is not listed would be dropped silently."""
    given = {field for path in Path(nenuphar.__file__).parent.rglob("*.py") for field in _logged_fields(path)}
    assert {"problems", "seconds", "address"} <= given
    assert given <= set(FIELDS)


def _logged_fields(path: Path) -> list[str]:
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    logged = [
        keyword.value
        for call in calls
        if isinstance(call.func, ast.Attribute) and "log" in ast.unparse(call.func.value)
        for keyword in call.keywords
        if keyword.arg == "extra"
    ]
    fields = []
    for facts in logged:
        assert isinstance(facts, ast.Dict), f"{path}: name the fields where you log them"
        for field in facts.keys:
            assert isinstance(field, ast.Constant)
            fields.append(str(field.value))
    return fields
