"""`nenuphar serve`: opens the table to browsers, here and in the local network."""

import os
import webbrowser
from pathlib import Path
from typing import Annotated

import segno
from cyclopts import Parameter

from nenuphar.cli import kept, language
from nenuphar.cli.sorry import Sorry, number
from nenuphar.server import network
from nenuphar.texts import Catalogue


def serve(
    *,
    host: Annotated[str, Parameter(env_var="NENUPHAR_HOST")] = "0.0.0.0",
    port: Annotated[int, Parameter(env_var="NENUPHAR_PORT")] = 8123,
    database: Annotated[Path | None, Parameter(env_var="NENUPHAR_DATABASE")] = None,
    name: Annotated[tuple[str, ...], Parameter(env_var="NENUPHAR_NAME", negative="")] = (),
    origin: Annotated[tuple[str, ...], Parameter(env_var="NENUPHAR_ORIGIN", negative="")] = (),
    token_days: Annotated[int, Parameter(env_var="NENUPHAR_TOKEN_DAYS")] = 180,
    away_seconds: Annotated[int, Parameter(env_var="NENUPHAR_AWAY_SECONDS")] = 20,
    forget_days: Annotated[int, Parameter(env_var="NENUPHAR_FORGET_DAYS")] = 30,
    bot_pause_ms: Annotated[int, Parameter(env_var="NENUPHAR_BOT_PAUSE_MS")] = 900,
    bot_budget_ms: Annotated[int, Parameter(env_var="NENUPHAR_BOT_BUDGET_MS")] = 300,
    bot_processes: Annotated[int, Parameter(env_var="NENUPHAR_BOT_PROCESSES")] = 1,
    most_sockets: Annotated[int, Parameter(env_var="NENUPHAR_MOST_SOCKETS")] = 5_000,
    asks_per_second: Annotated[int, Parameter(env_var="NENUPHAR_ASKS_PER_SECOND")] = 10,
    requests_per_second: Annotated[int, Parameter(env_var="NENUPHAR_REQUESTS_PER_SECOND")] = 20,
    tables_per_minute: Annotated[int, Parameter(env_var="NENUPHAR_TABLES_PER_MINUTE")] = 10,
    guests_per_minute: Annotated[int, Parameter(env_var="NENUPHAR_GUESTS_PER_MINUTE")] = 60,
    codes_per_minute: Annotated[int, Parameter(env_var="NENUPHAR_CODES_PER_MINUTE")] = 20,
    chats_per_minute: Annotated[int, Parameter(env_var="NENUPHAR_CHATS_PER_MINUTE")] = 40,
    log_level: Annotated[str, Parameter(env_var="NENUPHAR_LOG_LEVEL")] = "warning",
    browser: Annotated[bool, Parameter(env_var="NENUPHAR_BROWSER")] = True,
    lang: str | None = None,
) -> None:
    """Open the table: play in a browser, with friends by link or QR code, and with bots.

    Parameters
    ----------
    host
        The address to listen at: 0.0.0.0 for everybody in the local network, 127.0.0.1 for this machine alone.
    port
        The port to listen at.
    database
        The file that keeps tables and people; without it, nenuphar.sqlite3 in the data folder (see NENUPHAR_HOME).
    name
        A host name that this server may be called by, beside the machine's own. May be given several times.
    origin
        The address of a page that may speak to this server though it comes from elsewhere, such as
        http://localhost:5173. May be given several times.
    token_days
        How many days somebody is remembered who does not come back.
    away_seconds
        How long somebody has to be gone until the others may ask a bot to stand in.
    forget_days
        After how many days without anything happening a table is removed at which no match was begun.
    bot_pause_ms
        How long bots pause before a move, so that people can follow; with 0 they never take their time.
    bot_budget_ms
        How long a bot that searches may think about a move.
    bot_processes
        How many processes bots think in.
    most_sockets
        How many browsers may be connected at the same time.
    asks_per_second
        How many messages a second one connection may send in the long run.
    requests_per_second
        How many requests a second one person may make in the long run.
    tables_per_minute
        How many tables a minute one person may open.
    guests_per_minute
        How many new guests a minute may come from one address.
    codes_per_minute
        How many invitations and device links a minute may be tried from one address.
    chats_per_minute
        How many words and reactions a minute one person may send in the long run.
    log_level
        How much to log: debug, info, warning or error.
    browser
        Open the page in a browser.
    lang
        The language to speak: en, fr or de.
    """
    # The web framework is large: no other command should wait for it.
    from nenuphar.server import log, serving
    from nenuphar.server.settings import Settings
    from nenuphar.store import Unusable

    words = Catalogue(language.asked(lang, os.environ))
    settings = Settings(
        database=_database(database),
        host=host,
        port=number("--port", port, 0, 65_535),
        names=name,
        origins=origin,
        token_days=number("--token-days", token_days, 1, 3_650),
        away_seconds=number("--away-seconds", away_seconds, 0, 86_400),
        forget_days=number("--forget-days", forget_days, 1, 36_500),
        bot_pause_ms=number("--bot-pause-ms", bot_pause_ms, 0, 60_000),
        bot_budget_ms=number("--bot-budget-ms", bot_budget_ms, 20, 60_000),
        bot_processes=number("--bot-processes", bot_processes, 1, 64),
        most_sockets=number("--most-sockets", most_sockets, 1, 1_000_000),
        asks_per_second=number("--asks-per-second", asks_per_second, 1, 1_000_000),
        asks_burst=3 * asks_per_second,
        requests_per_second=number("--requests-per-second", requests_per_second, 1, 1_000_000),
        requests_burst=5 * requests_per_second,
        tables_per_minute=number("--tables-per-minute", tables_per_minute, 1, 1_000_000),
        guests_per_minute=number("--guests-per-minute", guests_per_minute, 1, 1_000_000),
        codes_per_minute=number("--codes-per-minute", codes_per_minute, 1, 1_000_000),
        chats_per_second=number("--chats-per-minute", chats_per_minute, 1, 1_000_000) / 60,
        chats_burst=max(6, chats_per_minute // 10),
    )
    if log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise Sorry("sorry-value", name="--log-level", given=log_level)
    log.set_up(log_level.upper())
    try:
        listener = serving.listen(settings)
    except serving.PortTaken:
        raise Sorry("sorry-port", port=str(port)) from None
    except OSError as error:
        raise Sorry("sorry-address", host=host, port=str(port), reason=error.strerror or str(error)) from None
    here = listener.getsockname()[1]
    local = network.local_address() if host in network.ANYWHERE else None
    try:
        serving.run(settings, listener, lambda: _welcome(words, host, here, local, browser))
    except Unusable as unusable:
        raise Sorry("sorry-file", path=str(settings.database), reason=str(unusable)) from None


def _database(given: Path | None) -> Path:
    path = given or kept.folder(os.environ).parent / "nenuphar.sqlite3"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise kept.unusable(path, error) from None
    return path


def _welcome(words: Catalogue, host: str, port: int, local: str | None, browser: bool) -> None:
    here = f"http://{'localhost' if host in network.ANYWHERE else host}:{port}/"
    print(words.text("serve-here", {"address": here}), flush=True)
    if local is not None:
        there = f"http://{local}:{port}/"
        print(words.text("serve-there", {"address": there}))
        segno.make(there, error="l", micro=False).terminal(compact=True)
    print(words.text("serve-stop"), flush=True)
    if browser:
        webbrowser.open(here)
