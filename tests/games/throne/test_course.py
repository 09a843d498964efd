"""What the course of Throne says of a reply is what happens when the turn is played to its end."""

from __future__ import annotations

import re
from itertools import product

import pytest

from engine.core.moves import NONE
from engine.games.throne.cards import ACE, KING, PEASANT
from engine.games.throne.course import COURSE
from engine.games.throne.course.claims_made import CLAIMS_MADE
from engine.games.throne.course.story import STORY, lies
from engine.games.throne.game import GAME
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, LAID, OPEN
from engine.learn.lesson import Lecture
from tests.helpers import claims_made
from tests.helpers.positions import move

LEARNER, RIVAL = 0, 1


def at(task_id: str) -> Lecture:
    """The course at a task, reached by the solutions of those before it in its lesson."""
    lesson_id, task = task_id.split("/")
    lecture = Lecture(GAME, next(lesson for lesson in COURSE.lessons if lesson.id == lesson_id))
    while lecture.task is not None and lecture.task.id != task:
        lecture.go_on(move("throne", lecture.task.solution))
    return lecture


def reason(task_id: str, reply: str) -> str:
    """What is said of a reply that does not meet the goal."""
    verdict = at(task_id).verdict(move("throne", reply))
    assert not verdict.met
    return str(verdict.said)


def to_the_end(task_id: str, reply: str, answer: str = "accept") -> tuple[ThroneState, ThroneState]:
    """The table before the reply, and once the turn is over: claims are answered so, and hidden cards picked."""
    before = at(task_id).state
    after = before.clone()
    after.apply(move("throne", reply))
    while after.phase in ("answer", "ace", "peek", "unmask", "kill", "penalty"):
        after.apply(move("throne", answer) if after.phase in ("answer", "ace") else after.legal_moves()[0])
    return before, after


@pytest.mark.parametrize("answer", ["accept", "liar"])
def test_the_first_lesson_is_won_whatever_the_rival_answers(answer: str) -> None:
    assert to_the_end("win/king", "lay king as king 2", answer)[1].winners() == {LEARNER}


def test_a_lie_in_its_place_would_not_win_if_it_is_called() -> None:
    assert "If your rival calls that lie, it does nothing" in reason("win/king", "lay nine as king 2")
    before, after = to_the_end("win/king", "lay nine as king 2", "liar")
    assert after.cards[HAND[RIVAL]] == before.cards[HAND[RIVAL]]


@pytest.mark.parametrize(("task_id", "reply"), [
    ("call/right", "accept"), ("joker/evade", "liar"),
    ("last/stay", "lay ten as peasant"), ("last/joker", "accept"), ("last/joker", "joker"),
])
def test_who_is_told_of_being_out_is_out(task_id: str, reply: str) -> None:
    assert reason(task_id, reply).endswith("out.")
    _, after = to_the_end(task_id, reply)
    assert after.wins[RIVAL] == 1


@pytest.mark.parametrize(("task_id", "reply"), [
    ("lie/caught", "lay nine as ace"), ("ace/claim", "lay seven as ace"), ("count/bluff", "lay seven as ace"),
])
def test_a_false_ace_that_is_called_costs_two_cards(task_id: str, reply: str) -> None:
    assert "the card you laid and one more" in reason(task_id, reply)
    before, after = to_the_end(task_id, reply, "liar")
    assert after.size(LEARNER) == before.size(LEARNER) - 2


def test_a_wrong_call_costs_the_card_that_its_reason_speaks_of() -> None:
    assert "your wrong call costs you a card" in reason("jack/know", "liar")
    before, after = to_the_end("jack/know", "liar")
    assert after.size(LEARNER) == before.size(LEARNER) - 1
    assert at("jack/know").state.cards[LAID] == [at("jack/know").state.claim]


def test_a_queen_finds_nothing_where_all_cards_lie_face_up() -> None:
    assert "finds nothing hidden and does nothing" in reason("king/claim", "lay queen as queen 2")
    before, after = to_the_end("king/claim", "lay queen as queen 2")
    assert after.cards[OPEN[RIVAL]] == before.cards[OPEN[RIVAL]]


