"""The kinds of poor moves: each decision has one, and they are told apart by what was done and what was better."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine import GAMES, load_game
from engine.base.faults import OTHER
from engine.games.registry import fault_of, faults_of
from tests.helpers.amount import few_or_many

_MOVES = 400
"""How many moves of a game are looked at."""


def fault(game_id: str, made: str, best: str) -> str:
    """The id of the fault of a move, both in their notations."""
    game = load_game(game_id)
    return fault_of(game_id, game.move_from_json(made), game.move_from_json(best)).id


@pytest.mark.parametrize(("game_id", "made", "best", "expected"), [
    ("behind-the-throne", "collect", "reveal", "early"),
    ("behind-the-throne", "reveal", "collect", "late"),
    ("behind-the-throne", "reveal", "use general", "unused"),
    ("behind-the-throne", "use general", "reveal", "used"),
    ("behind-the-throne", "collect", "swap 2 king", "swapped"),
    ("rival-kings", "end", "recruit 1", "early"),
    ("rival-kings", "recruit 1", "end", "late"),
    ("rival-kings", "recruit 1", "buy 1", "action"),
    ("rival-kings", "recruit 1", "recruit 2", "pile"),
    ("rival-kings", "settle", "steal 2 take", "crest"),
    ("imposter-kings", "flip", "play fool", "flipped"),
    ("imposter-kings", "play fool", "flip", "unflipped"),
    ("imposter-kings", "pass", "stop", "let"),
    ("imposter-kings", "pass", "use", "unused"),
    ("imposter-kings", "name fool", "pass", "used"),
    ("imposter-kings", "kill", "pass", "reacted"),
    ("shadow-throne", "decline", "extra dutiful_peasant", "declined"),
    ("throne", "liar", "accept", "called"),
    ("throne", "accept", "liar", "believed"),
    ("throne", "joker", "accept", "joker"),
    ("throne", "lay king as ace", "lay king as king 2", "bluffed"),
    ("throne", "lay king as king 2", "lay king as ace", "honest"),
    ("throne", "lay king as king 2", "lay king as king 3", "aimed"),
])
def test_a_fault_says_what_was_done_and_what_was_better(game_id: str, made: str, best: str, expected: str) -> None:
    assert fault(game_id, made, best) == expected


@few_or_many("seed", 1, 20)
@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_chosen_in_place_of_another_move_has_a_kind_of_its_own(game_id: str, seed: int) -> None:
    game, luck, kinds = load_game(game_id), random.Random(seed), {each.id for each in faults_of(game_id)}
    for seats in game.seats:
        state = game.start(seats, seed)
        for _ in range(_MOVES):
            if state.actor is None:
                break
            moves = state.legal_moves()
            for made, best in permutations(luck.sample(moves, min(4, len(moves))), 2):
                found = fault_of(game_id, made, best)
                assert found is not OTHER, f"{made} for {best}"
                assert found.id in kinds
            state.advance(luck.choice(moves))


def test_faults_have_ids_and_names_of_their_own() -> None:
    for game_id in GAMES:
        faults = faults_of(game_id)
        assert faults[-1] is OTHER
        assert len({each.id for each in faults}) == len(faults)
        assert all("," not in each.id and ";" not in each.id for each in faults)
