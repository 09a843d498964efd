"""Golden playthroughs: whole games as text, so that a change of the rules shows up move by move.

Run as a program, this module rewrites them. Look at the difference before keeping it: every changed line is a change to
the rules, the texts or the randomness, and old records may no longer play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from engine import GAMES, load_game
from engine.base.game import Game
from engine.core import rng
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import seat_in_english

FOLDER: Final = Path(__file__).parents[1] / "games" / "goldens"
COMMAND: Final = "python -m tests.helpers.goldens"
FIRST_SEED: Final = 4
"""The first that is tried: with that of a game, its playthroughs make every sort of move together."""


def golden_games() -> list[tuple[Game[Any], int]]:
    """Every game with every number of players."""
    return [(game, seats) for game in map(load_game, GAMES) for seats in game.seats]


def path_of(game: Game[Any], seats: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{game.id.replace('-', '_')}_{seats}.txt"


def seed_in(golden: str) -> int:
    """The seed of the game in a playthrough."""
    found = re.match(r".*, seed (\d+), ", golden)
    if found is None:
        raise ValueError("A playthrough begins with a line that names its seed.")
    return int(found[1])


def sorts_of_moves(golden: str) -> set[str]:
    """The verbs of all moves in a playthrough."""
    return {line.split(": ")[1].split()[0] for line in golden.split("\n") if line[:4].strip().isdigit()}


def playthroughs(game: Game[Any]) -> dict[int, str]:
    """By number of players: games with the first seed with which they make every sort of move."""
    verbs = {move.verb for move in game.moves}
    tried = ({seats: playthrough(game, seats, seed) for seats in game.seats} for seed in count(FIRST_SEED))
    return next(played for played in tried if set[str]().union(*map(sorts_of_moves, played.values())) == verbs)


def playthrough(game: Game[Any], seats: int, seed: int) -> str:
    """A whole game as text: per move its number, the player, the notation, what was said, scores and fingerprint."""
    state = game.start(seats=seats, seed=seed)
    lines = [f"{game.name}, {seats} players, seed {seed}, edition {state.edition.number}",
             f"Written by: {COMMAND}", "", f"{'start':48}{_standing(state)}"]
    for number, move, seat, events in _moves(state, seed):
        made = f"{number:4}  {seat_in_english(seat)}: {move}"
        lines.append(f"{made:48}{_standing(state)}")
        lines += [f"        {line}" for line in _told(events, seats)]
    lines += ["", f"Winners: {', '.join(map(seat_in_english, sorted(state.winners())))}", ""]
    return "\n".join(lines)


def _moves(state: State, seed: int) -> Iterator[tuple[int, Move, int, list[Event]]]:
    """Play to the end; yields after every move its number, the move, who made it and what happened."""
    chance, made = rng.first_state(seed), Counter[str]()
    while state.actor is not None:
        chance, move = _choose(chance, state.legal_moves(), made)
        made[move.verb] += 1
        seat, events = state.actor, list[Event]()
        state.apply(move, events)
        yield made.total(), move, seat, events


def _choose(chance: int, legal: Sequence[Move], made: Counter[str]) -> tuple[int, Move]:
    """Half of the time any move, otherwise one with the verb used least often, which visits many rules."""
    chance, rarest = rng.below(chance, 2)
    if rarest:
        least = min(made[move.verb] for move in legal)
        legal = [move for move in legal if made[move.verb] == least]
    chance, index = rng.below(chance, len(legal))
    return chance, legal[index]


def _standing(state: State) -> str:
    scores = " ".join(map(str, state.scores()))
    return f"{state.phase:8}scores {scores:14}{state.fingerprint()}"


def _told(events: Iterable[Event], seats: int) -> Iterator[str]:
    """What is said, to everyone and to some players alone."""
    for event in events:
        speaker = "" if event.seat is None else f"{seat_in_english(event.seat)}: "
        if event.text is not None:
            yield f"{speaker}{event.text}"
        if event.secret is not None:
            insiders = ", ".join(seat_in_english(seat) for seat in range(seats) if event.insiders >> seat & 1)
            yield f"to {insiders} alone: {event.secret}"


def main() -> None:
    """Rewrite all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for game in map(load_game, GAMES):
        for seats, golden in playthroughs(game).items():
            path_of(game, seats).write_text(golden, encoding="utf-8", newline="\n")
            print(path_of(game, seats))


if __name__ == "__main__":
    main()
