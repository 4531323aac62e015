"""Words of a language: what they are folded to, who attests them, how they are judged, and what a rack could spell.

This package reads files (word lists that it has built itself, and the dictionaries they are built from) and knows no
game: a game hands it letters and gets verdicts and layouts. `lists` builds and opens a word list, `judge` rules on a
word, `solve` finds the best layout of a rack.
"""
