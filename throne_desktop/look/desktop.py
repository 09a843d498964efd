"""What the desktop wishes: its colours, contrast, movement, size of texts, double clicks and pointer.

Only here is decided whom to believe. A Linux desktop is asked by its portal, since Qt hears of some wishes in some
sessions only; what the portal does not say, Qt or the desktop's own files may. Whatever somebody has chosen themselves
counts more than all of it: this is asked about choices that are left "as the system".
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from throne_desktop.look.portal import Key, Portal

FADE: Final = "fade"
"""The choice of those for whom cards always fade out and in instead of moving."""

NO_BUS: Final = "disabled:"
"""The address of a bus where there is to be none."""

_SCHEME: Final = ("org.freedesktop.appearance", "color-scheme")
_CONTRAST: Final = ("org.freedesktop.appearance", "contrast")
_MOTION: Final = ("org.freedesktop.appearance", "reduced-motion")
_HIGH_CONTRAST: Final = ("org.gnome.desktop.a11y.interface", "high-contrast")
_ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")
_DURATION: Final = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
"""How long animations take, in a string; at 0 there are none."""
_NONE: Final = ("0", "0.0")
_TEXTS: Final = ("org.gnome.desktop.interface", "text-scaling-factor")
_POINTER: Final = ("org.gnome.desktop.interface", "cursor-size")
_DOUBLE_CLICKS: Final = (("org.gnome.desktop.peripherals.mouse", "double-click"),
                         ("org.gnome.settings-daemon.peripherals.mouse", "double-click"))
_ASKED: Final = (_SCHEME, _CONTRAST, _MOTION, _HIGH_CONTRAST, _ANIMATIONS, _DURATION, _TEXTS, _POINTER, *_DOUBLE_CLICKS)

_PATIENCE: Final = 0.002
"""Seconds that the first frame waits for what the portal has not answered while fonts and words were read."""
_DARK: Final = 128
"""Below this lightness the ground of windows is a dark one."""
_POINTERS: Final = "XCURSOR_SIZE"

_portal: Portal | None = None


class Wishes(NamedTuple):
    """What a desktop wishes at one moment."""

    theme: str
    """The name of a theme."""
    is_still: bool
    """Whether things are to move as little as possible."""
    text_size: int
    """Per cent of the usual size of texts."""


# -- asking ------------------------------------------------------------------------------------------------------------

def ask() -> None:
    """Ask the portal, if there can be one, and go on; once there is an application."""
    global _portal  # noqa: PLW0603 - a desktop is one, as the application is
    if sys.platform == "linux" and _has_bus():
        from throne_desktop.look.portal import Portal  # only here: the parts of Qt that it needs take 1.3 ms

        _portal = Portal(_ASKED)


def _has_bus() -> bool:
    """Whether there is a bus to ask over; Qt would look for one much longer."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    if address:
        return address != NO_BUS
    return Path(os.environ.get("XDG_RUNTIME_DIR") or os.devnull, "bus").exists()


def hear() -> None:
    """Take what the portal has answered by now; it is given a moment more."""
    if _portal is not None:
        _portal.wait(_PATIENCE)
        use_double_click()
        _use_pointer()


def watch(act: Callable[[], object]) -> None:
    """Call this whenever the desktop may wish something else."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    hints.colorSchemeChanged.connect(act)
    accessibility.contrastPreferenceChanged.connect(act)
    if hasattr(accessibility, "motionPreferenceChanged"):       # since Qt 6.12
        accessibility.motionPreferenceChanged.connect(act)
    if _portal is not None:
        _portal.changed.connect(act)


def _told(*keys: Key) -> Any:
    """What the portal says of the first of these that it knows."""
    return None if _portal is None else _portal.value(*keys)


def _number(low: float, high: float, *keys: Key) -> float | None:
    """The same of a number; None for one that makes no sense."""
    told = _told(*keys)
    return told if isinstance(told, int | float) and low <= told <= high else None


# -- deciding ----------------------------------------------------------------------------------------------------------

def now() -> Wishes:
    """All that is wished now."""
    return Wishes(theme(), is_still(), text_size())


def theme() -> str:
    """The name of the theme that is wished."""
    told = _theme_told()
    if told is not None and _told(_CONTRAST) is not None:
        return told     # Qt asks the portal as well, and may hear of a change later
    from PySide6.QtCore import Qt  # only here: its names in Python take 14 of 120 ms, and home needs none of them

    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    if _told(_CONTRAST) is None and accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast:
        return "contrast"
    return told or ("dark" if hints.colorScheme() is Qt.ColorScheme.Dark else "light")


def theme_at_start() -> str:
    """The same before the first frame, without the names of Qt: what the portal does not say, colours have to tell."""
    if sys.platform != "linux":
        return theme()
    lightness = QApplication.palette().window().color().lightness()
    return _theme_told() or ("dark" if lightness < _DARK else "light")


def _theme_told() -> str | None:
    """The theme that the portal asks for, if it does."""
    if _told(_CONTRAST) == 1 or _told(_HIGH_CONTRAST) is True:
        return "contrast"
    return {1: "dark", 2: "light"}.get(_told(_SCHEME))


def is_still(chosen: str = "") -> bool:
    """Whether cards fade out and in instead of moving, for somebody who has chosen this."""
    if chosen:
        return chosen == FADE
    from throne_desktop.look import motion  # only here: home does not move

    return (_told(_MOTION) == 1 or _told(_ANIMATIONS) is False or _told(_DURATION) in _NONE or _is_still_for_qt()
            or motion.is_reduced())


def _is_still_for_qt() -> bool:
    """What Qt says of it, which it does since version 6.12."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    asked = getattr(accessibility, "motionPreference", None)
    return asked is not None and asked().name == "ReducedMotion"


def text_size() -> int:
    """Per cent of the usual size of texts. On X11 Qt makes all of the window larger that the desktop wants larger."""
    if QGuiApplication.platformName() == "xcb":
        return 100
    return round((_number(0.25, 4.0, _TEXTS) or 1.0) * 100)


# -- what Qt does for the program --------------------------------------------------------------------------------------

def use_double_click() -> None:
    """Have Qt take two clicks for a double one as the desktop does."""
    interval = _number(50, 5000, *_DOUBLE_CLICKS)
    if interval is not None:
        QApplication.setDoubleClickInterval(round(interval))


def _use_pointer() -> None:
    """Have Qt draw the pointer as large as the desktop wishes: where Qt draws it, it looks here once."""
    size = _number(1, 512, _POINTER)
    if size is not None:
        os.environ.setdefault(_POINTERS, str(round(size)))
