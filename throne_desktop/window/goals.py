"""Quests and deeds in the window: looked for in the games that have ended, kept, and told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import GAMES, load_game
from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from engine.learn.goals import Quest, every_deed, quests_of
from engine.learn.quest_days import week_of
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.quests.quests import QuestsScreen
from throne_desktop.services.loading import Loading
from throne_desktop.services.records import goal_search
from throne_desktop.services.records.goal_search import Search
from throne_desktop.storage import day
from throne_desktop.storage import goals as storage
from throne_desktop.storage.answers import Answers, load_answers
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.paths import playing
from throne_desktop.table.faces.stage import place_of

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from throne_desktop.window.shell import Shell
    from throne_desktop.window.user_data import UserData

UNKEPT: Final = N_("keeping", "Your quests and deeds cannot be saved: {reason}.")


class News(NamedTuple):
    """What a game has brought: quests of today that are done now, that of the week, and deeds."""

    quests: tuple[Quest, ...] = ()
    week: Quest | None = None
    rare: tuple[Quest, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing new."""
        return not self.quests and self.week is None and not self.rare


def look_for_goals(data: UserData, parent: QObject, then: Callable[[News, int], None]) -> None:
    """Look at a few records that were not looked at yet, keep what was found, and tell what is new.

    `then` also gets the number of records that are left to be looked at. Nothing is done where nothing is kept.
    """
    if not data.keeps or not data.settings.show_goals:
        return
    name, library, whose = data.settings.player_name, data.library, playing()

    def job() -> tuple[str, Search]:
        goals = goal_search.list_of_goals()
        found = goal_search.search(library, storage.load_looked().names(goals), name)
        answered = goal_search.of_answers(load_answers(), day.today())
        return goals, found._replace(found=(*found.found, *answered))

    def end(loading: Loading) -> None:
        try:
            goals, found = loading.result()
        except ThroneError:     # home says that there is no folder
            return
        if playing() != whose:      # somebody else sits here by now
            return
        before = _keep(data, goals, found)
        then(_news(before, data.goals), found.left)

    Loading(job, parent).begin(end)


def _keep(data: UserData, goals: str, found: Search) -> Goals:
    """Keep what was found; returns what there was before, whoever had kept it."""
    before = [data.goals]

    def add(there: Goals) -> Goals:
        before[0] = there
        return goal_search.added(there, found.found)

    def act() -> None:
        data.goals = storage.keep(add, goals, found.names)

    if found.names or found.found:
        data.keep("goals", act, UNKEPT)
    return before[0]


def _news(before: Goals, after: Goals) -> News:
    """What is done now and was not before. Deeds of former days are no news."""
    now = day.today()
    quests = quests_of(now)
    new = set(after.reached(now)) - set(before.reached(now))
    week = quests.week.quest if after.has_week(week_of(now)) and not before.has_week(week_of(now)) else None
    rare = tuple(deed for id_, deed in every_deed().items()
                 if id_ not in before.deed_days and after.deed_days.get(id_) == now)
    return News(tuple(quest for quest in quests.day if quest.id in new), week, rare)


# -- the page ----------------------------------------------------------------------------------------------------------

def open_quests(window: Shell, play: Callable[[str], None], solve: Callable[[], None],
                show_seals: Callable[[], None]) -> None:
    """Opens the quests and deeds above whatever is open; records that were not looked at yet are looked at meanwhile.

    `play` sets up a game, given its id; `solve` opens the exercises, and `show_seals` shows in the hall what is done by
    then.
    """
    data = window.data
    page = QuestsScreen(data.goals, day.today())
    page.play_asked.connect(play)
    page.exercises_asked.connect(solve)
    page.rewards_asked.connect(partial(open_rewards, window))
    window.show_above(page)

    def show(_news: News, left: int) -> None:
        page.show_goals(data.goals, left)
        if left:
            look_for_goals(data, page, show)

    look_for_goals(data, page, show)
    page.left.connect(show_seals)


def open_rewards(window: Shell) -> None:
    """Opens what can be chosen for seals above whatever is open, with the place of the game played last as a sample."""
    from throne_desktop.screens.quests.rewards import RewardsScreen  # only here: most look at their quests alone
    from throne_desktop.window.open_preferences import apply

    data = window.data
    last = data.settings.last_game
    place = place_of(load_game(last if last in GAMES else GAMES[0]))
    page = RewardsScreen(data.settings, data.goals.seals, place)
    page.changed.connect(partial(apply, window))
    window.show_above(page)


# -- after a game ------------------------------------------------------------------------------------------------------

_QUEST: Final = N_("goals", "Quest done: {quest}")
_WEEK: Final = N_("goals", "Quest of the week done: {quest}")
_DEED: Final = N_("goals", "Deed done: {deed}")


def told(news: News) -> tuple[Text, ...]:
    """What is said of the news, in sentences."""
    return (*(_QUEST.fill(quest=quest.text) for quest in news.quests),
            *(() if news.week is None else (_WEEK.fill(quest=news.week.text),)),
            *(_DEED.fill(deed=deed.text) for deed in news.rare))


def look_after_answer(data: UserData, answers: Answers) -> tuple[Text, ...]:
    """Keep which quests about exercises are done by now, given all answers; tells of those that are new."""
    if not data.keeps or not data.settings.show_goals:
        return ()
    found = Search((), goal_search.of_answers(answers, day.today()), 0)
    return told(_news(_keep(data, "", found), data.goals)) if found.found else ()


def look_after_game(window: Shell) -> None:
    """The game on the table is over: tell on its page what it has brought."""
    screen = window.play_screen
    if screen is None or not screen.client.counts or screen.client.practice:
        return
    look_for_goals(window.data, window.pages, partial(_tell, window, screen))


def _tell(window: Shell, screen: object, news: News, _left: int) -> None:
    if news.is_empty or window.play_screen is not screen:
        return
    window.data.news = (*window.data.news, *told(news))
    page = window.pages.currentWidget()
    if isinstance(page, EndScreen):
        page.show_news(window.data.news)
