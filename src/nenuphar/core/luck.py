"""Chance for simulations: a small generator that gives the same numbers in plain Python and in compiled code.

A generator is one integer below 2**63: each match has its own in an array `luck`. It multiplies with carry (Marsaglia):
its low half is a digit, its high half the carry. Nothing at a table uses it; chance there is in chance.py.
"""

from random import Random

from nenuphar.core.kernels import Row, kernel

MULTIPLIER = 1_791_398_085  # MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are prime: the longest possible period
BITS = 32
DIGIT = (1 << BITS) - 1


def seeded(seed: int) -> int:
    """A generator for a seed. Neighbouring seeds give unrelated numbers."""
    mixed = (seed + 1) * 0x9E37_79B9_7F4A_7C15 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 30) * 0xBF58_476D_1CE4_E5B9 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 27) * 0x94D0_49BB_1331_11EB & (1 << 64) - 1
    mixed ^= mixed >> 31
    return (mixed >> BITS) % (MULTIPLIER - 1) + 1 << BITS | mixed & DIGIT


def started(rng: Random) -> int:
    """A generator that begins anywhere."""
    return rng.getrandbits(BITS + 30) or 1


def next_drawn(digit: int) -> int:
    """A generator whose next digit, of which `drawn` makes its number, is this one."""
    return digit % MULTIPLIER << BITS | digit // MULTIPLIER


@kernel
def drawn(luck: Row, match: int, below: int) -> int:
    """A number below `below`, all equally likely: the few values that would make some likelier are drawn again."""
    while True:
        now = MULTIPLIER * (luck[match] & DIGIT) + (luck[match] >> BITS)
        luck[match] = now
        spread = ((now ^ now >> BITS) & DIGIT) * below
        if spread & DIGIT >= below or spread & DIGIT >= (DIGIT + 1) % below:
            return spread >> BITS
