"""The subcommands of `python -m engine`, and the exit status of each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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
_HIDDEN: Final = 32
"""Nodes in the hidden layer of what is learned."""

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
    _add_edition(command)


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
    _add_edition(command)


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
    command.add_argument("--why", metavar="MOVE", help="whether this move may be made, or the rule against it")
    command.add_argument("--chances", action="append", default=[], metavar="PLACE",
                         help="which cards may lie in this place, such as hand.2, for all that the player can know")
    command.add_argument("--fill", type=whole_number, metavar="SEED", help="lay what POSITION leaves open at random")


def _add_solve(command: argparse.ArgumentParser) -> None:
    command.add_argument("position", metavar="POSITION",
                         help="such as 'throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; rest deck', or a "
                              "recorded game")
    command.add_argument("--after", type=whole_number, metavar="N", help="how many moves of a recorded game to play")
    command.add_argument("--turns", type=whole_number, default=1, metavar="N",
                         help="how many turns to look ahead, of any player; 1 unless given")
    command.add_argument("--iterations", type=whole_number, default=300, metavar="N",
                         help="how often to improve the mixtures; 300 unless given")
    command.add_argument("--limit", type=whole_number, default=250_000, metavar="NODES",
                         help="how many nodes the ending may have; 250000 unless given")
    command.add_argument("--level", metavar="BOT",
                         help="also say how much somebody gains there who knows how this level plays, or a "
                              "level/opponent, as in knight/corvin: " + ", ".join(BOT_LEVELS))
    command.add_argument("--asks", type=whole_number, default=20, metavar="N",
                         help="how often to ask the level for each decision; 20 unless given")
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
    command.add_argument("--hidden", type=whole_number, metavar="N",
                         help=f"nodes in the hidden layer; {_HIDDEN} unless given")
    command.add_argument("--percent", type=whole_number, default=50, metavar="N",
                         help="the share of positions to look at; 50 unless given")
    command.add_argument("--out", type=Path, metavar="FILE",
                         help="write the weights to this file (with --story: folder) in any case; unless given, to the "
                              "game's folder if they predict better than what it has")
    command.add_argument("--story", action="store_true",
                         help="learn what public play says of hidden cards, and how claims are answered")
    command.add_argument("--policy", action="store_true",
                         help="learn how to mix moves, by playing against itself, so that nobody can read it")
    command.add_argument("--from", type=Path, dest="begun", metavar="FILE",
                         help="with --policy: go on from the weights of this file, with a lower temperature")
    command.add_argument("--level", default="marshal", metavar="LEVEL",
                         help="with --story: who plays, on all seats; marshals unless given")
    command.add_argument("--generations", type=whole_number, default=1, metavar="N",
                         help="with --story: begin anew, and learn so many beliefs one after the other, each from "
                              "games between bots that hold all those before it; 1 unless given")
    _add_workers(command)


def _add_exploit(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--level", default="marshal", metavar="LEVEL", help="who is read; marshals unless given")
    command.add_argument("--seats", type=whole_number, metavar="N", help="number of players; the fewest unless given")
    command.add_argument("--games", type=whole_number, default=5000, metavar="N",
                         help="how many games to study, or single rounds of a match; 5000 unless given")
    command.add_argument("--test", "--rounds", type=whole_number, default=2000, metavar="N",
                         help="how many to play then, on new seeds; 2000 unless given")
    _add_seed(command, 0)
    _add_processes(command)
    command.add_argument("--csv", type=Path, metavar="FILE", help="write the table to this file, too")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file, too")
    command.add_argument("--out", type=Path, metavar="FOLDER",
                         help="keep finished games and what was learned in this folder, and play only what it lacks")


def _add_exercises(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--number", type=whole_number, default=20, metavar="N", help="how many; 20 unless given")
    _add_seed(command, 0)
    instead = command.add_mutually_exclusive_group()
    instead.add_argument("--add", action="store_true", help="add them to those there are, instead of replacing these")
    instead.add_argument("--measure", action="store_true", help="find none, but measure how hard those there are are")
    instead.add_argument("--check", action="store_true", help="find none, but say which have no clear best move by now")
    instead.add_argument("--retire", nargs="+", default=(), metavar="NAME", help="find none, but take these out")
    command.add_argument("--out", type=Path, metavar="FILE",
                         help="write them to this file; unless given, to the game's folder")


def _add_new_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("id", metavar="ID", help="such as ten-tricks")


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="ID", help=f"one of: {_ids()}")


def _add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="play by the numbers of this edition")


def _add_workers(command: argparse.ArgumentParser) -> None:
    _add_processes(command)
    command.add_argument("--resume", type=Path, metavar="FILE",
                         help="add finished games to this file, and play only those that it lacks")


def _add_processes(command: argparse.ArgumentParser) -> None:
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=whole_number, default=1, metavar="N", help="how many games at the same time")
    workers.add_argument("--cluster", metavar="ADDRESS",
                         help="play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786")


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

    play(load_game(given.game), given.seats, given.bots, given.seed, watch=given.watch, record=given.record,
         edition=given.edition)


def _match(given: argparse.Namespace) -> None:
    from engine.cli.match import match

    match(load_game(given.game), given.seats, given.bots, given.games, given.jobs, given.seed, given.cluster,
          resume=given.resume, edition=given.edition)


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

    show(given.position, given.after, given.player, why=given.why, places=given.chances, fill=given.fill)


def _solve(given: argparse.Namespace) -> None:
    from engine.cli.solve import solve

    solve(given.position, given.after, given.turns, given.iterations, given.limit, given.level, given.asks, given.json)


def _bench(given: argparse.Namespace) -> None:
    from engine.cli.bench.run import bench, compare

    games = [load_game(game_id) for game_id in given.games or GAMES]
    if given.against is None:
        bench(games, given.seats, given.only, given.seconds, given.json)
    else:
        compare(games, given.against, given.seats, given.only, given.seconds, given.rounds, given.json)


def _train(given: argparse.Namespace) -> None:
    with _needing_numpy("Training"):
        from engine.cli.train.policy_run import PolicyTraining, train_policy
        from engine.cli.train.run import Training, train
        from engine.cli.train.story_run import StoryTraining, train_beliefs, train_story
    game = load_game(given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    hidden = _HIDDEN if given.hidden is None else given.hidden
    if given.generations > 1:
        if not given.story or given.out is not None:
            raise BadOption("--generations goes with --story and without --out: later generations play with what the "
                            "earlier ones wrote to the game's folder.")
        train_beliefs(StoryTraining(game, seats, given.games, given.seed, given.level, given.generations), given.jobs,
                      given.cluster, given.resume)
        return
    if given.policy:
        if given.story or given.resume is not None:
            raise BadOption("--policy goes without --story and without --resume: games are played with what those "
                            "before have taught, and not kept.")
        if given.begun is not None and given.hidden is not None:
            raise BadOption("--from goes without --hidden: the weights that are gone on from have their nodes.")
        train_policy(PolicyTraining(game, seats, given.games, given.seed, hidden, given.begun), given.out, given.jobs,
                     given.cluster)
        return
    if given.begun is not None:
        raise BadOption("--from goes with --policy.")
    if given.story:
        train_story(StoryTraining(game, seats, given.games, given.seed, given.level), given.out, given.jobs,
                    given.cluster, given.resume)
        return
    train(Training(game, seats, given.games, given.seed, given.worlds, hidden, given.percent), given.out,
          given.jobs, given.cluster, given.resume)


@contextmanager
def _needing_numpy(doing: str) -> Iterator[None]:
    """Import what cannot do without numpy. Raises BadOption if there is none."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise BadOption(f"{doing} takes numpy, which is not installed; in a checkout, this installs it: "
                        ".venv/bin/python -m pip install -e '.[train]'") from error


def _exploit(given: argparse.Namespace) -> None:
    with _needing_numpy("Studying a level"):
        from engine.cli.exploit.run import Exploit, exploit
    game = load_game(given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    exploit(Exploit(game, given.level, seats, given.games, given.test, given.seed), given.jobs, given.cluster,
            out=given.out, table=given.csv, figures=given.json)


def _exercises(given: argparse.Namespace) -> None:
    from engine.cli.exercises import check, exercises, measure, retire

    game = load_game(given.game)
    if given.check:
        check(game)
    elif given.measure:
        measure(game, given.out)
    elif given.retire:
        retire(game, given.retire, given.out)
    else:
        exercises(game, given.number, given.seed, given.out, add=given.add)


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
    "exploit": ("measure how far a level can be read", _add_exploit, _exploit),
    "exercises": ("find positions with one clear best move", _add_exercises, _exercises),
    "new-game": ("write the folder of a new game, for those who program one", _add_new_game, _new_game),
}
"""By name: what each does, the arguments it takes, and what runs it."""
