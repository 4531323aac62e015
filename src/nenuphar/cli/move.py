"""`nenuphar move`: carries everything to another database."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language
from nenuphar.cli.errors import CommandError
from nenuphar.cli.progress import progress


def move(
    *,
    source: Annotated[
        str, Parameter(name="--from", help="The database to read: a file, or postgresql://user@host/name.")
    ],
    target: Annotated[str, Parameter(name="--to", help="The database to write, which is new or empty.")],
    lang: language.Lang = None,
) -> None:
    """Carry all tables, people and keys to another database. The server must be stopped.

    Everything is compared afterwards. If this is interrupted, start it again: the target has everything or nothing.
    """
    # SQLAlchemy is large, and other commands do not need it.
    from nenuphar.store import StoreTrouble
    from nenuphar.store.moving import move
    from nenuphar.store.opening import is_url, shown

    texts = language.catalogue(lang)
    if not is_url(source) and not Path(source).is_file():
        raise CommandError("sorry-file-missing", path=source)
    try:
        with progress(texts.text("move-moving", {"from": shown(source), "to": shown(target)})) as report:
            rows, damaged = move(source, target, report)
    except StoreTrouble as trouble:
        raise CommandError("sorry-move", reason=str(trouble)) from None
    print(texts.text("move-done", {"rows": rows}))
    if damaged:
        print(texts.text("move-damaged", {"tables": ", ".join(damaged)}))
