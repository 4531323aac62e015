"""The server in its own process, and a proxy to it that can be cut or frozen."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from tests.browser import word_list
from tests.command import LONGEST_S, PLAIN_TWINS

# A plain name over http, as in a home network: the page lacks the features that browsers keep for secure pages.
NAME = "pond.test"
GENEROUS = ("guests", "tables", "codes", "chats")


class Server:
    """`nenuphar serve` on a free port, with a new database and bots that do not pause."""

    def __init__(self, folder: Path, *, module: str = "nenuphar", env: Mapping[str, str] | None = None) -> None:
        limits = [word for limit in GENEROUS for word in (f"--{limit}-per-minute", "100000")]
        self.since = datetime.now(UTC)
        self.said = folder / "server.log"
        self.database = folder / "nenuphar.sqlite3"
        word_list.keep(folder)  # otherwise the server would build the full list
        with self.said.open("w") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", module, "serve", "--lang", "en", "--no-browser"),
                    *("--host", "127.0.0.1", "--port", "0", "--name", NAME),
                    *("--bot-pause-ms", "0", "--bot-processes", "1", "--away-seconds", "0"),
                    *("--requests-per-second", "1000", *limits),
                ],
                env={**(env or os.environ), **PLAIN_TWINS, "NENUPHAR_HOME": str(folder)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start: {self.said.read_text()}")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=LONGEST_S)


class Proxy:
    """Carries bytes between a browser and the server. A cut closes both ends; a freeze closes neither."""

    def __init__(self, to_port: int) -> None:
        self._to = ("127.0.0.1", to_port)
        self._whole = True
        self._flows = threading.Event()
        self._flows.set()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://{NAME}:{self.port}"

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            _hang_up(end)

    def mend(self) -> None:
        self._whole = True

    def freeze(self) -> None:
        """Packets vanish from now on, as out of Wi-Fi range: no connection is closed, and none is opened."""
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    def remove(self) -> None:
        self.thaw()
        self._door.close()
        self.cut()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):  # the listener was closed
            while True:
                near, _ = self._door.accept()
                self._flows.wait()
                if not self._whole:
                    _hang_up(near)
                    continue
                far = socket.create_connection(self._to)
                self._ends |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while self._whole and (some := source.recv(65_536)):
                self._flows.wait()
                sink.sendall(some)
        for end in (source, sink):
            self._ends.discard(end)
            _hang_up(end)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
