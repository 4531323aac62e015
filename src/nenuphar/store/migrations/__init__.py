"""How a database is brought up to the schema of today, step by step.

A new step is a file in versions/ whose `down_revision` is the HEAD of today and whose `revision` becomes the HEAD.
HEAD stands here so that a database which is up to date opens without loading Alembic: that takes half a second.
"""

HEAD = "0003"
