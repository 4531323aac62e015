"""Frames per second in WebKit without a graphics card.

Run it on an idle machine: `python -m bench.frame_rate`.
"""

import tempfile
from pathlib import Path
from typing import Any

from tests.browser.server import Server
from tests.engines.engine import Engine
from tests.engines.matches import sit_down
from tests.engines.webkit import WebKit

SECONDS = 4
WANTED = 30
COUNT = f"""new Promise(done => {{
  let frames = 0
  const start = performance.now()
  const next = now => {{ frames += 1; now - start < {SECONDS * 1_000} ? requestAnimationFrame(next) : done(frames) }}
  requestAnimationFrame(next)
}})"""
BOT, ME = {"kind": "bot", "level": "tadpole"}, {"kind": "me"}
TABLES: dict[str, list[Any]] = {"quibbit": [ME, BOT, BOT], "china_moon": [ME, BOT, BOT], "gobbit": [ME, BOT, BOT]}


def rate(engine: Engine) -> float:
    frames: int = engine.run(COUNT)
    return frames / SECONDS


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("server", "profile"):
            (Path(folder) / name).mkdir()
        server = Server(Path(folder) / "server")
        engine = WebKit(Path(folder) / "profile", 1440, 900)
        try:
            engine.go(server.address)
            print(f"home: {rate(engine):.0f} frames a second (wanted: {WANTED})")
            for game, seats in TABLES.items():
                sit_down(engine, server.address, {"game": game, "seats": seats, "decision_seconds": None})
                print(f"{game}: {rate(engine):.0f} frames a second (wanted: {WANTED})")
        finally:
            engine.close()
            server.stop()


if __name__ == "__main__":
    main()
