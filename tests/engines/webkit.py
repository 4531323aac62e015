"""Debian's WebKitGTK, controlled by its WebDriver, on a virtual screen."""

import json
import os
import shutil
import signal
import socket
import subprocess
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

from tests.engines.engine import PATIENCE_S, end, png, until

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Space": " "}
# Keeps uncaught errors of the page for the test.
LISTEN = """
  window.__faults ??= (addEventListener('error', event => __faults.push(event.message)),
    addEventListener('unhandledrejection', event => __faults.push(String(event.reason))), [])
"""


class WebKit:
    def __init__(self, folder: Path, width: int, height: int) -> None:
        browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
        assert browser is not None, "The tests in WebKit need Debian's package webkit2gtk-driver."
        screen = ["xvfb-run", "-a", "-s", f"-screen 0 {width + 200}x{height + 300}x24"]
        assert shutil.which(screen[0]), "The tests in WebKit need Debian's package xvfb."
        port = _free_port()
        self._base = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [*screen, "WebKitWebDriver", f"--port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=_environment(folder),
            text=True,
            start_new_session=True,
        )
        until(lambda: _answers(port), "WebKit's driver answers")
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._base += f"/session/{session['sessionId']}"
        self._call("POST", "/timeouts", {"script": int(PATIENCE_S * 1_000)})
        self._fit(width, height)
        self.faults: list[str] = []

    def go(self, address: str) -> None:
        self._call("POST", "/url", {"url": address})
        self.run(f"(() => {{ {LISTEN}; return null }})()")

    def run(self, script: str) -> Any:
        told = f"[(await ({script})) ?? null, window.__faults ?? []]"
        body = f"const done = arguments[0]; (async () => {told})().then(done)"
        value, self.faults = self._call("POST", "/execute/async", {"script": body, "args": []})
        return value

    def press_at(self, x: float, y: float) -> None:
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._call("POST", "/actions", {"actions": [mouse]})

    def type(self, key: str) -> None:
        value = KEYS.get(key, key)
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._call("POST", "/actions", {"actions": [{"type": "key", "id": "k", "actions": steps}]})

    def picture(self) -> bytes:
        return png(self._call("GET", "/screenshot"))

    def close(self) -> None:
        self._call("DELETE", "")
        os.killpg(self._process.pid, signal.SIGTERM)  # xvfb-run leaves the screen and the driver behind
        end(self._process)

    def _fit(self, width: int, height: int) -> None:
        """Enlarges the window until the page has its size, because windows have frames."""
        self._call("POST", "/window/rect", {"width": width, "height": height})
        inside = self.run("[innerWidth, innerHeight]")
        larger = {"width": 2 * width - inside[0], "height": 2 * height - inside[1]}
        self._call("POST", "/window/rect", larger)

    def _call(self, verb: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, {"content-type": "application/json"}, method=verb)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{verb} {path}: {error.read().decode()[:400]}") from error


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/status", timeout=5):
            return True
    except (URLError, ConnectionError):
        return False


def _environment(folder: Path) -> dict[str, str]:
    """Software rendering and a temporary profile. WebKit's sandbox needs more than a container allows."""
    return {
        **os.environ,
        "HOME": str(folder),
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "GTK_A11Y": "none",
    }
