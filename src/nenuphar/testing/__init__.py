"""Tests for any game, ours or yours: laws, scenarios, playthroughs, strategies."""
