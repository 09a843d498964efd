"""What OpenSpiel makes of an ending that is solved here: its value, and how far our mixtures are from equilibrium.

OpenSpiel is nothing that the project takes: install it beside it, `.venv/bin/python -m pip install open_spiel`.
`.venv/bin/python -m tests.helpers.with_open_spiel 'throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; rest deck' 1`
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from engine.base.notation import game_of, read
from engine.games.registry import load_game
from engine.solve.cfr import Solver
from engine.solve.ending import Ending
from engine.solve.response import best_value, value_of
from engine.solve.tree import Chance, Decision, Mixture, Node, Tree

_LIMIT: Final = 1_000_000
_ITERATIONS: Final = 300


def efg(tree: Tree) -> str:
    """The tree in Gambit's notation of extensive games; what an end is worth is counted from the middle on."""
    return "\n".join(['EFG 2 R "ending" { "1" "2" }', *_nodes(tree, tree.root)]) + "\n"


def _nodes(tree: Tree, node: Node) -> Iterator[str]:
    if isinstance(node, float):
        value = node - tree.total / 2.0
        yield f't "" {_outcome()} "" {{ {value!r} {-value!r} }}'
        return
    if isinstance(node, Chance):
        odds = " ".join(f'"{number}" {likely!r}' for number, likely in enumerate(node.odds))
        yield f'c "" {_chance()} "" {{ {odds} }} 0'
    else:
        moves = " ".join(f'"{number}"' for number in range(len(node.children)))
        yield f'p "" {node.seat + 1} {_of_seat(tree, node)} "{node.information}" {{ {moves} }} 0'
    for child in node.children:
        yield from _nodes(tree, child)


def _of_seat(tree: Tree, node: Decision) -> int:
    """The number of an information set among those of its seat, from 1 on."""
    return sum(each.seat == node.seat for each in tree.information[:node.information + 1])


class _Count:
    """Counts from 1 on."""

    def __init__(self) -> None:
        self._number = 0

    def __call__(self) -> int:
        self._number += 1
        return self._number


_outcome, _chance = _Count(), _Count()


def _compare(text: str, turns: int) -> None:
    game = load_game(game_of(text))
    tree = Ending(game, read(game, text), turns, _LIMIT).tree
    ours = Solver(tree)
    ours.iterate(_ITERATIONS)
    mixtures = ours.average()
    value, gap = value_of(tree, mixtures), best_value(tree, mixtures, 0) + best_value(tree, mixtures, 1) - tree.total
    spiel: Any = import_module("pyspiel")
    theirs = spiel.load_efg_game(efg(tree))
    began = time.perf_counter()
    solver = spiel.CFRPlusSolver(theirs)
    for _ in range(_ITERATIONS):
        solver.evaluate_and_update_policy()
    seconds, average = time.perf_counter() - began, solver.average_policy()
    found = spiel.expected_returns(theirs.new_initial_state(), average, -1, True)[0] + tree.total / 2.0
    print(f"value: {value:.6f} here, {found:.6f} there")
    print(f"gap of the mixtures of {_ITERATIONS} iterations there, in {seconds:.2f} s: "
          f"{spiel.nash_conv(theirs, average):.10f}")
    print(f"gap of the mixtures from here: {gap:.10f} here, "
          f"{spiel.nash_conv(theirs, _policy(spiel, theirs, tree, mixtures)):.10f} there")


def _policy(spiel: Any, theirs: Any, tree: Tree, mixtures: Sequence[Mixture]) -> Any:
    """Our mixtures as a policy of OpenSpiel's, by the names that information sets have there."""
    table: dict[str, list[tuple[int, float]]] = {}
    waiting = [(theirs.new_initial_state(), tree.root)]
    while waiting:
        state, node = waiting.pop()
        if isinstance(node, float):
            continue
        if isinstance(node, Decision):
            table[state.information_state_string()] = list(
                zip(state.legal_actions(), mixtures[node.information], strict=True))
        waiting += [(state.child(action), child) for action, child in zip(state.legal_actions(), node.children,
                                                                         strict=True)]
    return spiel.TabularPolicy(table)


if __name__ == "__main__":
    _compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
