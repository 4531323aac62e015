"""What a test needs of a browser that is not Chromium: go somewhere, look, press, type, take a picture."""

import base64
import subprocess
import time
from collections.abc import Callable
from typing import Any, Protocol

PATIENCE_S = 90.0  # never a measure of speed: on a busy machine everything comes, but late
GLANCE_S = 0.05

# The middle of the first of some elements that can be seen and pressed, once it is in view.
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

    faults: list[str]  # errors of scripts so far

    def go(self, address: str) -> None: ...
    def run(self, script: str) -> Any:
        """The value of an expression on the page; a promise is waited for."""

    def press_at(self, x: float, y: float) -> None: ...
    def type(self, key: str) -> None: ...
    def picture(self) -> bytes: ...
    def close(self) -> None: ...


def until(true: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"it never came about: {what}"
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
