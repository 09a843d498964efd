#!/usr/bin/env bash
# One plural form left empty in a .ts file takes the whole message out of the translation, and counts as finished.
#
# Expected: lrelease says that a translation with an empty form is not finished, or the program shows the forms that are
#   there and the source's words only for the number whose form is missing.
# Seen: lrelease counts the message as finished and says nothing. In the program it is shown in the language of the
#   source for every number, also for those whose forms are filled in.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: forgetting the singular loses the plural, too, and no tool of the chain tells. Where the source and the
#   translation look alike, nobody sees it; a check of one's own has to look at every form.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >cards_de.ts <<'END'
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
</TS>
END
cat >show.py <<'END'
from PySide6.QtCore import QCoreApplication, QTranslator

application = QCoreApplication([])
translator = QTranslator()
assert translator.load("cards_de.qm")
application.installTranslator(translator)
print(", ".join(QCoreApplication.translate("Cards", "%n card(s)", "", n) for n in (1, 2, 5)))
END

told=$(bin/pyside6-lrelease cards_de.ts -qm cards_de.qm | sed -n 's/^ *//; /Generated/p')
shown=$(bin/python show.py)
echo "lrelease: $told"
echo "program:  $shown"
[ "$told" = 'Generated 1 translation(s) (1 finished and 0 unfinished)' ] &&
    [ "$shown" = '1 card(s), 2 card(s), 5 card(s)' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
