"""The record of a match, to keep, share, study and verify: docs/records.md describes the file.

`verify` plays every command again. Seals, a chain of digests, guard what a replay cannot check, such as the time of a
move. They show that a file was changed or damaged, not who made it.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from nenuphar.core import chance, slap_timing
from nenuphar.core.codec import decode, encode, parse
from nenuphar.core.decision import Decision
from nenuphar.core.game import A, AnyGame, Authority, Command, Outcome, Refused, Setup
from nenuphar.core.match import AnyMatch, Match, Pinch, Pinched, Step

FORMAT: Literal["nenuphar-record-1"] = "nenuphar-record-1"

O = TypeVar("O")  # noqa: E741 - the game's options
E = TypeVar("E")


class SealedStep(Struct, Generic[A, E], frozen=True, forbid_unknown_fields=True):
    """An accepted command, its events, the log number of the first of them, and the seal up to here."""

    seq: int
    command: Command[A]
    events: tuple[E, ...]
    seal: str


class Seals(Struct, frozen=True, forbid_unknown_fields=True):
    """Digests of the other parts: the setup and the players; and the seal of the last step once more."""

    setup: str
    players: str
    steps: str


class Record(Struct, Generic[O, A, E], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match that is over, with everything that is needed to check it.

    `taken_over` is for practice: the number of its first steps that come from another match, played by other people.
    """

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
    taken_over: int = 0


class Label(Struct, frozen=True):
    """Enough of a record to know which game's types the rest has."""

    format: Literal["nenuphar-record-1"]
    game: str


def record(match: AnyMatch, players: Sequence[str], taken_over: int = 0) -> Record[Any, Any, Any]:
    """The record of a match that is over (TB-7)."""
    if match.outcome is None:
        raise Refused("TB-7")
    seals = Seals(setup=seal("", match.setup), players=_players_seal(players, taken_over), steps="")
    steps = tuple(_sealed(match, _anchor(match.commitment, seals.setup, seals.players)))
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
        seed=match.entries(match.seq - 1)[0].event.seed,
        taken_over=taken_over,
    )


def label(data: bytes) -> Label:
    """Read which game a record is of."""
    found: Label = decode(data, Label)
    return found


def read(game: AnyGame, data: bytes) -> Record[Any, Any, Any]:
    facts = game.manifest
    kind: Any = Record[facts.options, facts.action | Pinch, facts.event | Pinched]  # type: ignore[name-defined]
    found: Record[Any, Any, Any] = decode(data, kind)
    return found


def verify(game: AnyGame, data: bytes) -> AnyMatch:
    """Play the match again from the record alone, or refuse (TB-9) and name the first place that is wrong."""
    kept = read(game, data)
    if kept.game != game.manifest.key:
        raise _changed("game", kept.game, game.manifest.key)
    game = by_version(game, kept.rules)
    chain = Chain(parse(data))
    # The first step's seal covers the commitment and the seals before it. If it holds, those are unchanged.
    anchored = chain.holds(0, chain.anchor)
    if seal("", chain.written["setup"]) != kept.seals.setup:
        raise _changed("setup" if anchored else "seals.setup")
    if _players_seal(chain.written["players"], kept.taken_over) != kept.seals.players:
        raise _changed("players" if anchored else "seals.players")
    if not 0 <= kept.taken_over <= len(kept.steps):
        raise _changed("taken_over")
    if len(kept.players) != kept.setup.seats:
        raise _changed("players", len(kept.players), kept.setup.seats)
    seed = _seed(kept)
    if chance.commitment(seed) != kept.commitment:
        raise _changed("seed" if anchored else "commitment")
    match = Match(game, kept.setup, seed)
    before = chain.anchor
    taps = None if game.realtime is None else slap_timing.TapHistory(game.realtime)
    for number, step in enumerate(kept.steps):
        _replay(match, chain, step, number, before)
        if taps is not None and not _is_fairly_timed(game, match.steps[-1], taps):
            raise _changed(f"steps[{number}].command.action")
        before = step.seal
    if match.outcome is None:
        raise Refused("TB-9", fault="unfinished", where="steps")
    if before != kept.seals.steps:
        raise _changed("seals.steps")
    _compare("outcome", kept.outcome, match.outcome)
    return match


