"""Whether the system asks for reduced motion, in what it keeps itself.

Qt does not tell before 6.12, so we read it where each system keeps it: Windows and macOS in their own settings, KDE and
GTK in text files. GNOME keeps it in a database, and its portal tells (`desktop.py`).
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

_ANIMATIONS_OF_WINDOWS: Final = 0x1042
_OFF: Final = {
    "kdeglobals": re.compile(r"^\s*AnimationDurationFactor\s*=\s*0(\.0*)?\s*$", re.MULTILINE),
    "gtk-4.0/settings.ini": re.compile(r"^\s*gtk-enable-animations\s*=\s*(0|false)\s*$", re.MULTILINE | re.IGNORECASE),
    "gtk-3.0/settings.ini": re.compile(r"^\s*gtk-enable-animations\s*=\s*(0|false)\s*$", re.MULTILINE | re.IGNORECASE),
}
"""The files of the desktops, and the line that switches animations off in each."""


def is_reduced() -> bool:
    """Whether animations are switched off in the system; False if that cannot be found out."""
    if sys.platform == "win32":
        return _reduced_on_windows()
    if sys.platform == "darwin":
        return _reduced_by(Path.home() / "Library" / "Preferences" / "com.apple.universalaccess.plist")
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return any(line.search(_text_of(folder / file)) for file, line in _OFF.items())


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:     # most desktops have none of these files
        return ""


if sys.platform == "win32":
    def _reduced_on_windows() -> bool:
        import ctypes

        animated = ctypes.c_int(1)
        told = ctypes.windll.user32.SystemParametersInfoW(_ANIMATIONS_OF_WINDOWS, 0, ctypes.byref(animated), 0)
        return bool(told) and not animated.value


def _reduced_by(universal_access: Path) -> bool:
    """What the settings of macOS say."""
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        return bool(plistlib.loads(universal_access.read_bytes()).get("reduceMotion", False))
    except (OSError, ValueError, ExpatError):   # it may be unreadable or damaged
        return False
