"""The subcommands of `python -m engine`, and the exit status of each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from engine.cli import options
from engine.cli.arguments import CommandLine, ShowVersion, add_language
from engine.cli.language import chosen, speaking, words
from engine.cli.output import complain, refused, written_out
from engine.core.errors import BadOption, ThroneError
from engine.core.text import N_, Text
from engine.games.registry import GAMES, load_game

_DONE: Final = 0
_INTERRUPTED: Final = 130
_TRAINING: Final = N_("cli", "Training needs numpy, which is not installed; in a checkout, install it with: {command}")
_STUDYING: Final = N_("cli", "Studying a level needs numpy, which is not installed; in a checkout, install it with: "
                             "{command}")

_Take = Callable[[Any], None]
"""Takes a parser, or what it was given."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; returns the exit status. Errors are one line on stderr, with status 2."""
    with speaking(chosen(sys.argv[1:] if argv is None else argv)):
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
        return refused("engine", error.text)
    return _DONE


def _forget_interrupt() -> None:
    """Ctrl+C has been heard, wherever it came.

    If it came inside exec(), with which Python makes dataclasses while a module is loaded, Python takes it for unheard,
    and ends a program that was started with `-m` by the signal, whatever its exit status: until the next exec().
    """
    exec("")


def parser() -> argparse.ArgumentParser:
    """The parser of all subcommands."""
    top = CommandLine(prog="python3 -m engine",
                      description=words(N_("cli", "Play card games in a terminal, or study the bots.")))
    top.add_argument("--version", action=ShowVersion, const="throne-desktop engine",
                     help=words(N_("cli", "print the version and which build of the engine is running")))
    add_language(top)
    subcommands = top.add_subparsers(required=True, metavar=" | ".join(_SUBCOMMANDS))
    for name, (told, add, run) in _SUBCOMMANDS.items():
        command = subcommands.add_parser(name, help=words(told))
        add(command)
        add_language(command)
        command.set_defaults(run=run)
    return top


# -- the subcommands; each imports what it needs, so that the others start without it -------------------------------

def _games(_given: argparse.Namespace) -> None:
    for game in map(load_game, GAMES):
        print(words(N_("cli", "{id}: {game}, {fewest} to {most} players. {summary}").fill(
            id=game.id, game=game.name, fewest=game.seats[0], most=game.seats[-1], summary=game.summary)))


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

    show(given.position, given.after, given.player, why=given.why, cards=given.about, places=given.chances,
         fill=given.fill)


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
    with _needing_numpy(_TRAINING):
        from engine.cli.train.policy_run import PolicyTraining, train_policy
        from engine.cli.train.run import Training, train
        from engine.cli.train.story_run import StoryTraining, train_beliefs, train_story
    game = load_game(given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    hidden = options.HIDDEN if given.hidden is None else given.hidden
    if given.generations > 1:
        if not given.story or given.out is not None:
            raise BadOption(N_("cli", "--generations needs --story without --out: later generations play with what "
                                      "earlier ones wrote to the game’s folder."))
        train_beliefs(StoryTraining(game, seats, given.games, given.seed, given.level, given.generations), given.jobs,
                      given.cluster, given.resume)
        return
    if given.policy:
        if given.story or given.resume is not None:
            raise BadOption(N_("cli", "--policy cannot be combined with --story or --resume: its games are played "
                                      "with what earlier ones taught, and are not kept."))
        if given.begun is not None and given.hidden is not None:
            raise BadOption(N_("cli", "--from cannot be combined with --hidden: the weights it continues from fix "
                                      "the number of nodes."))
        train_policy(PolicyTraining(game, seats, given.games, given.seed, hidden, given.begun), given.out, given.jobs,
                     given.cluster)
        return
    if given.begun is not None:
        raise BadOption(N_("cli", "--from needs --policy."))
    if given.story:
        train_story(StoryTraining(game, seats, given.games, given.seed, given.level), given.out, given.jobs,
                    given.cluster, given.resume)
        return
    train(Training(game, seats, given.games, given.seed, given.worlds, hidden, given.percent), given.out,
          given.jobs, given.cluster, given.resume)


@contextmanager
def _needing_numpy(fault: Text) -> Iterator[None]:
    """Import what cannot do without numpy. Raises BadOption, with that fault, if there is none."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise BadOption(fault.fill(command=".venv/bin/python -m pip install -e '.[train]'")) from error


def _exploit(given: argparse.Namespace) -> None:
    with _needing_numpy(_STUDYING):
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


_SUBCOMMANDS: Final[Mapping[str, tuple[Text, _Take, _Take]]] = {
    "games": (N_("cli", "list the games"), options.no_arguments, _games),
    "play": (N_("cli", "play a game in the terminal"), options.add_play, _play),
    "match": (N_("cli", "let bots play against one another"), options.add_match, _match),
    "ladder": (N_("cli", "measure how strong all levels are"), options.add_ladder, _ladder),
    "calibrate": (N_("cli", "measure how accurate win chances are"), options.add_calibrate, _calibrate),
    "replay": (N_("cli", "print a recorded game, or verify it"), options.add_replay, _replay),
    "review": (N_("cli", "review a finished game: what mistakes cost, and what was luck"), options.add_review, _review),
    "show": (N_("cli", "print a position"), options.add_show, _show),
    "solve": (N_("cli", "find the equilibrium of a small ending"), options.add_solve, _solve),
    "bench": (N_("cli", "measure the engine and the bots"), options.add_bench, _bench),
    "train": (N_("cli", "learn to predict who wins"), options.add_train, _train),
    "exploit": (N_("cli", "measure how readable a level is"), options.add_exploit, _exploit),
    "exercises": (N_("cli", "find positions with one clear best move"), options.add_exercises, _exercises),
    "new-game": (N_("cli", "create the folder for a new game, for its programmer"), options.add_new_game,
                 _new_game),
}
"""By name: what each does, the arguments it takes, and what runs it."""
