"""Gobbit as text, for the terminal, screen readers and recorded playthroughs."""

from collections import Counter
from collections.abc import Sequence

from nenuphar.core.game import Millis, Seat, TimeUp
from nenuphar.core.messages import Fact, Saying, Sayings, Who, Word
from nenuphar.games.gobbit import deck
from nenuphar.games.gobbit.deck import Face
from nenuphar.games.gobbit.parts import GRAVEYARD as THE_GRAVEYARD
from nenuphar.games.gobbit.parts import Target, Verdict
from nenuphar.games.gobbit.signs import BACKS, GRAVEYARD, OUT, PILE, TURN, YOU, face_sign
from nenuphar.games.gobbit.types import (
    Action,
    CardLifted,
    CardTurned,
    ClashOpened,
    ClashSettled,
    DrawPenalty,
    Event,
    FirstPicked,
    GameEnded,
    Hurry,
    HurryAsked,
    LastCallBegan,
    Pause,
    PauseAsked,
    Paused,
    PauseWithdrawn,
    PenaltyPaid,
    PickFirst,
    PlayerOut,
    PoltergeistBarred,
    Resume,
    ResumeAsked,
    Resumed,
    Reveal,
    SceneShown,
    Settle,
    StackMoved,
    Tap,
    Tapped,
    Turn,
    TurnAsked,
    TurnBegan,
    View,
    Watch,
)

TURN_WORDS = ("t", "turn", "tourner", "umdrehen")
GRAVEYARD_WORDS = ("g", "graveyard", "cimetière", "friedhof")
PAUSE_WORDS = ("p", "pause")
HURRY_WORDS = ("q", "quick", "vite", "schnell")
RESUME_WORDS = ("p", "c", "continue", "continuer", "weiter")

_saying = Sayings("gobbit")
_offer = Sayings("gobbit-offer")


def board(view: View, names: Sequence[str]) -> str:
    """A line for every player, and the graveyard below them."""
    width = max(map(len, names))
    lines = [_line(view, seat, name.ljust(width)) for seat, name in enumerate(names)]
    back = "" if view.back is None else f"  {BACKS[view.back]}"
    return "\n".join([*lines, f"  g {GRAVEYARD.ljust(width)}  {PILE}{view.graveyard:>3}{back}"])


def _line(view: View, seat: Seat, name: str) -> str:
    player = view.players[seat]
    you = YOU if seat == view.viewer else " "
    turn = TURN if seat == view.turn else " "
    if player.out:
        return f"{you} {seat + 1} {name}  {OUT}".rstrip()
    top = "·" if player.top is None else f"{face_sign(player.top):<5}×{player.stack}"
    return f"{you} {seat + 1} {name}  {PILE}{player.pile:>3} {turn} {top}".rstrip()


# The story


def narrate(event: Event, view: View) -> Saying | None:
    """One event as a line of the log; None for what the board shows, and for taps before the verdict."""
    match event:
        case TurnBegan() | CardLifted() | SceneShown() | ClashOpened():
            return None
        case FirstPicked(seat):
            return _saying(event, "GB-S1", who=Who(seat), pile=view.players[seat].pile)
        case TurnAsked(seat):
            return _saying(event, "GB-C1", who=Who(seat))
        case CardTurned(seat, card):
            return _saying(event, "GB-T1", who=Who(seat), face=_face(deck.face(view.setup.options.deck, card)))
        case LastCallBegan():
            return _saying(event, "GB-E5")
        case Tapped(seat, target, _, reaction):
            return _saying(event, "GB-H1", who=Who(seat), target=_target(target), reaction=reaction)
        case ClashSettled(verdicts):
            return _clash_settled(verdicts, view.setup.options.handicaps)
        case StackMoved():
            return _stack_moved(event)
        case PenaltyPaid(seat):
            return _saying(event, "GB-O2", who=Who(seat))
        case PoltergeistBarred(seat):
            return _saying(event, "GB-E3", who=Who(seat))
        case PlayerOut(seat):
            return _saying(event, "GB-E1", who=Who(seat))
        case PauseAsked(seat) | PauseWithdrawn(seat) | Paused(seat):
            return _saying(event, "GB-C2", who=Who(seat))
        case ResumeAsked(seat) | Resumed(seat):
            return _by_the_clock(event) if seat is None else _saying(event, "GB-C2", who=Who(seat))
        case HurryAsked(seat):
            return _hurry_asked(seat, view)
        case GameEnded(winners, cards, rule):
            names = tuple(Who(seat) for seat in winners)
            first = names[0] if names else "–"
            return _saying(event, rule, who=first, winners=names or "–", number=len(winners), cards=max(cards))


def _face(face: Face) -> Fact:
    return Word("-".join(("gobbit-face", face.animal, *face.colours)))


def _by_the_clock(event: ResumeAsked | Resumed) -> Saying:
    return Saying("gobbit-goes-on" if isinstance(event, Resumed) else "gobbit-clock-resumes", "GB-C2", {})


def _hurry_asked(seat: Seat, view: View) -> Saying | None:
    """A line for the first request and for the last agreement, but not for those between."""
    if len(view.hurries) == view.setup.seats:
        return Saying("gobbit-hurried", "GB-C3", {})
    return Saying("gobbit-hurry-asked", "GB-C3", {"who": Who(seat)}) if view.hurries[:1] == (seat,) else None


