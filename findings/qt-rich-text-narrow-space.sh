#!/usr/bin/env bash
# In markup, Qt reads a narrow no-break space as a plain one, where lines may end.
#
# Expected: as in browsers, only spaces, tabs and ends of lines are run together to one space; other spaces, such as the
#   narrow no-break space that French has before its colons (U+202F), stay what they are. A reference such as &#8239; does.
# Seen: QTextDocument.setHtml makes U+0020 of U+202F, U+2007 and U+2009, whether they are written themselves or as
#   references. Only U+00A0 is kept. setPlainText keeps all of them.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: QLabel, QTextBrowser and tool tips with markup begin French lines with a colon or a question mark, although
#   the translation has the right spaces, and the same words in plain text are right. It helps to write U+00A0 instead.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >spaces.py <<'END'
import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication, QTextDocument

application = QGuiApplication([])
document = QTextDocument()


def middle():
    return f"U+{ord(document.toRawText()[1]):04X}"


for code in (0x202F, 0x2007, 0x2009, 0x00A0):
    read = []
    document.setPlainText(f"a{chr(code)}b")
    read.append(middle())
    for written in (chr(code), f"&#{code};"):
        document.setHtml(f"<p>a{written}b</p>")
        read.append(middle())
    print(f"U+{code:04X}: plain text {read[0]}, markup {read[1]}, reference {read[2]}")
END

seen=$(bin/python spaces.py 2>/dev/null)
echo "$seen"
[ "$seen" = 'U+202F: plain text U+202F, markup U+0020, reference U+0020
U+2007: plain text U+2007, markup U+0020, reference U+0020
U+2009: plain text U+2009, markup U+0020, reference U+0020
U+00A0: plain text U+00A0, markup U+00A0, reference U+00A0' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
