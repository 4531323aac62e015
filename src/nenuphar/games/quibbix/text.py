"""Quibbix as text, for the terminal, screen readers and recorded playthroughs."""

from collections.abc import Sequence

from nenuphar.core.game import Seat, TimeUp
from nenuphar.core.messages import Fact, Saying, Sayings, Who
from nenuphar.games.quibbix import alone, contest, score
from nenuphar.games.quibbix.actions import (
    Action,
    AskHint,
    Coin,
    Content,
    Dispute,
    Double,
    DrawTile,
    Finish,
    GoOn,
    Lay,
    Ready,
    Rule,
    Solve,
    TakeBack,
    Vote,
    Whisper,
    Write,
)
from nenuphar.games.quibbix.parts import Layout, Ruling, ScoredLayout, Solution
from nenuphar.games.quibbix.signs import (
    DONE,
    LAID,
    STATUS_SIGNS,
    YOU,
    bracketed,
    possible_signs,
    word_sign,
)
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    ComparingBegan,
    DisputesClosed,
    DoubleChosen,
    Event,
    Finished,
    GameEnded,
    HintAsked,
    Hinted,
    Laid,
    LayoutsShown,
    LookingBegan,
    MoreTimeGiven,
    PossibleShown,
    RearrangingBegan,
    RoundBegan,
    TileDrawn,
    TimeRanOut,
    TurnBegan,
    TurnScored,
    View,
    VoteBegan,
    VoteCast,
    VoteDropped,
    VoteSettled,
    WasContent,
    WasReady,
    WentOn,
    WordsRuled,
    WordTakenBack,
)

_INDENT = "      "

_saying = Sayings("quibbix")
_offer = Sayings("quibbix-offer")


def board(view: View, names: Sequence[str]) -> str:
    """The round and turn, and for every player the points so far, the letters and the visible words."""
    width = max(map(len, names))
    lines = [f"{view.round}/{view.rounds} · {view.turn}/{view.setup.options.turns}"]
    for seat, name in enumerate(names):
        you = YOU if seat == view.viewer else " "
        done = DONE if seat in view.done else " "
        rack = " ".join(view.racks[seat])
        lines.append(f"{you} {seat + 1} {name.ljust(width)} {view.totals[seat]:>4} {done} {rack}".rstrip())
        laid = _visible(view, seat)
        if laid is None and view.used[seat]:
            lines.append(f"{_INDENT}{LAID} {view.used[seat]}")
        if laid is not None and laid.words:
            lines.append(_INDENT + _layout(view, seat, laid))
        if view.possible and view.possible[seat].best.words:
            lines += [_INDENT + line for line in possible_signs(view.possible[seat])]
    return "\n".join(lines)


def _visible(view: View, seat: Seat) -> ScoredLayout | None:
    return view.shown[seat] if view.shown else view.mine if seat == view.viewer else None


def _layout(view: View, seat: Seat, laid: ScoredLayout) -> str:
    """`JAM(M)ERT 8×2  URS 4  = 20`."""
    parts = []
    for tiles, word in zip(laid.layout.words, laid.words, strict=True):
        sign = word_sign(view.racks[seat], laid.layout, tiles)
        parts.append(f"{sign}{STATUS_SIGNS[word.standing]} {word.points}{'×2' if word.doubled else ''}")
    return "  ".join([*parts, f"= {laid.points}"])


# The story


