"""The plural forms that Qt has for a language: how many, and which numbers each of them is for."""

import subprocess
import tempfile
from pathlib import Path

from PySide6.QtCore import QTranslator

from compile_translations import qt_tool

MOST = 200
"""Up to here numbers are looked at: every form of every language is for one of them."""

_TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en"><context><name>app</name><message numerus="yes">
<source>%n card(s)</source><translation>{forms}</translation></message></context></TS>
"""


def forms_of_qt(language: str) -> int:
    """How many plural forms Qt's own tool gives a text in a language; one in a language that it does not know."""
    with tempfile.TemporaryDirectory() as folder:
        source, ts = Path(folder, "sample.py"), Path(folder, "sample.ts")
        source.write_text('QCoreApplication.translate("app", "%n card(s)", "", 1)', encoding="utf-8")
        subprocess.run([qt_tool("lupdate"), "-silent", "-target-language", language, source, "-ts", ts], check=True)
        return ts.read_text(encoding="utf-8").count("<numerusform>")


def numbers_by_form(language: str) -> list[list[int]]:
    """The numbers up to `MOST` that each form of a language is for. Raises ValueError if Qt cannot say it."""
    found: list[list[int]] = [[] for _ in range(forms_of_qt(language))]
    with tempfile.TemporaryDirectory() as folder:
        ts, qm = Path(folder, "sample.ts"), Path(folder, "sample.qm")
        forms = "".join(f"<numerusform>{form}</numerusform>" for form in range(len(found)))
        ts.write_text(_TS.format(language=language, forms=forms), encoding="utf-8")
        subprocess.run([qt_tool("lrelease"), "-silent", ts, "-qm", qm], check=True)
        translator = QTranslator()
        if not translator.load(str(qm)):
            raise ValueError(f"Qt cannot load a translation into {language}.")
        for number in range(MOST + 1):
            found[int(translator.translate("app", "%n card(s)", "", number) or "")].append(number)
    return found
