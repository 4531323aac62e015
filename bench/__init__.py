"""Measures speed, next to other software on the same machine in the same run: `make bench`."""
