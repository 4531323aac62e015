"""All refusals of Gobbit, each with its rule and with facts for a sentence that says what is possible."""

from nenuphar.core.game import Actor, Refused, Seat
from nenuphar.core.guards import only_seats
from nenuphar.core.messages import Who, Word
from nenuphar.games.gobbit.foodchain import targets
from nenuphar.games.gobbit.options import LONGEST_REACTION_MS, MOST_HANDICAP_MS, SCENES_BACK
from nenuphar.games.gobbit.types import Phase, State, Tap


def handicaps(chosen: tuple[int, ...], seats: int) -> None:
    """None, or one for every seat (GB-O4)."""
    if chosen and len(chosen) != seats:
        raise Refused("GB-O4", fault="handicaps", given=len(chosen), seats=seats)
    if any(not 0 <= added <= MOST_HANDICAP_MS for added in chosen):
        raise Refused("GB-O4", fault="handicap", most=MOST_HANDICAP_MS)


def playing(state: State, by: Actor, phases: tuple[Phase, ...]) -> Seat:
    """Only players act, and not in a pause (GB-C2) or while a card is being turned."""
    seat = only_seats(by, state.setup.seats, "GB-T1")
    if state.phase == "paused" and "paused" not in phases:
        raise Refused("GB-C2", fault="paused")
    if state.phase not in phases:
        raise Refused("GB-T1", fault="now", phase=Word(f"gobbit-phase-{state.phase}"))
    return seat


def turn(state: State, by: Actor) -> Seat:
    """Only at tempo by hand (GB-C1), and only the player in turn."""
    seat = playing(state, by, ("open", "clash"))
    if state.last_call or state.turn is None:
        raise Refused("GB-E5", fault="last-call")
    if state.setup.options.tempo != "by-hand":
        raise Refused("GB-C1", fault="metronome")
    if not (state.piles[seat].unseen or state.piles[seat].known):
        raise Refused("GB-T4", fault="pile")
    if seat != state.turn:
        raise Refused("GB-T3", fault="turn", who=Who(state.turn))
    if state.asked:
        raise Refused("GB-C1", fault="asked")
    return seat


def tap(state: State, by: Actor, tap: Tap) -> Seat:
    """A tap needs an existing target (GB-H4) and a recent scene (GB-H2), and counts once in a clash."""
    seat = playing(state, by, ("open", "clash"))
    newest = state.scenes[-1]
    if seat in state.barred:
        raise Refused("GB-E3", fault="barred")
    if tap.target not in targets(newest):
        raise Refused("GB-H4", fault="target", seats=state.setup.seats)
    if not max(0, newest.number - SCENES_BACK) <= tap.scene <= newest.number:
        raise Refused("GB-H2", fault="scene", scene=tap.scene, newest=newest.number)
    if tap.reaction is not None and not 0 <= tap.reaction <= LONGEST_REACTION_MS:
        raise Refused("GB-H4", fault="reaction", reaction=tap.reaction)
    if any(other.seat == seat and other.target == tap.target for other in state.taps):
        raise Refused("GB-H4", fault="twice")
    return seat


def watch(state: State, by: Actor) -> Seat:
    """Players who may tap or ask for a pause may also do nothing."""
    return playing(state, by, ("open", "clash", "paused") if state.resuming else ("open", "clash"))


def pause(state: State, by: Actor) -> Seat:
    """One at a time, but also when one is about to end."""
    seat = watch(state, by)
    if state.pausing is not None and not state.resuming:
        raise Refused("GB-C2", fault="pausing", who=Who(state.pausing))
    return seat


def resume(state: State, by: Actor) -> Seat:
    """In a pause, or before it has begun."""
    seat = playing(state, by, ("open", "clash", "paused"))
    if state.resuming:
        raise Refused("GB-C2", fault="resuming")
    if state.phase != "paused" and state.pausing is None:
        raise Refused("GB-C2", fault="no-pause")
    return seat


def hurry(state: State, by: Actor) -> Seat:
    """Only players who are out may ask first; then everybody may agree, once (GB-C3)."""
    seat = playing(state, by, ("open", "clash"))
    if seat in state.hurries:
        raise Refused("GB-C3", fault="asked")
    if state.fallen[seat] is None and not state.hurries:
        raise Refused("GB-C3", fault="playing")
    return seat
