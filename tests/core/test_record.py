"""A record contains a whole match, replays to the same bytes, and reveals every change."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from nenuphar.core.chance import commitment
from nenuphar.core.codec import encode, parse
from nenuphar.core.game import Command, Refused, Setup
from nenuphar.core.match import Match, Pinch
from nenuphar.core.record import label, read, record, verify
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import Options
from tests.core.random_matches import SEED, finished, opened

NAMES = {2: ("Anna", "Ben"), 3: ("Anna", "Ben", "Cleo"), 4: ("Anna", "Ben", "Cleo", "Dan")}


def kept(seats: int = 3, **options: Any) -> bytes:
    return encode(record(finished(seats, **options), NAMES[seats]))


@pytest.mark.rule("TB-7")
def test_a_record_can_be_made_when_the_match_is_over() -> None:
    match = opened(3)
    match.begin(0)
    with pytest.raises(Refused) as caught:
        record(match, NAMES[3])
    assert caught.value.rule == "TB-7"


@pytest.mark.rule("TB-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replaying_gives_byte_equal_events(seats: int) -> None:
    match = finished(seats)
    again = verify(GAME, kept(seats))
    assert encode(again.log) == encode(match.log)
    assert encode(record(again, NAMES[seats])) == kept(seats)


@pytest.mark.rule("TB-9")
def test_a_pinched_match_is_verified_too() -> None:
    match = opened(2)
    match.submit(Command(1, Pinch("c0ffee"), 0))
    match.begin(3)
    while match.outcome is None:
        seat = match.waiting.due[0]
        match.submit(Command(seat, GAME.moves(match.view(seat)).sample(Random(1)), match.now + 1))
    data = encode(record(match, NAMES[2]))
    verify(GAME, data)
    assert refused(data.replace(b"c0ffee", b"c0ffef", 1)).startswith("steps[0]")


def test_the_label_tells_the_game() -> None:
    assert label(kept()).game == "quibbit"


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("cut", [0, 1, 100, -100, -1])
def test_a_file_that_breaks_off_is_refused(cut: int) -> None:
    with pytest.raises(Refused) as caught:
        read(GAME, kept()[:cut])
    assert caught.value.rule == "TB-8"


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff\xfe", b"null", b'{"format":"other","game":"quibbit"}'])
def test_a_file_that_is_not_a_record_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        label(data)
    assert caught.value.rule == "TB-8"


@pytest.mark.rule("TB-9")
@pytest.mark.parametrize("seats", [2, 4])
def test_one_changed_value_is_detected_and_named(seats: int) -> None:
    """Changes every value of a record, one at a time."""
    whole = msgspec.json.decode(kept(seats, youngest=1))
    places = list(leaves(whole))
    assert len(places) > 300
    for place in places:
        where = refused(encode(changed(whole, place)))
        assert where, f"a change at {path(place)} is not noticed"
        assert path(place).startswith(where), f"a change at {path(place)} is blamed on {where}"


@pytest.mark.rule("TB-9")
def test_a_left_out_or_doubled_step_is_detected() -> None:
    whole = msgspec.json.decode(kept())
    for number in range(len(whole["steps"])):
        without = {**whole, "steps": whole["steps"][:number] + whole["steps"][number + 1 :]}
        assert refused(encode(without)).startswith("steps")
        doubled = {**whole, "steps": whole["steps"][: number + 1] + whole["steps"][number:]}
        assert refused(encode(doubled)).startswith("steps")


@pytest.mark.rule("TB-9")
def test_a_match_with_other_draws_than_committed_is_detected_despite_valid_seals() -> None:
    """A host who plays another seed's draws and writes consistent seals still fails the commitment."""
    other = Match(GAME, Setup(3, Options()), bytes(32))
    other.begin(0)
    while other.outcome is None:
        seat = other.waiting.due[0]
        other.submit(Command(seat, GAME.moves(other.view(seat)).sample(Random(1)), other.now))
    forged = record(other, NAMES[3])
    promised = finished(3).commitment
    assert refused(encode(msgspec.structs.replace(forged, commitment=promised))) == "commitment"
    assert refused(encode(msgspec.structs.replace(forged, seed=SEED.hex()))) == "seed"


