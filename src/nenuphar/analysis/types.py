"""The analysis of a match as data: a curve, what each player gave away, what chance gave, and its figures."""

from msgspec import Struct

from nenuphar.core.figures import Figures
from nenuphar.core.game import Seat
from nenuphar.core.messages import Said


class Option(Struct, frozen=True):
    """A choice in words, its seat's chance to win with it, and how often good play makes it."""

    saying: Said
    chance: float
    share: float


class Judgement(Struct, frozen=True):
    """What a seat did when it was asked. `played` is None if it took something back instead.

    It is not the player's `own` if a bot chose for them, or if practice has taken it over from another match.
    """

    seat: Seat
    played: Option | None
    best: Option
    cost: float
    choices: int
    own: bool = True


class Point(Struct, frozen=True):
    """A point of the curve: every seat's chance to win after this many steps, and what those did who were asked."""

    steps: int
    chances: tuple[float, ...]
    judgements: tuple[Judgement, ...] = ()
    proven: bool = False


class Luck(Struct, frozen=True):
    """How much a draw changed every seat's chance, compared with the average of all outcomes."""

    steps: int
    swing: tuple[float, ...]


class Player(Struct, frozen=True):
    """`lost` is the sum of all costs, `luck` what draws have added to the chances; both in wins."""

    decisions: int
    accuracy: float | None  # from 0 to 1; None without a decision
    lost: float
    luck: float | None  # None if the game has no draws


class Analysis(Struct, frozen=True):
    """`part` is how much is done. Without points the game has no estimate of chances, only figures."""

    game: str
    part: float
    points: tuple[Point, ...]
    draws: tuple[Luck, ...]
    players: tuple[Player, ...]
    turning: tuple[int, ...]  # the points with the costliest decisions, in their order
    figures: Figures
