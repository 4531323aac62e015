"""The people that tables name, with their names, colours and pictures."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from random import Random

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Millis
from nenuphar.server.model import sanitize
from nenuphar.server.model.profiles import AVATARS, COLOURS, FORMER_GUEST, NAMES, KeptProfile, former_guest
from nenuphar.server.wire import Me, Person, PersonId, Profile
from nenuphar.store import Store

MOST_ELSEWHERE = 20_000  # people who are remembered although no loaded table names them


class People(Mapping[PersonId, Person]):
    """People seen lately. Tables look people up by id after they have been seen."""

    def __init__(self, store: Store, at_tables: Callable[[], Collection[PersonId]] = frozenset) -> None:
        """`at_tables` returns the people that must not be forgotten now."""
        self._store = store
        self._at_tables = at_tables
        self._met: OrderedDict[PersonId, Person] = OrderedDict()  # the last one seen is last
        self._unnamed: set[PersonId] = set()
        self._room = MOST_ELSEWHERE

    def __getitem__(self, person: PersonId) -> Person:
        return self._met[person]

    def __iter__(self) -> Iterator[PersonId]:
        return iter(self._met)

    def __len__(self) -> int:
        return len(self._met)

    async def find(self, person: PersonId) -> Person | None:
        found = self._met.get(person)
        if found is None:
            return await self._read(person)
        self._met.move_to_end(person)
        return None if found.name == FORMER_GUEST else found

    async def changed_elsewhere(self, person: PersonId) -> bool:
        """Read a person again whom another process may have changed or deleted. Returns whether that is so."""
        before = self._met.get(person)
        if before is None or before.name == FORMER_GUEST:
            return False
        if await self._read(person) is None:
            self.forget(person)
        return self._met[person] != before

    def forget(self, person: PersonId) -> None:
        """This person is deleted: old matches show a former guest (TB-96)."""
        self._remember(former_guest(person), named=True)

    def me(self, person: Person) -> Me:
        """A person's own profile."""
        return Me(person.id, person.name, person.colour, person.avatar, person.id not in self._unnamed)

    async def meet(self, people: Iterable[PersonId]) -> None:
        for person in people:
            if await self.find(person) is None:
                self.forget(person)

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

    async def _read(self, person: PersonId) -> Person | None:
        kept = await self._store.profile(person)
        known = self._met.get(person)
        if kept is None or (known is not None and known.name == FORMER_GUEST):  # deleted meanwhile
            return None
        profile = decode(kept, KeptProfile)
        found = Person(person, profile.name, profile.colour, profile.avatar)
        self._remember(found, named=profile.is_named)
        return found

    async def _keep(self, person: Person, now: Millis, *, named: bool) -> None:
        profile = encode(KeptProfile(person.name, person.colour, person.avatar, named))
        await self._store.keep_profile(person.id, profile, now)
        self._remember(person, named=named)

    def _remember(self, person: Person, *, named: bool) -> None:
        self._met[person.id] = person
        self._met.move_to_end(person.id)
        if named:
            self._unnamed.discard(person.id)
        else:
            self._unnamed.add(person.id)
        if len(self._met) > self._room:
            self._forget()

    def _forget(self) -> None:
        """Forget half of the people without a table. The others were just seen: a table may be loading for them."""
        needed = self._at_tables()
        elsewhere = [person for person in self._met if person not in needed]
        for person in elsewhere[: -MOST_ELSEWHERE // 2]:
            del self._met[person]
            self._unnamed.discard(person)
        self._room = len(self._met) + MOST_ELSEWHERE // 2
