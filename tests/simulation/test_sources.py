"""The server takes time and chance only from where the simulation replaces them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import nenuphar.server
from tests.simulation.sources import CLOCKS, SECRETS

SERVER = Path(nenuphar.server.__file__).parent
WATCHED = {"time", "secrets", "random", "uuid", "os", "datetime", "threading", "multiprocessing", "concurrent"}
# What the simulation does without: HTTP, frames, sockets, worker processes, pictures and notifications.
NOT_SIMULATED = {
    "serving",
    "gateway/app",
    "gateway/host_identity",
    "gateway/host_page",
    "gateway/http_protocol",
    "gateway/notify_routes",
    "lobby/analyses",
    "lobby/backups",
    "lobby/checking",
    "lobby/pictures",
    "lobby/puzzles",
    "lobby/replays",
    "lobby/results",
    "lobby/trials",
    "net/authority",
    "net/certificates",
    "net/websocket",
    "notify/guard",
    "notify/notifier",
    "notify/secrets",
    "notify/sender",
    "notify/sending",
    "nodes/address",
    "nodes/internal_port",
    "nodes/handshake",
    "nodes/processes",
    "nodes/node_keys",
    "table/outside_bots",
    "table/outside_process",
    "table/thinkers",
    "table/workers",
    "table/words/library",
}
# Their clocks are arguments, or their chance has a seed.
HARMLESS = {"clock", "nodes/lease", "nodes/node", "table/bots"}
# They write down times that they are given.
HARMLESS |= {"gateway/yours_routes", "lobby/days", "lobby/takeout", "model/person_page", "notify/quiet"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module.partition(".")[0]
            case _:
                pass


def test_no_other_module_of_the_server_has_a_clock_or_chance_of_its_own() -> None:
    replaced = {module.__name__ for module, _ in CLOCKS} | {module.__name__ for module in SECRETS}
    replaced |= {"nenuphar.server.net.latency"}
    used = {
        path.relative_to(SERVER).with_suffix("").as_posix()
        for path in SERVER.rglob("*.py")
        if WATCHED.intersection(imported(path))
    }
    known = {name.removeprefix("nenuphar.server.").replace(".", "/") for name in replaced}
    assert used <= known | NOT_SIMULATED | HARMLESS
