"""A dask cluster as a pool. Only this module needs dask, which the extra `nenuphar[dask]` installs.

The scheduler gives the work of a killed worker to another worker by itself.
"""

from contextlib import suppress

from nenuphar.core.extras import extra
from nenuphar.lab.errors import LabError
from nenuphar.lab.pools import Pool

with extra("dask"):
    from distributed import Client, KilledWorker
    from distributed.client import ClosedClientError

CONNECT_S = 10
EACH = 4  # pieces of work for every thread of a worker: the scheduler sends some ahead


class Cluster(Pool):
    """The workers of a dask scheduler, such as tcp://10.0.0.1:8786. They may come and go."""

    lost = (*Pool.lost, KilledWorker, ClosedClientError)

    def __init__(self, address: str) -> None:
        try:
            self._client = Client(address, timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError) as error:
            raise LabError("sorry-pool-unreachable", address=address) from error
        super().__init__(self._client.get_executor(pure=False))

    def room(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return EACH * max(1, sum(threads.values()))

    def close(self) -> None:
        with suppress(ClosedClientError):  # it closes itself when the scheduler is gone
            self._executor.shutdown(wait=False)
        self._client.close()
