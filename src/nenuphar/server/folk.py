"""The people that tables speak of, by their names, colours and pictures."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Millis
from nenuphar.server import manners
from nenuphar.server.wire import Person, PersonId, Profile
from nenuphar.store import Store

COLOURS = ("yellow", "red", "green", "blue", "violet")
AVATARS = ("frog", "duck", "snail", "fish", "dragonfly", "otter", "heron", "turtle")
# The first half of a guest's name. They suit all languages that the page speaks.
NAMES = (
    *("Bambou", "Calla", "Fjord", "Iris", "Jasmin", "Juna", "Lilo", "Lotus", "Luna", "Mika", "Milo", "Mimosa"),
    *("Nero", "Nino", "Opal", "Pico", "Rana", "Rio", "Sava", "Silva", "Taro", "Tilo", "Yuki", "Zora"),
)


class Folk(Mapping[PersonId, Person]):
    """Everybody met so far. Tables ask for people by their ids, after they have been met."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._met: dict[PersonId, Person] = {}

    def __getitem__(self, person: PersonId) -> Person:
        return self._met[person]

    def __iter__(self) -> Iterator[PersonId]:
        return iter(self._met)

    def __len__(self) -> int:
        return len(self._met)

    async def find(self, person: PersonId) -> Person | None:
        found = self._met.get(person)
        if found is None:
            kept = await self._store.profile(person)
            if kept is None:
                return None
            profile = decode(kept, Profile)
            found = self._met[person] = Person(person, profile.name, profile.colour, profile.avatar)
        return found

    async def meet(self, people: Iterable[PersonId]) -> None:
        for person in people:
            if await self.find(person) is None:
                self._met[person] = Person(person, "?", COLOURS[0], AVATARS[0])

    async def new_guest(self, now: Millis) -> Person:
        chance = Random(secrets.token_bytes(16))
        name = f"{chance.choice(NAMES)} {chance.randrange(10, 100)}"
        guest = Person(secrets.token_hex(10), name, chance.choice(COLOURS), chance.choice(AVATARS))
        await self._keep(guest, now)
        return guest

    async def change(self, person: PersonId, wish: Profile, now: Millis) -> Person:
        changed = Person(
            person,
            manners.name(wish.name),
            manners.word(wish.colour, "colour"),
            manners.word(wish.avatar, "avatar"),
        )
        await self._keep(changed, now)
        return changed

    async def _keep(self, person: Person, now: Millis) -> None:
        profile = encode(Profile(person.name, person.colour, person.avatar))
        await self._store.keep_profile(person.id, profile, now)
        self._met[person.id] = person
