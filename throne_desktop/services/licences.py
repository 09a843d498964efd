"""What the program is made of: every part of it, its version, its licence and the licence's own words.

An installer brings them as files, which packaging/licences.py writes. Otherwise they are found where the parts are
installed. Nothing here imports Qt.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

from engine.version import __version__
from throne_desktop.storage.paths import asset

FOLDER: Final = "licences"
"""Where they lie in a frozen program."""
OWN: Final = "Throne Desktop"
PYTHON: Final = "Python"
WITHIN_QT: Final = "Third-party code in Qt"
"""The name of what others wrote that is part of Qt."""
NEEDED: Final = ("PySide6_Essentials", "appdirs", "font-source-serif-pro", "miniaudio", "segno", "tqdm")
"""The packages that the program asks for. What these need in turn is found in their metadata."""

_KNOWN: Final = {"LGPL-3.0-only": ("LGPL-3.0-only", "GPL-3.0-only")}
"""The texts of licences that packages name without bringing them; the LGPL adds to the GPL, so it takes both."""
_TEXT: Final = re.compile(r"(licen[cs]e|copying|notice)[^/]*", re.IGNORECASE)
_NAME: Final = re.compile(r"[\w.-]+")
_ICU: Final = re.compile(r"libicuuc\.so\.(\d+)$")
_HEAD: Final = re.compile(r"Part: (.*)\nVersion: (.*)\nLicence: (.*)\n\n")


class LicensedPart(NamedTuple):
    """A part of the program, with the whole text of its licence."""

    name: str
    version: str
    licence: str
    text: str

    def save(self, folder: Path) -> Path:
        """Write it into a file of its own in that folder, and return the file."""
        file = folder / f"{re.sub(r'[^A-Za-z0-9.+-]+', '-', self.name)}.txt"
        file.write_text(f"Part: {self.name}\nVersion: {self.version}\nLicence: {self.licence}\n\n{self.text}",
                        encoding="utf-8")
        return file

    @classmethod
    def load(cls, file: Path) -> LicensedPart:
        """The part that `save` wrote. Raises ValueError if it did not."""
        text = file.read_text(encoding="utf-8")
        head = _HEAD.match(text)
        if head is None:
            raise ValueError(f"{file} does not say which part it belongs to.")
        return cls(head[1], head[2], head[3], text[head.end():])


def parts() -> list[LicensedPart]:
    """All parts, the program itself first, and the others by name."""
    frozen = getattr(sys, "_MEIPASS", None)
    found = installed() if frozen is None else map(LicensedPart.load, Path(frozen, FOLDER).rglob("*.txt"))
    return sorted(found, key=lambda part: (part.name != OWN, part.name.casefold()))


def installed() -> Iterator[LicensedPart]:
    """The program, Python, and the packages that it needs, as they are installed here."""
    yield own()
    yield python()
    for name in needed(NEEDED):
        yield of_package(name)
    yield from within()


def own() -> LicensedPart:
    """The program itself."""
    licence = Path(__file__).parents[2] / "LICENSE"
    text = licence.read_text(encoding="utf-8") if licence.is_file() else _texts(distribution("throne-desktop"))
    return LicensedPart(OWN, __version__, "MIT", text)


def python() -> LicensedPart:
    """Python, with its library and the code of others in it."""
    folder = Path(os.__file__).parent
    files = (folder / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt"),
             Path(f"/usr/share/doc/python{sys.version_info[0]}.{sys.version_info[1]}/copyright"))
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()][:1]
    return LicensedPart(PYTHON, platform.python_version(), "PSF-2.0", _joined((*texts, _kept("Python-third-party"))))


def needed(names: Iterable[str]) -> list[str]:
    """These packages and those that they need, as far as they are installed."""
    found: dict[str, str] = {}
    to_do = list(names)
    while to_do:
        name = to_do.pop(0)
        try:
            package = distribution(name)
        except PackageNotFoundError:    # not every system has a wheel of each
            continue
        if package.name not in found:
            found[package.name] = name
            to_do += [match[0] for asked in package.requires or () if "extra ==" not in asked
                      if (match := _NAME.match(asked))]
    return list(found)


def of_package(name: str) -> LicensedPart:
    """A package, by what it says of itself. Raises PackageNotFoundError."""
    package = distribution(name)
    told = package.metadata
    (licence, *_) = [told[key] for key in ("License-Expression", "License") if key in told] or [""]
    return LicensedPart(package.name, package.version, licence.partition("\n")[0], _texts(package) or _named(licence))


def within() -> Iterator[LicensedPart]:
    """Parts that come in packages which say nothing of them: Qt, with what is in it, and libffi."""
    packages = {name: distribution(name) for name in needed(("PySide6_Essentials", "cffi"))}
    pyside, cffi = packages.get("PySide6_Essentials"), packages.get("cffi")
    if pyside is not None:
        yield LicensedPart("Qt", pyside.version, "LGPL-3.0-only", _named("LGPL-3.0-only"))
        yield LicensedPart(WITHIN_QT, pyside.version, "BSD-3-Clause, MIT, Zlib, ...",
                           _kept("Qt-third-party"))
        version = [found[1] for file in pyside.files or () if (found := _ICU.search(file.as_posix()))]
        if version:
            yield LicensedPart("ICU", version[0], "Unicode-3.0", _kept("ICU"))
    if cffi is not None:
        yield LicensedPart("libffi (cffi)", cffi.version, "MIT", _kept("libffi"))


def _texts(package: Distribution) -> str:
    """The texts of licences that a package brings along."""
    files = [file for file in package.files or () if _TEXT.fullmatch(file.name) and file.suffix not in (".py", ".pyc")]
    return _joined(file.read_text(encoding="utf-8") for file in files if Path(str(file.locate())).is_file())


def _named(licence: str) -> str:
    """The texts of the licences that go by that name."""
    return _joined(_kept(text) for name, texts in _KNOWN.items() if name in licence for text in texts)


def _kept(name: str) -> str:
    return asset("licences", f"{name}.txt").read_text(encoding="utf-8")


def _joined(texts: Iterable[str]) -> str:
    return f"\n{'-' * 72}\n\n".join(dict.fromkeys(texts))
