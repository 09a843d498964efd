#!/usr/bin/env bash
# A style sheet that names an icon in a folder called "Zoé" has no effect at all.
#
# Expected: `url(/home/Zoé/tick.svg)` without quotation marks is well-formed CSS, as are `&`, `$`, `?` and `%20` in it; at
#   worst the icon would be missing.
# Seen: with a letter beyond ASCII, `&`, `$`, `?` or a per cent sign before a digit Qt cannot parse the sheet and drops all
#   of it, with one line on stderr. With a blank, which CSS does not allow there, it takes the path. In quotation
#   marks all of them work.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12.
# Matters: programs put the path of their own icons into their sheet. Installed below the home of somebody called Zoé
#   they lose every colour and size. A search path of Qt's (`QDir.setSearchPaths`, then `url(icons:tick.svg)`) is safe.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >show.py <<'END'
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QLabel

qInstallMessageHandler(lambda *_: None)
application = QApplication([])
for name in ("plain", "two words", "Zoé", "a&b", "a$b", "a?b", "a%20b"):
    found = []
    for url in (f"/{name}/tick.svg", f'"/{name}/tick.svg"'):
        label = QLabel("word")
        label.setStyleSheet(f"QLabel {{ color: #ff0000; image: url({url}); }}")
        label.ensurePolished()
        found.append("red" if label.palette().windowText().color().name() == "#ff0000" else "lost")
    print(f"{name}: {found[0]}, in quotation marks {found[1]}")
END

seen=$(LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen bin/python show.py)
echo "$seen"
[ "$seen" = 'plain: red, in quotation marks red
two words: red, in quotation marks red
Zoé: lost, in quotation marks red
a&b: lost, in quotation marks red
a$b: lost, in quotation marks red
a?b: lost, in quotation marks red
a%20b: lost, in quotation marks red' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
