"""Builds the image of the Containerfile, and runs it as compose.yaml does: read-only and without any right.

Where no registry can be reached, mmdebstrap makes the base from Debian's packages. BASE names another one.
"""

import os
import resource
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
TAG = "localhost/nenuphar-test"
OWN_BASE = "localhost/nenuphar-base"
PACKAGES = "python3,python3-venv,ca-certificates"
CERTIFICATES = "/etc/ssl/certs"
START_S = 120
MOST_FILES, MOST_PROCESSES = 65_536, 4_096
# In a virtual machine there may be no network of its own.
ANYWHERE = ("--network=host",)


class Skipped(Exception):
    """This machine lacks something."""


@cache
def built() -> str:
    base = os.environ.get("BASE") or _own_base()
    with tempfile.TemporaryDirectory() as folder:
        pip = Path(folder, "pip.conf")  # this machine may know authorities that the base does not
        pip.write_text(f"[global]\ncert = {CERTIFICATES}/ca-certificates.crt\n", "utf-8")
        trusted = (f"--volume={CERTIFICATES}:{CERTIFICATES}:ro", f"--volume={pip}:/etc/pip.conf:ro")
        how = (*ANYWHERE, "--isolation=chroot", f"--build-arg=BASE={base}", *trusted, f"--tag={TAG}")
        _done("podman", "build", *how, str(ROOT))
    return TAG


@contextmanager
def container(image: str, data: Path, *shared: Path, **settings: str) -> Iterator[str]:
    """A container that answers, with its data in this folder."""
    os.chown(data, 10001, 10001)
    volumes = [f"--volume={data}:/data", *(f"--volume={folder}:{folder}" for folder in shared)]
    confined = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")
    # podman's own limits may be higher than those of a virtual machine.
    most = min(resource.getrlimit(resource.RLIMIT_NOFILE)[1], MOST_FILES)
    limits = (f"--ulimit=nofile={most}:{most}", f"--ulimit=nproc={MOST_PROCESSES}:{MOST_PROCESSES}")
    runtime = ["--runtime=runc"] if shutil.which("runc") else []  # crun refuses older control groups
    env = [f"--env={name}={value}" for name, value in settings.items()]
    how = (*limits, *ANYWHERE, *confined, *volumes, *env)
    command = ("podman", *runtime, "run", "--detach", "--rm", *how, image)
    name = _done(*command).strip()
    try:
        _wait(settings["NENUPHAR_PORT"], name)
        yield name
    finally:
        _done("podman", "stop", name)


def podman_version() -> str:
    return _done("podman", "--version").replace("version ", "").strip()


def _own_base() -> str:
    for program in ("podman", "mmdebstrap"):
        if shutil.which(program) is None:
            raise Skipped(f"{program} is not installed")
    if subprocess.run(["podman", "image", "exists", OWN_BASE], check=False).returncode:
        archive = ROOT / "build" / "base.tar"
        archive.parent.mkdir(exist_ok=True)
        _done("mmdebstrap", "--variant=apt", f"--include={PACKAGES}", "bookworm", str(archive))
        _done("podman", "import", str(archive), OWN_BASE)
        archive.unlink()
    return OWN_BASE


def _wait(port: str, name: str) -> None:
    end = time.monotonic() + START_S
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return
        except OSError:
            if time.monotonic() > end:
                raise RuntimeError(_done("podman", "logs", name)) from None
            time.sleep(0.2)


def _done(*command: str) -> str:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise RuntimeError((ended.stdout + ended.stderr).strip()[-2_000:])
    return ended.stdout
