"""How a database is brought up to the schema of today, step by step.

A new step is a file in versions/ whose `down_revision` is the HEAD of today and whose `revision` becomes the HEAD.
HEAD is here so that an up-to-date database opens without loading Alembic, which takes half a second.
"""

HEAD = "0006"
