"""What is written down about people: enough to run a server, and nothing that could be used against them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from nenuphar.server import serving
from nenuphar.server.settings import SHUTDOWN_S, Settings
from tests.server.pond import Guest


def test_no_cookie_body_token_or_code_is_logged_and_the_end_comes_soon(tmp_path: Path) -> None:
    listener = serving.listen(Settings(database=tmp_path, host="127.0.0.1", port=0))
    port = listener.getsockname()[1]
    listener.close()
    command = [sys.executable, "-m", "nenuphar", "serve", "--no-browser", "--host=127.0.0.1", f"--port={port}"]
    environ = {**os.environ, "NENUPHAR_HOME": str(tmp_path), "NENUPHAR_LOG_LEVEL": "debug"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        anna = Guest(f"127.0.0.1:{port}")
        secrets = [anna.http.cookies["nenuphar"], anna.http.cookies["nenuphar"].rpartition(".")[2]]
        with anna.at(anna.open("me,open")) as live:
            code = live.table["code"]
            live.do("chat", text="between you and me")
            live.socket.send("nonsense")
            anna.http.get(f"/j/{code}")
            link = anna.http.post("/api/me/devices").json()["path"].rpartition("/")[2]
            anna.http.get(f"/me/{link}")
            anna.http.post(f"/api/me/devices/{link}")
            anna.http.post("/api/join", content=b"between you and me, too")
            began = time.monotonic()
            process.send_signal(signal.SIGINT)
            _, logged = process.communicate(timeout=SHUTDOWN_S + 5)
        assert time.monotonic() - began < SHUTDOWN_S + 2
        anna.http.close()
    lines = [msgspec.json.decode(line) for line in logged.splitlines()]
    assert {line["path"] for line in lines if "path" in line} >= {"/api/me", "/j/…", "/me/…", "/api/me/devices/…"}
    for secret in (*secrets, code, link, "between you and me"):
        assert secret not in logged


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    listener = serving.listen(Settings(database=tmp_path, host="127.0.0.1", port=0))
    with listener:
        port = listener.getsockname()[1]
        command = [sys.executable, "-m", "nenuphar", "serve", "--no-browser", "--host=127.0.0.1", f"--port={port}"]
        environ = {**os.environ, "NENUPHAR_HOME": str(tmp_path), "LANG": "en"}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == f"Port {port} is in use already. Choose another one, for example --port 8124.\n"
