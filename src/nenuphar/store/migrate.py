"""Runs the steps in migrations/ on a database, all in the connection's transaction."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

STEPS = "nenuphar.store:migrations"


def upgrade(connection: Connection, version: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def known_versions() -> set[str]:
    """The newest version, and those that can be upgraded to it."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", STEPS)
    return config
