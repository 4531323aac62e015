"""The best layout without jokers as an integer program, in its direct form, solved by HiGHS."""

from collections.abc import Mapping

import highspy
import numpy as np

from nenuphar.words import bits
from nenuphar.words.folding import LETTERS
from nenuphar.words.lists import WordList


def layout_points(rack: str, values: Mapping[str, int], lexicon: WordList) -> int:
    """The variables: how often each class of words is placed, and which one is doubled. The tiles limit the letters."""
    counts = np.array([rack.count(letter) for letter in LETTERS], np.uint8)
    low, high = bits.unary_of(counts)
    index = lexicon.index
    classes = np.flatnonzero((index.low & ~low == 0) & (index.high & ~high == 0))
    spelled = np.array(
        [
            [word.count(letter) for letter in LETTERS]
            for word in (lexicon.word(int(index.words[index.starts[each]])) for each in classes)
        ],
        np.float64,
    )
    worth = spelled @ np.array([values[letter] for letter in LETTERS], np.float64)
    words = len(classes)
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    programme = highspy.HighsLp()
    programme.num_col_, programme.num_row_ = 2 * words, len(LETTERS) + words + 1
    programme.sense_ = highspy.ObjSense.kMaximize
    programme.col_cost_ = np.r_[worth, worth]
    programme.col_lower_ = np.zeros(2 * words)
    programme.col_upper_ = np.r_[np.full(words, len(rack)), np.ones(words)]
    programme.integrality_ = [highspy.HighsVarType.kInteger] * (2 * words)
    # Rows: the tiles of a letter; a doubled word must be placed; one word is doubled.
    programme.row_lower_ = np.full(programme.num_row_, -highspy.kHighsInf)
    programme.row_upper_ = np.r_[counts, np.zeros(words), 1].astype(np.float64)
    starts, rows, entries = [0], [], []
    for word in range(words):
        letters = np.flatnonzero(spelled[word])
        rows += [*letters.tolist(), len(LETTERS) + word]
        entries += [*spelled[word][letters].tolist(), -1.0]
        starts.append(len(rows))
    for word in range(words):
        rows += [len(LETTERS) + word, len(LETTERS) + words]
        entries += [1.0, 1.0]
        starts.append(len(rows))
    programme.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    programme.a_matrix_.start_ = np.array(starts)
    programme.a_matrix_.index_ = np.array(rows)
    programme.a_matrix_.value_ = np.array(entries)
    solver.passModel(programme)
    solver.run()
    assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    points: float = solver.getInfo().objective_function_value
    return round(points)
