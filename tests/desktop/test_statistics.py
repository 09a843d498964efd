"""Statistics mean what they say: which games count, and what each figure is, with a boundary on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from engine import GAMES, Record, load_game
from engine.learn.sides import fair_share
from engine.session import Seating, Summary
from engine.session.entries import Undone
from tests.helpers.many_games import kept, made_up, played_on, players_against, read_past, reviewed
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import Library
from throne_desktop.storage import tally
from throne_desktop.storage.statistics import (
    APART,
    ENOUGH,
    LATEST,
    MIXED,
    REVIEWS,
    STREAK,
    Accuracy,
    GamesScore,
    Kept,
    OfGame,
    Outcome,
    Sort,
    Statistics,
    WinsVerdict,
    accuracy_of,
    level_of,
    names_of,
    played,
    score_of,
    sort_of,
    statistics_of,
)
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Feat, Met, Tally

ANN, BEN = Seating("Ann"), Seating("Ben")
PAGES = players_against("page", "page")
THRONE = "throne"


def game(winners: Sequence[int] | None = (0,), players: Sequence[Seating] = PAGES, number: int = 0,
         game_id: str = THRONE) -> Summary:
    """A game of Ann's against two pages, which she has won unless it says otherwise."""
    return made_up(game_id, players, winners, number).summary


def counted(*games: Summary, name: str | None = None) -> Statistics:
    return statistics_of(map(Kept, games), name)


def of_throne(*games: Summary) -> OfGame:
    return next(each for each in counted(*games).of_games if each.game_id == THRONE)


def won(number: int, lost: int = 0, seats: int = 2) -> GamesScore:
    """So many games won and lost at a table of that many players."""
    against = players_against(*["page"] * (seats - 1))
    return score_of([*[played(game((0,), against))] * number, *[played(game((1,), against))] * lost])


# -- which games count -------------------------------------------------------------------------------------------------

def test_a_game_that_a_person_alone_finished_against_bots_counts() -> None:
    assert sort_of(game()) is Sort.COUNTS
    assert sort_of(game((1,))) is Sort.COUNTS


def test_a_hint_takes_a_game_apart() -> None:
    assert sort_of(made_up(THRONE, PAGES, (0,), hint=True).summary) is Sort.ASSISTED


def test_a_deal_that_could_be_known_is_practice_with_help_or_without() -> None:
    assert sort_of(made_up(THRONE, PAGES, (0,), practice=True).summary) is Sort.PRACTICE
    assert sort_of(made_up(THRONE, PAGES, (0,), practice=True, hint=True).summary) is Sort.PRACTICE


def test_a_game_in_which_a_seat_changed_hands_is_nobodys() -> None:
    assert sort_of(made_up(THRONE, PAGES, (0,), reseated=True).summary) is Sort.RESEATED


def test_a_game_that_is_not_over_is_neither_won_nor_lost_whatever_else_it_is() -> None:
    for hint, practice, reseated in ((False, False, False), (True, True, True)):
        found = made_up(THRONE, PAGES, None, hint=hint, practice=practice, reseated=reseated).summary
        assert sort_of(found) is Sort.UNFINISHED


def test_the_first_end_decides_whatever_was_taken_back_after_it() -> None:
    lost, went_won = made_up(THRONE, PAGES, (1,)), made_up(THRONE, PAGES, (0,))
    for record, outcome in ((played_on(lost, (0,)), Outcome.LOST), (played_on(went_won, (1,)), Outcome.WON)):
        assert sort_of(record.summary) is Sort.COUNTS
        assert played(record.summary).outcome is outcome
    helped = replace(lost, entries=(*lost.entries, Undone(0, assisted=True)))
    assert sort_of(helped.summary) is Sort.COUNTS
    assert counted(helped.summary).score.games == 1


def test_several_people_have_no_you_and_bots_among_themselves_have_nobody() -> None:
    assert sort_of(game((0,), (ANN, BEN, Seating("Aldwin", "page")))) is Sort.SEVERAL
    assert sort_of(game(None, (ANN, BEN))) is Sort.SEVERAL
    assert sort_of(game((0,), (Seating("Aldwin", "page"), Seating("Corvin", "page")))) is Sort.WATCHED


def test_every_game_is_told_in_exactly_one_place() -> None:
    games = [game(), game((1,)), game(None), game((0,), (ANN, BEN)), made_up(THRONE, PAGES, (0,), hint=True).summary,
             made_up(THRONE, PAGES, (1,), practice=True).summary, made_up(THRONE, PAGES, (0,), reseated=True).summary,
             game((0,), (Seating("Aldwin", "page"), Seating("Corvin", "page")))]
    found = counted(*games)
    assert found.score.games == 2
    assert {sort: score.games for sort, score in found.apart.items()} == dict.fromkeys(APART, 1)
    assert found.apart[Sort.ASSISTED].won == 1
    assert found.apart[Sort.PRACTICE].won == found.apart[Sort.UNFINISHED].won == 0
    assert found.score.games + sum(score.games for score in found.apart.values()) == len(games)


