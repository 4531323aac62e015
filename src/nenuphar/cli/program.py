"""How to call this program again, in the way that it was called this time."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "nenuphar"


def called() -> str:
    """`nenuphar` if the shell finds us by that name, else a path such as `.venv/bin/nenuphar`."""
    path = Path(sys.argv[0])
    if path.name == "__main__.py":
        return shlex.join([sys.orig_argv[0], "-m", NAME])
    found = shutil.which(NAME)
    if path.name != NAME or (found is not None and Path(found).absolute() == path.absolute()):
        return NAME
    return shlex.quote(sys.argv[0])
