"""Commits the writer's groups to PostgreSQL."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure, UniqueViolation

from nenuphar.store import Append, CodeTaken, Conflict, Unavailable
from nenuphar.store.changes import MOST_ENDS, Answer, Changes, Ends, collect
from nenuphar.store.postgres.appending import Epoch, is_one_statement, known, write
from nenuphar.store.postgres.session import Session, trouble
from nenuphar.store.writer import Job

MOST_RACES = 100  # that an append may lose against other processes
# The database's own errors, not a job's: each job by itself would wait for the same lock or the same disk.
NO_JOBS_FAULT = (psycopg.OperationalError, psycopg.InternalError, Unavailable)


class Committer:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._ends: Ends = {}  # as far as this process knows: another one may have written since
        self.epoch: Epoch | None = None  # of the node that writes; None: this process is no node
        # It may be another server now, a standby that has not got the last lines.
        session.on_reconnect = lambda _: self._ends.clear()

    def close(self) -> None:
        self._session.close()

    def commit(self, jobs: Sequence[Job]) -> list[object]:
        """The result of each job, or the exception to raise: all in one transaction, unless a job breaks it."""
        if not jobs:
            return []
        for _ in range(MOST_RACES):
            may_be_outdated = bool(self._ends)
            try:
                return self._session.repeat(lambda: self._done(jobs))
            except Exception as error:
                self._ends.clear()
                self._session.roll_back()
                if may_be_outdated and isinstance(error, psycopg.IntegrityError):
                    continue
                if len(jobs) > 1 and not self._session.is_lost and not isinstance(error, NO_JOBS_FAULT):
                    return [answer for job in jobs for answer in self.commit([job])]
                if not _is_race(error):
                    return [_translated(error) for _ in jobs]
        return [Unavailable("Other processes write to this table all the time.") for _ in jobs]

    def _done(self, jobs: Sequence[Job]) -> list[object]:
        session = self._session
        answers, changes, ends = self._collected([job for job in jobs if isinstance(job, Append)])
        if len(answers) == len(jobs) and is_one_statement(changes):
            with _last_step(session):
                write(session, changes, self.epoch)  # a transaction of its own
            results: list[object] = [*answers]
        else:
            session.execute("BEGIN")
            if self.epoch is not None:  # first, as everybody else does: otherwise two could wait for each other
                session.execute("SELECT FROM epochs WHERE (node, epoch) = (?, ?) FOR SHARE", self.epoch)
            write(session, changes, self.epoch)
            appended = iter(answers)
            results = [next(appended) if isinstance(job, Append) else job(session) for job in jobs]
            with _last_step(session):
                session.execute("COMMIT")
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        self._ends |= ends
        return results

    def _collected(self, appends: Sequence[Append]) -> tuple[list[Answer], Changes, Ends]:
        if all(append.table_id in self._ends for append in appends):
            changes, ends = Changes(), {append.table_id: self._ends[append.table_id] for append in appends}
            answers = [collect(append, ends, {}, changes) for append in appends]
            if Conflict not in map(type, answers):
                return answers, changes, ends
        changes, (ends, commands) = Changes(), known(self._session, appends)
        return [collect(append, ends, commands, changes) for append in appends], changes, ends


@contextmanager
def _last_step(session: Session) -> Iterator[None]:
    """If the connection is lost here, nobody knows whether the group is stored, so it must not be tried again."""
    try:
        yield
    except psycopg.Error as error:
        if session.is_lost_by(error):
            raise Unavailable(str(error)) from error
        raise


def _is_race(error: Exception) -> bool:
    """Whether another process was first: the same job may have another result now."""
    if isinstance(error, UniqueViolation):
        return error.diag.table_name in ("events", "commands")
    return isinstance(error, DeadlockDetected | SerializationFailure)


def _translated(error: Exception) -> Exception:
    if isinstance(error, UniqueViolation) and error.diag.constraint_name == "tables_code_key":
        return CodeTaken(str(error))
    return trouble(error)
