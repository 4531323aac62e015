"""One server for one file: a second one is refused, and a lock never outlives its process."""

from pathlib import Path

import httpx

from tests.command import nenuphar
from tests.server.server_process import ServerProcess


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "nenuphar.sqlite3"
    process = ServerProcess(tmp_path)
    try:
        done = nenuphar(tmp_path, "serve", "--no-browser", "--host=127.0.0.1", "--port=0", "--lang=en")
        assert done.returncode == 75  # systemd tries again
        sentence = "Stop it first, or choose another file with --database."
        assert done.stderr == f"Another Nénuphar is running with {file}. {sentence}\n"
        assert httpx.get(f"http://{process.address}/healthz").text == "ok"
        process.kill()
        process.launch()  # at once, despite the files that the killed one left behind
        process.wait()
    finally:
        process.kill()
