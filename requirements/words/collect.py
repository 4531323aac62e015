"""Collects what word lists are built from: 12 MB out of packages that weigh 80, each file with its licence.

The Makefile installs the packages of requirements/words.txt and package-lock.json, and then calls this script. Packages
of Nénuphar contain the result, so that nobody has to download anything for a first match of Quibbix.
"""

import json
import shutil
import sys
from pathlib import Path

from nenuphar.words.folding import LANGUAGES
from nenuphar.words.sources import FOLDER, SPELLING, VERSIONS

LICENCES = "LICEN[CS]E*"
EXTENTS = ("small", "large")


def main(python_packages: Path, node_packages: Path) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    versions = {}
    for name in ("simplemma", "wordfreq"):
        [metadata] = python_packages.glob(f"{name}-*.dist-info")
        versions[name] = metadata.name.removesuffix(".dist-info").partition("-")[2]
        _copy_licence(name, next(metadata.rglob(LICENCES)))
    forms = python_packages / "simplemma" / "strategies" / "dictionaries" / "data"
    frequencies = python_packages / "wordfreq" / "data"
    for lang in LANGUAGES:
        found = [forms / f"{lang}.plzma", *(frequencies / f"{extent}_{lang}.msgpack.gz" for extent in EXTENTS)]
        for file in found:
            shutil.copyfile(file, FOLDER / file.name)
    for name in sorted(name for names in SPELLING.values() for _, name in names):
        package = node_packages / f"dictionary-{name}"
        versions[package.name] = json.loads((package / "package.json").read_text("utf-8"))["version"]
        for suffix in (".aff", ".dic"):
            shutil.copyfile(package / f"index{suffix}", FOLDER / f"{name}{suffix}")
        _copy_licence(package.name, package / "license")
    shutil.copyfile(Path(__file__).with_name("GPL-3.txt"), FOLDER / "LICENSE-GPL-3")
    # Last: the Makefile takes this file as the sign that all others are complete.
    (FOLDER / VERSIONS).write_text(json.dumps(versions, indent=1, sort_keys=True) + "\n", "utf-8")


def _copy_licence(name: str, file: Path) -> None:
    shutil.copyfile(file, FOLDER / f"LICENSE-{name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
