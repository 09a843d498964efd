"""What the program keeps of a person from start to start: their choices, what they have won, and their games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.language.i18n import user_name
from throne_desktop.storage import settings
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.paths import playing, several_are_known
from throne_desktop.storage.tally import Tally

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from engine.bots.greetings import Past
    from engine.session import Summary
    from throne_desktop.services.records.library import Library
    from throne_desktop.storage.road import Road
    from throne_desktop.window.unkept import Unkept

_NOT_KEPT: Final = N_("keeping", "Some data cannot be saved: {reason}.")


class UserData:
    """What is known of whoever plays here, and the one way by which any of it gets onto the disk."""

    def __init__(self, chosen: settings.Settings, show: Callable[[QWidget], object]) -> None:
        """`show` shows, above all pages, the strip that says what cannot be saved."""
        self.settings = chosen
        self.tally = Tally()
        """What was won so far, and who was met."""
        self.goals = Goals()
        """What was reached of quests and deeds."""
        self.news: tuple[Text, ...] = ()
        """What the last game has brought of both, in sentences."""
        self.road: Road | None = None
        """What was won on the road to the throne; None as long as nobody has asked for it."""
        self.pasts: Mapping[str, Past] = {}
        """By name: what the opponents at the table remember of the person there."""
        self.keeps = True
        """Whether records and settings are written: not in runs that no one plays."""
        self._show = show
        self._library: Library | None = None
        self._unkept: Unkept | None = None

    @property
    def library(self) -> Library:
        """The records on disk. The import waits until one is needed: at the first start there are none."""
        if self._library is None:
            from throne_desktop.services.records.library import Library

            self._library = Library()
        return self._library

    @property
    def wanted(self) -> Callable[[Summary], bool] | None:
        """Which games are those of whoever plays: where several do, those at which none of the others sat without them.

        None for all of them. Raises NoFolder.
        """
        if not several_are_known():
            return None
        from throne_desktop.storage.household import known  # only here: most people play alone

        others = {name for person in known() if person.id != playing() for name in person.names}
        own = {self.settings.player_name or user_name(), *self.settings.former_names}

        def is_wanted(summary: Summary) -> bool:
            people = {player.name for player in summary.players if player.is_person}
            return bool(people & own) or not people & others

        return is_wanted

    def keep_settings(self) -> None:
        """Save the settings, if anything is kept."""
        if self.keeps:
            self.keep("settings", self.save_settings)

    def save_settings(self) -> None:
        """Save the settings now. Raises ThroneError."""
        settings.save_settings(self.settings, settings.settings_file())

    def keep(self, name: str, act: Callable[[], object], said: Text = _NOT_KEPT) -> None:
        """Keep something on the disk; if that fails, say so above all pages, and try again until it works.

        A later attempt takes the place of an earlier one of the same name. `said` is the sentence for an OSError, with
        a hole for its reason; a ThroneError brings its own.
        """
        try:
            act()
        except (ThroneError, OSError) as error:
            if self._unkept is None:
                from throne_desktop.window.unkept import Unkept

                self._unkept = Unkept()
                self._show(self._unkept)
            self._unkept.add(name, act, error, said)
        else:
            if self._unkept is not None:
                self._unkept.remove(name)

    def is_kept(self, name: str) -> bool:
        """Whether all that was to be kept under that name is on the disk."""
        return self._unkept is None or name not in self._unkept

    @property
    def is_all_kept(self) -> bool:
        """Whether nothing waits to be kept."""
        return self._unkept is None or self._unkept.is_empty

    def keeps_beside(self, file: Path) -> bool:
        """Whether anything is kept about the record in a file: not if it is from elsewhere."""
        return self.keeps and file.parent == self.library.folder

    def keep_the_rest(self) -> None:
        """Try once more to keep what could not be kept so far."""
        if self._unkept is not None:
            self._unkept.try_again()
