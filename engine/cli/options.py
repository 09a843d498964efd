"""The arguments of the subcommands of `python -m engine`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from engine.bots.level import LEVELS
from engine.bots.levels import BOT_LEVELS
from engine.cli.arguments import entrants, measure_names, seconds, whole_number
from engine.cli.language import words
from engine.core.text import N_, Text
from engine.games.registry import GAMES

HIDDEN: Final = 32
"""Nodes in the hidden layer of what is learned."""
_SEATS: Final = N_("cli", "number of players")
_POSITION: Final = N_("cli", "such as '{position}', or a recorded game")


def no_arguments(_command: argparse.ArgumentParser) -> None:
    """It takes none."""


def add_play(command: argparse.ArgumentParser) -> None:
    """Those of a game in the terminal."""
    _add_game(command)
    _add_seats(command, N_("cli", "number of players, you included"))
    command.add_argument("--bots", type=entrants, default=("squire",), metavar="BOT,..",
                         help=words(N_("cli", "the other players, each a level or level/opponent, as in "
                                              "knight/corvin; the last one’s level also fills any remaining seats: "
                                              "{levels}")
                                    .fill(levels=tuple(level.id for level in LEVELS))))
    _add_seed(command, None)
    command.add_argument("--watch", action="store_true", help=words(N_("cli", "bots in every seat")))
    command.add_argument("--record", type=Path, metavar="FILE", help=words(N_("cli", "write the game to this file")))
    _add_edition(command)


def add_match(command: argparse.ArgumentParser) -> None:
    """Those of matches between bots."""
    _add_game(command)
    _add_seats(command)
    command.add_argument("--bots", type=entrants, required=True, metavar="BOT,..",
                         help=words(N_("cli", "the players, each a level or level/opponent, as in knight/corvin; "
                                              "the last one also fills any remaining seats: {levels}")
                                    .fill(levels=tuple(BOT_LEVELS))))
    command.add_argument("--games", type=whole_number, default=100, metavar="N",
                         help=words(N_("cli", "how many games (default: 100)")))
    _add_workers(command)
    _add_seed(command, 0)
    _add_edition(command)


def add_ladder(command: argparse.ArgumentParser) -> None:
    """Those of a ladder of levels."""
    _add_game(command)
    _add_seats(command)
    command.add_argument("--levels", type=entrants, metavar="LEVEL,..",
                         help=words(N_("cli", "the players, easiest first (default: all levels of the game)")))
    command.add_argument("--temperaments", action="store_true",
                         help=words(N_("cli", "also measure a marshal of each temperament against a neutral one")))
    command.add_argument("--games", type=whole_number, default=100, metavar="N",
                         help=words(N_("cli", "minimum number of games in each match (default: 100)")))
    _add_workers(command)
    _add_seed(command, 0)
    _add_tables(command)


def add_calibrate(command: argparse.ArgumentParser) -> None:
    """Those of measuring chances to win."""
    _add_game(command)
    _add_seats(command)
    command.add_argument("--level", default="marshal", metavar="LEVEL",
                         help=words(N_("cli", "the level in all seats (default: marshals)")))
    command.add_argument("--games", type=whole_number, default=300, metavar="N",
                         help=words(N_("cli", "how many games (default: 300)")))
    _add_workers(command)
    _add_seed(command, 0)
    _add_figures(command)
    command.add_argument("--picture", type=Path, metavar="FILE",
                         help=words(N_("cli", "plot predicted against actual wins (SVG)")))


def add_replay(command: argparse.ArgumentParser) -> None:
    """Those of printing a recorded game."""
    command.add_argument("file", type=Path, metavar="FILE", help=words(N_("cli", "a recorded game")))
    command.add_argument("--verify", action="store_true",
                         help=words(N_("cli", "check every move’s legality and fingerprint")))


def add_review(command: argparse.ArgumentParser) -> None:
    """Those of reviewing one."""
    command.add_argument("file", type=Path, metavar="FILE", help=words(N_("cli", "a recorded game that is over")))
    command.add_argument("--seat", type=whole_number, metavar="N",
                         help=words(N_("cli", "the player to review (default: all people, or all players if there "
                                              "are no people)")))
    command.add_argument("--json", type=Path, metavar="FILE",
                         help=words(N_("cli", "write the whole review to this file, too")))


def add_show(command: argparse.ArgumentParser) -> None:
    """Those of showing a position."""
    command.add_argument("position", metavar="POSITION",
                         help=words(_POSITION.fill(position="throne 2: 1 lay; hand.1 king; hand.2 jack; rest deck")))
    command.add_argument("--after", type=whole_number, metavar="N",
                         help=words(N_("cli", "how many moves of a recorded game to play")))
    command.add_argument("--player", type=whole_number, metavar="N",
                         help=words(N_("cli", "the player whose view to show (default: the next to decide)")))
    command.add_argument("--why", metavar="MOVE",
                         help=words(N_("cli", "say whether this move is legal and, if not, which rule forbids it")))
    command.add_argument("--about", action="append", default=[], metavar="CARD",
                         help=words(N_("cli", "say what may be done with this card, and which rule forbids the rest")))
    command.add_argument("--chances", action="append", default=[], metavar="PLACE",
                         help=words(N_("cli", "say which cards may be in this place, such as hand.2, as far as the "
                                              "player can know")))
    command.add_argument("--fill", type=whole_number, metavar="SEED",
                         help=words(N_("cli", "fill in at random what POSITION leaves open")))


def add_solve(command: argparse.ArgumentParser) -> None:
    """Those of solving an ending."""
    command.add_argument("position", metavar="POSITION",
                         help=words(_POSITION.fill(
                             position="throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; rest deck")))
    command.add_argument("--after", type=whole_number, metavar="N",
                         help=words(N_("cli", "how many moves of a recorded game to play")))
    command.add_argument("--turns", type=whole_number, default=1, metavar="N",
                         help=words(N_("cli", "how many turns by any player to look ahead (default: 1)")))
    command.add_argument("--iterations", type=whole_number, default=300, metavar="N",
                         help=words(N_("cli", "how many times to improve the mixtures (default: 300)")))
    command.add_argument("--limit", type=whole_number, default=250_000, metavar="NODES",
                         help=words(N_("cli", "how many nodes the ending may have (default: 250000)")))
    command.add_argument("--level", metavar="BOT",
                         help=words(N_("cli", "also say how much is gained there by knowing how this bot plays (a "
                                              "level or level/opponent, as in knight/corvin): {levels}")
                                    .fill(levels=tuple(BOT_LEVELS))))
    command.add_argument("--asks", type=whole_number, default=20, metavar="N",
                         help=words(N_("cli", "how many times to ask the level for each decision (default: 20)")))
    _add_figures(command)


def add_bench(command: argparse.ArgumentParser) -> None:
    """Those of measuring the engine."""
    command.add_argument("games", nargs="*", metavar="ID",
                         help=words(N_("cli", "the games to measure (default: all): {games}").fill(games=GAMES)))
    command.add_argument("--seats", type=whole_number, metavar="N",
                         help=words(N_("cli", "measure only games with N players")))
    command.add_argument("--only", type=measure_names, default=(), metavar="MEASURE,..",
                         help=words(N_("cli", "what to measure")))
    command.add_argument("--seconds", type=seconds, metavar="S",
                         help=words(N_("cli", "how long to measure each figure")))
    _add_figures(command)
    command.add_argument("--against", metavar="REVISION",
                         help=words(N_("cli", "measure another engine (a git revision of this checkout, or a folder "
                                              "with an engine) in turn with this one, and print ratios")))
    command.add_argument("--rounds", type=whole_number, metavar="N",
                         help=words(N_("cli", "how many times to measure both")))


def add_train(command: argparse.ArgumentParser) -> None:
    """Those of learning."""
    _add_game(command)
    _add_seats(command, N_("cli", "number of players (default: the fewest)"))
    command.add_argument("--games", type=whole_number, default=2000, metavar="N",
                         help=words(N_("cli", "how many games between marshals to learn from (default: 2000)")))
    _add_seed(command, 0)
    command.add_argument("--worlds", type=whole_number, default=8, metavar="N",
                         help=words(N_("cli", "how many worlds these bots imagine (default: 8)")))
    command.add_argument("--hidden", type=whole_number, metavar="N",
                         help=words(N_("cli", "nodes in the hidden layer (default: {number})").fill(number=HIDDEN)))
    command.add_argument("--percent", type=whole_number, default=50, metavar="N",
                         help=words(N_("cli", "the percentage of positions to look at (default: 50)")))
    command.add_argument("--out", type=Path, metavar="FILE",
                         help=words(N_("cli", "always write the weights to this file (to this folder with --story); "
                                              "by default, they go to the game’s folder if they predict better than "
                                              "those there")))
    command.add_argument("--story", action="store_true",
                         help=words(N_("cli", "learn what public play says about hidden cards, and how claims are "
                                              "answered")))
    command.add_argument("--policy", action="store_true",
                         help=words(N_("cli", "learn through self-play to mix moves so that the bot cannot be read")))
    command.add_argument("--from", type=Path, dest="begun", metavar="FILE",
                         help=words(N_("cli", "with --policy: continue from the weights in this file, at a lower "
                                              "temperature")))
    command.add_argument("--level", default="marshal", metavar="LEVEL",
                         help=words(N_("cli", "with --story: the level in all seats (default: marshals)")))
    command.add_argument("--generations", type=whole_number, default=1, metavar="N",
                         help=words(N_("cli", "with --story: start from scratch and learn this many beliefs in turn, "
                                              "each from games between bots that hold all earlier ones (default: 1)")))
    _add_workers(command)


def add_exploit(command: argparse.ArgumentParser) -> None:
    """Those of reading a level."""
    _add_game(command)
    command.add_argument("--level", default="marshal", metavar="LEVEL",
                         help=words(N_("cli", "the level to be read (default: marshals)")))
    _add_seats(command, N_("cli", "number of players (default: the fewest)"))
    command.add_argument("--games", type=whole_number, default=5000, metavar="N",
                         help=words(N_("cli", "how many games or single rounds of a match to study (default: 5000)")))
    command.add_argument("--test", "--rounds", type=whole_number, default=2000, metavar="N",
                         help=words(N_("cli", "how many to play afterward, on new seeds (default: 2000)")))
    _add_seed(command, 0)
    _add_processes(command)
    _add_tables(command)
    command.add_argument("--out", type=Path, metavar="FOLDER",
                         help=words(N_("cli", "keep finished games and what was learned in this folder, and play "
                                              "only what it lacks")))


def add_exercises(command: argparse.ArgumentParser) -> None:
    """Those of finding exercises."""
    _add_game(command)
    command.add_argument("--number", type=whole_number, default=20, metavar="N",
                         help=words(N_("cli", "how many (default: 20)")))
    _add_seed(command, 0)
    instead = command.add_mutually_exclusive_group()
    instead.add_argument("--add", action="store_true",
                         help=words(N_("cli", "add to the existing exercises instead of replacing them")))
    instead.add_argument("--measure", action="store_true",
                         help=words(N_("cli", "do not look for new ones; only measure how hard the existing ones are")))
    instead.add_argument("--check", action="store_true",
                         help=words(N_("cli", "do not look for new ones; only say which no longer have a clear best "
                                              "move")))
    instead.add_argument("--retire", nargs="+", default=(), metavar="NAME",
                         help=words(N_("cli", "do not look for new ones; only remove these")))
    command.add_argument("--out", type=Path, metavar="FILE",
                         help=words(N_("cli", "write them to this file (default: the game’s folder)")))


def add_new_game(command: argparse.ArgumentParser) -> None:
    """Those of beginning a new game."""
    command.add_argument("id", metavar="ID", help=words(N_("cli", "such as ten-tricks")))


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="ID", help=words(N_("cli", "one of: {games}").fill(games=GAMES)))


def _add_seats(command: argparse.ArgumentParser, told: Text = _SEATS) -> None:
    command.add_argument("--seats", type=whole_number, metavar="N", help=words(told))


def _add_tables(command: argparse.ArgumentParser) -> None:
    command.add_argument("--csv", type=Path, metavar="FILE", help=words(N_("cli", "write the table to this file, too")))
    _add_figures(command)


def _add_figures(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", type=Path, metavar="FILE",
                         help=words(N_("cli", "write all figures to this file, too")))


def _add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE",
                         help=words(N_("cli", "play with the numbers of this edition")))


def _add_workers(command: argparse.ArgumentParser) -> None:
    _add_processes(command)
    command.add_argument("--resume", type=Path, metavar="FILE",
                         help=words(N_("cli", "add finished games to this file, and play only those it lacks")))


def _add_processes(command: argparse.ArgumentParser) -> None:
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=whole_number, default=1, metavar="N",
                         help=words(N_("cli", "how many games at once")))
    workers.add_argument("--cluster", metavar="ADDRESS",
                         help=words(N_("cli", "play on the Dask cluster of this scheduler, such as "
                                              "tcp://192.168.0.5:8786")))


def _add_seed(command: argparse.ArgumentParser, default: int | None) -> None:
    command.add_argument("--seed", type=whole_number, default=default, metavar="N",
                         help=words(N_("cli", "a number that decides all random events")))
