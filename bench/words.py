"""The German word list at full size: how long it takes to build, how well and fast words are judged and racks solved.

`python -m bench.words` measures only this;
`python -m bench.words levels` measures only how many points per round the bots make, in every language;
`python -m bench.words table` rewrites the table of verdicts in docs/words.md.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles, stdev
from tempfile import TemporaryDirectory

from bench import verdicts
from bench.figure import Figure
from nenuphar.core.codec import convert
from nenuphar.games.quibbix import contest
from nenuphar.games.quibbix.bots import LEVELS, Reader, vocabulary_seed
from nenuphar.games.quibbix.options import CONTEST_ROUNDS, JOKERS, Options
from nenuphar.games.quibbix.options import RACKS as RACK_SIZES
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.words import lists
from nenuphar.words.folding import LETTERS
from nenuphar.words.judge import Ruling, judge_word, rulebook
from nenuphar.words.lists import WordList
from nenuphar.words.solve import Solution, best

LANG = "de"
PAGE = Path(__file__).parents[1] / "docs" / "words.md"

# The tiles of each letter, and their values.
TILES = "A8 B2 C4 D4 E19 F2 G4 H6 I9 J1 K2 L5 M3 N11 O3 P1 Q1 R8 S8 T8 U5 V1 W2 X1 Y1 Z1"
BAG = "".join(kind[0] * int(kind[1:]) for kind in TILES.split())
VALUES = dict.fromkeys(LETTERS, 2) | dict.fromkeys("ENISRATD", 1) | dict.fromkeys("QXY", 3)

LEAST_WORDS = 1_300_000
BUILD_S, BUILD_MB, OPEN_MS = 60, 600, 100
RACKS, ROUNDS, VERDICTS, TYPOS = 200, 200, 4_000, 4_000
SOLVE_MS, SOLVE_P95_MS, SOLVE_WORST_MS = 40, 120, 1_000
LIMIT_S = 30.0
PEER_RACKS, PEER_RATIO = 5, 100
JUDGE_MS, JUDGE_P99_MS = 1, 30
RIGHT = 24  # of the 26 example words: 25 from the rule book and one more
# The points per round that the levels should make with the German tiles and words.
POINTS = {"tadpole": 77, "frog": 89, "heron": 99}
NEAR = 2

# Hard by design: all letters different, hardly any vowels, only vowels, two letters, the commonest endings.
ADVERSARIAL = """
ABCDEFGHIKLMNOPRSTUZ ABCDEFGHIJKLMNOPQRST GHIJKLMNOPQRSTUVWXYZ BCDFGHKLMNPRSTVWZBCD AEIOUAEIOUAEIOUAEIOU
ENENENENENENENENENEN ERNSTERNSTERNSTERNST SCHSCHSCHSCHSCHSCHEN QXYJQXYJPVZKFBCWGHUM EEEEEEEEEENNNNNNNNNN
AABBCCDDEEFFGGHHIIKK LLMMNNOOPPRRSSTTUUWW AAABBBCCCDDDEEEFFFGG NNNRRRSSSTTTEEEIIIAA ZZZZYYYYXXXXQQQQJJJJ
EINSTEINERNSTADELIGE UNTERRICHTSSTUNDENEN GESELLSCHAFTLICHEREN PFPFPFTZTZTZCKCKCKAU EEEEEEEEEEEEEEEEEEEE
"""


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        home = Path(folder)
        yield from _building(home)
        lexicon = lists.opened(LANG, home)
        assert lexicon is not None
        yield from _judging(lexicon)
        yield from _solving(lexicon)
        yield from _beside_highs(lexicon)
        yield from _levels(lexicon)
        yield from verdicts.figures(home)


def _building(home: Path) -> Iterator[Figure]:
    """In a separate process, to measure its memory."""
    code = f"""
