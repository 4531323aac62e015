"""The kinds of columns in our tables. They do not change, because old migrations use them too."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Integer, LargeBinary, Text

# In the order of its bytes in every database, whatever language its server speaks.
TEXT = Text().with_variant(Text(collation="C"), "postgresql")


def key(name: str, **facts: Any) -> Column[Any]:
    return Column(name, TEXT, primary_key=True, **facts)


def table_key() -> Column[Any]:
    return Column("table_id", TEXT, ForeignKey("tables.table_id"), primary_key=True)


def text(name: str, **facts: Any) -> Column[Any]:
    return Column(name, TEXT, nullable=False, **facts)


def flag(name: str) -> Column[Any]:
    return Column(name, Boolean, nullable=False)


def number(name: str) -> Column[Any]:
    return Column(name, Integer, nullable=False)


def real(name: str) -> Column[Any]:
    return Column(name, Double, nullable=False)


def time_ms(name: str, **facts: Any) -> Column[Any]:
    return Column(name, BigInteger, nullable=False, **facts)


def time_key(name: str) -> Column[Any]:
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


def data(name: str, **facts: Any) -> Column[Any]:
    return Column(name, LargeBinary, nullable=False, **facts)


def serial(name: str) -> Column[Any]:
    """Numbers the rows in the order of writing."""
    return Column(name, BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
