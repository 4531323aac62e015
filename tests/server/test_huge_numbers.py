"""Huge numbers in every numeric field: they are refused, and the table continues."""

import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from nenuphar import games
from nenuphar.core.codec import decode, parse
from nenuphar.core.game import AnyGame, Refused
from nenuphar.server import wire
from nenuphar.shelf import parse_toml
from tests.server.live_server import Live, NewGuest

ENDLESS = ("9" * 4_300, "-" + "9" * 4_300, str(2**63), str(2**64), str(-(2**63) - 1))
VAST = (str(2**63 - 1), str(-(2**63)), str(2**31), "-1")
MARK = 123_454_321  # replaced by a huge number


def samples(kind: inspect.Type) -> Iterator[Any]:
    """JSON values of this type: one for each numeric field, with MARK in it."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from samples(inner)
        case inspect.IntType() | inspect.AnyType() | inspect.RawType():
            yield MARK
        case inspect.UnionType(types=types):
            for each in types:
                yield from samples(each)
        case inspect.StructType(fields=fields):
            for place in fields:
                for inside in samples(place.type):
                    rest = {each.encode_name: harmless(each.type) for each in fields if each is not place}
                    yield {**tagged(kind), **rest, place.encode_name: inside}
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from ([inside] for inside in samples(item))
        case inspect.TupleType(item_types=items):
            for number, item in enumerate(items):
                for inside in samples(item):
                    yield [inside if number == place else harmless(each) for place, each in enumerate(items)]
        case _:
            return


def harmless(kind: inspect.Type) -> Any:
    """A harmless value of this type."""
    match kind:
        case inspect.Metadata(type=inner):
            return harmless(inner)
        case inspect.UnionType(types=types):
            return harmless(types[0])
        case inspect.IntType():
            return 1
        case inspect.BoolType():
            return True
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case inspect.StructType(fields=fields):
            return {**tagged(kind), **{each.encode_name: harmless(each.type) for each in fields}}
        case inspect.TupleType(item_types=items):
            return [harmless(item) for item in items]
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return []
        case inspect.DictType():
            return {}
        case inspect.NoneType():
            return None
        case _:
            return "x"


def tagged(kind: inspect.StructType) -> dict[str, Any]:
    return {kind.tag_field: kind.tag} if kind.tag_field else {}


def asks() -> list[Any]:
    return [each for each in samples(inspect.type_info(wire.Asks)) if each.get("id") != MARK]


def actions(game: AnyGame) -> list[Any]:
    kind: Any = game.manifest.action
    return list(samples(inspect.type_info(kind)))


def put_in(shape: Any, number: str) -> str:
    return msgspec.json.encode(shape).decode().replace(str(MARK), number)


def refusal(live: Live, text: str, name: str) -> Any:
    live.socket.send(text)
    live.until(lambda live: name in live.answers or "" in live.answers)
    return live.answers.pop(name, None) or live.answers.pop("")


@pytest.mark.rule("TB-8")
def test_every_ask_that_takes_a_number_is_found() -> None:
    found = {(each["type"], key) for each in asks() for key, value in each.items() if value == MARK}
    assert found >= {("act", key) for key in ("question", "claim_us", "seat", "action")} | {
        (kind, "seat") for kind in ("sit", "kick", "fill", "propose", "vote")
    }


@pytest.mark.rule("TB-8")
def test_no_number_in_an_ask_is_unbounded(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        for shape in asks():
            for number in (*ENDLESS, *VAST):
                text = put_in({**shape, "id": "x"}, number)
                answer = refusal(live, text, "x")
                assert answer["type"] == "refusal", (shape, number)
                if number in ENDLESS:
                    assert answer["rule"] == "TB-8", (shape, number)
        live.do("chat", text="the table continues")


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("key", [game.manifest.key for game in games.every()])
def test_no_number_in_an_action_is_unbounded(guest: NewGuest, key: str) -> None:
    game = games.find(key)
    assert game is not None
    anna = guest()
    level = next(iter(game.bots))
    seats = ",".join(["me", *[level] * (game.manifest.seats[0] - 1)])
    with anna.at(anna.open(seats, game=key)) as live:
        live.do("begin").until(lambda live: live.match)
        tried = 0
        for shape in actions(game):
            for number in (*ENDLESS, *VAST):
                assert live.match is not None
                act = {"type": "act", "id": f"x{tried}", "question": live.match["question"], "action": shape}
                answer = refusal(live, put_in(act, number), act["id"])
                if number in ENDLESS:
                    assert (answer["type"], answer.get("rule")) == ("refusal", "TB-8"), (shape, number)
                tried += 1
        live.do("chat", text="the table continues")


@pytest.mark.rule("TB-8")
def test_no_number_over_http_is_unbounded(guest: NewGuest) -> None:
    anna = guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for number in ENDLESS:
        for path, wish in (
            ("/api/tables", {"game": "quibbit", "seats": seats, "decision_seconds": MARK}),
            ("/api/tables", {"game": "quibbit", "seats": seats, "options": {"round_limit": MARK}}),
            ("/api/tables", {"game": "quibbit", "seats": seats, "options": {"youngest": MARK}}),
            ("/api/tables/quick", {"game": "quibbit", "options": {"round_limit": MARK}}),
            ("/api/tables/quick", {"game": "quibbit", "options": {"board": [[{"x": MARK}]]}}),
            ("/api/games/china-moon/check", {"option": "board", "data": {"pads": MARK}}),
        ):
            headers = {"Content-Type": "application/json"}
            answer = anna.http.post(path, content=put_in(wish, number), headers=headers)
            assert (answer.status_code, answer.json()["rule"]) == (400, "TB-8"), (wish, number)


@pytest.mark.rule("TB-8")
def test_no_number_in_a_url_is_unbounded(guest: NewGuest) -> None:
    anna = guest()
    table = anna.open("me,open")
    for number in (*ENDLESS, *VAST):
        answer = anna.http.get(f"/api/tables/{table}/lines?before={number}")
        assert answer.status_code in (200, 400), (number, answer.text)


@pytest.mark.parametrize("number", ENDLESS)
def test_no_number_in_a_file_is_unbounded(number: str) -> None:
    for read, text in (
        (parse, f'{{"a": [{number}]}}'),
        (lambda data: decode(data, Any), f'{{"a": [{number}]}}'),
        (parse_toml, f"a = [{{b = {number}}}]"),
    ):
        with pytest.raises(Refused) as refused:
            read(text.encode())
        assert refused.value.rule == "TB-8"
        assert len(str(refused.value.facts)) < 200


def test_digits_in_a_text_are_not_a_number(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        live.do("chat", text="12345678901234567890123")
        assert live.lines[-1]["text"] == "12345678901234567890123"
    assert parse_toml(b'a = "12345678901234567890123"') == tomllib.loads('a = "12345678901234567890123"')
