"""A table at work: its task, what it stores and tells, its clock, bots, slaps and words."""
