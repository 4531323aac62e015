"""Tells people who are not there that it is their turn: in their browser, or by a service of their choice (TB-70)."""
