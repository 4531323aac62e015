"""Quibbit! as text, for the terminal, screen readers and recorded playthroughs.

On the board a leaf is the symbol of its colour, and a frog is that symbol between two eyes.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from nenuphar.core.game import TimeUp
from nenuphar.core.messages import Fact, Saying, Sayings, Who, Word
from nenuphar.games.quibbit.types import (
    CARDS,
    Action,
    Card,
    CardChosen,
    CardLost,
    CardReturned,
    CardsRevealed,
    Choose,
    CrownPassed,
    DummyCardTurned,
    DummyPileRenewed,
    Event,
    FirstPicked,
    Frog,
    FrogLeapt,
    FrogPlaced,
    GameEnded,
    LastFrogLapped,
    LaySegment,
    PickFirst,
    Place,
    PlacingBegan,
    PlayerEliminated,
    RoundBegan,
    SegmentLaid,
    Tile,
    TimeRanOut,
    TurnDummyCard,
    View,
)

Spot: TypeAlias = tuple[int, int]  # column and row of a tile's left upper corner

SIGNS: dict[Tile, str] = {"yellow": "●", "red": "▲", "green": "■", "blue": "◆", "flower": "✿", "water": "≈"}
CROWN, FACE_DOWN, FACE_UP, GONE, VIEWER, ROUND = "♛", "▮", "▯", "·", "▸", "↻"

WIDE, HIGH, MIDDLE, TILE_WIDE, NAME_WIDE = 72, 17, 36, 7, 10
# The places of the tiles on the right half of the oval, clockwise from the top: columns right of the middle, and row.
# The left half is its mirror image.
HALVES: dict[int, tuple[Spot, ...]] = {
    12: ((0, 0), (13, 1), (24, 4), (29, 7), (24, 10), (13, 13), (0, 14)),
    15: ((0, 0), (11, 0), (21, 2), (29, 5), (31, 8), (26, 11), (16, 13), (5, 14)),
}


# The board

_saying = Sayings("quibbit")


def board(view: View, names: Sequence[str]) -> str:
    """The ring as an oval, with tile 0 on top; frogs leap clockwise. In the middle are the round and all cards."""
    lines = [[" "] * WIDE for _ in range(HIGH)]
    for tile, (column, row) in enumerate(_spots(len(view.ring))):
        for line, drawn in enumerate(_tile(view, tile)):
            _write(lines, column, row + line, drawn)
    for column, row, arrow in _arrows(len(view.ring)):
        _write(lines, column, row, arrow)
    called = (*names, "")  # the dummy's frog comes last and has no name
    cards = [_cards(view, frog, called[frog]) for frog in range(len(view.colours))]
    panel = [f"{ROUND} {view.round or '–'}", "", *cards]
    for line, drawn in enumerate(panel):
        _write(lines, MIDDLE + 1 - len(drawn) // 2, 5 + line, drawn)
    return "\n".join("".join(line).rstrip() for line in lines)


def _spots(size: int) -> list[Spot]:
    """The places of the tiles; none while the ring is not complete."""
    if size not in HALVES:
        return []
    right = HALVES[size]
    left = [(-column, row) for column, row in reversed(right[1:]) if column]
    return [(MIDDLE + column - TILE_WIDE // 2, row) for column, row in (*right, *left)]


def _arrows(size: int) -> list[tuple[int, int, str]]:
    """The direction of the frogs, between two tiles on top and two at the bottom."""
    spots = _spots(size)
    if not spots:
        return []
    (first, row), (second, _) = spots[:2]
    (right, low), (left, _) = spots[size // 2 : size // 2 + 2]
    return [((first + second + TILE_WIDE) // 2, row + 1, "→"), ((right + left + TILE_WIDE) // 2, low + 1, "←")]


def _tile(view: View, tile: int) -> tuple[str, str, str]:
    leaf = SIGNS[view.ring[tile]]
    frog = _sitting(view, tile)
    if frog is None:
        return f"╭{tile:─<5}╮", f"│  {leaf}  │", "╰─────╯"
    top = CROWN if view.crown == frog else "─"
    return f"╭{tile:─<3}{top}─╮", f"│{leaf} {_frog(view, frog)}│", "╰─────╯"


def _sitting(view: View, tile: int) -> Frog | None:
    size = len(view.ring)
    return next((frog for frog, step in enumerate(view.steps) if step is not None and step % size == tile), None)


def _frog(view: View, frog: Frog) -> str:
    return f"@{_sign(view, frog)}@"


def _cards(view: View, frog: Frog, name: str) -> str:
    """One frog's line in the middle of the ring: `▸ @●@ ♛ Anna       1 2 · 4 5  ▮`."""
    if frog < view.setup.seats:
        left, laid, shown = view.hands[frog], view.laid[frog], view.chosen[frog]
    else:
        left, laid, shown = view.pile, False, None
    mine = VIEWER if view.viewer == frog else " "
    crown = CROWN if view.crown == frog else " "
    hand = " ".join(str(card) if card in left else GONE for card in CARDS)
    back = FACE_DOWN if view.phase == "planning" else FACE_UP
    named = f"{name[:NAME_WIDE]:<{NAME_WIDE}}"
    return f"{mine} {_frog(view, frog)} {crown} {named} {hand}  {back if laid else ' '}{shown or ' '}"


def _write(lines: list[list[str]], column: int, row: int, drawn: str) -> None:
    lines[row][column : column + len(drawn)] = drawn


# The story


