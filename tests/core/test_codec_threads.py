"""Several threads may read the same kind of data for the first time at once: a log is folded beside the event loop."""

import subprocess
import sys

THREADS, TRIES = 3, 60
PROGRAM = f"""
import sys
from threading import Barrier, Thread
from msgspec import defstruct
from nenuphar.core.codec import convert, decode, encode

def read(outer, value, begin):
    begin.wait()
    decode(encode(value), outer)
    convert(value, outer)

sys.setswitchinterval(1e-6)
for number in range({TRIES}):
    inners = [defstruct(f"Inner{{number}}{{place}}", [("a", int), ("b", int)]) for place in range(12)]
    outer = defstruct(f"Outer{{number}}", [(f"o{{place}}", inner) for place, inner in enumerate(inners)])
    value = {{f"o{{place}}": {{"a": 1, "b": 2}} for place in range(12)}}
    begin = Barrier({THREADS})
    threads = [Thread(target=read, args=(outer, value, begin)) for _ in range({THREADS})]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_meet_a_type_at_the_same_time_do_not_crash_the_process() -> None:
    assert subprocess.run([sys.executable, "-c", PROGRAM], check=False).returncode == 0
