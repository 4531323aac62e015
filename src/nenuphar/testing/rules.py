"""A pytest plugin that checks that every rule has a passing test.

A README lists a rule as `- **QB-V1** …`; a test that proves it carries `@pytest.mark.rule("QB-V1")`. With `--rules` a
run fails if a rule has no passing test, or a test names a rule that no README has; `--rules-table` also lists all.
A run of one folder's tests asks only for the rules of that folder, if it has any.
"""

from collections import defaultdict
from pathlib import Path

import pytest

import nenuphar
from nenuphar.texts import rulebook


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--rules", action="store_true", help="fail when a rule has no passing test")
    group.addoption("--rules-table", action="store_true", help="the same, and print which test proves which rule")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rule ids that this test proves")
    wanted = config.getoption("--rules") or config.getoption("--rules-table")
    is_worker = hasattr(config, "workerinput")
    if wanted and not is_worker:
        ledger = Ledger(config.getoption("--rules-table"), [Path(folder) for folder in config.args])
        config.pluginmanager.register(ledger, "rules-ledger")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Add its rules to every test's report: nothing else comes back from a worker process."""
    for item in items:
        ids = [rule for marker in item.iter_markers("rule") for rule in marker.args]
        item.user_properties.append(("rules", ids))


def written_rules(package: Path) -> list[str]:
    """The ids of all rules, in the order of the READMEs that define them."""
    pages = sorted(package.rglob("README.md"))
    found = [rule for page in pages for rule in rulebook.rules(page.read_text(encoding="utf-8"))]
    return list(dict.fromkeys(found))


class Ledger:
    def __init__(self, prints_table: bool, folders: list[Path]) -> None:
        self.prints_table = prints_table
        self.known = written_rules(Path(nenuphar.__file__).parent)
        self.rules = [rule for folder in folders for rule in written_rules(folder)] or self.known
        self.proofs: dict[str, list[str]] = defaultdict(list)
        self.ran = False  # pytest itself reports a run that fails while collecting

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran = True
        if report.when == "call" and report.passed:
            for rule in dict(report.user_properties).get("rules", ()):  # type: ignore[attr-defined]
                self.proofs[rule].append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.ran and self._faults() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.ran:
            return
        if self.prints_table:
            for rule in self.rules:
                first, *more = [_short(proof) for proof in self.proofs[rule]] or ["NO TEST"]
                terminalreporter.write_line(f"{rule:8}{first}" + (f"  (+{len(more)} more)" if more else ""))
        for fault in self._faults():
            terminalreporter.write_line(fault, red=True)
        proven = sum(1 for rule in self.rules if self.proofs[rule])
        terminalreporter.write_line(f"{proven} of {len(self.rules)} rules are proven by a passing test")

    def _faults(self) -> list[str]:
        unproven = [f"{rule} has no passing test" for rule in self.rules if not self.proofs[rule]]
        unknown = sorted(rule for rule in self.proofs if self.proofs[rule] and rule not in self.known)
        return unproven + [f"{rule} is named by {_short(self.proofs[rule][0])}, but by no README" for rule in unknown]


def _short(nodeid: str) -> str:
    return nodeid.removeprefix("src/nenuphar/")
