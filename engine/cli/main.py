"""The subcommands of `python -m engine`, and the exit status of each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.bots.level import LEVELS
from engine.bots.levels import BOT_LEVELS
from engine.cli.arguments import CommandLine, ShowVersion, entrants, measure_names, seconds, whole_number
from engine.cli.output import REFUSED, complain, written_out
from engine.core.errors import BadOption, ThroneError
from engine.games.registry import GAMES, load_game

_DONE: Final = 0
_INTERRUPTED: Final = 130

_Take = Callable[[Any], None]
"""Takes a parser, or what it was given."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; returns the exit status. Errors are one line on stderr, with status 2."""
    return written_out("engine", lambda: _run(argv))


def _run(argv: Sequence[str] | None) -> int:
    try:
        given = parser().parse_args(argv)
        given.run(given)
    except KeyboardInterrupt:
        _forget_interrupt()
        complain("")
        return _INTERRUPTED
    except ThroneError as error:
        complain(f"engine: error: {error}")
        return REFUSED
    return _DONE


def _forget_interrupt() -> None:
    """Ctrl+C has been heard, wherever it came.

    If it came inside exec(), with which Python makes dataclasses while a module is loaded, Python takes it for unheard,
    and ends a program that was started with `-m` by the signal, whatever its exit status: until the next exec().
    """
    exec("")


def parser() -> argparse.ArgumentParser:
    """The parser of all subcommands."""
    top = CommandLine(prog="python3 -m engine", description="Card games in a terminal, and what bots do.")
    top.add_argument("--version", action=ShowVersion, const="throne-desktop engine",
                     help="print the version, and which build of the engine runs")
    subcommands = top.add_subparsers(required=True, metavar=" | ".join(_SUBCOMMANDS))
    for name, (told, add, run) in _SUBCOMMANDS.items():
        command = subcommands.add_parser(name, help=told)
        add(command)
        command.set_defaults(run=run)
    return top


def _no_arguments(_command: argparse.ArgumentParser) -> None:
    """It takes none."""


