"""The OpenAPI schema, and a server that gets random requests made from it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from nenuphar.server import wire
from nenuphar.server.gateway import schema
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, play_on
from tests.server.stress_size import size

# Read when the test runs: making requests from the schema would slow down the collection of all tests.
DOCUMENT = schemathesis.pytest.from_fixture("document")


def test_all_messages_of_the_socket_are_described() -> None:
    named = schema.components()
    for union, kinds in (("Asks", wire.Asks), ("Tells", wire.Tells)):
        listed = {each["$ref"].rpartition("/")[2] for each in named[union]["anyOf"]}
        assert listed == {kind.__name__ for kind in kinds.__args__}
    for refs in _refs(schema.document()):
        assert refs.removeprefix("#/components/schemas/") in named


def _refs(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for each in part.values() for ref in _refs(each)]
    return [ref for each in part for ref in _refs(each)] if isinstance(part, list | tuple) else []


def test_the_server_serves_its_schema(server: LiveServer) -> None:
    with server.guest() as anna:
        assert anna.http.get("/schema").json() == msgspec.json.decode(schema.encoded())


@pytest.fixture(scope="module")
def document() -> Any:
    return schemathesis.openapi.from_dict(schema.document())


@pytest.fixture(scope="module")
def anna(server: LiveServer) -> Iterator[Guest]:
    with server.guest() as anna:
        yield anna


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    """A table with a finished match, so that all requests can succeed."""
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        live.do("begin")
        play_on(live)
        return str(live.table["id"])


@DOCUMENT.parametrize()
@settings(max_examples=size(4, 300), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_http_request_causes_a_server_error(case: schemathesis.Case[Any], anna: Guest, table: str) -> None:
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = table  # otherwise every example would be refused
    answer = case.call(base_url=f"http://{anna.address}", headers={"Cookie": anna.cookie}, timeout=PATIENCE_S)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        msgspec.json.decode(answer.content, type=wire.Problem)
