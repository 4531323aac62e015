"""Processes in which bots think: none of them is left behind."""

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """End this process when its parent is killed. Otherwise it would wait for work forever."""
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
