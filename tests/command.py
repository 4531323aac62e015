"""The command `nenuphar`, as people and pipes call it."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "nenuphar"]


def nenuphar(home: Path, *tokens: str | bytes, answers: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Call it with these words, type these answers, and read what it says."""
    env = environment(home) | settings
    return subprocess.run(
        [*COMMAND, *tokens], input=answers, capture_output=True, text=True, timeout=60, env=env, check=False
    )


def environment(home: Path) -> dict[str, str]:
    """Ours, but matches are kept in this folder, and nothing depends on the machine's language and width."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "XDG_DATA_HOME")}
    return kept | {"NENUPHAR_HOME": str(home), "LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120"}
