"""Quests and deeds: which there are, how likely squires reach them, which a day has, and what they ask of a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from engine import GAMES, load_game
from engine.base.goals import GoalStep, Tale
from engine.bots.levels import bot
from engine.core.events import Event
from engine.core.state import State
from engine.learn import goals
from engine.learn.goal_chances import CHANCES
from engine.learn.goals import (
    LEAST,
    MOST,
    RAREST,
    in_games,
    of_exercises,
    of_game,
    quests_of,
    reached,
    reached_in_exercises,
    tale_of,
)
from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.session import Session
from tests.helpers.finished import finished
from tests.helpers.goal_chances import played
from tests.helpers.positions import move, position

ALL = [quest for game_id in GAMES for quest in of_game(game_id)]
QUESTS = [quest for quest in ALL if not quest.goal.is_deed]
RARE = [quest for quest in ALL if quest.goal.is_deed]
MONDAY = 20_786 - (20_786 + 3) % 7


# -- which there are, and how likely -----------------------------------------------------------------------------------

def test_there_are_80_quests_and_40_deeds_some_of_them_secret() -> None:
    assert len(QUESTS) >= 80
    assert len(RARE) >= 40
    assert len({quest.id for quest in ALL}) == len(ALL)
    assert {quest.game_id for quest in RARE if quest.goal.secret} == set(GAMES)


def test_every_goal_was_measured_and_nothing_else() -> None:
    assert set(CHANCES) == {quest.id for quest in (*ALL, *of_exercises())}


def test_squires_reach_a_quest_about_exercises_neither_always_nor_hardly_ever() -> None:
    assert not {quest.id: CHANCES[quest.id] for quest in of_exercises() if not LEAST <= CHANCES[quest.id] <= MOST}


def test_there_are_quests_about_exercises_of_every_game_and_of_all_of_them() -> None:
    assert {quest.game_id for quest in of_exercises()} == {"", *GAMES}
    met = {quest.id for monday in range(MONDAY, MONDAY + 700, 7) for day in range(monday, monday + 7)
           for quest in quests_of(day).day}
    assert {quest.id for quest in of_exercises()} <= met


def test_no_quest_of_a_week_is_about_exercises() -> None:
    assert not any(quests_of(monday).week.quest.is_of_exercises for monday in range(MONDAY, MONDAY + 700, 7))


class Solved(NamedTuple):
    """An answer to an exercise."""

    name: str
    game_id: str = "throne"
    solved: bool = True


@pytest.mark.parametrize(("name", "answers", "met"), [
    ("solved-5", [Solved(each) for each in "abcde"], True),
    ("solved-5", [Solved(each) for each in "abcdd"], False),        # the same one twice
    ("solved-5", [*map(Solved, "abcd"), Solved("e", solved=False)], False),
    ("row-4", [Solved("x", solved=False), *map(Solved, "abcd")], True),
    ("row-4", [*map(Solved, "abc"), Solved("x", solved=False), Solved("d")], False),
    ("games-4", [Solved(game_id, game_id) for game_id in GAMES[:4]], True),
    ("games-4", [Solved(str(number), GAMES[number % 3]) for number in range(9)], False),
    ("exercises-4", [Solved(each) for each in "abcd"], True),
    ("exercises-4", [*map(Solved, "abc"), Solved("d", "rival-kings")], False),
])
def test_a_quest_about_exercises_counts_the_answers_of_a_day(name: str, answers: list[Solved], met: bool) -> None:
    goals_ = [quest for quest in of_exercises() if quest.goal.id == name and quest.game_id in ("", "throne")]
    assert len(goals_) == 1
    assert reached_in_exercises(answers, goals_) == (goals_ if met else [])


def test_a_new_level_is_won_against_and_only_if_it_is_new() -> None:
    tale = told(throne(), *LIE, seat=1, won=True)
    assert not meets(tale, "new-level")
    assert meets(replace(tale, is_new_level=True), "new-level")
    assert not meets(replace(tale, is_new_level=True, won=False), "new-level")


def test_squires_reach_a_quest_in_two_games_neither_always_nor_hardly_ever() -> None:
    outside = {quest.id: in_games(CHANCES[quest.id], 2) for quest in QUESTS
               if not LEAST <= in_games(CHANCES[quest.id], 2) <= MOST}
    assert not outside


def test_a_deed_is_rare() -> None:
    assert not {quest.id: CHANCES[quest.id] for quest in RARE if CHANCES[quest.id] >= RAREST}


def test_chances_in_several_games_follow_from_that_in_one() -> None:
    assert in_games(0.5, 2) == pytest.approx(0.75)
    assert in_games(0.5, 4, 2) == pytest.approx(11 / 16)
    assert in_games(0.0, 2) == 0


def test_a_simulated_game_is_the_same_whenever_it_is_played() -> None:
    first, again = (played("behind-the-throne", 3)[0] for _ in range(2))
    assert [step.move for step in first.steps] == [step.move for step in again.steps]


# -- the quests of a day -----------------------------------------------------------------------------------------------

def test_a_day_has_three_quests_of_different_games() -> None:
    for day in range(MONDAY, MONDAY + 70):
        today = quests_of(day).day
        assert len({quest.game_id for quest in today}) == len(today) == 3


def test_a_week_has_no_kind_twice_and_one_quest_for_all_of_it() -> None:
    for monday in range(MONDAY, MONDAY + 70, 7):
        days = [quests_of(day) for day in range(monday, monday + 7)]
        assert len({day.week for day in days}) == 1
        kinds = Counter([days[0].week.quest.kind, *(quest.kind for day in days for quest in day.day)])
        assert kinds.most_common(1)[0][1] == 1


def test_quests_follow_from_the_date_alone_and_change_with_it() -> None:
    known = quests_of(MONDAY)
    goals.quests_of.cache_clear()
    random.seed(1)
    assert quests_of(MONDAY) == known
    assert len({quest.id for day in range(MONDAY, MONDAY + 35) for quest in quests_of(day).day}) > 40


def test_squires_do_the_quest_of_a_week_in_four_games_neither_always_nor_hardly_ever() -> None:
    for monday in range(MONDAY, MONDAY + 210, 7):
        week = quests_of(monday).week
        assert LEAST <= in_games(CHANCES[week.quest.id], goals.WEEK_GAMES, week.times) <= MOST


# -- what they ask -----------------------------------------------------------------------------------------------------

def told(state: State, *notations: str, seat: int = 0, won: bool = False) -> Tale[Any]:
    """These moves as the seat looks back on them."""
    steps = list[GoalStep[Any]]()
    for notation in notations:
        before, events = state, list[Event]()
        state = before.clone()
        assert before.actor is not None
        made = move(before.game.id, notation)
        state.apply(made, events)
        steps.append(GoalStep(before.actor, made, tuple(events), before, state))
    return Tale(state.game.id, seat, ("squire",) * state.seats, frozenset((seat,)), won, False, tuple(steps))


def meets(tale: Tale[Any], name: str) -> bool:
    """Whether the game reaches the goal of that name."""
    return any(quest.goal.id == name for quest in reached(tale, ALL))


def again(tale: Tale[Any], times: int) -> Tale[Any]:
    """The same moves several times."""
    return replace(tale, steps=tale.steps * times)


def throne(**details: Any) -> Any:
    return position("throne", "seven ten", "eight*2", "nine*2", **details)


LIE = ("lay seven as king 2", "liar")

COUNTED = [
    pytest.param("calls-11", lambda: told(throne(), *LIE, seat=1), 11, id="lies that are called"),
    pytest.param("lies-10", lambda: told(throne(), "lay seven as king 2", "accept"), 10, id="lies that pass"),
    pytest.param("doubted-9", lambda: told(position("throne", "king ten", "eight*2", "nine*2"), "lay king as king 2",
                                           "liar"), 9, id="truths that are doubted"),
    pytest.param("aces-3", lambda: told(throne(), "lay seven as ace", "accept", "accept"), 3, id="aces that pass"),
    pytest.param("joker-2", lambda: told(position("throne", "seven ten", "joker eight", "nine*2"),
                                         "lay seven as king 2", "joker", seat=1), 2, id="jokers"),
    pytest.param("kills-8", lambda: told(throne(), "lay seven as king 2", "accept", "pick"), 8, id="kings that kill"),
    pytest.param("turn-3", lambda: told(position("behind-the-throne", "prophet prophet", mine="general judge jester"),
                                        "use jester -1"), 3, id="abilities in a turn"),
]


@pytest.mark.parametrize(("name", "make", "times"), COUNTED)
def test_a_goal_with_a_number_counts_what_the_seat_itself_did(
        name: str, make: Callable[[], Tale[Any]], times: int) -> None:
    tale = make()
    assert meets(again(tale, times), name)
    assert not meets(again(tale, times - 1), name)
    others = [seat for seat in range(tale.seats) if seat != tale.seat]
    assert not any(meets(replace(again(tale, times), seat=seat), name) for seat in others)


def test_a_lie_that_is_called_is_none_that_one_got_away_with() -> None:
    assert not meets(again(told(throne(), *LIE), 20), "lies-10")
    honest = told(position("throne", "king ten", "eight*2", "nine*2"), "lay king as king 2", "accept")
    assert not meets(again(honest, 20), "lies-10")


def test_only_a_call_of_a_lie_counts_as_a_call() -> None:
    true = told(position("throne", "king ten", "eight*2", "nine*2"), "lay king as king 2", "liar", seat=1)
    assert not meets(again(true, 20), "calls-11")


@pytest.mark.parametrize(("row", "met"), [("king", False), ("queen alchemist minstrel judge", True)])
def test_a_long_row_counts_when_it_is_collected(row: str, met: bool) -> None:
    tale = told(position("behind-the-throne", row, deck="general"), "collect")
    assert meets(tale, "row-4") is met
    assert not meets(tale, "row-5")


def test_a_game_without_a_lost_row_is_steady() -> None:
    steady = told(position("behind-the-throne", "king", deck="general"), "collect")
    assert meets(steady, "steady")
    busts = told(position("behind-the-throne", "general", deck="king general"), "reveal")
    assert meets(busts, "steady") is not any(event.name == "bust" for step in busts.steps for event in step.events)


def test_a_game_that_was_won_is_won_and_with_help_it_is_not_unaided() -> None:
    tale = played("throne", 0)[0]
    won, lost = replace(tale, won=True), replace(tale, won=False)
    assert meets(won, "win") and meets(won, "unaided")
    assert not meets(lost, "win")
    assert not meets(replace(won, helped=True), "unaided")
    assert meets(replace(won, helped=True), "win")


def test_a_goal_of_another_game_is_never_reached() -> None:
    tale = replace(played("throne", 0)[0], won=True)
    assert {quest.game_id for quest in reached(tale, ALL)} == {"throne"}


# -- records -----------------------------------------------------------------------------------------------------------

def counting(record: Record) -> Record:
    """The same with a deal that nobody could know."""
    return Record(replace(record.header, practice=False), record.entries)


def test_a_record_tells_the_same_as_the_game_that_was_played() -> None:
    record = counting(finished("behind-the-throne", 2, "squire"))
    tale = tale_of(record, 0)
    assert tale is not None
    assert tale.end.fingerprint() == record.replay()[-1].fingerprint()
    assert [step.move for step in tale.steps] == list(record.moves)
    assert tale.count("collect") == sum(step.move.verb == "collect" for step in tale.mine)


def test_neither_practice_nor_a_game_that_goes_on_counts_nor_one_that_was_conceded() -> None:
    assert tale_of(finished("behind-the-throne", 2, "squire"), 0) is None
    assert tale_of(counting(finished("behind-the-throne", 2, "squire", until=10)), 0) is None
    session = Session(load_game("behind-the-throne"), 2, 1, players=[Seating("Ann"), Seating("Bot", "page")])
    session.concede(0)
    assert tale_of(counting(session.record()), 0) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_every_goal_can_be_asked_of_every_game(game_id: str) -> None:
    game, luck = load_game(game_id), random.Random(5)
    for seats in game.seats:
        session, player = Session(game, seats, 5), bot("random", game)
        while (actor := session.state.actor) is not None:
            session.submit(actor, player.choose(session.observation(actor), rng=luck).move)
        for seat in range(seats):
            tale = tale_of(counting(session.record()), seat)
            assert tale is not None
            assert {quest.id for quest in reached(tale, ALL)} <= CHANCES.keys()
