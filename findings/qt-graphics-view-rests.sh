#!/usr/bin/env bash
# An item of a QGraphicsScene that is painted for another reason before its own turn comes leaves itself behind.
#
# Expected: whatever else is painted meanwhile, an item that has moved is taken off the screen where it lay. The
#   documentation of QGraphicsView says of its update modes how much is painted, not that less may be enough or not.
# Seen: the scene works out what to paint in a queued call after an item has moved, and a view remembers where each item
#   was painted last. If any painting touches a part of the new place before that call, the view remembers the new place
#   and forgets the old one: what was painted there stays until something else is painted over it. Three update modes of
#   four do it; a label that changes its text while a queued slot moves the item is enough. grab() does it, too.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: rests of cards lie on a table for minutes, seldom and with no pattern. Tests that look with grab() paint anew
#   and see nothing of it; QScreen.grabWindow reads what the screen shows, on the offscreen platform as well. What helps
#   is FullViewportUpdate; or to have the scene's queued call delivered after a move; or when the window is asked to
#   update itself, before it paints, which needs no knowledge of who moves what. In a paint event it is too late: the
#   queued call has the window's other waiting updates painted at once, and so may paint within a painting.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >rests.py <<'END'
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QLabel, QWidget

application = QApplication([])
mode, way, cure = sys.argv[1:]
RED = QColor("red")
scene = QGraphicsScene(0, 0, 400, 300)


def deliver():
    QCoreApplication.sendPostedEvents(scene, QEvent.Type.MetaCall)


class Window(QWidget):
    def event(self, event):
        if cure == "before-painting" and event.type() is QEvent.Type.UpdateRequest:
            deliver()
        return super().event(event)


class Mover(QObject):
    due = Signal()

    def __init__(self):
        super().__init__()
        self.due.connect(self.move, Qt.ConnectionType.QueuedConnection)

    def move(self):
        card.setPos(180, 120)
        if cure == "after-moving":
            deliver()


window = Window()
window.resize(400, 300)
view = QGraphicsView(scene, window)
view.setFrameShape(QFrame.Shape.NoFrame)
view.setGeometry(0, 0, 400, 300)
view.setViewportUpdateMode(getattr(QGraphicsView.ViewportUpdateMode, f"{mode}ViewportUpdate"))
label = QLabel("one", window)
label.setGeometry(150, 100, 100, 40)
card = scene.addRect(0, 0, 50, 50, QPen(Qt.PenStyle.NoPen), QBrush(RED))
card.setPos(20, 200)
window.show()
assert QTest.qWaitForWindowExposed(window)
QTest.qWait(50)
mover = Mover()
if way == "label":
    label.setText("two")    # its painting waits; then the card is moved by a queued slot, and is painted as well
    mover.due.emit()
elif way == "grab":
    mover.move()
    window.grab()
else:
    mover.move()
QTest.qWait(100)
shown = window.screen().grabWindow(window.winId()).toImage()
print("stays" if shown.pixelColor(40, 220) == RED else "gone")
END

seen=''
while read -r mode way cure; do
    rest=$(bin/python rests.py "$mode" "$way" "$cure" 2>/dev/null)
    echo "$mode, painted meanwhile: $way, cure: $cure: what lay at the old place $rest"
    seen+="$rest "
done <<'END'
Minimal nothing none
Minimal label none
Smart label none
BoundingRect label none
Full label none
Smart grab none
Smart label after-moving
Smart label before-painting
END
[ "$seen" = 'gone stays stays stays gone stays gone gone ' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