@pytest.mark.rule("TB-9")
def test_a_command_that_the_rules_refuse_is_named_with_the_rule() -> None:
    """Even with new seals, a forger cannot play a card that is not in the hand, or play out of turn."""
    whole = msgspec.json.decode(kept(3, board="YRG* GRY* RYG~", youngest=1))
    forgeries = {"QB-P1": ("choose", {"card": 9}), "QB-S6": ("place", {"tile": 99}), "QB-S5": ("place", {"tile": 99})}
    named = set()
    for number, step in enumerate(whole["steps"]):
        for rule, (kind, other) in forgeries.items():
            if step["command"]["action"]["type"] == kind:
                action = {**step["command"]["action"], **other}
                with pytest.raises(Refused) as caught:
                    verify(GAME, encode(changed(whole, ("steps", number, "command", "action"), action)))
                assert caught.value.facts["where"] == f"steps[{number}].command"
                named |= {caught.value.facts["broken"]} & {rule}
    assert named == set(forgeries)


@pytest.mark.rule("TB-9")
def test_a_field_that_a_later_version_adds_does_not_break_old_seals() -> None:
    class LaterOptions(Options, frozen=True):
        moonlight: bool = False

    later = replace(GAME, manifest=replace(GAME.manifest, options=LaterOptions))
    assert verify(later, kept()).outcome == finished().outcome


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize(
    ("said", "instead", "field"),
    [
        (b'"rules":1', b'"rules":7,"rules":1', "rules"),
        (b'"at":250', b'"at":99,"at":250', "at"),
        (b'"at":250', b'"at":250,"note":"x"', "steps[4].command"),
        (b'"outcome":{', b'"outcome":{"note":1,', "outcome"),
    ],
)
def test_json_that_no_writer_produces_is_refused(said: bytes, instead: bytes, field: str) -> None:
    data = kept(3)
    assert said in data
    with pytest.raises(Refused) as caught:
        verify(GAME, data.replace(said, instead, 1))
    assert (caught.value.rule, caught.value.facts["field"]) == ("TB-8", field)


@pytest.mark.rule("TB-8")
def test_json_that_is_nested_too_deeply_is_refused() -> None:
    nested = b'{"format":"nenuphar-record-1","game":"quibbit","x":' + b"[" * 100_000
    for reader in (label, parse):
        with pytest.raises(Refused) as caught:
            reader(nested)
        assert caught.value.rule == "TB-8"


@pytest.mark.rule("TB-9")
@pytest.mark.parametrize("seed", ["", "00", "00" * 500, SEED.hex().upper(), " " + SEED.hex()])
def test_a_seed_has_32_bytes_in_one_spelling(seed: str) -> None:
    whole = msgspec.json.decode(kept())
    promise = commitment(bytes.fromhex(seed))
    assert refused(encode({**whole, "seed": seed, "commitment": promise})) == "seed"


def refused(data: bytes) -> str:
    """The path of the value for which a record is refused; empty if it is accepted."""
    try:
        verify(GAME, data)
    except Refused as refusal:
        place = refusal.facts["where" if refusal.rule == "TB-9" else "field"]
        assert isinstance(place, str)
        return place
    return ""


def leaves(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    match value:
        case dict():
            for key, inner in value.items():
                yield from leaves(inner, (*place, key))
        case list():
            for index, inner in enumerate(value):
                yield from leaves(inner, (*place, index))
        case _:
            yield place


def changed(value: Any, place: tuple[Any, ...], instead: Any = None) -> Any:
    """A copy with another value at this path."""
    if not place:
        return _other(value) if instead is None else instead
    key, *rest = place
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[key] = changed(value[key], tuple(rest), instead)
    return copy


def path(place: tuple[Any, ...]) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def _other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 1
        case str():
            return ("0" if value[:1] != "0" else "1") + value[1:]
        case _:
            raise TypeError(value)