def narrate(event: Event, view: View) -> Saying | None:
    """One event as a line of the log; None for what the board shows, and for times.

    A player alone gets other lines, because there are no others to agree with or to wait for.
    """
    if view.setup.seats == 1 and isinstance(event, alone.OWN):
        return alone.narrate(event, view)
    match event:
        case TileDrawn() | ComparingBegan() | MoreTimeGiven() | VoteDropped() | LookingBegan():
            return None
        case RoundBegan(number):
            return _saying(event, "QX-R1", number=number)
        case TurnBegan(number):
            return _saying(event, "QX-R2", number=number)
        case BuildingBegan():
            racks = tuple((Who(seat), rack) for seat, rack in enumerate(view.racks))
            tiles = len(view.racks[0])
            if view.setup.options.contest and (view.round, view.turn) == (1, 1):
                facts: dict[str, Fact] = {"tiles": tiles, "racks": racks, "own": _own_quotients(view)}
                return Saying("quibbix-contest-began", "QX-C2", facts)
            return _saying(event, "QX-R3", tiles=tiles, racks=racks)
        case Laid(seat, _, _, layout):
            return None if layout is None else _laid(event, view, seat, layout)
        case Finished(seat) | WentOn(seat):
            return _saying(event, "QX-R3", who=Who(seat))
        case HintAsked(seat):
            return _saying(event, "QX-R10", who=Who(seat))
        case WasReady(seat):
            return _saying(event, "QX-R2", who=Who(seat))
        case Hinted(_, hint):
            return _saying(event, "QX-R10", length=hint.length, letters=hint.letters or "–", shown=len(hint.letters))
        case DisputesClosed():
            return _saying(event, "QX-R6")
        case TimeRanOut():
            return _saying(event, "QX-R3")
        case LayoutsShown(layouts):
            return _saying(event, "QX-R6", layouts=tuple(_shown(view, seat, each) for seat, each in enumerate(layouts)))
        case WordsRuled(rulings):
            return _ruled(event, rulings)
        case VoteBegan(word, rule, by):
            return _vote_began(word, rule, by)
        case VoteCast(seat, word, accept):
            key = "quibbix-vote-accepted" if accept else "quibbix-vote-refused"
            return Saying(key, "QX-W6", {"who": Who(seat), "word": word})
        case VoteSettled(word, rule, accepted):
            return Saying("quibbix-word-stands" if accepted else "quibbix-word-falls", rule, {"word": word})
        case WordTakenBack(seat, _, word):
            return _saying(event, "QX-R6", who=Who(seat), word=word)
        case DoubleChosen(seat, _, word):
            return _saying(event, "QX-R7", who=Who(seat), word=word)
        case WasContent(seat):
            return _saying(event, "QX-R6", who=Who(seat))
        case RearrangingBegan(seats):
            return _saying(event, "QX-R6", names=tuple(Who(seat) for seat in seats))
        case TurnScored(scores):
            return _saying(event, "QX-R7", scores=tuple((Who(seat), each.points) for seat, each in enumerate(scores)))
        case PossibleShown(possible):
            best = tuple(_could(seat, each.best) for seat, each in enumerate(possible) if each.best.words)
            return _saying(event, "QX-R8", best=best) if best else None
        case GameEnded():
            return _game_ended(event, view)


def _own_quotients(view: View) -> Fact:
    """`Anna 84, Ben –`: each player's QQ."""
    brought = view.setup.options.quotients or (None,) * view.setup.seats
    return tuple((Who(seat), "–" if qq is None else qq) for seat, qq in enumerate(brought))


def _shown(view: View, seat: Seat, layout: Layout) -> Fact:
    """`Anna – JAM(M)ERT · URS`."""
    words = [word_sign(view.racks[seat], layout, word) for word in layout.words]
    return (Who(seat), "–", " · ".join(words) or "–")


def _laid(event: Event, view: View, seat: Seat, layout: Layout) -> Saying:
    rack, options = view.racks[seat], view.setup.options
    worth = values(options.tiles, options.words_in)
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    counting = [index for index, word in enumerate(layout.words) if len(word) > 1]
    words = tuple(word_sign(rack, layout, word) for word in layout.words)
    total = score.total(points, counting, score.doubled(points, counting, None))
    return _saying(event, "QX-R4", who=Who(seat), words=words or "–", points=total)


def _ruled(event: WordsRuled, rulings: Sequence[Ruling]) -> Saying:
    """The accepted, rejected and doubtful words. The board shows the reasons, and so does `nenuphar words check`."""
    accepted = tuple(ruling.word for ruling in rulings if ruling.verdict in ("valid", "likely"))
    rejected = tuple(ruling.word for ruling in rulings if ruling.verdict == "invalid")
    doubtful = tuple(ruling.word for ruling in rulings if ruling.verdict == "discuss")
    counts = {"yes": len(accepted), "no": len(rejected), "open": len(doubtful)}
    return _saying(event, "QX-W6", **counts, accepted=accepted, rejected=rejected, doubtful=doubtful)


