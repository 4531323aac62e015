"""Serves the page itself: files of the built client, with the right headers."""

import gzip
import mimetypes
import re
from importlib import resources
from pathlib import Path

from msgspec import Struct

# Everything comes from here alone. Svelte sets single style properties by script, which is allowed. The manifest has no
# directive of its own, since WebKit does not know manifest-src and complains.
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; media-src 'self'; object-src 'none'; frame-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UNUSED = ("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "midi", "payment", "usb")
SECURITY: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in UNUSED).encode()),
)
# Over plain HTTP a browser ignores these, and complains about the first.
ISOLATED: tuple[tuple[bytes, bytes], ...] = ((b"cross-origin-opener-policy", b"same-origin"),)
BEHIND_TLS: tuple[tuple[bytes, bytes], ...] = ((b"strict-transport-security", b"max-age=31536000"),)
FOR_EVER, ASK_FIRST = b"public, max-age=31536000, immutable", b"no-cache"
ENTRY = re.compile(rb'src="(/assets/[^"]+\.js)"')
HASHED = "assets/"  # file names with a digest from the build
PACKED_KINDS = ("text/", "application/javascript", "application/manifest+json", "image/svg+xml")
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Nénuphar</title>
<h1>Nénuphar</h1>
<p>The server is here, but the page has not been built yet. <code>make play</code> builds it.</p>
</html>
"""


class Page(Struct, frozen=True):
    status: int
    kind: str
    caching: bytes
    body: bytes
    packed: bytes = b""  # gzipped once, where that is worth it


class Pages:
    """Every path without a file extension is an address inside the page, which does its own routing."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (folder or Path(str(resources.files("nenuphar"))) / "web_dist").resolve()
        self._kept: dict[str, tuple[int, Page]] = {}
        self._entry_of: Page | None = None
        self._entry = b""

    def find(self, path: str) -> Page:
        wanted = path.strip("/")
        if "." not in wanted.rpartition("/")[2]:
            wanted = "index.html"
        try:
            file = (self._folder / wanted).resolve()
            is_ours = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):  # a name that no file can have, such as a very long one
            is_ours = False
        if not is_ours:
            return self._missing(wanted)
        changed = file.stat().st_mtime_ns
        kept = self._kept.get(wanted)
        if kept is None or kept[0] != changed:
            kept = self._kept[wanted] = (changed, self._read(file, wanted))
        return kept[1]

    @property
    def entry(self) -> bytes:
        """The script that the page starts with: its name changes with every version. Empty if there is no page."""
        page = self.find("index.html")
        if page is not self._entry_of:
            found = ENTRY.search(page.body)
            self._entry_of, self._entry = page, found[1] if found else b""
        return self._entry

    def _read(self, file: Path, wanted: str) -> Page:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if file.suffix == ".webmanifest":
            kind = "application/manifest+json"
        if kind.startswith("text/") or kind.endswith("javascript"):
            kind += "; charset=utf-8"
        body = file.read_bytes()
        packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED_KINDS) else b""
        return Page(200, kind, FOR_EVER if wanted.startswith(HASHED) else ASK_FIRST, body, packed)

    def _missing(self, wanted: str) -> Page:
        if wanted == "index.html":
            return Page(200, "text/html; charset=utf-8", b"no-store", UNBUILT.encode())
        return Page(404, "text/plain; charset=utf-8", b"no-store", b"Not found")
