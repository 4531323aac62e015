"""A table at work: its task, what it stores and sends, its clock, bots, slaps and words."""
