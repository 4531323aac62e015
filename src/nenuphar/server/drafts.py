"""What somebody draws or writes for an option of a game, before a table is opened with it: read, and judged by it."""

import tomllib
from typing import Any

from nenuphar.core.codec import convert, malformed, plain
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.server.problems import problem
from nenuphar.server.wire import Checked, Draft


def checked(game: AnyGame, draft: Draft) -> Checked:
    """Text is TOML, or JSON if it begins with a brace. What cannot be read (TB-8) has no data."""
    data = draft.data
    try:
        if draft.text:
            data = None
            data = _read(draft.text)
        options = convert({draft.option: data}, game.manifest.options)
        game.initial(Setup(game.manifest.seats[0], options, None))
    except Refused as refused:
        return Checked(data, problem(refused))
    return Checked(data, None)


def _read(text: str) -> Any:
    if text.lstrip().startswith("{"):
        return plain(text.encode())
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise malformed(error) from None
