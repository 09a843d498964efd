"""Keys by their place: digits and letters for those whose keyboard has something else there.

On a French keyboard digits take Shift, and one with Cyrillic letters alone has no U. There the key counts that lies
where an American keyboard has the digit or the letter.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""The keys of an American keyboard, each row with the code of its first key."""
_OF_XKB: Final = 8
"""By how much codes are larger under X11 and Wayland than those of Windows."""
_ON_MAC: Final = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
"""The same keys by the codes of macOS, from 0 on; a space for every other key."""
_LAST_LATIN: Final = 0x24F
"""The last letter of those that Latin alphabets use."""
_OTHERS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def sign_at(code: int, platform: str = sys.platform) -> str:
    """The digit or letter that an American keyboard has where the key of that code is; "" for another key."""
    if platform == "darwin":
        return _ON_MAC[code].strip() if 0 <= code < len(_ON_MAC) else ""
    code -= 0 if platform == "win32" else _OF_XKB
    return next((row[code - first] for first, row in _ROWS.items() if first <= code < first + len(row)), "")


def sign_by_place(event: QKeyEvent) -> str:
    """The digit or letter that the place of a key stands for; "" if what is on the key itself counts."""
    key = event.key()
    if event.modifiers() & _OTHERS or not 0x20 < key <= sys.maxunicode or (chr(key).isascii() and chr(key).isalnum()):
        return ""
    sign = sign_at(event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode())
    if sign.isdigit():
        return sign if not event.modifiers() else ""
    return sign if key > _LAST_LATIN and chr(key).isalpha() else ""
