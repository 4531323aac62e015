"""Nénuphar: a table for a handful of family board games, and the same rules as a library."""

__version__ = "0.1.0"
