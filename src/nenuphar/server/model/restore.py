"""Reads a table back from its stored rows."""

from collections.abc import Sequence
from functools import reduce

from msgspec import Struct

from nenuphar import games
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Refused
from nenuphar.core.match import AnyMatch, Step
from nenuphar.core.record import by_version
from nenuphar.server.model.events import Played, Row, TableOpened
from nenuphar.server.model.seating import Seating, evolve, opened
from nenuphar.server.model.state import TableState, fresh_match
from nenuphar.server.wire import TableId
from nenuphar.store import Stored


def read_back(table: TableId, rows: Sequence[Stored]) -> TableState:
    state = _folded(table, rows, 0)
    if state.match is None or state.seating.rules:
        return state
    rules = _rules_of_old_log(state, state.match)
    return state if rules == state.game.manifest.rules else _folded(table, rows, rules)


def seating_of(rows: Sequence[Stored]) -> Seating:
    """The seats of a table alone, without its match: much quicker."""
    first, *rest = (decode(row.data, Row).event for row in rows)
    return reduce(evolve, rest, opened(first))


def by_others(rows: Sequence[Stored]) -> frozenset[int]:
    """The numbers of a match's steps, from 1, that a bot played for a person, or that practice has taken over."""
    found: set[int] = set()
    seating: Seating | None = None
    steps = 0
    for row in rows:
        event = decode(row.data, Row).event
        if isinstance(event, Played) and seating is not None:
            for step in decode(bytes(event.steps), list[_By]):
                steps += 1
                seat = step.command.by
                if steps <= seating.taken_over or (isinstance(seat, int) and seating.chairs[seat].stand_in):
                    found.add(steps)
        seating = opened(event) if isinstance(event, TableOpened) else seating and evolve(seating, event)
    return frozenset(found)


class _Command(Struct):
    by: int | str


class _By(Struct):
    """A step as far as it says who played it."""

    command: _Command


def _folded(table: TableId, rows: Sequence[Stored], unnoted_rules: int) -> TableState:
    state = TableState(table, unnoted_rules)
    for row in rows:
        state.replay(row.data, row.at_ms)
    return state


def _rules_of_old_log(state: TableState, match: AnyMatch) -> int:
    """The newest version of the rules that decides every step as it was stored; today's if none does.

    Early logs do not note their version. With any version that fits, the match can go on and its record verifies.
    """
    game = games.load(state.seating.game)
    for rules in (game.manifest.rules, *sorted(game.older, reverse=True)):
        if _decides_alike(fresh_match(by_version(game, rules), state.seating), match.steps):
            return rules
    return game.manifest.rules


def _decides_alike(match: AnyMatch, steps: Sequence[Step]) -> bool:
    for step in steps:
        try:
            decision = match.decide(step.command)
        except Refused:
            return False
        if encode(decision.events) != encode(step.events):
            return False
        match.apply(step, decision.state)
    return True
