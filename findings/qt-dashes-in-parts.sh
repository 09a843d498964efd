#!/usr/bin/env bash
# Where a widget is painted anew in part, the dashes of a line lie elsewhere than before.
#
# Expected: what is painted anew is what was there, whatever part of the widget it is. A clip decides what is painted,
#   and not where; so it is with QPainter.setClipRect.
# Seen: in a paint event for a part of a widget the dashes of a curve are counted from where that part begins. Dots lie
#   between those from before, and flow into them at the edges of the part. Solid lines are as expected.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: a QGraphicsView paints parts all the time; dotted lines change below whatever moves over them, and a
#   comparison of pictures finds differences without a cause. It helps to fill the outline that QPainterPathStroker
#   makes of the line, which knows no clip.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >dashes.py <<'END'
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
style, how = sys.argv[1:]


class Line(QWidget):
    def paintEvent(self, event):
        path = QPainterPath()
        path.moveTo(10, 20)
        path.cubicTo(200, 5, 300, 140, 590, 90)
        pen = QPen(QColor("red"), 4.0, getattr(Qt.PenStyle, style), Qt.PenCapStyle.RoundCap)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if how == "drawn":
            painter.setPen(pen)
            painter.drawPath(path)
        else:
            painter.fillPath(QPainterPathStroker(pen).createStroke(path), pen.color())


def screen():
    return line.screen().grabWindow(line.winId()).toImage()


line = Line()
line.resize(600, 120)
line.show()
assert QTest.qWaitForWindowExposed(line)
QTest.qWait(50)
before = screen()
line.update(300, 0, 60, 120)
QTest.qWait(50)
after = screen()
apart = sum(before.pixel(x, y) != after.pixel(x, y) for x in range(600) for y in range(120))
print("differs" if apart > 100 else "is the same" if apart == 0 else "is nearly the same")
END

seen=''
for case in 'DotLine drawn' 'DashLine drawn' 'SolidLine drawn' 'DotLine filled'; do
    found=$(bin/python dashes.py $case 2>/dev/null)
    echo "$case: painted anew in part, it $found"
    seen+="$found, "
done
[ "$seen" = 'differs, differs, is the same, is the same, ' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
