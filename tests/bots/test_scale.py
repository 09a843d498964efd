"""One scale for every seat: wherever a search may stop, the chances of all seats to win add up to 1."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from statistics import fmean
from typing import Any, Final

import pytest

from engine import bot
from engine.base.game import Game
from engine.bots.arena.calibration import Calibration, Series, calibration, watch
from engine.core.state import State
from engine.games.registry import GAMES, load_game
from tests.helpers.amount import FEW, LONG, few_or_many
from tests.helpers.conformance import Setting, differs, has_phases, positions, settings_in
from tests.helpers.model import MODEL

REAL: Final = tuple(map(load_game, GAMES))
SCALED: Final = (*REAL, MODEL)
"""The games whose evaluators keep the promise: all but the toys of these tests."""

SHORT_GAMES: Final = ("throne", "rival-kings", "imposter-kings")
"""Games of which bots play several in half a second."""

_ROUNDING: Final = 1e-6

TABLES: Final = [pytest.param(game, seats, id=f"{game.id}-{seats}", marks=() if differs(game, seats) else LONG)
                 for game in SCALED for seats in game.seats]
FEWER_TABLES: Final = [pytest.param(game, seats, id=f"{game.id}-{seats}", marks=() if has_phases(game, seats) else LONG)
                       for game in SCALED for seats in game.seats]


def chances(state: State) -> tuple[float, ...]:
    """What the game's evaluator says of every seat."""
    found: tuple[float, ...] = state.game.evaluator.values(state)    # type: ignore[attr-defined]
    return found


@cache
def page_game(game: Game[Any], seats: int, seed: int) -> tuple[State, ...]:
    """All positions of a game between pages."""
    state, rng, found = game.start(seats, seed), random.Random(seed), list[State]()
    while state.actor is not None:
        found.append(state.clone())
        state.advance(bot("page", game).choose(state.observation(state.actor), rng=rng).move)
    return (*found, state)


def assert_on_one_scale(state: State) -> None:
    """Check what holds of the chances in every position."""
    before = state.fingerprint()
    found = chances(state)
    assert len(found) == state.seats
    assert all(-_ROUNDING <= chance <= 1.0 + _ROUNDING for chance in found), f"{state.phase}: {found}"
    if state.actor is None:
        winners = state.winners()
        assert found == tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    else:
        assert sum(found) == pytest.approx(1.0, abs=_ROUNDING), f"{state.phase}: {found}"
    assert tuple(state.game.evaluator.value(state, seat)    # type: ignore[attr-defined]
                 for seat in range(state.seats)) == found
    assert state.fingerprint() == before


@settings_in(SCALED)
def test_the_chances_of_all_seats_add_up_in_every_phase(setting: Setting) -> None:
    for state in positions(setting):
        assert_on_one_scale(state)


@pytest.mark.parametrize(("game", "seats"), FEWER_TABLES)
@few_or_many("much", (1, 9), (3, 1))
def test_the_chances_of_all_seats_add_up_wherever_pages_get_to(
        much: tuple[int, int], game: Game[Any], seats: int) -> None:
    """In every ninth position up to the end of a game, or in all of several games."""
    games, share = much
    for seed in range(games):
        for state in page_game(game, seats, seed)[::-share]:
            assert_on_one_scale(state)


# -- the beginning -----------------------------------------------------------------------------------------------------

_BEGINNING: Final = 0.06
"""How much better it may be to sit somewhere, before anything has happened: whoever begins has an advantage."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
@few_or_many("deals", 60, 600)
def test_at_the_beginning_all_seats_are_about_as_likely_to_win(deals: int, game: Game[Any], seats: int) -> None:
    dealt = [chances(game.start(seats, seed)) for seed in range(deals)]
    for seat in range(seats):
        assert sum(found[seat] for found in dealt) / deals == pytest.approx(1 / seats, abs=_BEGINNING)


# -- said and won ------------------------------------------------------------------------------------------------------

def calibrated(game: Game[Any], games: int, level: str) -> Calibration:
    """What so many games between bots of a level show of a game's chances."""
    return calibration(list(watch(Series(game.id, game.seats[0], level, games))))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id, marks=() if game.id in SHORT_GAMES else LONG)
                                  for game in REAL])
@pytest.mark.parametrize(("games", "error"), [pytest.param(10, 0.2, id="few", marks=FEW),
                                              pytest.param(100, 0.1, id="many", marks=LONG)])
def test_of_positions_said_to_be_won_so_often_about_as_many_are_won(game: Game[Any], games: int, error: float) -> None:
    # Pages of Behind the Throne gamble more rows away than the chances of good players allow for.
    level = "knight" if game.id == "behind-the-throne" else "page"
    assert calibrated(game, games, level).error < error


def in_some_positions(game: Game[Any]) -> float:
    """What marshals gain by their own moves, on average, in positions of a game between pages."""
    running, gained = page_game(game, game.seats[0], 0)[:-1], list[float]()
    for state in running[::-(-len(running) // 20)]:
        seat, after = state.actor or 0, state.clone()
        after.advance(bot("marshal", game).choose(state.observation(seat), rng=random.Random(0)).move)
        gained.append(chances(after)[seat] - chances(state)[seat])
    return fmean(gained)


def in_whole_games(game: Game[Any]) -> float:
    """The same in a quarter of the positions of games between marshals."""
    return calibrated(game, 12, "marshal").rise.value


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in REAL])
@pytest.mark.parametrize(("gained", "most"), [pytest.param(in_some_positions, 0.1, id="few"),
                                              pytest.param(in_whole_games, 0.03, id="many", marks=LONG)])
def test_who_decides_gains_little_by_a_move_that_was_to_be_expected(
        game: Game[Any], gained: Callable[[Game[Any]], float], most: float) -> None:
    assert abs(gained(game)) < most


def test_chances_that_proved_too_bold_are_said_less_boldly_in_the_same_order() -> None:
    game = load_game("throne")
    for state in page_game(game, 3, 1)[20:60:10]:
        bold, said = game.evaluator.chances(state), chances(state)
        assert max(said) < max(bold)
        assert min(said) > min(bold)
        assert sorted(range(3), key=said.__getitem__) == sorted(range(3), key=bold.__getitem__)
    assert all(game.evaluator.chances(state) == chances(state) for state in page_game(game, 2, 1)[20:60:10])
