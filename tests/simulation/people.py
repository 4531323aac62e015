"""People who meet at tables and play random matches, with all that people do besides."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Protocol, get_type_hints

from nenuphar import games
from nenuphar.core.codec import reader
from nenuphar.core.game import AnyGame, Refused
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.wire import NewTable, SeatPlan
from nenuphar.store import Unavailable
from tests.simulation.browser import Facts, Internet, Match, Page, Seats
from tests.simulation.workers import GAMES

AGAIN_S = 1.5  # after a request that failed
WHIMS = 0.03
PATIENCE_S = 90.0  # that a host waits for others before a bot gets their seat
LINGER_S = 20.0  # after the end of a match


class House(Internet, Protocol):
    """All nodes, as requests over HTTP reach them."""

    def request(
        self, work: Callable[["Desk"], Any], chance: Random, done: Callable[[Any], None], failed: Callable[[], None]
    ) -> None: ...

    @property
    def is_closing(self) -> bool:
        """Whether nobody should begin another match."""
        ...


class Desk(Protocol):
    """What a request needs of the node that answers it."""

    lobby: Lobby

    def cookie(self, person: str) -> str: ...


class Party:
    """Some people who play one match after the other."""

    def __init__(self, house: House, name: str, chance: Random) -> None:
        self.matches = 0
        self.is_done = False
        self._house = house
        self._chance = chance
        self.people = [Visitor(house, self, Random(f"{name} {number}"), number) for number in range(4)]
        self._next()

    def _next(self) -> None:
        """Open another table."""
        if self._house.is_closing:
            self.is_done = True
            return
        chance = self._chance
        game = chance.choice(games.every())
        count = chance.choice([seats for seats in game.manifest.seats if seats <= 5])
        guests = min(chance.randrange(3), count - 1)  # beside the host
        levels = list(game.bots)
        plans = [SeatPlan("me"), *[SeatPlan("open")] * guests]
        while len(plans) < count:
            around = game.manifest.around and plans.count(SeatPlan("here", name="Lou")) == 0 and chance.random() < 0.2
            plans.append(SeatPlan("here", name="Lou") if around else SeatPlan("bot", chance.choice(levels)))
        self._guests = guests
        self._present: set[int] = {0}
        seconds = chance.choice((5, 10, 20, 60))
        public = chance.random() < 0.5
        self.people[0].open(NewTable(game.manifest.key, tuple(plans), options_for(game, chance), seconds, public))

    def opened(self, table: str, code: str) -> None:
        """The host sits at the table, and calls the others."""
        for person in self.people[1 : self._guests + 1]:
            person.join(code, plays=True)
        for person in self.people[self._guests + 1 :]:
            if self._chance.random() < 0.4:
                person.join(code, plays=False)

    def is_over(self) -> None:
        """The host has seen the end."""
        self.matches += 1
        self._house.outside.call_later(self._chance.uniform(1, LINGER_S), self._leave)

    def _leave(self) -> None:
        for person in self.people:
            person.leave()
        self._next()


class Visitor:
    def __init__(self, house: House, party: Party, chance: Random, number: int) -> None:
        self.page: Page | None = None
        self._house = house
        self._party = party
        self._chance = chance
        self._number = number
        self._person = self._cookie = ""
        self._plays = True
        self._told_code = self._saw_end = False
        self._thinking: Page | None = None  # at which page
        self._since = 0.0
        self._visit = 0

    # Coming and going

    def open(self, wish: NewTable) -> None:
        self._plays, self._told_code, self._saw_end = True, False, False
        self._ask_house(lambda desk: desk.lobby.open(wish, self._person), self._go, lambda: self.open(wish))

    def join(self, code: str, plays: bool) -> None:
        self._plays, self._saw_end = plays, False
        self._ask_house(lambda desk: desk.lobby.join(code, self._person), self._go, lambda: self.join(code, plays))

    def leave(self) -> None:
        self._visit += 1
        if self.page is not None:
            self.page.close()
            self.page = None

    def _go(self, table: str) -> None:
        self._since = self._house.outside.time()
        self.page = Page(self._house, self._chance, self._person, self._cookie, table, self._changed)

    def _ask_house(self, work: Callable[[Desk], Any], then: Callable[[Any], None], again: Callable[[], None]) -> None:
        visit = self._visit

        async def asked(desk: Desk) -> Any:
            try:
                if not self._person:
                    self._person = (await desk.lobby.people.new_guest(0)).id
                self._cookie = desk.cookie(self._person)
                return await work(desk)
            except (Refused, Unavailable):
                return None

        def done(answer: Any) -> None:
            if visit == self._visit:
                if answer is None:
                    failed()
                else:
                    then(answer)

        def failed() -> None:
            if visit == self._visit:
                self._house.outside.call_later(self._chance.uniform(0.5, AGAIN_S), again)

        self._house.request(asked, self._chance, done, failed)

    # At the table

    def _changed(self) -> None:
        page = self.page
        if page is None or page.seats is None:
            return
        if self._number == 0 and not self._told_code and page.seats.code:
            self._told_code = True
            self._party.opened(page.table, page.seats.code)
        if page.seats.phase in ("over", "closed") and not self._saw_end:
            self._saw_end = True
            if self._number == 0:
                self._party.is_over()
        if self._thinking is not page:
            self._thinking = page
            self._house.outside.call_later(self._think_s(), self._consider, page)

    def _think_s(self) -> float:
        return 8 * self._chance.random() if self._chance.random() < 0.02 else 0.5 * self._chance.random()

    def _consider(self, page: Page) -> None:
        if page is not self.page:
            return
        self._thinking = None
        if not page.is_live or page.seats is None:
            return
        if self._chance.random() < WHIMS:
            self._whim(page, page.seats)
        if len(page.pending) >= 2:
            return
        wish = self._wish(page.seats, page.match)
        if wish is not None:
            page.ask(wish)
        elif page.seats.phase in ("waiting", "playing"):
            self._thinking = page  # nothing to do now; something may have to be done later without news
            self._house.outside.call_later(5.0, self._consider, page)

    def _wish(self, seats: Seats, match: Match | None) -> Facts | None:
        own = seats.you
        match seats.phase:
            case "waiting":
                return self._wish_before(seats, own)
            case "playing" if own is not None and match is not None:
                chair = seats.seats[own]
                if chair.stand_in and not chair.resigned:
                    return {"type": "come-back"}
                if seats.takeover is not None and own in seats.takeover.asked and self._chance.random() < 0.5:
                    agree = self._chance.random() < 0.8
                    return {"type": "vote", "seat": seats.takeover.seat, "agree": agree}
                return None if chair.resigned else self._move(seats.game, own, match)
            case _:
                return None

    def _wish_before(self, seats: Seats, own: int | None) -> Facts | None:
        free = [seat for seat, chair in enumerate(seats.seats) if chair.kind == "open"]
        if own is None:
            return {"type": "sit", "seat": self._chance.choice(free)} if self._plays and free else None
        if seats.host != self._person:
            return None
        if not free:
            return {"type": "begin"}
        if self._house.outside.time() - self._since > PATIENCE_S:
            return {"type": "fill", "seat": free[0], "level": GAMES[seats.game].usual_level}
        return None

    def _move(self, key: str, own: int, match: Match) -> Facts | None:
        """A legal move, from what the page was told."""
        if match.hands:
            offered = [(hand, offer) for hand in match.hands for offer in hand.offers or ()]
            if not offered:
                return None
            hand, offer = self._chance.choice(offered)
            return {"type": "act", "question": hand.question, "action": offer.action, "seat": hand.seat}
        may = own in match.may and self._chance.random() < 0.1
        if own not in match.due and not may:
            return None
        if match.offers is not None:
            if not match.offers:
                return {"type": "come-back"}  # only a player who is away has nothing to choose from
            action = self._chance.choice(match.offers).action
        else:
            action = GAMES[key].moves(view_reader(key)(match.view)).sample(self._chance)
        return {"type": "act", "question": match.question, "action": action}

    def _whim(self, page: Page, seats: Seats) -> None:
        chance = self._chance
        seat = chance.randrange(len(seats.seats))
        whims: list[Facts] = [
            {"type": "chat", "text": "la " * chance.randrange(1, 20)},
            {"type": "react", "sign": "hello"},
            {"type": "pinch", "bytes": "beef"},
            {"type": "propose", "seat": seat},
            {"type": "vote", "seat": seat, "agree": True},
            {"type": "come-back"},
            {"type": "learn", "on": chance.random() < 0.5},
            {"type": "pace", "quick": chance.random() < 0.5},
            {"type": "rematch"},
        ]
        if chance.random() < 0.15:
            whims = [{"type": "stand"}, {"type": "resign"}] if seats.phase == "playing" else whims
        answered = [name for name in page.asks if name in page.answers]
        if answered and chance.random() < 0.4:
            page.repeat(chance.choice(answered))
        else:
            page.ask(chance.choice(whims))


def options_for(game: AnyGame, chance: Random) -> dict[str, Any]:
    """Short matches, in many ways."""
    match game.manifest.key:
        case "gobbit":
            tempo = chance.choice(("by-hand", "leisurely", "steady", "brisk", "frantic"))
            return {"tempo": tempo, "beginners": chance.random() < 0.5, "expert": chance.random() < 0.3}
        case "quibbix":
            return {"rounds": 1, "turn_seconds": 60, "coined": chance.random() < 0.3}
        case _:
            return {}


@cache
def view_reader(key: str) -> Callable[[bytes], Any]:
    return reader(get_type_hints(GAMES[key].moves)["view"])
