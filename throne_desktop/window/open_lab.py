"""The laboratory in the window: opened with a table from anywhere, and what it copies and pastes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtGui import QGuiApplication, QPixmap

from engine import load_game
from engine.base.game import Game
from engine.core import rng
from engine.core.errors import BadNotation, ThroneError
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_
from engine.lab.draft import Draft
from engine.lab.tree import Tree
from throne_desktop.screens.lab.lab import LabScreen
from throne_desktop.screens.lab.lab_work import LabWork
from throne_desktop.screens.lab.share_page import PASTED
from throne_desktop.services.game import copying
from throne_desktop.window.shell import Shell

_USUAL_SEATS: Final = 2
_GOES_ON: Final = N_("lab", "This is the table you left here.")


def open_lab(window: Shell, game_id: str, seats: int | None = None) -> None:
    """Opens the laboratory above whatever is open, with a new table of a game.

    Above a game that is over it has that game, and above a lesson its table; an exercise then counts as solved with
    help.
    """
    page = window.play_screen
    if page is not None and page is window.pages.currentWidget():
        tried = page.client.tried_out()
        if tried is not None:
            _note_help(page)
            show_lab(window, page.client.game, *tried, names=page.client.names, seat=page.client.viewer)
            return
        seats = len(page.client.players)
    game = load_game(game_id)
    if page is None and game_id in window.labs_left:
        _go_on(window, game, window.labs_left.pop(game_id))
        return
    number = seats if seats is not None and seats in game.seats else max(_USUAL_SEATS, game.seats[0])
    show_lab(window, game, game.start(number, rng.new_seed()))


def _go_on(window: Shell, game: Game[Any], left: LabWork) -> None:
    """Goes on with what was under way in the laboratory when it was left."""
    page = _show(window, game, left.tree)
    if left.draft is not None:
        page.lay_out(left.draft)
    page.tell(_GOES_ON)


def _note_help(page: object) -> None:
    from throne_desktop.screens.lessons.exercise import ExerciseScreen

    if isinstance(page, ExerciseScreen):
        page.note_help()


def open_position(window: Shell, text: str) -> None:
    """Opens the laboratory with the table that a text describes.

    One that is half laid, or cannot be, is laid on by hand, where it says what is wrong. Raises BadNotation if the
    text describes none.
    """
    draft = _drafted(text)
    if _can_be_played(draft):
        show_lab(window, draft.game, draft.state())
    else:
        show_lab(window, draft.game, draft.game.start(draft.seats, rng.new_seed())).lay_out(draft)


def _can_be_played(draft: Draft[Any]) -> bool:
    return not draft.faults() and not draft.missing()


def _drafted(text: str) -> Draft[Any]:
    """The table that a text describes, whole or not. Raises BadNotation if it describes none."""
    try:
        return Draft.from_text(text)
    except (ThroneError, ValueError) as error:
        raise BadNotation(copying.whats_wrong(text, error)) from error


def show_lab(window: Shell, game: Game[Any], position: State, moves: Sequence[Move] = (), at: int | None = None, *,
             names: Sequence[str] = (), seat: int = 0) -> LabScreen:
    """Shows the laboratory above whatever is open; returns its page.

    The moves were made from the position, and the table after `at` of them is shown, or the last one. Once the game is
    over there, it is seen from that `seat`.
    """
    return _show(window, game, _grown(position, moves, at), names, seat)


def _show(window: Shell, game: Game[Any], tree: Tree[Any], names: Sequence[str] = (), seat: int = 0) -> LabScreen:
    page = LabScreen(game, tree, tuple(names), window.settings, seat)
    page.left.connect(partial(_keep, window, page))
    page.text_copied.connect(lambda text: QGuiApplication.clipboard().setText(text))
    page.picture_copied.connect(_copy_picture)
    page.paste_asked.connect(partial(_paste, window, page))
    page.table_asked.connect(lambda game_id, seats: _lay(window, page, Draft.empty(load_game(game_id), seats)))
    page.book_asked.connect(partial(window.open_rule_book, game.id))
    window.show_above(page)
    return page


def _keep(window: Shell, page: LabScreen) -> None:
    """Keeps what was tried or laid there until the laboratory is opened again."""
    work = page.work
    if work is not None:
        window.labs_left[page.game.id] = work


def _grown(position: State, moves: Sequence[Move], at: int | None) -> Tree[Any]:
    """A tree with one branch: all those moves from the position, with the table after `at` of them in view."""
    tree: Tree[Any] = Tree(position)
    for move in moves:
        tree.make(move)
    for _ in range(0 if at is None else len(moves) - at):
        tree.back()
    return tree


def _copy_picture(picture: QPixmap) -> None:
    QGuiApplication.clipboard().setPixmap(picture)


def _paste(window: Shell, page: LabScreen) -> None:
    """Lay out the table whose text was copied last, whole or half-laid; the page says so if it is none."""
    try:
        draft = _drafted(QGuiApplication.clipboard().text().strip())
    except BadNotation as error:
        page.tell(error.text)
        return
    if not _can_be_played(draft):
        page = _lay(window, page, draft)
    elif page.shows(draft.game, draft.seats):
        page.show_tree(Tree(draft.state()))
    else:
        page.left.emit()
        page = show_lab(window, draft.game, draft.state())
    page.tell(PASTED)


def _lay(window: Shell, page: LabScreen, draft: Draft[Any]) -> LabScreen:
    """A table to be laid by hand; one of another game takes the place of the page. Returns where it is laid."""
    if not page.shows(draft.game, draft.seats):
        page.left.emit()
        page = show_lab(window, draft.game, draft.game.start(draft.seats, rng.new_seed()))
    page.lay_out(draft)
    return page
