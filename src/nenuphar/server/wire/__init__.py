"""Every message between a browser and the server, in both directions.

The browser's types are generated from here. Over HTTP a browser lists, opens and finds tables; everything at a table
goes over one socket. Times are milliseconds since 1970 unless a name says otherwise.
"""

from nenuphar.server.wire.analyses import *  # noqa: F403
from nenuphar.server.wire.asks import *  # noqa: F403
from nenuphar.server.wire.base import *  # noqa: F403
from nenuphar.server.wire.daily import *  # noqa: F403
from nenuphar.server.wire.host import *  # noqa: F403
from nenuphar.server.wire.notifications import *  # noqa: F403
from nenuphar.server.wire.pages import *  # noqa: F403
from nenuphar.server.wire.people import *  # noqa: F403
from nenuphar.server.wire.puzzles import *  # noqa: F403
from nenuphar.server.wire.replays import *  # noqa: F403
from nenuphar.server.wire.screens import *  # noqa: F403
from nenuphar.server.wire.tables import *  # noqa: F403
from nenuphar.server.wire.tells import *  # noqa: F403
from nenuphar.server.wire.views import *  # noqa: F403
from nenuphar.server.wire.yours import *  # noqa: F403
