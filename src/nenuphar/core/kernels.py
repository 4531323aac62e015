"""Kernels: functions over integers that run as plain Python and, with the extra `nenuphar[fast]`, as compiled code.

A kernel uses numbers, rows and other kernels only, and never calls itself. It is plain Python until somebody asks
`compiled` for it, so that importing a game costs nothing. Both forms give the same results, down to the last draw.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from types import FunctionType
from typing import Any, Literal, Protocol, Self, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class Row(Protocol):
    """Integers by index: a list, or an array of numpy in compiled code."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def copy(self) -> Self: ...


Rows: TypeAlias = Any  # a list of rows, or an array with a row for each match


def kernel(function: F) -> F:
    """Mark a function as a kernel. It stays as it is."""
    function.is_kernel = True  # type: ignore[attr-defined]
    return function


def bound(function: F, **kernels: Callable[..., Any]) -> F:
    """The same kernel with other kernels for some of the names that it uses."""
    made = _again(function, {**function.__globals__, **kernels}, function.__qualname__)
    return cast(F, kernel(made))


@cache
def can_compile() -> bool:
    """Whether numba is installed, and not switched off by its own variable. This does not import it."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") == "0" and find_spec("numba") is not None


def ints(numbers: Iterable[int], bits: Literal[16, 64] = 16) -> Row:
    """A row for `compiled` kernels: an array, or a list where numba is missing."""
    if not can_compile():
        return list(numbers)
    import numpy as np

    return cast(Row, np.array(list(numbers), f"i{bits // 8}"))


def int_rows(rows: Iterable[Sequence[int]]) -> Rows:
    if not can_compile():
        return [list(row) for row in rows]
    import numpy as np

    return np.array(list(rows), "i2")


def floats(count: int) -> Rows:
    """Zeros that `compiled` kernels can write numbers into."""
    if not can_compile():
        return [0.0] * count
    import numpy as np

    return np.zeros(count)


@cache
def compiled(function: F) -> F:
    """A kernel and all kernels that it uses, compiled when it is first called; as it is where numba is missing.

    numba keeps the machine code on disk, and looks only at the date of the file that has the kernel. Here the name
    includes a digest of everything that the kernel is made of, so that no other change is missed. Where no folder is
    writable, every process compiles for itself.
    """
    if not can_compile():
        return function
    from numba import njit  # takes half a second, so not before it is needed

    made = _of_compiled(function)
    try:
        return cast(F, njit(cache=True, nogil=True)(made))
    except RuntimeError:  # there is no place for the machine code
        return cast(F, njit(nogil=True)(made))


def can_store() -> bool:
    """Whether other processes find what this one compiles."""
    return can_compile() and compiled(_nothing).stats.cache_path is not None


@kernel
def _nothing() -> None:
    """Is only asked where it would be stored."""


@cache
def _part(function: F) -> F:
    """A kernel that only kernels call. It takes a third less time to compile, and is kept within its callers."""
    from numba import njit

    without_wrappers: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast(F, njit(nogil=True, **without_wrappers)(_of_compiled(function)))


def _of_compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function with compiled kernels for those that it uses."""
    names = {name: _part(value) if _is_kernel(value) else value for name, value in _used(function).items()}
    names["__name__"] = function.__globals__["__name__"]
    return _again(function, names, f"{function.__qualname__}_{digest(function)}")


@cache
def digest(function: Callable[..., Any]) -> str:
    """Equal for kernels with the same code, constants and kernels that they use."""
    code = function.__code__
    used = [(name, digest(value) if _is_kernel(value) else repr(value)) for name, value in _used(function).items()]
    return sha256(repr((code.co_code, code.co_consts, code.co_names, sorted(used))).encode()).hexdigest()[:12]


def _used(function: Callable[..., Any]) -> dict[str, Any]:
    names = function.__globals__
    return {name: names[name] for name in function.__code__.co_names if name in names}


def _is_kernel(value: object) -> bool:
    return getattr(value, "is_kernel", False)


def _again(function: Callable[..., Any], names: dict[str, Any], qualname: str) -> Callable[..., Any]:
    made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    made.__qualname__ = qualname
    return made
