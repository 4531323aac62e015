"""What each viewer may see and do. Others' taps before the verdict (GB-H3) and the cards in piles are secret."""

from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from nenuphar.core.game import Audience, Seat, Viewer
from nenuphar.core.moves import Listed, Moves
from nenuphar.games.gobbit import deck
from nenuphar.games.gobbit.deck import Card
from nenuphar.games.gobbit.fold import ruling_back
from nenuphar.games.gobbit.foodchain import rights, targets
from nenuphar.games.gobbit.options import LONGEST_REACTION_MS, SCENES_BACK
from nenuphar.games.gobbit.parts import Move, Pile, Scene, Target
from nenuphar.games.gobbit.types import (
    Action,
    ClashOpened,
    Event,
    Hurry,
    Pause,
    PenaltyPaid,
    Player,
    Resume,
    State,
    Tap,
    Tapped,
    Turn,
    TurnAsked,
    View,
    Watch,
)

_SLOWEST_SAMPLE_MS = 1_200


def known(state: State, viewer: Viewer) -> State:
    """The state minus the effects of hidden taps that this viewer does not know of (GB-H3).

    A player who asked for a card and does not get it could learn of a clash, so nobody else sees the request. All see a
    pause. Only the player who tapped first knows when the verdict comes.
    """
    if viewer == Audience.EVERYTHING:
        return state
    taps = tuple([tap for tap in state.taps if tap.seat == viewer])
    asked = state.asked and state.turn == viewer
    if state.phase != "clash" or (taps and state.taps[0] == taps[0]):
        return replace(state, taps=taps, asked=asked)
    if state.pausing is not None:
        return replace(state, taps=taps, asked=asked, settles=state.pauses)
    return replace(state, taps=taps, asked=asked, settles=None, phase="clash" if taps else "open")


def view(state: State, viewer: Viewer) -> View:
    state = known(state, viewer)
    seat = viewer if isinstance(viewer, int) else None
    scene = _hidden(state.scenes[-1]) if state.phase == "paused" else state.scenes[-1]
    hinted = seat is not None and state.setup.options.beginners and state.phase in ("open", "clash")
    return View(
        viewer=seat,
        setup=state.setup,
        phase=state.phase,
        players=tuple([_player(state, other) for other in range(state.setup.seats)]),
        graveyard=len(state.graveyard),
        back=ruling_back(state),
        last=state.last,
        turn=state.turn,
        asked=state.asked,
        earliest=state.earliest,
        until=state.until,
        last_call=state.last_call,
        scene=scene,
        taps=state.taps,
        settles=state.settles if state.phase == "clash" else None,
        verdicts=state.verdicts,
        pausing=state.pausing,
        resuming=state.resuming,
        hints=tuple(rights(scene, seat)) if hinted and seat is not None else (),
        outcome=state.outcome,
        hurries=state.hurries,
    )


def _hidden(scene: Scene) -> Scene:
    """Without top cards: nobody may study them in a pause (GB-C2)."""
    return replace(scene, tops=(None,) * len(scene.tops))


