"""What a review comes to: luck apart from skill, of made-up decisions whose figures are easy to check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import Session, load_game
from engine.learn.judging import Apart
from engine.learn.review.path import Path, path_of
from engine.learn.review.shape import Point, Truth, Weighed
from engine.learn.review.summing import Draft, summed_up
from tests.helpers.sessions import play_at_random

GAME: Any = load_game("behind-the-throne")
BEST, MADE = list(GAME.moves)[:2]


def over(seats: int, game: Any = GAME) -> Path:
    """A game that is over."""
    session = Session(game, seats, 4)
    play_at_random(session, random.Random(4))
    return path_of(session.record())


def draft(*, before: float = 0.5, best: float = 0.5, made: float = 0.5, luck: float = 0.0) -> Draft:
    """A decision: the chance before it, after the best move, after the move made, and what then came to light."""
    return Draft(0, 0, "turn", MADE, (Weighed(BEST, best), Weighed(MADE, made)), before, Apart(best - made, 0.0), False,
                 Truth(BEST, 0.0), luck)


def test_what_came_to_light_counts_with_its_sign() -> None:
    path = over(2)
    parts = summed_up(0, (), (draft(luck=0.2), draft(luck=-0.3)), {0: Apart(0.6, 0.0)}, path).parts
    assert parts.revealed == pytest.approx(-0.1)
    assert parts.others == pytest.approx(path.share(0) - 0.6 + 0.1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_an_equal_share_and_the_deal_changes_it(seats: int) -> None:
    parts = summed_up(0, (), (), {0: Apart(0.6, 0.0)}, over(seats)).parts
    assert parts.start == 1 / seats
    assert parts.dealt == pytest.approx(0.6 - 1 / seats)


def test_what_turns_brought_is_the_chance_after_the_moves_without_the_mistakes() -> None:
    parts = summed_up(0, (), (draft(before=0.5, best=0.6, made=0.52),), {0: Apart(0.5, 0.0)}, over(2)).parts
    assert parts.mistakes == pytest.approx(-0.08)
    assert parts.course == pytest.approx(0.02 + 0.08)


def test_a_fall_can_be_decisive_as_well_as_a_rise() -> None:
    curve = tuple(Point(number, chance, 0.0) for number, chance in enumerate((0.5, 0.6, 0.2, 0.4)))
    decisive = summed_up(0, curve, (), {0: Apart(0.5, 0.0)}, over(2)).decisive
    assert decisive is not None
    assert decisive.change == pytest.approx(-0.4)


def test_accuracy_halves_with_every_three_per_cent_and_noise_is_no_mistake() -> None:
    def accuracy(*costs: float) -> float | None:
        return summed_up(0, (), [draft(best=0.5, made=0.5 - cost) for cost in costs], {0: Apart(0.5, 0.0)},
                         path).accuracy

    path = over(2)
    assert accuracy() is None
    assert accuracy(0.0, 0.0) == 100.0
    assert accuracy(0.03, 0.03) == pytest.approx(50.0)
    assert accuracy(0.12, 0.0) == pytest.approx(25.0)
    assert accuracy(0.05, -0.05) == pytest.approx(100.0)


def test_who_wins_together_shares_the_win() -> None:
    path = over(2)

    class Tied:
        """The end of a game with two winners."""

        @staticmethod
        def winners() -> frozenset[int]:
            return frozenset((0, 1))

    tied: Any = Tied()
    shared = Path(path.game, (*path.positions[:-1], tied), path.moves, path.turns, path.conceded, path.own)
    assert [shared.share(seat) for seat in range(2)] == [0.5, 0.5]
    assert sorted(path.share(seat) for seat in range(2)) == [0.0, 1.0]


def test_where_all_choose_at_once_each_turn_is_everybodys() -> None:
    path = over(3, load_game("shadow-throne"))
    assert [path.turns_of(seat) for seat in range(3)] == [path.turns.begins] * 3


def test_otherwise_turns_are_those_of_the_seat() -> None:
    path = over(3)
    for seat in range(3):
        assert {path.positions[number].actor for number in path.turns_of(seat)} == {seat}
    assert sorted(number for seat in range(3) for number in path.turns_of(seat)) == list(path.turns.begins)
