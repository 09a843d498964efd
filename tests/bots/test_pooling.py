"""A bot that plays several seats does not tell one of them what it saw from the seat of another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine import bot
from engine.base.game import Game
from engine.bots.base import Bot, Choice, Deadline
from engine.bots.levels import BOT_LEVELS
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.sessions import ALL_GAMES
from tests.helpers.toy import CELLAR

FEW, MANY = 250, 10**6
"""Simulations at most: who searches pools what seats saw, if at all, in a few hundred already."""
MOST = 40
"""The number of moves played of a game."""
ASKED = 5
"""The number of choices compared for one seat."""


def choices(player: Bot, game: Game[Any], *, of_all: bool) -> list[Choice]:
    """What a bot chooses for the first seat in a game that others play; `of_all`: it is asked for all seats."""
    state, luck, found = game.start(game.seats[0], 11), random.Random(11), list[Choice]()
    for _ in range(MOST):
        if state.actor is None or len(found) == ASKED:
            break
        _think(player, state, found, of_all=of_all)
        state.apply(luck.choice(state.legal_moves()))
    return found


def _think(player: Bot, state: State, found: list[Choice], *, of_all: bool) -> None:
    seat = state.actor or 0
    if len(state.legal_moves()) > 1 and (of_all or seat == 0):
        choice = player.choose(state.observation(seat), rng=random.Random(1))
        if seat == 0:
            found.append(choice)


def plays_each_seat_for_itself(player: Bot, game: Game[Any]) -> bool:
    """Whether the first seat's choices are the same when the same bot thinks for the other seats as well."""
    return choices(player, game, of_all=False) == choices(player, game, of_all=True)


@pytest.mark.parametrize(("level", "game"), [
    pytest.param(level, game, id=f"{level}-{game.id}",
                 marks=LONG if level in ("squire", "knight", "regent") and game not in (CELLAR, ALL_GAMES[0]) else ())
    for level in BOT_LEVELS for game in ALL_GAMES])
@few_or_many("simulations", FEW, MANY)
def test_what_another_seat_saw_changes_no_choice(simulations: int, level: str, game: Game[Any],
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game.evaluator), "simulations", min(game.evaluator.simulations, simulations))
    assert plays_each_seat_for_itself(bot(level, game), game)


# -- the check itself --------------------------------------------------------------------------------------------------

_POOL: set[str] = set()


class Pooling(Bot):
    """Plays by how much all seats together know."""

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        _POOL.add(repr(observation.to_json()))
        move = moves[len(_POOL) % len(moves)]
        return Choice(move, ((move, 0.0),), N_("cellar/reason", "Points win."))


def test_a_bot_that_pools_what_seats_saw_is_found_out() -> None:
    assert not plays_each_seat_for_itself(Pooling("pooling"), CELLAR)
