"""All refusals of China Moon, each with its rule and with facts for a sentence that says what is possible."""

from nenuphar.core.game import Actor, Refused
from nenuphar.core.messages import Fact, Who, Word
from nenuphar.games.china_moon import choices
from nenuphar.games.china_moon.board import name_of
from nenuphar.games.china_moon.signs import frog_sign
from nenuphar.games.china_moon.track import Way
from nenuphar.games.china_moon.types import (
    MOST_TAKEN_BACK,
    Choice,
    Drop,
    Frog,
    Lily,
    Move,
    Place,
    State,
    Swap,
    owner,
)


def asked(state: State, by: Actor, choice: Choice, rule: str) -> None:
    """Only the open choice can be made (CM-T4), and only by the seat that is asked: player or frog's owner (CM-P7)."""
    if state.phase != choice:
        raise Refused(rule, fault="now", phase=Word(f"china_moon-phase-{state.phase}"))
    if by != state.asked:
        assert state.asked is not None
        foreign = "CM-P7" if choice in ("swap", "drop") else "CM-T1"
        raise Refused(foreign, fault="asked", who=Who(state.asked))


def move(state: State, move: Move) -> Way:
    """The frog's way, if this move is allowed."""
    frog = move.frog
    if not 0 <= frog < len(state.frogs):
        raise Refused("CM-M1", fault="frog", frog=frog + 1, frogs=len(state.frogs))
    if state.frogs[frog] == len(state.lilies) - 1:
        raise Refused("CM-A4", fault="arrived", frogs=_called(state, choices.movable(state)))
    if frog in state.moved:
        raise Refused("CM-T1", fault="twice", frogs=_called(state, choices.movable(state)))
    if frog not in choices.movable(state):
        raise Refused("CM-T2", fault="own", frogs=_called(state, choices.movable(state)))
    return landing(state, frog, move.to)


def landing(state: State, frog: Frog, to: Place) -> Way:
    """Two free pads ahead (CM-T3), along one branch and not a mixture of both (CM-T5, CM-D2)."""
    ways = choices.ways(state, frog)
    if to not in ways:
        rule = "CM-T5" if len(ways) > 1 else "CM-T3"
        raise Refused(rule, fault="landing", places=tuple(_place(state, place) for place in ways))
    return ways[to]


def swap(state: State, frog: Frog, swap: Swap) -> None:
    """Two players who have such lilies, and two colours (CM-P2)."""
    mine = owner(frog)
    if swap.give == swap.take:
        raise Refused("CM-P2", fault="same", lily=lily_word(swap.give))
    if swap.give not in state.hands[mine]:
        raise Refused("CM-P2", fault="give", lily=lily_word(swap.give), hand=_lilies(state.hands[mine]))
    if swap.other == mine or not 0 <= swap.other < len(state.hands):
        partners = dict.fromkeys(possible.other for possible in choices.swaps(state.hands, frog))
        raise Refused("CM-P2", fault="other", others=tuple(Who(seat) for seat in partners))
    hand = state.hands[swap.other]
    if swap.take not in hand:
        raise Refused("CM-P2", fault="take", who=Who(swap.other), lily=lily_word(swap.take), hand=_lilies(hand))


def drop(state: State, frog: Frog, drop: Drop) -> None:
    """A lily that the owner has, to the first free pad behind (CM-P4)."""
    hand = state.hands[owner(frog)]
    if drop.lily not in hand:
        raise Refused("CM-P4", fault="lily", lily=lily_word(drop.lily), hand=_lilies(hand))
    pads = dict.fromkeys(possible.pad for possible in choices.drops(state, frog))
    if drop.pad not in pads:
        raise Refused("CM-P4", fault="pad", places=tuple(_place(state, place) for place in pads))


def take_back(state: State, by: Actor) -> None:
    """Only the player whose turn it is, only if no other player had a choice (CM-U1), and three times (CM-U2)."""
    if not state.setup.options.take_back:
        raise Refused("CM-U1", fault="off")
    if by != state.turn or state.outcome is not None:
        raise Refused("CM-U1", fault="turn")
    if not state.moved:
        raise Refused("CM-U1", fault="nothing")
    if state.taken_back >= MOST_TAKEN_BACK:
        raise Refused("CM-U2", fault="often", times=MOST_TAKEN_BACK)
    if not choices.can_take_back(state):
        raise Refused("CM-U1", fault="others")


def lily_word(lily: Lily) -> Word:
    return Word(f"china_moon-lily-{lily}")


def _lilies(hand: tuple[Lily, ...]) -> Fact:
    return tuple(lily_word(lily) for lily in dict.fromkeys(hand)) or Word("china_moon-no-lily")


def _place(state: State, place: Place) -> Fact:
    """A pad by its name, and the arrival in words."""
    board = state.setup.options.board
    return name_of(board, place) if place <= len(board.pads) else Word("china_moon-the-arrival")


def _called(state: State, frogs: list[Frog]) -> Fact:
    return tuple(frog_sign(state.colours, frog) for frog in frogs)