class Chain:
    """The seals of a record. They cover the text and not the values decoded from it: a field that a later version
    adds, with a default, must not break old seals."""

    def __init__(self, written: dict[str, Any]) -> None:
        self.written = written
        self.steps: list[dict[str, Any]] = written["steps"]
        self.anchor = _anchor(written["commitment"], written["seals"]["setup"], written["seals"]["players"])

    def holds(self, number: int, before: str) -> bool:
        """Whether the seal of a step fits the step and the seal before it."""
        if number == len(self.steps):
            return bool(before == self.written["seals"]["steps"])
        step = self.steps[number]
        return bool(step["seal"] == seal(before, [step["seq"], step["command"], step["events"]]))


def seal(before: str, value: object) -> str:
    """The digest of a value and of everything sealed before it."""
    return sha256(before.encode() + encode(value)).hexdigest()[:32]


def _players_seal(players: Sequence[str], taken_over: int) -> str:
    """With the number of steps that others have played, if there are any."""
    return seal("", (players, taken_over) if taken_over else players)


def _sealed(match: AnyMatch, before: str) -> Iterator[SealedStep[Any, Any]]:
    seq = 1
    for step in match.steps:
        before = _step_seal(before, seq, step)
        yield SealedStep(seq, step.command, step.events, before)
        seq += len(step.events)


def _step_seal(before: str, seq: int, step: Step) -> str:
    return seal(before, (seq, step.command, step.events))


def _anchor(commitment: str, setup: str, players: str) -> str:
    """What the first step's seal is chained to."""
    return seal(commitment, (setup, players))


def by_version(game: AnyGame, rules: int) -> AnyGame:
    """The game with an earlier version of its rules."""
    facts = game.manifest
    if rules == facts.rules:
        return game
    if rules not in game.older:
        raise Refused("TB-9", fault="rules", where="rules", found=rules, expected=facts.rules)
    return dataclasses.replace(game, manifest=dataclasses.replace(facts, rules=rules), decide=game.older[rules])


def _seed(kept: Record[Any, Any, Any]) -> bytes:
    try:
        seed = bytes.fromhex(kept.seed)
    except ValueError:
        raise _changed("seed") from None
    if kept.seed != seed.hex() or len(seed) != chance.SEED_BYTES:
        raise _changed("seed")
    return seed


def _replay(match: AnyMatch, chain: Chain, step: SealedStep[Any, Any], number: int, before: str) -> None:
    """Play one step again. If it was changed, name the part."""
    here = f"steps[{number}]"
    if step.seq != match.seq:
        raise _changed(f"{here}.seq", step.seq, match.seq)
    try:
        decision = _decided(match, step.command)
    except Refused as refusal:
        raise Refused("TB-9", fault="refused", where=f"{here}.command", broken=refusal.rule) from None
    played = Step(step.command, tuple(decision.events))
    whole = chain.holds(number, before)
    if encode(played.events) != encode(step.events):
        if not whole and step.seal != _step_seal(before, step.seq, played):
            raise _changed(f"{here}.command")
        _compare(f"{here}.events", step.events, played.events)
    if not whole:
        # If the next step is chained to the seal in the file, the step was changed and not its seal.
        raise _changed(f"{here}.command" if chain.holds(number + 1, step.seal) else f"{here}.seal")
    match.apply(played, decision.state)


def _is_fairly_timed(game: AnyGame, step: Step, taps: slap_timing.TapHistory) -> bool:
    """Whether the reactions that counted follow from the measurements and from the taps before."""
    assert game.realtime is not None
    action = step.command.action
    for event in step.events:
        if (tap := game.realtime.timing_of(event)) is not None:
            (seat, _), timing = tap
            if not taps.is_consistent(seat, timing) or game.realtime.with_timing(action, timing) != action:
                return False
        taps.follow(event)
    return True


def _decided(match: AnyMatch, command: Command[Any]) -> Decision[Any, Any]:
    if command.by == Authority.CHANCE and (match.waiting.chance is None or match.next_draw() != command.action):
        raise Refused("TB-9")
    return match.decide(command)


def _compare(where: str, found: Any, expected: Any) -> None:
    """Refuse if two values differ, and name the first place."""
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
