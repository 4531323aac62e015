"""A law of tables: accepted events fold, and the stored rows fold to the same table.

Random people send random asks: valid, invalid and nonsensical. There is no socket and no disk, only the rules, the fold
and the views.
"""

import json
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.game import Audience, Refused
from nenuphar.core.match import MOST_PINCH_BYTES
from nenuphar.server import wire
from nenuphar.server.lobby.lobby import bare
from nenuphar.server.model import rules, views
from nenuphar.server.model.events import RematchOpened, SatDown, TableOpened
from nenuphar.server.model.rules import Circumstances
from nenuphar.server.model.state import TableState
from nenuphar.server.table.persist import apply, to_append
from nenuphar.server.wire import Person, SeatPlan
from nenuphar.shelf import with_files
from tests.server.stress_size import size

PEOPLE = ("ada", "bea", "cy", "dora")
SIGNS: tuple[wire.Reaction, ...] = ("hello", "well-played", "oops", "thinking", "hurry", "thanks")
PINCHES = ("beef", "00", "AB", "ab cd", "abc", "", "xy", "0x12", "é", "ab\n", "ff" * MOST_PINCH_BYTES, "ff" * 65, "٣٤")


class People(defaultdict[str, Person]):
    def __missing__(self, key: str) -> Person:
        return Person(key, key.title(), "red", "frog")


DIRECTORY = People()


class RandomTable:
    """A table, its stored rows, and the people who send asks."""

    def __init__(self, key: str, rng: Random) -> None:
        game = games.find(key)
        assert game is not None
        self.rng = rng
        self.now = 1_700_000_000_000
        self.rows: list[tuple[bytes, int]] = []
        self.state = TableState("table")
        self.levels = tuple(game.bots)
        plans = tuple(self._plan() for _ in range(rng.choice(game.manifest.seats)))
        options = json.loads(encode(bare(game, with_files(game, {}, Path()), len(plans))))  # lists, as after decoding
        limit = rng.choice((None, 5_000))
        self._take((TableOpened(key, options, limit, True, PEOPLE[0], "CODE", "5e" * 32, plans),), "")
        free = [seat for seat, plan in enumerate(plans) if plan.kind == "open"]
        if len(free) > 1:
            self._take((SatDown(free[0], PEOPLE[0]), SatDown(free[1], PEOPLE[0], "Ben")), "")

    def _plan(self) -> SeatPlan:
        return SeatPlan("bot", self.rng.choice(self.levels)) if self.rng.random() < 0.4 else SeatPlan("open")

    def step(self) -> None:
        """A person sends an ask, a bot plays, the judge answers, or time passes."""
        self.now += self.rng.choice((0, 1, 40, 2_000, 6_000))
        by = self.rng.choice(PEOPLE)
        table_events: Any
        try:
            match self.rng.randrange(10):
                case 0:
                    table_events = [self.state.tick(self.now)]
                case 1:
                    table_events = [self._ruling()]
                case 2 | 3 | 4:
                    table_events = [self._move(by)]
                case _:
                    table_events = self._asked(by)
        except Refused as refused:
            encode(refused.facts)
            return
        self._take(tuple(each for each in table_events if each is not None), f"{by}:{len(self.rows)}")

    def _asked(self, by: str) -> tuple[Any, ...]:
        ask = self._ask()
        if isinstance(ask, wire.Rematch):
            return (RematchOpened("another", by),) if self.state.over else ()
        some = self.rng.sample(PEOPLE, self.rng.randrange(5))
        game = self.state.game
        gone = frozenset(PEOPLE) - set(some)
        learning = self.state.learning
        now = Circumstances(
            frozenset(some),
            gone,
            self.levels,
            game.usual_level,
            game.manifest.seats,
            self.state.over,
            learning.seats,
            frozenset(filter(learning.may, range(len(self.state.seating.chairs)))),
            is_passed_on=self.state.is_passed_on,
        )
        if self.rng.random() < 0.1:
            return rules.unanimous(self.state.seating, now)
        return rules.decide(self.state.seating, by, ask, now)

    def _ask(self) -> wire.Asks:
        rng, seats = self.rng, len(self.state.seating.chairs)
        seat = rng.randrange(-1, seats + 1)
        if self.state.match is not None and rng.random() < 0.3:
            return wire.Learn("a", rng.random() < 0.6)
        if self.state.device.seats and rng.random() < 0.3:
            return wire.Hold("a", rng.choice((None, seat)))
        match rng.randrange(16):
            case 0 | 1 | 2:
                return wire.Sit("a", seat)
            case 3:
                return wire.Stand("a")
            case 4:
                return rng.choice((wire.Kick("a", seat), wire.NameSeat("a", seat, rng.choice(("Tom", " ", "x" * 40)))))
            case 5:
                return wire.Fill("a", seat, rng.choice((*self.levels, "", "nobody")))
            case 6 | 7:
                return wire.Begin("a")
            case 15:
                return wire.Learn("a", rng.random() < 0.7)
            case 14:
                pace = rng.choice((None, 30, 60, 3))
                return wire.ChangeTable("a", rng.randrange(0, 9), self.state.seating.options, pace, rng.random() < 0.5)
            case 8:
                return wire.Pinch("a", rng.choice(PINCHES))
            case 9:
                return wire.Resign("a")
            case 10:
                return wire.Propose("a", seat)
            case 11:
                return wire.Vote("a", seat, rng.random() < 0.7)
            case 12:
                return rng.choice((wire.ComeBack("a"), wire.Rematch("a")))
            case _:
                said = wire.Chat("a", rng.choice(("hello", "", " ", "\u202e", "x" * 400)))
                return rng.choice((said, wire.React("a", rng.choice(SIGNS))))

    def _move(self, by: str) -> Any:
        standing = self.state
        bots = dict(standing.bots)
        seat = standing.seats.get(by) if self.rng.random() < 0.6 or not bots else self.rng.choice(list(bots))
        if seat is None or standing.match is None:
            return None
        moves = standing.game.moves(standing.match.view(seat))
        if moves.listed == ():
            return None
        return standing.play(seat, moves.sample(self.rng), None, self.now)

    def _ruling(self) -> Any:
        standing = self.state
        if standing.match is None or standing.waiting.query is None:
            return None
        realtime = standing.game.realtime
        ruling = standing.waiting.query.sample(self.rng) if realtime is None else realtime.give_verdict
        return standing.answer_judge(ruling, self.now)

    def _take(self, table_events: tuple[Any, ...], ask: str) -> None:
        if not table_events:
            return
        append = to_append(self.state, apply(self.state, table_events, self.now, ask), DIRECTORY)
        assert append.expected_seq == len(self.rows)
        self.rows += [(row, self.now) for row in append.events]
        since = max(0, len(self.state.lines) - 5)
        for viewer in (*range(len(self.state.seating.chairs)), Audience.PUBLIC):
            lines = views.Lines(self.state, DIRECTORY, since)
            encode((lines.of(viewer), views.match_view(self.state, views.Sight(viewer, viewer), lines)))

    def again(self) -> TableState:
        standing = TableState("table")
        for data, at in self.rows:
            standing.replay(data, at)
        return standing


