"""A client for a table on a server: for bots that come over the network, and for programs that watch or play.

`Guest` is a person on a server, `Table` a connection to one table. `play` lets a bot play there.
"""

from nenuphar.client.answers import Unreachable as Unreachable
from nenuphar.client.guest import Guest as Guest
from nenuphar.client.playing import play as play
from nenuphar.client.table import Table as Table
