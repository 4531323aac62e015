"""A boardgame.io server to measure ours against, and the people at its tables."""
