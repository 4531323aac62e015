"""Tables for tests: top cards written in a line, hands with their reactions, and verdicts.

`Sb` is a blue snake, `C`, `G` chameleons and gorillas, `mr` two red mosquitoes, `mrb` red and blue ones. `Cr+Sb` is a
stack with the snake on top, `-` is no stack, `x` a poltergeist. The given table is scene 1, shown at 0.
"""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from nenuphar.core.game import Authority, Millis, Seat, Setup, TimeUp
from nenuphar.games.gobbit import GAME, deck
from nenuphar.games.gobbit.deck import Animal, Back, Card, Colour, Face
from nenuphar.games.gobbit.fold import evolve
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import Pile, Target
from nenuphar.games.gobbit.types import (
    Action,
    ClashSettled,
    Event,
    Pause,
    SceneShown,
    StackMoved,
    State,
    Tap,
    TurnBegan,
    View,
)
from nenuphar.testing.scenario import Scenario

Table: TypeAlias = Scenario[Options, State, Action, Event, View]
TapSpec: TypeAlias = tuple[Seat, Target, Millis]

ANNA, BEN, CLEO, DAN = range(4)
CLOCK, JUDGE, CHANCE = Authority.CLOCK, Authority.JUDGE, Authority.CHANCE
ANIMALS: dict[str, Animal] = {"C": "chameleon", "S": "snake", "G": "gorilla", "m": "mosquitoes"}
COLOURS: dict[str, Colour] = {"r": "red", "b": "blue", "y": "yellow"}


def shown(sign: str) -> Face:
    return Face(ANIMALS[sign[0]], tuple(COLOURS[letter] for letter in sign[1:]))


def given(
    tops: str,
    *,
    back: Back | None = None,
    graveyard: int = 0,
    piles: Sequence[int] = (),
    last: Seat = ANNA,
    options: Options | None = None,
    decision_ms: Millis | None = None,
) -> Table:
    """A table with these stacks; a `back` makes it expert play with that back on top of the graveyard."""
    signs = tops.split()
    options = replace(options or Options(), expert=back is not None or (options is not None and options.expert))
    blank = GAME.initial(Setup(len(signs), options, decision_ms))
    left = list(range(deck.size(JUNGLE)))
    buried = [next(card for card in reversed(left) if deck.back(JUNGLE, card) == back)] if back else []
    left = [card for card in left if card not in buried]
    stacks = [tuple(_take(left, sign) for sign in stack.split("+") if sign not in "-x") for stack in signs]
    buried = [*(left.pop() for _ in range(graveyard)), *buried]
    dealt = piles or [0 if stack == "x" else 4 for stack in signs]
    state = replace(
        blank,
        phase="open",
        unseen=tuple(left),
        piles=tuple(Pile(number) for number in dealt),
        stacks=tuple(stacks),
        graveyard=tuple(buried),
        last=last,
        fallen=tuple(0 if stack == "x" else None for stack in signs),
    )
    following = [(last + step) % len(signs) for step in range(1, len(signs) + 1)]
    turn = next((seat for seat in following if dealt[seat]), last)
    for event in (SceneShown(1, 0), TurnBegan(turn, 700, blank.setup.until(0))):
        state = evolve(state, event)
    return Scenario(GAME, state)


def _take(left: list[Card], sign: str) -> Card:
    card = next(card for card in left if deck.face(JUNGLE, card) == shown(sign))
    left.remove(card)
    return card


def clash(table: Table, *hands: TapSpec, at: Millis = 500) -> Table:
    """These taps are made on the newest scene, and the clock settles the clash."""
    scene = table.state.scenes[-1].number
    for seat, target, reaction in hands:
        table.when(seat, Tap(target, scene, reaction), at=at)
    return settled(table)


def settled(table: Table) -> Table:
    assert table.waiting.deadline is not None
    return table.when(CLOCK, TimeUp(), at=table.waiting.deadline)


def paused(table: Table, seat: Seat, at: Millis) -> Table:
    """A pause, as soon as no tap can be under way any more."""
    return settled(table.when(seat, Pause(), at=at))


def rulings(table: Table) -> dict[tuple[Seat, Target], str]:
    """The ruling on each hand, such as `first GB-A1`."""
    verdicts = next(event for event in table.events if isinstance(event, ClashSettled)).verdicts
    return {(verdict.seat, verdict.target): f"{verdict.ruling} {verdict.rule}" for verdict in verdicts}


def moved(table: Table) -> list[tuple[Seat, Seat | None, str]]:
    """The moved stacks, where they went and by which rule, in order."""
    return [(event.owner, event.to, event.rule) for event in table.events if isinstance(event, StackMoved)]


def faces(cards: Sequence[Card]) -> list[Face]:
    return [deck.face(JUNGLE, card) for card in cards]
