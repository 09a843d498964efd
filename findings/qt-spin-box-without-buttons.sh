#!/usr/bin/env bash
# A style sheet with a border leaves a spin box without buttons one pixel for its number.
#
# Expected: NoButtons takes the two buttons away and gives their room to the number, as it does without a style sheet;
#   the size that the box asks for says the same, as it has no room for buttons either.
# Seen: with a border in the style sheet the field for the number is one pixel wide, in Fusion and in Windows' style, so
#   that nothing can be read; a background alone does no harm. A width of 0 for both buttons changes nothing, but it is
#   what helps where NoButtons is not set: then they are gone, and the number has all the room.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: a box between a minus and a plus of its own is the usual reason for NoButtons, and a border is what the first
#   style sheet of a program gives it. The number is there for screen readers and for tests that read the value.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >box.py <<'END'
import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from itertools import product

from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QHBoxLayout, QLineEdit, QSpinBox, QWidget

BORDER = "QSpinBox { border: 1px solid black; }"
SHEETS = {
    "no sheet": "",
    "background": "QSpinBox { background: white; }",
    "border": BORDER,
    "border, width 0": BORDER + " QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }",
}
SYMBOLS = QAbstractSpinBox.ButtonSymbols
application = QApplication([])
for style, symbols, (name, sheet) in product(("Fusion", "Windows"), (SYMBOLS.NoButtons, SYMBOLS.UpDownArrows),
                                             SHEETS.items()):
    application.setStyle(style)
    window = QWidget()
    box = QSpinBox(maximum=999, buttonSymbols=symbols, styleSheet=sheet)
    QHBoxLayout(window).addWidget(box)
    window.show()
    application.processEvents()
    room = box.findChild(QLineEdit).width()
    print(f"{style}, {symbols.name}, {name}:",
          "one pixel" if room == 1 else "all the room" if room == box.width() else "room for the number")
END

seen=$(bin/python box.py 2>/dev/null)
echo "$seen"
for style in Fusion Windows; do
    for case in 'NoButtons, no sheet: room for the number' 'NoButtons, background: room for the number' \
            'NoButtons, border: one pixel' 'NoButtons, border, width 0: one pixel' \
            'UpDownArrows, border: room for the number' 'UpDownArrows, border, width 0: all the room'; do
        grep -qx "$style, $case" <<<"$seen" || { echo 'The behaviour has changed.' >&2; exit 1; }
    done
done
