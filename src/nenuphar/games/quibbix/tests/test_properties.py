"""What holds in every match of Quibbix, whatever is played."""

from collections import Counter

from hypothesis import HealthCheck, given, settings

from nenuphar.games.quibbix import GAME, word_status
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.options import JOKERS, MOST_PASSES, RACKS
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.games.quibbix.types import State, TurnScored
from nenuphar.testing.random_play import Moment
from nenuphar.testing.strategies import matches

few = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))


@few
@given(matches(GAME))
def test_no_tile_is_drawn_or_used_more_often_than_there_is(moments: list[Moment]) -> None:
    for moment in moments:
        state: State = moment.after
        options = state.setup.options
        there = {kind.letter: kind.tiles for kind in kinds(options.tiles, options.words_in)}
        drawn = Counter("".join(state.racks[:1] if options.same_letters else state.racks))
        assert all(there[letter] >= number for letter, number in drawn.items())
        for rack, layout in zip(state.racks, state.layouts, strict=True):
            tiles = [tile for word in layout.words for tile in word]
            assert len(set(tiles)) == len(tiles)
            assert all(tile < len(rack) for tile in tiles)
            assert len(layout.turned) <= JOKERS
            assert {turned.tile for turned in layout.turned} <= set(tiles)


@few
@given(matches(GAME, decision_ms=900))
def test_counted_words_were_ruled_on_and_accepted(moments: list[Moment]) -> None:
    for moment in moments:
        if not any(isinstance(event, TurnScored) for event in moment.events):
            continue
        state: State = moment.after
        assert state.comparison <= MOST_PASSES
        assert {len(rack) for rack in state.racks} == {RACKS[state.turn - 1]}
        for seat, (rack, layout) in enumerate(zip(state.racks, state.layouts, strict=True)):
            for word in layouts.texts(rack, layout):
                assert len(word) > 1
                assert word_status.is_accepted(word, state.rulings, state.settled)
            assert word_status.scored(state, seat).points == state.sheet[seat][-1][-1]


@few
@given(matches(GAME))
def test_the_match_does_not_wait_for_players_who_are_done(moments: list[Moment]) -> None:
    for moment in moments:
        state: State = moment.state
        voting = {seat for ballot in state.votes for seat, said in enumerate(ballot.votes) if said is None}
        insisting = {word_status.to_confirm(ballot) for ballot in state.votes}
        assert not (set(state.done) - voting - insisting) & set(moment.waiting.due)
        assert bool(state.votes) <= (state.phase == "comparing")
