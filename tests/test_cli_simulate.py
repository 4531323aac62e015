"""`nenuphar simulate` at the command line: what it writes, and what Ctrl+C leaves."""

import signal
import subprocess
from pathlib import Path

import pytest

from nenuphar.cli.bot_matches import MOST_WORKERS, workers_of
from nenuphar.cli.errors import CommandError
from tests.command import COMMAND, environment, nenuphar

TOKENS = ["simulate", "quibbit", "--bots", "tadpole", "--matches", "4e3", "--workers", "1"]


def test_a_stopped_simulation_goes_on_and_gives_the_same_bytes(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    done = nenuphar(tmp_path, *TOKENS, "--out", str(whole), "--seed", "s")
    assert (done.returncode, done.stdout.split()) == (0, ["4,000", "matches", "are", "in", str(whole)])

    # It must not be done before we see the first line, on however busy a machine.
    # The tests may run where Ctrl+C is ignored.
    command = ["env", "--default-signal=INT", "nice", "-n", "19", *COMMAND, *TOKENS, "--out", str(out)]
    env = environment(tmp_path)
    with subprocess.Popen([*command, "--seed", "s"], stderr=subprocess.PIPE, text=True, env=env) as stopped:
        assert stopped.stderr is not None
        assert "of 4,000 matches" in stopped.stderr.readline()  # some are done
        stopped.send_signal(signal.SIGINT)
        said = stopped.stderr.read()
    assert stopped.returncode == 130
    assert said.splitlines()[-1].startswith("Stopped. What is done is saved in ")
    assert not out.exists()

    refused = nenuphar(tmp_path, *TOKENS, "--out", str(out))
    assert (refused.returncode, "--resume" in refused.stderr) == (2, True)
    other = nenuphar(tmp_path, *TOKENS, "--out", str(out), "--resume", "--option", "round_limit=9")
    assert (other.returncode, "round_limit is null and not 9" in other.stderr) == (2, True)

    done = nenuphar(tmp_path, *TOKENS, "--out", str(out), "--resume")  # with the seed that it began with
    assert done.returncode == 0, done
    assert out.read_bytes() == whole.read_bytes()
    assert not list(tmp_path.glob("*.unfinished"))


def test_a_machine_with_very_many_processors_needs_no_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: MOST_WORKERS + 128)
    assert workers_of(None) == MOST_WORKERS
    with pytest.raises(CommandError, match="sorry-number"):
        workers_of(MOST_WORKERS + 1)
