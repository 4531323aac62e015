"""`nenuphar version`: says what is installed, and whether its files are as they were released."""

import importlib.metadata
import json
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
    found = {
        file.relative_to(root).as_posix(): file
        for file in (root / PACKAGE).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    return sorted(name for name in released.keys() | found.keys() if _digest(found.get(name)) != released.get(name, ""))


def _digest(file: Path | None) -> str:
    """As in a wheel's RECORD."""
    if file is None:
        return "missing"
    return urlsafe_b64encode(sha256(file.read_bytes()).digest()).rstrip(b"=").decode()
