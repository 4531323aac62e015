"""The repository contains no machine paths or registry addresses, and its lock files are complete."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ["run", "dev", "bench"]

# Written with [-] and [/] so that this file does not match itself.
REGISTRY = r"(?<!no-emit-)(?:index[-]url|find[-]links)|/simple[/]|pythonhosted[.]org|registry[.]npmjs"
RESOLVED = r'"resolved"[:] "http'
MACHINE_PATH = r"(?<![\w.~}])/(?:root|work|home|Users|opt)[/]\w|file[:]//"
TELLTALE = re.compile(f"{REGISTRY}|{RESOLVED}|{MACHINE_PATH}".encode())


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git knows which files are ours")
def test_no_file_contains_a_registry_or_a_machine_path() -> None:
    # New files count before they are added, so that the test fails before the commit.
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    files = [path for name in listed.decode().split("\0") if (path := ROOT / name).is_file()]
    assert files
    telling = [
        f"{path.relative_to(ROOT)}:{number}: {line.decode(errors='replace').strip()}"
        for path in files
        for number, line in enumerate(path.read_bytes().splitlines(), 1)
        if TELLTALE.search(line)
    ]
    assert telling == []


@pytest.mark.parametrize(
    "line",
    [
        "--index" + "-url https://example.org",
        "extra-index" + "-url = https://example.org",
        "--find" + "-links wheels",
        "https://example.org/simple" + "/pytest",
        '"resolved":' + ' "https://example.org/x.tgz"',
        "# via -r /work" + "/main/requirements/run.txt",
        "path = '/home" + "/somebody/nenuphar'",
        "nenuphar @ file:" + "///somewhere",
    ],
)
def test_the_telltales_are_recognised(line: str) -> None:
    assert TELLTALE.search(line.encode())


@pytest.mark.parametrize("line", ["uv pip compile --no-emit-index-url", "https://example.org/home/page"])
def test_innocent_lines_are_left_alone(line: str) -> None:
    assert not TELLTALE.search(line.encode())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_everything_with_hashes(lock: str) -> None:
    for requirement, hashes in locked(lock):
        assert [clause.operator for clause in requirement.specifier] == ["=="], requirement
        assert hashes > 0, requirement


@pytest.mark.parametrize(("lock", "groups"), [("run", ["build"]), ("dev", ["build", "dev"]), ("bench", ["bench"])])
def test_a_lock_fits_what_pyproject_asks_for(lock: str, groups: list[str]) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [line for group in groups for line in pyproject["dependency-groups"][group] if isinstance(line, str)]
    if lock != "bench":
        asked += pyproject["project"]["dependencies"]
    pins = {canonicalize_name(pin.name): version_of(pin) for pin, _ in locked(lock)}
    for requirement in map(Requirement, asked):
        assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("lock", ["run", "bench"])
def test_the_locks_agree(lock: str) -> None:
    dev = {pin.name: version_of(pin) for pin, _ in locked("dev")}
    assert [pin for pin, _ in locked(lock) if dev.get(pin.name, version_of(pin)) != version_of(pin)] == []


def test_make_play_prints_the_address_and_nothing_before_it(tmp_path: Path) -> None:
    """In a copy of the Makefile whose page is out of date, with programs that only note what they are asked."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    collected = ("words.txt", "words/collect.py", "words/GPL-3.txt", "words/package-lock.json")
    needed = ("web/package-lock.json", "requirements/run.txt", "pyproject.toml", "src/nenuphar/texts/en.ftl")
    for name in (*needed, *(f"requirements/{name}" for name in collected)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    programs = tmp_path / ".venv/bin"
    programs.mkdir(parents=True)
    for name, does in (
        ("nenuphar", "echo the address"),
        ("npm", "echo $* >> asked"),
        ("node", "echo 22"),
        ("python", ""),
        ("uv", ""),
    ):
        (programs / name).write_text(f"#!/bin/sh\n{does}\n")
        (programs / name).chmod(0o755)
    (tmp_path / ".venv/run.stamp").touch()
    for folder in ("web/node_modules", "requirements/words/node_modules", "src/nenuphar/web_dist"):
        (tmp_path / folder).mkdir()
    path = f"{programs}:{os.environ['PATH']}"
    done = subprocess.run(
        ["make", "play"], cwd=tmp_path, env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("the address\n", "")
    assert "run --silent build" in (tmp_path / "asked").read_text()


def locked(lock: str) -> list[tuple[Requirement, int]]:
    """The requirements of a lock file, each with the number of its hashes."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    logical_lines = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    return [(Requirement(line.partition(" --hash")[0]), line.count("--hash=sha256:")) for line in logical_lines]


def version_of(pin: Requirement) -> str:
    return str(pin.specifier).removeprefix("==")


def test_files_of_several_folders_may_be_named_in_any_order() -> None:
    named = ("tests/store/test_memory.py", "tests/test_sans_io.py", "tests/store/test_opening.py")
    command = [sys.executable, "-m", "pytest", "-q", "--setup-plan", "-p", "no:cacheprovider", *named]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
