"""China Moon as text, for the terminal, screen readers and recorded playthroughs."""

from collections import Counter
from collections.abc import Sequence

from nenuphar.core.game import TimeUp
from nenuphar.core.messages import Fact, Saying, Sayings, Who, Word
from nenuphar.games.china_moon.board import Board, name_of
from nenuphar.games.china_moon.choices import drops, ways
from nenuphar.games.china_moon.drawing import drawn
from nenuphar.games.china_moon.signs import FROGS, LETTERS, LILIES, frog_sign
from nenuphar.games.china_moon.types import (
    LILIES as ALL_LILIES,
)
from nenuphar.games.china_moon.types import (
    Action,
    Bounce,
    ChoiceBegan,
    Drop,
    Event,
    FirstPicked,
    Frog,
    FrogArrived,
    FrogMoved,
    GameEnded,
    Hand,
    LayLily,
    LayPrize,
    LiliesSwapped,
    Lily,
    LilyDropped,
    LilyLaid,
    LilyTaken,
    Move,
    PadPassed,
    PickFirst,
    Place,
    PrizeLaid,
    Swap,
    TakeBack,
    TimeRanOut,
    TurnBegan,
    TurnTakenBack,
    View,
    owner,
)

BACK_WORDS = ("u", "undo", "annuler", "zurück")

board = drawn


# The story

_saying = Sayings("china_moon")
_offer = Sayings("china_moon-offer")


def narrate(event: Event, view: View) -> Saying | None:
    """One event as a line of the log; None for lilies, which the board shows, and for choices, which the shell asks."""
    match event:
        case PrizeLaid() | LilyLaid():
            return None
        case FirstPicked(seat):
            return _saying(event, "CM-S4", who=Who(seat), frogs=_everybody(view))
        case TurnBegan(seat, number):
            return _saying(event, "CM-T1", who=Who(seat), number=number)
        case ChoiceBegan(_, "move", _, _):
            return None
        case ChoiceBegan(seat, choice, _, _):
            rule = {"bounce": "CM-T5", "swap": "CM-P2", "drop": "CM-P4"}[choice]
            return Saying(f"china_moon-choice-began-{choice}", rule, {"who": Who(seat)})
        case TimeRanOut(seat):
            return _saying(event, "CM-C1", who=Who(seat))
        case FrogMoved(frog, by, path, over, rule):
            passed = tuple(frog_sign(view.colours, other) for other in over)
            facts: dict[str, Fact] = {"sign": frog_sign(view.colours, frog), "passed": len(over), "over": passed}
            key = "china_moon-frog-moved" if rule == "CM-T1" else "china_moon-frog-bounced"
            return Saying(key, rule, {"who": Who(by), **facts, **where(view, path[-1])})
        case LilyTaken(frog, pad, lily):
            grown_there = view.setup.options.board.pads[pad - 1].kind in ("lily", "black")
            rule = "CM-P1" if grown_there else "CM-P5"
            return _saying(event, rule, **_whose(view, frog), lily=_lily(lily))
        case LiliesSwapped(frog, other, gave, took):
            return _saying(
                event, "CM-P2", **_whose(view, frog), other=_called(other), gave=_lily(gave), took=_lily(took)
            )
        case LilyDropped(frog, lily, pad):
            return _saying(event, "CM-P4", **_whose(view, frog), lily=_lily(lily), pad=_name(view, pad))
        case PadPassed(frog, _, rule):
            return Saying(f"china_moon-pad-passed-{rule}", rule, _whose(view, frog))
        case FrogArrived(frog, slot, lily):
            return _saying(event, "CM-A2", **_whose(view, frog), slot=slot + 1, lily=_lily(lily))
        case TurnTakenBack(seat):
            return _saying(event, "CM-U1", who=Who(seat))
        case GameEnded(scores, rule):
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            winners = tuple(Who(seat) for seat in best)
            return _saying(event, rule, who=winners[0], winners=winners, number=len(best), points=max(scores))


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """A line for every player: points, lilies, and how many frogs arrived."""
    turns: Counter[int] = Counter(event.seat for event in events if isinstance(event, TurnBegan))
    arrived: Counter[int] = Counter(owner(event.frog) for event in events if isinstance(event, FrogArrived))
    return tuple(
        Saying(
            "china_moon-life",
            "CM-X1",
            {
                "who": Who(seat),
                "sign": FROGS[view.colours[seat]],
                "points": score,
                "lilies": _bunch(view.hands[seat]),
                "arrived": arrived[seat],
                "turns": turns[seat],
            },
        )
        for seat, score in enumerate(view.scores)
    )


