"""Finds out who slapped first, whatever the network: see docs/fair_slaps.md."""
