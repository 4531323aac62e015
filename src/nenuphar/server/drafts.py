"""What somebody draws or writes for an option of a game, before a table is opened with it: read, and judged by it."""

from pathlib import Path
from typing import Any

from nenuphar.core.codec import convert, plain
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.server.problems import problem
from nenuphar.server.wire import Checked, Draft
from nenuphar.shelf import filled, parsed


def checked(game: AnyGame, draft: Draft, home: Path) -> Checked:
    """The draft as data, as a new table would take it: what cannot be read, or lies on no shelf, has none (TB-8)."""
    data = None
    try:
        given = _read(draft.text) if draft.text else draft.data
        options = filled(game, {draft.option: given}, home)
        data = options[draft.option]
        game.initial(Setup(game.manifest.seats[0], convert(options, game.manifest.options)))
    except Refused as refused:
        return Checked(data, problem(refused))
    return Checked(data, None)


def _read(text: str) -> Any:
    """TOML, or JSON if it begins with a brace."""
    return plain(text.encode()) if text.lstrip().startswith("{") else parsed(text.encode())