def _everybody(view: View) -> tuple[Fact, ...]:
    """The frogs and their players."""
    return tuple((FROGS[colour], Who(seat)) for seat, colour in enumerate(view.colours))


def _whose(view: View, frog: Frog) -> dict[str, Fact]:
    return {"who": Who(owner(frog)), "sign": frog_sign(view.colours, frog)}


def _called(seat: int) -> Fact:
    """A player in a list, where the name needs no article or case."""
    return (Who(seat),)


def where(view: View, place: Place) -> dict[str, Fact]:
    """A pad's name, and its kind, by which texts select a variant."""
    pads = view.setup.options.board.pads
    kind = pads[place - 1].kind if place <= len(pads) else "arrival"
    return {"pad": _name(view, place), "kind": kind}


def _name(view: View, place: Place) -> str:
    return name_of(view.setup.options.board, place)


def _lily(lily: Lily) -> Word:
    return Word(f"china_moon-lily-{lily}")


def _bunch(hand: Hand) -> Fact:
    """Such as `2 white, 1 blue`."""
    counted = tuple((str(hand.count(lily)), _lily(lily)) for lily in ALL_LILIES if lily in hand)
    return counted or Word("china_moon-no-lily")


# Offers


def offer(action: Action, view: View) -> Saying:
    match action:
        case Move(frog, to):
            return _offer(action, "CM-T1", sign=frog_sign(view.colours, frog), **where(view, to))
        case Bounce(to):
            return _offer(action, "CM-P3", **where(view, to))
        case Swap(other, give, take):
            code = f"{other + 1}{LILIES[give]}{LILIES[take]}"
            return _offer(action, "CM-P2", code=code, who=_called(other), give=_lily(give), take=_lily(take))
        case Drop(lily, pad):
            return _offer(action, "CM-P4", code=LILIES[lily], lily=_lily(lily), pad=_name(view, pad))
        case TakeBack():
            return _offer(action, "CM-U1")
        case LayPrize() | LayLily() | PickFirst() | TimeUp():
            raise ValueError(f"{action} is not for players")


def read(typed: str, view: View) -> Action | None:
    """`d` or `d 12` moves a frog, `12` bounces, `2wp` swaps with the second player, `w` or `w 12` drops."""
    words = typed.casefold().split()
    if len(words) == 1 and words[0] in BACK_WORDS:
        return TakeBack()
    match view.phase, words:
        case "move", [frog, *rest] if len(rest) < 2:
            return _read_move(frog, rest, view)
        case "bounce", [pad]:
            to = _place(pad, view.setup.options.board)
            return None if to is None else Bounce(to)
        case "swap", [code]:
            return _read_swap(code)
        case "drop", [lily, *rest] if len(rest) < 2:
            return _read_drop(lily, rest, view)
        case _:
            return None


def _read_move(typed: str, rest: Sequence[str], view: View) -> Move | None:
    """A frog's letter, with or without its symbol; the pad may be left out if there is only one."""
    letter = typed[-1:]
    frog = LETTERS.find(letter) if letter else -1
    if frog < 0 or frog >= len(view.frogs) or typed not in (letter, frog_sign(view.colours, frog)):
        return None
    if rest:
        to = _place(rest[0], view.setup.options.board)
        return None if to is None else Move(frog, to)
    possible = ways(view, frog)
    return Move(frog, next(iter(possible), 0)) if len(possible) < 2 else None


def _read_swap(code: str) -> Swap | None:
    lilies = {sign: lily for lily, sign in LILIES.items()}
    match list(code):
        case [seat, give, take] if seat in "12345" and give in lilies and take in lilies:
            return Swap(int(seat) - 1, lilies[give], lilies[take])
        case _:
            return None


def _read_drop(typed: str, rest: Sequence[str], view: View) -> Drop | None:
    lily = next((lily for lily, sign in LILIES.items() if sign == typed), None)
    if lily is None or view.frog is None:
        return None
    if rest:
        pad = _place(rest[0], view.setup.options.board)
        return None if pad is None else Drop(lily, pad)
    return _only_drop(lily, view)


def _only_drop(lily: Lily, view: View) -> Drop | None:
    assert view.frog is not None
    pads = list(dict.fromkeys(drop.pad for drop in drops(view, view.frog)))
    return Drop(lily, pads[0]) if len(pads) == 1 else None


def _place(typed: str, board: Board) -> Place | None:
    """A pad by its name; the moon's sign or `arrival` is the arrival."""
    if typed in ("☾", "arrival"):
        return len(board.pads) + 1
    return next((place for place, pad in enumerate(board.pads, 1) if pad.name.casefold() == typed), None)
