"""A boardgame.io server for comparison, and its clients."""
