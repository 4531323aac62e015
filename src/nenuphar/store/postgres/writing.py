"""Commits the writer's groups to PostgreSQL."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure, UniqueViolation

from nenuphar.store import Append, CodeTaken, Unavailable
from nenuphar.store.postgres.appending import Epoch, collected, has_more, write
from nenuphar.store.postgres.session import Session, trouble
from nenuphar.store.writer import Job

MOST_RACES = 100  # that an append may lose against other processes


class Committer:
    def __init__(self, session: Session) -> None:
        self._session = session
        self.epoch: Epoch | None = None  # of the node that writes; None: this process is no node

    def close(self) -> None:
        self._session.close()

    def commit(self, jobs: Sequence[Job]) -> list[object]:
        """The result of each job, or the exception to raise: all in one transaction, unless a job breaks it."""
        if not jobs:
            return []
        for _ in range(MOST_RACES):
            try:
                return self._session.repeat(lambda: self._done(jobs))
            except Exception as error:
                self._session.roll_back()
                if len(jobs) > 1 and not self._session.is_lost:
                    return [answer for job in jobs for answer in self.commit([job])]
                if not _is_race(error):
                    return [_translated(error) for _ in jobs]
        return [Unavailable("Other processes write to this table all the time.")]

    def _done(self, jobs: Sequence[Job]) -> list[object]:
        session, epoch = self._session, self.epoch
        answers, changes = collected(session, [job for job in jobs if isinstance(job, Append)])
        if len(answers) == len(jobs) and not has_more(changes):
            with _last_step():
                write(session, changes, epoch)  # a transaction of its own
            return [*answers]
        session.execute("BEGIN")
        write(session, changes, epoch)
        appended = iter(answers)
        results = [next(appended) if isinstance(job, Append) else job(session) for job in jobs]
        with _last_step():
            session.execute("COMMIT")
        return results


@contextmanager
def _last_step() -> Iterator[None]:
    """If the connection is lost here, nobody knows whether the group is stored, so it must not be tried again."""
    try:
        yield
    except psycopg.OperationalError as error:
        if _is_race(error):
            raise
        raise Unavailable(str(error)) from error


def _is_race(error: Exception) -> bool:
    """Whether another process was first: the same job may have another result now."""
    if isinstance(error, UniqueViolation):
        return error.diag.table_name in ("events", "commands")
    return isinstance(error, DeadlockDetected | SerializationFailure)


def _translated(error: Exception) -> Exception:
    if isinstance(error, UniqueViolation) and error.diag.constraint_name == "tables_code_key":
        return CodeTaken(str(error))
    return trouble(error)
