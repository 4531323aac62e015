"""Which database a command means: the one of `nenuphar serve`, unless another one or the machine's service is named."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import saved_matches, systemd
from nenuphar.cli.errors import CommandError

Database = Annotated[
    str | None,
    Parameter(env_var="NENUPHAR_DATABASE", help="The database: a file, or postgresql://user@host/name."),
]
System = Annotated[bool, Parameter(negative="", help="The database of the machine's service; needs root.")]


def of_server(database: str | None, system: bool) -> Path | str:
    from nenuphar.store.opening import is_url

    home = saved_matches.home()
    if system:
        if os.geteuid() != 0:
            raise CommandError("sorry-service-root")
        home = systemd.HOME
        database = database or next(iter(systemd.given("database")), None)
    if database is not None and is_url(database):
        return database
    return Path(database) if database else home / "nenuphar.sqlite3"
