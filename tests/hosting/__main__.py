"""Tries every way to run Nénuphar, and writes into docs/hosting.md what was seen. `make hosting` calls it.

With names of ways as arguments, only these are tried, and their lines replaced.
"""

import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from tests.hosting.image import Skipped
from tests.hosting.matrix import Seen, read, written
from tests.hosting.ways import WAYS


def main(names: list[str]) -> int:
    failed = False
    for name in names or WAYS:
        began = time.monotonic()
        print(f"{name}: ", end="", flush=True)
        versions, result = "", "passed"
        with tempfile.TemporaryDirectory(prefix="nenuphar-hosting-", ignore_cleanup_errors=True) as folder:
            try:
                versions = WAYS[name](Path(folder))
            except Skipped as skipped:
                result = f"skipped: {skipped}"
            except Exception as error:
                result, failed = "failed", True
                print(error)
        print(result, flush=True)
        today = datetime.now(UTC).date().isoformat()
        written(read() | {name: Seen(versions, result, f"{time.monotonic() - began:.0f}", today)})
    return int(failed)


sys.exit(main(sys.argv[1:]))
