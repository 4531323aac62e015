"""`nenuphar join`: a bot takes a seat at a table on a server, and plays to the end."""

import asyncio
import sys
from functools import partial
from random import Random
from typing import Annotated, Any, TextIO

from cyclopts import Parameter

from nenuphar.bots import outside
from nenuphar.bots.limits import Limits
from nenuphar.bots.outside import OutsideBot
from nenuphar.cli import books, language
from nenuphar.cli.errors import CommandError, number
from nenuphar.cli.outside import USUAL, Limited, checked, prints_to_stderr
from nenuphar.client import Guest, Table, Unreachable, play
from nenuphar.client.playing import BUDGET_MS, in_thread
from nenuphar.core.bot import Bot
from nenuphar.core.codec import convert
from nenuphar.core.game import AnyGame, Outcome
from nenuphar.server import wire
from nenuphar.texts import Catalogue

LEAVE_S = 5.0


def join(
    code: str,
    /,
    *,
    bot: str,
    server: str = "http://localhost:8123",
    name: str = "",
    rematch: Annotated[bool, Parameter(negative="")] = False,
    milliseconds: int = BUDGET_MS,
    limits: Limited = USUAL,
    lang: language.Lang = None,
) -> None:
    """Let a bot play at somebody's table, over the network.

    Args:
        code: The invitation: its code or its link.
        bot: A level of the game, such as heron, or a bot of your own, as package.module:Class.
        server: The address of the server.
        name: How the bot is called at the table; without it, as the server likes.
        rematch: Stay for rematches.
        milliseconds: How long the bot may search for a move.
    """
    texts = language.catalogue(lang)
    number("--milliseconds", milliseconds, 1, 3_600_000)
    guest, out = Guest(server), sys.stdout
    try:
        with prints_to_stderr():
            if ":" in bot:
                outside.load(bot)  # before anybody at the table sees it
            asyncio.run(_join(guest, code, bot, checked(limits), name, rematch, milliseconds, texts, out))
    except Unreachable as unreachable:
        raise CommandError("sorry-server", server=server, reason=str(unreachable)) from None


async def _join(
    guest: Guest,
    code: str,
    bot: str,
    limits: Limits,
    name: str,
    rematch: bool,
    budget_ms: int,
    texts: Catalogue,
    out: TextIO,
) -> None:
    await guest.arrive(name)
    invited = await guest.join(code)
    table: PrintingTable | None = PrintingTable(guest, invited.id, texts, out)
    while table is not None:
        async with table:
            found = _bot(table.game, bot, limits)
            await table.take_seat()
            await in_thread(partial(_prepare, table, texts))
            try:
                table.tell_result(await play(table, found, Random(), budget_ms))
            except BaseException:
                await table.give_up()
                raise
            table = await table.next_one() if rematch else None


def _bot(game: AnyGame, named: str, limits: Limits) -> Bot[Any, Any]:
    """A level of this game, or the class of somebody's own bot."""
    if game.realtime is not None:
        raise CommandError("sorry-join-speed", game=game.manifest.title)
    own = next((bot for level, bot in game.bots.items() if level == named.casefold()), None)
    if own is None and ":" not in named:
        raise CommandError("sorry-join-bot", given=named, levels=tuple(game.bots))
    return own or OutsideBot(game.manifest.key, named, named, limits)


def _prepare(table: Table, texts: Catalogue) -> None:
    books.prepare(table.game, convert(table.seen.options, table.game.manifest.options), texts)


class PrintingTable(Table):
    """A table whose events are printed."""

    def __init__(self, guest: Guest, table: wire.TableId, texts: Catalogue, out: TextIO) -> None:
        super().__init__(guest, table)
        self._texts = texts
        self._out = out
        self._is_lost = False

    async def take_seat(self) -> None:
        if self.seat is None and self.seen.phase != "waiting":
            raise CommandError("sorry-join-begun")
        if self.seat is None and all(seat.kind != "open" for seat in self.seen.seats):
            raise CommandError("sorry-join-full", seats=len(self.seen.seats))
        seat = await self.sit()
        self._say("join-seated", game=self.game.manifest.title, name=self.me.name, seat=seat + 1)
        if self.seen.phase == "waiting":
            self._say("join-waiting")
            await self.until(lambda: self.seen.phase != "waiting" or self.seen.you is None)
            if self.seen.you is None:
                raise CommandError("sorry-join-removed")
        self._say("join-begun", players=self.names)

    def tell_result(self, outcome: Outcome) -> None:
        assert self.seat is not None
        place = outcome.ranks[self.seat]
        self._say("join-won" if place == 1 else "join-over", place=place, players=len(outcome.ranks))

    async def give_up(self) -> None:
        """Leave the seat, so that the others can let another bot play for it."""
        if self.outcome is None and self.seat is not None:
            try:
                async with asyncio.timeout(LEAVE_S):
                    await self.ask(wire.Stand)
            except Exception:  # whatever ends this, there is a better reason to tell
                return

    async def next_one(self) -> "PrintingTable":
        self._say("join-rematch")
        await self.until(lambda: self.seen.rematch is not None)
        assert self.seen.rematch is not None
        return PrintingTable(self.guest, self.seen.rematch, self._texts, self._out)

    def hear(self, tell: wire.Tells) -> None:
        if isinstance(tell, wire.Welcome) and self._is_lost:
            self._is_lost = False
            self._say("join-back")

    def dropped(self) -> None:
        self._is_lost = True
        self._say("join-lost")

    def _say(self, key: str, **facts: Any) -> None:
        print(self._texts.text(key, facts), file=self._out, flush=True)
