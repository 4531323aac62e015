"""Finds puzzles in matches of bots, checks them, and opens those that a game keeps."""
