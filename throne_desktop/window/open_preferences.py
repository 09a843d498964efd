"""The user's choices: the page where they are made, and how they change all that is open; and what lies behind it."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from engine import GAMES, load_game
from throne_desktop.language import i18n
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.widgets import keys
from throne_desktop.window.following import show
from throne_desktop.window.shell import Shell


def open_preferences(window: Shell) -> None:
    """Opens the preferences above whatever is open, with a card of the game played last as a sample."""
    last = window.settings.last_game
    page = PreferencesScreen(window.settings, load_game(last if last in GAMES else GAMES[0]))
    page.changed.connect(partial(apply, window))
    page.licences_asked.connect(partial(open_licences, window))
    page.keys_asked.connect(partial(open_keys, window))
    page.fill_asked.connect(window.on_screen.fill)
    window.on_screen.filled.connect(page.show_filled)
    page.show_filled(window.on_screen.is_full)
    window.show_above(page)


def open_keys(window: Shell) -> None:
    """Opens the list of keys that can be changed, above whatever is open."""
    from throne_desktop.screens.preferences.key_choices import KeysScreen

    page = KeysScreen(window.settings)
    page.changed.connect(partial(apply, window))
    window.show_above(page)


def open_licences(window: Shell) -> None:
    """Opens the licences of all parts of the program, above whatever is open."""
    from throne_desktop.screens.help.licences import LicencesScreen

    window.show_above(LicencesScreen())


def apply(window: Shell, changed: Collection[str]) -> None:
    """Brings all that is open up to date with the settings, of which these have changed, and saves them."""
    settings = window.settings
    for name in changed:
        settings.overruled.pop(name, None)
    if "language" in changed:
        i18n.use(i18n.choose(None, settings.language))
    if "keys" in changed:
        keys.follow(settings.keys)
        if window.play_screen is not None:
            window.play_screen.keys.follow()
            window.play_screen.rail.retranslate()
    if {"sound", "volume"} & set(changed):
        window.try_sound()
    if "show_goals" in changed:
        window.hall.show_seals()
    show(window, changed)
    window.data.keep_settings()
