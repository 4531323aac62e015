"""Settles a clash: a pure function of the gathered taps, whatever the order in which they arrived.

Each stack is contested separately (GB-D1): the earliest justified hand on it wins. Each player is charged for one fault
only, and it cancels the player's later attacks (GB-X4).
"""

from dataclasses import dataclass

from nenuphar.core.game import Millis, Seat
from nenuphar.games.gobbit.foodchain import TapKind, swarms, tap_kind
from nenuphar.games.gobbit.options import ANTICIPATION_MS, TIE_MS
from nenuphar.games.gobbit.parts import GRAVEYARD, Move, Ruling, Scene, Target, Verdict
from nenuphar.games.gobbit.types import ClashSettled, State, Tapped


@dataclass(frozen=True)
class JudgedTap:
    """A tap and its kind on the table that its player saw; `gone` if its target is no longer there."""

    tap: Tapped
    scene: Scene
    kind: TapKind
    rule: str
    gone: bool

    @property
    def seat(self) -> Seat:
        return self.tap.seat

    @property
    def moment(self) -> Millis:
        return self.tap.moment

    @property
    def is_attack(self) -> bool:
        return self.kind in ("attack", "haunt")

    @property
    def contends(self) -> bool:
        return self.kind in ("attack", "haunt", "defence", "gobbit") and not self.gone


@dataclass(frozen=True)
class Fault:
    """The first fault of a player in this clash; only this one counts (GB-D3).

    `outdone` are the targets that the player would have won at the same millisecond as a failed attack (GB-D13).
    """

    moment: Millis
    rule: str
    outdone: frozenset[Target] = frozenset()


def settle(state: State) -> ClashSettled:
    taps = sorted(state.taps, key=lambda tap: (tap.moment, tap.seat, str(tap.target)))
    hands = [_judged_tap(state, tap) for tap in taps]
    faults: dict[Seat, Fault] = {}
    for hand in hands:
        if hand.kind == "fault" and hand.seat not in faults:
            faults[hand.seat] = Fault(hand.moment, hand.rule)
    wins = _wins(state, hands, faults)
    while failed := _first_failed(state, hands, faults, wins):
        faults[failed.seat] = Fault(failed.moment, "GB-O1", _outdone(failed, wins))
        wins = _wins(state, hands, faults)
    verdicts = tuple(_verdict(state, hand, hands, faults, wins) for hand in hands)
    return ClashSettled(verdicts, _moves(state, faults, wins))


def after_last(state: State, seat: Seat) -> int:
    """How far a seat is after the one that played the last card: the next seat is nearest, that seat farthest."""
    assert state.last is not None
    return (seat - state.last - 1) % state.setup.seats


def _judged_tap(state: State, tap: Tapped) -> JudgedTap:
    """A tap is judged on the scene that was seen, or on the one before if it came too soon for a reaction (GB-H2)."""
    back = state.scenes[-1].number - tap.scene + (tap.reaction < ANTICIPATION_MS and tap.scene > 0)
    scene, cards = state.scenes[-1 - back], state.seen[-1 - back]
    kind, rule = tap_kind(scene, tap.seat, tap.target)
    was_right = kind not in ("fault", "void")
    if state.fallen[tap.seat] is not None and scene.alive[tap.seat]:  # out since then
        return JudgedTap(tap, scene, kind if was_right else "void", rule if was_right else "GB-E1", gone=was_right)
    if tap.target == GRAVEYARD:
        gone = kind == "gobbit" and not any(cards[seat] in state.stacks[seat] for seat in swarms(scene))
    else:
        gone = was_right and cards[tap.target] not in state.stacks[tap.target]
    return JudgedTap(tap, scene, kind, rule, gone)


# The first hand


def _wins(state: State, hands: list[JudgedTap], faults: dict[Seat, Fault]) -> dict[Target, JudgedTap]:
    """The winning hand on every target that has a justified hand."""
    wins: dict[Target, JudgedTap] = {}
    counted = [hand for hand in hands if hand.contends and not _forfeited(hand, faults)]
    shout = _first(state, GRAVEYARD, [hand for hand in counted if hand.tap.target == GRAVEYARD])
    taken = [] if shout is None else _in_sight(state, shout)
    for owner in range(state.setup.seats):
        contenders = [hand for hand in counted if hand.tap.target == owner]
        first = _first(state, owner, [*contenders, shout] if shout is not None and owner in taken else contenders)
        if first is not None:
            wins[owner] = first
    if shout is not None:
        wins[GRAVEYARD] = shout
    return wins


def _in_sight(state: State, shout: JudgedTap) -> list[Seat]:
    """The stacks that a Gobbit captures: those that showed mosquitoes and are still there (GB-G1, GB-D9)."""
    cards = state.seen[shout.scene.number - state.scenes[-1].number - 1]
    return [seat for seat in swarms(shout.scene) if cards[seat] in state.stacks[seat]]


def _first(state: State, target: Target, hands: list[JudgedTap]) -> JudgedTap | None:
    """The fastest hand; in a tie the defender, then the player nearest after the last card played (GB-D2)."""
    if not hands:
        return None
    fastest = min(hand.moment for hand in hands)
    tied = [hand for hand in hands if hand.moment - fastest <= TIE_MS]
    return min(tied, key=lambda hand: (hand.seat != target, after_last(state, hand.seat), hand.moment))


def _forfeited(hand: JudgedTap, faults: dict[Seat, Fault]) -> bool:
    """After a fault a player's attacks do not count (GB-X4); at the same millisecond the fault comes first (GB-D2)."""
    fault = faults.get(hand.seat)
    return fault is not None and hand.is_attack and fault.moment <= hand.moment


