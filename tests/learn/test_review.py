"""A review is true to the game: it adds up, blames only what was played out, and never shows what is still hidden."""

from __future__ import annotations

import json
import math
import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from engine import GAMES, load_game
from engine.core.errors import BadNotation, BadOption
from engine.learn.judging import Apart, chance, judge
from engine.learn.review import (
    NotOver,
    Point,
    Review,
    ReviewStep,
    SeatReview,
    Truth,
    Verdict,
    Weighed,
    beside,
    forget,
    load_review,
    review_from_json,
    reviewing,
    save_review,
    seat,
)
from engine.learn.review.path import path_of
from engine.learn.review.summing import Draft, recover
from engine.session import Record
from tests.helpers.finished import finished
from tests.helpers.model import MODEL
from tests.helpers.reviewed import review_of_it, short_game

GAME: Final = MODEL.id
"""Its games are short."""
BLAMED: Final = "throne"
"""In the round that is looked at here, a page makes a mistake that is called poor."""


@cache
def played(seed: int = 3, persons: tuple[int, ...] = (0,), game_id: str = GAME) -> Record:
    options = {"length": "round"} if game_id == BLAMED else {}
    return finished(game_id, 2, "page", seed=seed, persons=persons, **options)


@cache
def steps(seed: int = 3, persons: tuple[int, ...] = (0,), game_id: str = GAME) -> tuple[ReviewStep, ...]:
    return tuple(reviewing(played(seed, persons, game_id)))


def reviewed(seed: int = 3, persons: tuple[int, ...] = (0,), game_id: str = GAME) -> Review:
    found = steps(seed, persons, game_id)[-1].review
    assert found is not None
    return found


def person(seed: int = 3, game_id: str = GAME) -> SeatReview:
    (found,) = reviewed(seed, game_id=game_id).seats
    return found


# -- what is reviewed --------------------------------------------------------------------------------------------------

def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(NotOver, match="it has to wait until the end"):
        reviewing(finished(GAME, 2, until=5))


def test_persons_are_reviewed_and_everybody_where_there_are_none() -> None:
    assert [each.seat for each in reviewed().seats] == [0]
    assert [each.seat for each in reviewed(persons=()).seats] == [0, 1]
    other = list(reviewing(played(), seats=(1,)))[-1].review
    assert other is not None
    assert [each.seat for each in other.seats] == [1]
    with pytest.raises(BadOption, match="There is no seat 2"):
        reviewing(played(), seats=(2,))


def test_every_decision_of_the_person_is_judged_and_no_move_without_a_choice() -> None:
    path = path_of(played())
    chosen = [number for number, state in enumerate(path.positions)
              if state.actor == 0 and len(state.legal_moves()) > 1]
    found = person()
    assert [decision.moves for decision in found.decisions] == chosen
    assert [decision.made for decision in found.decisions] == [path.moves[number] for number in chosen]


def test_a_decision_is_judged_as_a_hint_would_have_judged_it() -> None:
    path = path_of(played())
    for decision in person().decisions:
        judgement = judge(path.positions[decision.moves].observation(0))
        assert decision.weighed == tuple(Weighed(each.move, each.chance) for each in judgement.moves)
        assert decision.mistake == judgement.mistake(decision.made)


def test_what_was_hidden_changes_only_what_is_said_in_hindsight() -> None:
    state = path_of(played()).positions[0]
    other = state.observation(0).sample(random.Random(5))
    assert other.fingerprint() != state.fingerprint()
    one, two = (judge(each.observation(0)) for each in (state, other))
    assert [(each.move, each.chance) for each in one.moves] == [(each.move, each.chance) for each in two.moves]


# -- step by step ------------------------------------------------------------------------------------------------------

def test_the_curve_comes_first_and_the_review_last() -> None:
    shares = [step.share for step in steps()]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    first = next(step for step in steps() if step.curves)
    assert first.share <= 0.1
    assert [point.moves for point in first.curves[0]] == [point.moves for point in person().curve]
    assert all(step.review is None for step in steps()[:-1])


def test_the_same_game_is_reviewed_in_the_same_words() -> None:
    again = list(reviewing(played()))[-1].review
    assert again == reviewed()


