"""Finds the refusals in a game's code: each needs a sentence in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

# The default faults of the guards in `nenuphar.core.guards`.
_GUARDS = {"only_chance": "chance", "only_judge": "judge", "only_seats": "nobody"}


def refusals_in(folder: Path) -> set[str]:
    """Rules and faults, such as `QB-P1-card`. Calls whose rule is a variable are left out."""
    return {f"{rule}-{fault}" for rule, fault in _refusals(folder) if rule and not rule.startswith("TB-")}


def faults_in(folder: Path) -> set[str]:
    return {fault for _, fault in _refusals(folder)}


def _refusals(folder: Path) -> Iterator[tuple[str, str]]:
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                rule = next((each for each in reversed(node.args) if _is_text(each)), None)
                faults = [each.value for each in node.keywords if each.arg == "fault" and _is_text(each.value)]
                usual = _GUARDS.get(node.func.id)
                if faults or usual:
                    fault = faults[0].value if faults else usual  # type: ignore[attr-defined]
                    yield (rule.value if isinstance(rule, ast.Constant) else "", fault)  # type: ignore[misc]


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
