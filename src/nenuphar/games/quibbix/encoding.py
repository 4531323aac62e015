"""Quibbix as numbers: learners choose among the coach's layouts, vote, and say when they are done.

Challenges, coined words, hints, and which word counts double are left out.
"""

from collections.abc import Mapping
from typing import get_args

from nenuphar.core.encoding import Encoding, Plane, Tensor, from_viewer
from nenuphar.core.game import Seat, Setup
from nenuphar.games.quibbix import coach
from nenuphar.games.quibbix.actions import Action, Content, Finish, Ready, Vote
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Ballot, Verdict
from nenuphar.games.quibbix.tiles import LETTERS, values
from nenuphar.games.quibbix.types import LAYING, Phase, View
from nenuphar.games.quibbix.visibility import moves
from nenuphar.games.quibbix.word_status import ruling_on, to_confirm

PHASES: tuple[Phase, ...] = ("building", "comparing", "rearranging", "looking", "over")
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
DONE, ACCEPT, REJECT, FIRST_CANDIDATE = 1, 2, 3, 4
FEATURES = 4
MOST_POINTS, MOST_ROUNDS, MOST_TILES = 9_999, 10, 20


def axes(setup: Setup[Options]) -> Mapping[str, int]:
    return {
        "phase": len(PHASES),
        "seat": setup.seats,
        "letter": len(LETTERS),
        "candidate": coach.CANDIDATES,
        "feature": FEATURES,
        "verdict": len(VERDICTS),
    }


class TableActions:
    def names(self, setup: Setup[Options]) -> tuple[str, ...]:
        return "done", "accept", "reject", *(f"candidate {rank}" for rank in range(coach.CANDIDATES))

    def offers(self, view: View) -> Mapping[int, Action]:
        """One layout is laid, and then the viewer is done: nothing repeats for ever."""
        match view.phase:
            case "building" | "rearranging":
                return self._laying(view)
            case "comparing":
                ballot = _open_ballot(view)
                if ballot is not None:
                    return {ACCEPT: Vote(ballot.word, accept=True), REJECT: Vote(ballot.word, accept=False)}
                return {DONE: Content()} if Content() in moves(view) else {}
            case "looking":
                return {DONE: Ready()} if Ready() in moves(view) else {}
            case _:
                return {}

    def _laying(self, view: View) -> Mapping[int, Action]:
        if Finish() not in moves(view):
            return {}
        found = enumerate(coach.candidates(view), FIRST_CANDIDATE) if _may_lay(view) else ()
        return {DONE: Finish(), **{number: lay for number, (lay, _) in found}}


def _may_lay(view: View) -> bool:
    """Whether nothing is laid yet but the words that stay."""
    seat = view.viewer
    if seat is None or view.mine is None or view.phase not in LAYING:
        return False
    stays = len(view.kept[seat]) if view.phase == "rearranging" else 0
    return len(view.mine.layout.words) == stays


def _open_ballot(view: View) -> Ballot | None:
    """The first vote that waits for the viewer."""
    seat = view.viewer
    if seat is None:
        return None
    waiting = [ballot for ballot in view.votes if ballot.votes[seat] is None or to_confirm(ballot) == seat]
    return next((ballot for ballot in waiting if Vote(ballot.word, accept=True) in moves(view)), None)


def _phase(view: View, plane: Tensor) -> None:
    if view.phase in PHASES:
        plane[PHASES.index(view.phase)] = 1


def _racks(view: View, plane: Tensor) -> None:
    for seat, rack in enumerate(view.racks):
        for letter in rack:
            plane[_seat(view, seat), LETTERS.index(letter)] = rack.count(letter)


def _worth(view: View, plane: Tensor) -> None:
    options = view.setup.options
    for letter, points in values(options.tiles, options.words_in).items():
        plane[LETTERS.index(letter)] = points


def _candidates(view: View, plane: Tensor) -> None:
    if _may_lay(view):
        for rank, (lay, points) in enumerate(coach.candidates(view)):
            lengths = [len(word) for word in lay.words]
            for feature, number in enumerate((points, len(lengths), sum(lengths), max(lengths))):
                plane[rank, feature] = number


def _laid(view: View, plane: Tensor) -> None:
    plane[()] = 0 if view.mine is None else view.mine.points


def _used(view: View, plane: Tensor) -> None:
    for seat, used in enumerate(view.used):
        plane[_seat(view, seat)] = used


def _totals(view: View, plane: Tensor) -> None:
    for seat, total in enumerate(view.totals):
        plane[_seat(view, seat)] = total


def _ballot(view: View, plane: Tensor) -> None:
    ballot = _open_ballot(view)
    ruling = None if ballot is None else ruling_on(ballot.word, view.rulings)
    if ruling is not None:
        plane[VERDICTS.index(ruling.verdict)] = 1


def _round(view: View, plane: Tensor) -> None:
    plane[()] = view.round


def _turn(view: View, plane: Tensor) -> None:
    plane[()] = view.turn


def _seat(view: View, seat: Seat) -> int:
    return seat if view.viewer is None else from_viewer(seat, view.viewer, view.setup.seats)


ENCODING: Encoding[Action, View] = Encoding(
    axes=axes,
    planes=(
        Plane("phase", ("phase",), "1 for building, comparing, rearranging, looking or over", _phase),
        Plane("racks", ("seat", "letter"), "how many such letters are on the player's rack", _racks, MOST_TILES),
        Plane("worth", ("letter",), "the points of the letter", _worth, 3),
        Plane(
            "candidates",
            ("candidate", "feature"),
            "of each layout of the coach: points, words, tiles used, length of the longest word",
            _candidates,
            MOST_POINTS,
        ),
        Plane("laid", (), "the points of the viewer's layout so far", _laid, MOST_POINTS),
        Plane("used", ("seat",), "how many tiles the player has laid", _used, MOST_TILES),
        Plane("totals", ("seat",), "the player's points in the match", _totals, MOST_POINTS),
        Plane("ballot", ("verdict",), "1 for the judge's verdict on the word that the viewer votes on", _ballot),
        Plane("round", (), "the number of the round", _round, MOST_ROUNDS),
        Plane("turn", (), "the number of the turn in the round", _turn, 3),
    ),
    actions=TableActions(),
    together=True,
    longest=2_000,
    most_outcomes=len(LETTERS),
)
