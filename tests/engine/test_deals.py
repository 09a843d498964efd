"""Sampled worlds have every card in every zone as often as all deals together have it, in every game."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from engine import GAMES, load_game
from engine.core.deals import STEPS, Deals
from engine.core.knowledge import UNKNOWN, Knowledge, Moved, Proved
from engine.core.observe import Observation
from engine.core.world_check import WorldCheck
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.marginals import can_be_counted, groups_of, mean_contents
from tests.helpers.toy_belief import deals_allowed, world_of
from tests.helpers.toy_games import TABLES
from tests.helpers.toy_games import positions as toy_positions

FEW: Final = 2_500
MANY: Final = 20_000
MOST_TABLES: Final = 1_000
DEVIATIONS: Final = 5
"""How many standard deviations a mean may be off: by chance about one in two million is."""
ROUNDING: Final = 1e-9
TIGHT: Final = Path(__file__).with_name("tight_knowledge.json")

A, B, C = range(3)
NOBODY, EVERYBODY = 0, -1

Cell = tuple[int, int]
"""A kind and a zone."""

settings_of_games: Final = pytest.mark.parametrize(("game_id", "seats"), [
    pytest.param(id, seats, marks=LONG if number else ())
    for id in GAMES for number, seats in enumerate(reversed(load_game(id).seats))])


def unseen(source: int, target: int) -> Moved:
    return Moved(NOBODY, UNKNOWN, source, target)


@cache
def small_position(game_id: str, seats: int) -> Observation[Any]:
    """Of some hundred positions, the one where most is known about hidden cards that can still be counted plainly."""
    game = load_game(game_id)
    best, most = None, -1
    for seed in range(3):
        rng = random.Random(seed)
        state = game.start(seats, seed)
        for _ in range(150):
            if state.actor is None:
                break
            if rng.random() < 0.1:
                seen = state.observation(state.actor)
                known = len(groups_of(seen.knowledge)) + len(seen.knowledge.limits)
                if known > most and can_be_counted(seen.knowledge, MOST_TABLES):
                    best, most = seen, known
            state.advance(rng.choice(state.legal_moves()))
    assert best is not None
    return best


@settings_of_games
@few_or_many("worlds", FEW, MANY)
def test_every_card_lies_everywhere_as_often_as_in_all_deals_together(worlds: int, game_id: str, seats: int) -> None:
    seen = small_position(game_id, seats)
    expected = mean_contents(seen.knowledge, MOST_TABLES)
    found, squares, on_top = count(seen, worlds)
    assert set(found) == {cell for cell in expected if cell[1] in hidden_from(seen)}
    for cell, total in found.items():
        mean = total / worlds
        spread = math.sqrt(max(squares[cell] / worlds - mean * mean, 0) / worlds)
        assert abs(mean - expected[cell]) <= DEVIATIONS * spread + ROUNDING, cell
        chance = expected[cell] / len(seen.seen.cards[cell[1]])
        spread = math.sqrt(chance * (1 - chance) / worlds)
        assert abs(on_top[cell] / worlds - chance) <= DEVIATIONS * spread + ROUNDING, cell


def hidden_from(seen: Observation[Any]) -> list[int]:
    """The zones that the seat does not see into."""
    return [zone for zone in range(len(seen.seen.cards)) if not seen.seen.zones[zone].seen_by(seen.viewer)]


def count(seen: Observation[Any], worlds: int) -> tuple[Counter[Cell], Counter[Cell], Counter[Cell]]:
    """By kind and hidden zone: how many cards lie there in all worlds, the squares of that, and how many on top."""
    found: Counter[Cell] = Counter()
    squares: Counter[Cell] = Counter()
    on_top: Counter[Cell] = Counter()
    rng = random.Random(1)
    for _ in range(worlds):
        world = seen.sample(rng)
        for zone in hidden_from(seen):
            for kind, cards in Counter(world.cards[zone]).items():
                found[kind, zone] += cards
                squares[kind, zone] += cards * cards
            if world.cards[zone]:
                on_top[world.cards[zone][-1], zone] += 1
    return found, squares, on_top


# -- the measure itself, and what is left to chance --------------------------------------------------------------------

@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_means_are_those_of_all_deals_tried_one_by_one(seats: int, renew: str) -> None:
    compared = 0
    for state in (state for seed in range(3) for state, _ in toy_positions(seats, renew, seed)):
        knowledge = state.knowledge_of(0)
        deals = deals_allowed(knowledge)
        for (kind, zone), mean in mean_contents(knowledge, MOST_TABLES).items():
            cards = sum(world[zone][kind] * ways for world, ways in deals.items())
            assert math.isclose(mean, cards / deals.total())
        compared += len(deals) > 1
    assert compared > 5


@pytest.mark.parametrize("steps", [0, 10, STEPS])
@few_or_many("worlds", FEW, MANY)
def test_deals_are_as_likely_however_many_splits_are_looked_at(worlds: int, steps: int) -> None:
    knowledge = Knowledge.at_start([[0, 0, 1, 2, 2, 3, 4], [], []])
    for entry in (unseen(A, B), unseen(A, B), unseen(A, C), Proved(EVERYBODY, (2, 3), (B,), 0, 1), unseen(A, C),
                  Proved(EVERYBODY, (0, 4), (B, C), 1, 2)):
        knowledge.learn(entry)
    ways, rng, deals = deals_allowed(knowledge), random.Random(1), Deals(knowledge, steps)
    found = Counter(world_of(deals.draw(rng), 5) for _ in range(worlds))
    assert set(found) == set(ways)
    for world, often in ways.items():
        chance = often / ways.total()
        assert abs(found[world] / worlds - chance) < DEVIATIONS * math.sqrt(chance / worlds), world


def test_limits_too_tight_to_be_kept_by_chance_are_kept() -> None:
    knowledge = Knowledge.from_json(json.loads(TIGHT.read_text()))
    rng, deals = random.Random(1), Deals(knowledge, 0)
    assert all(WorldCheck(knowledge).allows(deals.draw(rng)) for _ in range(30))
