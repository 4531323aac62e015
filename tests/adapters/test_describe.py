"""The page about actions and planes is what the games describe."""

from pathlib import Path

from nenuphar.adapters import describe

PAGE = Path(__file__).parents[2] / "docs/encodings.md"


def test_the_page_is_up_to_date() -> None:
    """If this fails: `python -m nenuphar.adapters.describe > docs/encodings.md`."""
    assert PAGE.read_text("utf-8") == describe.page()
