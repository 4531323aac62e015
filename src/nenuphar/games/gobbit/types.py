"""Gobbit as data: options, actions, events, the state, and what a viewer sees of it.

Every visible change on the table makes a new `Scene`, with a number and the moment at which it was shown. A tap names
the newest scene that its player had seen and the player's reaction to it. So it has a moment on a common time line,
whenever it arrives.
"""

from random import Random
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from nenuphar.core import decision
from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp
from nenuphar.core.picture import Drawn
from nenuphar.core.slap_timing import Timing
from nenuphar.games.gobbit.deck import Back, Card, Face
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.parts import Move, Pile, Scene, Target, Verdict

Phase: TypeAlias = Literal["starting", "open", "lifting", "clash", "penalty", "paused", "over"]

# Actions. The first three are for chance, Settle is for the judge, TimeUp is for the clock, the rest is for players.


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class Reveal(BaseAction, frozen=True):
    card: Card


class DrawPenalty(BaseAction, frozen=True):
    card: Card


class Settle(BaseAction, frozen=True):
    """No tap that is still under way can be faster, so the clash can be settled."""


class Turn(BaseAction, frozen=True):
    """Turn the next card over."""


class Tap(BaseAction, frozen=True):
    """A hand on a stack or on the graveyard. Without a `reaction`, the time of its arrival counts.

    `evidence` is for checking a record: the rules never read it.
    """

    target: Target
    scene: int
    reaction: Millis | None = None
    evidence: Timing | None = None


class Watch(BaseAction, frozen=True):
    """A bot says that it has nothing to tap. It has no effect."""


class Pause(BaseAction, frozen=True):
    pass


class Resume(BaseAction, frozen=True):
    pass


class Hurry(BaseAction, frozen=True):
    """This seat agrees to end the match now."""


Action: TypeAlias = PickFirst | Reveal | DrawPenalty | Settle | Turn | Tap | Watch | Pause | Resume | Hurry | TimeUp


# Events. If several rules can cause an event, it names the rule.


class FirstPicked(BaseEvent, frozen=True):
    seat: Seat


class TurnBegan(BaseEvent, frozen=True):
    """This seat may turn the next card from `earliest` on; at `until` the clock turns it."""

    seat: Seat
    earliest: Millis
    until: Millis | None


class TurnAsked(BaseEvent, frozen=True):
    """The seat asked for its card too soon after the last one, or in a clash: it comes as soon as possible.

    Nobody else sees this event, because it could show that somebody has tapped.
    """

    seat: Seat


class CardLifted(BaseEvent, frozen=True):
    """The top card of a pile, which nobody has ever seen, is about to be shown."""

    seat: Seat


class CardTurned(BaseEvent, frozen=True):
    seat: Seat
    card: Card


class SceneShown(BaseEvent, frozen=True):
    """Everybody sees the table as it is now."""

    number: int
    shown: Millis


class LastCallBegan(BaseEvent, frozen=True):
    """Nobody can draw any more: open cards can be tapped until then, and then the cards are counted."""

    until: Millis


class ClashOpened(BaseEvent, frozen=True):
    """Somebody has tapped, or has asked for a pause: other taps count until then.

    Only the `seat` that has tapped sees this event. `seat` is None for a pause, which all see.
    """

    until: Millis
    seat: Seat | None = None


class Tapped(BaseEvent, frozen=True):
    """A tap. Nobody but its player sees it before the verdict."""

    seat: Seat
    target: Target
    scene: int
    reaction: Millis
    moment: Millis
    evidence: Timing | None = None


class ClashSettled(BaseEvent, frozen=True):
    """The verdicts on all taps, and what moves, in order."""

    verdicts: tuple[Verdict, ...]
    moves: tuple[Move, ...]


class StackMoved(BaseEvent, frozen=True):
    """A stack went under a pile, or to the graveyard if `to` is None. `by` is the seat whose hand moved it."""

    owner: Seat
    to: Seat | None
    by: Seat
    rule: str


class PenaltyPaid(BaseEvent, frozen=True):
    """The top card of a pile went to the graveyard. Nobody sees its face; its `back` is visible in expert play."""

    seat: Seat
    card: Card | None
    back: Back | None


class PoltergeistBarred(BaseEvent, frozen=True):
    """This poltergeist may not tap until the next card is played."""

    seat: Seat


class PlayerOut(BaseEvent, frozen=True):
    """This seat has neither pile nor stack, and is a poltergeist from now on."""

    seat: Seat


class PauseAsked(BaseEvent, frozen=True):
    """The pause begins at `until`, when taps under way have arrived, or with a later verdict."""

    seat: Seat
    until: Millis = 0


class PauseWithdrawn(BaseEvent, frozen=True):
    seat: Seat


class Paused(BaseEvent, frozen=True):
    """At `until` the clock ends it. `left` is the time left of the turn or of the last call, if it had a limit."""

    seat: Seat
    until: Millis
    left: Millis | None = None


