"""The TypeScript types of a game's board are generated from its Python types."""

from typing import Any

from nenuphar.games import find
from nenuphar.testing.web_types import document


def _schemas(key: str) -> dict[str, Any]:
    game = find(key)
    assert game is not None
    found: dict[str, Any] = document(game)["components"]["schemas"]
    return found


def test_a_board_gets_every_field_of_what_it_is_sent_even_those_with_a_default() -> None:
    assert "leads" in _schemas("quibbit")["View"]["required"]
    assert "take_back" in _schemas("china_moon")["Options"]["required"]


def test_an_action_may_leave_out_what_has_a_default() -> None:
    tap = _schemas("gobbit")["Tap"]
    assert tap["required"] == ["type", "target", "scene"]
    assert "reaction" in tap["properties"]


def test_choices_go_by_their_names() -> None:
    schemas = _schemas("china_moon")
    assert schemas["Drop"]["properties"]["lily"] == {"$ref": "#/components/schemas/Lily"}
    assert schemas["Pad"]["properties"]["kind"] == {"$ref": "#/components/schemas/Kind"}
    assert schemas["Frog"] == {"type": "integer"}


def test_an_event_is_told_from_others_by_its_type() -> None:
    schemas = _schemas("quibbit")
    assert schemas["FrogLeapt"]["properties"]["type"] == {"const": "frog-leapt"}
    assert {"$ref": "#/components/schemas/FrogLeapt"} in schemas["Event"]["anyOf"]
