"""As strong as I am: the level that suits a person, told by the games they have finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from engine.bots.level import LEVELS, Level
from engine.learn.matching import LAST_GAMES, WinCount, match, next_level, tally_at
from engine.session import Seating, Summary
from engine.session.entries import Result

LADDER = tuple(level for level in LEVELS if level.id in ("page", "squire", "knight", "marshal"))
_FIRST = datetime(2026, 1, 1, tzinfo=UTC)


def game(won: bool, level: str = "squire", *, name: str = "Ann", bots: int = 1, practice: bool = False,
         assisted: bool = False, finished: bool = True) -> Summary:
    """A game of a person against so many bots of a level."""
    result = Result((0,) if won else (1,), (int(won), *([int(not won)] * bots)))
    players = (Seating(name), *(Seating(f"Bot {number}", level) for number in range(bots)))
    return Summary("throne", players, _FIRST + timedelta(hours=1), practice, assisted, False, False,
                   result if finished else None)


def level(played: Sequence[Summary], name: str = "Ann", levels: Sequence[Level] = LADDER) -> str:
    return match(name, played, levels).level.id


def won(number: int, at: str = "squire", **more: int) -> list[Summary]:
    return [game(True, at, **more)] * number


def lost(number: int, at: str = "squire", **more: int) -> list[Summary]:
    return [game(False, at, **more)] * number


def test_everyone_begins_against_a_squire_and_is_told_why() -> None:
    found = match("Ann", (), LADDER)
    assert found.level.id == "squire"
    assert str(found.why) == "Squire to begin with: none of your games counts yet."


def test_four_wins_in_a_row_in_games_of_two_bring_a_knight() -> None:
    assert level(won(3)) == "squire"
    found = match("Ann", won(4), LADDER)
    assert found.level.id == "knight"
    assert str(found.why) == "Knight now. Games won one level lower: 4 of 4."


def test_four_defeats_in_a_row_in_games_of_two_bring_a_page() -> None:
    assert level(lost(3)) == "squire"
    found = match("Ann", lost(4), LADDER)
    assert found.level.id == "page"
    assert str(found.why) == "Page now. Games won one level higher: 0 of 4."


def test_who_wins_as_often_as_not_keeps_the_level_and_reads_the_count() -> None:
    found = match("Ann", [game(True), game(False)] * 6, LADDER)
    assert found.level.id == "squire"
    assert str(found.why) == f"Squire for now. Games won at this level: 5 of {LAST_GAMES}."


def test_at_a_larger_table_fewer_wins_are_a_fair_share() -> None:
    at_four = [*won(1, bots=3), *lost(3, bots=3)]
    assert level(at_four * 3) == "squire"
    assert level([*won(2, bots=3), *lost(1, bots=3), *won(1, bots=3)]) == "knight"
    assert level(lost(7, bots=3)) == "squire"
    assert level(lost(8, bots=3)) == "page"


def test_even_at_the_largest_table_who_never_wins_meets_a_weaker_level() -> None:
    assert level(lost(LAST_GAMES - 1, bots=4)) == "squire"
    assert level(lost(LAST_GAMES, bots=4)) == "page"


def test_only_the_last_ten_games_at_a_level_count() -> None:
    steady = [game(True), game(False)] * 8
    assert level([*steady, *won(3)]) == "squire"
    assert level([*steady, *won(4)]) == "knight"


def test_after_a_change_the_count_begins_anew() -> None:
    assert level([*won(4), *won(3, "knight")]) == "knight"
    assert level([*won(4), *won(4, "knight")]) == "marshal"
    assert level([*won(4), *lost(3, "knight")]) == "knight"
    assert level([*won(4), *lost(4, "knight")]) == "squire"


def test_beyond_the_strongest_and_below_the_weakest_there_is_nothing() -> None:
    found = match("Ann", [*lost(4), *lost(6, "page")], LADDER)
    assert found.level.id == "page"
    assert str(found.why) == "Page for now. Games won at this level: 0 of 6."
    assert level(won(30, "marshal")) == "marshal"
    assert level([*won(4), *won(9, "knight")], levels=LADDER[:3]) == "knight"


def test_a_win_against_a_stronger_level_counts_and_a_defeat_says_nothing() -> None:
    assert level(won(4, "marshal")) == "knight"
    assert level(lost(9, "marshal")) == "squire"


def test_a_win_against_a_weaker_level_says_nothing_and_a_defeat_counts() -> None:
    assert level(won(9, "page")) == "squire"
    assert level(lost(4, "page")) == "page"


def test_practice_help_and_games_that_were_left_do_not_count() -> None:
    for kind in ({"practice": True}, {"assisted": True}, {"finished": False}):
        assert level([game(True, **kind)] * 9) == "squire"


def test_a_game_in_which_a_seat_changed_hands_does_not_count() -> None:
    assert level([replace(each, reseated=True) for each in won(9)]) == "squire"


def test_among_partners_the_fair_share_is_that_of_a_side() -> None:
    four = [replace(each, game="imposter-kings") for each in won(3, bots=3)]
    assert level(won(3, bots=3)) == "knight"
    assert level(four) == "squire"
    assert level([*four, *four[:1]]) == "knight"


def test_games_of_others_do_not_count() -> None:
    assert level([game(True, name="Ben")] * 9) == "squire"
    assert level([game(True, name="Ben")] * 9, name="Ben") == "knight"


def test_games_among_friends_or_against_mixed_company_do_not_count() -> None:
    result = Result((0,), (1, 0, 0))
    for others in ((Seating("Ben"), Seating("Bo", "squire")), (Seating("Al", "page"), Seating("Bo", "squire"))):
        played = Summary("throne", (Seating("Ann"), *others), _FIRST, False, False, False, False, result)
        assert level([played] * 9) == "squire"


def test_levels_that_the_game_does_not_offer_do_not_count() -> None:
    assert level(won(9, "random")) == "squire"
    assert level(won(9, "marshal"), levels=LADDER[:2]) == "squire"


# -- what is said at the end of a game ---------------------------------------------------------------------------------

def test_games_at_a_level_are_counted_for_that_level_alone_and_only_the_last_ten() -> None:
    assert tally_at("Ann", [*won(2), *lost(1), *won(4, at="knight")], "squire", LADDER) == WinCount(2, 3)
    assert tally_at("Ann", [*lost(5), *won(10)], "squire", LADDER) == WinCount(10, 10)
    assert tally_at("Ben", won(2), "squire", LADDER) == WinCount(0, 0)


def test_the_next_level_is_the_one_above_and_there_is_none_above_the_last() -> None:
    after = next_level("squire", LADDER)
    assert after is not None
    assert after.id == "knight"
    assert next_level(LADDER[-1].id, LADDER) is None
    assert next_level("random", LADDER) is None
