"""The interface of browsers other than Chromium: open a page, run a script, press, type, take a screenshot."""

import base64
import subprocess
import time
from collections.abc import Callable
from typing import Any, Protocol

PATIENCE_S = 300.0  # only ends a test that hangs: all browsers start at the same time
GLANCE_S = 0.05

# The centre of the first element that is visible and enabled, after scrolling it into view.
MIDDLE = """((selectors) => {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect()
      if (!width || !height || found.disabled || found.closest('[inert]')) continue
      found.scrollIntoView({ block: 'center', inline: 'center' })
      const box = found.getBoundingClientRect()
      return [selector, box.x + box.width / 2, box.y + box.height / 2]
    }
  }
  return null
})"""


class Engine(Protocol):
    """A browser with one page."""

    faults: list[str]  # script errors so far

    def go(self, address: str) -> None: ...
    def run(self, script: str) -> Any:
        """The value of an expression on the page. Promises are awaited."""

    def press_at(self, x: float, y: float) -> None: ...
    def type(self, key: str) -> None: ...
    def picture(self) -> bytes: ...
    def close(self) -> None: ...


def until(true: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"timed out waiting until {what}"
        time.sleep(GLANCE_S)


def png(encoded: str) -> bytes:
    return base64.b64decode(encoded)


def end(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
