#!/usr/bin/env bash
# In a folder whose name has a comma, PySide6 tells Qt the wrong place, and Qt finds none of its plugins.
#
# Expected: Qt's files are found wherever the package lies, as Python and the loader find it there.
# Seen: PySide6 writes its own path unquoted as `Prefix` into a file of settings (`:/qt/etc/qt.conf`), which Qt reads as
#   one: a comma makes it a list whose first entry counts, a semicolon begins a comment, a quotation mark goes away and
#   leaves the end of the line in the path, and `\x41` is a sign. Then there are no library paths, and an application
#   with a window ends: no platform plugin could be initialized. A word about the path is nowhere.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12.
# Matters: people call folders "Games, cards". QCoreApplication.addLibraryPath before the application is made helps with
#   the plugins; QLibraryInfo stays wrong, so Qt's translations have to be looked for beside the package, too.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3
site=$(bin/python -c 'import PySide6; from pathlib import Path; print(Path(PySide6.__path__[0]).parent)')

cat >show.py <<'END'
import os
import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo

told = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
print(repr(os.path.relpath(told, sys.argv[1])), len(QCoreApplication.libraryPaths()))
END

seen=''
for name in plain 'a, b' 'a;b' 'a"b' 'a\x41b'; do
    mkdir "$name"
    ln -s "$site/PySide6" "$site/shiboken6" "$name"
    said=$(PYTHONPATH=$folder/$name bin/python show.py "$folder")
    echo "$name: $said"
    seen+="$said"$'\n'
done
[ "$seen" = "'plain/PySide6/Qt/plugins' 1
'a/plugins' 0
'a/plugins' 0
'ab/PySide6/Qt\\n/plugins' 0
'aЛ/PySide6/Qt/plugins' 0
" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
