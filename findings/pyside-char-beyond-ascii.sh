#!/usr/bin/env bash
# PySide makes every str beyond ASCII another character where Qt takes a single QChar: "ä" becomes U+FFC3.
#
# Expected: a str of one character stands for that character, as it does where Qt takes a QString; or it is refused.
# Seen: the first byte of its UTF-8 becomes the QChar, and with a sign: 0xC3 is -61, and so 0xFFC3. "ä", "é" and "ß" are
#   all the same character then. What comes back is no error, but another answer, and padding is written with it.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: QRawFont.supportsCharacter("ä") and QFontMetrics.inFont("ä") are False for fonts that have it, and
#   horizontalAdvanceChar("ä") is the width of something else; the same methods with ord("ä") are right. Whoever asks in
#   this way whether a typeface has all signs of a language learns that it has none beyond ASCII.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

seen=$(bin/python -c '
from PySide6.QtCore import QTextStream
stream = QTextStream()
for sign in "aäéß€":
    stream.setPadChar(sign)
    print(f"U+{ord(sign):04X} becomes U+{ord(stream.padChar()):04X}")')
echo "$seen"
wanted='U+0061 becomes U+0061
U+00E4 becomes U+FFC3
U+00E9 becomes U+FFC3
U+00DF becomes U+FFC3
U+20AC becomes U+FFE2'
[ "$seen" = "$wanted" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
