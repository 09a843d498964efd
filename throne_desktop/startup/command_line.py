"""The command line of the program: its parser, and all checks that the engine can do before a window opens."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from engine import GAMES
from engine.cli.arguments import ONE_OF_CODES, CommandLine, ShowVersion, entrants, known_language, whole_number
from engine.cli.language import chosen, speaking, words
from engine.core.text import N_, Text
from throne_desktop.startup.options import PAGES, TEXT_SCALES, THEME_NAMES, Options

if TYPE_CHECKING:
    from engine.base.game import Game


def parse(arguments: Sequence[str]) -> Options:
    """Reads the command line; on an error, prints one clear line and exits with status 2."""
    with speaking(chosen(arguments)):
        parser = command_line()
        given = parser.parse_args(arguments)
        _check(parser, given)
    return Options(given.game, given.seats, given.bots, given.seed, given.lang, given.replay, given.file, given.watch,
                   given.self_test, given.screenshot, given.after, given.page, given.theme, given.text_scale,
                   given.size, given.bench, given.rebuild, given.position)


def command_line() -> argparse.ArgumentParser:
    """The parser of the command line; the manual page is generated from it."""
    parser = CommandLine(
        prog="throne-desktop", allow_abbrev=False,
        description=words(N_("command-line", "Throne-themed card games on one table, against bots that cannot cheat.")))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE",
                        help=words(N_("command-line", "open this game record or edition file")))
    parser.add_argument("--game", metavar="ID",
                        help=words(N_("command-line", "start this game at once: {games}").fill(games=GAMES)))
    parser.add_argument("--seats", type=whole_number, metavar="N",
                        help=words(N_("command-line", "number of players")))
    parser.add_argument("--bots", type=entrants, default=(), metavar="BOT,...",
                        help=words(N_("command-line", "the bots, each given as a level or level/opponent, as in "
                                                      "squire,knight/corvin")))
    parser.add_argument("--seed", type=whole_number, metavar="N",
                        help=words(N_("command-line", "seed of the deal; the game then counts as practice")))
    parser.add_argument("--lang", type=known_language, metavar=ONE_OF_CODES,
                        help=words(N_("command-line", "language of the program")))
    parser.add_argument("--theme", choices=THEME_NAMES,
                        help=words(N_("command-line", "color theme for this run; contrast means high contrast")))
    parser.add_argument("--text-scale", type=whole_number, metavar="N",
                        help=words(N_("command-line", "text size for this run, {least} to {most} percent of normal")
                                   .fill(least=TEXT_SCALES[0], most=TEXT_SCALES[-1])))
    parser.add_argument("--page", choices=PAGES,
                        help=words(N_("command-line", "open this page; new-game and rules need --game")))
    parser.add_argument("--replay", type=Path, metavar="FILE",
                        help=words(N_("command-line", "show this record, or exit if it cannot be read")))
    parser.add_argument("--position", metavar="TEXT",
                        help=words(N_("command-line", "open a table in the laboratory from a line of text copied "
                                                      "there")))
    _add_modes(parser)
    return parser


def _add_modes(parser: argparse.ArgumentParser) -> None:
    """Runs that do something else than to open a game, and what belongs to them."""
    parser.add_argument("--watch", action="store_true", help=words(N_("command-line", "bots in every seat")))
    parser.add_argument("--self-test", action="store_true",
                        help=words(N_("command-line", "play every game through the window, report, and exit")))
    parser.add_argument("--screenshot", type=Path, metavar="FILE",
                        help=words(N_("command-line", "save a picture of the window and exit")))
    parser.add_argument("--after", type=whole_number, default=0, metavar="N",
                        help=words(N_("command-line", "moves made before the picture is taken")))
    parser.add_argument("--size", type=_size, metavar="WxH",
                        help=words(N_("command-line", "size of the window in pixels, as far as the screen allows")))
    parser.add_argument("--bench", action="store_true",
                        help=words(N_("command-line", "measure startup, frames, dragging, and idling, then exit")))
    parser.add_argument("--rebuild", action="store_true",
                        help=words(N_("command-line", "use the records to rebuild the index of games played, then "
                                                      "exit")))
    parser.add_argument("--version", action=ShowVersion, const="throne-desktop",
                        help=words(N_("command-line", "print the program’s version and which build of the engine it "
                                                      "runs")))


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{3,4})x([0-9]{3,4})", text)
    if match is None:
        raise argparse.ArgumentTypeError(words(
            N_("command-line", "{value} is not a size such as 1280x800").fill(value=repr(text))))
    return int(match[1]), int(match[2])


def _check(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    """Checks all that the engine can check before a window opens."""
    if given.after < 0:
        parser.error(words(N_("command-line", "--after must be 0 or more")))
    if given.text_scale is not None and given.text_scale not in TEXT_SCALES:
        parser.error(words(N_("command-line", "--text-scale must be from {least} to {most}").fill(
            least=TEXT_SCALES[0], most=TEXT_SCALES[-1])))
    _check_record(parser, given)
    _check_position(parser, given)
    _check_game(parser, given)


def _check_record(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    if given.replay is not None and given.file is not None:
        parser.error(words(N_("command-line", "{one} and {other} cannot both be shown").fill(
            one=str(given.file), other=f"--replay {given.replay}")))
    file = given.replay or given.file
    if file is None:
        return
    if not file.is_file():
        parser.error(words(N_("command-line", "there is no file {file}").fill(file=str(file))))
    if given.page is not None:
        parser.error(words(N_("command-line", "{one} and {other} cannot both be shown").fill(
            one="--page", other="--replay")))


def _check_position(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    if given.position is None:
        return
    if given.page is not None or given.replay is not None or given.file is not None or given.game is not None:
        parser.error(words(N_("command-line", "--position opens a table of its own, so no page, record, or game can "
                                              "be given with it")))
    from engine.base.notation import game_of
    from engine.core.errors import ThroneError
    from engine.lab.draft import Draft

    if game_of(given.position) not in GAMES:
        parser.error(words(N_("command-line", "--position must begin with a game ID, one of: {games}").fill(
            games=GAMES)))
    try:
        Draft.from_text(given.position)
    except (ThroneError, ValueError) as error:
        _fail(parser, N_("command-line", "--position: {fault}").fill(fault=_fault(error)))


def _check_bots(parser: argparse.ArgumentParser, game: Game[Any], entrants: Sequence[str], seats: int) -> None:
    from engine.bots.levels import bot, level_of, levels_of
    from engine.cli.seating import bots_seated
    from throne_desktop.storage.people import BOT_NAMES

    levels = [level.id for level in levels_of(game, seats)]
    for entrant in entrants:
        if level_of(entrant) not in levels:
            parser.error(words(N_("command-line", "there is no bot level {level}; the levels are: {levels}").fill(
                level=repr(level_of(entrant)), levels=tuple(levels))))
        try:
            bot(entrant, game)
            bots_seated(entrants, BOT_NAMES)
        except ValueError as error:
            _fail(parser, _fault(error))


def _check_game(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    needs_game = given.seats is not None or given.bots or given.seed is not None or given.after
    if given.game is None:
        if needs_game or given.watch:
            given.game = GAMES[0]
        else:
            return
    from engine import load_game

    try:
        game = load_game(given.game)
        seats = given.seats if given.seats is not None else max(game.seats[0], len(given.bots) + (not given.watch))
        game.check(seats, given.seed or 0, {})
    except ValueError as error:
        _fail(parser, _fault(error))
    _check_bots(parser, game, given.bots, seats)
    if len(given.bots) > seats - (not given.watch):
        parser.error(words(N_("command-line", "{number} bots do not fit at a table for {seats} unless you use --watch")
                           .fill(number=len(given.bots), seats=seats)))
    given.seats = seats


def _fail(parser: argparse.ArgumentParser, fault: Text | str) -> NoReturn:
    parser.error(words(fault).rstrip("."))


def _fault(error: Exception) -> Text | str:
    """What an error of the engine says."""
    return getattr(error, "text", None) or str(error)
