"""The program, which tells on stdout how it looks when home is first seen, and whenever it has followed the desktop.

With --patient it waits for a slow portal, so that what it tells does not depend on how busy the machine is.
"""

from __future__ import annotations

import json
import os
import sys

from throne_desktop.startup.qt import import_qt

import_qt()

from PySide6.QtWidgets import QApplication  # noqa: E402 - as the program does

from throne_desktop.__main__ import main  # noqa: E402
from throne_desktop.look import desktop, theme  # noqa: E402
from throne_desktop.screens.home.home import HomeScreen  # noqa: E402
from throne_desktop.window import following  # noqa: E402
from throne_desktop.window.window import Window  # noqa: E402

LONG = 60.0
"""Seconds for a portal to answer in."""

follow, show = following.follow_desktop, Window.show


def tell(when: str, window: Window) -> None:
    """Print how the program looks now."""
    fonts = {QApplication.font(kind).family() for kind in ("QLabel", "QPushButton", "QMenu", "QToolTip")}
    print(json.dumps({
        "when": when, "theme": next(name for name, made in theme.THEMES.items() if made() is theme.palette),
        "text": round(theme.text_scale * 100), "still": desktop.is_still(window.settings.motion),
        "click": QApplication.doubleClickInterval(), "pointer": os.environ.get("XCURSOR_SIZE", ""),
        "fonts": sorted(fonts)}), flush=True)


def told_follow(window: Window) -> None:
    """Follow the desktop, and tell."""
    follow(window)
    tell("followed", window)


def told_show(window: Window) -> None:
    """Show the window, and tell when home has been seen in it."""
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    home.seen.connect(lambda: tell("seen", window))
    show(window)


def wait_longer() -> None:
    """Give the portal all the time that it needs."""
    from throne_desktop.look.portal import Portal

    wait = Portal.wait
    Portal.wait = lambda portal, _seconds: wait(portal, LONG)  # type: ignore[method-assign]


if __name__ == "__main__":
    following.follow_desktop = told_follow
    Window.show = told_show  # type: ignore[method-assign, assignment]
    if "--patient" in sys.argv:
        wait_longer()
    sys.exit(main([]))
