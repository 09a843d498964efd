"""The name and the face of whoever plays here: asked once, before the first game or lesson that a person begins."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from throne_desktop.language import i18n
from throne_desktop.screens.seating.who_plays import WhoPlaysScreen
from throne_desktop.storage.household import faces_for, known
from throne_desktop.storage.paths import NoFolder, several_are_known
from throne_desktop.storage.people import Portrait, chosen_portraits, portraits_at, remembered
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import Setup
from throne_desktop.window.page_stack import PageStack
from throne_desktop.window.user_data import UserData


def faces_of_all(chosen: Settings) -> tuple[dict[str, Portrait], tuple[str, ...]]:
    """By name: the faces that people have at the table; and the names of those who play here, if they are several.

    Whoever plays here looks as they have chosen themselves.
    """
    faces = chosen_portraits(faces_for(chosen))
    if not several_are_known():
        return faces, ()
    with suppress(NoFolder):
        return faces, tuple(person.name for person in known() if person.name)
    return faces, ()


def named_first(data: UserData, pages: PageStack, start: Callable[[Setup], None], chosen: Setup) -> None:
    """Starts a new game, and asks whoever plays alone for their name before that, if nobody has ever done so."""
    people = [seat for seat, player in enumerate(chosen.players) if player.is_person]
    if len(people) != 1 or not is_due(data, chosen.players[people[0]].name):
        start(chosen)
        return
    seat = people[0]
    players = [(player.name, player.is_person) for player in chosen.players]
    worn = portraits_at(players, {**chosen_portraits(data.settings.portraits), **chosen.portraits})[seat]

    def start_as(name: str, portrait: Portrait | None) -> None:
        seated = [replace(player, name=name) if player.is_person else player for player in chosen.players]
        portraits = chosen.portraits if portrait is None else {**chosen.portraits, name: portrait}
        start(replace(chosen, players=tuple(seated), portraits=portraits))

    _ask(data, pages, chosen.players[seat].name, worn, start_as)


def named_before(data: UserData, pages: PageStack, act: Callable[[], None]) -> None:
    """Does something that begins a game with whoever played last, after asking for a name if nobody has ever done so.
    """
    settings = data.settings
    name = next((each for each in settings.last_names if each), "") or settings.player_name or i18n.user_name()
    if not is_due(data, name):
        act()
        return

    def act_as(name: str, portrait: Portrait | None) -> None:
        settings.player_name, settings.last_names = name, (name, *settings.last_names[1:])
        if portrait is not None:
            settings.portraits = remembered(settings.portraits, {name: portrait})
        act()

    _ask(data, pages, name, portraits_at([(name, True)], chosen_portraits(settings.portraits))[0], act_as)


def is_due(data: UserData, name: str) -> bool:
    """Whether somebody of that name is to be asked: nobody was, and it is the one that the program has given them."""
    return data.keeps and not data.settings.name_asked and name == i18n.user_name()


def _ask(data: UserData, pages: PageStack, name: str, worn: Portrait,
         act: Callable[[str, Portrait | None], None]) -> None:
    page = WhoPlaysScreen(name, worn)

    def answer(called: str, portrait: Portrait | None) -> None:
        data.settings.name_asked = True
        data.keep_settings()
        act(called, portrait)

    page.named.connect(answer)
    pages.show_above(page)
    page.left.connect(lambda: answer(name, None))
