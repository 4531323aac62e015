"""The laboratory: many matches, and what designers and researchers read from them."""

from nenuphar.lab.matches import MatchFailed as MatchFailed
from nenuphar.lab.pools import PoolLost as PoolLost
from nenuphar.lab.saving import simulate as simulate
from nenuphar.lab.unfinished import OtherSimulation as OtherSimulation
