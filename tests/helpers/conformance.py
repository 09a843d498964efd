"""What must hold for every game: positions of every phase, and the checks of the contract."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text
from engine.games.registry import load_game

GAMES_PER_SETUP = 12
POSITIONS_PER_PHASE = 6
MOST_MOVES = 5000


def setups(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with the usual options, and every other value of every option once."""
    usual = {option.id: option.default for option in game.options}
    found: list[tuple[int, dict[str, Any]]] = [(seats, usual) for seats in game.seats]
    for option in game.options:
        found += [(game.seats[0], {**usual, option.id: choice.value}) for choice in option.choices
                  if choice.value != option.default]
    return found


def every_setup(games: Sequence[str]) -> list[tuple[str, int, dict[str, Any]]]:
    """All setups of all these games."""
    return [(game_id, seats, options) for game_id in games for seats, options in setups(load_game(game_id))]


def play_on(state: State, rng: random.Random) -> Iterator[State]:
    """The position after every move of a random game, the start included. Rare kinds of moves come more often."""
    for _ in range(MOST_MOVES):
        yield state
        if state.actor is None:
            return
        state.apply(_pick(state.legal_moves(), rng))
    raise AssertionError(f"A game of {state.game.id} did not end in {MOST_MOVES} moves.")


def _pick(moves: Sequence[Move], rng: random.Random) -> Move:
    """First a kind of move, then one of that kind, so that common kinds do not drown the rare ones."""
    if rng.random() < 0.5:
        return rng.choice(moves)
    verb = rng.choice(sorted({move.verb for move in moves}))
    return rng.choice([move for move in moves if move.verb == verb])


@cache
def _positions(game_id: str, seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[State, ...]:
    game = load_game(game_id)
    rng = random.Random(f"{game_id} {seats} {options}")
    by_phase: dict[str, list[State]] = {}
    seen: Counter[str] = Counter()
    for seed in range(GAMES_PER_SETUP):
        for state in play_on(game.start(seats, seed, **dict(options)), rng):
            kept = by_phase.setdefault(state.phase, [])
            seen[state.phase] += 1
            if len(kept) < POSITIONS_PER_PHASE:
                kept.append(state.clone())
            elif rng.random() < POSITIONS_PER_PHASE / seen[state.phase]:
                kept[rng.randrange(POSITIONS_PER_PHASE)] = state.clone()
    return tuple(state for phase in sorted(by_phase) for state in by_phase[phase])


def positions(game_id: str, seats: int, options: dict[str, Any]) -> list[State]:
    """Copies of positions out of random games, as many of rare phases as of common ones."""
    return [state.clone() for state in _positions(game_id, seats, tuple(sorted(options.items())))]


def undecided(states: Sequence[State]) -> list[State]:
    """The positions in which somebody is to decide."""
    return [state for state in states if state.actor is not None]


def phases(game_id: str) -> set[str]:
    """The phases that random games of every setup come to."""
    return {state.phase for seats, options in setups(load_game(game_id))
            for state in positions(game_id, seats, options)}


def contents(state: State) -> Counter[int]:
    """How many cards of each kind are in the game, wherever they lie."""
    return Counter(kind for zone in range(len(state.zones)) for kind in state.cards_in(zone))


def worlds(observation: Observation[Any], number: int) -> list[State]:
    """So many worlds that the observation allows."""
    return [observation.sample(random.Random(seed)) for seed in range(number)]


def secrets_in(state: State, seat: int) -> bool:
    """Whether there is anything that the seat does not know: two worlds of its observation differ."""
    one, *others = (_without_chance(world) for world in worlds(state.observation(seat), 6))
    return any(other != one for other in others)


def _without_chance(state: State) -> dict[str, Any]:
    data = state.to_json()
    del data["random"]
    return data


def sentence_faults(text: Text) -> list[str]:
    """What is wrong with a text as it reads in English."""
    words = str(text)
    faults = []
    if not words.strip():
        faults.append("is empty")
    if re.search(r"\{\w*\}|%n", words):
        faults.append(f"has an open hole: {words}")
    return faults


def pairs(states: Sequence[State]) -> Iterator[tuple[State, int]]:
    """Every position with every seat that may look at it."""
    for state in states:
        yield from product((state,), range(state.seats))
