"""What each viewer may see and do: the one secret of the game is kept, and nothing else is hidden."""

from random import Random

import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import Audience, Authority, Seat, Viewer
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import GREEN, RED, YELLOW, Table, given, lay, placed, ready_to_place
from nenuphar.games.quibbit.types import CardChosen, CardsRevealed, Choose, Event, Options, Place, TurnDummyCard

FOUR = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  b y g R . . . . . . . . . . .
"""
TWO = """
    tiles  Y R G * G R Y * R Y G ~
    frogs  . g y R . . . . . . . .
"""
OTHERS: list[Viewer] = [RED, GREEN, 3, Audience.PUBLIC]
EVERYBODY: list[Viewer] = [YELLOW, *OTHERS, Audience.EVERYTHING]


def seen(events: tuple[Event, ...], viewer: Viewer) -> list[Event | None]:
    return [GAME.redact(event, viewer) for event in events]


def known(table: Table, viewer: Viewer) -> bytes:
    """Everything that a viewer learns: the view, the offers, what the match waits for, and the last events."""
    view = GAME.view(table.state, viewer)
    waiting = table.waiting
    return encode([view, GAME.moves(view), waiting.due, waiting.may, waiting.deadline, seen(table.events, viewer)])


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_same_whatever_card_was_chosen(viewer: Viewer) -> None:
    views = {known(given(FOUR).when(YELLOW, Choose(card)), viewer) for card in range(1, 6)}
    assert len(views) == 1


@pytest.mark.rule("QB-P1", "QB-P2")
@pytest.mark.parametrize("viewer", OTHERS)
def test_whether_a_choice_was_really_changed_is_a_secret_too(viewer: Viewer) -> None:
    changed = lay(given(FOUR), yellow=2).when(YELLOW, Choose(5))
    repeated = lay(given(FOUR), yellow=2).when(YELLOW, Choose(2))
    assert known(changed, viewer) == known(repeated, viewer)


@pytest.mark.rule("QB-P1", "QB-D4")
@pytest.mark.parametrize("viewer", OTHERS)
def test_that_somebody_has_chosen_is_public_but_not_what(viewer: Viewer) -> None:
    table = lay(given(FOUR), yellow=4)
    view = GAME.view(table.state, viewer)
    assert view.laid == (True, False, False, False)
    assert view.chosen == (None, None, None, None)
    assert view.hands[YELLOW] == (1, 2, 3, 4, 5)
    assert seen(table.events, viewer) == [CardChosen(YELLOW, None)]


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("viewer", [YELLOW, Audience.EVERYTHING])
def test_players_see_their_own_choice_and_the_record_has_everything(viewer: Viewer) -> None:
    table = lay(given(FOUR), yellow=4)
    assert GAME.view(table.state, viewer).chosen == (4, None, None, None)
    assert seen(table.events, viewer) == [CardChosen(YELLOW, 4)]


@pytest.mark.rule("QB-P1")
def test_several_secrets_are_kept_from_each_other() -> None:
    state = lay(given(FOUR), yellow=4, green=1).state
    assert GAME.view(state, YELLOW).chosen == (4, None, None, None)
    assert GAME.view(state, RED).chosen == (None, None, None, None)
    assert GAME.view(state, GREEN).chosen == (None, None, 1, None)
    assert GAME.view(state, Audience.PUBLIC).chosen == (None, None, None, None)
    assert GAME.view(state, Audience.EVERYTHING).chosen == (4, None, 1, None)
    assert GAME.view(state, RED).laid == (True, False, True, False)


@pytest.mark.rule("QB-P2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_see_all_cards_when_they_are_shown(viewer: Viewer) -> None:
    table = lay(given(TWO, dummy=True), yellow=4, red=2)
    assert GAME.view(table.state, viewer).chosen == (4, 2)
    assert seen(table.events, viewer)[1] == CardsRevealed((4, 2))


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nothing_else_that_happens_is_hidden(viewer: Viewer) -> None:
    table = lay(given(FOUR), yellow=2, red=1, green=4, blue=5)
    assert seen(table.events[1:], viewer) == list(table.events[1:])


@pytest.mark.rule("QB-C2", "QB-C3", "QB-M3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_pond_crown_lost_cards_and_the_dummys_pile_are_public(viewer: Viewer) -> None:
    state = given(TWO, dummy=True, pile=(2, 5), hands={"red": (1, 4)}, decision_ms=900).state
    view = GAME.view(state, viewer)
    assert view.viewer == (viewer if isinstance(viewer, int) else None)
    for field in ("setup", "phase", "colours", "ring", "turn", "steps", "crown", "round", "hands", "pile", "until"):
        assert getattr(view, field) == getattr(state, field), field


@pytest.mark.rule("QB-V5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_how_it_ended(viewer: Viewer) -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  R b . . . . . . . . . . . . .
    """)
    lay(table, blue=5, red=1)
    view = GAME.view(table.state, viewer)
    assert (view.outcome, view.phase) == (table.state.outcome, "over")
    assert view.outcome is not None


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_viewer_who_imagines_the_secret_thinks_every_card_in_hand_possible(viewer: Viewer) -> None:
    table = given(FOUR, hands={"yellow": (1, 4, 5)})
    view = GAME.view(lay(table, yellow=4).state, viewer)
    imagined = [GAME.imagine(view, Random(luck)) for luck in range(40)]
    assert {state.chosen for state in imagined} == {(card, None, None, None) for card in (1, 4, 5)}
    assert all(GAME.view(state, viewer) == view for state in imagined)


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("viewer", [YELLOW, Audience.EVERYTHING])
def test_what_a_viewer_knows_is_not_imagined_otherwise(viewer: Viewer) -> None:
    known_wholly = [
        ready_to_place(3, decision_ms=900),
        lay(given(FOUR, decision_ms=900), yellow=4),
        lay(given(TWO, dummy=True), yellow=4, red=2),
        lay(given(FOUR, options=Options(round_limit=1)), yellow=1, red=2, green=3, blue=4),
    ]
    for table in known_wholly:
        view = GAME.view(table.state, viewer)
        assert all(GAME.imagine(view, Random(luck)) == table.state for luck in range(10))