def _first_failed(
    state: State, hands: list[JudgedTap], faults: dict[Seat, Fault], wins: dict[Target, JudgedTap]
) -> JudgedTap | None:
    """In sudden death, the first attack that came too late while its player's pile was empty (GB-O1, GB-D10)."""
    if not state.setup.options.sudden_death:
        return None
    for hand in hands:
        late = hand.is_attack and not _forfeited(hand, faults) and wins.get(hand.tap.target) is not hand
        if late and state.fallen[hand.seat] is None and not _has_pile(state, hand, faults, wins):
            return hand
    return None


def _outdone(failed: JudgedTap, wins: dict[Target, JudgedTap]) -> frozenset[Target]:
    mine = [target for target, hand in wins.items() if hand.seat == failed.seat and hand.moment == failed.moment]
    return frozenset(target for target in mine if target != GRAVEYARD)


def _has_pile(state: State, at: JudgedTap, faults: dict[Seat, Fault], wins: dict[Target, JudgedTap]) -> bool:
    """Whether a player has a card to draw at the moment of this tap, also from a stack won just before."""
    pile = state.piles[at.seat]
    won = [target for target, hand in wins.items() if hand.seat == at.seat and hand.moment < at.moment]
    return bool(
        pile.unseen
        or pile.known
        or any(_move(state, target, wins[target], faults).to == at.seat for target in won if target != GRAVEYARD)
    )


# Verdicts and moves


def _verdict(
    state: State, hand: JudgedTap, hands: list[JudgedTap], faults: dict[Seat, Fault], wins: dict[Target, JudgedTap]
) -> Verdict:
    ruling, rule, behind = _ruling(hand, hands, faults, wins)
    if ruling == "first" and hand.tap.target != GRAVEYARD:  # another rule may decide where the stack goes
        rule = _move(state, hand.tap.target, hand, faults).rule
    tap = hand.tap
    return Verdict(tap.seat, tap.target, tap.scene, hand.scene.number, tap.reaction, tap.moment, ruling, rule, behind)


def _ruling(
    hand: JudgedTap, hands: list[JudgedTap], faults: dict[Seat, Fault], wins: dict[Target, JudgedTap]
) -> tuple[Ruling, str, Millis | None]:
    if hand.kind == "fault":
        return "fault", hand.rule, None
    if hand.kind == "void":
        return "void", hand.rule, None
    fault = faults.get(hand.seat)
    if fault is not None and fault.moment == hand.moment and hand.tap.target in fault.outdone:
        return "late", "GB-D13", None
    if fault is not None and fault.rule == "GB-O1" and fault.moment == hand.moment and hand.is_attack:
        return "fault", "GB-O1", None
    if fault is not None and _forfeited(hand, faults):
        later = "GB-D10" if fault.rule == "GB-O1" else "GB-X4"
        return "void", later if hand.scene.alive[hand.seat] else "GB-E3", None
    if hand.gone:
        return "gone", "GB-A5", None
    first = wins[hand.tap.target]
    if first is hand:
        return "first", hand.rule, None
    fastest = min(other.moment for other in (first, *_rivals(hand, hands, faults)))
    tied = hand.moment - fastest <= TIE_MS
    return "tied" if tied else "late", "GB-D2" if tied else "GB-A5", hand.moment - first.moment


def _rivals(hand: JudgedTap, hands: list[JudgedTap], faults: dict[Seat, Fault]) -> list[JudgedTap]:
    target = hand.tap.target
    return [other for other in hands if other.tap.target == target and other.contends and not _forfeited(other, faults)]


def _moves(state: State, faults: dict[Seat, Fault], wins: dict[Target, JudgedTap]) -> tuple[Move, ...]:
    """All moves, in the order of the deciding reactions (GB-D6)."""
    moves = [_move(state, owner, hand, faults) for owner, hand in wins.items() if owner != GRAVEYARD]
    for seat, fault in faults.items():
        first = wins.get(seat)
        if first is None and state.stacks[seat]:
            rule = "GB-O1" if fault.rule == "GB-O1" else "GB-X2"
            moves.append(Move("stack", seat, None, seat, rule, fault.moment))
        elif first is None or first.moment < fault.moment:  # there was no stack to lose (GB-X3)
            moves.append(Move("card", seat, None, seat, "GB-O2", fault.moment))
    moves.sort(key=lambda move: (move.moment, after_last(state, move.owner)))
    return tuple(_payable(state, moves))


def _move(state: State, owner: Target, hand: JudgedTap, faults: dict[Seat, Fault]) -> Move:
    """Where the winning hand moves the stack."""
    assert owner != GRAVEYARD
    seat, fault = hand.seat, faults.get(owner)
    if hand.kind == "defence" and fault is not None and fault.moment <= hand.moment:
        return Move("stack", owner, None, seat, "GB-X5", fault.moment)
    if hand.kind == "haunt":
        return Move("stack", owner, None, seat, hand.rule, hand.moment)
    own = hand.scene.tops[seat]
    if hand.kind == "attack" and state.setup.options.gorillas_bury and own is not None and own.animal == "gorilla":
        return Move("stack", owner, None, seat, "GB-O3", hand.moment)
    return Move("stack", owner, seat, seat, hand.rule, hand.moment)


def _payable(state: State, moves: list[Move]) -> list[Move]:
    """Penalties are paid only with that option, and only from a pile that has a card at that moment (GB-O2)."""
    piles = [pile.unseen + len(pile.known) for pile in state.piles]
    paid: list[Move] = []
    for move in moves:
        if move.what == "stack":
            paid.append(move)
            if move.to is not None:
                piles[move.to] += len(state.stacks[move.owner])
        elif state.setup.options.minimum_penalty and piles[move.owner]:
            paid.append(move)
    return paid
