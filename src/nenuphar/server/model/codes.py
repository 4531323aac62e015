"""Codes that people read out and type: invitations and links to devices."""

import secrets

CODE_LENGTH = 8  # of an invitation
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without letters and digits that look alike


def new_code(length: int) -> str:
    """An invitation or a link that nobody can guess, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_table_id() -> str:
    return new_code(12).lower()


def as_code(written: str) -> str:
    """A code as a person typed it: case, blanks and dashes do not matter."""
    return "".join(char for char in written.upper() if char in ALPHABET)
