"""The people who wait for a table's bots and its judge."""

from nenuphar.server.table.ports import TablePort
from nenuphar.server.table.turns import NOBODY, UNATTENDED, Waiter


def waiters_of(table: TablePort) -> list[Waiter]:
    """The players who are connected. If there are none, the spectators: all tables without players share one turn."""
    here = {connection.person: connection.address for connection in table.connections.people}
    chairs = table.state.seating.chairs
    playing = [chair.person for chair in chairs if chair.is_played and not chair.away and chair.person in here]
    if playing:
        return [Waiter(here[person], person) for person in playing]
    return [Waiter(UNATTENDED, address) for address in dict.fromkeys(here.values())] or [NOBODY]
