"""Quibbix in plain words, for the terminal, screen readers and recorded playthroughs."""

from collections.abc import Sequence

from nenuphar.core.game import Seat, TimeUp, kebab
from nenuphar.core.telling import Fact, Saying, Who, Word
from nenuphar.games.quibbix import contest, score
from nenuphar.games.quibbix.asked import (
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
from nenuphar.games.quibbix.parts import Layout, Lying, Possible, Ruling
from nenuphar.games.quibbix.signs import (
    DONE,
    LAID,
    STANDINGS,
    YOU,
    possible_signs,
    solution_sign,
    vocabularies,
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
_SAID_OF_WORDS = ("rulebook", "precedent", "partial", "lemma", "compound", "phrase", "entry", "abbreviation")


def board(view: View, names: Sequence[str]) -> str:
    """The course of the match, and for every player the points so far, the letters, and the words that can be seen."""
    wide = max(map(len, names))
    lines = [f"{view.round}/{view.rounds} · {view.turn}/3"]
    for seat, name in enumerate(names):
        you = YOU if seat == view.viewer else " "
        done = DONE if seat in view.done else " "
        rack = " ".join(view.racks[seat])
        lines.append(f"{you} {seat + 1} {name.ljust(wide)} {view.totals[seat]:>4} {done} {rack}".rstrip())
        lying = _lying(view, seat)
        if lying is None and view.used[seat]:
            lines.append(f"{_INDENT}{LAID} {view.used[seat]}")
        if lying is not None and lying.words:
            lines.append(_INDENT + _layout(view, seat, lying))
        if view.possible and view.possible[seat].best.words:
            lines += [_INDENT + line for line in possible_signs(view.possible[seat])]
    return "\n".join(lines)


def _lying(view: View, seat: Seat) -> Lying | None:
    return view.shown[seat] if view.shown else view.mine if seat == view.viewer else None


def _layout(view: View, seat: Seat, lying: Lying) -> str:
    """`JAM(M)ERT 8×2  URS 4  = 20`."""
    parts = []
    for tiles, word in zip(lying.layout.words, lying.words, strict=True):
        sign = word_sign(view.racks[seat], lying.layout, tiles)
        parts.append(f"{sign}{STANDINGS[word.standing]} {word.points}{'×2' if word.doubled else ''}")
    return "  ".join([*parts, f"= {lying.points}"])


# The story


def tell(event: Event, view: View) -> Saying | None:
    """One event as a line of the story. What shows on the board, and that time is given, goes without saying."""
    match event:
        case TileDrawn() | ComparingBegan() | MoreTimeGiven() | VoteDropped() | LookingBegan():
            return None
        case RoundBegan(number):
            return _saying(event, "QX-R1", number=number)
        case TurnBegan(number):
            return _saying(event, "QX-R2", number=number)
        case BuildingBegan():
            racks = tuple((Who(seat), rack) for seat, rack in enumerate(view.racks))
            return _saying(event, "QX-R3", tiles=len(view.racks[0]), racks=racks)
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
            return _saying(event, "QX-W6", rulings=tuple(_ruled(each) for each in rulings))
        case VoteBegan(word, rule, by):
            return _vote_began(word, rule, by)
        case VoteCast(seat, word, accept):
            key = "quibbix-vote-accepted" if accept else "quibbix-vote-refused"
            return Saying(key, "QX-W6", {"who": Who(seat), "word": word})
        case VoteSettled(word, rule, stands):
            return Saying("quibbix-word-stands" if stands else "quibbix-word-falls", rule, {"word": word})
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
            best = tuple((Who(seat), *_could(each)) for seat, each in enumerate(possible))
            return _saying(event, "QX-R8", best=best) if any(each.best.words for each in possible) else None
        case GameEnded():
            return _game_ended(event, view)


def _shown(view: View, seat: Seat, layout: Layout) -> Fact:
    words = [word_sign(view.racks[seat], layout, word) for word in layout.words]
    return (Who(seat), *(words or ["–"]))


def _laid(event: Event, view: View, seat: Seat, layout: Layout) -> Saying:
    rack, options = view.racks[seat], view.setup.options
    worth = values(options.tiles, options.words_in)
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    counting = [index for index, word in enumerate(layout.words) if len(word) > 1]
    words = tuple(word_sign(rack, layout, word) for word in layout.words)
    total = score.total(points, counting, score.doubled(points, counting, None))
    return _saying(event, "QX-R4", who=Who(seat), words=words or "–", points=total)


def _ruled(ruling: Ruling) -> Fact:
    """`BUECHERN valid QX-W5 · form of BUCH`. Figures are for those who ask for them: `nenuphar words check`."""
    why: list[Fact] = []
    for evidence in ruling.evidence:
        name, _, found = evidence.partition("=")
        if name in _SAID_OF_WORDS:
            why += ["·", Word(f"quibbix-fact-{name}"), *([found.replace("+", " + ")] if found else [])]
    return (ruling.word, Word(f"quibbix-verdict-{ruling.verdict}"), ruling.rule, *why)


def _could(possible: Possible) -> list[Fact]:
    """`everyday words = attested words 20 JAM(M)ERT URS · the whole list 22 …`."""
    spoken: list[Fact] = []
    for by, solution in vocabularies(possible):
        named = [part for each in by for part in ("=", Word(f"quibbix-vocabulary-{each}"))][1:]
        spoken += ["·", *named, solution_sign(solution)]
    return spoken[1:]


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
    """The whole match in a line for every player: total, points a round, the best turn."""
    lines = []
    for seat, rounds in enumerate(view.sheet):
        whole, tenth = divmod(contest.quotient(view.totals[seat], len(rounds)), 10)
        best = max((points for turns in rounds for points in turns), default=0)
        facts: dict[str, Fact] = {"who": Who(seat), "points": view.totals[seat], "whole": whole, "tenth": tenth}
        lines.append(Saying("quibbix-life", "QX-R9", facts | {"best": best}))
    return tuple(lines)


def _saying(event: Event, rule: str, **facts: Fact) -> Saying:
    return Saying(f"quibbix-{kebab(type(event).__name__)}", rule, facts)


# What a player may do


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


def _offer(action: Action, rule: str, **facts: Fact) -> Saying:
    return Saying(f"quibbix-offer-{kebab(type(action).__name__)}", rule, facts)


def read(typed: str, view: View) -> Action | None:
    """What somebody typed: words while building, signs with words or numbers while comparing, a full stop to end."""
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
    """`+WORD` and `-WORD` vote, `?WORD` disputes, `*WORD` is coined; `<2` takes the second word back, `2` doubles."""
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
