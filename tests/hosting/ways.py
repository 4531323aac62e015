"""The ways to run Nénuphar that docs/hosting.md promises: each is tried by playing a match, or by its own tests."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from nenuphar import __version__
from tests.hosting.image import Skipped, built, container, podman_version
from tests.postgres_server import PostgresServer
from tests.server.live_server import Guest, play_on, start_match
from tests.server.server_process import free_port

ROOT = Path(__file__).parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
Way: TypeAlias = Callable[[Path], str]  # gets an empty folder, and returns the versions that were used
WAYS: dict[str, Way] = {}


def way(name: str) -> Callable[[Way], Way]:
    def named(function: Way) -> Way:
        WAYS[name] = function
        return function

    return named


@way("checkout")
def checkout(folder: Path) -> str:
    with served([str(Path(sys.executable).with_name("nenuphar"))], folder) as address:
        play(address)
    return f"Python {sys.version.split()[0]}"


@way("uvx")
def uvx(folder: Path) -> str:
    with served([_uv("uvx"), "--quiet", "--python", sys.executable, "--from", str(wheel()), "nenuphar"], folder) as at:
        play(at)
    return said([_uv("uvx"), "--version"])


def _with_python(version: str) -> Way:
    def run(folder: Path) -> str:
        """An environment of its own for the wheel, as pipx makes it."""
        made = subprocess.run(
            [_uv("uv"), "venv", "--quiet", "--python", version, folder / "env"],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise Skipped(f"uv finds no Python {version} here")
        python = folder / "env" / "bin" / "python"
        done([_uv("uv"), "pip", "install", "--quiet", "--python", str(python), str(wheel())])
        with served([str(python.with_name("nenuphar"))], folder) as address:
            play(address)
        return said([str(python), "--version"])

    return run


for each in PYTHONS:
    WAYS[f"wheel, Python {each}"] = _with_python(each)


@way("image")
def image(folder: Path) -> str:
    wheel()
    port = free_port()
    with container(built(), folder, NENUPHAR_PORT=str(port)):
        play(f"127.0.0.1:{port}")
    return podman_version()


@way("image with PostgreSQL")
def image_with_postgres(folder: Path) -> str:
    wheel()
    database, port = PostgresServer(), free_port()
    try:
        database.folder.chmod(0o755)  # for the user in the container
        settings = {"NENUPHAR_PORT": str(port), "NENUPHAR_DATABASE": database.url("postgres")}
        with container(built(), folder, database.folder, **settings):
            play(f"127.0.0.1:{port}")
    finally:
        database.remove()
    return podman_version()


@way("compose")
def compose(folder: Path) -> str:
    if shutil.which("podman-compose") is None and shutil.which("docker-compose") is None:
        raise Skipped("there is no compose, and no registry for its images: see the two lines above")
    done(["podman", "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"])
    return podman_version()


@way("service")
def service(folder: Path) -> str:
    return tested("systemd-analyze", "--version", "tests/test_cli_service.py")


@way("https")
def https(folder: Path) -> str:
    return tested(sys.executable, "--version", "tests/server/test_https.py")


@way("Caddy")
def caddy(folder: Path) -> str:
    return tested("caddy", "version", "tests/server/test_proxies.py", "-k", "caddy")


@way("nginx")
def nginx(folder: Path) -> str:
    return tested("nginx", "-v", "tests/server/test_proxies.py", "-k", "nginx")


@way("HAProxy")
def haproxy(folder: Path) -> str:
    return tested("haproxy", "-v", "tests/server/test_proxies.py", "-k", "haproxy")


@way("backup and restore")
def backups(folder: Path) -> str:
    return tested(sys.executable, "--version", "tests/server/test_backups.py")


@way("backup and restore of PostgreSQL")
def postgres_backups(folder: Path) -> str:
    return tested("pg_dump", "--version", "tests/server/test_backups_postgres.py")


@contextmanager
def served(command: Sequence[str], home: Path) -> Iterator[str]:
    """The address of a server that was started without any argument."""
    env = {"NENUPHAR_HOME": str(home), "NENUPHAR_PORT": "0", "NENUPHAR_BROWSER": "false", "LANG": "en_GB.UTF-8"}
    with subprocess.Popen(command, env=os.environ | env, stdout=subprocess.PIPE, text=True, cwd=home) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://([^/\s\u2069]+)", process.stdout.readline())
            assert found, "it does not say where it is"
            yield found[1]
        finally:
            process.terminate()


def play(address: str) -> None:
    with Guest(address) as anna, Guest(address) as bert:
        play_on(*start_match(anna, bert, options={"round_limit": 1}))


def wheel() -> Path:
    found = ROOT / "dist" / f"nenuphar-{__version__}-py3-none-any.whl"
    if not found.exists():
        done([sys.executable, "-m", "hatchling", "build", "--target", "wheel"])
    return found


def tested(program: str, question: str, *tests: str) -> str:
    """Run these tests, and ask the program for its version."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if found is None:
        raise Skipped(f"{Path(program).name} is not installed")
    done([sys.executable, "-m", "pytest", "-q", *tests])
    return said([found, question])


def done(command: Sequence[str]) -> None:
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if ended.returncode:
        raise RuntimeError((ended.stdout + ended.stderr).strip()[-2_000:])


def said(command: Sequence[str]) -> str:
    """The name of a program and its version, or what it says of them."""
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    name, text = Path(command[0]).name, ended.stdout + ended.stderr
    number = re.search(r"\d+(\.\d+)*", text)
    return f"{name.rstrip('0123456789.')} {number[0] if number else '?'}".replace("python ", "Python ")


def _uv(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path=Path(sys.executable).parent)
    if found is None:
        raise Skipped("uv is not installed")
    return found
