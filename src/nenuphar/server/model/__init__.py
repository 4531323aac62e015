"""A table as data: events, rules, state and views. No input or output, and no clock."""