def narrate(event: Event, view: View) -> Saying | None:
    """One event as a line of the log. None for the laying of the ring and for the question where to place a frog.

    The events of every round come first, because Python tries the cases one after the other.
    """
    match event:
        case CardChosen(seat, int(card)):
            return Saying("quibbit-card-chosen-seen", "QB-P1", {**_frog_facts(view, seat), "card": card})
        case CardChosen(seat, _):
            return _saying(event, "QB-P1", **_frog_facts(view, seat))
        case CardsRevealed(cards):
            return _saying(event, "QB-P2", cards=_shown(view, cards))
        case DummyCardTurned(card):
            return _saying(event, "QB-P3", card=card)
        case FrogLeapt(frog, path, over):
            passed = tuple(_sign(view, other) for other in over)
            leapt: dict[str, Fact] = {"leaps": len(path), "passed": len(passed), "over": passed}
            return _saying(event, "QB-V1", **_frog_facts(view, frog), **leapt, **_tile_facts(view, path[-1]))
        case LastFrogLapped(frog, last):
            return _saying(event, "QB-V5", **_frog_facts(view, frog), last=_sign(view, last))
        case CardReturned(seat, card):
            return _saying(event, "QB-C1", **_frog_facts(view, seat), card=card)
        case CardLost(seat, card):
            return _saying(event, "QB-C2", **_frog_facts(view, seat), card=card)
        case PlacingBegan() | SegmentLaid():
            return None
        case FirstPicked(seat):
            return _saying(event, "QB-S5", who=Who(seat), frogs=_everybody(view))
        case FrogPlaced(frog, step, rule):
            return _saying(event, rule, **_frog_facts(view, frog), **_tile_facts(view, step))
        case CrownPassed(frog, rule):
            return _saying(event, rule, **_frog_facts(view, frog))
        case RoundBegan(number, _):
            return _saying(event, "QB-P1", number=number)
        case TimeRanOut(seats):
            return _saying(event, "QB-T1", seats=tuple(Who(seat) for seat in seats))
        case PlayerEliminated(seat):
            return _saying(event, "QB-E1", **_frog_facts(view, seat))
        case DummyPileRenewed():
            return _saying(event, "QB-C3")
        case GameEnded(int(winner), rule):
            return _saying(event, rule, **_frog_facts(view, winner), why=Word(f"quibbit-won-{rule}"))
        case GameEnded(_, "QB-D5"):
            return Saying("quibbit-game-endless", "QB-D5", {})
        case GameEnded(_, rule):
            return Saying("quibbit-game-drawn", rule, {"round": view.round})


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """A line for every frog: how many rounds it began with the crown, and the cards that are left."""
    crowned: Counter[Frog] = Counter()
    crown: Frog | None = None
    for event in events:
        match event:
            case CrownPassed(frog, _):
                crown = frog
            case RoundBegan() if crown is not None:
                crowned[crown] += 1
            case _:
                pass
    return tuple(_story_line(view, frog, crowned[frog]) for frog in range(len(view.colours)))


def _story_line(view: View, frog: Frog, rounds: int) -> Saying:
    if frog >= view.setup.seats:
        return Saying("quibbit-life-dummy", "", {**_frog_facts(view, frog), "rounds": rounds})
    return Saying("quibbit-life", "", {**_frog_facts(view, frog), "rounds": rounds, "cards": len(view.hands[frog])})


def _everybody(view: View) -> tuple[Fact, ...]:
    """The frogs and their players."""
    names: list[Who | Word] = [*map(Who, range(view.setup.seats)), Word("quibbit-dummy")]
    return tuple((_sign(view, frog), names[frog]) for frog in range(len(view.colours)))


def _frog_facts(view: View, frog: Frog) -> dict[str, Fact]:
    return {"who": _name(view, frog), "sign": _sign(view, frog)}


def _name(view: View, frog: Frog) -> Fact:
    """A player, or `dummy`: texts have a variant for it, because languages inflect `the dummy's frog`."""
    return Who(frog) if frog < view.setup.seats else "dummy"


def _sign(view: View, frog: Frog) -> str:
    return SIGNS[view.colours[frog]]


def _tile_facts(view: View, step: int) -> dict[str, Fact]:
    tile = step % len(view.ring)
    return {"tile": tile, "on": Word(f"quibbit-on-{view.ring[tile]}")}


def _shown(view: View, cards: tuple[Card | None, ...]) -> tuple[str, ...]:
    return tuple(f"{_sign(view, seat)} {card}" for seat, card in enumerate(cards) if card is not None)


# Offers

OFFERED = {card: Saying("quibbit-offer-choose", "QB-P1", {"card": card}) for card in CARDS}


def offer(action: Action, view: View) -> Saying:
    if isinstance(action, Choose):  # four times as fast as a pattern, and every player gets five of them with each move
        return OFFERED[action.card]
    match action:
        case Place(tile):
            rule = "QB-S5" if all(step is None for step in view.steps) else "QB-S6"
            return Saying("quibbit-offer-place", rule, {"tile": tile, "sign": SIGNS[view.ring[tile]]})
        case LaySegment() | PickFirst() | TurnDummyCard() | TimeUp():
            raise ValueError(f"{action} is not for players")


def read(typed: str, view: View) -> Action | None:
    """A number is a tile while frogs are placed, and a card afterwards."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 4):
        return None
    match view.phase:
        case "placing":
            return Place(int(typed))
        case "planning":
            return Choose(int(typed))
        case _:
            return None
