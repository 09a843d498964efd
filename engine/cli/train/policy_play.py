"""Games in which a policy plays all seats against itself, to learn from: many side by side, so that numpy has work."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from engine.base.game import Game
from engine.base.policy import Choosing, Policy, choosing
from engine.cli.train.policy_weights import Floats, Weights, chances, of_rows, scores
from engine.core.errors import BadOption
from engine.core.features import Features
from engine.core.text import N_
from engine.games.registry import load_game

SIDE_BY_SIDE: Final = 256


@dataclass(frozen=True, slots=True)
class Task:
    """Games to play: which, how many, and with which weights; the seed determines every deal and every choice."""

    game_id: str
    seats: int
    weights: Weights
    games: int
    seed: str


@dataclass(slots=True)
class Played:
    """What was decided in some games, in order, and what came of it; by decision."""

    seen: list[Features] = field(default_factory=list)
    """What the seat saw."""
    whole: list[Features] = field(default_factory=list)
    """What was hidden from it."""
    moves: list[tuple[Features, ...]] = field(default_factory=list)
    """What it could choose from."""
    chosen: list[int] = field(default_factory=list)
    """The place of its choice among these."""
    likely: list[float] = field(default_factory=list)
    """The logarithm of how likely that choice was."""
    of: list[tuple[int, int]] = field(default_factory=list)
    """The game's number, and the seat."""
    won: list[float] = field(default_factory=list)
    """The seat's share of the win."""

    def extend(self, other: Played) -> None:
        """Add the decisions of other games, with numbers of their own."""
        first = 1 + max((game for game, _ in self.of), default=-1)
        self.seen.extend(other.seen)
        self.whole.extend(other.whole)
        self.moves.extend(other.moves)
        self.chosen.extend(other.chosen)
        self.likely.extend(other.likely)
        self.won.extend(other.won)
        self.of.extend([(first + game, seat) for game, seat in other.of])


def policy_of(game: Game[Any]) -> Policy:
    """What the game's moves are mixed by. Raises BadOption if nothing is said of that."""
    found = game.evaluator.policy
    if found is None:
        raise BadOption(N_("cli", "{game} has no policy to learn: none is defined (see {where}).")
                        .fill(game=game.name, where="Evaluator.policy"))
    return found


def play(task: Task) -> Played:
    """All games of a task, and every decision in them between moves that are not alike."""
    game = load_game(task.game_id)
    policy, luck = policy_of(game), random.Random(f"policy {task.seed}")
    states = [game.start(task.seats, luck.getrandbits(64), **policy.options) for _ in range(task.games)]
    found = Played()
    for first in range(0, task.games, SIDE_BY_SIDE):
        running = list(range(first, min(first + SIDE_BY_SIDE, task.games)))
        while running:
            asked = [(number, among) for number in running if (among := _next_choice(states[number], policy, luck))]
            _choose(asked, states, task.weights, policy, found, luck)
            running = [number for number, _ in asked]
    for number, seat in found.of:
        winners = states[number].winners()
        found.won.append(1.0 / len(winners) if seat in winners else 0.0)
    return found


def _next_choice(state: Any, policy: Policy, luck: random.Random) -> Choosing | None:
    """Play on until there is something to choose; None at the end of the game."""
    while state.actor is not None:
        moves = state.legal_moves()
        if len(moves) > 1:
            among = choosing(policy, state.observation(state.actor), moves, state.game.evaluator.excluded)
            if len(among.moves) > 1:
                return among
            moves = among.alike[0]
        state.advance(luck.choice(moves))
    return None


def _choose(asked: Sequence[tuple[int, Choosing]], states: Sequence[Any], weights: Weights, policy: Policy,
            found: Played, luck: random.Random) -> None:
    """Make a move in each of these games, and write down how it was chosen."""
    if not asked:
        return
    rows = of_rows([among.moves for _, among in asked])
    likely = chances(scores(weights, [among.seen for _, among in asked], rows)[0], rows)
    ends = np.cumsum(likely)
    for place, (number, among) in enumerate(asked):
        first, state = rows.firsts[place], states[number]
        chosen = _drawn(likely, ends, first, len(among.moves), luck)
        found.seen.append(among.seen)
        found.whole.append(policy.whole(state, state.actor))
        found.moves.append(among.moves)
        found.chosen.append(chosen)
        found.likely.append(float(np.log(likely[first + chosen])))
        found.of.append((number, state.actor))
        state.advance(luck.choice(among.alike[chosen]))


def _drawn(likely: Floats, ends: Floats, first: int, number: int, luck: random.Random) -> int:
    before = float(ends[first - 1]) if first else 0.0
    place = int(np.searchsorted(ends[first:first + number], before + luck.random(), side="right"))
    while place == number or likely[first + place] <= 0.0:      # rounding may lead past the last one
        place = place - 1 if place else number - 1
    return place
