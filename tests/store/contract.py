"""The contract of every store. A store's test module inherits this class.

It provides the fixtures `store` and `other`, two stores on the same database.
"""

import asyncio

import pytest

from nenuphar.store import (
    Appended,
    CodeTaken,
    Conflict,
    Due,
    Keepsake,
    KeptFile,
    Key,
    Listed,
    Precedent,
    Repeated,
    Store,
    Stored,
    Unavailable,
    Yours,
)
from tests.store.daily_contract import DailyContract
from tests.store.notice_contract import NoticeContract
from tests.store.personal_contract import PersonalContract
from tests.store.puzzle_contract import PuzzleContract
from tests.store.result_contract import ResultContract
from tests.store.sample_appends import card, line, opening
from tests.store.shared_contract import SharedContract

pytestmark = pytest.mark.anyio


class Contract(SharedContract, DailyContract, NoticeContract, ResultContract, PersonalContract, PuzzleContract):
    async def test_a_log_is_read_as_it_was_written(self, store: Store) -> None:
        assert await store.append(opening(events=(b"\x00\xff", b""), at_ms=5)) == Appended(2)
        assert await store.append(line(2, b"moved", at_ms=1_900_000_000_000)) == Appended(3)
        assert await store.read("t1") == [
            Stored(1, 5, b"\x00\xff"),
            Stored(2, 5, b""),
            Stored(3, 1_900_000_000_000, b"moved"),
        ]

    async def test_reading_can_start_after_a_line(self, store: Store) -> None:
        await store.append(opening(events=(b"a", b"b", b"c")))
        assert [stored.seq for stored in await store.read("t1", since=1)] == [2, 3]
        assert await store.read("t1", since=3) == []
        assert await store.read("nowhere") == []

    async def test_a_long_log_keeps_its_order(self, store: Store) -> None:
        lines = tuple(b"%d" % number for number in range(500))
        assert await store.append(opening(events=lines)) == Appended(500)
        assert tuple(stored.data for stored in await store.read("t1")) == lines

    @pytest.mark.parametrize("expected_seq", [0, 1, 3, 99])
    async def test_only_the_next_line_can_be_written(self, store: Store, expected_seq: int) -> None:
        await store.append(opening(events=(b"a", b"b"), deadline_ms=7))
        with pytest.raises(Conflict) as caught:
            await store.append(line(expected_seq, card=card(phase="over"), seated=("anna",), command_id="late"))
        assert (caught.value.table_id, caught.value.seq) == ("t1", 2)
        assert len(await store.read("t1")) == 2
        assert await store.card("t1") == card("T1")
        assert not await store.may_see("t1", "anna")
        assert await store.take_due(7, 7, 0) == [Due("t1", 7, 2)]
        assert await store.append(line(2, command_id="late")) == Appended(3)

    async def test_a_line_wanted_by_many_goes_to_one(self, store: Store) -> None:
        await store.append(opening())
        answers = await asyncio.gather(*(store.append(line(1, b"%d" % n)) for n in range(200)), return_exceptions=True)
        assert answers.count(Appended(2)) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 199
        assert (await store.read("t1"))[1].data == b"%d" % answers.index(Appended(2))

    async def test_a_conflict_does_not_touch_the_others(self, store: Store) -> None:
        await asyncio.gather(*(store.append(opening(f"t{n}")) for n in range(100)))
        answers = await asyncio.gather(
            *(store.append(line(n % 2, table_id=f"t{n}")) for n in range(100)), return_exceptions=True
        )
        assert answers[1::2] == [Appended(2)] * 50
        assert all(isinstance(answer, Conflict) for answer in answers[::2])

    async def test_a_broken_append_does_not_touch_the_others(self, store: Store) -> None:
        """A table without a card is a bug in the server: it raises, but only for its caller."""
        answers = await asyncio.gather(
            store.append(opening("t1", command_id="one")),
            store.append(opening("t2", card=None)),
            store.append(opening("t3", seated=("anna",), deadline_ms=9)),
            return_exceptions=True,
        )
        assert answers[0] == answers[2] == Appended(1)
        assert isinstance(answers[1], Exception)
        assert await store.read("t2") == []
        assert await store.append(opening("t1", command_id="one")) == Repeated(1)
        assert await store.take_due(9, 9, 0) == [Due("t3", 9, 1)]

    async def test_several_lines_of_a_table_at_once(self, store: Store) -> None:
        """Callers need not wait for an answer before the next append: lines are stored in the order of the calls."""
        asked = [opening(deadline_ms=1), line(1, deadline_ms=2), line(2, card=card(phase="playing"), deadline_ms=3)]
        answers = await asyncio.gather(*(store.append(append) for append in asked))
        assert answers == [Appended(1), Appended(2), Appended(3)]
        assert await store.take_due(9, 9, 0) == [Due("t1", 3, 3)]
        found = await store.card("t1")
        assert found is not None
        assert found.phase == "playing"

    @pytest.mark.parametrize("command_id", ["c-1", "", "\0", "' OR 1=1", "🐸"])
    async def test_a_repeated_command_is_harmless(self, store: Store, command_id: str) -> None:
        await store.append(opening())
        await store.append(line(1, command_id=command_id))
        await store.append(line(2, command_id="other"))
        for expected_seq in (1, 3):
            again = line(expected_seq, command_id=command_id, card=card(phase="over"), deadline_ms=5)
            assert await store.append(again) == Repeated(2)
        assert len(await store.read("t1")) == 3
        assert await store.take_due(5, 5, 0) == []

    async def test_a_command_sent_many_times_at_once_is_done_once(self, store: Store) -> None:
        await store.append(opening())
        answers = await asyncio.gather(*(store.append(line(1, command_id="c-1")) for _ in range(50)))
        assert sorted(map(repr, answers)) == [repr(Appended(2)), *[repr(Repeated(2))] * 49]
        assert len(await store.read("t1")) == 2

    async def test_command_ids_belong_to_a_table(self, store: Store) -> None:
        await store.append(opening("t1", command_id="c-1"))
        assert await store.append(opening("t2", command_id="c-1")) == Appended(1)

    async def test_an_append_whose_caller_gave_up_is_still_stored(self, store: Store) -> None:
        impatient = asyncio.ensure_future(store.append(opening(command_id="c-1")))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await store.append(opening(command_id="c-1")) == Repeated(1)

    async def test_a_card_is_found_by_id_and_code(self, store: Store) -> None:
        assert await store.card("t1") is None
        assert await store.table_with_code("T1") is None
        await store.append(opening())
        newer = card("T1", phase="playing", public=True, changed_ms=2**40, summary=b"\x00")
        await store.append(line(1, card=newer))
        await store.append(line(2))
        assert await store.card("t1") == newer
        assert await store.table_with_code("T1") == Listed("t1", newer)

    async def test_a_code_belongs_to_one_table(self, store: Store) -> None:
        first, second, other = await asyncio.gather(
            store.append(opening("t1", card=card("POND"))),
            store.append(opening("t2", card=card("POND"))),
            store.append(opening("t3")),
            return_exceptions=True,
        )
        assert first == other == Appended(1)
        assert isinstance(second, CodeTaken)
        assert await store.read("t2") == []

    async def test_the_lobby_lists_public_tables_that_wait_for_players(self, store: Store) -> None:
        await store.append(opening("t1", card=card("1", public=True, changed_ms=1)))
        await store.append(opening("t2", card=card("2", public=False, changed_ms=2)))
        await store.append(opening("t3", card=card("3", public=True, changed_ms=3, phase="playing")))
        await store.append(opening("t4", card=card("4", public=True, changed_ms=4)))
        assert [listed.table_id for listed in await store.open_tables()] == ["t4", "t1"]
        assert [listed.table_id for listed in await store.open_tables(limit=1)] == ["t4"]
        await store.append(line(1, table_id="t4", card=card("4", public=True, phase="over")))
        assert await store.open_tables() == [Listed("t1", card("1", public=True))]

    async def test_your_tables_are_those_where_you_sit_sat_or_were_let_in(self, store: Store) -> None:
        await store.append(opening("t1", seated=("anna", "ben"), card=card("1", changed_ms=1)))
        await store.append(opening("t2", seated=("ben",), card=card("2", changed_ms=2)))
        await store.append(opening("t3", card=card("3", changed_ms=3)))
        await store.let_in("t3", "anna")
        await store.let_in("t1", "anna")  # changes nothing: she sits there
        assert [(yours.table_id, yours.seated) for yours in await store.tables_of("anna")] == [
            ("t3", False),
            ("t1", True),
        ]
        await store.append(line(1, seated=("ben", "cleo")))
        assert (await store.tables_of("anna", limit=2))[1] == Yours("t1", card("1"), seated=False)
        assert await store.tables_of("cleo") == [Yours("t1", card("1"), seated=True)]
        seeing = [(table, person) for table in ("t1", "t2", "t3") for person in ("anna", "ben", "cleo", "dan")]
        assert [asked for asked in seeing if await store.may_see(*asked)] == [
            ("t1", "anna"),
            ("t1", "ben"),
            ("t1", "cleo"),
            ("t2", "ben"),
            ("t3", "anna"),
        ]

    async def test_a_deadline_changes_with_the_log(self, store: Store) -> None:
        await store.append(opening("t1", deadline_ms=100))
        await store.append(opening("t2", deadline_ms=50))
        assert await store.take_due(49, 49, 0) == []
        assert await store.take_due(100, 100, 0) == [Due("t2", 50, 1), Due("t1", 100, 1)]
        assert await store.take_due(100, 100, 0, limit=1) == [Due("t2", 50, 1)]
        await store.append(line(1, table_id="t2", deadline_ms=200))
        await store.append(line(1, table_id="t1", deadline_ms=None))
        assert await store.take_due(10**15, 10**15, 0) == [Due("t2", 200, 2)]

    async def test_a_removed_table_is_gone_completely_and_others_are_not_touched(self, store: Store) -> None:
        one, two = ("waiting", "closed"), ("closed",)
        for name, phase in (("t1", "waiting"), ("t2", "waiting"), ("t3", "playing"), ("t4", "closed")):
            seated, made = ("anna",), card(name.upper(), phase=phase, public=True)
            await store.append(opening(name, card=made, seated=seated, deadline_ms=5, command_id="c", at_ms=1))
        await store.append(line(1, table_id="t2", at_ms=10))  # there was a chat message since
        assert await store.forget(one, before_ms=1) == []
        assert await store.forget(two, before_ms=10) == ["t4"]
        assert await store.forget(one, before_ms=10, limit=0) == []
        assert await store.forget(one, before_ms=10) == ["t1"]
        assert (await store.read("t1"), await store.card("t1"), await store.table_with_code("T1")) == ([], None, None)
        assert not await store.may_see("t1", "anna")
        assert [len(await store.read(name)) for name in ("t2", "t3")] == [2, 1]
        assert [due.table_id for due in await store.take_due(9, 9, 0)] == ["t3"]
        assert [listed.table_id for listed in await store.open_tables()] == ["t2"]
        assert {yours.table_id for yours in await store.tables_of("anna")} == {"t2", "t3"}
        assert await store.append(opening("t1", command_id="c")) == Appended(1)  # as if it had never existed

    async def test_only_data_of_people_who_were_not_seen_is_removed(self, store: Store) -> None:
        for person in ("anna", "ben", "cleo"):
            await store.keep_profile(person, b"green", 1)
            await store.keep_file(KeptFile(person, "china_moon", "board", "brook", 1, b"{}"), most=9)
            await store.keep_precedents((Precedent(person, "de", "FROSCH", True, 1, b"null"),))
        kept = tuple(Keepsake(person, "quibbix", "t1", 1, b"89") for person in ("anna", "ben", "cleo"))
        await store.append(opening("t1", at_ms=1, keepsakes=kept))
        await store.seen("ben", 10)
        await store.append(opening("t2", card=card("T2", changed_ms=10), seated=("cleo",), at_ms=10))
        await store.keep_file(KeptFile("anna", "china_moon", "board", "pond", 10, b"{}"), most=9)

        async def stored_for(person: str) -> tuple[list[str], int, int]:
            titles = [file.title for file in await store.kept_files(person, "china_moon")]
            return titles, len(await store.keepsakes(person, "quibbix")), len(await store.precedents(person))

        await store.remove_personal_data(before_ms=1)
        assert [await stored_for(person) for person in ("ben", "cleo")] == [(["brook"], 1, 1)] * 2
        await store.remove_personal_data(before_ms=10)
        assert await stored_for("anna") == (["pond"], 0, 0)
        assert [await stored_for(person) for person in ("ben", "cleo")] == [(["brook"], 1, 1)] * 2
        assert await store.profile("anna") == b"green"  # logs still mention her

    async def test_when_the_last_line_was_stored(self, store: Store) -> None:
        assert await store.last_stored_ms() is None
        await store.append(opening("t1", at_ms=7))
        await store.append(opening("t2", at_ms=9))
        await store.append(line(1, table_id="t1", at_ms=8))
        assert await store.last_stored_ms() == 8

    async def test_the_time_of_the_server_only_runs_forward(self, store: Store) -> None:
        assert await store.server_time() is None
        for at_ms, kept_ms in ((8, 8), (5, 8), (9, 9)):
            await store.keep_server_time(at_ms)
            assert await store.server_time() == kept_ms

    async def test_people_keep_their_latest_profile(self, store: Store) -> None:
        assert await store.profile("anna") is None
        await store.keep_profile("anna", b"green", 1)
        await store.keep_profile("anna", b"red", 2)
        assert await store.profile("anna") == b"red"

    async def test_keepsakes_come_with_their_lines_and_once(self, store: Store) -> None:
        first, later = (Keepsake("anna", "quibbix", table, at, b"89") for table, at in (("t1", 2), ("t2", 3)))
        other = Keepsake("bert", "quibbix", "t1", 2, b"76")
        await store.append(opening("t2", keepsakes=(later,)))
        await store.append(opening("t1", command_id="c", keepsakes=(first, other)))
        assert isinstance(await store.append(line(1, command_id="c", keepsakes=(later,))), Repeated)
        with pytest.raises(Conflict):
            await store.append(line(7, keepsakes=(Keepsake("anna", "quibbix", "t3", 4, b""),)))
        assert await store.keepsakes("anna", "quibbix") == [first, later]
        assert await store.keepsakes("anna", "gobbit") == []

    async def test_the_latest_precedent_about_a_word_is_kept(self, store: Store) -> None:
        yes, no = (Precedent("anna", "de", "WALDQUELLE", stands, at, b"vote") for stands, at in ((True, 1), (False, 2)))
        elsewhere = Precedent("bert", "de", "WALDQUELLE", True, 1, b"")
        english = Precedent("anna", "en", "FROGGY", True, 3, b"")
        await store.append(opening("t1", precedents=(yes, elsewhere)))
        assert await store.precedents("anna") == [yes]
        await store.append(line(1, precedents=(yes, no)))
        await store.keep_precedents((english,))
        assert await store.precedents("anna") == [no, english]
        assert await store.precedents("anna", "en") == [english]
        await store.drop_precedent("anna", "de", "WALDQUELLE")
        assert await store.precedents("anna", "de") == []
        assert await store.precedents("bert") == [elsewhere]

    async def test_a_file_is_kept_under_its_title_while_there_is_room(self, store: Store) -> None:
        first, again = (KeptFile("anna", "china_moon", "board", "Brook", at, b"%d" % at) for at in (1, 2))
        second = KeptFile("anna", "china_moon", "board", "Alley", 3, b"3")
        third = KeptFile("anna", "china_moon", "board", "Creek", 4, b"4")
        elsewhere = KeptFile("bert", "china_moon", "board", "Brook", 5, b"5")
        kept = [await store.keep_file(file, most=2) for file in (first, second, again, third, elsewhere)]
        assert kept == [True, True, True, False, True]
        assert await store.kept_files("anna", "china_moon") == [second, again]
        assert await store.kept_files("anna", "quibbix") == []
        await store.drop_file("anna", "china_moon", "board", "Brook")
        await store.drop_file("anna", "china_moon", "board", "Brook")
        assert await store.kept_files("anna", "china_moon") == [second]
        assert await store.kept_files("bert", "china_moon") == [elsewhere]

    async def test_the_limit_of_files_holds_for_concurrent_saves(self, store: Store) -> None:
        files = [KeptFile("anna", "china_moon", "board", str(number), 1, b"") for number in range(20)]
        kept = await asyncio.gather(*(store.keep_file(file, most=5) for file in files))
        assert kept.count(True) == len(await store.kept_files("anna", "china_moon")) == 5

    async def test_a_link_works_once(self, store: Store) -> None:
        await store.keep_link("abc", "anna", expires_ms=100)
        taken = await asyncio.gather(*(store.take_link("abc", now_ms=99) for _ in range(20)))
        assert sorted(map(str, taken)) == [*["None"] * 19, "anna"]

    async def test_a_link_expires(self, store: Store) -> None:
        await store.keep_link("abc", "anna", expires_ms=100)
        assert await store.take_link("abc", now_ms=100) is None
        assert await store.take_link("abc", now_ms=1) is None
        assert await store.take_link("never-made", now_ms=1) is None

    async def test_a_code_makes_one_screen_of_its_table(self, store: Store) -> None:
        await store.append(opening("t1"))
        assert await store.keep_screen_code("abc", "t1", expires_ms=100)
        assert not await store.keep_screen_code("abc", "t2", expires_ms=100)
        taken = await asyncio.gather(*(store.open_screen("abc", f"tv{n}", now_ms=99) for n in range(5)))
        assert sorted(map(str, taken)) == [*["None"] * 4, "t1"]
        assert [await store.is_screen("t1", f"tv{n}") for n in range(5)] == [each == "t1" for each in taken]
        assert not await store.is_screen("t2", "tv0")
        assert not await store.may_see("t1", "tv0"), "a screen is not let in as a person"

    async def test_a_code_of_a_screen_expires_and_screens_follow(self, store: Store) -> None:
        await store.append(opening("t1"))
        assert await store.keep_screen_code("abc", "t1", expires_ms=100)
        assert await store.open_screen("abc", "tv", now_ms=100) is None
        assert await store.open_screen("never-made", "tv", now_ms=1) is None
        for _ in range(2):
            await store.add_screen("t1", "tv")
        assert await store.is_screen("t1", "tv")

    async def test_screens_and_codes_of_one_table_are_dropped(self, store: Store) -> None:
        for table in ("t1", "t2"):
            await store.append(opening(table))
            await store.add_screen(table, "tv")
            assert await store.keep_screen_code(f"code-{table}", table, expires_ms=100)
        await store.drop_screens("t1")
        assert [await store.is_screen(table, "tv") for table in ("t1", "t2")] == [False, True]
        assert await store.open_screen("code-t1", "other", now_ms=1) is None
        assert await store.open_screen("code-t2", "other", now_ms=1) == "t2"

    async def test_keys_are_kept_and_dropped_by_age(self, store: Store) -> None:
        old, new = Key("k1", b"\x00" * 32, 1), Key("k2", b"\xff" * 32, 2)
        await store.keep_key(old)
        await store.keep_key(new)
        assert await store.keys() == [new, old]
        await store.drop_keys(before_ms=2)
        assert await store.keys() == [new]

    async def test_closing_stores_what_was_asked(self, store: Store) -> None:
        asked = [asyncio.ensure_future(store.append(opening(f"t{n}"))) for n in range(300)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [Appended(1)] * 300

    async def test_a_closed_store_says_so(self, store: Store) -> None:
        await store.close()
        await store.close()
        with pytest.raises(Unavailable):
            await store.append(opening())
        with pytest.raises(Unavailable):
            await store.read("t1")
