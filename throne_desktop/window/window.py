"""The window of the program: home, and all that can be opened from there and from a game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent

from engine import GAMES, load_game
from engine.core import kept as files
from engine.core.errors import ThroneError
from throne_desktop.language import i18n
from throne_desktop.look import picture_cache, theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.screens.pages import PAGES, Concerned
from throne_desktop.storage import day, settings, tally
from throne_desktop.storage.paths import NoFolder, has_games
from throne_desktop.window.page_window import PageWindow

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core.text import Text
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.services.bots.bot_worker import BotWorker
    from throne_desktop.services.records.unfinished import Left, Unfinished
    from throne_desktop.storage.setup import LastPlayers, Setup


class Window(PageWindow):
    """The one window of the program."""

    def __init__(self, chosen: settings.Settings, worker: BotWorker | None = None) -> None:
        super().__init__(chosen, worker)
        self.complaint: Text | None = None
        """What the home screen will say when it is next shown."""
        self._left: Left | None = None
        """The game that was on the table until now."""
        self._home_seen: tuple[object, ...] = ()
        """What home showed when it was last painted, and how it looked."""
        self.home_asked.connect(self.open_home)
        self.page_asked.connect(self.open_page)
        self.book_asked.connect(self.open_rule_book)
        self.review_asked.connect(self.open_review)
        if chosen.keys:
            from throne_desktop.widgets import keys  # only here: most users keep the usual ones

            keys.follow(chosen.keys)
        QTimer.singleShot(0, _announce_headings)    # while the system makes the window, before anybody can read in it

    # -- pages ---------------------------------------------------------------------------------------------------------

    def open_home(self, trouble: str = "") -> None:
        """The home screen, with a sentence about what went wrong if something did."""
        current = None
        self._note_left()
        try:
            current = self._unfinished() if has_games() else None
            if self.is_kept("tally"):
                self.tally = tally.kept() or self.tally
        except NoFolder as error:
            trouble = i18n.words(error.text)
        shown = self._shown_at_home(current)
        home = HomeScreen(shown)
        home.seen.connect(lambda: self._note_seen(shown))
        home.chosen.connect(self.open_new_game)
        home.lesson_asked.connect(self.open_first_lesson)
        home.resumed.connect(self.resume)
        home.day_asked.connect(self.play_day)
        home.page_asked.connect(self.open_page)
        said = [] if self.complaint is None else [self.complaint]
        self.complaint = None
        home.show_trouble(" ".join(filter(None, (trouble, *map(i18n.words, (*said, *files.remarks()))))))
        self.show_page(home)

    def _shown_at_home(self, current: Unfinished | None) -> Shown:
        """What home shows, with the game to continue."""
        chosen = self.settings
        new = [game_id for game_id in GAMES if not chosen.knows(game_id)]
        return Shown(chosen.last_game, current, new, self.tally, day.today(), chosen.player_name, chosen.portraits,
                     chosen.last_seats)

    def _note_seen(self, shown: Shown) -> None:
        self._home_seen = shown, *self._look()
        QTimer.singleShot(0, self, self.watch_presses)

    def _look(self) -> tuple[object, ...]:
        """All that pictures on home depend on beside what is shown there."""
        return self.pages.size(), self.devicePixelRatioF(), theme.palette, theme.text_scale, i18n.spoken()

    def open_new_game(self, game_id: str, seats: int | None = None, level: str = "") -> None:
        """The new-game screen of a game, set to a number of players, or to that of the last game.

        With a `level`, one person is to play against bots of that level, or else who played last.
        """
        from throne_desktop.screens.seating.new_game import NewGameScreen
        from throne_desktop.storage.people import chosen_portraits, regulars
        from throne_desktop.window import rematch
        from throne_desktop.window.naming import named_first

        self.worker.warm(game_id)
        last, met = self.settings, self.tally.feat(game_id).company
        game, players = load_game(game_id), self._last_players()
        if level:
            players = players.alone_against(level, game.seats[-1] - 1)
        page = NewGameScreen(game, players, last.last_seats if seats is None else seats,
                             portraits=chosen_portraits(last.portraits),
                             played=partial(rematch.games_of, self, game_id),
                             is_new=not last.knows(game_id), teaching=last.teaching,
                             company=regulars(GAMES.index(game_id), (name for name, is_person in met if not is_person)))
        page.lesson_asked.connect(partial(self.open_first_lesson, game_id))
        page.started.connect(partial(named_first, self, self.start))
        page.left.connect(self.open_home)
        self.show_page(page)

    def _unfinished(self) -> Unfinished | None:
        """The game to continue. Raises NoFolder."""
        from throne_desktop.services.records.unfinished import (
            unfinished,  # only here: at the first start there are no records
        )

        def find() -> Unfinished | None:
            return self.library.unfinished()    # imports the library, which most starts do without

        left, self._left = self._left, None
        return unfinished(find, keeps=self.keeps, left=left)

    def _note_left(self) -> None:
        """The game on the table is about to be left."""
        if self.play_screen is not None:
            from throne_desktop.services.records.who_leads import left_game

            self._left = left_game(self.play_screen.client)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Find out now what the next start has to know."""
        self._note_left()
        super().closeEvent(event)
        with suppress(NoFolder):        # the next start says so
            if self.keeps:
                self.prepare_next_start(self._shown_at_home(self._unfinished() if has_games() else None))
                picture_cache.write()

    def prepare_next_start(self, shown: Shown) -> None:
        """Paint what the next start will show, if that was not seen already: it takes 30 ms."""
        if self._home_seen != (shown, *self._look()):
            home = HomeScreen(shown)
            home.prepare(self.pages.size())
            home.deleteLater()

    def after_first_frame(self, act: Callable[[], None]) -> bool:
        """Call this once the home screen has been painted; False if something else is shown first."""
        page = self.pages.currentWidget()
        if isinstance(page, HomeScreen):
            page.seen.connect(act)
        return isinstance(page, HomeScreen)

    # -- games ---------------------------------------------------------------------------------------------------------

    def start(self, chosen: Setup) -> None:
        """Start a new game, and remember the choices for the next one."""
        from throne_desktop.window import rematch

        rematch.remember(self, chosen, self._last_players())
        self.begin(chosen)

    def begin(self, chosen: Setup) -> None:
        """Begin a new game, in which no two are called alike."""
        from throne_desktop.services.game.new_game import new_game
        from throne_desktop.window.note_wins import note_begun

        page = self.screen_of(new_game(chosen), is_new=True)
        self.show_game(page)
        note_begun(self, page)      # once there is a record: killed in between, the deal of the day goes on from it

    def play_day(self) -> None:
        """Play the deal of the day."""
        from throne_desktop.window.naming import named_before
        from throne_desktop.window.note_wins import play_day

        named_before(self, lambda: play_day(self, self.begin, self.resume, self._last_players()))

    def prepare_game(self, page: PlayScreen) -> None:
        super().prepare_game(page)
        page.client.finished.connect(self._note_end)

    def show_tally(self) -> None:
        """Show in the hall what is known of the past now, if it is open."""
        page = self.pages.currentWidget()
        if isinstance(page, HomeScreen):
            page.show_tally(self.tally)

    def _note_end(self) -> None:
        from throne_desktop.window.note_wins import note_end

        note_end(self)

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
        from throne_desktop.window import conceding, pasting

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
            "concede": partial(conceding.ask, self),
            "home": self.open_home,
            "teaching": self.switch_teaching,
            "full-screen": self.switch_full_screen,
        }
        acts[name]()

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
        self.on_screen.fill(not self.isFullScreen())

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

        open_statistics(self, lambda game_id, level: self.open_new_game(game_id, level=level), self.show_tally)

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

    def follow_system(self) -> None:
        """The system's colours have changed."""
        if not self.settings.theme:
            self.apply({"theme"})

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

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from throne_desktop.window import window_keys  # only here: the first frame does without the names of Qt

        if not window_keys.use(self, event):
            super().keyPressEvent(event)


def _announce_headings() -> None:
    from throne_desktop.widgets import naming  # only here: it takes 2 of 120 ms

    naming.install()