def test_the_curve_has_a_point_for_every_turn_of_the_player_and_ends_with_the_result() -> None:
    found, path = person(), path_of(played())
    *turns, end = (point.moves for point in found.curve)
    assert end == len(path.moves)
    assert found.curve[-1] == Point(end, path.share(0), 0.0)
    assert turns == [number for number, state in enumerate(path.positions[:-1])
                     if state.actor == 0 and (number == 0 or path.positions[number - 1].actor == 1)]


@pytest.mark.parametrize(("seed", "game_id"), [(3, GAME), (9, BLAMED)])
def test_the_parts_add_up_to_the_result(seed: int, game_id: str) -> None:
    parts = person(seed, game_id).parts
    total = parts.start + parts.dealt + parts.mistakes + parts.course + parts.revealed + parts.others
    assert total == pytest.approx(parts.result)
    assert parts.mistakes <= 0.0
    assert parts.luck == pytest.approx(parts.dealt + parts.revealed + parts.others)


def test_the_chances_of_both_players_begin_and_end_as_one() -> None:
    one, two = reviewed(persons=()).seats
    assert one.parts.result + two.parts.result == 1.0
    assert one.parts.start + two.parts.start == 1.0


def test_the_finer_curve_falls_at_each_decision_by_what_it_is_said_to_have_cost() -> None:
    found = person(9, BLAMED)
    landings = {landing.moves: landing for landing in found.landings}
    assert max(decision.cost for decision in found.decisions) > 0.05
    for decision in found.decisions:
        assert landings[decision.moves].chance == decision.chance
        assert landings[decision.moves].lost == decision.cost
    assert {point.moves for point in found.curve} <= set(landings)
    assert (found.landings[-1].chance, found.landings[-1].lost) == (found.curve[-1].chance, 0.0)


def test_the_decisive_turn_is_the_one_in_which_the_chance_changed_most() -> None:
    found = person()
    assert found.decisive is not None
    changes = [after.chance - before.chance for before, after in pairwise(found.curve)]
    assert found.decisive.change == max(changes, key=abs)


def test_the_best_moves_are_those_made_that_were_clearly_better_than_any_other() -> None:
    found = person(9, BLAMED)
    assert found.best_moves
    for decision in found.best_moves:
        others = [each.chance for each in decision.weighed if each.move != decision.made]
        assert decision.chance - max(others) == decision.edge >= 0.02
        assert decision.made == decision.best
    edges = [decision.edge for decision in found.best_moves]
    assert edges == sorted(edges, reverse=True)


def test_decisions_are_sorted_by_what_they_cost() -> None:
    costs = [decision.cost for decision in person(9, BLAMED).by_cost]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= 0.0


# -- blame -------------------------------------------------------------------------------------------------------------

def test_only_what_was_played_out_is_called_poor() -> None:
    found = person(9, BLAMED).decisions
    poor = [decision for decision in found if decision.verdict is Verdict.POOR]
    assert poor
    for decision in found:
        if decision.verdict is Verdict.POOR:
            assert decision.played_out is not None
            assert decision.played_out.poor
            assert decision.cost >= 0.05
            assert decision.made != decision.best
        elif decision.played_out is not None:
            assert decision.verdict is Verdict.UNCLEAR
            assert not decision.played_out.poor


def draft(turn: int, mistake: float, rise: float, phase: str = "lay") -> Draft:
    """A decision whose best move makes the position so much better than it looked."""
    move = MODEL.start(2, 1).legal_moves()[0]
    return Draft(turn, turn, phase, move, (Weighed(move, 0.5 + rise),), 0.5, Apart(mistake, 0.01), False,
                 Truth(move, 0.0), 0.0)


def test_luck_is_what_came_to_light_after_the_move_that_was_made() -> None:
    positions, decisions = path_of(played()).positions, person().decisions
    assert any(decision.made != decision.best for decision in decisions)
    for decision in decisions:
        after = chance(positions[decision.moves + 1].observation(0)).mean
        assert decision.luck == pytest.approx(after - decision.chance)


def test_of_many_suspected_moves_the_costliest_are_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    suspects = [decision for decision in review_of_it().seats[0].decisions if decision.played_out is not None]
    assert len(suspects) > 1
    monkeypatch.setattr(seat, "MOST", 1)
    (found,) = ([step.review for step in reviewing(short_game())][-1] or review_of_it()).seats
    examined = [decision.moves for decision in found.decisions if decision.played_out is not None]
    assert examined == [max(suspects, key=lambda decision: decision.cost).moves]


