"""All decisions about words, votes and the score of a turn, each with its rule."""

from nenuphar.core.game import Actor, Refused, Seat
from nenuphar.core.guards import only_judge
from nenuphar.games.quibbix import deadlines, refusals, score, word_status
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.options import MOST_PASSES, SHORTEST_WORD
from nenuphar.games.quibbix.parts import Ballot, Layout, Ruling, Score
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import (
    ComparingBegan,
    Decision,
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


def due(state: State) -> tuple[Seat, ...]:
    """The seats that have a vote to cast or are not content yet."""
    return tuple(
        seat
        for seat in range(state.setup.seats)
        if seat not in state.done or any(_wait_for(seat, ballot) for ballot in state.votes)
    )


def _wait_for(seat: Seat, ballot: Ballot) -> bool:
    return ballot.votes[seat] is None or word_status.to_confirm(ballot) == seat


def show(decision: Decision) -> None:
    """Show all layouts (QX-R6). A single letter is not a word, and is not used (QX-W1)."""
    decision.add(LayoutsShown(tuple(_long_enough(layout) for layout in decision.state.layouts)))
    if not word_status.unruled(decision.state):  # nothing new to judge, and so nothing to compare
        conclude(decision)


def _long_enough(layout: Layout) -> Layout:
    return layouts.only(layout, [index for index, word in enumerate(layout.words) if len(word) >= SHORTEST_WORD])


def rule(decision: Decision, by: Actor, rulings: tuple[Ruling, ...]) -> None:
    """The judge proposes (QX-W2 to QX-W5); the players vote on doubtful words (QX-W6)."""
    only_judge(by, decision.state.phase == "judging", "QX-W2")
    if tuple(ruling.word for ruling in rulings) != word_status.unruled(decision.state):
        raise Refused("QX-W2", fault="judge")
    decision.add(WordsRuled(rulings))
    decision.add(ComparingBegan(deadlines.of_looking(decision)))
    for ruling in rulings:
        if ruling.verdict == "discuss":
            _open_vote(decision, ruling.word, "QX-W6", None)


def dispute(decision: Decision, by: Actor, word: str) -> None:
    """Anybody may ask for a vote on a word, whatever the judge said (QX-W6)."""
    _open_vote(decision, word, "QX-W6", refusals.dispute(decision.state, by, word))


def coin(decision: Decision, by: Actor, word: str) -> None:
    """A word is coined if its player says so and all others accept it (QX-W7, QX-D9)."""
    _open_vote(decision, word, "QX-W7", refusals.coin(decision.state, by, word))


def _open_vote(decision: Decision, word: str, cited: str, by: Seat | None) -> None:
    """Open a vote. It ends at once only if all already agree; otherwise there is time to talk."""
    decision.add(VoteBegan(word, cited, by, deadlines.of_vote(decision)))
    ballot = word_status.ballot_on(word, decision.state.votes)
    assert ballot is not None
    if all(ballot.votes):
        _end_votes(decision, ballot)


def vote(decision: Decision, by: Actor, word: str, accept: bool) -> None:
    """Players may change their votes until all have voted. A single player against a word has to confirm it."""
    seat = refusals.vote(decision.state, by, word, accept)
    decision.add(VoteCast(seat, word, accept))
    ballot = word_status.ballot_on(word, decision.state.votes)
    assert ballot is not None
    if None not in ballot.votes and word_status.to_confirm(ballot) in (None, seat):
        _end_votes(decision, ballot)


def _end_votes(decision: Decision, *ballots: Ballot) -> None:
    for ballot in ballots:
        _end_vote(decision, ballot)
    _look_again(decision)


def is_extended(decision: Decision) -> bool:
    """Whether the comparison continues after a deadline. Votes end, and silence counts as the judge's opinion (QX-W6);
    or the time for disputes is up, and only open votes continue (QX-R6)."""
    over = [ballot for ballot in decision.state.votes if ballot.until <= decision.at]
    if over:
        _end_votes(decision, *over)
        return True
    ends = [ballot.until for ballot in decision.state.votes]
    last = max((end for end in (*ends, decision.state.until) if end is not None), default=decision.at)
    if last > decision.at:
        decision.add(MoreTimeGiven(last) if decision.state.late else DisputesClosed(last))
    return last > decision.at


def _end_vote(decision: Decision, ballot: Ballot) -> None:
    """All must agree, whatever the judge said (QX-D4)."""
    silence = _judge_accepts(decision.state, ballot)
    accepted = all(silence if vote is None else vote for vote in ballot.votes)
    decision.add(VoteSettled(ballot.word, ballot.rule, accepted, ballot.votes))


def _judge_accepts(state: State, ballot: Ballot) -> bool:
    """Never a coined word: all must vote for it (QX-W7). For a doubtful word, silence is consent."""
    ruling = word_status.ruling_on(ballot.word, state.rulings)
    return ballot.rule == "QX-W6" and ruling is not None and ruling.verdict != "invalid"


def _look_again(decision: Decision) -> None:
    """After the last open vote there is time to look again, unless all are content (QX-R6)."""
    if decision.state.votes:
        return
    until = deadlines.of_looking_again(decision)
    if not due(decision.state):
        conclude(decision)
    elif until != decision.state.until:
        decision.add(MoreTimeGiven(until))


def take_back(decision: Decision, by: Actor, index: int) -> None:
    """A player takes a word back (QX-W7); its letters are rearranged only if it was rejected (QX-R6)."""
    seat, word = refusals.own_word(decision.state, by, index, "QX-R6")
    decision.add(WordTakenBack(seat, index, word))
    if word_status.ballot_on(word, decision.state.votes) and not word_status.authors(decision.state, word):
        decision.add(VoteDropped(word))
        _look_again(decision)


def double(decision: Decision, by: Actor, index: int) -> None:
    """One word counts double, and its player chooses it (QX-R7)."""
    seat, word = refusals.double(decision.state, by, index)
    decision.add(DoubleChosen(seat, index, word))


def content(decision: Decision, by: Actor) -> None:
    decision.add(WasContent(refusals.content(decision.state, by)))
    if not due(decision.state):
        conclude(decision)


def conclude(decision: Decision) -> None:
    """Players who lost a word rearrange, in up to three comparisons a turn (QX-R6); then points count (QX-R7)."""
    losers = word_status.losers(decision.state)
    if losers and decision.state.comparison < MOST_PASSES:
        decision.add(RearrangingBegan(losers, deadlines.of_rearranging(decision)))
    else:
        decision.add(TurnScored(tuple(_score(decision.state, seat) for seat in range(decision.state.setup.seats))))


def _score(state: State, seat: Seat) -> Score:
    """The score of the remaining words, with the new index of the doubled one."""
    kept = word_status.lasting(state, seat)
    layout, rack, options = word_status.remaining(state, seat), state.racks[seat], state.setup.options
    worth = values(options.tiles, options.words_in)
    points = [score.letters(rack, layout, word, worth) for word in layout.words]
    chosen = state.doubled[seat]
    counting = range(len(kept))
    doubled = score.doubled(points, counting, kept.index(chosen) if chosen in kept else None)
    coined = {word for word in layouts.texts(rack, layout) if word_status.is_coined(word, state.settled)}
    bonus = score.bonus(options, coined)
    return Score(score.total(points, counting, doubled) + bonus, doubled, bonus)
