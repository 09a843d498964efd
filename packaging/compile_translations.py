#!/usr/bin/env python3
"""Compile translations/*.ts into the .qm files that Qt loads, if these are missing or out of date.

The forms that names have in sentences (translations/forms/<unit>.json: language, name, form) go with them: Qt knows a
name in a form as the name with that form for a comment, and gives the name itself where there is none.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # nothing is installed where this builds the project

from engine.cli.language import APART
from engine.core.languages import shipped
from slim_translations import Key, ambiguous, hashes_of_qt, slimmed

PACKED = tuple(f"{unit}_" for unit in sorted({*APART.values()}))  # only command lines read them, without Qt
ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
_WITH_FORMS = ("/card", "/list")  # the ends of the contexts of cards' names, and of what lists names


def qt_tool(name: str) -> Path:
    """Find one of Qt's commands (lrelease, lupdate) in the installed PySide6. Raises FileNotFoundError."""
    spec = importlib.util.find_spec("PySide6")
    suffix = ".exe" if os.name == "nt" else ""
    for folder in (spec and spec.submodule_search_locations) or ():
        if (tool := Path(folder, name + suffix)).is_file():
            return tool
    raise FileNotFoundError(f"{name} is part of PySide6-Essentials, which is not installed for {sys.executable}")


def compile_translations(source: Path, target: Path) -> list[Path]:
    """Compile the .ts files in `source` into `target`, skipping languages already up to date; returns all .qm files.

    What is left out of a file depends on all others of its language, so these are compiled together.
    """
    by_language: dict[str, list[Path]] = {}
    for ts in sorted(source.glob("*.ts")):
        by_language.setdefault(ts.stem.rpartition("_")[2], []).append(ts)
    for language, files in by_language.items():
        changed = max(file.stat().st_mtime_ns for ts in files for file in (ts, _forms_of(ts)) if file.exists())
        qms = [target / f"{ts.stem}.qm" for ts in files]
        if any(not qm.exists() or qm.stat().st_mtime_ns < changed for qm in qms):
            _compile(language, files, target)
    return [target / f"{ts.stem}.qm" for ts in sorted(source.glob("*.ts"))]


def _compile(language: str, files: Iterable[Path], target: Path) -> None:
    """Compile all files of a language."""
    whole = {ts: _with_forms(ts, _forms_of(ts)) for ts in files}
    kept = ambiguous((key for text in whole.values() for key in _keys(text)), hashes_of_qt(language))
    for ts, text in whole.items():
        qm = target / f"{ts.stem}.qm"
        # Written under another name first, so that an interrupted run leaves no partial file that looks up to date.
        fresh = qm.with_suffix(f".{os.getpid()}.tmp")
        with tempfile.TemporaryDirectory() as folder:
            complete = Path(folder, ts.name)
            complete.write_text(text, encoding="utf-8")
            subprocess.run([qt_tool("lrelease"), "-silent", complete, "-qm", fresh], check=True)
        data = slimmed(fresh.read_bytes(), kept)
        fresh.write_bytes(zlib.compress(data, 9) if ts.stem.startswith(PACKED) else data)
        fresh.replace(qm)


def _forms_of(ts: Path) -> Path:
    """Where the forms of a file's names are, if they have any."""
    return ts.parent / "forms" / f"{ts.stem.rpartition('_')[0]}.json"


def _keys(text: str) -> Iterator[Key]:
    """What the texts of a .ts file are asked for by."""
    for context in ET.fromstring(text).iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")


def read_forms(path: Path, language: str) -> dict[str, dict[str, str]]:
    """By name and form: the names of a game as they stand in sentences of that language; none if there is no file."""
    if not path.exists():
        return {}
    forms: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")).get(language, {})
    return forms


def _with_forms(ts: Path, forms: Path) -> str:
    """The texts of a .ts file, and each of its names in every form that it has."""
    root = ET.parse(ts).getroot()
    of_names = read_forms(forms, ts.stem.rpartition("_")[2])
    for context in root.iter("context"):
        if context.findtext("name", "").endswith(_WITH_FORMS):
            for message in context.findall("message"):
                source = message.findtext("source", "")
                for form, said in of_names.get(source, {}).items():
                    added = ET.SubElement(context, "message")
                    for tag, words in (("source", source), ("comment", form), ("translation", said)):
                        ET.SubElement(added, tag).text = words
    return str(ET.tostring(root, encoding="unicode"))


def shipped_ones(qms: Iterable[Path]) -> list[Path]:
    """Those of the .qm files that are in a language that the program offers: packages have no others."""
    return [qm for qm in qms if shipped(qm.stem.rpartition("_")[2])]


def main() -> int:
    """Compile in the checkout; 0 on success."""
    try:
        compile_translations(TRANSLATIONS, TRANSLATIONS)
    except subprocess.CalledProcessError as error:  # lrelease has said why, such as a missing library
        print(f"{Path(error.cmd[0]).name} failed with status {error.returncode}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
