"""How a level plays in an ending that was solved: what somebody gains who knows it, and where it can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.bots.base import Bot
from engine.cli.language import seat_in_words, words
from engine.core.text import N_, Player
from engine.solve.ending import Ending
from engine.solve.response import best_value, savings, value_of
from engine.solve.tree import Mixture

_SHOWN: Final = 5
"""How many information sets are printed at most."""
_LEAST: Final = 0.0005
"""What an information set has to cost at least to be printed."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A level on both seats of an ending."""

    level: str
    asks: int
    mixtures: tuple[Mixture, ...]
    """By information set: how often it makes each move."""
    equilibrium: tuple[Mixture, ...]
    values: tuple[float, float]
    """By seat: its chance to win when both play like the level."""
    gains: tuple[float, float]
    """By seat: how much more the best answer gets there."""
    savings: tuple[float, ...]
    """By information set: how much less the best answer would get if only there it were played as in equilibrium."""

    @property
    def exploitability(self) -> float:
        """What somebody gains who knows how the level plays, on average over both seats."""
        return sum(self.gains) / 2.0


def judged(ending: Ending, bot: Bot, equilibrium: Sequence[Mixture], asks: int) -> Judged:
    """How a bot plays an ending, asked so often in every information set, and what somebody gains who knows it."""
    tree = ending.tree
    mixtures = tuple([_mixture(ending, bot, number, asks)
                      for number in tqdm(range(len(tree.information)), unit="information set", disable=None)])
    first = value_of(tree, mixtures)
    values = first, tree.value(first, 1)
    gains = best_value(tree, mixtures, 0) - values[0], best_value(tree, mixtures, 1) - values[1]
    return Judged(bot.level, asks, mixtures, tuple(equilibrium), values, gains,
                  tuple(savings(tree, mixtures, equilibrium)))


def _mixture(ending: Ending, bot: Bot, number: int, asks: int) -> Mixture:
    """How often a bot makes each move of an information set, on average over what it thinks with so many seeds."""
    each, state = ending.tree.information[number], ending.position(number)
    observation = state.observation(each.seat)
    shares = dict.fromkeys(each.moves, 0.0)
    for ask in range(asks):
        for move, share in bot.mixture(observation, rng=random.Random(ask)):
            shares[ending.move_of(move)] += share / asks
    return list(shares.values())


def level_lines(found: Judged, ending: Ending, game: Game[Any]) -> Iterator[str]:
    """What is printed of a level."""
    yield words(N_("cli", "A {level} in both seats, asked {asks} times for each decision:").fill(
        level=found.level, asks=found.asks))
    for seat, (value, gain) in enumerate(zip(found.values, found.gains, strict=True)):
        more = words(N_("cli", "and {gain} more by the best answer to the {level}").fill(
            gain=f"{gain:.4%}", level=found.level))
        yield f"{seat_in_words(seat):<10}{value:>8.3%}, {more}"
    yield words(N_("cli", "exploitability {gain}, the mean of both").fill(gain=f"{found.exploitability:.4%}"))
    worst = sorted(range(len(found.savings)), key=lambda number: -found.savings[number])[:_SHOWN]
    costly = [number for number in worst if found.savings[number] >= _LEAST]
    if costly:
        yield words(N_("cli", "The level is easiest to read here; mixing its moves as in equilibrium would cut the "
                              "gain by this much:"))
    for number in costly:
        yield from _in_words(found, ending, game, number)


def _in_words(found: Judged, ending: Ending, game: Game[Any], number: int) -> Iterator[str]:
    """An information set: what its seat holds and is asked, and how often each move is made."""
    each = ending.tree.information[number]
    observation = ending.position(number).observation(each.seat)

    held = [words(game.cards[kind].name) for zone in observation.seen.zones if zone.owner == each.seat
            for kind in observation.zones[zone.id] if kind is not None]
    said = words(N_("cli", "{player} with {cards}. {question}").fill(
        player=Player(each.seat), cards=tuple(held) or N_("cli", "no card"), question=game.table.prompt(observation)))
    yield f"{found.savings[number]:>8.2%}  {said}"
    legal = {ending.move_of(move): move for move in observation.legal_moves()}
    for name, share, right in zip(each.moves, found.mixtures[number], found.equilibrium[number], strict=True):
        if max(share, right) >= _LEAST:
            told = words(game.describe(legal[name], observation))
            beside = words(N_("cli", "in equilibrium {share}: {move}").fill(share=f"{right:>4.0%}", move=told))
            yield f"{'':10}{share:>6.0%}, {beside}"


def level_as_json(found: Judged) -> dict[str, Any]:
    """What is written of a level."""
    return {"id": found.level, "asks": found.asks, "values": list(found.values), "gains": list(found.gains),
            "exploitability": found.exploitability}
