"""Runs the steps in migrations/ on a database, all in the one transaction that the connection is in."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

STEPS = "nenuphar.store:migrations"


def upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def known_versions() -> set[str]:
    """The versions that can be brought up to the newest, and the newest."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", STEPS)
    return config
