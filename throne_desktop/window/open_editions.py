"""Editions of somebody's own in the window: made, kept, given away, and played."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from engine import load_game
from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from engine.learn.own_rules import PLAYED_IN
from engine.session.own_edition import OwnEdition
from throne_desktop.screens.editions.editions import EditionsScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.storage.editions import Kept, drop_edition, keep_edition, kept_editions
from throne_desktop.storage.paths import NoFolder
from throne_desktop.window.archive import go_home

if TYPE_CHECKING:
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.window.shell import Shell

_KEPT = N_("app", "The edition is saved.")
_DROPPED = N_("app", "The edition is no longer saved. While it is still shown here, “Save” brings it back.")
_NOT_DROPPED = N_("app", "The edition cannot be deleted: {reason}.")
_SAVED = N_("app", "The edition is saved in {file}.")
_NOT_SAVED = N_("app", "The edition cannot be saved: {reason}.")


def editions_of(game_id: str) -> tuple[tuple[Kept, ...], tuple[Text | str, ...]]:
    """The editions of a game that are kept, and what is wrong with others; none where no folder can be made."""
    with suppress(NoFolder):
        return kept_editions(game_id)
    return (), ()


def names_of(game_id: str) -> tuple[OwnEdition, ...]:
    """The editions of a game that are kept."""
    return tuple(each.edition for each in editions_of(game_id)[0])


def open_editions(window: Shell, game_id: str, shown: OwnEdition | None = None) -> None:
    """Open the page of a game's own editions above whatever is open, at one of them if one is given."""
    kept, troubles = editions_of(game_id)
    page = EditionsScreen(OwnEdition(game_id, load_game(game_id).rules_version, ""), kept, shown)
    page.kept.connect(lambda edition, file: _keep(page, edition, file))
    page.dropped.connect(lambda kept: _drop(page, kept))
    page.exported.connect(lambda edition, file: _export(page, edition, file))
    page.opened.connect(lambda file: _open(window, page, file))
    page.play_asked.connect(lambda edition: window.open_new_game(edition.game_id, own=edition))
    page.book_asked.connect(lambda edition: _open_book(window, edition))
    if troubles:
        page.tell(troubles[0])
    below = window.pages.currentWidget()
    if isinstance(below, NewGameScreen) and below.game_id == game_id:
        page.left.connect(lambda: _offer(below))
    window.show_above(page)


def _offer(page: NewGameScreen) -> None:
    """Offer the editions that are kept by now, with the one that was chosen before as it is now."""
    kept, before = names_of(page.game_id), page.edition.edition
    page.show_editions(kept, before and next((each for each in kept if each.name == before.name), before))


def tell_edition(page: PlayScreen) -> None:
    """Say at the beginning of a game in which edition of somebody's own it is played, if it is."""
    own = page.client.own_edition
    if own is not None:
        page.tell([PLAYED_IN.fill(name=own.name)])


def open_edition_file(window: Shell, file: Path) -> None:
    """Show the edition in a file; if it cannot be read, home says why."""
    try:
        edition = OwnEdition.load(file)
    except ThroneError as error:
        go_home(window, error)
        return
    open_editions(window, edition.game_id, edition)


def _open(window: Shell, page: EditionsScreen, file: Path) -> None:
    try:
        edition = OwnEdition.load(file)
    except ThroneError as error:
        page.tell(error.text)
        return
    page.left.emit()
    open_editions(window, edition.game_id, edition)


def _keep(page: EditionsScreen, edition: OwnEdition, file: Path | None) -> None:
    try:
        keep_edition(edition, file)
    except ThroneError as error:
        page.tell(error.text)
    except OSError as error:
        page.tell(_NOT_SAVED.fill(reason=reason_of(error)))
    else:
        page.show_kept(editions_of(edition.game_id)[0], edition)
        page.tell(_KEPT)


def _drop(page: EditionsScreen, kept: Kept) -> None:
    try:
        drop_edition(kept)
    except OSError as error:
        page.tell(_NOT_DROPPED.fill(reason=reason_of(error)))
    else:
        page.show_kept(editions_of(kept.edition.game_id)[0], page.draft.edition)
        page.tell(_DROPPED)


def _export(page: EditionsScreen, edition: OwnEdition, file: Path) -> None:
    try:
        edition.save(file)
    except ThroneError as error:
        page.tell(error.text)
    except OSError as error:
        page.tell(_NOT_SAVED.fill(reason=reason_of(error)))
    else:
        page.tell(_SAVED.fill(file=file.name))


def _open_book(window: Shell, edition: OwnEdition) -> None:
    from throne_desktop.window.learning import open_rule_book

    open_rule_book(window, edition.game_id, own=edition)