def test_what_the_same_turn_makes_good_is_charged_once() -> None:
    drafts = [draft(0, 0.08, 0.0), draft(0, 0.02, 0.05), draft(1, 0.08, 0.0)]
    recover(drafts)
    assert [each.cost for each in drafts] == pytest.approx([0.03, 0.02, 0.08])


def test_no_more_is_made_good_than_was_lost_and_by_one_step_once() -> None:
    drafts = [draft(0, 0.03, 0.0), draft(0, 0.02, 0.0), draft(0, 0.0, 0.04)]
    recover(drafts)
    assert [each.cost for each in drafts] == pytest.approx([0.01, 0.0, 0.0])


def test_what_is_usual_for_a_phase_makes_nothing_good() -> None:
    drafts = [each for turn in range(4) for each in (draft(turn, 0.05, 0.0, "answer"), draft(turn, 0.0, 0.06))]
    recover(drafts)
    assert [each.cost for each in drafts if each.phase == "answer"] == pytest.approx([0.05] * 4)


# -- kept --------------------------------------------------------------------------------------------------------------

def test_a_review_is_read_again_as_it_was_written() -> None:
    data = json.loads(json.dumps(reviewed().to_json()))
    assert review_from_json(data) == reviewed()


@pytest.mark.parametrize("damage", [
    lambda data: data.update(format=0), lambda data: data["made"].pop("game"),
    lambda data: data["seats"][0]["decisions"][0].update(made="nonsense"),
    lambda data: data["seats"][0].pop("curve"), lambda data: data["seats"][0].update(curve=[]),
    lambda data: data["seats"][0]["curve"][0].update(chance=math.nan),
    lambda data: data["seats"][0]["curve"][0].update(moves=10 ** 6),
    lambda data: data["seats"][0].update(seat=10 ** 6), lambda data: data["seats"][0].update(accuracy="high"),
    lambda data: data["made"].update(rules=math.inf), lambda data: data["made"].update(game=["throne"]),
    lambda data: data["made"].update(game="chess"),
    lambda data: data["seats"][0]["decisions"][0].update(moves=10 ** 6),
    lambda data: data["seats"][0]["decisions"][0].update(weighed=[]),
    lambda data: data["seats"][0]["decisions"][0].update(luck=10 ** 400),
    lambda data: data["seats"][0]["decisions"][0].update(verdict="maybe"),
    lambda data: data["seats"][0]["decisions"][0].update(
        why={"context": "x", "source": "{who}", "params": {"who": {"player": 10 ** 6}}}),
    lambda data: data["seats"][0]["decisions"][0].update(why={"context": "x", "source": "%n", "n": 10 ** 30}),
    lambda data: data["seats"][0]["decisions"][0]["weighed"][0].update(chance=[0.5]),
    lambda data: data["seats"][0]["decisions"][0]["mistake"].update(error=-1.0)])
def test_another_file_is_no_review(damage: Any) -> None:
    data = json.loads(json.dumps(reviewed().to_json()))
    damage(data)
    with pytest.raises(BadNotation):
        review_from_json(data)


def test_a_review_is_kept_beside_its_record_until_it_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    played().save(file)
    assert load_review(file) is None
    save_review(reviewed(), file)
    assert load_review(file) == reviewed()
    forget(file)
    forget(file)
    assert load_review(file) is None


def test_a_review_by_older_rules_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.throne"
    played().save(file)
    save_review(reviewed(), file)
    game = played().game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    assert Record.load(file).older_rules
    assert load_review(file) is None


def test_a_review_of_another_game_or_by_another_judgement_is_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    played(4).save(file)
    save_review(reviewed(), file)
    assert load_review(file) is None
    played().save(file)
    data = reviewed().to_json()
    data["made"]["judge"] = "another"
    beside(file).write_text(json.dumps(data))
    assert load_review(file) is None
    beside(file).write_text("{")
    assert load_review(file) is None


# -- every game --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_a_turn_lasts_through_the_steps_of_one_player(game_id: str) -> None:
    record = finished(game_id, load_game(game_id).seats[0], "random")
    path = path_of(record)
    assert 4 < len(path.turns) < len(path.moves)
    assert path.turns.begins[0] == 0
