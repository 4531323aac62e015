"""What every game and every shell is built on.

The law of this folder, and of `games`: no clock, no randomness of its own, no files, no sockets, no logging.
The time, the chance and the data are handed in; what comes out is a value. The linter enforces it.
"""
