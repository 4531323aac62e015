"""The comparison: which words stand, who votes on what, and what a turn comes to. Each decision cites its rule."""

from nenuphar.core.game import Actor, Refused, Seat
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix import refusals, score, standing
from nenuphar.games.quibbix.agreed import MOST_PASSES, SHORTEST_WORD
from nenuphar.games.quibbix.parts import Ballot, Layout, Ruling, Score
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import (
    ComparingBegan,
    DisputesClosed,
    DoubleChosen,
    LayoutsShown,
    MoreTimeGiven,
    RearrangingBegan,
    State,
    TurnScored,
    VoteBegan,
    VoteCast,
    VoteDropped,
    VoteSettled,
    WasContent,
    WordsRuled,
    WordTakenBack,
)
from nenuphar.games.quibbix.unfolding import Unfolding


def due(state: State) -> tuple[Seat, ...]:
    """Those who have a vote to cast, and those who have not said that they are content."""
    return tuple(
        seat
        for seat in range(state.setup.seats)
        if seat not in state.done or any(_wait_for(seat, ballot) for ballot in state.votes)
    )


def _wait_for(seat: Seat, ballot: Ballot) -> bool:
    return ballot.votes[seat] is None or standing.to_confirm(ballot) == seat


def show(now: Unfolding) -> None:
    """All lay open what they have (QX-R6). A single letter is no word, and is simply not used (QX-W1)."""
    now.then(LayoutsShown(tuple(_long_enough(layout) for layout in now.state.layouts)))
    if not standing.unruled(now.state):  # nothing new to judge, and so nothing to compare
        conclude(now)


def _long_enough(layout: Layout) -> Layout:
    return layouts.only(layout, [index for index, word in enumerate(layout.words) if len(word) >= SHORTEST_WORD])


def rule(now: Unfolding, by: Actor, rulings: tuple[Ruling, ...]) -> None:
    """The judge proposes (QX-W2 to QX-W5); what it leaves open goes to a vote (QX-W6)."""
    refusals.judge(now.state, by, "judging", "QX-W2")
    if tuple(ruling.word for ruling in rulings) != standing.unruled(now.state):
        raise Refused("QX-W2", fault="judge")
    now.then(WordsRuled(rulings))
    now.then(ComparingBegan(now.end_of_looking()))
    for ruling in rulings:
        if ruling.verdict == "discuss":
            _open_vote(now, ruling.word, "QX-W6", None)


def dispute(now: Unfolding, by: Actor, word: str) -> None:
    """Anybody may ask for a vote on a word, whatever the judge said (QX-W6)."""
    _open_vote(now, word, "QX-W6", refusals.dispute(now.state, by, word))


def coin(now: Unfolding, by: Actor, word: str) -> None:
    """A word that is in no book may stand if all are amused (QX-W7)."""
    _open_vote(now, word, "QX-W7", refusals.coin(now.state, by, word))


def _open_vote(now: Unfolding, word: str, cited: str, by: Seat | None) -> None:
    """A no that nobody can add anything to is no verdict yet: there is time to talk, and to think again."""
    now.then(VoteBegan(word, cited, by, now.end_of_vote()))
    ballot = standing.ballot_on(word, now.state.votes)
    assert ballot is not None
    if all(ballot.votes):
        _settled(now, ballot)


def vote(now: Unfolding, by: Actor, word: str, accept: bool) -> None:
    """Votes can be changed until all have voted, and who alone is against it has said so again."""
    seat = refusals.vote(now.state, by, word, accept)
    now.then(VoteCast(seat, word, accept))
    ballot = standing.ballot_on(word, now.state.votes)
    assert ballot is not None
    if None not in ballot.votes and standing.to_confirm(ballot) in (None, seat):
        _settled(now, ballot)


def _settled(now: Unfolding, *ballots: Ballot) -> None:
    for ballot in ballots:
        _settle(now, ballot)
    _look_again(now)


def goes_on(now: Unfolding) -> bool:
    """When the clock strikes: votes have run out, where whoever is silent says what the judge says (QX-W6), or nothing
    more is disputed, and only what is under way is waited for (QX-R6)."""
    over = [ballot for ballot in now.state.votes if ballot.until <= now.at]
    if over:
        _settled(now, *over)
        return True
    ends = [ballot.until for ballot in now.state.votes]
    last = max((end for end in (*ends, now.state.until) if end is not None), default=now.at)
    if last > now.at:
        now.then(MoreTimeGiven(last) if now.state.late else DisputesClosed(last))
    return last > now.at


def _settle(now: Unfolding, ballot: Ballot) -> None:
    """All must agree, whatever the judge said (QX-D4)."""
    silence = _judge_accepts(now.state, ballot)
    stands = all(silence if said is None else said for said in ballot.votes)
    now.then(VoteSettled(ballot.word, ballot.rule, stands, ballot.votes))


def _judge_accepts(state: State, ballot: Ballot) -> bool:
    """Not what is coined: that has to please (QX-W7). In doubt silence is consent."""
    ruling = standing.ruling_on(ballot.word, state.rulings)
    return ballot.rule == "QX-W6" and ruling is not None and ruling.verdict != "invalid"


def _look_again(now: Unfolding) -> None:
    """After the last open vote there is time again to look, unless nobody wants any (QX-R6)."""
    if now.state.votes:
        return
    until = now.end_of_looking_again()
    if not due(now.state):
        conclude(now)
    elif until != now.state.until:
        now.then(MoreTimeGiven(until))


def take_back(now: Unfolding, by: Actor, index: int) -> None:
    """Whoever showed a word for fun takes it back (QX-W7); letters are rearranged only if it did not stand (QX-R6)."""
    seat, word = refusals.own_word(now.state, by, index, "QX-R6")
    now.then(WordTakenBack(seat, index, word))
    if standing.ballot_on(word, now.state.votes) and not standing.authors(now.state, word):
        now.then(VoteDropped(word))
        _look_again(now)


def double(now: Unfolding, by: Actor, index: int) -> None:
    """One word counts double, and its player says which (QX-R7)."""
    seat, word = refusals.double(now.state, by, index)
    now.then(DoubleChosen(seat, index, word))


def content(now: Unfolding, by: Actor) -> None:
    now.then(WasContent(refusals.content(now.state, by)))
    if not due(now.state):
        conclude(now)


def conclude(now: Unfolding) -> None:
    """Whoever lost a word rearranges, up to three comparisons a turn (QX-R6); then points are counted (QX-R7)."""
    losers = standing.losers(now.state)
    if losers and now.state.comparison < MOST_PASSES:
        now.then(RearrangingBegan(losers, now.end_of_rearranging()))
    else:
        now.then(TurnScored(tuple(_score(now.state, seat) for seat in range(now.state.setup.seats))))


def _score(state: State, seat: Seat) -> Score:
    """What is left of a layout, with the place that the doubled word has in it."""
    kept = standing.lasting(state, seat)
    layout, rack, options = standing.remaining(state, seat), state.racks[seat], state.setup.options
    worth = values(options.tiles, options.words_in)
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    chosen = state.doubled[seat]
    counting = range(len(kept))
    doubled = score.doubled(points, counting, kept.index(chosen) if chosen in kept else None)
    coined = {word for word in layouts.texts(rack, layout) if standing.is_coined(word, state.settled)}
    bonus = score.bonus(options, coined)
    return Score(score.total(points, counting, doubled) + bonus, doubled, bonus)
