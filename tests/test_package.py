"""The package is whole: it has the page and the dictionaries, every build of it is the same, and it works alone."""

import marshal
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nenuphar import __version__, cli
from nenuphar.cli.version import fingerprint

ROOT = Path(__file__).parents[1]
WHEEL = f"nenuphar-{__version__}-py3-none-any.whl"
SOURCES = f"nenuphar-{__version__}.tar.gz"
NO_TOOLS = {"PATH": "/nowhere"}  # neither Node nor make


def build(kind: str, root: Path, into: Path, env: dict[str, str] | None = None) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)]
    subprocess.run(command, cwd=root, env=os.environ | (env or {}), check=True, capture_output=True)
    return into / (WHEEL if kind == "wheel" else SOURCES)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_every_build_is_the_same_and_needs_no_tools_from_a_source_package(wheel: Path, tmp_path: Path) -> None:
    sources, again = (build("sdist", ROOT, tmp_path / name) for name in ("first", "second"))
    assert again.read_bytes() == sources.read_bytes()
    with tarfile.open(sources) as files:
        files.extractall(tmp_path, filter="data")
    unpacked = tmp_path / SOURCES.removesuffix(".tar.gz")
    assert build("wheel", unpacked, tmp_path, NO_TOOLS).read_bytes() == wheel.read_bytes()


def test_a_source_package_without_the_page_says_so(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build("wheel", tmp_path, tmp_path / "dist", NO_TOOLS)
    assert b"index.html" in failed.value.stderr


def test_the_wheel_has_what_users_need_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = set(files.namelist())
        metadata = files.read(f"nenuphar-{__version__}.dist-info/METADATA").decode()
    package = ROOT / "src" / "nenuphar"
    made = {
        f"nenuphar/{file.relative_to(package)}"
        for folder in (package / "web_dist", package / "words" / "dictionaries")
        for file in folder.rglob("*")
        if file.is_file()
    }
    assert {"nenuphar/web_dist/index.html", "nenuphar/words/dictionaries/de.dic"} <= made <= names
    assert {"nenuphar/py.typed", "nenuphar/texts/fr.ftl", "nenuphar/store/migrations/env.py"} <= names
    assert not [name for name in names if "/tests/" in name or re.match(r"nenuphar/games/\w+/web/", name)]
    assert "License-Expression: MIT AND" in metadata


def test_the_wheel_alone_opens_the_table(wheel: Path, tmp_path: Path) -> None:
    with served(installed(wheel, tmp_path / "env"), tmp_path) as address:
        page = urllib.request.urlopen(address).read().decode()
        scripts = re.findall(r'src="/?(assets/[^"]+\.js)"', page)
        assert scripts
        assert urllib.request.urlopen(address + scripts[0]).status == 200
        assert urllib.request.urlopen(f"{address}healthz").read() == b"ok"


def test_an_installed_package_knows_whether_it_was_changed(wheel: Path, tmp_path: Path) -> None:
    command = installed(wheel, tmp_path / "env")
    with zipfile.ZipFile(wheel) as files:
        record = files.read(f"nenuphar-{__version__}.dist-info/RECORD").decode()
    rows = (line.split(",") for line in record.splitlines() if line.startswith("nenuphar/"))
    released = {name: digest.removeprefix("sha256=") for name, digest, _ in rows}
    verify = [str(command), "version", "--verify", "--lang", "en"]
    said = subprocess.check_output(verify, text=True)
    assert f"All {len(released)} files are as they were released" in said
    assert fingerprint(released) in said
    [package] = (tmp_path / "env").glob("lib/python*/site-packages/nenuphar")
    (package / "web_dist" / "theme.js").write_text("// hello", "utf-8")
    (package / "texts" / "fr.ftl").unlink()
    (package / "extra.py").touch()
    # Python would run this, and look only at the time and size of the source.
    compiled = package / "__pycache__" / f"__main__.{sys.implementation.cache_tag}.pyc"
    compiled.parent.mkdir(exist_ok=True)
    compiled.write_bytes(bytes(16) + marshal.dumps(compile("print('hello')", "__main__.py", "exec")))
    changed = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert changed.returncode == 2
    names = (f"__pycache__/{compiled.name}", "extra.py", "texts/fr.ftl", "web_dist/theme.js")
    named = ", ".join(f"nenuphar/{name}" for name in names)
    assert changed.stderr == f"4 files are not as they were released: {named}\n"


def test_a_checkout_says_that_it_cannot_be_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["version", "--verify", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == f"nenuphar {__version__}\n"
    assert "runs from its sources" in err


def installed(wheel: Path, env: Path) -> Path:
    """The command of a new environment with this wheel; what it depends on is that of this environment."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", env], check=True)
    python = env / "bin" / "python"
    site = next(env.glob("lib/python*/site-packages"))
    uv = shutil.which("uv") or shutil.which("uv", path=Path(sys.executable).parent)
    installer = (
        [uv, "pip", "install", "--offline"] if uv else [sys.executable, "-m", "pip", "--python", python, "install"]
    )
    aimed = ["--python", python] if uv else ["--no-index"]
    subprocess.run([*installer, *aimed, "--quiet", "--no-deps", wheel], check=True, capture_output=True)
    # A line in a .pth file adds a folder, but not what .pth files there add: the editable install stays out.
    (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
    place = subprocess.check_output([python, "-c", "import nenuphar; print(nenuphar.__file__)"], text=True)
    assert Path(place).is_relative_to(site)
    return env / "bin" / "nenuphar"


@contextmanager
def served(command: Path, home: Path) -> Iterator[str]:
    """Call the command without any argument, and wait for its address."""
    env = {"NENUPHAR_HOME": str(home), "NENUPHAR_PORT": "0", "NENUPHAR_BROWSER": "false", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen([command], env=os.environ | env, stdout=subprocess.PIPE, text=True, cwd=home)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        yield found[0]
    finally:
        process.terminate()
        process.communicate()
