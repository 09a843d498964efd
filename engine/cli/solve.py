"""Solves a small ending: how large it is, what it is worth, how its own decision is mixed, and how a level plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.base.notation import notation
from engine.bots.levels import bot
from engine.cli.files import check_folder, write_json
from engine.cli.language import seat_in_words, words
from engine.cli.position import position_of
from engine.cli.solve_level import Judged, judged, level_as_json, level_lines
from engine.core.errors import BadOption
from engine.core.state import State
from engine.core.text import N_, Player
from engine.solve.cfr import Solver
from engine.solve.ending import Ending
from engine.solve.response import best_value, value_of, values_of_moves
from engine.solve.tree import Mixture
from engine.version import __version__, described

FORMAT: Final = 1
"""The shape of the file of figures, which README.md beside this module describes."""
_MOST_TURNS: Final = 12
"""Far more than an ending can have within any limit of nodes."""


_SHARE: Final = N_("cli", "share")
_VALUE: Final = N_("cli", "value")


@dataclass(frozen=True, slots=True)
class Solved:
    """What was found of an ending."""

    turns: int
    iterations: int
    nodes: int
    information_sets: int
    values: tuple[float, float]
    """By seat: its chance to win when both play the mixtures found."""
    gains: tuple[float, float]
    """By seat: how much more it would get if it knew the other one's mixtures. Their sum is the gap."""
    mixture: tuple[tuple[str, float, float], ...]
    """The moves of the position's own decision, how often each is made, and what it is worth; () without a choice."""

    @property
    def gap(self) -> float:
        """How far the mixtures are from equilibrium: 0 there."""
        return sum(self.gains)


def solve(what: str, after: int | None, turns: int, iterations: int, limit: int, level: str | None,
          asks: int, figures: Path | None) -> None:
    """Find the equilibrium of a position and print it, and how a level plays there; figures (JSON) go to a file.

    The position is in notation, or of the file of a finished game `after` so many moves. Raises ThroneError on one that
    cannot be read or solved, on an unknown level, and on numbers out of range.
    """
    if not 1 <= turns <= _MOST_TURNS:
        raise BadOption(N_("cli", "--turns must be from 1 to {last}, not {number}.").fill(
            last=_MOST_TURNS, number=str(turns)))
    for name, number in (("--iterations", iterations), ("--limit", limit), ("--asks", asks)):
        if number < 1:
            raise BadOption(N_("cli", "{option} must be at least 1, not {number}.").fill(
                option=name, number=str(number)))
    check_folder(figures)
    game, state = position_of(what, after)
    player = None if level is None else bot(level, game)
    ending = Ending(game, state, turns, limit)
    found, mixtures = solved(ending, turns, iterations)
    print("\n".join(_lines(found, game, state)))
    plays = None if player is None else judged(ending, player, mixtures, asks)
    if plays is not None:
        print("\n".join(level_lines(plays, ending, game)))
    if figures is not None:
        write_json(figures, _as_json(found, game, state, plays))


def solved(ending: Ending, turns: int, iterations: int) -> tuple[Solved, Sequence[Mixture]]:
    """What so many iterations find, and the mixtures by information set."""
    solver = Solver(ending.tree)
    for _ in tqdm(range(iterations), unit=words(N_("cli", "iteration")), disable=None):
        solver.iterate(1)
    tree, mixtures = ending.tree, solver.average()
    first = value_of(tree, mixtures)
    values = first, tree.value(first, 1)
    gains = best_value(tree, mixtures, 0) - values[0], best_value(tree, mixtures, 1) - values[1]
    found = Solved(turns, iterations, ending.nodes, len(tree.information), values, gains,
                   () if ending.own is None else tuple(zip(
                       tree.information[ending.own].moves, mixtures[ending.own],
                       values_of_moves(tree, mixtures, ending.own), strict=True)))
    return found, mixtures


def _lines(found: Solved, game: Game[Any], state: State) -> Iterator[str]:
    yield words(N_("cli", "{nodes} nodes, {sets} information sets, %n turn(s)", "", 1).fill(
        n=found.turns, nodes=f"{found.nodes:,}", sets=f"{found.information_sets:,}"))
    for seat, (value, gain) in enumerate(zip(found.values, found.gains, strict=True)):
        more = words(N_("cli", "and {gain} more by the best answer to the mixtures").fill(gain=f"{gain:.4%}"))
        yield f"{seat_in_words(seat):<10}{value:>8.3%}, {more}"
    gap = N_("cli", "gap {gap} after %n iteration(s)", "", 1).fill(n=found.iterations, gap=f"{found.gap:.4%}")
    yield words(gap)
    if not found.mixture:
        yield words(N_("cli", "There is no choice to make in this position."))
        return
    observation = state.observation(state.actor or 0)
    yield words(N_("cli", "{player} decides:").fill(player=Player(observation.seat)))
    yield f"{words(_SHARE):>8}{words(_VALUE):>9}"
    for name, share, value in sorted(found.mixture, key=lambda each: (-round(each[1], 3), -each[2])):
        told = words(game.describe(game.move_from_json(name), observation))
        yield f"{share:>8.1%}{value:>9.2%}  {told:<54}{name}"


def _as_json(found: Solved, game: Game[Any], state: State, plays: Judged | None) -> dict[str, Any]:
    return {"format": FORMAT, "version": __version__, "engine": described(), "position": notation(game, state),
            "turns": found.turns, "iterations": found.iterations, "nodes": found.nodes,
            "information_sets": found.information_sets, "values": list(found.values), "gains": list(found.gains),
            "gap": found.gap, "mixture": [{"move": name, "share": share, "value": value}
                                          for name, share, value in found.mixture],
            "level": None if plays is None else level_as_json(plays)}
