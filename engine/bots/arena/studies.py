"""Games to study how a level plays, and games of a counter-player that has studied it among bots of that level."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine.base.game import Game
from engine.bots.arena.finished_lines import KeptResults, completed
from engine.bots.counter import CounterBot, Studied
from engine.bots.levels import bot
from engine.bots.noting import advance
from engine.core.errors import BadOption
from engine.core.fields import BadField, field, number
from engine.core.text import Text
from engine.games.registry import load_game


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its moves, and the share of the win that the counter-player has; 0 where none played."""

    moves: tuple[str, ...]
    share: float


@dataclass(frozen=True, slots=True)
class Games:
    """Games of bots of a level, one of whom may be a counter-player; the seed determines every deal and every choice.

    Where a game is a match of several rounds, single ones are played, if it can tell what a round decides. A
    counter-player sits at every seat in turn, with the same deal.
    """

    game_id: str
    seats: int
    level: str
    seed: int
    purpose: str
    """Games for another purpose have other deals."""
    counter: Studied | None = None
    """What the counter-player has studied; without one, all seats are of the level."""

    def check(self) -> None:
        """Raises ValueError on an unknown game or level, or a bad number of seats."""
        game = load_game(self.game_id)
        game.check(self.seats, self.seed, {})
        bot(self.level, game)

    def counter_seat(self, game: int) -> int | None:
        """Where the counter-player sits in the game with that number; None if there is none."""
        return None if self.counter is None else game % self.seats

    def deal_of(self, game: int) -> int:
        """The number of the deal in the game with that number."""
        return game if self.counter is None else game // self.seats

    def start(self, game: int) -> Any:
        """The beginning of the game with that number."""
        rules = load_game(self.game_id)
        deal = random.Random(f"{self.purpose} deal {self.seed} {self.deal_of(game)}").getrandbits(64)
        return rules.start(self.seats, deal, **single_rounds(rules))

    def played(self, games: int, jobs: int, cluster: str | None, resume: Path | None,
               settings: Mapping[str, Any]) -> Iterator[Finished]:
        """All games in order. Those in the file `resume` are not played again, and others are added to it.

        `settings` are what else these games depend on. Raises ValueError as `run`, and CannotKeep.
        """
        of = {"game": self.game_id, "seats": self.seats, "level": self.level, "seed": self.seed,
              "purpose": self.purpose, **settings}
        kept = None if resume is None else KeptResults(resume, "study", of, read=_from_line, written=_to_line)
        return completed(partial(_play_one, self), games, jobs, cluster, kept)


def single_rounds(game: Game[Any]) -> dict[str, Any]:
    """The options of games that are studied: single rounds of a match, where the game knows what a round decides."""
    learnable = game.evaluator.learnable
    return {} if learnable is None else dict(learnable.options)


def check_number(what: Text, number: int, least: int) -> None:
    """Raises BadOption where there are too few games for something: `what` says how many it takes at `least`."""
    if number < least:
        raise BadOption(what.fill(least=least, number=str(number)))


def _play_one(games: Games, number: int) -> Finished:
    state, luck = games.start(number), random.Random(f"{games.purpose} thoughts {games.seed} {number}")
    level, own = bot(games.level, load_game(games.game_id)), games.counter_seat(number)
    counter = None if games.counter is None else CounterBot(games.counter)
    moves = []
    while state.actor is not None:
        player = counter if counter is not None and state.actor == own else level
        move = player.choose(state.observation(state.actor), rng=luck).move
        moves.append(move.notation)
        advance(state, move)
    winners = state.winners()
    return Finished(tuple(moves), 1 / len(winners) if own in winners else 0.0)


def _to_line(finished: Finished) -> dict[str, Any]:
    return {"moves": finished.moves, "share": finished.share}


def _from_line(line: dict[str, Any]) -> Finished:
    """The game in a line of a file. Raises BadField."""
    moves = field(line, "moves", list)
    if not all(isinstance(move, str) for move in moves):
        raise BadField("moves")
    return Finished(tuple(moves), number(line, "share", 0.0, 1.0))
