"""One server for one file: a second one is refused, and a lock never outlives its process."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.live_server import PATIENCE_S
from tests.server.server_process import ServerProcess


def second(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nenuphar", "serve", "--no-browser", "--host=127.0.0.1", "--port=0"]
    environ = {**os.environ, "NENUPHAR_HOME": str(folder), "LANG": "en"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=3 * PATIENCE_S, check=False)


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "nenuphar.sqlite3"
    process = ServerProcess(tmp_path)
    try:
        done = second(tmp_path)
        assert done.returncode == 2
        sentence = "Stop it first, or choose another file with --database."
        assert done.stderr == f"Another Nénuphar is running with {file}. {sentence}\n"
        assert httpx.get(f"http://{process.address}/healthz").text == "ok"
        process.kill()
        process.launch()  # at once, despite the files that the killed one left behind
        process.wait()
    finally:
        process.kill()
