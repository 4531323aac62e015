"""Writes docs/encodings.md: `python -m nenuphar.adapters.describe > docs/encodings.md`. A test keeps it up to date."""

from collections.abc import Iterator
from itertools import groupby

from nenuphar import games
from nenuphar.adapters.task import Task, planes_of, task_of
from nenuphar.core.game import AnyGame

HEAD = (
    "# The games as numbers\n"
    "What the numbers of actions and observations mean, in all adapters ([lab](lab.md)). "
    "This page is made from the `encoding.py` in each game's folder.\n\n"
    "An observation is one row of whole numbers. Its planes follow each other in the order of the tables; "
    "`planes` of an environment cuts a row into named tensors. "
    "Seats are counted from the viewer: 0 is the viewer, 1 is the next seat. "
    "Sizes and action numbers depend on the setup; here they are for the usual number of seats and the usual options. "
    "Action 0 is to pass: for seats that are not asked and, in Gobbit, to wait for a tick.\n"
)


def page() -> str:
    return "\n".join([HEAD, *("\n".join(_game(game)) for game in games.simplest_first())])


def _game(game: AnyGame) -> Iterator[str]:
    task = task_of(game)
    encoding = task.encoding
    sizes = ", ".join(f"{size} × {axis}" for axis, size in encoding.axes(task.setup).items())
    how = "Seats decide together." if encoding.together else "Seats decide in turn."
    yield f"## {game.manifest.title}"
    yield f"{task.seats} seats: {task.width} numbers in an observation, {len(task.names)} actions. {how} Axes: {sizes}."
    if encoding.hands is not None:
        reaches = ", ".join(map(str, encoding.hands.reaches_ms))
        tick_ms = encoding.hands.tick_ms
        yield f"\nA tick takes {tick_ms} ms. A hand arrives {reaches} ms after the decision, each equally likely."
    yield "\n| plane | axes | from | to | meaning |\n|---|---|---|---|---|"
    for plane in planes_of(encoding):
        yield f"| `{plane.name}` | {', '.join(plane.axes)} | {plane.least} | {plane.most} | {plane.meaning} |"
    yield "\n| action | name |\n|---|---|"
    yield from _actions(task)
    yield ""


def _actions(task: Task) -> Iterator[str]:
    """One line for all actions of a kind."""
    numbered = enumerate(task.names)
    for _, group in groupby(numbered, key=lambda action: action[1].split()[0]):
        (first, begin), *rest = group
        if rest:
            last, end = rest[-1]
            yield f"| {first}–{last} | `{begin}` … `{end}` |"
        else:
            yield f"| {first} | `{begin}` |"


if __name__ == "__main__":
    print(page(), end="")
