"""The people that tables speak of, by their names, colours and pictures."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Millis
from nenuphar.server.model import sanitize
from nenuphar.server.model.profiles import AVATARS, COLOURS, NAMES, KeptProfile
from nenuphar.server.wire import Me, Person, PersonId, Profile
from nenuphar.store import Store


class People(Mapping[PersonId, Person]):
    """Everybody met so far. Tables ask for people by their ids, after they have been met."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._met: dict[PersonId, Person] = {}
        self._unnamed: set[PersonId] = set()

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
            profile = decode(kept, KeptProfile)
            if not profile.is_named:
                self._unnamed.add(person)
            found = self._met[person] = Person(person, profile.name, profile.colour, profile.avatar)
        return found

    def me(self, person: Person) -> Me:
        """What somebody is told about themselves."""
        return Me(person.id, person.name, person.colour, person.avatar, person.id not in self._unnamed)

    async def meet(self, people: Iterable[PersonId]) -> None:
        for person in people:
            if await self.find(person) is None:
                self._met[person] = Person(person, "?", COLOURS[0], AVATARS[0])

    async def new_guest(self, now: Millis) -> Person:
        chance = Random(secrets.token_bytes(16))
        name = f"{chance.choice(NAMES)} {chance.randrange(10, 100)}"
        guest = Person(secrets.token_hex(10), name, chance.choice(COLOURS), chance.choice(AVATARS))
        await self._keep(guest, now, named=False)
        return guest

    async def change(self, person: PersonId, wish: Profile, now: Millis) -> Person:
        changed = Person(
            person,
            sanitize.name(wish.name),
            sanitize.word(wish.colour, "colour"),
            sanitize.word(wish.avatar, "avatar"),
        )
        await self._keep(changed, now, named=True)
        return changed

    async def _keep(self, person: Person, now: Millis, *, named: bool) -> None:
        profile = encode(KeptProfile(person.name, person.colour, person.avatar, named))
        await self._store.keep_profile(person.id, profile, now)
        if named:
            self._unnamed.discard(person.id)
        else:
            self._unnamed.add(person.id)
        self._met[person.id] = person
