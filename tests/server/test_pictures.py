"""Link previews show what everybody may see, and matches can be saved as a picture or an animation."""

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from io import BytesIO
from typing import Any, NoReturn

import httpx
import pytest
from PIL import Image

from nenuphar.server.clock import now_ms
from nenuphar.server.lobby import pictures
from nenuphar.server.lobby.days import day_at
from nenuphar.server.lobby.replays import MOST_EACH
from nenuphar.server.net.rate_limits import Buckets
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, NewGuest, NewServer, play_on
from tests.server.test_yours import called, delete


@pytest.fixture(autouse=True)
def undrawn(server: LiveServer) -> None:
    """All tests come from one address, for which only some pictures are drawn in a minute."""
    assert server.app is not None
    server.app.context.lobby.pictures._drawing = Buckets(pictures.CARDS_BURST, pictures.CARDS_PER_SECOND)


@pytest.fixture(scope="module")
def crawler(server: LiveServer) -> Iterator[httpx.Client]:
    """A program that follows links: without a token."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE_S) as client:
        yield client


def tags(client: httpx.Client, path: str, lang: str = "en") -> dict[str, str]:
    """What a messenger reads."""
    page = client.get(path, headers={"accept-language": f"{lang},en;q=0.5", "cookie": ""})
    assert page.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', page.text)
    return {name: unescape(value) for name, value in found}


def drawn(client: httpx.Client, address: str) -> Image.Image:
    answer = client.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    return Image.open(BytesIO(answer.content))


def finished(anna: Guest, **wish: object) -> tuple[str, str]:
    """The id and the invitation of a table whose match is over."""
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1}, **wish)) as live:
        play_on(live.do("begin"))
        return str(live.table["id"]), str(live.table["code"])


@pytest.mark.rule("TB-98")
def test_a_public_table_shows_game_players_result_and_board(guest: NewGuest, crawler: httpx.Client) -> None:
    anna = called(guest(), "Anna <3")
    table, _ = finished(anna, public=True)
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        said = tags(crawler, path)
        assert said["og:title"].startswith("Quibbit! – ")
        assert said["og:description"] == "Players: Anna <3, Tadpole"
        assert said["twitter:card"] == "summary_large_image"
    assert tags(crawler, f"/t/{table}", "de")["og:description"] == "Es spielen: Anna <3, Kaulquappe"
    assert drawn(crawler, said["og:image"]).size == (1200, 630)
    assert "og:" not in anna.http.get(f"/t/{table}").text, "a browser with a token gets the plain page"
    assert tags(crawler, "/t/222222222222") == {}
    # Nobody who is deleted is named in a preview.
    assert delete(anna, "Anna <3").status_code == 204
    wait_until_gone(crawler, table)


@pytest.mark.rule("TB-98")
def test_newcomers_get_the_page_if_its_preview_cannot_be_drawn(
    guest: NewGuest, server: LiveServer, crawler: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = finished(guest(), public=True)

    async def fail(*_: object) -> NoReturn:
        raise RuntimeError("the process that draws has died")

    assert server.app is not None
    monkeypatch.setattr(server.app.context.lobby.replays, "work", fail)
    assert tags(crawler, f"/t/{table}") == {}  # and the page is there


@pytest.mark.rule("TB-98")
def test_newcomers_get_the_page_while_its_picture_is_drawn(
    guest: NewGuest, server: LiveServer, crawler: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = finished(guest(), public=True)

    async def draw(*_: object) -> NoReturn:
        await asyncio.Future()
        raise AssertionError

    assert server.app is not None
    monkeypatch.setattr(server.app.context.lobby.replays, "work", draw)
    said = tags(crawler, f"/t/{table}")
    assert said["og:title"] == "Quibbit! – The match is over"
    assert said["og:image"].endswith(f"/api/tables/{table}/preview?lang=en")


def wait_until_gone(crawler: httpx.Client, table: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while (said := tags(crawler, f"/t/{table}"))["og:description"] != "Players: Former guest, Tadpole":
        assert time.monotonic() < end, said
    assert "Anna" not in str(said)


@pytest.mark.rule("TB-98", "TB-20")
def test_a_private_table_shows_its_game_and_nothing_else(guest: NewGuest, crawler: httpx.Client) -> None:
    anna, bert = called(guest(), "Anna"), called(guest(), "Bert")
    (one, _), (other, _) = finished(anna), finished(bert)
    said = [tags(crawler, f"/t/{table}") for table in (one, other)]
    assert said[0]["og:title"] == "Quibbit!"
    assert said[0]["og:description"] == "A private table"
    assert "Anna" not in str(said)
    first, second = (crawler.get(each["og:image"]).content for each in said)
    assert first == second == crawler.get("/api/games/quibbit/preview").content


@pytest.mark.rule("TB-98")
def test_an_invitation_shows_who_invites_to_what(guest: NewGuest, crawler: httpx.Client) -> None:
    anna = called(guest(), "Anna")
    with anna.at(anna.open("open,me,tadpole")) as live:
        said = tags(crawler, f"/j/{live.table['code']}")
        assert said["og:title"] == "Anna invites you to play Quibbit!"
        assert drawn(crawler, said["og:image"]).size == (1200, 630)
        live.do("fill", seat=0, level="tadpole").do("begin").until(lambda each: each.match)
        assert tags(crawler, f"/j/{live.table['code']}")["og:title"] == "Quibbit! – The match is under way"
    _, code = finished(anna)
    assert tags(crawler, f"/j/{code}")["og:description"] == "Players: Anna, Tadpole"


@pytest.mark.rule("TB-98")
def test_a_slow_picture_of_one_table_does_not_refuse_those_of_others(
    guest: NewGuest, server: LiveServer, crawler: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, asked = guest(), set[str]()
    tables = [finished(anna, public=True)[0] for _ in range(MOST_EACH + 1)]
    assert server.app is not None
    replays = server.app.context.lobby.replays
    turn, run = replays._turn, replays._workers.run

    def note_turn(table: str, person: str, host: str) -> Any:
        asked.add(table)
        return turn(table, person, host)

    async def run_when_all_have_asked(*what: Any) -> Any:
        while len(asked) < len(tables):
            await asyncio.sleep(0.01)
        return await run(*what)

    monkeypatch.setattr(replays, "_turn", note_turn)
    monkeypatch.setattr(replays._workers, "run", run_when_all_have_asked)
    with ThreadPoolExecutor() as crawlers:
        answers = crawlers.map(lambda table: crawler.get(f"/api/tables/{table}/preview?lang=en"), tables)
        assert [each.status_code for each in answers] == [200] * len(tables)


@pytest.mark.rule("TB-98")
@pytest.mark.parametrize(
    ("path", "game", "titles"),
    [
        ("/daily/quibbix/de", "quibbix", ("Quibbix: new every day", "Quibbix: jeden Tag neu")),
        ("/puzzles/quibbit", "quibbit", ("Quibbit!: puzzles", "Quibbit!: Rätsel")),
        ("/puzzles/china_moon/days", "china_moon", ("China Moon: puzzles", "China Moon: Rätsel")),
    ],
)
def test_days_and_puzzles_show_the_game_and_the_day_alone(
    crawler: httpx.Client, path: str, game: str, titles: tuple[str, str]
) -> None:
    english, german = tags(crawler, path), tags(crawler, path, "de")
    assert (english["og:title"], german["og:title"]) == titles
    assert english["og:description"].startswith(day_at(now_ms()))
    assert drawn(crawler, english["og:image"]).size == (1200, 630)
    assert english["og:image"].endswith(f"/api/games/{game}/preview?lang=en")
    for nothing in ("/daily/quibbit", "/daily/chess/en", "/puzzles/gobbit", "/puzzles"):
        assert tags(crawler, nothing) == {}


@pytest.mark.rule("TB-98", "TB-24")
def test_previews_are_no_way_to_guess_invitations(new_server: NewServer) -> None:
    server = new_server(codes_per_minute=4)
    with server.guest() as anna, httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE_S) as crawler:
        with anna.at(anna.open("me,open")) as live:
            code = live.table["code"]
        assert tags(crawler, f"/j/{code}")
        for number in range(4):
            path = f"/j/WRONG22{number}" if number % 2 else f"/api/join/WRONG22{number}/preview"
            crawler.get(path)
        assert tags(crawler, f"/j/{code}") == {}, "after too many wrong ones, right ones are no longer told apart"
        assert crawler.get(f"/api/join/{code}/preview").json()["rule"] == "TB-24"


@pytest.mark.rule("TB-98", "TB-24")
def test_a_running_match_is_not_drawn_for_every_request(
    guest: NewGuest, crawler: httpx.Client, server: LiveServer
) -> None:
    anna = guest()
    assert server.app is not None
    with anna.at(anna.open("me,tadpole", public=True)) as live:
        live.do("begin").until(lambda each: each.is_due)
        path = f"/api/tables/{live.table['id']}/preview"
        before = crawler.get(path).content
        live.play().until(lambda each: each.is_due)
        assert crawler.get(path).content == before
    cards = server.app.context.lobby.pictures
    for _ in range(pictures.CARDS_BURST + 5):
        cards._drawing.of("127.0.0.1").take()
    table, _ = finished(anna, public=True)
    assert crawler.get(f"/api/tables/{table}/preview").json()["rule"] == "TB-24"


@pytest.mark.rule("TB-99", "TB-7")
def test_a_match_can_be_saved_as_picture_and_animation_when_it_is_over(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        live.do("begin")
        for what in ("picture", "film"):
            path = f"/api/tables/{live.table['id']}/{what}"
            assert anna.http.get(path).json()["rule"] == "TB-7"
            assert bert.http.get(path).json()["rule"] == "TB-20"
        play_on(live)
        table = live.table["id"]
    answer = anna.http.get(f"/api/tables/{table}/picture")
    assert Image.open(BytesIO(answer.content)).size == (1200, 630)
    assert re.search(r'filename="quibbit-\w{8}\.png"', answer.headers["content-disposition"])
    parts = []
    while (answer := anna.http.get(f"/api/tables/{table}/film")).status_code == 202:
        parts.append(answer.json()["part"])
        time.sleep(0.1)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/gif"), answer.text
    assert parts == sorted(parts)
    assert all(0 <= part < 1 for part in parts)
    film = Image.open(BytesIO(answer.content))
    assert 2 < getattr(film, "n_frames", 1) <= 48
    assert len(answer.content) < 2_000_000


@pytest.mark.rule("TB-99")
def test_few_animations_are_made_at_a_time(guest: NewGuest, server: LiveServer) -> None:
    anna = guest()
    table, _ = finished(anna)
    assert server.app is not None
    lobby = server.app.context.lobby
    made = lobby.pictures
    full: Any = {*range(pictures.MOST_AT_ONCE)}
    made._tasks, before = full, made._tasks
    try:
        assert anna.http.get(f"/api/tables/{table}/film").json() == {"rule": "TB-99", "facts": {"fault": "busy"}}
    finally:
        made._tasks = before


@pytest.mark.rule("TB-99")
def test_one_animation_is_made_for_a_person_at_a_time(guest: NewGuest, server: LiveServer) -> None:
    anna = guest()
    table, _ = finished(anna)
    assert server.app is not None
    makers = server.app.context.lobby.pictures._makers
    makers.add(anna.id)
    assert anna.http.get(f"/api/tables/{table}/film").json() == {"rule": "TB-99", "facts": {"fault": "busy"}}
    makers.discard(anna.id)
    assert anna.http.get(f"/api/tables/{table}/film").status_code == 202
    while anna.http.get(f"/api/tables/{table}/film").status_code == 202:
        time.sleep(0.1)
    assert anna.id not in makers


@pytest.mark.rule("TB-98", "TB-24")
def test_no_log_is_read_for_a_picture_that_is_kept_or_not_allowed(
    guest: NewGuest, crawler: httpx.Client, server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = finished(guest(), public=True)
    path = f"/api/tables/{table}/preview"
    before = crawler.get(path).content
    assert server.app is not None
    cards = server.app.context.lobby.pictures

    async def read(_: str) -> NoReturn:
        raise AssertionError("a log was read")

    monkeypatch.setattr(cards, "_rows", read)
    assert crawler.get(path).content == before
    monkeypatch.setattr(cards, "_drawing", Buckets(0, 0.001))
    assert crawler.get(f"{path}?lang=de").json()["rule"] == "TB-24"