def test_who_wins_with_help_wins_nothing_that_counts() -> None:
    found = counted(*[made_up(THRONE, PAGES, (0,), number, hint=True).summary for number in range(20)])
    assert found.score == GamesScore()
    assert not found.is_empty
    assert counted().is_empty


def test_the_peek_at_a_file_sees_that_a_seat_changed_hands(tmp_path: Path) -> None:
    for reseated in (False, True):
        record = made_up(THRONE, PAGES, (0,), reseated=reseated)
        assert Record.peek(kept(tmp_path, record)).reseated is record.summary.reseated is reseated


def test_a_name_that_looks_like_an_entry_is_only_a_name(tmp_path: Path) -> None:
    players = (Seating('{"seating": "hint": 1}'), *PAGES[1:])
    found = Record.peek(kept(tmp_path, made_up(THRONE, players, (0,))))
    assert (found.reseated, found.assisted) == (False, False)


# -- one game ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("winners", "outcome", "credit"), [
    ((0,), Outcome.WON, Fraction(1)), ((0, 2), Outcome.SHARED, Fraction(1, 2)),
    ((0, 1, 2), Outcome.SHARED, Fraction(1, 3)), ((1,), Outcome.LOST, Fraction(0)),
    ((1, 2), Outcome.LOST, Fraction(0)), ((), Outcome.NOBODY, Fraction(0))])
def test_a_shared_win_counts_in_part(winners: tuple[int, ...], outcome: Outcome, credit: Fraction) -> None:
    found = played(game(winners))
    assert (found.outcome, found.credit) == (outcome, credit)


@pytest.mark.parametrize("winners", [(0, 2), (0,)])
def test_partners_win_together_and_share_nothing(winners: tuple[int, ...]) -> None:
    found = played(game(winners, players_against("page", "page", "page"), game_id="imposter-kings"))
    assert found.outcome is Outcome.WON
    assert found.credit == 1


@pytest.mark.parametrize(("game_id", "seats", "fair"), [
    (THRONE, 2, Fraction(1, 2)), (THRONE, 5, Fraction(1, 5)), ("imposter-kings", 3, Fraction(1, 3)),
    ("imposter-kings", 4, Fraction(1, 2)), ("rival-kings", 4, Fraction(1, 4))])
def test_a_fair_share_is_one_of_as_many_as_there_are_sides(game_id: str, seats: int, fair: Fraction) -> None:
    assert fair_share(game_id, seats) == fair


def test_a_number_of_players_that_no_game_has_any_more_still_has_a_fair_share() -> None:
    assert fair_share(THRONE, 9) == Fraction(1, 9)


@pytest.mark.parametrize(("levels", "level"), [
    (("page", "page"), "page"), (("regent",), "regent"), (("page", "squire"), MIXED), (("random",), MIXED)])
def test_a_table_whose_bots_have_different_levels_is_mixed(levels: tuple[str, ...], level: str) -> None:
    assert level_of(game((0,), players_against(*levels))) == level


# -- several games -----------------------------------------------------------------------------------------------------

def test_what_was_won_stands_beside_the_fair_share() -> None:
    score = score_of([played(game((0,))), played(game((1,))), played(game((0, 1))),
                      played(game((1,), players_against("page")))])
    assert (score.games, score.won, score.shared) == (4, 1, 1)
    assert score.fair == Fraction(1, 3) * 3 + Fraction(1, 2)
    assert score.credit == Fraction(3, 2)


def test_two_of_three_is_two_of_three_and_no_share() -> None:
    assert won(2, 1).likely is None
    assert won(2, 1).verdict is WinsVerdict.TOO_FEW
    assert won(ENOUGH - 1).likely is None
    assert won(ENOUGH).likely is not None


def test_the_range_is_that_of_wilson() -> None:
    likely = won(5, 5).likely
    assert likely is not None
    assert likely == pytest.approx((0.2366, 0.7634), abs=1e-3)
    all_won, none_won = won(10).likely, won(0, 10).likely
    assert all_won is not None and none_won is not None
    assert all_won == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert none_won == pytest.approx((0.0, 0.2775), abs=1e-3)


@pytest.mark.parametrize(("wins", "losses", "verdict"), [
    (8, 2, WinsVerdict.ALIKE), (9, 1, WinsVerdict.ABOVE), (2, 8, WinsVerdict.ALIKE), (1, 9, WinsVerdict.BELOW),
    (50, 50, WinsVerdict.ALIKE), (59, 41, WinsVerdict.ALIKE), (60, 40, WinsVerdict.ABOVE), (9, 0, WinsVerdict.TOO_FEW)])
