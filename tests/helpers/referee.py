"""Games between bots, read as a referee reads them who knows the game: with what the mover could know at that moment.

    python -m tests.helpers.referee read imposter-kings 20
    python -m tests.helpers.referee count imposter-kings 200

`read` prints every move of that many games: what the mover sees and knows, the move, the values that a marshal gives it
and the best others, and how far it is below the best; and which kinds of silly moves it is (`silly_moves`). `count`
prints for every kind how often bots of each level made such a move, where they could have and had another one. Levels,
opponents and numbers of players take turns, with seeds from 9000; `read` has regents among them as well.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import cycle, islice
from typing import Any, Final

from engine import bot, load_game
from engine.base.game import Game
from engine.base.notation import notation
from engine.bots.base import Deadline
from engine.bots.greedy import split_excluded, weigh, worlds
from engine.bots.levels import SEARCHING, level_of, levels_of
from engine.bots.opponents import OPPONENTS
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from tests.helpers.silly import Kind

SEED: Final = 9000
_WORLDS: Final = 48
_FAR: Final = 0.1
"""How far below the best a move is marked, as a share of the stake."""
_OTHERS: Final = 5
"""How many moves are printed beside the one made."""


@dataclass
class Counts:
    """How often moves of each kind could have been made, with another one beside it, and were; by kind and level."""

    could: Counter[tuple[str, str]] = field(default_factory=Counter)
    did: Counter[tuple[str, str]] = field(default_factory=Counter)


@dataclass(frozen=True)
class Decision:
    """A choice between moves, in a game of that number."""

    number: int
    entrant: str
    observation: Observation[Any]
    move: Move


def kinds_of(game: Game[Any]) -> Mapping[str, Kind]:
    """By name: the kinds of silly moves that are known in a game."""
    found: Mapping[str, Kind] = import_module(f"tests.helpers.silly_moves.{game.id.replace('-', '_')}").KINDS
    return found


def decisions(game: Game[Any], games: int, levels: Sequence[str], seed: int = SEED) -> Iterator[Decision]:
    """All choices that bots have in that many games, matches being one round long."""
    options = {option.id: "round" for option in game.options if "round" in [each.value for each in option.choices]}
    for number, seats in zip(range(seed, seed + games), islice(cycle(game.seats), games), strict=True):
        luck = random.Random(f"{game.id} {number}")
        entrants = [f"{luck.choice(levels)}/{luck.choice(list(OPPONENTS))}" for _ in range(seats)]
        state, players = game.start(seats, number, **options), [bot(entrant, game) for entrant in entrants]
        while state.actor is not None:
            seen = state.observation(state.actor)
            move = players[state.actor].choose(seen, rng=luck).move
            if len(seen.legal_moves()) > 1:
                yield Decision(number, entrants[state.actor], seen, move)
            state.apply(move)


def silly(move: Move, observation: Observation[Any]) -> list[str]:
    """The kinds of silly moves that this one is."""
    return [name for name, kind in kinds_of(observation.seen.game).items() if kind(move, observation)]


def count(game: Game[Any], games: int, levels: Sequence[str], seed: int = SEED) -> Counts:
    """How often bots of these levels made silly moves in that many games."""
    counts, kinds = Counts(), kinds_of(game)
    for each in decisions(game, games, levels, seed):
        level, moves = level_of(each.entrant), each.observation.legal_moves()
        for name, kind in kinds.items():
            made = kind(each.move, each.observation)
            if 0 < sum(kind(move, each.observation) for move in moves) < len(moves):
                counts.could[name, level] += 1
                counts.did[name, level] += made
    return counts


def left_to_chance(game: Game[Any], games: int, seed: int = SEED) -> Iterator[tuple[str, Decision]]:
    """The kinds of silly moves that a bot might make in games between pages, which meet most of what there is: moves
    that its knowledge does not exclude and that are not rash, each with its kind."""
    evaluator = game.evaluator
    for each in decisions(game, games, ["page"], seed):
        seen = each.observation
        moves = seen.legal_moves()
        for name, kind in kinds_of(game).items():
            found = [move for move in moves if kind(move, seen)]
            if found and len(found) < len(moves):
                sound, _ = split_excluded(moves, seen)
                yield from ((name, Decision(each.number, each.entrant, seen, move)) for move in found
                            if move in sound and not evaluator.rash(move, seen))


# -- reading -----------------------------------------------------------------------------------------------------------

def seen_by(observation: Observation[Any]) -> str:
    """What the mover sees, and in brackets what it knows of hidden cards."""
    seen, cards = observation.seen, observation.seen.game.cards
    zones, lines = {zone.id for zone in seen.zones}, []
    for number, zone in enumerate(seen.zones):
        lying = seen.cards_in(number)
        if lying:
            open_ = [cards[kind].id for kind in lying if kind != UNKNOWN]
            hidden = len(lying) - len(open_)
            known = [cards[kind].id for kind in observation.knowledge.known_in(number)] if hidden else []
            lines.append(" ".join([f"{zone.id}:", *open_, *([f"{hidden}?"] if hidden else []),
                                   *([f"({' '.join(known)})"] if known and len(known) > len(open_) else [])]))
    parts = notation(seen.game, seen).partition(": ")[2].split("; ")
    return "; ".join([*(part for part in parts if part.split(" ")[0] not in zones), *lines])


def weighed(observation: Observation[Any]) -> tuple[Sequence[Move], Mapping[Move, float]]:
    """The moves that are not excluded, and the values that a marshal gives to all."""
    evaluator = observation.seen.game.evaluator
    sound, excluded = split_excluded(observation.legal_moves(), observation)
    found, _ = weigh(observation, (*sound, *excluded), worlds(observation, _WORLDS, random.Random(0)),
                     evaluator.value, evaluator.state_key, Deadline(None), evaluator.likelihood)
    return sound, dict(found)


def below_the_best(decision: Decision) -> float:
    """By how much the move made is worse than the best one that is not excluded, as a share of the stake."""
    observation = decision.observation
    sound, values = weighed(observation)
    stake: float = observation.seen.game.evaluator.stake(observation)
    return (max(values[move] for move in sound) - values[decision.move]) / stake


def judged(decision: Decision) -> str:
    """The move made with its value, how far it is below the best if that is far, its kinds, and the best others."""
    observation, made, below = decision.observation, decision.move, below_the_best(decision)
    sound, values = weighed(observation)
    marks = [f"{below:.2f} BELOW THE BEST"] if below > _FAR else []
    others = sorted((move for move in sound if move != made), key=lambda move: -values[move])[:_OTHERS]
    return "   ".join([f"{made} {values[made]:.2f}", *marks, *map(str.upper, silly(made, observation)),
                       "beside " + ", ".join(f"{move} {values[move]:.2f}" for move in others)])


def _read(game: Game[Any], games: int) -> None:
    number = -1
    for each in decisions(game, games, [level.id for level in levels_of(game)]):
        if each.number != number:
            number = each.number
            print(f"\n{game.name}, {each.observation.seats} players, seed {number}")
        print(f"{each.observation.seat + 1} {each.entrant}  {seen_by(each.observation)}\n    {judged(each)}")


def _count(game: Game[Any], games: int) -> None:
    levels = [level.id for level in levels_of(game) if level.id not in SEARCHING]
    counts = count(game, games, levels)
    width = max(map(len, kinds_of(game)))
    print(" " * width, *(f"{level:>12}" for level in levels))
    for name in kinds_of(game):
        shares = [(counts.did[name, level], counts.could[name, level]) for level in levels]
        print(f"{name:<{width}}", *(f"{did:>6} of {could:<3}" for did, could in shares))


if __name__ == "__main__":
    {"read": _read, "count": _count}[sys.argv[1]](load_game(sys.argv[2]), int(sys.argv[3]))
