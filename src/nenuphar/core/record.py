"""The record of a match, to keep, share, study and check: docs/records.md describes the file.

`verify` plays every command again. Seals - a chain of digests - guard what replaying alone cannot tell, such as the
time of a move; they show that a file was changed or damaged, not who made it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from nenuphar.core import chance
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import A, AnyGame, Authority, Command, Outcome, Refused, Setup
from nenuphar.core.match import Match, Pinch, Pinched, Step

FORMAT: Literal["nenuphar-record-1"] = "nenuphar-record-1"

O = TypeVar("O")  # noqa: E741 - the game's options
E = TypeVar("E")


class SealedStep(Struct, Generic[A, E], frozen=True, forbid_unknown_fields=True):
    """One accepted command, the number of its first event in the log, its events, and the seal up to here."""

    seq: int
    command: Command[A]
    events: tuple[E, ...]
    seal: str


class Seals(Struct, frozen=True, forbid_unknown_fields=True):
    """Digests of the other parts: of what stands before the steps, and once more the seal of the last step."""

    setup: str
    players: str
    steps: str


class Record(Struct, Generic[O, A, E], frozen=True, forbid_unknown_fields=True):
    format: Literal["nenuphar-record-1"]
    game: str
    rules: int
    setup: Setup[O]
    players: tuple[str, ...]
    seals: Seals
    commitment: str
    steps: tuple[SealedStep[A, E], ...]
    outcome: Outcome
    seed: str


class Label(Struct, frozen=True):
    """Enough of a record to know which game's types the rest has."""

    format: Literal["nenuphar-record-1"]
    game: str


def record(match: Match[Any, Any, Any, Any, Any], players: Sequence[str]) -> Record[Any, Any, Any]:
    """The record of a match that is over (TB-7)."""
    if match.outcome is None:
        raise Refused("TB-7")
    seals = Seals(setup=seal("", match.setup), players=seal("", players), steps="")
    steps = tuple(_sealed(match, _anchor(match.commitment, seals)))
    return Record(
        format=FORMAT,
        game=match.game.manifest.key,
        rules=match.game.manifest.rules,
        setup=match.setup,
        players=tuple(players),
        seals=replace(seals, steps=steps[-1].seal),
        commitment=match.commitment,
        steps=steps,
        outcome=match.outcome,
        seed=match.log[-1].event.seed,
    )


def label(data: bytes) -> Label:
    """Which game a record is of."""
    found = decode(data, Label)
    assert isinstance(found, Label)
    return found


def read(game: AnyGame, data: bytes) -> Record[Any, Any, Any]:
    facts = game.manifest
    kind: Any = Record[facts.options, facts.action | Pinch, facts.event | Pinched]  # type: ignore[name-defined]
    found = decode(data, kind)
    assert isinstance(found, Record)
    return found


def verify(game: AnyGame, kept: Record[Any, Any, Any]) -> Match[Any, Any, Any, Any, Any]:
    """The match, played again from the record alone; or a refusal (TB-9) that names the first place that is wrong."""
    if kept.game != game.manifest.key:
        raise _changed("game", kept.game, game.manifest.key)
    if kept.rules != game.manifest.rules:
        raise _changed("rules", kept.rules, game.manifest.rules)
    # The first step hangs on the promise and on the seals before it: if it still does, not these were changed.
    promised = _promise_holds(kept)
    if seal("", kept.setup) != kept.seals.setup:
        raise _changed("setup" if promised else "seals.setup")
    if seal("", kept.players) != kept.seals.players:
        raise _changed("players" if promised else "seals.players")
    if len(kept.players) != kept.setup.seats:
        raise _changed("players", len(kept.players), kept.setup.seats)
    seed = _seed(kept)
    if chance.commitment(seed) != kept.commitment:
        raise _changed("seed" if promised else "commitment")
    match = Match(game, kept.setup, seed)
    before = _anchor(kept.commitment, kept.seals)
    for number, step in enumerate(kept.steps):
        _replay(match, kept, number, before)
        before = step.seal
    if match.outcome is None:
        raise _changed("steps")
    if before != kept.seals.steps:
        raise _changed("seals.steps")
    _compare("outcome", kept.outcome, match.outcome)
    return match


