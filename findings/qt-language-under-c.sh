#!/usr/bin/env bash
# Under LC_ALL=C, QLocale.uiLanguages() still follows LANGUAGE, against its own name() and against gettext.
#
# Expected: the locale C means no translation. gettext ignores LANGUAGE there, as its manual says, so that a script can
#   read what programs print; and QLocale's answers agree with each other.
# Seen: QLocale.system().name() is "C", and uiLanguages() of the same object begins with German. For en_US it is the
#   other way round: LANGUAGE=de turns name(), and with it the default locale, into de_DE.
# Versions: PySide6-Essentials 6.11.3, CPython 3.11.7, Debian 12. Needs no screen.
# Matters: a program that picks its translation by uiLanguages(), as Qt's manual advises, speaks German where all others
#   beside it speak English, and formats its numbers as C has them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

ask() { # the answers in an environment of these variables and no others that name a language
    env -u LANG -u LANGUAGE -u LC_MESSAGES -u LC_ALL "$@" bin/python -c '
from PySide6.QtCore import QLocale
system = QLocale.system()
print(system.name(), system.uiLanguages()[-1])'
}

under_c=$(ask LC_ALL=C LANGUAGE=de)
under_english=$(ask LC_ALL=en_US.UTF-8 LANGUAGE=de)
echo "LC_ALL=C LANGUAGE=de:           $under_c"
echo "LC_ALL=en_US.UTF-8 LANGUAGE=de: $under_english"
[ "$under_c" = 'C de' ] && [ "$under_english" = 'de_DE de' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
