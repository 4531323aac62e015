"""What an analysis says of a match of Gobbit: reaction times, wrong slaps, and what was overlooked."""

from collections.abc import Iterator
from statistics import median

from msgspec import Struct

from nenuphar.core.figures import Figure, Figures, Remark, Spread
from nenuphar.core.game import Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.messages import Saying, Who
from nenuphar.games.gobbit.foodchain import Right, rights
from nenuphar.games.gobbit.options import ANTICIPATION_MS
from nenuphar.games.gobbit.parts import GRAVEYARD, Scene, Target, Verdict
from nenuphar.games.gobbit.types import ClashSettled

RIGHT = ("first", "tied", "late")  # rulings on hands that were right


class Opening(Struct, eq=False):
    """Something that a seat could rightly slap, for as long as it could."""

    seat: Seat
    target: Target
    kind: Right
    first: int  # its scenes
    last: int
    steps: int  # of the match, when it ended

    def is_met_by(self, verdict: Verdict) -> bool:
        return verdict.target == self.target and self.first <= verdict.judged <= self.last


def figures(match: AnyMatch) -> Figures:
    verdicts = [
        verdict
        for step in match.steps
        for event in step.events
        if isinstance(event, ClashSettled)
        for verdict in event.verdicts
    ]
    openings, seats = list(_openings(match)), range(match.setup.seats)
    reactions = [reaction_times(verdicts, seat) for seat in seats]
    overlooked = [each for each in openings if not any(v.seat == each.seat and each.is_met_by(v) for v in verdicts)]

    def counted(name: str, seats_of: list[Seat]) -> Figure:
        return Figure(name, "times", tuple(seats_of.count(seat) for seat in seats))

    return Figures(
        every=(
            Figure("median", "ms", tuple(round(median(each)) if each else None for each in reactions)),
            counted("slaps", [verdict.seat for verdict in verdicts if verdict.ruling in RIGHT]),
            counted("won", [verdict.seat for verdict in verdicts if verdict.ruling == "first"]),
            counted("faults", [verdict.seat for verdict in verdicts if verdict.ruling == "fault"]),
            counted("early", [verdict.seat for verdict in verdicts if verdict.reaction < ANTICIPATION_MS]),
            counted("openings", [each.seat for each in openings]),
            counted("overlooked", [each.seat for each in overlooked]),
        ),
        spreads=(Spread("reactions", "ms", tuple(map(tuple, reactions))),),
        remarks=tuple(_remark(each, verdicts) for each in overlooked),
    )


def reaction_times(verdicts: list[Verdict], seat: Seat) -> list[int]:
    """Of hands that were right, in rising order. A faster hand than anybody's has guessed what would come."""
    return sorted(
        verdict.reaction
        for verdict in verdicts
        if verdict.seat == seat and verdict.ruling in RIGHT and verdict.reaction >= ANTICIPATION_MS
    )


def _openings(match: AnyMatch) -> Iterator[Opening]:
    """Everything that a living player could rightly slap. It ends when the cards that made it right change."""
    running: dict[tuple[Seat, Target], tuple[Opening, tuple[object, ...]]] = {}
    for steps, state in match.states_after(range(1, len(match.steps) + 1)).items():
        scene = state.scenes[-1] if state.scenes else None
        if scene is None:
            continue
        now = {
            (seat, target): (kind, _cause(scene, seat, target))
            for seat in range(match.setup.seats)
            if scene.alive[seat]
            for target, kind in rights(scene, seat).items()
        }
        for place, (opening, cause) in list(running.items()):
            if place not in now or now[place][1] != cause:
                yield opening
                del running[place]
        for place, (kind, cause) in now.items():
            if place in running:
                running[place][0].last, running[place][0].steps = scene.number, steps
            else:
                running[place] = Opening(*place, kind, scene.number, scene.number, steps), cause
    yield from (opening for opening, _ in running.values())


def _cause(scene: Scene, seat: Seat, target: Target) -> tuple[object, ...]:
    """The cards that make it right."""
    return scene.tops if target == GRAVEYARD else (scene.tops[seat], scene.tops[target])


def _remark(opening: Opening, verdicts: list[Verdict]) -> Remark:
    taker = next((each.seat for each in verdicts if each.ruling == "first" and opening.is_met_by(each)), None)
    facts = {"who": Who(opening.seat), "kind": opening.kind} | ({} if taker is None else {"by": Who(taker)})
    if opening.target != GRAVEYARD:
        facts |= {"of": Who(opening.target)}
    key = "gobbit-overlooked" if taker is None else "gobbit-overlooked-taken"
    graveyard = "-gobbit" if opening.target == GRAVEYARD else ""
    return Remark(opening.steps, opening.seat, Saying(f"{key}{graveyard}", "", facts))


FIGURES = figures