def seal(before: str, value: object) -> str:
    """The digest of a value and of everything sealed before it."""
    return sha256(before.encode() + encode(value)).hexdigest()[:32]


def _sealed(match: Match[Any, Any, Any, Any, Any], before: str) -> Iterator[SealedStep[Any, Any]]:
    seq = 1
    for step in match.steps:
        before = _step_seal(before, seq, step)
        yield SealedStep(seq, step.command, step.events, before)
        seq += len(step.events)


def _step_seal(before: str, seq: int, step: Step) -> str:
    return seal(before, (seq, step.command, step.events))


def _anchor(commitment: str, seals: Seals) -> str:
    """What the first step's seal hangs on."""
    return seal(commitment, (seals.setup, seals.players))


def _promise_holds(kept: Record[Any, Any, Any]) -> bool:
    if not kept.steps:
        return False
    first = kept.steps[0]
    return first.seal == _step_seal(_anchor(kept.commitment, kept.seals), first.seq, _as_step(first))


def _seed(kept: Record[Any, Any, Any]) -> bytes:
    try:
        seed = bytes.fromhex(kept.seed)
    except ValueError:
        raise _changed("seed") from None
    if kept.seed != seed.hex():
        raise _changed("seed")
    return seed


def _replay(match: Match[Any, Any, Any, Any, Any], kept: Record[Any, Any, Any], number: int, before: str) -> None:
    """Play one step again, and find the part of it that was changed, if any was."""
    here, step = f"steps[{number}]", kept.steps[number]
    if step.seq != match.seq:
        raise _changed(f"{here}.seq", step.seq, match.seq)
    whole = step.seal == _step_seal(before, step.seq, _as_step(step))
    try:
        played = _decided(match, step.command)
    except Refused as refusal:
        raise _changed(f"{here}.command") from refusal
    if encode(played.events) != encode(step.events):
        if not whole and step.seal != _step_seal(before, step.seq, played):
            raise _changed(f"{here}.command")
        _compare(f"{here}.events", step.events, played.events)
    if not whole:
        raise _changed(f"{here}.command" if _holds_on(kept, number) else f"{here}.seal")
    match.take(played)


def _holds_on(kept: Record[Any, Any, Any], number: int) -> bool:
    """Whether what follows hangs on this step's seal as it is written: then not the seal was changed, but the step."""
    written = kept.steps[number].seal
    if number + 1 == len(kept.steps):
        return written == kept.seals.steps
    follower = kept.steps[number + 1]
    return follower.seal == _step_seal(written, follower.seq, _as_step(follower))


def _decided(match: Match[Any, Any, Any, Any, Any], command: Command[Any]) -> Step:
    if command.by == Authority.CHANCE and (match.waiting.chance is None or match.drawn() != command.action):
        raise Refused("TB-9")
    return match.decided(command)


def _as_step(step: SealedStep[Any, Any]) -> Step:
    return Step(step.command, step.events)


def _compare(where: str, found: Any, expected: Any) -> None:
    """Name the first place at which two values differ."""
    found, expected = to_builtins(found), to_builtins(expected)
    while found != expected:
        if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
            key = next(key for key in found if found[key] != expected[key])
            where, found, expected = f"{where}.{key}", found[key], expected[key]
        elif isinstance(found, list | tuple) and len(found) == len(expected):
            place = next(place for place, value in enumerate(found) if value != expected[place])
            where, found, expected = f"{where}[{place}]", found[place], expected[place]
        else:
            raise _changed(where, found, expected)


def _changed(where: str, found: object = None, expected: object = None) -> Refused:
    if expected is None:
        return Refused("TB-9", where=where)
    return Refused("TB-9", fault="differs", where=where, found=str(found), expected=str(expected))
