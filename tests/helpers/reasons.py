"""How often a hint calls the best move about as good as the second, and how often it has no fact to tell.

`python -m tests.helpers.reasons throne 60` has pages play that many games, at every number of players in turn, asks
for a hint at one in five of their decisions, and prints the shares with 95 % intervals over the games.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from tqdm import tqdm

from engine import bot, load_game
from engine.base.game import Game
from engine.core.observe import Observation
from engine.learn.judging import judge
from engine.learn.reasons import is_alike, reason

LEVEL: Final = "page"
EVERY: Final = 5
"""One decision in so many is looked at, on average: those of one turn are much alike."""
_KINDS: Final = ("better", "about as good", "all others excluded", "better, without a fact",
                 "about as good, without a fact")


def told(seen: Observation[Any]) -> Iterator[str]:
    """What kinds of reason a hint gives here."""
    judgement = judge(seen)
    found = reason(judgement)
    if found.other is None:
        yield "all others excluded"
        return
    kind = "about as good" if is_alike(judgement, found.move, found.other) else "better"
    yield kind
    if found.fact is None:
        yield f"{kind}, without a fact"


def game_of(game: Game[Any], number: int) -> Counter[str]:
    """One game: how often a hint was of each kind, and how many decisions there were."""
    luck, found = random.Random(number), Counter[str]()
    state: Any = game.start(game.seats[number % len(game.seats)], luck.getrandbits(64))
    player = bot(LEVEL, game)
    while state.actor is not None:
        seen = state.observation(state.actor)
        if len(state.legal_moves()) > 1 and luck.random() < 1 / EVERY:
            found["decisions"] += 1
            found.update(told(seen))
        state.advance(player.choose(seen, rng=luck).move)
    return found


def share(games: Sequence[Counter[str]], kind: str) -> tuple[float, float]:
    """The share of decisions of a kind, in per cent, and half its 95 % interval, with whole games as the sample."""
    decisions = sum(each["decisions"] for each in games)
    mean = sum(each[kind] for each in games) / decisions
    squares = sum((each[kind] - mean * each["decisions"]) ** 2 for each in games)
    return 100 * mean, 196 * sqrt(squares * len(games) / (len(games) - 1)) / decisions


def main(game_id: str, number: int) -> None:
    """Play the games, and print the shares."""
    game = load_game(game_id)
    games = [game_of(game, each) for each in tqdm(range(number), unit="game")]
    print(f"{game_id}: {sum(each['decisions'] for each in games)} decisions in {number} games")
    for kind in _KINDS:
        mean, half = share(games, kind)
        print(f"  {kind}: {mean:.1f} % (± {half:.1f})")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
