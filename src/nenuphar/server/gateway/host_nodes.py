"""The host's page of all nodes: what only a process knows is asked of each, and put together (TB-131)."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from nenuphar.core.codec import decode
from nenuphar.core.game import Refused
from nenuphar.server import wire


def pages(answers: Sequence[bytes]) -> list[wire.HostPage]:
    """Those that can be read: a node of another version may say something else."""
    found = []
    for answer in answers:
        try:
            found.append(decode(answer, wire.HostPage))
        except Refused:
            continue
    return found


def together(page: wire.HostPage, others: Sequence[wire.HostPage]) -> wire.HostPage:
    """The page of one node with what the others add."""
    if not others:
        return page
    every = (page, *others)
    memory = [each.load.memory_bytes for each in every if each.load.memory_bytes is not None]
    return replace(
        page,
        well=all(each.well for each in every),
        damage="; ".join(dict.fromkeys(each.damage for each in every if each.damage)),
        load=replace(
            page.load,
            memory_bytes=sum(memory) if memory else None,
            sockets=sum(each.load.sockets for each in every),
            tables=sum(each.load.tables for each in every),
        ),
        tables=_tables(page, others),
        people=_people(every),
        refusals=_refusals(every),
        reports=_reports(every),
    )


def _tables(page: wire.HostPage, others: Sequence[wire.HostPage]) -> tuple[wire.HostTable, ...]:
    online = {each.id: each.online for other in others for each in other.tables if each.online is not None}
    return tuple(each if each.online is not None else replace(each, online=online.get(each.id)) for each in page.tables)


def _people(every: Sequence[wire.HostPage]) -> tuple[wire.HostPerson, ...]:
    found: dict[wire.PersonId, wire.HostPerson] = {}
    for person in (person for page in every for person in page.people):
        known = found.get(person.id)
        found[person.id] = person if known is None else replace(known, tables=(*known.tables, *person.tables))
    return tuple(sorted(found.values(), key=lambda person: (person.name.casefold(), person.id)))


def _refusals(every: Sequence[wire.HostPage]) -> tuple[wire.HostRefusal, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    last: dict[tuple[str, str], int] = {}
    for each in (each for page in every for each in page.refusals):
        kind = (each.rule, each.place)
        counts[kind] += each.count
        last[kind] = max(last.get(kind, 0), each.last)
    found = [wire.HostRefusal(rule, place, count, last[rule, place]) for (rule, place), count in counts.items()]
    return tuple(sorted(found, key=lambda each: each.last, reverse=True))


def _reports(every: Sequence[wire.HostPage]) -> tuple[wire.HostReport, ...]:
    return tuple(sorted((each for page in every for each in page.reports), key=lambda each: each.last, reverse=True))
