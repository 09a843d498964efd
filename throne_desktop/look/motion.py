"""Whether the system asks for reduced motion.

Qt does not tell, so we read it where each system keeps it: Windows and macOS in their own settings, KDE and GTK in
text files, and GNOME in a database with a command to read it.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

_ANIMATIONS_OF_WINDOWS: Final = 0x1042
_PATIENCE: Final = 1.0
"""Seconds to wait for an answer from GNOME."""
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
    return any(line.search(_text_of(folder / file)) for file, line in _OFF.items()) or _reduced_on_gnome()


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:     # most desktops have none of these files
        return ""


def _reduced_on_gnome() -> bool:
    if "GNOME" not in os.environ.get("XDG_CURRENT_DESKTOP", "").upper().split(":"):
        return False
    import subprocess

    try:
        asked = subprocess.run(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
                               capture_output=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.stdout.strip() == b"false"


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
