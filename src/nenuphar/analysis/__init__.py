"""Looks back on a finished match: who could have won when, what was best, and what it cost to play something else."""
