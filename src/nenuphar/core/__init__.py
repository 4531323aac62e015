"""What every game and every shell is built on.

The law of this folder, and of `games`: no clock, no randomness, no files, no sockets, no logging.
Time, chance and data are passed in; what comes out is a value. The linter enforces it.
"""
