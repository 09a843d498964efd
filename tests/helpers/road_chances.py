"""Measures how likely squires win at each station of the road to the throne, and writes engine/learn/road_chances.py.

`python -m tests.helpers.road_chances 200` has a squire in the person's place play 200 games at each station, or answer
its exercises as often; ids of games or stations may follow.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.base.goals import GoalStep, Tale
from engine.base.road import ENOUGH
from engine.bots.levels import bot
from engine.bots.opponents import entrant_of
from engine.core.events import Event
from engine.core.state import State
from engine.games.registry import load_game
from engine.learn.road import Stop, exercises_at, road
from engine.learn.sides import partners

LEVEL: Final = "squire"
_DATA: Final = Path(__file__).parents[2] / "engine" / "learn" / "road_chances.py"


class Played(NamedTuple):
    """One game at a station: whether a squire won it, and whether clearly."""

    won: bool
    clearly: bool


def played(stop: Stop, number: int, level: str = LEVEL) -> Played:
    """The game with that number at a station, or the answers to its exercises; always the same."""
    luck = random.Random(f"road {stop.id} {number}")
    return _answered(stop, luck, level) if stop.station.exercises else _game(stop, luck, level)


def _answered(stop: Stop, luck: random.Random, level: str) -> Played:
    player = bot(level, load_game(stop.game_id))
    right = sum(each.is_right(player.choose(each.observation(), rng=luck).move) for each in exercises_at(stop))
    return Played(right >= ENOUGH, right == len(stop.station.exercises))


def start(stop: Stop, luck: random.Random) -> State:
    """The position in which somebody sits down at a station."""
    station, game = stop.station, load_game(stop.game_id)
    seed = luck.getrandbits(64) if station.opening is None else station.opening.seed
    state: State = game.start(station.seats, seed, **station.options)
    for move in () if station.opening is None else station.opening.moves:
        state.apply(game.move_from_json(move))
    return state


def _game(stop: Stop, luck: random.Random, level: str) -> Played:
    tale = tale_at(stop, luck, level)
    assert stop.station.clear is not None
    return Played(tale.won, tale.won and stop.station.clear.is_met(tale))


def tale_at(stop: Stop, luck: random.Random, level: str = LEVEL) -> Tale[Any]:
    """A whole game at a station with a bot of that level in the first seat, as that seat looks back on it."""
    station, game = stop.station, load_game(stop.game_id)
    bots = [bot(level, game), *(bot(entrant_of(rival.level, rival.name), game) for rival in station.rivals)]
    state = start(stop, luck)
    steps: list[GoalStep[Any]] = []
    while state.actor is not None:
        seat, before, events = state.actor, state, list[Event]()
        move = bots[seat].choose(before.observation(seat), rng=luck).move
        state = before.clone()
        state.apply(move, events)
        steps.append(GoalStep(seat, move, tuple(events), before, state))
    return Tale(stop.game_id, 0, (None, *(rival.level for rival in station.rivals)),
                partners(stop.game_id, station.seats, 0), 0 in state.winners(), False, tuple(steps))


def main() -> None:
    """Measure the stations that are named, or all, and write the data as soon as each is done."""
    games, only = int(sys.argv[1]), sys.argv[2:]
    from engine.learn.road_chances import CHANCES

    found = {name: tuple(measured) for name, measured in CHANCES.items()}
    for stop in road().values():
        if only and stop.id not in only and stop.game_id not in only:
            continue
        began = time.process_time()
        outcomes = [played(stop, number) for number in range(games)]
        found[stop.id] = (sum(each.won for each in outcomes), sum(each.clearly for each in outcomes), games)
        _write(found)
        print(f"{stop.id:40} {stop.station.after} {found[stop.id]} {time.process_time() - began:.1f} s", flush=True)


def _write(found: dict[str, tuple[int, ...]]) -> None:
    head = _DATA.read_text(encoding="utf-8").partition("CHANCES: Final")[0]
    lines = [f'    "{name}": Measured{found[name]},\n' for name in road() if name in found]
    _DATA.write_text(f"{head}CHANCES: Final[dict[str, Measured]] = {{\n{''.join(lines)}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
