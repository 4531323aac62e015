"""People who are deleted from the simulated database."""

from collections.abc import Collection

from nenuphar.store import PersonDeleted, PersonId


def require(person_id: PersonId, deleted: Collection[PersonId]) -> None:
    """Nothing is stored for a person who is deleted."""
    if person_id in deleted:
        raise PersonDeleted(person_id)
