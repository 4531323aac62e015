"""The setup before the race: the options, the lilies that chance lays, and the first player."""

from msgspec.structs import replace

from nenuphar.core.game import Refused, Setup
from nenuphar.core.messages import Word
from nenuphar.core.moves import Draw
from nenuphar.games.china_moon import board
from nenuphar.games.china_moon.types import (
    COLOURS,
    EACH_ON_PADS,
    FROGS_EACH,
    SLOTS,
    START,
    SUITS,
    Action,
    Colour,
    LayLily,
    LayPrize,
    Lily,
    Options,
    PickFirst,
    Place,
    State,
)


def initial(setup: Setup[Options]) -> State:
    """The state before the first draw. Refuses options that break the setup rules."""
    options, seats = setup.options, setup.seats
    board.check(options.board)
    if options.oldest is not None and not 0 <= options.oldest < seats:
        raise Refused("CM-S4", fault="oldest", oldest=options.oldest, seats=seats)
    pads = options.board.pads
    lilies: list[Lily | None] = [None, *("black" if pad.kind == "black" else None for pad in pads), None]
    return State(
        setup=setup,
        phase="laying",
        colours=_colours(options, seats),
        frogs=(START,) * (FROGS_EACH * seats),
        lilies=tuple(lilies),
        prizes=(*(None,) * (SLOTS - 1), "blue"),
        hands=((),) * seats,
        turn=None,
        number=0,
        moved=(),
        asked=None,
        frog=None,
        until=None,
        taken_back=0,
        before=None,
        outcome=None,
    )


def coloured(options: Options, colours: tuple[str, ...]) -> Options:
    """With these colours for the players, unless the table has chosen some."""
    if options.colours:
        return options
    return replace(options, colours=tuple(colour for name in colours for colour in COLOURS if colour == name))


def _colours(options: Options, seats: int) -> tuple[Colour, ...]:
    """The frogs that play: one colour for each player (CM-M1, CM-S1)."""
    colours = options.colours or COLOURS[:seats]
    if len(colours) != seats or len(set(colours)) != seats:
        named = tuple(Word(f"china_moon-frog-{colour}") for colour in colours)
        raise Refused("CM-S1", fault="colours", seats=seats, colours=named)
    return colours


def next_draw(state: State) -> Draw[Action]:
    """The next draw: a lily for a slot (CM-S2), then for a lily pad (CM-S3), then the first player."""
    if None in state.prizes:
        return Draw(tuple(LayPrize(lily) for lily in SUITS if lily not in state.prizes))
    if state.phase == "laying":
        left = {lily: EACH_ON_PADS - state.lilies.count(lily) for lily in SUITS}
        return Draw(tuple(LayLily(lily) for lily in SUITS if left[lily]), tuple(odds for odds in left.values() if odds))
    oldest = state.setup.options.oldest
    seats = range(state.setup.seats) if oldest is None else (oldest,)
    return Draw(tuple(PickFirst(seat) for seat in seats))


def next_lily_pad(state: State) -> Place:
    pads = enumerate(state.setup.options.board.pads, 1)
    return next(place for place, pad in pads if pad.kind == "lily" and state.lilies[place] is None)