def _add_play(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players, you included")
    command.add_argument("--bots", type=entrants, default=("squire",), metavar="BOT,..",
                         help="the other players, levels or level/opponent, as in knight/corvin; the last "
                              "one's level also takes the seats left over: " + ", ".join(level.id for level in LEVELS))
    _add_seed(command, None)
    command.add_argument("--watch", action="store_true", help="bots on every seat")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the game to this file")


def _add_match(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players")
    command.add_argument("--bots", type=entrants, required=True, metavar="BOT,..",
                         help="who plays, levels or level/opponent, as in knight/corvin; the last one "
                              "also takes the seats left over: " + ", ".join(BOT_LEVELS))
    command.add_argument("--games", type=whole_number, default=100, metavar="N",
                         help="how many games; 100 unless given")
    _add_workers(command)
    _add_seed(command, 0)


def _add_ladder(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players")
    command.add_argument("--levels", type=entrants, metavar="LEVEL,..",
                         help="who plays, easiest first; all levels of the game unless given")
    command.add_argument("--temperaments", action="store_true",
                         help="a marshal of each temperament, too, against a neutral one")
    command.add_argument("--games", type=whole_number, default=100, metavar="N",
                         help="how many games in each match, at least; 100 unless given")
    _add_workers(command)
    _add_seed(command, 0)
    command.add_argument("--csv", type=Path, metavar="FILE", help="write the table to this file, too")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file, too")


def _add_calibrate(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players")
    command.add_argument("--level", default="marshal", metavar="LEVEL",
                         help="who plays, on all seats; marshals unless given")
    command.add_argument("--games", type=whole_number, default=300, metavar="N",
                         help="how many games; 300 unless given")
    _add_workers(command)
    _add_seed(command, 0)
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file, too")
    command.add_argument("--picture", type=Path, metavar="FILE", help="draw what is said against what is won (SVG)")


def _add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a recorded game")
    command.add_argument("--verify", action="store_true", help="check rules and fingerprints of every move")


def _add_review(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a recorded game that is over")
    command.add_argument("--seat", type=whole_number, metavar="N",
                         help="the player to review; all persons, or else everybody, unless given")
    command.add_argument("--json", type=Path, metavar="FILE", help="write the whole review to this file, too")


def _add_show(command: argparse.ArgumentParser) -> None:
    command.add_argument("position", metavar="POSITION",
                         help="such as 'throne 2: 1 lay; hand.1 king; hand.2 jack; rest deck', or a recorded game")
    command.add_argument("--after", type=whole_number, metavar="N", help="how many moves of a recorded game to play")
    command.add_argument("--player", type=whole_number, metavar="N", help="who sees it; whoever decides unless given")


def _add_solve(command: argparse.ArgumentParser) -> None:
    command.add_argument("position", metavar="POSITION",
                         help="such as 'throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; loser -1; rest deck'")
    command.add_argument("--turns", type=whole_number, default=1, metavar="N",
                         help="how many turns to look ahead, of any player; 1 unless given")
    command.add_argument("--iterations", type=whole_number, default=300, metavar="N",
                         help="how often to improve the mixtures; 300 unless given")
    command.add_argument("--limit", type=whole_number, default=250_000, metavar="NODES",
                         help="how many nodes the ending may have; 250000 unless given")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file, too")


def _add_bench(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="ID", help=f"the games to measure, all unless given: {_ids()}")
    command.add_argument("--seats", type=whole_number, metavar="N", help="measure games of N players only")
    command.add_argument("--only", type=measure_names, default=(), metavar="MEASURE,..", help="what to measure")
    command.add_argument("--seconds", type=seconds, metavar="S", help="how long to measure each figure")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file, too")
    command.add_argument("--against", metavar="REVISION",
                         help="measure another engine in turn with this one, and print ratios: "
                              "a git revision of this checkout, or a folder that has an engine")
    command.add_argument("--rounds", type=whole_number, metavar="N", help="how many times to measure both")


def _add_train(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players; the fewest unless given")
    command.add_argument("--games", type=whole_number, default=2000, metavar="N",
                         help="how many games between marshals to learn from; 2000 unless given")
    _add_seed(command, 0)
    command.add_argument("--worlds", type=whole_number, default=8, metavar="N",
                         help="how many worlds these imagine; 8 unless given")
    command.add_argument("--hidden", type=whole_number, default=32, metavar="N",
                         help="nodes in the hidden layer; 32 unless given")
    command.add_argument("--percent", type=whole_number, default=50, metavar="N",
                         help="the share of positions to look at; 50 unless given")
    command.add_argument("--out", type=Path, metavar="FILE",
                         help="write the weights to this file in any case; unless given, to the game's folder if they "
                              "predict better than its hand-made values")
    _add_workers(command)


def _add_exercises(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--number", type=whole_number, default=20, metavar="N", help="how many; 20 unless given")
    _add_seed(command, 0)
    command.add_argument("--out", type=Path, metavar="FILE",
                         help="write them to this file; unless given, to the game's folder")


def _add_new_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("id", metavar="ID", help="such as ten-tricks")


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="ID", help=f"one of: {_ids()}")


def _add_workers(command: argparse.ArgumentParser) -> None:
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=whole_number, default=1, metavar="N", help="how many games at the same time")
    workers.add_argument("--cluster", metavar="ADDRESS",
                         help="play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786")
    command.add_argument("--resume", type=Path, metavar="FILE",
                         help="add finished games to this file, and play only those that it lacks")


def _add_seed(command: argparse.ArgumentParser, default: int | None) -> None:
    command.add_argument("--seed", type=whole_number, default=default, metavar="N",
                         help="a number that decides all chance")


def _ids() -> str:
    return ", ".join(GAMES)


# -- the subcommands; each imports what it needs, so that the others start without it -------------------------------

def _games(_given: argparse.Namespace) -> None:
    for game in map(load_game, GAMES):
        print(f"{game.id}: {game.name}, {game.seats[0]} to {game.seats[-1]} players. {game.summary}")


def _play(given: argparse.Namespace) -> None:
    from engine.cli.play import play

    play(load_game(given.game), given.seats, given.bots, given.seed, watch=given.watch, record=given.record)


def _match(given: argparse.Namespace) -> None:
    from engine.cli.match import match

    match(load_game(given.game), given.seats, given.bots, given.games, given.jobs, given.seed, given.cluster,
          resume=given.resume)


def _ladder(given: argparse.Namespace) -> None:
    from engine.cli.ladder import ladder

    ladder(load_game(given.game), given.seats, given.levels, given.games, given.jobs, given.seed, given.cluster,
           temperaments=given.temperaments, resume=given.resume, table=given.csv, figures=given.json)


def _calibrate(given: argparse.Namespace) -> None:
    from engine.cli.calibrate import calibrate

    calibrate(load_game(given.game), given.seats, given.level, given.games, given.jobs, given.seed, given.cluster,
              resume=given.resume, figures=given.json, picture=given.picture)


def _replay(given: argparse.Namespace) -> None:
    from engine.cli.replay import replay, verify

    (verify if given.verify else replay)(given.file)


def _review(given: argparse.Namespace) -> None:
    from engine.cli.review import review

    review(given.file, given.seat, given.json)


def _show(given: argparse.Namespace) -> None:
    from engine.cli.position import show

    show(given.position, given.after, given.player)


def _solve(given: argparse.Namespace) -> None:
    from engine.cli.solve import solve

    solve(given.position, given.turns, given.iterations, given.limit, given.json)


def _bench(given: argparse.Namespace) -> None:
    from engine.cli.bench.run import bench, compare

    games = [load_game(game_id) for game_id in given.games or GAMES]
    if given.against is None:
        bench(games, given.seats, given.only, given.seconds, given.json)
    else:
        compare(games, given.against, given.seats, given.only, given.seconds, given.rounds, given.json)


def _train(given: argparse.Namespace) -> None:
    try:
        from engine.cli.train.run import Training, train
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise BadOption("Training takes numpy, which is not installed; in a checkout, this installs it: "
                        ".venv/bin/python -m pip install -e '.[train]'") from error
    game = load_game(given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    train(Training(game, seats, given.games, given.seed, given.worlds, given.hidden, given.percent), given.out,
          given.jobs, given.cluster, given.resume)


def _exercises(given: argparse.Namespace) -> None:
    from engine.cli.exercises import exercises

    exercises(load_game(given.game), given.number, given.seed, given.out)


def _new_game(given: argparse.Namespace) -> None:
    from engine.cli.new_game import new_game

    new_game(given.id)


_SUBCOMMANDS: Final[Mapping[str, tuple[str, _Take, _Take]]] = {
    "games": ("list the games", _no_arguments, _games),
    "play": ("play a game in the terminal", _add_play, _play),
    "match": ("let bots play against one another", _add_match, _match),
    "ladder": ("measure how strong all levels are", _add_ladder, _ladder),
    "calibrate": ("measure whether chances to win are true", _add_calibrate, _calibrate),
    "replay": ("print a recorded game, or verify it", _add_replay, _replay),
    "review": ("review a finished game: what it cost, and what was luck", _add_review, _review),
    "show": ("print a position", _add_show, _show),
    "solve": ("find the equilibrium of a small ending", _add_solve, _solve),
    "bench": ("measure the engine and the bots", _add_bench, _bench),
    "train": ("learn to predict who wins", _add_train, _train),
    "exercises": ("find positions with one clear best move", _add_exercises, _exercises),
    "new-game": ("write the folder of a new game, for those who program one", _add_new_game, _new_game),
}
"""By name: what each does, the arguments it takes, and what runs it."""
