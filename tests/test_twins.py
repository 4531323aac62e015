"""Every twin obeys the laws of twins, and each planted fault is caught. NENUPHAR_TWIN_MATCHES=100 plays more."""

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace as replace_fields

from nenuphar import games
from nenuphar.core import luck as generator
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.core.kernels import bound, digest, kernel
from nenuphar.core.luck import BITS, DIGIT, MULTIPLIER, seeded
from nenuphar.core.twin import AnyTwin, AnyTwinEncoding, Kernels
from nenuphar.games.china_moon import GAME as MOON
from nenuphar.games.china_moon import rows as moon_rows
from nenuphar.games.china_moon import twin as moon
from nenuphar.games.china_moon.tests.ponds import FORKS, drawn, with_a_short_cut
from nenuphar.games.china_moon.tests.test_boards import shipped
from nenuphar.games.china_moon.types import Options as MoonOptions
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit import rows as quibbit_rows
from nenuphar.games.quibbit import twin as quibbit
from nenuphar.games.quibbit.course import front
from nenuphar.games.quibbit.twin import cards
from nenuphar.games.quibbit.types import CARDS, State
from nenuphar.games.quibbit.types import Options as QuibbitOptions
from nenuphar.testing.fuzz_values import fuzz_setup
from nenuphar.testing.laws import Broken
from nenuphar.testing.random_play import random_match
from nenuphar.testing.twin_encodings import writes_the_same_planes
from nenuphar.testing.twins import LAWS_FROM_ANYWHERE, TWIN_LAWS, TwinLaw, compiles_to_the_same, plays_by_the_rules

MATCHES = int(os.environ.get("NENUPHAR_TWIN_MATCHES", "1"))  # for each law, number of seats and set of options
TWINS: dict[str, tuple[AnyGame, AnyTwin, ModuleType]] = {
    "quibbit": (QUIBBIT, quibbit_rows.TWIN, quibbit),
    "china_moon": (MOON, moon_rows.TWIN, moon),
}
LADDER = f"P {'( P | S | B ) ' * 3}P P P P ( P | F | B ) P L L L L L L L L L L L L K"
PLAIN_LAWS = tuple(law for law in TWIN_LAWS if law is not compiles_to_the_same)  # see test_compiled_twins.py
OPTIONS: dict[str, tuple[Any, ...]] = {
    "quibbit": (
        QuibbitOptions(),
        QuibbitOptions(last_human_wins=True, youngest=1),
        QuibbitOptions(round_limit=4, colours=("blue", "green", "red")),
        QuibbitOptions(round_limit=40, board="YRG* GRY* RYG~"),
        QuibbitOptions(board="YRGB~ GBRY* RYBG*"),
        QuibbitOptions(board="YRG* YRG* YRG~"),
    ),
    "china_moon": (
        MoonOptions(),
        MoonOptions(take_back=False, oldest=2),
        MoonOptions(board=shipped("brook"), take_back=False),
        MoonOptions(board=with_a_short_cut(drawn(FORKS), 8, "9", "11")),
        MoonOptions(board=drawn(LADDER), take_back=False),
    ),
}


def setups(game: AnyGame) -> Iterator[Setup[Any]]:
    """All numbers of seats with all these options that the game accepts for them."""
    for seats in game.manifest.seats:
        for options in OPTIONS[game.manifest.key]:
            try:
                game.initial(Setup(seats, options))
            except Refused:
                continue
            yield Setup(seats, options)


