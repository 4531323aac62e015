"""Puts the built page and the dictionaries into every package, so that nobody who installs one has to make them."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "nenuphar")
MADE = (PACKAGE / "web_dist" / "index.html", PACKAGE / "words" / "dictionaries" / "versions.json")


class MadeParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """In a checkout, `make` makes what is missing or out of date. A source package has everything already."""
        if version == "editable":  # the Makefile makes them when somebody needs them
            return
        root = Path(self.root)
        if (root / ".git").exists():
            subprocess.run(["make", "--quiet", "web", "dictionaries"], cwd=root, check=True)
        if missing := [str(path) for path in MADE if not (root / path).is_file()]:
            raise RuntimeError(f"{missing} missing: build the package in a git checkout, or from a source package.")
