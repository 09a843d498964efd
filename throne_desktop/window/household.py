"""Who plays here, in the window: the question at the door, and what changes when somebody else sits down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.language import i18n
from throne_desktop.screens.people.people import PeopleScreen
from throne_desktop.screens.people.person import PersonScreen
from throne_desktop.services.person_file import bring_person, save_person
from throne_desktop.storage import household, paths, settings, tally
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.household import NotKept, Person
from throne_desktop.widgets import keys
from throne_desktop.window.archive import go_home, loaded
from throne_desktop.window.following import show

if TYPE_CHECKING:
    from pathlib import Path

    from throne_desktop.storage.people import Portrait
    from throne_desktop.window.shell import Shell

_UNSAVED: Final = N_("household", "Not everything can be saved right now, so nobody else can sit down yet.")
_DELETED: Final = N_("household", "{name} was deleted.")
_BROUGHT: Final = N_("household", "{name} plays here now.")
_WRITTEN: Final = N_("household", "All of {name}’s data is in {file}.")
_NAMELESS_DELETED: Final = N_("household", "Everything saved without a name was deleted.")


def open_people(window: Shell) -> None:
    """Asks who is playing, in place of home; home says why if that fails."""
    try:
        page = PeopleScreen(household.known(), paths.playing())
    except ThroneError as error:
        go_home(window, error)
        return
    door = _Door(window, page)
    page.chosen.connect(door.let_in)
    page.new_asked.connect(door.welcome)
    page.brought.connect(door.bring)
    page.changed.connect(door.change)
    page.restored.connect(door.restore)
    page.left.connect(door.close)
    window.show_page(page)


class _Door(QObject):
    """Does what is asked for on the page, which it belongs to."""

    def __init__(self, window: Shell, page: PeopleScreen) -> None:
        super().__init__(page)
        self._window = window
        self._page = page
        self._deleted: Person | None = None
        """Who can be brought back."""
        self._stand_in = ""
        """Who was made to play after the only person was deleted."""

    def close(self) -> None:
        """Go home with whoever plays now; whoever was deleted is gone for good."""
        if self._deleted is not None:
            household.forget()
        self._window.open_home()

    def let_in(self, person: Person | None) -> None:
        """Let somebody sit down, or whoever just plays."""
        def act() -> None:
            sit_down(self._window, household.add("", None, self._window.settings) if person is None else person.id)
            self.close()

        self._try(act, self._page.tell)

    # -- names and faces -----------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Ask somebody new for a name and a face."""
        page = PersonScreen(None, household.free_face(household.known()))

        def take(name: str, portrait: Portrait) -> None:
            def act() -> None:
                sit_down(self._window, household.add(name, portrait, self._window.settings))
                self.close()

            self._try(act, page.tell_trouble)

        page.named.connect(take)
        self._window.show_above(page)

    def change(self, person: Person) -> None:
        """Let somebody have another name and face, or go."""
        page = PersonScreen(person, person.portrait)

        def take(name: str, portrait: Portrait) -> None:
            def act() -> None:
                household.rename(person, name, portrait)
                if person.id == paths.playing():
                    read_anew(self._window)
                self._refresh()
                page.left.emit()

            self._try(act, page.tell_trouble)

        page.named.connect(take)
        page.written.connect(partial(self._write, person, page))
        page.delete_asked.connect(lambda: self._try(partial(self._delete, person, page), page.tell_trouble))
        self._window.show_above(page)

    # -- files ---------------------------------------------------------------------------------------------------------

    def bring(self, file: Path) -> None:
        """Take somebody from a file."""
        def then(id_: str) -> None:
            self._refresh()
            name = next(each.name for each in household.known() if each.id == id_)
            self._page.tell(_BROUGHT.fill(name=name))

        loaded(self._window, partial(bring_person, file, self._window.data.library), then,
               lambda error: self._page.tell(error.text))

    def _write(self, person: Person, page: PersonScreen, file: Path) -> None:
        def then(_done: None) -> None:
            page.left.emit()
            self._page.tell(_WRITTEN.fill(name=person.name, file=str(file)))

        self._window.data.keep_the_rest()
        loaded(self._window, partial(save_person, person, self._window.data.library, file), then,
               lambda error: page.tell_trouble(error.text))

    # -- who goes ------------------------------------------------------------------------------------------------------

    def _delete(self, person: Person, page: PersonScreen) -> None:
        if self._deleted is not None:
            household.forget()
            self._deleted = None
        self._stand_in = ""
        if person.id == paths.playing():
            others = [each.id for each in household.known() if each.id != person.id]
            if not others:
                self._stand_in = household.add("", None, self._window.settings)
            sit_down(self._window, (others or [self._stand_in])[0])
        household.delete(person)
        self._deleted = person
        self._refresh()
        page.left.emit()
        self._page.tell(_DELETED.fill(name=person.name) if person.name else _NAMELESS_DELETED, undo=True)

    def restore(self) -> None:
        """Bring back whoever was deleted; they sit down again if nobody but them was known."""
        def act() -> None:
            person, self._deleted = self._deleted, None
            assert person is not None
            household.restore(person)
            if self._stand_in:
                sit_down(self._window, person.id)
                household.remove(self._stand_in)
            self._refresh()
            self._page.tell("")

        self._try(act, self._page.tell)

    def _refresh(self) -> None:
        self._page.show_people(household.known(), paths.playing())

    @staticmethod
    def _try(act: Callable[[], None], tell: Callable[[Text | str], object]) -> None:
        try:
            act()
        except ThroneError as error:
            tell(error.text)


# -- who sits at the screen --------------------------------------------------------------------------------------------

def sit_down(window: Shell, person_id: str) -> None:
    """Lets somebody play here, with all that is theirs. Raises NotKept as long as something of whoever sits here now
    cannot be saved, and NoFolder."""
    window.data.keep_the_rest()
    window.data.keep_settings()
    if not window.data.is_all_kept:
        raise NotKept(_UNSAVED)
    paths.sit_down(person_id)
    read_anew(window)


def read_anew(window: Shell) -> None:
    """Brings all that is open up to date with what is kept of whoever plays here now. Raises NoFolder."""
    chosen, _ = settings.load_settings(settings.settings_file())
    changed = window.settings.become(chosen)
    window.settings.person = paths.playing()
    window.data.tally = tally.load_tally() or tally.Tally()
    window.data.goals = Goals()     # the hall reads what there is
    window.data.news = ()
    window.data.road = None
    if "language" in changed:
        i18n.use(i18n.choose(None, window.settings.language))
    if "keys" in changed:
        keys.follow(window.settings.keys)
    window.follow_sounds()
    show(window, changed)
    window.data.keep_settings()
