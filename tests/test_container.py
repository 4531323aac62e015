"""The image and its compose file say what they promise. `make hosting` builds the image and plays in it."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from nenuphar.server.settings import described

ROOT = Path(__file__).parents[1]
OWN = {"NENUPHAR_HOME", "NENUPHAR_PASSWORD"}
SETTINGS = OWN | {f"NENUPHAR_{option.upper()}" for _, option, *_ in described()}


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return found


def test_the_image_is_nobody_and_writes_to_one_volume() -> None:
    steps = (ROOT / "Containerfile").read_text("utf-8").split("\nFROM ")
    assert len(steps) == 3  # with what comes before the first
    last = steps[-1].splitlines()
    assert [line for line in last if line.startswith(("USER", "VOLUME"))] == ["USER 10001:10001", "VOLUME /data"]
    assert any(line.startswith("HEALTHCHECK") for line in last)
    assert not [line for line in last[last.index("USER 10001:10001") :] if line.startswith("RUN")]


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml"])
def test_settings_have_the_names_that_the_server_reads(name: str) -> None:
    used = set(re.findall(r"NENUPHAR_[A-Z_]+", (ROOT / name).read_text("utf-8")))
    assert used
    assert used <= SETTINGS


def test_the_server_of_compose_is_confined_and_reached_through_the_proxy_only() -> None:
    table = services()["table"]
    assert (table["read_only"], table["cap_drop"]) == (True, ["ALL"])
    assert "no-new-privileges:true" in table["security_opt"]
    assert [name for name, each in services().items() if "ports" in each] == ["proxy"]
    assert all(each.get("restart") for each in services().values())