import resource, sys, time
from pathlib import Path
from nenuphar.words import lists
begun = time.perf_counter()
ready = []
lists.build({LANG!r}, Path(sys.argv[1]), lambda stage, done: done == 1.0 and ready.append(time.perf_counter() - begun))
print(ready[0], ready[-1], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
    done = subprocess.run([sys.executable, "-c", code, str(home)], check=True, capture_output=True, text=True)
    first_s, all_s, memory_mb = map(float, done.stdout.split())
    measured = f"{all_s:.1f} s, the everyday words after {first_s:.1f} s"
    yield Figure("the German list is built", measured, f"under {BUILD_S} s", all_s < BUILD_S)
    yield Figure("memory for that", f"{memory_mb:.0f} MB", f"under {BUILD_MB} MB", memory_mb < BUILD_MB)
    opening = (
        "import sys, time; from pathlib import Path; from nenuphar.words import lists; begun = time.perf_counter();"
    )
    opening += f"n = len(lists.opened({LANG!r}, Path(sys.argv[1]))); print(n, time.perf_counter() - begun)"
    tries = [
        subprocess.run([sys.executable, "-c", opening, str(home)], check=True, capture_output=True, text=True)
        for _ in range(5)
    ]
    words = int(tries[0].stdout.split()[0])
    yield Figure("words in it", f"{words:,}", f"{LEAST_WORDS:,} or more", words >= LEAST_WORDS)
    open_ms = min(float(each.stdout.split()[1]) for each in tries) * 1_000
    size_mb = lists.path(LANG, "attested", home).stat().st_size / 1e6
    yield Figure(f"opened and checked, {size_mb:.0f} MB", f"{open_ms:.0f} ms", f"under {OPEN_MS} ms", open_ms < OPEN_MS)


def _judging(lexicon: WordList) -> Iterator[Figure]:
    right = sum(_right(ruling, stands) for ruling, stands in _examples(lexicon))
    total = len(rulebook(LANG))
    yield Figure("the rule book's examples without precedents", f"{right} of {total} right", f"{RIGHT}", right >= RIGHT)
    wrong = sum(judge_word(word, lexicon, {}, rulebook(LANG)).verdict != ("valid" if example.accepted else "invalid")
                for word, example in rulebook(LANG).items())  # fmt: skip
    yield Figure("and with them", f"{total - wrong} of {total} right", "all", not wrong)
    rng = Random(1)
    misspelt = [*typos(lexicon, rng, TYPOS)]
    accepted = sum(judge_word(word, lexicon, {}).verdict in ("valid", "likely") for word in misspelt) / len(misspelt)
    yield Figure("misspellings by one letter that would be accepted", f"{accepted:.2%}", "shown only", True)
    asked = [lexicon.word(rng.randrange(lexicon.listed)) for _ in range(VERDICTS)] + misspelt + [*coined(lexicon, rng)]
    rng.shuffle(asked)
    took_ms = sorted(_took_ms(lambda word=word: judge_word(word, lexicon, {})) for word in asked)  # type: ignore[misc]
    typical, slow = median(took_ms), took_ms[int(len(took_ms) * 0.99)]
    measured = f"median {typical:.3f} ms, p99 {slow:.1f} ms, longest {took_ms[-1]:.1f} ms"
    wanted = f"{JUDGE_MS} ms, {JUDGE_P99_MS} ms"
    yield Figure("a verdict", measured, wanted, typical <= JUDGE_MS and slow <= JUDGE_P99_MS)


def _solving(lexicon: WordList) -> Iterator[Figure]:
    rng = Random(2)
    racks = ["".join(rng.sample(BAG, 20)) for _ in range(RACKS)]
    solved = [_solved(rack, lexicon) for rack in racks]
    took_ms = [took for took, _ in solved]
    p95 = quantiles(took_ms, n=20)[-1]
    measured = f"median {median(took_ms):.0f} ms, p95 {p95:.0f} ms, longest {max(took_ms):.0f} ms"
    proven = all(solution.proven for _, solution in solved)
    good = median(took_ms) <= SOLVE_MS and p95 <= SOLVE_P95_MS and proven
    yield Figure(f"{RACKS} racks of 20 tiles, 2 jokers, proven", measured, f"{SOLVE_MS} ms, {SOLVE_P95_MS} ms", good)
    hard = {rack: _solved(rack, lexicon) for rack in ADVERSARIAL.split()}
    worst = max(hard, key=lambda rack: hard[rack][0])
    measured = f"{hard[worst][0]:.0f} ms for {worst}, {sum(solution.proven for _, solution in hard.values())} proven"
    good = hard[worst][0] <= SOLVE_WORST_MS and all(solution.proven for _, solution in hard.values())
    yield Figure(f"the worst of {len(hard)} hard racks", measured, f"{SOLVE_WORST_MS} ms", good)


def _solved(rack: str, lexicon: WordList) -> tuple[float, Solution]:
    """The faster of two runs, to exclude other load on the machine."""
    begun = time.perf_counter()
    solution = best(rack, VALUES, lexicon=lexicon, limit_s=LIMIT_S)
    took_s = time.perf_counter() - begun
    return min(took_s * 1_000, _took_ms(lambda: best(rack, VALUES, lexicon=lexicon, limit_s=LIMIT_S))), solution


def _beside_highs(lexicon: WordList) -> Iterator[Figure]:
    from bench.highs_solver import layout_points

    rng = Random(3)
    ratios, differ = [], 0
    for _ in range(PEER_RACKS):
        rack = "".join(rng.sample(BAG, 20))
        ours = best(rack, VALUES, 0, lexicon=lexicon, limit_s=LIMIT_S)
        ours_ms = min(_took_ms(lambda rack=rack: best(rack, VALUES, 0, lexicon=lexicon)) for _ in range(3))  # type: ignore[misc]
        begun = time.perf_counter()
        theirs = layout_points(rack, VALUES, lexicon)
        ratios.append((time.perf_counter() - begun) * 1_000 / ours_ms)
        differ += theirs != ours.points
    yield Figure("other optima than HiGHS, no jokers", f"{differ} of {PEER_RACKS}", "none", not differ)
    measured = f"{median(ratios):,.0f} times at the median, {min(ratios):,.0f} at least"
    yield Figure("faster than HiGHS", measured, f"{PEER_RATIO} times", median(ratios) >= PEER_RATIO)


def _levels(lexicon: WordList) -> Iterator[Figure]:
    for name, bot in LEVELS.items():
        rng = Random(4)
        points = [_round(rng, lexicon, bot) for _ in range(ROUNDS)]
        wanted = POINTS.get(name) if lexicon.lang == LANG else None
        near = wanted is None or abs(mean(points) - wanted) <= NEAR
        goal = "shown only" if wanted is None else f"about {wanted}"
        spread = stdev(points) / sqrt(ROUNDS)
        measured = f"{mean(points):.1f} ± {spread:.1f}, QQ {_qq(points)}"
        yield Figure(f"{name} ({lexicon.lang}), points a round", measured, goal, near)


def _round(rng: Random, lexicon: WordList, bot: Reader) -> int:
    """The points of a bot in a round, with enough time."""
    options = convert({"words_in": lexicon.lang}, Options)
    bag = "".join(kind.letter * kind.tiles for kind in kinds(options.tiles, options.words_in))
    rack = "".join(rng.sample(bag, RACK_SIZES[-1]))
    return sum(
        bot.solved(rack[:tiles], options, JOKERS, lexicon, vocabulary_seed(rack, 0), lambda: True).points
        for tiles in RACK_SIZES
    )


def _qq(points: list[int]) -> int:
    """The QQ after playing these rounds as contests (QX-C5)."""
    games = [points[at : at + CONTEST_ROUNDS] for at in range(0, len(points), CONTEST_ROUNDS)]
    played = [contest.Quotient(contest.quotient(sum(game), len(game))) for game in games]
    qq = contest.history(played)[-1].qq
    assert qq is not None
    return qq


def _examples(lexicon: WordList) -> Iterator[tuple[Ruling, bool]]:
    for word, example in rulebook(LANG).items():
        yield judge_word(word, lexicon, {}), example.accepted


def _right(ruling: Ruling, stands: bool) -> bool:
    """A valid word must be accepted without a vote; an invalid one must at least be discussed."""
    return (ruling.verdict in ("valid", "likely")) == stands


def typos(lexicon: WordList, rng: Random, count: int) -> Iterator[str]:
    """Common words with one letter replaced, left out, doubled or swapped; none of them is in the list."""
    common = [word for word in (lexicon.word(number) for number in range(0, lexicon.listed, 7))
              if word in lexicon and lexicon.zipf(word) >= 3.0 and len(word) >= 5]  # fmt: skip
    while count:
        word = rng.choice(common)
        at = rng.randrange(len(word) - 1)
        typo = rng.choice(
            [
                word[:at] + rng.choice(LETTERS) + word[at + 1 :],
                word[:at] + word[at + 1 :],
                word[:at] + word[at] * 2 + word[at + 1 :],
                word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            ]
        )
        if not lexicon.listed_by_dictionary(typo):
            count -= 1
            yield typo


def coined(lexicon: WordList, rng: Random) -> Iterator[str]:
    """Two listed words joined together, like compounds: these take longest to judge."""
    words = [lexicon.word(number) for number in range(0, lexicon.listed, 97)]
    for _ in range(VERDICTS // 4):
        yield (rng.choice(words) + rng.choice(words))[:20]


def _took_ms(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1_000


def table(lexicon: WordList) -> str:
    """The rule book's examples and the judge's verdicts, as a table for the documentation."""
    rows = ["| word | the rule book | the judge | rule | evidence |", "|---|---|---|---|---|"]
    for ruling, stands in _examples(lexicon):
        mark = "" if _right(ruling, stands) else " (wrong)"
        book = "accepted" if stands else "rejected"
        rows.append(
            f"| {ruling.word} | {book} | {ruling.verdict}{mark} | {ruling.rule} | {', '.join(ruling.evidence)} |"
        )
    right = sum(_right(ruling, stands) for ruling, stands in _examples(lexicon))
    return "\n".join([*rows, "", f"{right} of {len(rulebook(LANG))} right, from {lexicon.sources.partition(': ')[2]}."])


def _write_table() -> None:
    lexicon = _installed(LANG)
    page = PAGE.read_text("utf-8")
    begin, end = "<!-- verdicts -->\n", "<!-- end of verdicts -->"
    page = re.sub(f"{begin}.*{end}", lambda _: f"{begin}{table(lexicon)}\n{end}", page, flags=re.DOTALL)
    PAGE.write_text(page, "utf-8")


def _installed(lang: str) -> WordList:
    """The list of this machine. It is built if necessary."""
    lists.build(lang, lists.home(), lambda stage, done: None)
    lexicon = lists.opened(lang)
    assert lexicon is not None
    return lexicon


if __name__ == "__main__":
    if sys.argv[1:] == ["table"]:
        _write_table()
    elif sys.argv[1:] == ["levels"]:
        for figure in (each for lang in lists.LANGUAGES for each in _levels(_installed(lang))):
            sys.stdout.write(f"{figure}\n")
    else:
        for figure in figures():
            sys.stdout.write(f"{figure}\n")
