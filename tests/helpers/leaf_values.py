"""How far the values lie apart that one move has in the worlds of a search: what a regent explores by.

    python -m tests.helpers.leaf_values imposter-kings 2 30

searches so many positions of games between knights as long as a regent does, every move of the root in all worlds, and
prints the standard deviation of a move's values at the root and at the decisions after it: the root of the mean square
over the positions, and within what nine of ten positions lie.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from engine import bot
from engine.base.game import Game
from engine.bots.greedy import split_excluded
from engine.bots.search import Worlds
from engine.bots.tree import Node, Tree
from engine.core.observe import Observation
from engine.games.registry import load_game

_OF_A_GAME: Final = 4
"""Positions of one game are much alike."""


def _positions(game: Game[Any], seats: int, luck: random.Random) -> Iterator[Observation[Any]]:
    """What somebody sees who has a choice, in games between knights."""
    knight = bot("knight", game)
    while True:
        state, found = game.start(seats, luck.getrandbits(60)), []
        while state.actor is not None:
            observation = state.observation(state.actor)
            if len(split_excluded(observation.legal_moves(), observation)[0]) > 1:
                found.append(observation)
            state.advance(knight.choose(observation, rng=luck).move)
        yield from luck.sample(found, min(_OF_A_GAME, len(found)))


def _searched(observation: Observation[Any], luck: random.Random) -> Node:
    """The root of a tree that was searched as long as a regent does, without dropping moves."""
    evaluator = observation.seen.game.evaluator
    moves, _ = split_excluded(observation.legal_moves(), observation)
    tree, worlds = Tree(observation.seat, evaluator, luck), Worlds(observation, luck)
    for _ in range(max(2, evaluator.simulations // len(moves))):
        world = worlds.draw()
        for move in moves:
            tree.simulate(world.clone(), move)
    return tree.root


def _later(root: Node) -> float:
    """The deviation at the decisions after a root, each as often as it was searched."""
    squares, tried, left = 0.0, 0.0, list(root.children.values())
    while left:
        node = left.pop()
        left += node.children.values()
        times = sum(node.tried.values())
        squares, tried = squares + times * node.deviation() ** 2, tried + times
    return sqrt(squares / max(1.0, tried))


def _said(deviations: Sequence[float]) -> str:
    ordered = sorted(deviations)
    tenth = len(ordered) // 20
    mean = sqrt(sum(each * each for each in ordered) / len(ordered))
    return f"{mean:.3f} ({ordered[tenth]:.3f} to {ordered[-1 - tenth]:.3f})"


def measure(game: Game[Any], seats: int, positions: int) -> None:
    """Search, and print."""
    luck = random.Random(f"leaf values {game.id} {seats}")
    seen = _positions(game, seats, luck)
    roots = [_searched(next(seen), luck) for _ in range(positions)]
    print(f"{game.name}, {seats} seats, {positions} positions: {_said([root.deviation() for root in roots])} at the "
          f"root, {_said([_later(root) for root in roots])} after it", flush=True)


if __name__ == "__main__":
    measure(load_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
