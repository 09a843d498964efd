"""What code that opens pages in the window knows of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.session.own_edition import OwnEdition
    from engine.session.session import Session
    from throne_desktop.look.desktop import Wishes
    from throne_desktop.screens.ending.ending import EndScreen
    from throne_desktop.screens.lab.lab import LabScreen
    from throne_desktop.screens.lab.lab_work import LabWork
    from throne_desktop.screens.page import Page
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.screens.records.replay import ReplayScreen
    from throne_desktop.services.bots.bot_worker import BotWorker
    from throne_desktop.storage.settings import Settings
    from throne_desktop.window.hall import Hall
    from throne_desktop.window.on_screen import OnScreen
    from throne_desktop.window.page_stack import PageStack
    from throne_desktop.window.user_data import UserData


class Shell(Protocol):
    """The window: the pages in it, what is known of whoever plays here, and the game on the table."""

    settings: Settings
    data: UserData
    hall: Hall
    on_screen: OnScreen
    pages: PageStack
    labs_left: dict[str, LabWork]
    """By game: what was under way in the laboratory when it was left."""
    play_screen: PlayScreen | None
    """The page of the game on the table; other pages may lie above it."""
    wished: Wishes | None
    """What the desktop wished when it was last asked."""

    @property
    def worker(self) -> BotWorker:
        """The worker that asks bots."""

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of all others, which are closed."""

    def show_above(self, page: Page | ReplayScreen | EndScreen | LabScreen) -> None:
        """Show a page until it is left. The current one waits below, and a game on it pauses."""

    def try_sound(self) -> None:
        """Follow another choice of sounds, and let one be heard."""

    def follow_sounds(self) -> None:
        """Let be heard what is chosen now."""

    def open_home(self, trouble: str = "") -> None:
        """Leave for the home screen, with a sentence about what went wrong if something did."""

    def open_new_game(self, game_id: str, seats: int | None = None, level: str = "",
                      own: OwnEdition | None = None) -> None:
        """The page before a new game, set to a number of players, a level, and an edition of somebody's own."""

    def open_page(self, name: str) -> None:
        """Open a page by its id, or do what another entry of the game's menu says."""

    def open_rule_book(self, game_id: str, rule: str = "", *, aid: bool = False) -> None:
        """A game's rule book, above whatever is open: at a rule if one is given, or at the player aid."""

    def open_review(self, file: Path) -> None:
        """Review the finished game in a file, above whatever is open."""

    def open_session(self, session: Session) -> None:
        """Play a session by the people at the screen in turn."""

    def screen_of(self, session: Session, *, is_new: bool = False) -> PlayScreen:
        """A play screen for a session, not shown yet."""

    def prepare_game(self, page: PlayScreen) -> None:
        """Show a play screen whose game has yet to begin."""

    def show_game(self, page: PlayScreen) -> None:
        """Show a play screen and begin its game."""
