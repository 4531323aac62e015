"""Bots from outside for test_outside_bots.py: one that plays, and one for every way to fail."""

import ctypes
import os
import subprocess
import sys
import time
from typing import Any

from nenuphar.core.moves import Moves
from nenuphar.games.quibbit.types import View

print("this module prints when it is imported")


class First:
    """Plays the first move if it sees no more than its seat may, and prints."""

    def choose(self, view: View, moves: Moves[Any], *_: object) -> Any:
        print("thinking aloud", flush=True)
        os.write(1, b"\x00\x00\x00\x05noise")
        return moves.listed[0] if moves.listed and isinstance(view, View) else None


class Raises:
    def choose(self, *_: object) -> Any:
        raise ValueError("I do not know this position")


class Sleeps:
    def choose(self, *_: object) -> Any:
        time.sleep(3_600)


class Spins:
    def choose(self, *_: object) -> Any:
        while True:
            pass


class Allocates:
    def choose(self, *_: object) -> Any:
        hoard = []
        while True:
            hoard.append(bytearray(50_000_000))


class Exits:
    def choose(self, *_: object) -> Any:
        os._exit(3)


class LeavesAChild:
    """Its child holds the end of a pipe that the test reads."""

    def choose(self, *_: object) -> Any:
        with open(os.environ["CHILD"], "wb") as pipe:
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=pipe)
        os._exit(3)


class Leaves:
    def choose(self, *_: object) -> Any:
        sys.exit("I have had enough")


class WithoutSecrets:
    """Loads where it finds no password of the server's database."""

    def __init__(self) -> None:
        seen = {name for name in os.environ if name.startswith(("PG", "NENUPHAR_"))}
        assert seen == {"NENUPHAR_HOME"}, seen

    def choose(self, *_: object) -> Any:
        return None


class Segfaults:
    def choose(self, *_: object) -> Any:
        ctypes.string_at(0)


class ReturnsNothing:
    def choose(self, *_: object) -> Any:
        return None


class ReturnsNonsense:
    """Something that can be neither compared nor written."""

    class Nonsense:
        def __eq__(self, other: object) -> bool:
            raise TypeError

        __hash__ = None  # type: ignore[assignment]

        def __repr__(self) -> str:
            raise TypeError

    def choose(self, *_: object) -> Any:
        return self.Nonsense()


class ClaimsToEqual:
    """Equal to every move, but not writable."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]

    def choose(self, *_: object) -> Any:
        return self


class WithoutChoose:
    pass


class NeedsArguments:
    def __init__(self, weights: str) -> None:
        pass
