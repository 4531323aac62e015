"""All refusals of Quibbix, each with its rule and with facts for a sentence that says what is possible."""

from collections import Counter

from nenuphar.core.game import Actor, Refused, Seat
from nenuphar.core.guards import only_seats
from nenuphar.core.messages import Word
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix import word_status
from nenuphar.games.quibbix.actions import Lay
from nenuphar.games.quibbix.options import (
    CLASSIC,
    FEWEST_SECONDS,
    MOST_QUOTIENT,
    MOST_ROUNDS,
    MOST_SECONDS,
    SHORTEST_WORD,
    USUAL_TILES,
    Options,
)
from nenuphar.games.quibbix.parts import Layout
from nenuphar.games.quibbix.tiles import check, kinds
from nenuphar.games.quibbix.types import LAYING, Phase, State


def options(chosen: Options, seats: int) -> None:
    """Refuse impossible options."""
    check(chosen.tiles)
    kinds(chosen.tiles, chosen.words_in)
    if not 1 <= chosen.rounds <= MOST_ROUNDS:
        raise Refused("QX-R9", fault="rounds", most=MOST_ROUNDS)
    if chosen.turn_seconds and not FEWEST_SECONDS <= chosen.turn_seconds <= MOST_SECONDS:
        raise Refused("QX-R3", fault="seconds", fewest=FEWEST_SECONDS, most=MOST_SECONDS)
    if chosen.contest:
        _contest(chosen)
    if chosen.of_the_day:
        _of_the_day(chosen, seats)
    if chosen.bonus and not chosen.coined:
        raise Refused("QX-W7", fault="bonus")
    if chosen.quotients and len(chosen.quotients) != seats:
        raise Refused("QX-C4", fault="quotients", given=len(chosen.quotients), seats=seats)
    if any(qq is not None and not 0 <= qq <= MOST_QUOTIENT for qq in chosen.quotients):
        raise Refused("QX-C5", fault="quotient", most=MOST_QUOTIENT)


def _contest(chosen: Options) -> None:
    """What makes quotients comparable (QX-C1)."""
    if chosen.coined:
        raise Refused("QX-C1", fault="coined")
    if chosen.tiles != CLASSIC:
        raise Refused("QX-C1", fault="tiles", usual=USUAL_TILES)
    if not chosen.turn_seconds:
        raise Refused("QX-C1", fault="seconds", fewest=FEWEST_SECONDS, most=MOST_SECONDS)


def _of_the_day(chosen: Options, seats: int) -> None:
    """What makes the results of a day comparable (QX-R11)."""
    if seats > 1:
        raise Refused("QX-R11", fault="seats")
    if chosen != Options(words_in=chosen.words_in, rounds=1, of_the_day=True):
        raise Refused("QX-R11", fault="options")


def player(state: State, by: Actor, *phases: Phase) -> Seat:
    """Each phase of a turn has its own actions (QX-R3)."""
    seat = only_seats(by, state.setup.seats, "QX-R3")
    if state.phase not in phases:
        raise Refused("QX-R3", fault="now", phase=Word(f"quibbix-phase-{state.phase}"))
    return seat


def builder(state: State, by: Actor) -> Seat:
    """A player who may lay tiles and has not finished (QX-R3); after a comparison only one who lost a word (QX-R6)."""
    seat = player(state, by, *LAYING)
    if seat not in state.building:
        raise Refused("QX-R6", fault="others")
    if seat in state.done:
        raise Refused("QX-R3", fault="finished")
    return seat


def layout(state: State, seat: Seat, lay: Lay) -> Layout:
    """The layout, if it is possible now."""
    wanted = layouts.laid(state.racks[seat], lay)
    if state.phase == "rearranging":
        spelled = Counter(layouts.spelled(state.racks[seat], wanted))
        kept = Counter(state.kept[seat])
        _rearranged(state, spelled, kept)
        if state.setup.options.same_letters:
            _own_idea(state, seat, spelled - kept)
    return wanted


def _rearranged(state: State, spelled: Counter[str], kept: Counter[str]) -> None:
    """Words rejected in this turn are not laid again, and accepted ones stay (QX-R6)."""
    for word in map(str.upper, spelled):
        if word_status.is_accepted(word, state.rulings, state.settled) is False:
            raise Refused("QX-R6", fault="fallen", word=word)
    if moved := kept - spelled:
        raise Refused("QX-R6", fault="stands", word=min(moved).upper())


def _own_idea(state: State, seat: Seat, fresh: Counter[str]) -> None:
    """With the same letters for all, nobody lays a word that was shown in this turn (QX-D8)."""
    shown = {ruling.word for ruling in state.rulings}
    for other, (rack, laid) in enumerate(zip(state.racks, state.layouts, strict=True)):
        if other != seat:
            shown.update(layouts.texts(rack, laid))
    for word in map(str.upper, fresh):
        if len(word) >= SHORTEST_WORD and word in shown:
            raise Refused("QX-D8", fault="shown", word=word)


