"""People's pages: what a person has played, and their ratings, as far as the viewer may see it."""

import asyncio
from collections.abc import Sequence
from typing import Literal

from litestar import Router, get, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.request_context import AnyRequest, context_of, require_person
from nenuphar.server.lobby.people import People
from nenuphar.server.model import person_page
from nenuphar.server.model.person_page import MATCHES_ON_PAGE, MOST_HISTORY, Filter
from nenuphar.server.settings import DAY_S
from nenuphar.store import PageChoice, RatedGame, Result, Store


@get("/people/{person_id:str}")
async def page(
    request: AnyRequest,
    person_id: FromPath[str],
    game: FromQuery[str] = "",
    company: FromQuery[Literal["", "people", "bots", "alone"]] = "",
    days: FromQuery[int] = 0,
    rival: FromQuery[str] = "",
    number: FromQuery[int] = 1,
) -> wire.PersonPage:
    """A person's page. `days`: only matches of the last days; `number`: of the page of matches."""
    viewer = await require_person(request)
    lobby = context_of(request).lobby
    store, people = lobby.store, lobby.people
    owner = await people.find(person_id)
    if owner is None:
        raise Refused("TB-80")
    choice = await store.page_choice(person_id)
    await _let_in(store, person_id, viewer.id, choice)
    since_ms = now_ms() - days * DAY_S * 1_000 if days > 0 else 0
    wish = Filter(game, company, since_ms, rival)
    results = await store.results_of(person_id, viewer.id)
    rated = await _ratings(request, person_id, viewer.id, choice)
    own = wire.PageChoice(choice.shows, choice.ratings) if viewer.id == person_id else None
    made = await asyncio.to_thread(page_of, owner, own, results, rated, wish, number)
    if rated is not None:
        made = await with_gains(made, store)
    return await _with_people(made, people)


async def _let_in(store: Store, owner: wire.PersonId, viewer: wire.PersonId, choice: PageChoice) -> None:
    """The owner decides who may open the page; for all others it does not exist (TB-80)."""
    if owner == viewer or choice.shows == "everybody":
        return
    if choice.shows == "nobody" or not await store.have_met(owner, viewer):
        raise Refused("TB-80")


async def _ratings(
    request: AnyRequest, owner: wire.PersonId, viewer: wire.PersonId, choice: PageChoice
) -> list[RatedGame] | None:
    """None if the owner or the viewer does not want to see ratings (TB-84)."""
    lobby = context_of(request).lobby
    seen_by = choice if owner == viewer else await lobby.store.page_choice(viewer)
    if not (choice.ratings and seen_by.ratings):
        return None
    await lobby.results.rate_some()
    return await lobby.store.rated_games(owner, MOST_HISTORY)


def page_of(
    owner: wire.Person,
    choice: wire.PageChoice | None,
    results: Sequence[Result],
    rated: Sequence[RatedGame] | None,
    wish: Filter,
    number: int,
) -> wire.PersonPage:
    every = person_page.matches_of(owner.id, results)
    matches = person_page.filtered(every, wish)
    pages = max(1, -(-len(matches) // MATCHES_ON_PAGE))
    first = MATCHES_ON_PAGE * (min(max(number, 1), pages) - 1)
    streak, longest = person_page.streaks(matches)
    return wire.PersonPage(
        person=owner,
        you=choice is not None,
        choice=choice,
        ratings=None if rated is None else person_page.ratings(rated, results if choice is None else None),
        every_game=tuple(sorted({match.result.game for match in every})),
        totals=person_page.totals(matches),
        games=person_page.by_game(matches),
        rivals=person_page.rivals(matches),
        streak=streak,
        longest_streak=longest,
        best=person_page.best(matches),
        colours=person_page.colours(matches),
        months=person_page.months(matches),
        matches=tuple(each.shown() for each in matches[first : first + MATCHES_ON_PAGE]),
        pages=pages,
        people=(),
    )


async def with_gains(page: wire.PersonPage, store: Store) -> wire.PersonPage:
    gains = await store.gains(page.person.id, [match.table for match in page.matches if match.rated])
    gained = {gain.table_id: person_page.gained_points(gain) for gain in gains}
    return replace(page, matches=tuple(replace(each, gained=gained.get(each.table)) for each in page.matches))


async def _with_people(page: wire.PersonPage, people: People) -> wire.PersonPage:
    """Names are looked up now: a person who is gone has none."""
    named = {rival.person for rival in page.rivals}
    named |= {seat.person for match in page.matches for seat in match.seats if seat.person}
    found = [await people.find(person) for person in sorted(named)]
    return replace(page, people=tuple(person for person in found if person is not None))


@put("/me/page")
async def choose(request: AnyRequest, data: JSONBody[wire.PageChoice]) -> wire.PageChoice:
    person = await require_person(request)
    context_of(request).lobby.renames.take(person.id)
    await context_of(request).lobby.store.keep_page_choice(person.id, PageChoice(data.shows, data.ratings))
    return data


@get("/me/equals")
async def equals(request: AnyRequest) -> list[wire.Equal]:
    """The level of bots that is closest to your rating, in every game where you have one."""
    person = await require_person(request)
    choice = await context_of(request).lobby.store.page_choice(person.id)
    rated = await _ratings(request, person.id, person.id, choice)
    return [wire.Equal(each.game, each.nearest) for each in person_page.ratings(rated or ()) if each.nearest]


people_pages = Router("/api", route_handlers=[page, choose, equals])
