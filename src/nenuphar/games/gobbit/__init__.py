"""Gobbit: animals that eat each other, and hands that are faster than eyes."""
