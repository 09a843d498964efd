#!/usr/bin/env bash
# A picture that is scaled without smoothing looks different where two parts of a widget are painted anew at once.
#
# Expected: what is painted anew is what was there, however many parts of the widget it is. So it is with one part, and
#   with a picture that begins and ends between two pixels as with any other.
# Seen: with two parts in one paint event a scaled picture that begins between two pixels takes other pixels of its
#   source than before: at every part the rows and columns of another size are repeated or left out. With one part, on
#   whole pixels, or with QPainter.RenderHint.SmoothPixmapTransform it looks as before.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: a QGraphicsView collects what has changed and paints all of it at once, so it hits whenever two items move.
#   Without smoothing is the default of QPainter and of QGraphicsPixmapItem. Letters and thin lines in a picture jump
#   by a pixel, once here and once there. Smoothing helps, and so does a picture of the size that is needed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >picture.py <<'END'
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
parts, where, how = sys.argv[1:]
place = {"between": QRectF(10.3, 12.7, 91.4, 131.2), "on": QRectF(10, 12, 91, 131)}[where]
picture = QPixmap(37, 53)
painter = QPainter(picture)
for x in range(37):
    for y in range(53):
        painter.fillRect(x, y, 1, 1, QColor(x * 53 % 256, y * 31 % 256, x * y * 7 % 256))
painter.end()


class Picture(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, how == "smooth")
        painter.drawPixmap(place, picture, QRectF(picture.rect()))


def screen():
    return shown.screen().grabWindow(shown.winId()).toImage()


shown = Picture()
shown.resize(200, 200)
shown.show()
assert QTest.qWaitForWindowExposed(shown)
QTest.qWait(50)
before = screen()
shown.update(QRegion(20, 30, 60, 30) + (QRegion(20, 100, 40, 20) if parts == "two" else QRegion()))
QTest.qWait(50)
after = screen()
apart = 0
for x in range(200):
    for y in range(200):
        one, other = before.pixelColor(x, y), after.pixelColor(x, y)
        shades = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
        apart += max(map(abs, shades)) > 8      # smoothed shades may differ by 1
print("differs" if apart > 100 else "is the same" if apart == 0 else "is nearly the same")
END

seen=''
for case in 'two between sharp' 'one between sharp' 'two on sharp' 'two between smooth'; do
    found=$(bin/python picture.py $case 2>/dev/null)
    echo "$case: painted anew, the picture $found"
    seen+="$found, "
done
[ "$seen" = 'differs, is the same, is the same, is the same, ' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
