"""The pages that are opened by name: from the hall, from the menu of a game, and from the command line.

A page is one row here, and a class in the folder of its feature. The command line reads this before anything of Qt is
imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from engine.core.text import N_, Text


class Opener(Protocol):
    """Opens pages: the window."""

    def open_players(self) -> None:
        """Who decides at which seat of the game under way."""

    def open_new_game(self, game_id: str, seats: int | None = None) -> None:
        """The page for a new game, set to a number of players."""

    def open_editions(self, game_id: str) -> None:
        """Editions of a game that somebody makes of their own."""

    def open_people(self) -> None:
        """Who plays here, to choose from."""

    def open_learn(self) -> None:
        """What can be learned of every game."""

    def open_rule_book(self, game_id: str) -> None:
        """A game's rule book."""

    def open_lab(self, game_id: str, seats: int | None = None) -> None:
        """The laboratory, with a table of a game."""

    def open_fairness(self) -> None:
        """How the deal and the bots are kept fair."""

    def open_records(self) -> None:
        """All games that are kept."""

    def open_statistics(self) -> None:
        """How often one wins, and how one is getting on."""

    def open_quests(self) -> None:
        """The quests of the day, and the deeds."""

    def open_rewards(self) -> None:
        """What can be chosen for seals."""

    def open_road(self) -> None:
        """The road to the throne."""

    def open_ladder(self) -> None:
        """The ladder through the hall."""

    def open_preferences(self) -> None:
        """The choices for the whole program."""

    def open_help(self) -> None:
        """All keys and gestures."""

    def open_licences(self) -> None:
        """The licences of all parts of the program."""


class Concerned(NamedTuple):
    """The game that a page is opened for: the one under way, or the one that the command line names."""

    game_id: str
    seats: int | None = None


class NamedPage(NamedTuple):
    """A page: what opens it, and from where."""

    id: str
    title: Text | str
    """Its name everywhere; "" if it is called like its game."""
    opens: Callable[[Opener, Concerned], None]
    icon: str = ""
    """The drawing in assets/icons on its book on the table of the hall; "" for a page that has no book there."""
    in_menu: bool = False
    """Whether the menu of a game has it."""
    on_command_line: bool = True
    """Whether `--page` opens it."""
    above: bool = True
    """Whether it lies above what was open and leads back there; otherwise it takes its place."""


PAGES: Final = {page.id: page for page in (
    NamedPage("players", N_("PlayersScreen", "Players"), lambda window, _: window.open_players(),
              in_menu=True, on_command_line=False),
    NamedPage("new-game", "", lambda window, game: window.open_new_game(*game), above=False),
    NamedPage("editions", N_("EditionsScreen", "Your editions"),
              lambda window, game: window.open_editions(game.game_id)),
    NamedPage("people", N_("PeopleScreen", "Who are you?"), lambda window, _: window.open_people(), above=False),
    NamedPage("learn", N_("HomeScreen", "Lessons and rules"), lambda window, _: window.open_learn(), icon="learn"),
    NamedPage("rules", N_("LearnScreen", "Rulebook"), lambda window, game: window.open_rule_book(game.game_id),
              in_menu=True),
    NamedPage("lab", N_("LabScreen", "The laboratory"), lambda window, game: window.open_lab(*game), in_menu=True),
    NamedPage("fairness", N_("FairnessScreen", "Fair play"), lambda window, _: window.open_fairness(), in_menu=True),
    NamedPage("records", N_("RecordsScreen", "Games played"), lambda window, _: window.open_records(),
              icon="log", in_menu=True),
    NamedPage("statistics", N_("StatisticsScreen", "Statistics"), lambda window, _: window.open_statistics(),
              in_menu=True),
    NamedPage("quests", N_("QuestsScreen", "Quests and deeds"), lambda window, _: window.open_quests()),
    NamedPage("rewards", N_("RewardsScreen", "Rewards"), lambda window, _: window.open_rewards()),
    NamedPage("ladder", N_("LadderScreen", "The ladder"), lambda window, _: window.open_ladder()),
    NamedPage("road", N_("RoadScreen", "The road to the throne"), lambda window, _: window.open_road()),
    NamedPage("preferences", N_("PreferencesScreen", "Preferences"), lambda window, _: window.open_preferences(),
              icon="settings", in_menu=True),
    NamedPage("help", N_("HelpSheet", "Keys and mouse"), lambda window, _: window.open_help(), in_menu=True),
    NamedPage("licences", N_("LicencesScreen", "Licenses"), lambda window, _: window.open_licences()),
)}
"""The pages by their ids, in the order of the menu."""

BOOKS: Final = tuple(page for page in PAGES.values() if page.icon)
"""The pages that are books on the table of the hall, from left to right."""
