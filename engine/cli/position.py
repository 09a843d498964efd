"""Shows one position, given in notation or taken from a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from engine.base.game import Game
from engine.base.notation import game_of, notation, read
from engine.cli.show import show_moves, show_table
from engine.cli.terminal import Terminal
from engine.core.errors import BadNotation, BadOption
from engine.core.state import State
from engine.core.text import Text, english, seat_in_english
from engine.games.registry import GAMES, load_game
from engine.session import Record
from engine.table.view import view

_ENDING: Final = ".throne"


def show(what: str, after: int | None, player: int | None) -> None:
    """Print a position: the table as a player sees it, the legal moves, and the exact notation on one line.

    `what` is a position in notation, or the file of a finished game, whose position `after` that many moves is shown.
    Raises ThroneError on anything that cannot be read, and on a player who does not take part.
    """
    game, state = position_of(what, after)
    seat = (state.actor or 0) if player is None else player - 1
    if not 0 <= seat < state.seats:
        raise BadOption(f"There is no player {player}: this is a game of {state.seats}.")
    terminal = Terminal()
    names = [seat_in_english(each) for each in range(state.seats)]

    def words(text: Text) -> str:
        return text.render(english, lambda each: names[each])

    seen = view(state.observation(seat))
    show_table(seen, names, words, terminal)
    if seen.moves:
        show_moves(seen, words, terminal)
    print(notation(game, state, exact=True))


def position_of(what: str, after: int | None) -> tuple[Game[Any], State]:
    """A position in notation, or of the file of a finished game, after so many moves or at its end.

    Raises ThroneError on anything that cannot be read.
    """
    return _recorded(Path(what), after) if what.endswith(_ENDING) else _typed(what, after)


def _typed(text: str, after: int | None) -> tuple[Game[Any], State]:
    if after is not None:
        raise BadOption("--after goes with the file of a recorded game, not with a position.")
    if game_of(text) not in GAMES:
        raise BadNotation(f"A position begins with its game, one of: {', '.join(GAMES)}.")
    game = load_game(game_of(text))
    return game, read(game, text)


def _recorded(path: Path, after: int | None) -> tuple[Game[Any], State]:
    record = Record.load(path)
    if record.result is None:
        raise BadOption("This game is not over, so its hidden cards stay hidden.")
    positions = record.replay()
    if after is not None and not 0 <= after < len(positions):
        raise BadOption(f"--after is a number of moves from 0 to {len(positions) - 1}, not {after}.")
    return record.game, positions[-1 if after is None else after]
