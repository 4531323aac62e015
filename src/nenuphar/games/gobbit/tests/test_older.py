"""Records of earlier versions of the rules still verify."""

import dataclasses
from random import Random

import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import AnyGame, Command, Refused, Setup
from nenuphar.core.match import Match
from nenuphar.core.record import record, verify
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.types import ClashSettled, State, Tap

NAMES = ("Anna", "Ben", "Cleo", "Dan")
# Matches in which a failed attack has the same millisecond as another attack, or as a defence, that succeeds.
SEEDS_WITH_D13 = (345, 168)


def version(rules: int) -> AnyGame:
    manifest = dataclasses.replace(GAME.manifest, rules=rules)
    return dataclasses.replace(GAME, manifest=manifest, decide=GAME.older.get(rules, GAME.decide))


def played(game: AnyGame, seed: int) -> "Match[Options, State, object, object, object]":
    """A whole match in sudden death, in which all players tap everything that they may, with both hands at once."""
    rng = Random(seed)
    match = Match(game, Setup(4, Options(tempo="frantic", sudden_death=True)), rng.randbytes(32))
    match.begin(0)
    while match.outcome is None:
        scene = match.state.scenes[-1]
        at = max(match.now, scene.shown)
        for seat in range(4):
            reaction = rng.choice((400, 450))
            if rng.random() < 0.5 and match.state.phase in ("open", "clash"):
                for target in rights(scene, seat):
                    if not any((tap.seat, tap.target) == (seat, target) for tap in match.state.taps):
                        match.submit(Command(seat, Tap(target, scene.number, reaction), at))
        assert match.waiting.deadline is not None
        match.tick(match.waiting.deadline)
    return match


def rules_cited(match: "Match[Options, State, object, object, object]") -> set[str]:
    settled = [entry.event for entry in match.log if isinstance(entry.event, ClashSettled)]
    return {verdict.rule for event in settled for verdict in event.verdicts}


@pytest.mark.rule("GB-D13", "TB-9")
@pytest.mark.parametrize("seed", SEEDS_WITH_D13)
def test_a_record_by_the_third_version_of_the_rules_is_still_right(seed: int) -> None:
    old, new = played(version(3), seed), played(GAME, seed)
    assert "GB-D13" in rules_cited(new)
    assert "GB-D13" not in rules_cited(old)
    assert old.outcome == new.outcome
    for match in (old, new):
        assert verify(GAME, encode(record(match, NAMES))).outcome == match.outcome


@pytest.mark.rule("TB-9")
def test_a_record_does_not_pass_for_one_of_another_version() -> None:
    passed_off = encode(record(played(version(3), SEEDS_WITH_D13[0]), NAMES)).replace(b'"rules":3', b'"rules":4', 1)
    with pytest.raises(Refused, match="TB-9"):
        verify(GAME, passed_off)
    unknown = encode(record(played(version(2), SEEDS_WITH_D13[0]), NAMES))
    with pytest.raises(Refused, match="TB-9"):
        verify(GAME, unknown)