def going_on(state: State, by: Actor) -> Seat:
    seat = player(state, by, *LAYING, "comparing")
    if seat not in state.done:
        raise Refused("QX-R3", fault="going-on")
    return seat


def hint(state: State, by: Actor) -> Seat:
    """Alone, and neither in a contest (QX-R10) nor with the letters of the day (QX-R11)."""
    seat = player(state, by, "building")
    if state.setup.options.of_the_day:
        raise Refused("QX-R11", fault="hint")
    if state.setup.seats > 1 or state.setup.options.contest:
        raise Refused("QX-R10", fault="hint")
    if seat in state.done or state.asking:
        raise Refused("QX-R10", fault="wait")
    if state.hint is not None and len(state.hint.letters) >= state.hint.length:
        raise Refused("QX-R10", fault="all")
    return seat


def dispute(state: State, by: Actor, word: str) -> Seat:
    """Any shown word, once a turn (QX-W6), but no single letter (QX-D4), and not the player's own accepted word.

    In a contest another player must have a vote (QX-C1).
    """
    seat = player(state, by, "comparing")
    authors = _authors(state, word, "QX-W6")
    if word_status.ballot_on(word, state.votes) or word_status.was_disputed(word, state.rulings, state.settled):
        raise Refused("QX-W6", fault="once", word=word)
    if word_status.is_final(word, state.rulings):
        raise Refused("QX-R10", fault="alone", word=word)
    if state.late:
        raise Refused("QX-R6", fault="late")
    if seat in authors and word_status.is_accepted(word, state.rulings, state.settled):
        raise Refused("QX-W6", fault="own", word=word)
    if state.setup.options.contest and len(authors) == state.setup.seats:
        raise Refused("QX-C1", fault="dispute", word=word)
    return seat


def coin(state: State, by: Actor, word: str) -> Seat:
    """The player's own word, once, if the table allows coined words (QX-W7), and no dictionary word (QX-D9)."""
    seat = player(state, by, "comparing")
    if not state.setup.options.coined:
        raise Refused("QX-W7", fault="off")
    if seat not in _authors(state, word, "QX-W7"):
        raise Refused("QX-W7", fault="others", word=word)
    if word_status.is_final(word, state.rulings):
        raise Refused("QX-R10", fault="alone", word=word)
    if word_status.is_disputed(word, state.votes):
        raise Refused("QX-W7", fault="disputed", word=word)
    if word_status.was_offered_as_coined(word, state.votes, state.settled):
        raise Refused("QX-W7", fault="once", word=word)
    accepted = word_status.is_accepted(word, state.rulings, state.settled)
    if accepted and not state.setup.options.bonus:
        raise Refused("QX-W7", fault="stands", word=word)
    if accepted and word_status.is_in_a_dictionary(word, state.rulings):
        raise Refused("QX-D9", fault="dictionary", word=word)
    return seat


def _authors(state: State, word: str, rule: str) -> tuple[Seat, ...]:
    if len(word) == SHORTEST_WORD - 1:
        raise Refused("QX-D4", fault="short")
    authors = word_status.authors(state, word)
    if not authors:
        raise Refused(rule, fault="word")
    return authors


def vote(state: State, by: Actor, word: str, accept: bool) -> Seat:
    """An open vote, for players who did not lay the word (QX-W6). The same vote again only confirms a rejection."""
    seat = player(state, by, "comparing")
    ballot = word_status.ballot_on(word, state.votes)
    if ballot is None:
        raise Refused("QX-W6", fault="no-vote")
    if seat in word_status.authors(state, word):
        raise Refused("QX-W6", fault="author", word=word)
    if ballot.votes[seat] is accept and word_status.to_confirm(ballot) != seat:
        raise Refused("QX-W6", fault="again", word=word)
    return seat


def own_word(state: State, by: Actor, index: int, rule: str) -> tuple[Seat, str]:
    """A word of the player's own layout that was not rejected, by its index."""
    seat = player(state, by, "comparing")
    found = layouts.texts(state.racks[seat], state.layouts[seat])
    if not 0 <= index < len(found):
        raise Refused(rule, fault="index", words=len(found))
    if word_status.status_of(state, seat, index, found[index]) not in word_status.COUNTING:
        raise Refused(rule, fault="gone", word=found[index])
    return seat, found[index]


def double(state: State, by: Actor, index: int) -> tuple[Seat, str]:
    seat, word = own_word(state, by, index, "QX-R7")
    if word_status.scored(state, seat).words[index].doubled:
        raise Refused("QX-R7", fault="doubled", word=word)
    return seat, word


def content(state: State, by: Actor) -> Seat:
    seat = player(state, by, "comparing")
    if seat in state.done:
        raise Refused("QX-R6", fault="content")
    return seat


def ready(state: State, by: Actor) -> Seat:
    seat = player(state, by, "looking")
    if seat in state.done:
        raise Refused("QX-R2", fault="ready")
    return seat
