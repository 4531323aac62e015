"""Puzzles on a real server: one for everybody every day, a trainer, and no solution before an answer."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nenuphar import games
from nenuphar.core.puzzles import AnyPuzzle
from nenuphar.puzzles import keeping
from nenuphar.puzzles.sources import Mined
from nenuphar.puzzles.sources import source as puzzle_source
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby import puzzle_views
from nenuphar.server.lobby.days import DAY_MS, day_at
from nenuphar.server.model.puzzles import START
from nenuphar.testing.words import Small, as_installed, small_list
from tests.server.live_server import Facts, Guest, NewGuest, NewServer

GERMAN = Small(zipf={"ja": 6.0}, dictionary=("ja",))
MINED = ("quibbit", "china_moon")


def kept(game: str) -> dict[str, AnyPuzzle]:
    file = keeping.kept(games.load(game))
    assert file is not None
    return {puzzle.key: puzzle for puzzle in file.puzzles}


def day(guest: Guest, game: str = "quibbit") -> Facts:
    found: Facts = guest.http.get(f"/api/puzzles/{game}/day").json()
    return found


def following(guest: Guest, game: str = "quibbit", edition: str = "") -> Facts:
    found: Facts = guest.http.get(f"/api/puzzles/{game}/next", params={"edition": edition}).json()
    return found


def plain(action: Any) -> Any:
    return msgspec.to_builtins(action)


def answer(guest: Guest, task: Facts, *actions: Any) -> Facts:
    body = {"actions": [plain(action) for action in actions], "day": task["day"]}
    found: Facts = guest.http.post(f"/api/puzzles/{task['game']}/{task['key']}", json=body).json()
    return found


def solve(guest: Guest, task: Facts, right: bool = True) -> Facts:
    puzzle = kept(task["game"])[task["key"]]
    found: Facts = answer(guest, task, puzzle.solutions[0] if right else puzzle.tempting)["verdict"]
    return found


def standing(guest: Guest, game: str = "quibbit") -> Facts:
    [found] = [each for each in guest.http.get("/api/puzzles").json() if each["game"] == game]
    facts: Facts = found
    return facts


@pytest.mark.rule("TB-150")
def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_counts_once(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    task = day(anna)
    assert task["key"] == day(bert)["key"]
    assert task["day"] == day_at(now_ms())
    assert (task["counts"], task["rated"]) == (True, True)
    wrong = solve(anna, task, right=False)
    assert (wrong["right"], wrong["counted"], wrong["rated"], wrong["change"] < 0) == (False, True, True, True)
    first, once_more = standing(anna)["today"], day(anna)
    assert (once_more["counts"], once_more["rated"]) == (False, False)
    again = solve(anna, once_more)
    assert (again["right"], again["counted"], again["rated"], again["change"]) == (True, False, False, 0)
    assert standing(anna)["today"] == first
    assert first["points"] < first["best"]
    solved = solve(bert, task)
    assert solved["standing"]["days"] == solved["standing"]["longest"] == 1
    score = standing(bert)["today"]
    assert score["points"] == score["best"] == first["best"]


@pytest.mark.rule("TB-150", "TB-154")
def test_a_puzzle_of_the_day_that_was_solved_before_counts_for_the_day_but_not_for_the_rating(
    guest: NewGuest, new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    with new_server().guest() as anna:
        early = following(anna)
        solve(anna, early)
        source = puzzle_source("quibbit")
        assert source is not None
        ahead = next(n for n in range(200) if source.of_day(day_at(now_ms() + n * DAY_MS)) == early["key"])
        calendar(ahead)
        task = day(anna)
        assert (task["key"], task["counts"], task["rated"]) == (early["key"], True, False)
        told = solve(anna, task)
        assert (told["counted"], told["rated"], told["change"], told["standing"]["days"]) == (True, False, 0, 1)


@pytest.mark.rule("TB-150", "TB-154")
def test_of_two_tabs_that_answer_at_once_the_first_counts(guest: NewGuest) -> None:
    anna = guest()
    for given in (day, following):
        task = given(anna)
        with ThreadPoolExecutor(6) as tabs:
            told = list(tabs.map(lambda n: solve(anna, task, right=n % 2 == 0), range(6)))  # noqa: B023
        [counted] = [each for each in told if each["rated"]]
        assert counted["change"] != 0
        assert {each["change"] for each in told if each is not counted} == {0}
        again = following(anna)["standing"]
        assert again["rating"] == counted["standing"]["rating"]


@pytest.mark.rule("TB-66", "TB-150")
def test_a_day_has_results_a_spread_and_a_table_of_the_house(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    place = f"/api/puzzles/quibbit/days/{day_at(now_ms())}"
    empty = anna.http.get("/api/puzzles/quibbit/days").json()
    assert (empty["today"]["score"], empty["streak"], sum(empty["spread"])) == (None, 0, 0)
    solve(anna, day(anna))
    right = standing(anna)["today"]
    assert bert.http.get(place).json()["rule"] == "TB-66"
    solve(bert, day(bert), right=False)
    wrong = standing(bert)["today"]
    page = bert.http.get("/api/puzzles/quibbit/days").json()
    assert (page["today"]["score"], page["streak"], page["longest"]) == (wrong, 0, 0)
    assert page["spread"][10 * wrong["points"] // wrong["best"]] == 1
    page = anna.http.get("/api/puzzles/quibbit/days").json()
    assert (page["today"]["score"], page["streak"], page["longest"], page["spread"][10]) == (right, 1, 1, 1)
    rows = {row["person"]["id"]: row["score"] for row in bert.http.get(place).json()["rows"]}
    assert (rows[anna.id], rows[bert.id]) == (right, wrong)
    assert [*rows].index(anna.id) < [*rows].index(bert.id)
    tomorrow = f"/api/puzzles/quibbit/days/{day_at(now_ms() + DAY_MS)}"
    assert anna.http.get(tomorrow).json()["rule"] == "TB-62"
    assert anna.http.get("/api/puzzles/quibbix/days").json()["rule"] == "TB-20"


@pytest.mark.rule("TB-62", "TB-152")
@pytest.mark.parametrize("game", MINED)
def test_a_past_day_can_be_played_and_does_not_count(guest: NewGuest, game: str) -> None:
    anna = guest()
    page = anna.http.get(f"/api/puzzles/{game}/days").json()
    past = page["past"][0]["day"]
    task = anna.http.get(f"/api/puzzles/{game}/day", params={"day": past}).json()
    assert (task["day"], task["counts"], task["rated"]) == (past, False, True)
    told = solve(anna, task)
    assert (told["right"], told["counted"], told["rated"]) == (True, False, True)
    after = anna.http.get(f"/api/puzzles/{game}/days").json()
    assert (after["streak"], sum(after["spread"]), after["past"][0]["score"]) == (0, 0, None)
    for other, fault in ((day_at(now_ms() + DAY_MS), "future"), ("2026-02-30", "unknown")):
        refused = anna.http.get(f"/api/puzzles/{game}/day", params={"day": other}).json()
        assert (refused["rule"], refused["facts"]["fault"]) == ("TB-62", fault)


@pytest.mark.rule("TB-152")
def test_nobody_gets_a_puzzle_of_the_coming_days(guest: NewGuest) -> None:
    """Not as a past day, not from the trainer, and not because it was answered long ago."""
    source = puzzle_source("quibbit")
    assert source is not None
    today = day_at(now_ms())
    coming = source.coming(today)
    assert coming == [source.of_day(day_at(now_ms() + ahead * DAY_MS)) for ahead in range(15)]
    anna = guest()
    [earlier] = [
        back for back in range(1, 200) if source.of_day(day_at(now_ms() - back * DAY_MS)) == coming[5] and back > 0
    ][:1]
    past = day_at(now_ms() - earlier * DAY_MS)
    assert anna.http.get("/api/puzzles/quibbit/day", params={"day": past}).json()["facts"] == {"fault": "soon"}
    hidden = {**day(anna), "key": coming[5]}
    solution = kept("quibbit")[coming[5]].solutions[0]
    for when in (past, ""):
        assert answer(anna, {**hidden, "day": when}, solution)["facts"] == {"fault": "soon"}


@pytest.mark.rule("TB-150")
def test_every_puzzle_comes_before_one_comes_again() -> None:
    source = puzzle_source("quibbit")
    assert source is not None
    count, first = len(kept("quibbit")), 739_000
    first -= first % count
    days = [day_at((ordinal - 719_163) * DAY_MS) for ordinal in range(first, first + 2 * count)]
    shown = [source.of_day(each) for each in days]
    assert len(set(shown[:count])) == len(set(shown[count:])) == count
    assert shown[:count] != shown[count:]


@pytest.mark.rule("TB-150", "TB-152")
@pytest.mark.parametrize("game", MINED)
def test_a_puzzle_does_not_come_again_within_the_coming_days(game: str) -> None:
    source = puzzle_source(game)
    assert source is not None
    for ahead in range(10 * len(kept(game))):
        coming = source.coming(day_at(now_ms() + ahead * DAY_MS))
        assert len(set(coming)) == len(coming)


@pytest.mark.rule("TB-151", "TB-154")
def test_the_trainer_gets_harder_for_whoever_is_right_and_easier_for_whoever_is_wrong(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first = following(anna)
    assert first["key"] == following(bert)["key"]
    assert first["standing"]["rating"] == START
    for _ in range(4):
        before = following(anna)
        gained = solve(anna, before)
        assert (gained["right"], gained["change"] > 0) == (True, True)
        lost = solve(bert, following(bert), right=False)
        assert (lost["right"], lost["change"] < 0) == (False, True)
    strong, weak = following(anna), following(bert)
    assert strong["standing"]["rating"] > START > weak["standing"]["rating"]
    assert strong["rating"] > first["rating"]
    assert strong["rating"] > weak["rating"]
    assert strong["standing"]["in_a_row"] == 4
    assert weak["standing"]["in_a_row"] == 0


@pytest.mark.rule("TB-151")
def test_the_trainer_repeats_the_oldest_when_all_are_tried_and_never_gives_a_puzzle_of_the_coming_days(
    guest: NewGuest,
) -> None:
    anna = guest()
    source = puzzle_source("quibbit")
    assert source is not None
    coming, given = source.coming(day_at(now_ms())), []
    for _ in range(len(kept("quibbit")) - len(coming)):
        task = following(anna)
        given.append(task["key"])
        assert task["rated"]
        assert solve(anna, task)["rated"]
    assert len(set(given)) == len(given)
    assert not set(coming) & set(given)
    repeated = following(anna)
    assert (repeated["key"], repeated["rated"]) == (given[0], False)
    assert not solve(anna, repeated)["rated"]
    assert following(anna)["key"] == given[1]


@pytest.mark.rule("TB-152")
def test_nobody_can_answer_puzzles_that_come_later(guest: NewGuest) -> None:
    anna = guest()
    today, offered = day(anna), following(anna)
    source = puzzle_source("quibbit")
    assert source is not None
    coming = source.coming(day_at(now_ms()))
    later = next(key for key in kept("quibbit") if key not in coming and key != offered["key"])
    refused = answer(anna, {**offered, "key": later}, kept("quibbit")[later].solutions[0])
    assert refused == {"rule": "TB-152", "facts": {"fault": "other"}}
    old = next(each for n in range(1, 9) if source.of_day(each := day_at(now_ms() - n * DAY_MS)) not in coming)
    for wrong in ({"key": later}, {"day": old}, {"day": day_at(now_ms() + DAY_MS)}):
        refused = answer(anna, {**today, **wrong}, kept("quibbit")[today["key"]].solutions[0])
        assert refused == {"rule": "TB-152", "facts": {"fault": "day"}}
    assert answer(anna, {**offered, "key": "nothing"}, {"type": "choose", "card": 1})["rule"] == "TB-20"
    assert standing(anna)["standing"]["tried"] == 0


@pytest.mark.rule("TB-153")
@pytest.mark.parametrize("game", MINED)
def test_nothing_that_is_sent_before_an_answer_tells_the_solution(guest: NewGuest, game: str) -> None:
    """Two puzzles that differ in nothing but the solution look the same."""
    anna = guest()
    for task in (day(anna, game), following(anna, game)):
        puzzle = kept(game)[task["key"]]
        other = next(each.action for each in puzzle.choices if each.action not in puzzle.solutions)
        twin = msgspec.structs.replace(
            puzzle, solutions=(other,), tempting=puzzle.solutions[0], choices=puzzle.choices[::-1], reasons=()
        )
        file = keeping.kept(games.load(game))
        kind: Any = games.puzzles(games.load(game))
        assert file is not None
        changed = msgspec.structs.replace(file, puzzles=(twin,))
        asked = puzzle_views.asked_by(Mined(games.load(game), kind, changed), game, twin.key)
        shown = msgspec.json.decode(msgspec.json.encode(asked))
        assert shown == {name: task[name] for name in shown}
        told = msgspec.json.encode(task)
        assert not any(name in told for name in (b"solution", b"tempting", b"chance", b"advice", b"margin", b"repl"))


@pytest.mark.rule("TB-153")
@pytest.mark.parametrize("game", MINED)
def test_after_an_answer_everybody_sees_the_solution_and_why(guest: NewGuest, game: str) -> None:
    anna = guest()
    task = following(anna, game)
    puzzle = kept(game)[task["key"]]
    told = solve(anna, task, right=False)
    assert told["best"]["chance"] == puzzle.choices[0].chance > told["yours"]["chance"]
    assert told["reasons"] == list(puzzle.reasons) != []
    assert told["lines"][0]["event"] is not None
    assert told["view"] != task["view"]


@pytest.mark.rule("TB-155")
def test_an_answer_that_the_rules_do_not_allow_is_refused_and_does_not_count(guest: NewGuest) -> None:
    anna = guest()
    task = following(anna)
    lost = next(card for card in range(1, 9) if card not in task["view"]["hands"][task["you"]])
    assert answer(anna, task, {"type": "choose", "card": lost})["rule"].startswith("QB-")
    assert answer(anna, task, {"type": "time-up"})["rule"] == "TB-6"
    assert answer(anna, task, {"type": "choose"})["rule"] == "TB-8"
    assert answer(anna, task)["rule"] == "TB-8"
    assert standing(anna)["standing"]["tried"] == 0


@pytest.mark.rule("TB-154")
def test_a_rating_is_kept_for_each_game_and_forgotten_with_its_person(guest: NewGuest) -> None:
    anna = guest()
    solve(anna, following(anna))
    assert standing(anna)["standing"]["tried"] == 1
    assert standing(anna, "china_moon")["standing"]["tried"] == 0
    assert "puzzle_tries" in anna.http.get("/api/me/everything").text


# Quibbix: endless letters, judged by a word list


@pytest.fixture
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small_list(tmp_path, "de", as_installed("de", GERMAN))
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))


@pytest.mark.rule("TB-151", "TB-153")
def test_letters_are_endless_and_an_answer_may_take_several_actions(books: None, guest: NewGuest) -> None:
    anna = guest()
    task = following(anna, "quibbix", "de")
    assert task["task"]["facts"]["points"] >= 0
    assert task["offers"] is None
    laid = {"type": "write", "text": "(J)(A)"}
    going = answer(anna, task, laid)
    assert going["verdict"] is None
    assert going["view"]["used"] == [2]
    told = answer(anna, task, laid, {"type": "finish"})["verdict"]
    assert told["view"]["possible"]
    assert told["standing"]["tried"] == 1
    assert following(anna, "quibbix", "de")["key"] != task["key"]
    assert following(anna, "quibbix", "xx")["rule"] == "TB-63"
    assert anna.http.get("/api/puzzles/quibbix/day").json()["rule"] == "TB-20"
    assert anna.http.get("/api/puzzles/gobbit/next").json()["rule"] == "TB-20"
