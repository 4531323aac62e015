"""The part of the contract about results and ratings. Two stores on one database are two processes here."""

import pytest

from nenuphar.store import Finished, Gain, PageChoice, RatedGame, RatedMatch, Result, Store
from tests.store.sample_appends import card, line, opening


def result(table_id: str, ended_ms: int, *people: str, rated: bool = True, public: bool = False) -> Finished:
    return Finished(Result(table_id, "quibbit", ended_ms, public, rated, b"{}"), people)


def rating(person: str, kept: Finished, mu: float) -> RatedMatch:
    return RatedMatch("quibbit", person, kept.result.ended_ms, kept.result.table_id, mu, 1 / 3)


class ResultContract:
    async def test_a_result_is_stored_with_the_line_that_ends_the_match(self, store: Store) -> None:
        await store.append(opening(seated=("anna", "bert")))
        await store.append(line(1, card=card("T1", phase="over"), finished=result("t1", 5, "anna", "bert")))
        assert [each.table_id for each in await store.results_of("anna", "anna")] == ["t1"]
        assert await store.have_met("anna", "bert")
        assert not await store.have_met("anna", "cleo")
        assert await store.without_result() == []

    async def test_old_matches_without_a_result_are_found_until_they_have_one(self, store: Store) -> None:
        await store.append(opening("t1", card=card("T1", phase="over")))
        await store.append(opening("t2"))
        assert await store.without_result() == ["t1"]
        await store.keep_results([result("t1", 5, "anna")])
        await store.keep_results([result("t1", 9, "anna")])  # a second time changes nothing
        assert await store.without_result() == []
        assert [each.ended_ms for each in await store.results_of("anna", "anna")] == [5]

    async def test_a_viewer_gets_results_of_public_tables_and_of_tables_that_they_may_see(self, store: Store) -> None:
        for table_id in ("t1", "t2", "t3"):
            await store.append(opening(table_id))
        await store.let_in("t2", "cleo")
        public = result("t3", 3, "anna", public=True)
        await store.keep_results([result("t1", 1, "anna"), result("t2", 2, "anna"), public])
        assert [each.table_id for each in await store.results_of("anna", "anna")] == ["t3", "t2", "t1"]
        assert [each.table_id for each in await store.results_of("anna", "cleo")] == ["t3", "t2"]
        assert [each.table_id for each in await store.results_of("anna", "dora")] == ["t3"]

    async def test_results_before_a_match_are_the_persons_latest_of_the_same_game(self, store: Store) -> None:
        kept = [result(f"t{ended}", ended, "anna", "bert") for ended in (1, 4, 2, 3, 5)]
        other_game = Finished(Result("t6", "gobbit", 2, public=True, rated=True, data=b"{}"), ("anna",))
        await store.keep_results([*kept, other_game, result("t7", 3, "bert"), result("t8", 4, "anna")])
        assert [each.table_id for each in await store.results_before("anna", "t4", 9)] == ["t3", "t2", "t1"]
        assert await store.results_before("anna", "t4", 1) == [kept[3].result]
        assert await store.results_before("anna", "t1", 9) == []
        assert await store.results_before("cleo", "t4", 9) == []
        assert await store.results_before("anna", "t7", 9) == [], "she did not play there"

    async def test_matches_are_rated_in_the_order_of_their_ends(self, store: Store) -> None:
        late, early = result("t1", 9, "anna"), result("t2", 5, "anna")
        await store.keep_results([late, early, result("t3", 7, "anna", rated=False)])
        assert await store.unrated_games() == ["quibbit"]
        unrated = await store.unrated("quibbit")
        assert unrated.results == (early.result, late.result)
        assert unrated.before == ()
        kept = [rating("anna", early, 24.5), rating("anna", late, 26.25)]
        assert await store.keep_ratings(unrated, kept)
        assert await store.unrated_games() == []
        assert await store.ratings_of("anna") == kept

    async def test_a_match_that_comes_late_rates_all_after_it_again(self, store: Store) -> None:
        first, last, between = (result(f"t{ended}", ended, "anna") for ended in (1, 9, 5))
        await store.keep_results([first, last])
        await store.keep_ratings(
            await store.unrated("quibbit"), [rating("anna", first, 1.0), rating("anna", last, 9.0)]
        )
        await store.keep_results([between])
        unrated = await store.unrated("quibbit", 1)
        assert unrated.results == (between.result,)
        assert unrated.before == (rating("anna", first, 1.0),)
        assert await store.keep_ratings(unrated, [rating("anna", between, 5.0)])
        assert (await store.unrated("quibbit")).results == (last.result,)
        assert [each.mu for each in await store.ratings_of("anna")] == [1.0, 5.0, 9.0], "the later one is still shown"
        assert await store.keep_ratings(await store.unrated("quibbit"), [rating("anna", last, 8.0)])
        assert [each.mu for each in await store.ratings_of("anna")] == [1.0, 5.0, 8.0]
        assert await store.unrated_games() == []

    @pytest.mark.rule("TB-85")
    async def test_after_a_late_match_only_the_next_match_is_marked_at_a_time(self, store: Store) -> None:
        early, *rest = [result(f"t{ended}", ended, "anna") for ended in range(1, 9)]
        await store.keep_results(rest)
        await store.keep_ratings(await store.unrated("quibbit"), [rating("anna", each, 1.0) for each in rest])
        await store.keep_results([early])
        found = []
        while (unrated := await store.unrated("quibbit", 3)).results:
            found.append([each.table_id for each in unrated.results])
            ended = {each.table_id for each in unrated.results}
            again = [rating("anna", each, 2.0) for each in (early, *rest) if each.result.table_id in ended]
            assert await store.keep_ratings(unrated, again)
        assert found == [["t1", "t2", "t3"], ["t4", "t5", "t6"], ["t7", "t8"]]
        assert [each.mu for each in await store.ratings_of("anna")] == [2.0] * 8

    async def test_a_match_that_comes_late_while_others_are_rated_is_rated_next(self, store: Store) -> None:
        first, second, last = (result(f"t{ended}", ended, "anna") for ended in (1, 5, 9))
        await store.keep_results([first, last])
        unrated = await store.unrated("quibbit")
        await store.keep_results([second])
        assert await store.keep_ratings(unrated, [rating("anna", first, 1.0), rating("anna", last, 9.0)])
        assert (await store.unrated("quibbit")).results == (second.result, last.result)

    async def test_what_is_to_be_rated_names_its_players(self, store: Store) -> None:
        await store.keep_results([result("t1", 1, "anna", "bert")])
        assert (await store.unrated("quibbit")).people == {"anna", "bert"}
        await store.delete_person("anna", 2)
        assert (await store.unrated("quibbit")).people == {"bert"}

    async def test_a_page_gets_the_latest_ratings_and_what_matches_have_changed(self, store: Store) -> None:
        first, second, last = (result(f"t{ended}", ended, "anna", "bert") for ended in (1, 5, 9))
        await store.keep_results([first, second, last])
        kept = [rating("anna", each, mu) for each, mu in ((first, 20.0), (second, 22.0), (last, 21.0))]
        await store.keep_ratings(await store.unrated("quibbit"), [*kept, rating("bert", first, 30.0)])
        assert await store.rated_games("anna", 2) == [RatedGame("quibbit", 3, tuple(kept[1:]))]
        assert await store.rated_games("cleo", 2) == []
        after = [each.rating for each in kept]
        found = [Gain("t1", after[0], None), Gain("t9", after[2], after[1])]
        assert await store.gains("anna", ["t9", "t1", "another"]) == found
        assert await store.gains("anna", []) == []

    async def test_of_two_processes_one_stores_its_ratings(self, store: Store, other: Store) -> None:
        kept = result("t1", 1, "anna")
        await store.keep_results([kept])
        unrated = await store.unrated("quibbit")
        assert await other.keep_ratings(await other.unrated("quibbit"), [rating("anna", kept, 2.0)])
        assert not await store.keep_ratings(unrated, [rating("anna", kept, 3.0)])
        assert [each.mu for each in await store.ratings_of("anna")] == [2.0]

    async def test_everything_can_be_made_again(self, store: Store) -> None:
        kept = result("t1", 1, "anna")
        await store.append(opening("t1", card=card("T1", phase="over")))
        await store.keep_results([kept])
        await store.keep_ratings(await store.unrated("quibbit"), [rating("anna", kept, 2.0)])
        await store.drop_results()
        assert await store.ratings_of("anna") == []
        assert await store.without_result() == ["t1"]

    async def test_choices_about_a_page(self, store: Store) -> None:
        assert await store.page_choice("anna") == PageChoice("met", ratings=False)
        for choice in (PageChoice("nobody", ratings=True), PageChoice("everybody", ratings=False)):
            await store.keep_page_choice("anna", choice)
            assert await store.page_choice("anna") == choice
