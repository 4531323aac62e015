"""What the kraken would do in Quibbit!, and why, for a player who asks. It sees what the player sees."""

from collections.abc import Sequence
from itertools import product
from math import prod
from random import Random
from typing import TYPE_CHECKING

from nenuphar.bots.chunks import Meter
from nenuphar.core.advice import Advice, Advise, percent
from nenuphar.core.bot import Budget
from nenuphar.core.game import Seat
from nenuphar.core.messages import Fact, Saying, Word
from nenuphar.games.quibbit import course, kraken
from nenuphar.games.quibbit.text import offer
from nenuphar.games.quibbit.types import Action, Card, Choose, Place, View
from nenuphar.games.quibbit.visibility import moves

if TYPE_CHECKING:
    from nenuphar.games.quibbit.solved import Proven

MOSTLY = 0.5
LEAST_PERCENT = 2  # smaller differences mean nothing


def advise(view: View, rng: Random, budget: Budget) -> Advice[Action]:
    """What the kraken chooses, with the shares and chances by which it has chosen."""
    assert view.viewer is not None
    if view.phase == "placing":
        return _where_to_start(view, view.viewer, Meter(budget))
    return _which_card(view, view.viewer, rng, Meter(budget))


def _where_to_start(view: View, me: Seat, meter: Meter) -> Advice[Action]:
    chances = sorted(kraken.starts(kraken.position(view), moves(view).listed, meter), key=lambda each: -each[0])
    best, place = chances[0]
    reasons = [_say("start-homes", number=_cards_home(view, me, place), cards=len(view.hands[me]))]
    if len(chances) > 1:
        other, elsewhere = chances[-1]
        if percent(best) - percent(other) >= LEAST_PERCENT:
            facts: dict[str, Fact] = {"chance": percent(best), "less": percent(other), "tile": elsewhere.tile}
            reasons.append(_say("start-chance", **facts))
    hint = _say("start", on=Word(f"quibbit-on-{view.ring[place.tile]}"))
    return Advice(place, hint, offer(place, view), tuple(reasons))


def _which_card(view: View, me: Seat, rng: Random, meter: Meter) -> Advice[Action]:
    hand = view.hands[me]
    if len(hand) == 1:
        only = Choose(hand[0])
        return Advice(only, _say("only"), offer(only, view), (_way_of(view, me, hand[0]),))
    found = kraken.look_ahead(kraken.position(view), meter)
    shares = kraken.played_shares(found, me)
    card = rng.choices(hand, shares)[0]
    gains = dict(zip(hand, found.gains(me), strict=True))
    mixed = {each: share for each, share in zip(hand, _normal(shares), strict=True) if share}
    returns = _share_that_returns(view, me, card, found)
    said = _say("return-share", share=percent(returns))
    reasons = [_way_of(view, me, card), said, *_comparison(gains, card), *_mixing(mixed, card)]
    if found.proven:
        reasons.append(_say("proven"))
    chosen = Choose(card)
    return Advice(chosen, _hint(view, me, card, returns), offer(chosen, view), tuple(reasons))


def _hint(view: View, me: Seat, card: Card, returns: float) -> Saying:
    """What kind of card it is: whether it returns if nobody else moves, or because others do."""
    returning = [each for each in view.hands[me] if _returns(view, me, each)]
    if card in returning:
        return _say("returns", number=len(returning))
    if returns >= MOSTLY:
        return _say("helped")
    return _say("gives-up", number=len(returning)) if returning else _say("all-lost")


def _way_of(view: View, me: Seat, card: Card) -> Saying:
    """Where the card leads if nobody else moves."""
    landing = course.alone(view.steps, me, card, len(view.ring))[-1] % len(view.ring)
    key = "leads-home" if _returns(view, me, card) else "leads-away"
    return _say(key, card=card, on=Word(f"quibbit-on-{view.ring[landing]}"), tile=landing)


def _share_that_returns(view: View, me: Seat, card: Card, found: "kraken.Found | Proven") -> float:
    """How often the card returns if the others play well."""
    size, home = len(view.ring), course.homes(view.ring, view.colours)[me]
    choices: list[list[tuple[Card | None, float]]] = []
    for frog in range(len(view.colours)):
        if frog == me:
            choices.append([(card, 1.0)])
        elif frog >= view.setup.seats:
            choices.append([(turned, 1 / len(view.pile)) for turned in view.pile])
        elif view.hands[frog]:
            choices.append([*zip(view.hands[frog], _normal(kraken.played_shares(found, frog)), strict=True)])
        else:
            choices.append([(None, 1.0)])
    returned = 0.0
    for combination in product(*choices):
        share = prod(likely for _, likely in combination)
        if share:
            steps = [*view.steps]
            course.play_round(steps, [played for played, _ in combination], size)
            returned += share * home[(steps[me] or 0) % size]
    return returned


def _normal(shares: Sequence[float]) -> list[float]:
    return [share / sum(shares) for share in shares]


def _comparison(gains: dict[Card, float], card: Card) -> list[Saying]:
    """What it is worth beside the card that is worth least."""
    worst = min(gains, key=lambda each: gains[each])
    most, least = percent(gains[card]), percent(gains[worst])
    if most - least < LEAST_PERCENT:
        return [_say("equal", chance=most)]
    return [_say("chance", card=card, chance=most, other=worst, less=least)]


def _mixing(mixed: dict[Card, float], card: Card) -> list[Saying]:
    """That good play varies, if it does: the advice is then one of several good cards."""
    others = tuple(str(each) for each in mixed if each != card)
    return [_say("mixes", card=card, share=percent(mixed[card]), others=others)] if others else []


def _returns(view: View, me: Seat, card: Card) -> bool:
    size = len(view.ring)
    landing = course.alone(view.steps, me, card, size)[-1] % size
    return course.homes(view.ring, view.colours)[me][landing]


def _cards_home(view: View, me: Seat, place: Place) -> int:
    """How many cards would return from this start if nobody else moved."""
    size = len(view.ring)
    steps = (*view.steps[:me], course.starts(view.steps, size)[place.tile], *view.steps[me + 1 :])
    home = course.homes(view.ring, view.colours)[me]
    return sum(home[course.alone(steps, me, card, size)[-1] % size] for card in view.hands[me])


def _say(key: str, **facts: Fact) -> Saying:
    return Saying(f"quibbit-advice-{key}", "", facts)


ADVISE: Advise = advise
