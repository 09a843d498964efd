#!/usr/bin/env bash
# Qt's file dialog stays English in two places, though Qt's own translations have these very words.
#
# Expected: with qtbase_fr.qm, qtbase_nl.qm or qtbase_es.qm installed, QFileDialog says all it says in that language.
# Seen: the labels "Look in:" and "Files of type:" stay English. They became "&Look in:" and "Files of &type:" in the
#   dialog, whereas these files still translate the texts without the mnemonics. German is complete.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs Qt's libraries for its offscreen platform.
# Matters: a program that installs Qt's translations shows a dialog in two languages wherever the platform's own dialog
#   is not used, and cannot find that out by asking whether the file was loaded.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >show.py <<'END'
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

application = QApplication([])
for language in ("de", "fr", "nl", "es"):
    translator = QTranslator()
    assert translator.load(f"qtbase_{language}.qm", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    application.installTranslator(translator)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    labels = [dialog.findChild(QLabel, name).text() for name in ("lookInLabel", "fileTypeLabel")]
    words = [translator.translate("QFileDialog", text) for text in ("Look in:", "Files of type:")]
    print(f"{language}: the dialog says {labels}, the file knows {words}")
    application.removeTranslator(translator)
END

seen=$(QT_QPA_PLATFORM=offscreen bin/python show.py)
echo "$seen"
expected="de: the dialog says ['&Suchen in:', 'Dateien des &Typs:'], the file knows ['', '']
fr: the dialog says ['&Look in:', 'Files of &type:'], the file knows ['Voir dans\xa0:', 'Fichiers de type\xa0:']
nl: the dialog says ['&Look in:', 'Files of &type:'], the file knows ['Zoeken in:', 'Bestanden van type:']
es: the dialog says ['&Look in:', 'Files of &type:'], the file knows ['Ver en:', 'Ficheros de tipo:']"
[ "$seen" = "$expected" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
