"""Runs mutmut in a copy of the sources: `make mutants`.

It breaks the files that pyproject.toml lists, and the rules of all games: `rules`, `fold` and `refusals`, and what they
import from the game's own folder. Files without a function are data, with nothing to break.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/nenuphar/games"
COPIED = ("src", "tests", "bench", "requirements", "pyproject.toml", "Makefile", "README.md", "LICENSE")
RULES = ("rules.py", "fold.py", "refusals.py")
MARK = "only_mutate = [\n"


def rule_files(game: Path, package: str) -> list[Path]:
    """The files of a game's folder whose functions decide what happens in a match."""
    waiting = [game / name for name in RULES if (game / name).exists()]
    found: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imported(file, game, package)
    return sorted(file for file in found if _has_functions(file))


def _imported(file: Path, game: Path, package: str) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for module in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                path = game.joinpath(*module.removeprefix(f"{package}.").split(".")).with_suffix(".py")
                if module.startswith(f"{package}.") and path.exists():
                    yield path


def _has_functions(file: Path) -> bool:
    return any(isinstance(node, ast.FunctionDef) for node in ast.parse(file.read_text("utf-8")).body)


def main() -> None:
    copy = ROOT / "build/mutants"
    shutil.rmtree(copy, ignore_errors=True)
    for name in COPIED:
        place = ROOT / name
        if place.is_dir():
            shutil.copytree(place, copy / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        else:
            shutil.copy(place, copy / name)
    folders = [folder for folder in sorted(GAMES.iterdir()) if (folder / "rules.py").exists()]
    files = [file for folder in folders for file in rule_files(folder, f"nenuphar.games.{folder.name}")]
    lines = "".join(f'    "{file.relative_to(ROOT).as_posix()}",\n' for file in files)
    settings = copy / "pyproject.toml"
    settings.write_text(settings.read_text("utf-8").replace(MARK, MARK + lines), "utf-8")
    mutmut = Path(sys.executable).with_name("mutmut")
    # A mutant may loop forever, so its memory is limited.
    subprocess.run(["sh", "-c", f'ulimit -v 4000000 && "{mutmut}" run'], cwd=copy, env=os.environ, check=True)
    subprocess.run([mutmut, "results"], cwd=copy, check=True)


if __name__ == "__main__":
    main()
