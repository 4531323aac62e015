"""Debian's Firefox, controlled by WebDriver BiDi, which needs no separate driver."""

import itertools
import json
import re
import subprocess
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.engines.engine import PATIENCE_S, end, png

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Space": " "}
# No network traffic of its own, and no welcome pages.
HABITS = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("services.settings.server", "http://127.0.0.1:9/");
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    _ear: threading.Thread | None = None

    def __init__(self, folder: Path, width: int, height: int) -> None:
        (folder / "user.js").write_text(HABITS)
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._ids = itertools.count(1)
        self.faults: list[str] = []
        self._open = ExitStack()
        self._open.callback(self._end)
        try:
            self._begin(width, height)
        except BaseException:  # otherwise it would go on, and fail another test
            self.close()
            raise

    def _begin(self, width: int, height: int) -> None:
        self._socket = self._open.enter_context(connect(f"{self._address()}/session", legacy=True, max_size=None))
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        whole = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        said = self._call("script.evaluate", expression=whole, target={"context": self._page}, awaitPromise=True)
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def press_at(self, x: float, y: float) -> None:
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._call("input.performActions", context=self._page, actions=[mouse])

    def type(self, key: str) -> None:
        value = KEYS.get(key, key)
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._call("input.performActions", context=self._page, actions=[{"type": "key", "id": "k", "actions": steps}])

    def picture(self) -> bytes:
        return png(self._call("browsingContext.captureScreenshot", context=self._page)["data"])

    def close(self) -> None:
        self._open.close()

    def _end(self) -> None:
        end(self._process)
        if self._ear is not None:
            self._ear.join()
        if self._process.stderr is not None:
            self._process.stderr.close()

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := LISTENS.search(line):
                self._ear = threading.Thread(target=self._process.stderr.read, daemon=True)
                self._ear.start()  # a full pipe would block it
                return found[1]
        raise AssertionError("Firefox did not start")

    def _call(self, method: str, **facts: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": facts}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE_S))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.faults.append(str(said["params"]["text"]))
            if said.get("id") == number:
                assert said["type"] == "success", f"{method}: {said.get('message')}"
                return said["result"]