def _player(state: State, seat: Seat) -> Player:
    pile, stack = state.piles[seat], state.stacks[seat]
    shown = stack and state.phase != "paused"
    return Player(
        pile=pile.unseen + len(pile.known),
        stack=len(stack),
        top=deck.face(state.setup.options.deck, stack[-1]) if shown else None,
        out=state.fallen[seat] is not None,
        barred=seat in state.barred,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Tapped(seat) | TurnAsked(seat) | ClashOpened(_, int(seat)) if viewer not in (seat, Audience.EVERYTHING):
            return None
        case ClashOpened(_, None) if viewer != Audience.EVERYTHING:
            return None  # a pause opens a clash if there is none: this event would show that nobody has tapped
        case PenaltyPaid(seat, _, back) if viewer != Audience.EVERYTHING:
            return PenaltyPaid(seat, None, back)
        case _:
            return event


def moves(view: View) -> Moves[Action]:
    if view.viewer is None or view.phase not in ("open", "clash", "paused"):
        return Listed()
    if view.phase == "paused":
        soon = TapMoves(turn=False, targets=(), newest=view.scene.number, pause=Pause())
        return soon if view.resuming else Listed((Resume(),))
    own = view.players[view.viewer]
    turns = view.turn == view.viewer and not view.asked and own.pile > 0  # the pile may have been lost before a pause
    by_hand = view.setup.options.tempo == "by-hand"
    laid = {tap.target for tap in view.taps}
    return TapMoves(
        turn=turns and by_hand,
        targets=() if own.barred else tuple([target for target in targets(view.scene) if target not in laid]),
        newest=view.scene.number,
        pause=Pause() if view.pausing is None else Resume(),
        hurry=view.viewer not in view.hurries and bool(own.out or view.hurries),
    )


@dataclass(frozen=True)
class TapMoves:
    """A player's moves during the game. Taps are listed without a reaction: the time of their arrival counts."""

    turn: bool
    targets: tuple[Target, ...]
    newest: int
    pause: Pause | Resume
    hurry: bool = False

    @property
    def listed(self) -> tuple[Action, ...]:
        taps = [Tap(target, self.newest) for target in self.targets]
        return (*([Turn()] if self.turn else []), *taps, self.pause, *([Hurry()] if self.hurry else []))

    def __contains__(self, action: object) -> bool:
        match action:
            case Tap(target, scene, reaction):
                timely = max(0, self.newest - SCENES_BACK) <= scene <= self.newest
                sane = reaction is None or 0 <= reaction <= LONGEST_REACTION_MS
                return target in self.targets and timely and sane
            case Turn():
                return self.turn
            case Watch():
                return True
            case Hurry():
                return self.hurry
            case _:
                return action == self.pause

    def sample(self, rng: Random) -> Action:
        """Mostly the next card, if there is one to turn; seldom a pause; else a random tap."""
        luck = rng.random()
        if self.turn and luck < 0.7:
            return Turn()
        if luck > 0.99:
            return self.pause
        if self.hurry and luck > 0.98:
            return Hurry()
        if not self.targets:
            return Watch()
        scene = rng.randint(max(0, self.newest - SCENES_BACK), self.newest) if luck > 0.9 else self.newest
        return Tap(rng.choice(self.targets), scene, rng.randrange(_SLOWEST_SAMPLE_MS))


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: any cards may be in the stacks below their tops, and in the graveyard."""
    own = view.setup.options.deck
    placed: set[Card] = set()
    tops = [_top(view, placed, player, rng) for player in view.players]
    left = [card for card in sorted(range(deck.size(own)), key=lambda _: rng.random()) if card not in placed]
    ruling: list[Card] = []
    if view.back is not None:
        ruling.append(next(card for card in left if deck.back(own, card) == view.back))
        left.remove(ruling[0])
    stacks = [
        () if top is None else (*_take_some(left, player.stack - 1), top)
        for player, top in zip(view.players, tops, strict=True)
    ]
    graveyard = (*_take_some(left, view.graveyard - len(ruling)), *ruling)
    depth = min(view.scene.number, SCENES_BACK + 1) + 1
    payer = next((seat for seat, player in enumerate(view.players) if player.pile), 0)
    return State(
        setup=view.setup,
        phase=view.phase,
        unseen=tuple(sorted(left)),
        piles=tuple(Pile(player.pile) for player in view.players),
        stacks=tuple(stacks),
        graveyard=graveyard,
        last=view.last,
        turn=view.turn,
        asked=view.asked,
        earliest=view.earliest,
        until=view.until,
        last_call=view.last_call,
        scenes=(view.scene,) * depth,
        seen=(tuple(tops),) * depth,
        taps=view.taps,
        settles=view.settles,
        verdicts=view.verdicts,
        pending=(Move("card", payer, None, payer, "GB-O2", 0),) if view.phase == "penalty" else (),
        moved_since=False,
        moved=False,
        barred=tuple(seat for seat, player in enumerate(view.players) if player.barred),
        fallen=tuple(view.scene.number if player.out else None for player in view.players),
        pausing=view.pausing,
        pauses=view.settles or 0,
        left=None,
        resuming=view.resuming,
        outcome=view.outcome,
        hurries=view.hurries,
    )


def _top(view: View, placed: set[Card], player: Player, rng: Random) -> Card | None:
    """A card with this face, or any in a pause; one with the ruling back only if there is no other."""
    if not player.stack:
        return None
    own = view.setup.options.deck
    faced = range(deck.size(own)) if player.top is None else deck.cards_with(own, player.top)
    fitting = [card for card in faced if card not in placed]
    card = min(fitting, key=lambda card: (deck.back(own, card) == view.back, rng.random()))
    placed.add(card)
    return card


def _take_some(left: list[Card], number: int) -> tuple[Card, ...]:
    taken = tuple(left[:number])
    del left[:number]
    return taken