@pytest.mark.parametrize("law", PLAIN_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", TWINS)
def test_every_twin_obeys(key: str, law: TwinLaw) -> None:
    game, twin, _ = TWINS[key]
    for number, setup in enumerate(setups(game)):
        for seed in range(MATCHES):
            law(game, twin, setup, Random(f"{number} {seed}"))


@pytest.mark.parametrize("law", PLAIN_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", TWINS)
def test_every_twin_obeys_with_odd_options(key: str, law: TwinLaw) -> None:
    game, twin, _ = TWINS[key]
    for seed in range(4 * MATCHES):
        rng = Random(f"odd {seed}")
        law(game, twin, fuzz_setup(game, rng), rng)


@pytest.mark.parametrize("key", TWINS)
def test_every_encoding_on_a_twin_writes_the_games_planes(key: str) -> None:
    game, encoding = TWINS[key][0], encoding_of(key)
    for number, setup in enumerate(setups(game)):
        writes_the_same_planes(game, encoding, setup, Random(number))
    for seed in range(2 * MATCHES):
        rng = Random(f"odd {seed}")
        writes_the_same_planes(late(game, rng), encoding, fuzz_setup(game, rng), rng)


def encoding_of(key: str) -> AnyTwinEncoding:
    found = games.twin_encoding(TWINS[key][0])
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("key", "fault", "plane"),
    [
        ("quibbit", {"counted": lambda frog, viewer, seats: frog}, "leaves"),
        ("quibbit", {"write_cards": lambda cards, numbers, first: None}, "hands"),
        ("china_moon", {"constant": ()}, "kinds"),
    ],
)
def test_a_wrong_plane_is_caught(key: str, fault: dict[str, Any], plane: str) -> None:
    right = encoding_of(key)
    wrong = replace(right, **fault) if "constant" in fault else replace(right, planes=bound(right.planes, **fault))
    with pytest.raises(Broken, match=rf"gets {plane} as "):
        writes_the_same_planes(TWINS[key][0], wrong, next(setups(TWINS[key][0])), Random(1))


@pytest.mark.parametrize("law", LAWS_FROM_ANYWHERE, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", TWINS)
def test_every_twin_obeys_from_late_positions(key: str, law: TwinLaw) -> None:
    game, twin, _ = TWINS[key]
    for number, setup in enumerate(setups(game)):
        for seed in range(2 * MATCHES):
            rng = Random(f"{number} {seed}")
            law(late(game, rng), twin, setup, rng)


def late(game: AnyGame, rng: Random) -> AnyGame:
    """The game, which begins near its end."""
    seed = rng.getrandbits(32)
    return replace(game, initial=lambda setup: LATE[game.manifest.key](game, setup, Random(seed)))


def late_in_quibbit(game: AnyGame, setup: Setup[Any], rng: Random) -> State:
    """Everybody has one card left, or is out, so that all endings are near; often all have the same card."""
    moments = random_match(game, setup, rng)
    state: State = next(moment.state for moment in moments if moment.state.phase == "planning")
    size, cards = len(state.ring), rng.choice([CARDS, (5,)])
    stays = [seat not in rng.sample(range(setup.seats), rng.randrange(setup.seats - 1)) for seat in range(setup.seats)]
    steps = [
        step if seat >= setup.seats or stays[seat] else None
        for seat, step in enumerate(rng.sample(range(size), len(state.steps)))
    ]
    return replace_fields(
        state,
        steps=tuple(steps),
        crown=front(steps),
        hands=tuple((rng.choice(cards),) if is_in else () for is_in in stays),
    )


def late_in_china_moon(game: AnyGame, setup: Setup[Any], rng: Random) -> Any:
    """A crowded pond, on which most players have lilies."""
    states = [moment.state for moment in random_match(game, setup, rng)]
    return rng.choice(states[len(states) // 2 : -1])


LATE = {"quibbit": late_in_quibbit, "china_moon": late_in_china_moon}


# Planted faults

FAULTS = {
    "quibbit": (
        ("is_free = ~taken >> tile & 1", "is_free = 1"),  # QB-V1
        ("order = card << BITS |", "order = 9 - card << BITS |"),  # QB-V2
        ("| step_of(course, frog)", "| STEP_BITS - step_of(course, frog)"),  # QB-V3
        ("leaps * (1 - is_free)", "leaps - is_free"),  # QB-D1
        ("row[CROWN] = front(row)\n    left", "left"),  # QB-V4
        ("row[HAND + seat] ^= is_lost", "row[HAND + seat] ^= 1"),  # QB-C1
        ("row[PILE] = ALL_CARDS  # QB-C3", "row[PILE] = 1  # QB-C3"),
        ("row[CROWN] = front(row)  # QB-E2", "pass"),
        ("else crown_before, ALONE", "else row[CROWN], ALONE"),  # QB-E4
        ("(not has_dummy or table[LAST_HUMAN_WINS])", "not has_dummy"),  # QB-E6
        ("row[ROUND] == table[ROUND_LIMIT]", "row[ROUND] == table[ROUND_LIMIT] + 1"),  # QB-E7
        ("not has_dummy and is_endless(table, row)", "False"),  # QB-D5
        ("row[STEP + DUMMY] = rear(row) - 1", "row[STEP + DUMMY] = rear(row) - 2"),  # QB-S7
        ("if tile_of(last - 1, size) == tile:", "if tile_of(last - 2, size) == tile:"),  # QB-S6
        ("row[HAND + seat] >> card & 1:", "row[HAND + seat] >> card & 1 and not row[CHOSEN + seat]:"),  # QB-P2
        ("first, answers = PICK_FIRST + table[YOUNGEST], 1", "pass"),  # QB-S5
        ("row[PILE] >> card & 1\n            answers", "1\n            answers"),  # QB-P3
        ("if seat != viewer and row[CHOSEN + seat]:", "if False:"),  # QB-P1
        ("drawn(luck, match, lays(table))", "drawn(luck, match, 6)"),
        ("min(behind, ahead) if", "max(behind, ahead) if"),
    ),
    "china_moon": (
        ("if own == MOVES - 1:", "if False:"),  # CM-T2
        ("barred |= 1 << row[FIRST_MOVED + move]", "barred |= 0"),  # CM-T1
        (
            "steps -= 0 if row[SITS + place] else 1\n    return place << STEP",
            "steps -= 1\n    return place << STEP",
        ),  # CM-T3
        ("if take != give and", "if"),  # CM-P2
        ("count += gives * takes - both", "count += gives * takes"),
        ("or (pad < START and found_at >= -pad)", ""),  # CM-D3
        ("is_free = pad > START and not row[SITS + pad] and", "is_free = pad > START and"),  # CM-P4
        ("if kind_of(table, to) != SPRING:", "if True:"),  # CM-P3
        ("take_lily(row, frog, lilies(table) + to)", "pass"),  # CM-P1
        ("ask(row, frog // FROGS_EACH, SWAP, frog)", "ask(row, row[TURN], SWAP, frog)"),  # CM-P7
        ("elif possible == 1:\n        drop", "elif False:\n        drop"),  # CM-D4
        ("if prize < PRIZE + SLOTS - 1:", "if prize < PRIZE + SLOTS - 2:"),  # CM-A3
        ("if row[ASKED] != row[TURN]:", "if False:"),  # CM-U1
        ("row[TAKEN_BACK] < MOST_TAKEN_BACK", "row[TAKEN_BACK] < MOST_TAKEN_BACK + 1"),  # CM-U2
        ("row[hand + BLACK_LILY] * BLACK", "row[hand + BLACK_LILY]"),  # CM-X2
        ("left = EACH_ON_PADS", "left = EACH_ON_PADS + 1"),  # CM-S3
        ("table[OLDEST] == answer - 2 * COUNTED", "True"),  # CM-S4
        ("if end in (first, second):", "if False:"),  # CM-D2
        ("second, third = end, second", "third = end"),
        ("            if to:\n                return frog", "            if True:\n                return frog"),
        ("number - frog * most)", "0)"),
        ("drawn(luck, match, count + can_take_back)\n        if", "drawn(luck, match, count - 1)\n        if"),
    ),
}


@pytest.mark.parametrize(("key", "right", "wrong"), [(key, *fault) for key in FAULTS for fault in FAULTS[key]])
def test_a_planted_fault_is_caught(key: str, right: str, wrong: str) -> None:
    game, twin, module = TWINS[key]
    faulty = replace(twin, kernels=with_fault(module, right, wrong))
    with pytest.raises((Broken, IndexError)):
        obey(game, faulty)


def obey(game: AnyGame, twin: AnyTwin) -> None:
    """Check all laws until one is broken."""
    for seed in range(60):
        for setup in setups(game):
            plays_by_the_rules(late(game, Random(seed)), twin, setup, Random(seed))
            if seed < 4:
                for law in PLAIN_LAWS:
                    law(game, twin, setup, Random(seed))


def with_fault(twin: ModuleType, right: str, wrong: str) -> Kernels:
    """The kernels of a twin with a fault in one of its files."""
    names = [f"{twin.__name__}.{found.name}" for found in iter_modules(twin.__path__)]
    sources = {name: inspect.getsource(import_module(name)) for name in names}
    (faulty,) = [name for name, source in sources.items() for _ in range(source.count(right))]
    made: dict[str, Any] = {"__name__": faulty}
    exec(sources[faulty].replace(right, wrong), made)  # noqa: S102 - our own source
    planted = replanted(twin.KERNELS, faulty, made)
    return Kernels(**planted)


def replanted(kernels: Kernels, module: str, made: dict[str, Any]) -> dict[str, Any]:
    """All kernels again, with those of one module as they were made now."""

    @cache
    def again(function: Any) -> Any:
        now = made[function.__name__] if function.__module__ == module else function
        names = {name: now.__globals__[name] for name in now.__code__.co_names if name in now.__globals__}
        used = {name: again(value) for name, value in names.items() if hasattr(value, "is_kernel")}
        return bound(now, **used)

    return {field.name: again(getattr(kernels, field.name)) for field in fields(Kernels)}


# Kernels


def test_a_digest_covers_constants_and_kernels_that_are_used() -> None:
    @kernel
    def twice(number: int) -> int:
        return number * 2

    same, changed = bound(cards.nth), bound(cards.picked, nth=twice)
    assert digest(same) == digest(cards.nth)
    assert digest(changed) != digest(cards.picked)
    constant = bound(cards.nth)
    constant.__globals__["PLACE_BITS"] = 4
    assert digest(constant) != digest(cards.nth)


def test_a_game_is_loaded_without_numba_or_numpy() -> None:
    code = (
        "import sys, nenuphar.games as games; games.every(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_draws_are_even() -> None:
    luck, counts = [seeded(1)], [0] * 5
    for _ in range(50_000):
        counts[generator.drawn(luck, 0, 5)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 18.5  # chi-squared, one in a thousand


def test_values_that_would_make_some_numbers_likelier_are_drawn_again() -> None:
    """Of the 2**32 values one is left over for 3 numbers: 0. It comes next if both halves are equal then."""
    carry, digit = divmod(12_345 * (DIGIT + 2), MULTIPLIER)[::-1]
    again, once = [carry << BITS | digit], [carry << BITS | digit]
    generator.drawn(again, 0, 3)
    generator.drawn(once, 0, 2)
    assert again != once
    generator.drawn(once, 0, 3)
    assert again == once
