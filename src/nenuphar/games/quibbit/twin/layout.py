"""What the integers of Quibbit!'s twin mean: the cells of a table and of a row, and the numbers of actions.

A `table` holds what is agreed before the match, a `row` the match itself. Frogs, cards and phases are numbers; a hand
is a set of bits.
"""

from nenuphar.games.quibbit.types import CARDS, SEGMENTS

# The cells of a table
SEATS, FROGS, SIZE, LAST_HUMAN_WINS, ROUND_LIMIT, YOUNGEST, IS_LAID, LAID = range(8)
MOST_TILES = 15
TABLE_CELLS = LAID + MOST_TILES

# The cells of a row; those that a frog or a tile has of its own come last
PHASE, TURN, ROUND, CROWN, PILE, WINNER, RULE, STEP = range(8)
MOST_FROGS = 4
HAND, CHOSEN, HOME, RING = (STEP + MOST_FROGS * part for part in range(1, 5))
ROW_CELLS = RING + MOST_TILES

LAYING, STARTING, PLACING, PLANNING, MOVING, OVER = range(6)
RULES = ("", "QB-V5", "QB-E3", "QB-E4", "QB-E6", "QB-E7", "QB-D5")  # that end a match
LAPPED, ALONE, ALL_OUT, LAST_HUMAN, LIMIT, ENDLESS = range(1, 7)

NOBODY = -1
FLOWER, WATER, NO_TILE = MOST_FROGS, MOST_FROGS + 1, MOST_FROGS + 2  # a leaf has the number of its frog
MOST_CARD = len(CARDS)
ALL_CARDS = (1 << MOST_CARD) - 1
HIDDEN = MOST_CARD + 1  # a card that its player has chosen, and that the viewer does not know

# Actions of seats, then those of chance
CHOOSE, PLACE = 0, MOST_CARD
SEAT_ACTIONS = PLACE + MOST_TILES
LAY = SEAT_ACTIONS
MOST_LAYS = 24
PICK_FIRST, TURN_DUMMY_CARD = LAY + MOST_LAYS, LAY + MOST_LAYS + MOST_FROGS
ACTIONS = TURN_DUMMY_CARD + MOST_CARD

# All frogs' steps in one number, as long as they leap: 8 bits each, 0 for a frog that is not on the ring
BITS, STEP_BITS = 8, 255
LAP_BIT = 1 << BITS * MOST_FROGS  # whether the last frog was lapped

assert TABLE_CELLS == LAID + SEGMENTS * (MOST_FROGS + 1)
