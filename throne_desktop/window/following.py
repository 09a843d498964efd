"""How all that is open follows the person's choices, and the desktop's wishes in what is left to it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from throne_desktop.look import desktop, pictures, theme

if TYPE_CHECKING:
    from throne_desktop.window.shell import Shell


def follow_desktop(window: Shell) -> None:
    """Do as the desktop wishes now, in all that the person leaves to it."""
    former, wished = window.wished, desktop.now()
    window.wished = wished
    desktop.use_double_click()
    differs = {"theme": theme.THEMES[wished.theme]() is not theme.palette,
               "text_size": theme.within_limits(wished.text_size) != theme.text_scale,
               "motion": former is not None and former.is_still != wished.is_still}
    changed = {name for name in differs if differs[name] and not getattr(window.settings, name)}
    if changed:
        show(window, changed)


def show(window: Shell, changed: Collection[str]) -> None:
    """Bring all that is open up to date with the settings, of which these have changed."""
    settings = window.settings
    if {"theme", "text_size"} & set(changed):
        from throne_desktop.widgets import icons  # only here: home has none

        theme.wear(settings.theme, settings.text_size)
        icons.renew()
    window.pages.follow()


def sharpen(window: Shell) -> None:
    """Paint all pictures anew, for a screen of another density."""
    from throne_desktop.widgets import icons  # only here: home has none

    pictures.kept.forget()
    icons.renew()
    window.pages.follow()
