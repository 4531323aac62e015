"""The log for a player alone (QX-R10): one person's words, beside what was possible."""

from nenuphar.core.messages import Fact, Saying, Sayings, Who
from nenuphar.games.quibbix import contest
from nenuphar.games.quibbix.signs import bracketed, word_sign
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    Event,
    GameEnded,
    LayoutsShown,
    PossibleShown,
    TurnScored,
    View,
    WasContent,
    WasReady,
)

_saying = Sayings("quibbix-alone")

# All other events have the same lines as in a match of several players.
OWN = (WasContent, WasReady, BuildingBegan, LayoutsShown, TurnScored, PossibleShown, GameEnded)


def narrate(event: Event, view: View) -> Saying | None:
    match event:
        case WasContent() | WasReady():
            return None
        case BuildingBegan():
            return _built_alone(view)
        case LayoutsShown(layouts):
            words = tuple(word_sign(view.racks[0], layouts[0], word) for word in layouts[0].words)
            return _alone(event, "QX-R6", words=words or "–")
        case TurnScored(scores):
            return _alone(event, "QX-R7", points=scores[0].points)
        case PossibleShown(possible):
            best = possible[0].best
            words = tuple(map(bracketed, best.words))
            return _alone(event, "QX-R8", points=best.points, words=words) if words else None
        case GameEnded():
            return _ended_alone(event, view)
        case _:
            raise ValueError(f"{event} has the same line for all")


def _built_alone(view: View) -> Saying:
    facts: dict[str, Fact] = {"who": Who(0), "tiles": len(view.racks[0]), "rack": " ".join(view.racks[0])}
    if not view.setup.options.contest or (view.round, view.turn) > (1, 1):
        return Saying("quibbix-alone-building-began", "QX-R3", facts)
    qq = (view.setup.options.quotients or (None,))[0]
    return Saying("quibbix-alone-contest-began", "QX-C2", facts | {"qq": "–" if qq is None else qq})


def _ended_alone(event: GameEnded, view: View) -> Saying:
    """Points beside what was possible; in a contest beside the player's QQ."""
    points, could = event.totals[0], sum(map(sum, view.could[0]))
    if not view.setup.options.contest:
        share = round(100 * points / could) if could else 0
        return _alone(event, event.rule, points=points, could=could, share=share)
    whole, tenth = divmod(contest.quotient(points, view.rounds), 10)
    facts: dict[str, Fact] = {"who": Who(0), "points": points, "whole": whole, "tenth": tenth}
    difference = event.differences[0]
    if difference is None:
        return Saying("quibbix-alone-first-contest", event.rule, facts)
    over, rest = divmod(abs(difference), 10)
    facts |= {"sign": "−" if difference < 0 else "+", "over": over, "rest": rest}
    return Saying("quibbix-alone-contest-ended", event.rule, facts)


def _alone(event: Event, rule: str, **facts: Fact) -> Saying:
    return _saying(event, rule, who=Who(0), **facts)
