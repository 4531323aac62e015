"""Gobbit as data: what can be asked, what can have happened, what is, and what a viewer sees of it.

Whatever changes what can be seen on the table makes a new `Scene`, with a running number and the moment at which it was
shown. A tap names the newest scene that its player had seen and how long that player took to react to it: so it has a
moment on the time line that all share, whenever it arrived.
"""

from random import Random
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from nenuphar.core import decision
from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp
from nenuphar.core.slap_timing import Timing
from nenuphar.games.gobbit.deck import Back, Card, Face
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.parts import Move, Pile, Scene, Target, Verdict

Phase: TypeAlias = Literal["starting", "open", "lifting", "clash", "penalty", "paused", "over"]
# What can be asked. The first three are chance's answers, Settle is the judge's word and TimeUp the clock's.


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class Reveal(BaseAction, frozen=True):
    card: Card


class DrawPenalty(BaseAction, frozen=True):
    card: Card


class Settle(BaseAction, frozen=True):
    """Nobody who has not tapped yet could have been faster: the clash can be settled."""


class Turn(BaseAction, frozen=True):
    """Turn the next card over."""


class Tap(BaseAction, frozen=True):
    """The hand on a stack or on the graveyard. Without a `reaction` it is counted from when the tap is heard.

    `evidence` is for whoever checks the record: the rules never look into it.
    """

    target: Target
    scene: int
    reaction: Millis | None = None
    evidence: Timing | None = None


class Watch(BaseAction, frozen=True):
    """There is nothing to tap. Nothing follows from it: so that a bot can say so."""


class Pause(BaseAction, frozen=True):
    pass


class Resume(BaseAction, frozen=True):
    pass


class Hurry(BaseAction, frozen=True):
    """Let the match end now, as far as this seat is concerned."""


Action: TypeAlias = PickFirst | Reveal | DrawPenalty | Settle | Turn | Tap | Watch | Pause | Resume | Hurry | TimeUp


# What can have happened. Where one kind of event can rest on several rules, it says on which.


class FirstPicked(BaseEvent, frozen=True):
    seat: Seat


class TurnBegan(BaseEvent, frozen=True):
    """The next card is this seat's, not before `earliest`; at `until` the clock turns it."""

    seat: Seat
    earliest: Millis
    until: Millis | None


class TurnAsked(BaseEvent, frozen=True):
    """The seat wanted to turn its card too soon after the last one, or in a clash: it comes as soon as it can.

    Nobody else sees it: it could tell that hands have fallen.
    """

    seat: Seat


class CardLifted(BaseEvent, frozen=True):
    """The top card of a pile that nobody has ever seen is about to be shown."""

    seat: Seat


class CardTurned(BaseEvent, frozen=True):
    seat: Seat
    card: Card


class SceneShown(BaseEvent, frozen=True):
    """The table as it now is can be seen."""

    number: int
    shown: Millis


class LastCallBegan(BaseEvent, frozen=True):
    """Nobody can draw any more: what is open can be tapped until then, and then cards are counted."""

    until: Millis


class ClashOpened(BaseEvent, frozen=True):
    """Somebody has tapped, or wants a pause: whoever else taps is heard until then.

    Only the `seat` that has tapped sees it. It is None if a pause is asked for, which all see.
    """

    until: Millis
    seat: Seat | None = None


class Tapped(BaseEvent, frozen=True):
    """A tap, as it was heard. Nobody but its player sees it before the verdict."""

    seat: Seat
    target: Target
    scene: int
    reaction: Millis
    moment: Millis
    evidence: Timing | None = None


class ClashSettled(BaseEvent, frozen=True):
    """Who was first, and what that moves, in the order in which it moves."""

    verdicts: tuple[Verdict, ...]
    moves: tuple[Move, ...]


class StackMoved(BaseEvent, frozen=True):
    """A stack went under a pile, or to the graveyard if `to` is None. `by` is whose hand it was."""

    owner: Seat
    to: Seat | None
    by: Seat
    rule: str


class PenaltyPaid(BaseEvent, frozen=True):
    """The top card of a pile went to the graveyard. Nobody sees the card; its `back` shows in expert play."""

    seat: Seat
    card: Card | None
    back: Back | None


class PoltergeistBarred(BaseEvent, frozen=True):
    """Until the next card is played."""

    seat: Seat


class PlayerOut(BaseEvent, frozen=True):
    """Neither pile nor stack: a poltergeist from now on."""

    seat: Seat


class PauseAsked(BaseEvent, frozen=True):
    """The pause begins at `until`, when hands that were on their way have been heard, or with a later verdict."""

    seat: Seat
    until: Millis = 0


class PauseWithdrawn(BaseEvent, frozen=True):
    seat: Seat


class Paused(BaseEvent, frozen=True):
    """At `until` the clock ends it. `left` is what was left of the turn, or of the last call, if it had a limit."""

    seat: Seat
    until: Millis
    left: Millis | None = None


class ResumeAsked(BaseEvent, frozen=True):
    """By this seat, or by the clock: the table will be shown at `until`."""

    seat: Seat | None
    until: Millis


class Resumed(BaseEvent, frozen=True):
    """The pause is over. In matches by older rules this was at once, and says whose doing it was."""

    seat: Seat | None = None


class HurryAsked(BaseEvent, frozen=True):
    """The seat agrees to end the match now. When all have, the cards are counted."""

    seat: Seat


class GameEnded(BaseEvent, frozen=True):
    """`winners` share the first rank; there may be none. `cards` is what every seat had left, pile and stack."""

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


class State(Struct, frozen=True, gc=False):
    """What is.

    `unseen` are all cards that nobody has seen, those set aside included: which of them lies where is not decided
    before it is drawn. Stacks and the graveyard are listed from the bottom. `last` played the last card. `scenes` are
    those that a tap can still be judged on, the newest last; `tops` of each as cards are in `seen`. `fallen` has for
    every seat the scene in which it went out. `pending` is what a clash still has to move; `unshown` says that it has
    moved something since the newest scene, and `moved` that one has since the turn went on. `pausing` wants a pause,
    which begins at `pauses`; in it `left` is what the turn will still have, and `resuming` says that it ends soon.
    `hurries` have agreed to end the match now.
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
    unshown: bool
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
    """What all can see of a player: how many cards pile and stack have, and the one on top of the stack."""

    pile: int
    stack: int
    top: Face | None
    out: bool
    barred: bool


class View(Struct, frozen=True):
    """What a viewer sees: not what others have tapped before the verdict, nor what lies in piles and stacks.

    `turn` is whose card comes next, `last` who played the last one. `taps` are the viewer's own that wait for the
    verdict, `verdicts` everybody's of the last clash. `until` is when the clock turns the card or ends the last call or
    the pause, `settles` when the clash is settled: whoever has no hand in it sees an open table until then, and only
    whoever opened it knows until when. `hints` is what the viewer could rightly tap, at a beginners' table. In a pause
    no top card is shown; if it is `resuming`, all are shown at `until`.
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

    __slots__ = ()


class WhoseTapWasFirst(Struct, frozen=True):
    """The judge's question in a clash. It has one answer: the rules work out what follows from the taps."""

    slow: ClassVar = False

    def sample(self, rng: Random) -> Settle:
        return Settle()

    def unread(self) -> Settle:
        return Settle()
