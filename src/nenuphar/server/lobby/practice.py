"""Practice tables: a match continues from a moment of another one that is over, against bots (TB-114, TB-115).

Its log begins with the steps of the old match. It also has the setup and the seed of the old match, so everything can
be verified as usual, and chance continues as it would have there.
"""

from collections.abc import Sequence

from msgspec import Struct

from nenuphar.core.game import Refused
from nenuphar.core.match import Step
from nenuphar.server.model.events import MatchBegan, PositionTaken
from nenuphar.server.model.state import TableState
from nenuphar.server.wire import NewTable, PlayOn, SeatPlan


class Position(Struct, frozen=True):
    """A moment of a finished match, and everything that a match needs to go on from there."""

    wish: NewTable
    seed: bytes
    taken: PositionTaken
    began: MatchBegan
    steps: Sequence[Step]


def position(state: TableState, wish: PlayOn) -> Position:
    """The moment that somebody wants to play on from. Refuses a running match, and moments without a decision."""
    match, seating, game = state.match, state.seating, state.game
    if match is None or not state.over:
        raise Refused("TB-114")
    if wish.seat >= match.setup.seats:
        raise Refused("TB-114", fault="seat")
    if not 0 < wish.steps < len(match.steps):
        raise Refused("TB-114", fault="moment")
    waiting = game.waiting(match.states_after({wish.steps})[wish.steps])
    if waiting.chance is not None or not waiting.may:  # games of speed wait for nobody, but everybody may act
        raise Refused("TB-114", fault="moment")
    # Bots stay what they were. The usual ones play for people, and for bots from outside.
    levels = [chair.level if chair.level in game.bots else game.usual_level for chair in seating.chairs]
    plans = [SeatPlan("me") if seat == wish.seat else SeatPlan("bot", level) for seat, level in enumerate(levels)]
    seconds = None if seating.decision_ms is None else seating.decision_ms // 1_000
    return Position(
        wish=NewTable(seating.game, tuple(plans), seating.agreed, seconds),
        seed=bytes.fromhex(seating.seed),
        taken=PositionTaken(state.table, wish.steps),
        began=MatchBegan(seating.options, seating.colours, game.manifest.rules),
        steps=match.steps[: wish.steps],
    )
