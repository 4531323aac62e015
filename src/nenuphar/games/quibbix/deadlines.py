"""The deadlines of each phase of a turn, and of each vote."""

from nenuphar.core.game import Millis
from nenuphar.games.quibbix.options import COMPARE_MS, MORE_MS, SHORTEST_REARRANGING_MS, VOTE_MS
from nenuphar.games.quibbix.types import Decision


def of_building(decision: Decision) -> Millis | None:
    """The time of a turn (QX-R3), or the table's time for a decision if a turn has no limit."""
    setup = decision.state.setup
    seconds = setup.options.turn_seconds
    return decision.at + 1_000 * seconds if seconds else setup.until(decision.at)


def of_rearranging(decision: Decision) -> Millis | None:
    """A third of a turn, but not too little (QX-R6)."""
    setup = decision.state.setup
    millis = 1_000 * setup.options.turn_seconds
    return decision.at + max(SHORTEST_REARRANGING_MS, millis // 3) if millis else setup.until(decision.at)


def of_looking(decision: Decision) -> Millis | None:
    setup = decision.state.setup
    if setup.decision_ms is None and setup.options.turn_seconds:
        return decision.at + COMPARE_MS
    return setup.until(decision.at)


def of_looking_again(decision: Decision) -> Millis | None:
    """After a vote there is some time, at least for coining the rejected word (QX-R6)."""
    first = decision.state.first_until
    return None if first is None else max(first, decision.at + (decision.state.setup.decision_ms or MORE_MS))


def of_vote(decision: Decision) -> Millis:
    """Every vote ends (QX-W6)."""
    return decision.state.setup.until(decision.at) or decision.at + VOTE_MS