def test_more_is_only_said_where_luck_alone_would_hardly_do_it(wins: int, losses: int, verdict: WinsVerdict) -> None:
    assert won(wins, losses).verdict is verdict


def test_the_same_wins_are_more_among_more_players() -> None:
    assert won(5, 5, seats=2).verdict is WinsVerdict.ALIKE
    assert won(5, 5, seats=5).verdict is WinsVerdict.ABOVE


def test_no_games_are_no_share() -> None:
    assert (GamesScore().share, GamesScore().fair_part, GamesScore().verdict) == (0.0, 0.0, WinsVerdict.TOO_FEW)


# -- a game's own figures ----------------------------------------------------------------------------------------------

def test_levels_and_numbers_of_players_are_told_apart() -> None:
    found = of_throne(game((0,)), game((1,)), game((0,), players_against("knight")),
                      game((0,), players_against("page", "knight")))
    assert found.levels == ("page", "knight", MIXED)
    assert found.seats == (2, 3)
    assert (found.at("page").won, found.at("page").games) == (1, 2)
    assert found.at("knight", 2).won == 1
    assert found.at("knight", 3).games == 0
    assert found.at(None, 3).games == 3
    assert found.at() == found.score
    assert sum(found.at(level).games for level in found.levels) == found.score.games


def test_the_last_games_are_the_last_begun_whatever_the_order_of_the_files() -> None:
    games = [game((number % 2,), number=number) for number in range(LATEST + 2)]
    found = of_throne(*reversed(games)).latest
    assert found == (Outcome.WON, Outcome.LOST) * (LATEST // 2)
    assert len(of_throne(*games[:3]).latest) == 3


@pytest.mark.parametrize(("outcomes", "row"), [
    ("WW", 0), ("WWW", STREAK), ("LWWWW", 4), ("WWWL", 0), ("WWWS", 0), ("WWWN", 0), ("WWLWWW", 3)])
def test_a_streak_is_what_was_won_up_to_now_and_short_ones_are_none(outcomes: str, row: int) -> None:
    winners: dict[str, tuple[int, ...]] = {"W": (0,), "L": (1,), "S": (0, 1), "N": ()}
    assert of_throne(*[game(winners[each], number=number) for number, each in enumerate(outcomes)]).in_a_row == row


def test_a_short_streak_is_counted_for_the_end_of_a_game() -> None:
    assert of_throne(game((1,), number=0), game(number=1), game(number=2)).won_last == STREAK - 1


def test_a_game_with_help_in_between_neither_adds_to_a_streak_nor_ends_it() -> None:
    helped = made_up(THRONE, PAGES, (1,), 2, hint=True).summary
    assert of_throne(game(number=0), game(number=1), helped, game(number=3)).in_a_row == 3


def test_accuracy_takes_five_reviews_and_to_compare_it_takes_ten() -> None:
    assert accuracy_of([90.0] * (REVIEWS - 1)) is None
    assert accuracy_of([90.0] * REVIEWS) == Accuracy(90.0, None)
    assert accuracy_of([80.0, *[90.0] * REVIEWS]) == Accuracy(90.0, None)
    assert accuracy_of([*[80.0] * REVIEWS, *[90.0] * REVIEWS]) == Accuracy(90.0, 80.0)
    assert accuracy_of([0.0, *[80.0] * REVIEWS, *[90.0] * REVIEWS]) == Accuracy(90.0, 80.0)


# -- whose games -------------------------------------------------------------------------------------------------------

def test_everybody_who_played_alone_has_statistics_of_their_own() -> None:
    bens = replace(game(number=1), players=(BEN, *PAGES[1:]))
    games = [game(), game((1,), number=2), bens, game((0,), (ANN, BEN))]
    assert names_of(games) == ("Ann", "Ben")
    assert counted(*games, name="Ann").score.games == 2
    assert counted(*games, name="Ben").score == counted(bens).score
    assert counted(*games).score.games == 3
    assert counted(*games, name="Ben").apart[Sort.SEVERAL].games == 1


def test_every_game_of_the_hall_has_its_place() -> None:
    assert tuple(each.game_id for each in counted().of_games) == GAMES


# -- from the disk -----------------------------------------------------------------------------------------------------

def past_in(folder: Path) -> tuple[Library, Exercises]:
    library = Library(folder)
    return library, Exercises(library, folder / "exercises.json")


def test_damaged_files_are_counted_as_such_and_nothing_else_suffers(tmp_path: Path) -> None:
    kept(tmp_path, made_up(THRONE, PAGES, (0,)))
    (tmp_path / "letter.throne").write_text("Dear diary", encoding="utf-8")
    (tmp_path / "empty.throne").write_text("", encoding="utf-8")
    cut = kept(tmp_path, made_up(THRONE, PAGES, (0,)))
    cut.write_bytes(cut.read_bytes()[:-9])
    past = read_past(*past_in(tmp_path))
    assert past.unreadable == 2
    found = past.of(None).statistics
    assert found.score.games == 1
    assert found.apart[Sort.UNFINISHED].games == 1


def test_a_deleted_game_is_not_counted_and_one_that_is_back_is(tmp_path: Path) -> None:
    first, second = kept(tmp_path, made_up(THRONE, PAGES, (0,))), kept(tmp_path, made_up(THRONE, PAGES, (1,), 1))
    library, exercises = past_in(tmp_path)
    before = read_past(library, exercises).of(None).statistics
    library.discard(first)
    assert read_past(library, exercises).of(None).statistics.score == won(0, 1, seats=3)
    library.restore(first)
    assert read_past(library, exercises).of(None).statistics == before
    assert read_past(library, exercises).latest(THRONE) in (first, second)
    assert read_past(library, exercises).latest("rival-kings") is None


def accuracies(folder: Path) -> list[float]:
    games = read_past(*past_in(folder)).of(None).statistics.of_games
    return sorted(game.accuracy for each in games for game in each.games if game.accuracy is not None)


def test_reviews_that_judge_in_another_way_than_the_latest_do_not_compare(tmp_path: Path) -> None:
    for number, judge in enumerate(("old", "old", "new", "old", "new")):
        reviewed(kept(tmp_path, made_up(THRONE, PAGES, (0,), number)), 80 + number, judge=judge)
    reviewed(kept(tmp_path, made_up("rival-kings", PAGES, (0,), 9)), 70, judge="old")
    assert accuracies(tmp_path) == [70, 82, 84]


def test_reviews_of_games_that_do_not_count_or_of_another_seat_say_nothing(tmp_path: Path) -> None:
    reviewed(kept(tmp_path, made_up(THRONE, PAGES, (0,), hint=True)), 99)
    reviewed(kept(tmp_path, made_up(THRONE, PAGES, (0,))), 98, seat=1)
    kept(tmp_path, made_up(THRONE, PAGES, (0,)))
    for damage in ("", "[]", "{}", '{"format": 1, "made": {}, "seats": []}', '{"format": 2}', "[" * 10_000, "\0"):
        file = kept(tmp_path, made_up(THRONE, PAGES, (0,)))
        file.with_name(f"{file.name}.review.json").write_text(damage, encoding="utf-8")
    for accuracy in (float("nan"), float("inf"), -1.0, 100.5):
        reviewed(kept(tmp_path, made_up(THRONE, PAGES, (0,))), accuracy)
    assert accuracies(tmp_path) == []


def test_made_up_records_are_read_as_they_were_written(tmp_path: Path) -> None:
    record = made_up("imposter-kings", players_against("page", "page", "page"), (0, 2), 3)
    file = kept(tmp_path, record)
    assert Record.load(file) == record
    assert Record.peek(file) == record.summary
    assert load_game(record.header.game).seats[-1] == len(record.header.players)


# -- days and crowns ---------------------------------------------------------------------------------------------------

TODAY = 20_000


def test_days_count_once_they_are_played_to_their_end() -> None:
    noted = Tally(days={TODAY: BEGUN, TODAY - 1: PLAYED, TODAY - 2: WON, TODAY - 9: WON})
    assert (noted.days_played, noted.days_won) == (3, 2)
    assert (Tally().days_played, Tally().days_won) == (0, 0)


def test_to_forget_leaves_the_deal_of_today_which_has_been_seen_and_who_was_met() -> None:
    noted = Tally({THRONE: Feat("knight", (Met("Corvin", False),))}, {TODAY: WON, TODAY - 1: WON})
    left = noted.forgotten(TODAY)
    assert left.feat(THRONE) == Feat("", (Met("Corvin", False),))
    assert (left.day(TODAY), left.day(TODAY - 1)) == (WON, "")
    assert noted.feat(THRONE).beaten == "knight"
    assert tally.load_tally() is None


@pytest.mark.parametrize(("noted", "has"), [
    (Tally(), False), (Tally({THRONE: Feat("", (Met("Corvin", False),))}), False),
    (Tally({THRONE: Feat("page")}), True), (Tally(days={TODAY: BEGUN}), True)])
def test_there_is_something_to_forget_once_there_is_a_crown_or_a_day(noted: Tally, has: bool) -> None:
    assert noted.has_feats is has
