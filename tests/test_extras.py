"""A library that only some people need is missing: the message says which extra to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from nenuphar.cli import FAILED, run
from nenuphar.core.extras import MissingExtra, extra
from nenuphar.lab import reading, simulate

# Which library is missing, for which code, and which extra would install it. tests/store tests the driver for
# PostgreSQL, and tests/adapters that nobody notices a missing numba.
NEEDED = (
    ("gymnasium", "import nenuphar.adapters.gymnasium", "gymnasium"),
    ("gymnasium", "import nenuphar.adapters.vector", "gymnasium"),
    ("pettingzoo", "import nenuphar.adapters.pettingzoo", "pettingzoo"),
    ("gymnasium", "import nenuphar.adapters.pettingzoo", "pettingzoo"),
    ("pyspiel", "import nenuphar.adapters.openspiel", "openspiel"),
    ("distributed", "import nenuphar.lab.dask_cluster", "dask"),
)


@pytest.mark.parametrize(("library", "code", "name"), NEEDED)
def test_a_missing_library_names_its_extra(library: str, code: str, name: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; {code}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert f'{library} is not installed: pip install "nenuphar[{name}]"' in done.stderr


def test_every_named_extra_exists() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    assert {name for _, _, name in NEEDED} | {"lab", "postgres", "fast"} == set(project["optional-dependencies"])


def test_results_as_parquet_need_their_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"nenuphar\[lab\]"):
        simulate("quibbit", ["tadpole"], 1, tmp_path / "out.parquet")
    (tmp_path / "old.parquet").write_bytes(b"PAR1")
    with pytest.raises(MissingExtra, match=r"nenuphar\[lab\]"):
        reading.read(tmp_path / "old.parquet")
    simulate("quibbit", ["tadpole"], 1, tmp_path / "out.csv")


def test_a_command_explains_it_in_the_users_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "nenuphar.lab.dask_cluster", raising=False)
    to = str(tmp_path / "out.csv")
    tokens = ["simulate", "quibbit", "--bots", "tadpole", "--matches", "1", "--out", to, "--dask", "tcp://127.0.0.1:1"]
    assert run([*tokens, "--lang", "de"]) == FAILED
    assert 'distributed ist nicht installiert. So wird es installiert: pip install "nenuphar[dask]"' in (
        capsys.readouterr().err
    )


def test_our_own_missing_modules_are_not_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as missing, extra("lab"):
        import nenuphar.nothing  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(missing.value, MissingExtra)
