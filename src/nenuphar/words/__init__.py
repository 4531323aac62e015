"""Words of a language: builds word lists, judges words, and finds what a rack can spell.

This package reads files: the word lists that it has built, and the dictionaries that they are built from. It knows no
game: a game passes letters and gets verdicts and layouts. `lists` builds and opens a word list, `judge` rules on a
word, `solve` finds the best layout of a rack.
"""
