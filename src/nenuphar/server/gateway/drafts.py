"""Checks drafts: what people draw or write for an option of a game, before a table is opened with it."""

from pathlib import Path
from typing import Any

from nenuphar.core.codec import convert, decode, encode, malformed, parse
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.server.gateway.problems import problem
from nenuphar.server.wire import Checked, Draft
from nenuphar.shelf import parse_toml, shelves, with_files

MOST_DEPTH = 32  # lists within lists: far more than any option has, and far less than any encoder can handle


def checked(game: AnyGame, draft: Draft, home: Path) -> Checked:
    """The draft as data, as a new table would accept it. Unreadable text or an unknown file name has none (TB-8)."""
    data = None
    try:
        given = _read(draft.text) if draft.text else draft.data
        options = with_files(game, {draft.option: given}, home)
        options[draft.option] = data = _sendable(options[draft.option])
        game.initial(Setup(game.manifest.seats[0], convert(options, game.manifest.options)))
    except Refused as refused:
        return Checked(data, problem(refused))
    return Checked(data, None)


def accepted(game: AnyGame, draft: Draft, home: Path) -> dict[str, Any]:
    """The options of a table with this draft, if one can be opened."""
    found = checked(game, draft, home)
    if found.problem:
        raise Refused(found.problem.rule, **found.problem.facts)
    return {draft.option: found.data}


def playable(game: AnyGame, option: str, data: Any, home: Path) -> tuple[str, Any]:
    """A draft for an option with a shelf, under its title, if a table can be opened with it (TB-42)."""
    if option not in shelves(game):
        raise Refused("TB-8", problem="it has no shelf", field=option)
    made = accepted(game, Draft(option, data=data), home)[option]
    title = made.get("title") if isinstance(made, dict) else None
    if not isinstance(title, str) or not title:
        raise Refused("TB-8", problem="it has no title", field="title")
    return title, made


def _read(text: str) -> Any:
    """TOML, or JSON if it starts with a brace."""
    if not text.lstrip().startswith("{"):
        return parse_toml(text.encode())
    decode(text, Any)  # refuses what `parse` accepts and nobody can send: half a character, or NaN
    return parse(text.encode())


def _sendable(data: Any) -> Any:
    """The same value as a browser would send it, or a refusal: a file may contain more than can be sent (TB-8)."""
    if _is_deep(data, MOST_DEPTH):
        raise Refused("TB-8", problem=f"there are more than {MOST_DEPTH} levels", field="the whole")
    try:
        return decode(encode(data), Any)
    except (ValueError, OverflowError, RecursionError) as error:
        raise malformed(error) from None


def _is_deep(data: Any, levels: int) -> bool:
    if levels == 0:
        return True
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(_is_deep(each, levels - 1) for each in inside)