def _could(seat: Seat, best: Solution) -> Fact:
    """`Anna 22 – JAM(M)ERT · URS`."""
    return (Who(seat), best.points, "–", " · ".join(map(bracketed, best.words)))


def _vote_began(word: str, rule: str, by: Seat | None) -> Saying:
    if by is None:
        return Saying("quibbix-vote-in-doubt", rule, {"word": word})
    key = "quibbix-vote-coined" if rule == "QX-W7" else "quibbix-vote-disputed"
    return Saying(key, rule, {"who": Who(by), "word": word})


def _game_ended(event: GameEnded, view: View) -> Saying:
    winners = tuple(Who(seat) for seat in (view.outcome.winners if view.outcome else ()))
    first = winners[0] if winners else "–"
    facts: dict[str, Fact] = {"who": first, "winners": winners or "–", "number": len(winners)}
    best = max((each for each in event.differences if each is not None), default=None)
    if best is None:
        return _saying(event, event.rule, **facts, points=max(event.totals))
    sign = "−" if best < 0 else "+"
    whole, tenth = divmod(abs(best), 10)
    return Saying("quibbix-contest-game-ended", event.rule, facts | {"sign": sign, "whole": whole, "tenth": tenth})


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """A line for every player: total, points per round, and the best turn."""
    lines = []
    for seat, rounds in enumerate(view.sheet):
        whole, tenth = divmod(contest.quotient(view.totals[seat], len(rounds)), 10)
        best = max((points for turns in rounds for points in turns), default=0)
        facts: dict[str, Fact] = {"who": Who(seat), "points": view.totals[seat], "whole": whole, "tenth": tenth}
        lines.append(Saying("quibbix-life", "QX-R9", facts | {"best": best}))
    return tuple(lines)


# Offers


def offer(action: Action, view: View) -> Saying:
    match action:
        case Lay(words, turned):
            assert view.viewer is not None
            layout, rack = Layout(words, turned), view.racks[view.viewer]
            return _offer(action, "QX-R4", words=tuple(word_sign(rack, layout, word) for word in words) or "–")
        case Write(text):
            return _offer(action, "QX-R4", text=text)
        case Finish() | GoOn():
            return _offer(action, "QX-R3")
        case AskHint():
            return _offer(action, "QX-R10")
        case Dispute(word):
            return _offer(action, "QX-W6", word=word)
        case Coin(word):
            return _offer(action, "QX-W7", word=word)
        case Vote(word, accept):
            return Saying("quibbix-offer-accept" if accept else "quibbix-offer-refuse", "QX-W6", {"word": word})
        case TakeBack(index):
            return _offer(action, "QX-R6", number=index + 1, word=_own(view, index))
        case Double(index):
            return _offer(action, "QX-R7", number=index + 1, word=_own(view, index))
        case Content():
            return _offer(action, "QX-R6")
        case Ready():
            return _offer(action, "QX-R2")
        case DrawTile() | Rule() | Solve() | Whisper() | TimeUp():
            raise ValueError(f"{action} is not for players")


def _own(view: View, index: int) -> str:
    assert view.mine is not None
    return view.mine.words[index].text


def read(typed: str, view: View) -> Action | None:
    """Words while building, signs with words or numbers while comparing, and a full stop to end."""
    words = typed.strip()
    match words:
        case ".":
            return Content() if view.phase == "comparing" else Ready() if view.phase == "looking" else Finish()
        case "..":
            return GoOn()
        case ">" if view.phase != "comparing":
            return AskHint()
    return _compared(words) if view.phase == "comparing" else Write(words.removeprefix("="))


def _compared(typed: str) -> Action | None:
    """`+WORD` and `-WORD` vote, `?WORD` disputes, `*WORD` coins; `<2` takes the second word back, `2` doubles it."""
    sign, rest = typed[:1], typed[1:].strip()
    if sign == "<" and _is_number(rest):
        return TakeBack(int(rest) - 1)
    if _is_number(typed):
        return Double(int(typed) - 1)
    word = rest.upper()
    match sign:
        case "+" | "-" if word:
            return Vote(word, sign == "+")
        case "?" if word:
            return Dispute(word)
        case "*" if word:
            return Coin(word)
        case _:
            return None


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < 3
