"""What the kraken would do in China Moon, and why, for a player who asks. It sees what the player sees."""

from collections.abc import Sequence
from random import Random

from nenuphar.core.advice import Advice, Advise, percent
from nenuphar.core.bot import Budget
from nenuphar.core.game import Seat
from nenuphar.core.kernels import Row
from nenuphar.core.messages import Fact, Saying, Who, Word
from nenuphar.games.china_moon.foresight import Foresight, Way
from nenuphar.games.china_moon.kraken import CANDIDATES, agree, without_taking_back
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.signs import frog_sign
from nenuphar.games.china_moon.text import where
from nenuphar.games.china_moon.turn_search import different
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import (
    LILIES,
    SLOTS,
    START,
    Action,
    Bounce,
    Drop,
    Frog,
    Hand,
    Move,
    Place,
    Swap,
    View,
    owner,
)
from nenuphar.games.china_moon.visibility import moves

LEAST_PERCENT = 2  # smaller differences mean nothing


def advise(view: View, rng: Random, budget: Budget) -> Advice[Action]:
    """The first action of the way that the kraken finds best, and where that way leads."""
    foresight = Foresight(view, rng, budget)
    ways = foresight.ways(different(view, without_taking_back(moves(view))), CANDIDATES)
    best = foresight.compare(ways, agree)[0]
    me = foresight.position.me
    reasons = (*_at_once(view, best.action), *_in_the_end(view, me, best.end), *_chances(ways, best, me))
    return Advice(best.action, _hint(view, best.action), in_words(view, best.action), reasons)


def _hint(view: View, action: Action) -> Saying:
    match action:
        case Move(frog):
            return _say("start" if _is_at_start(view, frog) else "frog", **_whose(view, frog))
        case Swap(other):
            return _say("swap", who=(Who(other),))
        case Drop(lily):
            return _say("drop", lily=_lily(lily))
        case _:
            return _say("bounce")


def in_words(view: View, action: Action) -> Saying:
    match action:
        case Move(frog, to):
            return _say("move-start" if _is_at_start(view, frog) else "move", **_whose(view, frog), **where(view, to))
        case Bounce(to):
            return _say("move-branch", **where(view, to))
        case Swap(other, give, take):
            return _say("move-swap", who=(Who(other),), give=_lily(give), take=_lily(take))
        case Drop(lily, pad):
            return _say("move-drop", lily=_lily(lily), **where(view, pad))
        case _:
            raise ValueError(f"{action} is no advice")


def _is_at_start(view: View, frog: Frog) -> bool:
    """There a player's frogs are equal, and only one of them can be seen."""
    return view.frogs[frog] == START


def _whose(view: View, frog: Frog) -> dict[str, Fact]:
    return {"who": Who(owner(frog)), "sign": frog_sign(view.colours, frog)}


def _at_once(view: View, action: Action) -> list[Saying]:
    """What is on the pad where the frog lands."""
    match action:
        case Move(frog, to):
            return _landing(view, owner(frog), to)
        case Bounce(to) if view.frog is not None:
            return _landing(view, owner(view.frog), to)
        case _:
            return []


def _landing(view: View, seat: Seat, to: Place) -> list[Saying]:
    pads, lily = view.setup.options.board.pads, view.lilies[to]
    if to > len(pads):
        slot = next((number for number in range(SLOTS) if view.prizes[number] is not None), None)
        prize = None if slot is None else view.prizes[slot]
        return [] if prize is None else [_say("arrives", who=Who(seat), lily=_lily(prize))]
    if lily is not None:
        return [_say("takes", who=Who(seat), lily=_lily(lily))]
    kind = pads[to - 1].kind
    return [_say(kind, who=Who(seat))] if kind in ("spring", "prankster", "butterfly") else []


def _in_the_end(view: View, me: Seat, end: Row) -> list[Saying]:
    """What the whole turn changes for the player, and for the other who loses most by it."""
    changes = [points(_hand(end, seat)) - score for seat, score in enumerate(view.scores)]
    said: list[Saying] = []
    if changes[me]:
        said.append(_say("gains" if changes[me] > 0 else "costs", points=abs(changes[me])))
    others = [seat for seat in range(len(changes)) if seat != me]
    hurt = min(others, key=lambda seat: changes[seat])
    if changes[hurt] < 0:
        said.append(_say("hurts", who=Who(hurt), points=-changes[hurt]))
    return said


def _chances(ways: Sequence[Way], best: Way, me: Seat) -> list[Saying]:
    """The chance to win, and the best one with another action; those that were dropped early are known less well."""
    chance = best.chance(me)
    others = [min(way.chance(me), chance) for way in ways if way.action != best.action]
    less = percent(max(others, default=chance))
    if percent(chance) - less < LEAST_PERCENT:
        return [_say("chance", chance=percent(chance))]
    return [_say("chance-less", chance=percent(chance), less=less)]


def _hand(end: Row, seat: Seat) -> Hand:
    first = layout.HAND + seat * layout.KINDS_OF_LILY
    return tuple(lily for number, lily in enumerate(LILIES) for _ in range(int(end[first + number])))


def _lily(lily: str) -> Word:
    return Word(f"china_moon-lily-{lily}")


def _say(key: str, **facts: Fact) -> Saying:
    return Saying(f"china_moon-advice-{key}", "", facts)


ADVISE: Advise = advise