def test_a_nine_that_is_believed_kills_a_card() -> None:
    assert "you let it kill one of your cards" in reason("queen/catch", "accept")
    before, after = to_the_end("queen/catch", "accept")
    assert after.size(LEARNER) == before.size(LEARNER) - 1


def test_a_rival_who_is_believed_stays_in_the_round() -> None:
    assert "draws a card and stays in the round" in reason("rounds/point", "accept")
    before, after = to_the_end("rounds/point", "accept")
    assert (after.wins, after.size(RIVAL)) == (before.wins, before.size(RIVAL) + 1)


def test_an_ace_that_is_believed_draws_two_although_all_four_are_in_sight() -> None:
    assert "now your rival draws two cards" in reason("count/call", "accept")
    before, after = to_the_end("count/call", "accept")
    assert after.size(RIVAL) == before.size(RIVAL) + 2
    seen = before.observation(LEARNER).seen
    assert sum(cards.count(ACE) for cards in seen.cards) == 4


def test_what_a_task_says_the_rival_does_is_on_the_table() -> None:
    known = at("queen/catch").state
    assert (known.visible, known.claim, known.target) == (1, KING, LEARNER)
    seen = at("jack/know").state.observation(LEARNER)
    assert seen.knowledge.known_in(LAID) == [seen.seen.claim]


def test_a_course_begins_each_lesson_with_nothing_claimed_before_or_a_peasant() -> None:
    """Where cards lie face up or among the discards, something was claimed: a Peasant, who needed no answer."""
    for lesson in COURSE.lessons:
        state = Lecture(GAME, lesson).state
        assert (state.last_claim, state.last_target) == (PEASANT if state.turns else NONE, NONE), lesson.id


# -- what claims tell --------------------------------------------------------------------------------------------------

def test_the_claims_that_the_lesson_has_believed_and_called_are_so_in_most_cases_that_were_counted() -> None:
    """Nobody is taught what today's bots do not do."""
    assert at("story/first").verdict(move("throne", "accept")).met
    assert lies("knight", "first king") < 40
    assert at("story/caught").verdict(move("throne", "liar")).met
    assert lies("knight", "after lie") > 55
    assert at("story/few").verdict(move("throne", "liar")).met
    assert lies("knight", "ace of few") > 50 > 2 * lies("knight", "ace of many")


def test_marshals_give_less_away_and_lie_more_with_few_cards_as_the_lesson_says() -> None:
    knights, marshals = (lies(level, "after lie") - lies(level, "first king") for level in ("knight", "marshal"))
    assert marshals < knights / 2
    assert lies("marshal", "ace of few") > 1.5 * lies("marshal", "ace of many")


def test_the_figures_of_the_lesson_are_those_that_were_counted() -> None:
    said = [str(text) for task in STORY.tasks for text in (task.text, task.done) if text is not None]
    for level, sort in product(("knight", "marshal"), ("first king", "after lie", "ace of few", "ace of many")):
        found, claims = CLAIMS_MADE[level][sort]
        assert any(re.search(rf"\b{round(100 * found / claims)}\b", text) for text in said), (level, sort)


def test_claims_are_counted_by_what_their_player_claimed_before_and_holds() -> None:
    assert claims_made.sorts_of(KING, 5, "nothing") == ["first king"]
    assert claims_made.sorts_of(KING, 5, "") == []
    assert claims_made.sorts_of(KING, 5, "lie") == ["after lie"]
    assert (claims_made.sorts_of(ACE, 2, ""), claims_made.sorts_of(ACE, 5, "")) == (["ace of few"], ["ace of many"])
    counted = claims_made.counted("page", 1)
    assert counted == claims_made.counted("page", 1)
    assert all(0 <= found <= claims for found, claims in counted.values())


def test_a_wrong_call_of_the_first_king_costs_two_cards_and_a_lie_let_through_costs_one() -> None:
    for task_id, reply, cards in (("story/first", "accept", 1), ("story/first", "liar", 2),
                                  ("story/caught", "accept", 1)):
        before, after = to_the_end(task_id, reply)
        assert after.size(LEARNER) == before.size(LEARNER) - cards
    before, after = to_the_end("story/few", "accept")
    assert after.size(RIVAL) == before.size(RIVAL) + 2
    assert to_the_end("story/few", "liar")[1].wins[LEARNER] == 1
