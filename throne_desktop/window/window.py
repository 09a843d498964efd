"""The window of the program: home, and all that can be opened from there and from a game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from engine import GAMES
from engine.cli.output import complain
from engine.core import kept as files
from engine.core.errors import ThroneError
from throne_desktop.language import i18n
from throne_desktop.look import pictures
from throne_desktop.screens.pages import PAGES, Concerned
from throne_desktop.storage.paths import several_are_known
from throne_desktop.window.hall import Hall
from throne_desktop.window.icon import window_icon
from throne_desktop.window.on_screen import OnScreen
from throne_desktop.window.page_stack import PageStack
from throne_desktop.window.user_data import UserData

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core.text import Text
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
    from throne_desktop.services.records.library import Library
    from throne_desktop.services.sound.sounds import Sounds
    from throne_desktop.storage.settings import Settings
    from throne_desktop.storage.setup import LastPlayers, Setup
    from throne_desktop.storage.tally import Tally
    from throne_desktop.window.presses import Presses

class Window(QMainWindow):
    """The one window of the program: opens pages and games, and closes cleanly whatever is going on."""

    def __init__(self, chosen: Settings, worker: BotWorker | None = None) -> None:
        """`worker` asks the bots, instead of one of the window's own."""
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Throne Desktop")
        self.setWindowIcon(window_icon())
        self.on_screen = OnScreen(self)
        self.on_screen.density_changed.connect(self._sharpen)
        self.settings = chosen
        self.data = UserData(chosen, self.setMenuWidget)
        self.pages = PageStack(chosen)
        self.labs_left: dict[str, LabWork] = {}
        self.pages.about_to_cover.connect(self._pause)
        self.pages.uncovered.connect(self._go_on)
        self.setCentralWidget(self.pages)
        self.hall = Hall(self.data, self.pages)
        self.complaint: Text | None = None
        """What the home screen will say when it is next shown."""
        self.wished: Wishes | None = None
        self.play_screen: PlayScreen | None = None
        self._worker = worker
        self.audible = False
        """Whether there are sounds: neither in tests, nor in runs that no one plays."""
        self._sounds: Sounds | None = None
        self._presses: Presses | None = None
        if chosen.keys:
            from throne_desktop.widgets import keys  # only here: most users keep the usual ones

            keys.follow(chosen.keys)
        QTimer.singleShot(0, _announce_headings)    # while the system makes the window, before anybody can read in it

    @property
    def library(self) -> Library:
        """The records on disk."""
        return self.data.library

    @property
    def tally(self) -> Tally:
        """What was won so far, and who was met."""
        return self.data.tally

    @property
    def worker(self) -> BotWorker:
        """The worker that asks bots, made for the first game, since the home screen needs none."""
        if self._worker is None:
            from throne_desktop.services.bots.bot_worker import BotWorker

            self._worker = BotWorker(self)
        return self._worker

    # -- sound ---------------------------------------------------------------------------------------------------------

    def sound(self, name: str) -> None:
        """Let a sound be heard, if anything is; made for the first, since the home screen needs none."""
        if not self.audible:
            return
        if self._sounds is None:
            from throne_desktop.services.sound.sounds import Sounds

            self._sounds = Sounds()
            self._sounds.follow(self.settings)
        self._sounds.play(name, in_front=self.isActiveWindow())

    def follow_sounds(self) -> None:
        """Let be heard what is chosen now."""
        if self._sounds is not None:
            self._sounds.follow(self.settings)

    def try_sound(self) -> None:
        """Follow another choice of sounds, and let one be heard."""
        self.follow_sounds()
        self.sound("turn")

    # -- pages ---------------------------------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of all others, which are closed."""
        self._close_game()
        self.pages.show_alone(page)
        if self.isVisible():
            self.watch_presses()

    def show_above(self, page: Page | ReplayScreen | EndScreen | LabScreen) -> None:
        """Show a page until it is left. The current one waits below, and a game on it pauses."""
        self.pages.show_above(page)

    def open_home(self, trouble: str = "") -> None:
        """The home screen, with a sentence about what went wrong if something did."""
        self.hall.note_left(self.play_screen)
        home, failed = self.hall.screen()
        home.seen.connect(lambda: QTimer.singleShot(0, self, self.watch_presses))
        home.chosen.connect(self.open_new_game)
        home.lesson_asked.connect(self.open_first_lesson)
        home.resumed.connect(self.resume)
        home.day_asked.connect(self.play_day)
        home.exercise_asked.connect(self.open_exercise_of_day)
        home.page_asked.connect(self.open_page)
        said = [] if self.complaint is None else [self.complaint]
        self.complaint = None
        home.show_trouble(" ".join(filter(None, (failed or trouble, *map(i18n.words, (*said, *files.remarks()))))))
        self.show_page(home)

    def open_exercise_of_day(self) -> None:
        """Lay out the exercise of the day."""
        from throne_desktop.window.open_exercises import open_of_the_day

        open_of_the_day(self)

    def open_door(self) -> None:
        """Home or, if several people play here, the question who is there."""
        if several_are_known():
            self.hall.at_door = True
            self.open_people()
            QTimer.singleShot(0, self, self.watch_presses)
        else:
            self.open_home()

    def open_people(self) -> None:
        """Who plays here, to choose from, in place of home."""
        from throne_desktop.window.household import open_people

        open_people(self)

    def after_first_frame(self, act: Callable[[], None]) -> bool:
        """Call this once the home screen has been painted; False if something else is shown first."""
        return self.hall.after_first_frame(act)

    def open_new_game(self, game_id: str, seats: int | None = None, level: str = "",
                      own: OwnEdition | None = None) -> None:
        """The new-game screen of a game, set to a number of players, or to that of the last game.

        With a `level`, one person is to play against bots of that level, or else who played last. `own` is the edition
        of somebody's own to be played in.
        """
        from throne_desktop.window.naming import named_first
        from throne_desktop.window.open_new_game import new_game_page

        page = new_game_page(self, self._last_players(), game_id, seats, level, own)
        page.editions_asked.connect(partial(self.open_editions, game_id))
        page.lesson_asked.connect(partial(self.open_first_lesson, game_id))
        page.started.connect(partial(named_first, self.data, self.pages, self.start))
        self.show_page(page)

    # -- the game on the table -----------------------------------------------------------------------------------------

    def open_session(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> None:
        """Play a session, seen from `viewer` or by the people at the screen in turn.

        A new one gets a record of its own, if games are kept.
        """
        self.show_game(self.screen_of(session, viewer, is_new=is_new))

    def screen_of(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> PlayScreen:
        """A play screen for a session, not shown yet."""
        from throne_desktop.screens.play.play import PlayScreen
        from throne_desktop.services.game.seat_client import seat_at

        new_record = self.library.new_record if is_new and self.data.keeps else None
        client = seat_at(session, self.worker, viewer, new_record)
        i18n.reword(client.rewordings)
        return PlayScreen(client, self.settings)

    def show_game(self, page: PlayScreen) -> None:
        """Show a play screen and begin its game."""
        self.prepare_game(page)
        page.begin()

    def prepare_game(self, page: PlayScreen) -> None:
        """Show a play screen whose game has yet to begin."""
        from throne_desktop.window.acquaintances import look_up
        from throne_desktop.window.way_back import find_way_back

        page.left.connect(self.open_home)
        page.page_asked.connect(self.open_page)
        page.hearing.sounded.connect(self.sound)
        page.game_over.ended.connect(self.open_result)
        page.game_over.offers.connect(self._surprise)
        page.rules.book_asked.connect(partial(self.open_rule_book, page.client.game.id))
        page.client.finished.connect(self._note_end)
        find_way_back(page)
        self.show_page(page)
        i18n.reword(page.client.rewordings)
        self.play_screen = page
        look_up(self, page)

    def _pause(self) -> None:
        if self.play_screen is not None:
            self.play_screen.rest()

    def _go_on(self, page: QWidget) -> None:
        if self.play_screen is not None and page is self.play_screen:
            self.play_screen.wake()

    def _close_game(self) -> None:
        if self.play_screen is not None:
            self.play_screen.close_game()
            self.play_screen = None
            i18n.reword({})

    # -- games to begin ------------------------------------------------------------------------------------------------

    def start(self, chosen: Setup) -> None:
        """Start a new game, and remember the choices for the next one."""
        from throne_desktop.window import rematch

        rematch.remember(self.data, chosen, self._last_players())
        self.begin(chosen)

    def begin(self, chosen: Setup) -> None:
        """Begin a new game, in which no two are called alike."""
        from throne_desktop.services.game.new_game import new_game
        from throne_desktop.window.note_wins import note_begun
        from throne_desktop.window.open_editions import tell_edition

        page = self.screen_of(new_game(chosen), is_new=True)
        self.show_game(page)
        tell_edition(page)
        # Once there is a record: killed in between, the deal of the day goes on from it.
        note_begun(self.data, page.client)

    def play_day(self) -> None:
        """Play the deal of the day."""
        from throne_desktop.window.naming import named_before
        from throne_desktop.window.note_wins import play_day

        named_before(self.data, self.pages,
                     lambda: play_day(self.data, self.begin, self.resume, self._last_players()))

    def _note_end(self) -> None:
        from throne_desktop.window.note_wins import note_end

        if self.play_screen is not None:
            note_end(self.data, self.play_screen.client)
            if self.play_screen.station:
                from throne_desktop.window.road import note_end as note_crowns

                note_crowns(self)
            if self.settings.show_goals and self.data.keeps:
                from throne_desktop.window.goals import look_after_game

                look_after_game(self)

    def resume(self, record: Path | None = None) -> None:
        """Continue the unfinished game, or the one in a file; go home with the reason if that fails."""
        from throne_desktop.window.archive import continue_game, go_home

        try:
            entry = None if record is None else self.library.entry(record)
        except ThroneError as error:
            go_home(self, error)
            return
        continue_game(self, entry, partial(go_home, self))

    def open_page(self, name: str) -> None:
        """Open a page by its id, or do what another entry of the game's menu says."""
        if name in PAGES:
            under_way = None if self.play_screen is None else self.play_screen.client.game.id
            PAGES[name].opens(self, Concerned(under_way or self.settings.last_game or GAMES[0]))
        else:
            self._act(name)

    def _act(self, name: str) -> None:
        from throne_desktop.window import pasting

        acts: dict[str, Callable[[], None]] = {
            "again": self.play_again,
            "same-deal": self.play_same_deal,
            "watch": self.watch_game,
            "review": self.review_game,
            "back-to-review": self.back_to_review,
            "result": self.open_result,
            "next-level": self.play_next_level,
            "copy": partial(pasting.copy_game, self),
            "paste": partial(pasting.paste, self),
            "concede": self._concede,
            "home": self.open_home,
            "teaching": self.switch_teaching,
            "full-screen": self.switch_full_screen,
        }
        acts[name]()

    def _concede(self) -> None:
        """Ask the person who plays the game under way whether they want to concede it."""
        if self.play_screen is not None:
            self.play_screen.game_over.concession.ask()

    def open_editions(self, game_id: str) -> None:
        """A game's editions of somebody's own, above whatever is open."""
        from throne_desktop.window.open_editions import open_editions

        open_editions(self, game_id)

    def open_help(self) -> None:
        """Show all keys and gestures above whatever is open, or return from them."""
        from throne_desktop.screens.help.help_sheet import HelpSheet

        page = self.pages.currentWidget()
        if isinstance(page, HelpSheet):
            page.left.emit()
        else:
            self.show_above(HelpSheet())

    def switch_full_screen(self) -> None:
        """Fill the whole screen, or be as large as before."""
        self.on_screen.fill(not self.on_screen.is_full)

    def open_players(self) -> None:
        """Who decides at which seat of the game under way, to be changed."""
        from throne_desktop.screens.seating.players import PlayersScreen

        if self.play_screen is not None:
            self.show_above(PlayersScreen(self.play_screen.client, self.play_screen.scene.seats.portrait))

    def switch_teaching(self) -> None:
        """Begin or end to look at the moves of the person who plays the game under way."""
        if self.play_screen is not None:
            self.settings.teaching = self.play_screen.teacher.switch()
            self.keep_settings()

    def open_rule_book(self, game_id: str, rule: str = "", *, aid: bool = False) -> None:
        """A game's rule book, above whatever is open: at a rule if one is given, or at the player aid."""
        from throne_desktop.window.learning import open_rule_book

        open_rule_book(self, game_id, rule, aid=aid)

    def open_lab(self, game_id: str, seats: int | None = None) -> None:
        """The laboratory above whatever is open: with the table there if it may be looked at, or else a new one."""
        from throne_desktop.window.open_lab import open_lab

        open_lab(self, game_id, seats)

    def open_learn(self) -> None:
        """What can be learned of every game, above whatever is open."""
        from throne_desktop.window.learning import open_learn

        open_learn(self)

    def open_first_lesson(self, game_id: str) -> None:
        """How a game is won, on a prepared table."""
        from throne_desktop.window.learning import open_first_lesson

        open_first_lesson(self, game_id)

    def open_records(self) -> None:
        """All games that are kept, above whatever is open."""
        from throne_desktop.window.archive import open_records

        open_records(self)

    def open_statistics(self) -> None:
        """How often one wins, and how one is getting on, above whatever is open."""
        from throne_desktop.window.open_statistics import open_statistics

        open_statistics(self, lambda game_id, level: self.open_new_game(game_id, level=level), self.hall.show_tally)

    def open_quests(self) -> None:
        """The quests of the day, and the deeds, above whatever is open."""
        from throne_desktop.window.goals import open_quests
        from throne_desktop.window.open_exercises import open_exercises

        open_quests(self, self.open_new_game, partial(open_exercises, self), self.hall.show_seals)

    def open_rewards(self) -> None:
        """What can be chosen for seals, above whatever is open."""
        from throne_desktop.window.goals import open_rewards

        open_rewards(self)

    def open_road(self) -> None:
        """The road to the throne, above whatever is open."""
        from throne_desktop.window.road import open_road

        open_road(self)

    def open_ladder(self) -> None:
        """The ladder through the hall, above whatever is open."""
        from throne_desktop.window.ladder import open_ladder

        open_ladder(self, self.begin, self._last_players)

    def watch_game(self) -> None:
        """Replay the game that is over, above the table where it ended."""
        from throne_desktop.window.archive import watch_game

        watch_game(self)

    def open_review(self, file: Path) -> None:
        """Review the finished game in a file, above whatever is open."""
        from throne_desktop.window.open_review import open_review

        open_review(self, file)

    def review_game(self) -> None:
        """Review the game that is over, above the table where it ended."""
        from throne_desktop.window.open_review import review_game

        review_game(self)

    def back_to_review(self) -> None:
        """Return to the review that the practice game on the table began in."""
        from throne_desktop.window.open_review import back_to_review

        back_to_review(self)

    def open_result(self) -> None:
        """How the game ended, above the table where it did."""
        from throne_desktop.window.ending import open_ending

        open_ending(self)

    def open_fairness(self) -> None:
        """How the deal and the bots are kept fair, with what can be checked of the game under way."""
        from throne_desktop.screens.help.fairness import FairnessScreen

        self.show_above(FairnessScreen(None if self.play_screen is None else self.play_screen.client))

    def open_preferences(self) -> None:
        """The choices for the whole program, above whatever is open."""
        from throne_desktop.window.open_preferences import open_preferences

        open_preferences(self)

    def open_licences(self) -> None:
        """The licences of all parts of the program, above whatever is open."""
        from throne_desktop.window.open_preferences import open_licences

        open_licences(self)

    def apply(self, changed: Collection[str] = ()) -> None:
        """Bring all that is open up to date with the settings, of which these have changed, and save them."""
        from throne_desktop.window import open_preferences

        open_preferences.apply(self, changed)

    def follow_desktop(self) -> None:
        """Do as the desktop wishes now, in all that the person leaves to it."""
        from throne_desktop.window.following import follow_desktop

        follow_desktop(self)

    def play_again(self) -> None:
        """Another game of the same kind, with the same players."""
        from throne_desktop.window import rematch

        rematch.play_again(self, self.start, self._last_players())

    def play_next_level(self) -> None:
        """Another game of the same kind, against bots of the next level."""
        from throne_desktop.window import rematch

        rematch.play_next_level(self, self.start, self._last_players())

    def play_same_deal(self) -> None:
        """The same deal from its beginning."""
        from throne_desktop.window import rematch

        rematch.play_same_deal(self, self.start, self._last_players())

    def _last_players(self) -> LastPlayers:
        from throne_desktop.storage.setup import LastPlayers

        names = self.settings.last_names
        return LastPlayers(names if any(names) else (self.settings.player_name or i18n.user_name(),),
                           self.settings.last_kinds)

    # -- what is kept --------------------------------------------------------------------------------------------------

    def keep_nothing(self) -> None:
        """Write no records and no settings, in runs that no one plays."""
        self.data.keeps = False

    def keep_settings(self) -> None:
        """Save the settings, if anything is kept."""
        self.data.keep_settings()

    # -- keys and presses ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from throne_desktop.window import window_keys  # only here: the first frame does without the names of Qt

        if not window_keys.use(event, self.focusWidget(), self.open_page, self.on_screen):
            super().keyPressEvent(event)

    def watch_presses(self) -> None:
        """From now on, presses that were meant for something else are dropped. The first frame does without that."""
        if self._presses is None:
            from throne_desktop.window.presses import Presses

            self._presses = Presses(self, self.pages)
        self._presses.watch()

    def _surprise(self) -> None:
        if self._presses is not None:
            self._presses.surprise()

    # -- opening and closing -------------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Open where the window was last closed, or at its usual size, within the screen."""
        self.on_screen.restore(self.settings.window_geometry)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.on_screen.watch()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.on_screen.note_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        pictures.kept.fit(self.width() * self.height() * self.devicePixelRatioF() ** 2)

    def _sharpen(self) -> None:
        from throne_desktop.window.following import sharpen

        self._fit_pictures()
        sharpen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what is to be kept, and find out now what the next start has to know."""
        self.hall.note_left(self.play_screen)
        self._close_game()
        self.close_worker()
        if self._sounds is not None:
            self._sounds.close()
        self.data.keep_the_rest()
        if self.data.keeps:
            self.settings.window_geometry = self.on_screen.geometry()
            try:
                self.data.save_settings()
            except ThroneError as error:
                complain(f"throne-desktop: {error}")
        super().closeEvent(event)
        self.hall.close()

    def close_worker(self) -> None:
        """End the bots' processes, if any were ever started."""
        if self._worker is not None:
            self._worker.close()


def _announce_headings() -> None:
    from throne_desktop.widgets import naming  # only here: it takes 2 of 120 ms

    naming.install()
