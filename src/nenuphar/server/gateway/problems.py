"""Refusals over HTTP: the rule's id and facts as JSON, with a matching status."""

from nenuphar.core.game import Refused
from nenuphar.server.wire import Problem

# All other rules are those of a game or a table.
STATUS = {
    "TB-7": 409,
    "TB-8": 400,
    "TB-20": 404,
    "TB-23": 401,
    "TB-24": 429,
    "TB-25": 403,
    "TB-27": 404,
    "TB-28": 503,
    "TB-32": 403,
    "TB-33": 500,
    "TB-63": 404,
    "TB-65": 503,
    "TB-66": 403,
    "TB-76": 404,
    "TB-80": 404,
    "TB-110": 409,
    "TB-112": 429,
    "TB-114": 409,
    "TB-120": 403,
    "TB-130": 401,
    "TB-132": 409,
    "TB-152": 409,
}


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.rule, 422)


def problem(refused: Refused) -> Problem:
    return Problem(refused.rule, dict(refused.facts))
