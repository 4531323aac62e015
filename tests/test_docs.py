"""What the documents show works: their Python runs, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_library_page_runs_from_top_to_bottom() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    # The second block looks at a match from a seat that may still act, so the match is stopped half-way for it.
    play, *rest = blocks
    exec(play.replace("while match.outcome is None:", "for _ in range(5):"), names)  # noqa: S102
    exec(rest[0], names)  # noqa: S102
    exec(play, names)  # noqa: S102
    for block in rest[1:]:
        exec(block, names)  # noqa: S102
    assert names["again"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target