def offered(table: Table, seat: Seat) -> list[object]:
    return list(GAME.moves(GAME.view(table.state, seat)).listed or ())


@pytest.mark.rule("QB-S5", "QB-S6")
def test_the_player_whose_turn_it_is_is_offered_the_tiles_and_nobody_else() -> None:
    assert offered(ready_to_place(3), YELLOW) == [Place(tile) for tile in range(12)]
    assert offered(placed(3, 0), RED) == [Place(1), Place(11)]
    assert offered(placed(3, 0), YELLOW) == offered(placed(3, 0), GREEN) == []


@pytest.mark.rule("QB-P1", "QB-P2", "QB-E1")
def test_every_player_is_offered_the_cards_in_hand_also_after_choosing() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . y g R . . . . . . . . . . .
        """,
        hands={"yellow": (2, 5), "red": (4,)},
    )
    lay(table, yellow=5)
    assert offered(table, YELLOW) == [Choose(2), Choose(5)]
    assert offered(table, RED) == [Choose(4)]
    assert offered(table, 3) == []


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("audience", Audience)
def test_spectators_are_offered_nothing(audience: Audience) -> None:
    for table in (ready_to_place(3), given(FOUR)):
        assert GAME.moves(GAME.view(table.state, audience)).listed == ()


@pytest.mark.rule("QB-P2", "QB-P3")
def test_nothing_is_offered_while_chance_is_asked_or_when_the_game_is_over() -> None:
    table = lay(given(TWO, dummy=True, options=Options(round_limit=1)), yellow=4, red=2)
    assert offered(table, YELLOW) == offered(table, RED) == []
    table.when(Authority.CHANCE, TurnDummyCard(1))
    assert table.waiting.outcome is not None
    assert offered(table, YELLOW) == offered(table, RED) == []


# Where a card would lead


@pytest.mark.rule("QB-V1", "QB-P1")
def test_a_player_sees_where_each_card_leads_if_nobody_else_moves() -> None:
    table = given(FOUR, hands={"yellow": (1, 3, 5)})
    assert GAME.view(table.state, YELLOW).leads == ((19,), (19, 20, 21), (19, 20, 21, 22, 23))


@pytest.mark.rule("QB-V1", "QB-V5")
def test_a_card_that_laps_the_last_frog_leads_no_farther() -> None:
    """The last frog is 12 tiles behind: the third leap goes over it, and there the race would end."""
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . g . . . . . . . . . . . Y .
        """,
        hands={"yellow": (1, 5)},
    )
    assert GAME.view(table.state, YELLOW).leads == ((29,), (29, 30, 32))


@pytest.mark.rule("QB-P1")
def test_where_cards_lead_depends_on_no_chosen_card_and_nobody_else_sees_it() -> None:
    unlaid, laid = given(FOUR), lay(given(FOUR), red=3, green=5)
    assert GAME.view(laid.state, YELLOW).leads == GAME.view(unlaid.state, YELLOW).leads != ()
    assert {GAME.view(laid.state, viewer).leads for viewer in (Audience.PUBLIC, Audience.EVERYTHING)} == {()}


@pytest.mark.rule("QB-E1")
def test_no_card_leads_anywhere_for_players_who_are_out() -> None:
    drawing = """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  b . g R . . . . . . . . . . .
    """
    assert GAME.view(given(drawing).state, YELLOW).leads == ()
