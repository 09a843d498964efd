#!/usr/bin/env bash
# QWidget.restoreGeometry() does nothing on a screen more than a quarter wider or a fifth narrower than the one before.
#
# Expected: as its manual says, a geometry that is not on the screen is changed so that it lies within; a window that
#   was closed on a large screen opens on a small one as large as that allows, and where it was on one that is larger.
# Seen: it returns False and changes nothing, even for a small window that would fit on either screen: it opens at the
#   size that it has without a saved one. From 1600 to 1366 pixels the geometry is restored, from 1920 it is not.
# Versions: PySide6-Essentials 6.11.3 with its platform "offscreen", CPython 3.11.7, Debian 12 (libegl1, libgl1,
#   libfontconfig1, libxkbcommon0, libdbus-1-3). Needs no screen.
# Matters: whoever carries a laptop between its own screen and another one finds every window at its first size again,
#   unless the program looks at what is returned and keeps a size of its own.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >window.py <<'EOF'
import sys
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(sys.argv)
window = QWidget()
window.resize(400, 300)
if len(sys.argv) > 1:
    restored = window.restoreGeometry(QByteArray.fromBase64(sys.argv[1].encode()))
    print(restored, f"{window.width()}x{window.height()}")
else:
    window.setGeometry(100, 100, 640, 480)
    window.show()
    application.processEvents()
    print(window.saveGeometry().toBase64().data().decode())
EOF

on_screen() { # what the window tells on a screen of that width: its geometry, or what became of one
    echo '{"screens": [{"name": "one", "x": 0, "y": 0, "width": '"$1"', "height": 900, "logicalDpi": 96,
           "logicalBaseDpi": 96, "dpr": 1}]}' >screen.json
    QT_QPA_PLATFORM="offscreen:configfile=$PWD/screen.json" bin/python window.py "${@:2}" 2>/dev/null
}

for before in 1366 1600 1920 1000; do
    geometry=$(on_screen "$before")
    seen="${seen-}$before: $(on_screen 1366 "$geometry")
"
done
echo "A window of 640x480, saved on a screen of that width and restored on one of 1366:"
printf %s "$seen"
wanted='1366: True 640x480
1600: True 640x480
1920: False 400x300
1000: False 400x300
'
[ "$seen" = "$wanted" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
