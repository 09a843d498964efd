"""The hall in the window: what home shows of the past, and what is prepared for the next start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from engine import GAMES
from engine.learn.quest_days import A_DAY, week_of
from throne_desktop.language import i18n
from throne_desktop.look import picture_cache, theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.storage import day, goals, tally
from throne_desktop.storage.paths import NoFolder, has_games

if TYPE_CHECKING:
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.services.records.unfinished import Left, Unfinished
    from throne_desktop.window.page_stack import PageStack
    from throne_desktop.window.user_data import UserData


class Hall:
    """Makes the home screen from what is known of the past, and knows what was last seen there."""

    def __init__(self, data: UserData, pages: PageStack) -> None:
        self._data = data
        self._pages = pages
        self._left: Left | None = None
        """The game that was on the table until now."""
        self.at_door = False
        """Whether the program began with the question who is there."""
        self._to_do: Callable[[], None] | None = None
        """What is to be done once home has been painted, where something else is shown before."""
        self._seen: tuple[object, ...] = ()
        """What home showed when it was last painted, and how it looked."""

    def screen(self) -> tuple[HomeScreen, str]:
        """The home screen, and a sentence about what went wrong, or ""."""
        current, trouble = None, ""
        try:
            current = self._unfinished() if has_games() else None
            if self._data.is_kept("tally"):
                self._data.tally = tally.load_tally() or self._data.tally
            self._read_goals()
        except NoFolder as error:
            trouble = i18n.words(error.text)
        shown = self._shown(current)
        home = HomeScreen(shown)
        home.seen.connect(lambda: self._note_seen(shown))
        home.seen.connect(lambda: self._show_exercise(home))
        if self._to_do is not None:
            home.seen.connect(self._to_do)
            self._to_do = None
        return home, trouble

    def _unfinished(self) -> Unfinished | None:
        """The game to continue. Raises NoFolder."""
        from throne_desktop.services.records.unfinished import (
            unfinished,  # only here: at the first start there are no records
        )

        def find() -> Unfinished | None:
            # This imports the library, which most starts do without.
            return self._data.library.unfinished(self._data.wanted)

        left, self._left = self._left, None
        return unfinished(find, keeps=self._data.keeps, left=left)

    def note_left(self, screen: PlayScreen | None) -> None:
        """The game on the table, if there is one, is about to be left."""
        if screen is not None:
            from throne_desktop.services.records.who_leads import left_game

            self._left = left_game(screen.client)

    def _shown(self, current: Unfinished | None) -> Shown:
        """What home shows, with the game to continue."""
        chosen = self._data.settings
        new = [game_id for game_id in GAMES if not chosen.knows(game_id)]
        shown = Shown(chosen.last_game, current, new, self._data.tally, day.today(), chosen.player_name,
                      chosen.portraits, chosen.last_seats, self._seals())
        if not chosen.worn:
            return shown
        from throne_desktop.storage.rewards import worn_by  # only here: most wear nothing

        worn = worn_by(chosen)
        return shown._replace(title=worn.title_text, frame=worn.frame)

    def _seals(self) -> tuple[bool, ...]:
        """Of each quest of today, and of that of the week: whether it is done; empty if none are to be shown."""
        if not self._data.settings.show_goals:
            return ()
        today, reached = day.today(), self._data.goals
        done = len(reached.reached(today))
        return (*(number < done for number in range(A_DAY)), reached.has_week(week_of(today)))

    def _read_goals(self) -> None:
        """Read what was reached, if it is to be shown. Raises NoFolder."""
        if self._data.settings.show_goals and self._data.is_kept("goals"):
            self._data.goals = goals.load_goals()

    def _show_exercise(self, home: HomeScreen) -> None:
        """Show in the hall whether the exercise of today was answered, if that is to be shown."""
        if not self._data.settings.show_goals:
            return
        from throne_desktop.storage.answers import load_answers  # only here: the first frame does without it

        with suppress(NoFolder):        # home says so
            answer = load_answers().of_the_day(day.today())
            home.show_exercise("" if answer is None else tally.WON if answer.solved else tally.PLAYED)

    def show_seals(self) -> None:
        """Show in the hall which quests are done by now, if it is open or waits below another page."""
        with suppress(NoFolder):        # home says so when it is opened
            self._read_goals()
        for page in self._pages.all:
            if isinstance(page, HomeScreen):
                page.show_seals(self._seals())
                self._show_exercise(page)

    # -- what was seen, and what will be -------------------------------------------------------------------------------

    def after_first_frame(self, act: Callable[[], None]) -> bool:
        """Call this once the home screen has been painted, be it after the question who is there; False if something
        else is shown first."""
        page = self._pages.currentWidget()
        if isinstance(page, HomeScreen):
            page.seen.connect(act)
        elif self.at_door:
            self._to_do = act
        else:
            return False
        return True

    def show_tally(self) -> None:
        """Show in the hall what is known of the past now, if it is open."""
        page = self._pages.currentWidget()
        if isinstance(page, HomeScreen):
            page.show_tally(self._data.tally)

    def close(self) -> None:
        """Find out now what the next start has to know."""
        with suppress(NoFolder):        # the next start says so
            if self._data.keeps:
                self.prepare_next_start(self._shown(self._unfinished() if has_games() else None))
                picture_cache.write()

    def prepare_next_start(self, shown: Shown) -> None:
        """Paint what the next start will show, if that was not seen already: it takes 30 ms."""
        if self._seen != (shown, *self._look()):
            home = HomeScreen(shown)
            home.prepare(self._pages.size())
            home.deleteLater()

    def _note_seen(self, shown: Shown) -> None:
        self._seen = shown, *self._look()

    def _look(self) -> tuple[object, ...]:
        """All that pictures on home depend on beside what is shown there."""
        return (self._pages.size(), self._pages.devicePixelRatioF(), theme.palette, theme.text_scale, i18n.spoken(),
                self._data.tally.pictured)
