"""Plays many moves of all games, with every number of seats and every option, and looks at each of them.

`python -m tests.helpers.many_moves 200000`, perhaps with the seed of the first deal, prints per game how many moves
were played and what differed: legal moves from those without an objection; a position from its copy, from its JSON and
from a game replayed beside it; and in worlds that the actor cannot tell apart, what the actor sees, may do, and a bot
would choose. It returns 0 if nothing differs.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

from engine import GAMES, bot, load_game
from engine.core.events import Event
from engine.core.observe import Observation
from engine.core.state import State
from tests.helpers.conformance import A_LOT, Setting, check_moves, copied, settings_of, some_move

_USUAL: Final = ("200000", "0")
_EVERY: Final = 8
"""After how many moves there is a pair of worlds again."""
_LONGEST: Final = 600
"""Moves of one game, as a match at random may take long."""
_LEVELS: Final = ("page", "squire", "knight", "marshal")


def main() -> int:
    """Play that many moves, shared out among the games; 1 if anything differs."""
    wanted, first = map(int, (*sys.argv[1:], *_USUAL[len(sys.argv) - 1:]))
    found = Counter[str]()
    for name in GAMES:
        settings = settings_of(load_game(name), A_LOT)
        counts = _play(settings, wanted // len(GAMES), first)
        print(f"{name}: {counts['moves']:,} moves of {counts['games']:,} games at {len(settings)} kinds of table, "
              f"{counts['pairs']:,} pairs of worlds; {counts['differences']} differences", flush=True)
        found += counts
    print(f"{found['moves']:,} moves, {found['pairs']:,} pairs of worlds, {found['differences']} differences")
    return 1 if found["differences"] else 0


def _play(settings: list[Setting], wanted: int, first: int) -> Counter[str]:
    """Games at these tables in turn, until so many moves were made."""
    counts, levels = Counter[str](), cycle(_LEVELS)
    for seed, setting in enumerate(cycle(settings), first):
        if counts["moves"] >= wanted:
            break
        counts["games"] += 1
        for what in _look_at(setting, seed, counts, levels):
            counts["differences"] += 1
            print(f"{setting}, seed {seed}, after {counts['moves']} moves: {what}", flush=True)
    return counts


def _look_at(setting: Setting, seed: int, counts: Counter[str], levels: Iterator[str]) -> Iterator[str]:
    """What differs in one game, move by move."""
    rng, state, beside = random.Random(seed), setting.start(seed), setting.start(seed)
    for number in range(_LONGEST):
        yield from _differences(state, beside)
        if state.actor is None:
            return
        if number % _EVERY == 0:
            counts["pairs"] += 1
            yield from _told_apart(state, next(levels), rng)
        move = some_move(state, rng)
        state.apply(move)
        beside.apply(move, list[Event]())
        counts["moves"] += 1


def _differences(state: State, beside: State) -> Iterator[str]:
    try:
        check_moves(state)
    except AssertionError as error:
        yield f"legal moves: {error}"
    data, printed = state.to_json(), state.fingerprint()
    if beside.fingerprint() != printed:
        yield "the game replayed beside it"
    if state.clone().to_json() != data:
        yield "the copy"
    again = state.game.state_from_json(copied(data))
    if again.to_json() != data or again.fingerprint() != printed:
        yield "the position read from JSON"


def _told_apart(state: State, level: str, rng: random.Random) -> Iterator[str]:
    """What differs for the actor in a world that it cannot tell from the position."""
    actor = state.actor or 0
    seen: Observation[Any] = state.observation(actor)
    twin = seen.sample(rng).observation(actor)
    if twin != seen:
        yield "what is seen in two worlds"
    if list(twin.legal_moves()) != list(seen.legal_moves()):
        yield "what is legal in two worlds"
    seed, player = rng.getrandbits(32), bot(level, state.game)
    one, other = (player.choose(each, rng=random.Random(seed)) for each in (seen, twin))
    if one != other:
        yield f"what a {level} chooses in two worlds"


if __name__ == "__main__":
    sys.exit(main())