class ResumeAsked(BaseEvent, frozen=True):
    """This seat or the clock ends the pause: the table is shown at `until`."""

    seat: Seat | None
    until: Millis


class Resumed(BaseEvent, frozen=True):
    """The pause is over. By older rules it ended at once, and `seat` ended it."""

    seat: Seat | None = None


class HurryAsked(BaseEvent, frozen=True):
    """The seat agrees to end the match now. When all have, the cards are counted."""

    seat: Seat


class GameEnded(BaseEvent, frozen=True):
    """`winners` share the first rank; there may be none. `cards` counts each seat's pile and stack."""

    winners: tuple[Seat, ...]
    cards: tuple[int, ...]
    rule: str


Event: TypeAlias = (
    FirstPicked
    | TurnBegan
    | TurnAsked
    | CardLifted
    | CardTurned
    | SceneShown
    | LastCallBegan
    | ClashOpened
    | Tapped
    | ClashSettled
    | StackMoved
    | PenaltyPaid
    | PoltergeistBarred
    | PlayerOut
    | PauseAsked
    | PauseWithdrawn
    | Paused
    | ResumeAsked
    | Resumed
    | HurryAsked
    | GameEnded
)


class State(Drawn, frozen=True, gc=False):
    """The state of a match.

    - `unseen`: all cards that nobody has seen, with those set aside; chance decides where each is when it is drawn.
    - `stacks`, `graveyard`: from the bottom. `last`: the seat that played the last card.
    - `scenes`: those that a tap can still be judged on, the newest last. `seen`: the top cards of each.
    - `fallen`: for every seat the scene in which it went out.
    - `pending`: what a clash still has to move. `moved_since`: it has moved something since the newest scene. `moved`:
      a clash has moved something since the turn began or continued.
    - `pausing`: the seat that asked for a pause, which begins at `pauses`. `left`: the time that the turn will have
      after it. `resuming`: it ends soon.
    - `hurries`: the seats that agree to end the match now.
    """

    setup: Setup[Options]
    phase: Phase
    unseen: tuple[Card, ...]
    piles: tuple[Pile, ...]
    stacks: tuple[tuple[Card, ...], ...]
    graveyard: tuple[Card, ...]
    last: Seat | None
    turn: Seat | None
    asked: bool
    earliest: Millis
    until: Millis | None
    last_call: bool
    scenes: tuple[Scene, ...]
    seen: tuple[tuple[Card | None, ...], ...]
    taps: tuple[Tapped, ...]
    settles: Millis | None
    verdicts: tuple[Verdict, ...]
    pending: tuple[Move, ...]
    moved_since: bool
    moved: bool
    barred: tuple[Seat, ...]
    fallen: tuple[int | None, ...]
    pausing: Seat | None
    pauses: Millis
    left: Millis | None
    resuming: bool
    outcome: Outcome | None
    hurries: tuple[Seat, ...] = ()

    @property
    def is_hurried(self) -> bool:
        return len(self.hurries) == self.setup.seats


class Player(Struct, frozen=True):
    """What all can see of a player: the number of cards in pile and stack, and the top card of the stack."""

    pile: int
    stack: int
    top: Face | None
    out: bool
    barred: bool


class View(Drawn, frozen=True):
    """What a viewer sees: not the others' taps before the verdict, nor the cards in piles and stacks.

    - `turn`: the seat of the next card. `last`: the seat that played the last one.
    - `taps`: the viewer's own that wait for the verdict. `verdicts`: everybody's in the last clash.
    - `until`: when the clock turns the card or ends the last call or the pause.
    - `settles`: when the clash is settled. Players who have not tapped see an open table until then, and only the
      player who opened the clash knows this time.
    - `hints`: what the viewer could rightly tap, at a beginners' table.
    - `resuming`: the pause ends at `until`. In a pause no top card is visible.
    """

    viewer: Seat | None
    setup: Setup[Options]
    phase: Phase
    players: tuple[Player, ...]
    graveyard: int
    back: Back | None
    last: Seat | None
    turn: Seat | None
    asked: bool
    earliest: Millis
    until: Millis | None
    last_call: bool
    scene: Scene
    taps: tuple[Tapped, ...]
    settles: Millis | None
    verdicts: tuple[Verdict, ...]
    pausing: Seat | None
    resuming: bool
    hints: tuple[Target, ...]
    outcome: Outcome | None
    hurries: tuple[Seat, ...] = ()


class Decision(decision.Decision[State, Event]):
    """What a command leads to in Gobbit."""


class WhoseTapWasFirst(Struct, frozen=True):
    """The query to the judge in a clash. It has one answer: the rules compute the verdict from the taps."""

    slow: ClassVar = False

    def sample(self, rng: Random) -> Settle:
        return Settle()

    def unread(self) -> Settle:
        return Settle()