def _stack_moved(event: StackMoved) -> Saying:
    """Taken, saved, buried by a spirit or a gorilla, or lost by one's own fault."""
    facts: dict[str, Fact] = {"who": Who(event.by), "other": Who(event.owner)}
    if event.to is None:
        by_rule = {"GB-X5": "gobbit-stack-forfeited", "GB-O1": "gobbit-stack-forlorn"}
        lost = by_rule.get(event.rule, "gobbit-stack-lost")
        key = lost if event.by == event.owner else "gobbit-stack-buried"
    else:
        key = "gobbit-stack-saved" if event.by == event.owner else "gobbit-stack-taken"
    return Saying(key, event.rule, facts)


def _clash_settled(verdicts: Sequence[Verdict], handicaps: Sequence[Millis]) -> Saying:
    """The winners with their times, and the faults; if there are none, the players who were late.

    Lines about the moved stacks say what each player wins or loses.
    """
    by_moment = sorted(verdicts, key=lambda verdict: verdict.moment)
    first = [verdict for verdict in by_moment if verdict.ruling == "first" and verdict.rule != "GB-X5"]
    wrong = [verdict for verdict in by_moment if verdict.ruling == "fault"]
    late = [verdict for verdict in by_moment if verdict.ruling in ("tied", "late", "gone")]
    facts: dict[str, Fact] = {
        **_named("first", [verdict.seat for verdict in first]),
        **_named("wrong", [verdict.seat for verdict in wrong]),
        **_named("late", [] if first or wrong else [verdict.seat for verdict in late]),
        "time": _time(first[0], handicaps) if first else "",
        "hands": tuple((Who(seat), f"({_time(hand, handicaps)} ms)") for seat, hand in _fastest(first).items()),
    }
    return Saying("gobbit-clash-settled", "GB-H1", facts)


def _fastest(by_moment: Sequence[Verdict]) -> dict[Seat, Verdict]:
    """The fastest hand of each seat, in the order of time."""
    found: dict[Seat, Verdict] = {}
    for verdict in by_moment:
        found.setdefault(verdict.seat, verdict)
    return found


def _named(which: str, seats: Sequence[Seat]) -> dict[str, Fact]:
    """Their number, the only one by name, and all in a list."""
    once = list(dict.fromkeys(seats))
    return {
        which: len(once),
        f"{which}_one": Who(once[0]) if once else "",
        f"{which}_all": tuple(_called(seat) for seat in once),
    }


def _time(verdict: Verdict, handicaps: Sequence[Millis]) -> str:
    """The reaction, with the handicap as a sum (GB-O4)."""
    extra = handicaps[verdict.seat] if handicaps else 0
    return f"{verdict.reaction} + {extra} = {verdict.reaction + extra}" if extra else str(verdict.reaction)


def _target(target: Target) -> Fact:
    return Word("gobbit-the-graveyard") if target == THE_GRAVEYARD else _called(target)


def _called(seat: Seat) -> Fact:
    """A player in a list, where the name needs no article or case."""
    return (Who(seat),)


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """A line for every player: cards left, hands that were first, faults, and the fastest hand."""
    verdicts = [verdict for event in events if isinstance(event, ClashSettled) for verdict in event.verdicts]
    rulings = Counter((verdict.seat, verdict.ruling) for verdict in verdicts)
    lines = []
    for seat, player in enumerate(view.players):
        quickest = min((v.reaction for v in verdicts if v.seat == seat and v.ruling == "first"), default=None)
        facts: dict[str, Fact] = {
            "who": Who(seat),
            "cards": player.pile + player.stack,
            "first": rulings[seat, "first"],
            "faults": rulings[seat, "fault"],
            "quickest": "–" if quickest is None else quickest,
        }
        lines.append(Saying("gobbit-life", "GB-H1", facts))
    return tuple(lines)


# Offers


def offer(action: Action, view: View) -> Saying:
    match action:
        case Turn():
            return _offer(action, "GB-T1")
        case Tap(target):
            if target == THE_GRAVEYARD:
                return Saying("gobbit-offer-graveyard", "GB-G1", {})
            rule = "GB-A2" if target == view.viewer else "GB-A1"
            return _offer(action, rule, number=target + 1, who=_called(target))
        case Watch():
            return _offer(action, "GB-A3")
        case Pause() | Resume():
            return _offer(action, "GB-C2")
        case Hurry():
            return _offer(action, "GB-C3")
        case PickFirst() | Reveal() | DrawPenalty() | Settle() | TimeUp():
            raise ValueError(f"{action} is not for players")


def read(typed: str, view: View) -> Action | None:
    """`t` turns the card, `2` taps the second player's stack, `g` the graveyard; `p` begins and ends a pause."""
    word = typed.casefold().strip()
    if word in TURN_WORDS:
        return Turn()
    if word in RESUME_WORDS and view.pausing is not None and not view.resuming:
        return Resume()
    if word in PAUSE_WORDS:
        return Pause()
    if word in HURRY_WORDS:
        return Hurry()
    if word in GRAVEYARD_WORDS:
        return Tap(THE_GRAVEYARD, view.scene.number)
    if word.isascii() and word.isdigit() and len(word) < 3:
        return Tap(int(word) - 1, view.scene.number)
    return None
