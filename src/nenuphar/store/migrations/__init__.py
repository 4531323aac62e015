"""Upgrades a database to today's schema, step by step.

A new step is a file in versions/ whose `down_revision` is today's HEAD and whose `revision` becomes the new HEAD.
HEAD is here because loading Alembic takes half a second, and an up-to-date database does not need it.
"""

HEAD = "0018"
