"""Matches between bots on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.bots.arena.finished_games import kept_match
from engine.bots.arena.match import Match, play, standings
from engine.cli.language import words
from engine.cli.own_edition import edition_of, told_of
from engine.cli.seating import filled
from engine.cli.table_words import BETWEEN, GAME, PACE, WINS
from engine.core.text import N_

_BOT: Final = N_("cli", "bot")
_RATE: Final = N_("cli", "rate")
_SCORE: Final = N_("cli", "score")


def match(game: Game[Any], seats: int | None, levels: Sequence[str], games: int, jobs: int, seed: int,
          cluster: str | None = None, *, resume: Path | None = None, edition: Path | None = None) -> None:
    """Play a match and print the results. Games in the file `resume` are not played again, and others are added.

    It is played in the edition of somebody's own that is in the file `edition`, if one is given. Raises ValueError on
    anything the game, the arena or those files do not allow.
    """
    seats = max(len(levels), game.seats[0]) if seats is None else seats
    game.check(seats, seed, {})
    own = None if edition is None else edition_of(game, edition)
    played = Match(game.id, filled(game, seats, levels), games, seed, own)
    playing = play(played, jobs, cluster, None if resume is None else kept_match(played, resume))
    reservations = game.evaluator.reservations(seats, game.rules_version)   # loads the bots before anything is said
    print(words(N_("cli", "{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.", "",
                      1).fill(
        n=games, game=game.name, seats=seats, seed=str(seed))), flush=True)
    for line in (*told_of(own), *map(words, reservations)):
        print(line, flush=True)
    # None: no progress bar if stderr is not a terminal.
    outcomes = list(tqdm(playing, total=games, unit=words(GAME), disable=None))
    print(f"{words(_BOT):<16}{words(WINS):>8}{words(_RATE):>8}{words(BETWEEN):>16}{words(_SCORE):>8}{words(PACE):>12}")
    for entrant in standings(played, outcomes):
        low, high = entrant.interval
        between = f"{low:.1%} {high:.1%}"
        print(f"{entrant.level:<16}{entrant.wins:>8.1f}{entrant.win_rate:>8.1%}{between:>16}"
              f"{entrant.mean_score:>8.1f}{1000 * entrant.seconds_per_move:>12.2f}")
