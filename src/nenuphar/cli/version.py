"""`nenuphar version`: says what is installed, and whether its files are as they were released."""

import importlib.metadata
import json
import marshal
import sys
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar import __version__
from nenuphar.cli import language
from nenuphar.cli.errors import CommandError

PACKAGE = "nenuphar"
MOST_NAMED = 20
CACHE, HEAD_BYTES = "__pycache__", 16
MADE_HERE = (".nbi", ".nbc")  # numba's machine code for this processor, which can be compared with nothing


def version(
    *,
    verify: Annotated[bool, Parameter(negative="", help="Compare all files with the hashes of the release.")] = False,
    lang: language.Lang = None,
) -> None:
    """Print the version. With --verify, also find out whether anything was changed; this needs no network."""
    texts = language.catalogue(lang)
    print(f"{PACKAGE} {__version__}")
    if not verify:
        return
    installed = importlib.metadata.distribution(PACKAGE)
    if _is_editable(installed):
        raise CommandError("sorry-version-editable")
    released = {
        file.as_posix(): file.hash.value
        for file in installed.files or ()
        if file.parts[0] == PACKAGE and file.hash is not None and file.hash.mode == "sha256"
    }
    root = Path(str(installed.locate_file("")))
    if not released or not (root / PACKAGE).is_dir():
        raise CommandError("sorry-version-editable")
    if changed := _changed(released, root):
        raise CommandError("sorry-version-changed", count=len(changed), files=", ".join(changed[:MOST_NAMED]))
    print(texts.text("version-verified", {"files": len(released), "fingerprint": fingerprint(released)}))


def fingerprint(released: Mapping[str, str]) -> str:
    """One hash for all files of a release, the same on every machine."""
    return sha256("".join(f"{name},{released[name]}\n" for name in sorted(released)).encode()).hexdigest()


def _is_editable(installed: importlib.metadata.Distribution) -> bool:
    """A checkout has no hashes to compare with; `git status` says what is changed there."""
    origin = json.loads(installed.read_text("direct_url.json") or "{}")
    return bool(origin.get("dir_info", {}).get("editable"))


def _changed(released: Mapping[str, str], root: Path) -> list[str]:
    """Files that differ, are missing, or do not belong there."""
    there = [file for file in (root / PACKAGE).rglob("*") if file.is_file()]
    found = {_name(file, root): file for file in there if CACHE not in file.parts}
    changed = [name for name in released.keys() | found.keys() if _digest(found.get(name)) != released.get(name, "")]
    # Python runs what is compiled, and looks only at the source's time and size.
    compiled = [file for file in there if CACHE in file.parts and file.suffix not in MADE_HERE]
    return sorted(changed + [_name(file, root) for file in compiled if not _is_compiled_source(file)])


def _name(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix()


def _is_compiled_source(file: Path) -> bool:
    """Whether this is what our Python makes of the source beside it, which is compared itself. Others do not run it."""
    parts = file.name.split(".")
    if file.suffix != ".pyc" or (tag := sys.implementation.cache_tag) is None:
        return False
    if tag not in parts:
        return True
    optimize = int(parts[-2].removeprefix("opt-")) if parts[-2].startswith("opt-") else 0
    try:
        source = file.parent.parent / f"{parts[0]}.py"
        code = marshal.loads(file.read_bytes()[HEAD_BYTES:])
        return bool(code == compile(source.read_bytes(), str(source), "exec", dont_inherit=True, optimize=optimize))
    except (OSError, EOFError, ValueError, TypeError, SyntaxError):
        return False


def _digest(file: Path | None) -> str:
    """As in a wheel's RECORD."""
    if file is None:
        return "missing"
    return urlsafe_b64encode(sha256(file.read_bytes()).digest()).rstrip(b"=").decode()