def state(standing: TableState) -> Any:
    match = standing.match
    played = None if match is None else (match.log, match.state, match.waiting, match.now, match.steps, match._asked)
    return (
        standing.seating,
        standing.seats,
        standing.seats_at_screen,
        standing.began,
        standing.zero,
        standing.changed,
        standing.rows,
        standing.lines,
        standing.lines_after_ask,
        standing.people_mentioned,
        standing.bots,
        vars(standing.learning),
        standing.deadline,
        played,
    )


@pytest.mark.rule("TB-5")
@pytest.mark.parametrize("key", games.names())
@settings(max_examples=size(25, 400), deadline=None)
@given(luck=st.integers(0, 2**32))
def test_accepted_events_fold_and_their_rows_fold_to_the_same_table(key: str, luck: int) -> None:
    random_table = RandomTable(key, Random(luck))
    for _ in range(150):
        random_table.step()
    assert state(random_table.again()) == state(random_table.state)


@pytest.mark.parametrize("key", games.names())
def test_the_law_sees_matches_and_learners(key: str) -> None:
    seen = Counter[str]()
    for luck in range(40):
        random_table = RandomTable(key, Random(luck))
        for _ in range(150):
            random_table.step()
        stored = b"".join(row for row, _ in random_table.rows)
        seen["match"] += b'"match-began"' in stored and len(random_table.state.lines) > 20
        seen["learning"] += b'"learning-began"' in stored
        seen["done learning"] += b'"learning-ended"' in stored
    assert all(seen[kind] >= 5 for kind in ("match", "learning", "done learning")), f"the law proves little: {seen}"
