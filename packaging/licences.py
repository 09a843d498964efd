"""The licences that a frozen program brings: a text for every part of it, made from what packages say of themselves.

Every file of the bundle belongs to a part, by its place there. One that belongs to none stops the build.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final

from throne_desktop.services import licences
from throne_desktop.services.licences import LicensedPart, of_package
from throne_desktop.startup import stand_ins

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, its source, and its kind."""

_OURS: Final = ("engine", "throne_desktop", "assets", "translations", licences.FOLDER)
_LAUNCHER: Final = ("throne-desktop", "_pyi_rth_utils")
_QT: Final = re.compile(r"(PySide6/(Qt|plugins|translations)/|(PySide6/)?(lib)?Qt6)")
_PLACES: Final = (
    (re.compile(r"[^/]*__mypyc\."), "mypy"),
    (re.compile(r"(.*/)?libicu"), "ICU"),
    (_QT, "Qt"),
    (re.compile(r"(lib)?pyside6|PySide6"), "PySide6_Essentials"),
    (re.compile(r"(lib)?shiboken6"), "shiboken6"),
    (re.compile(r"(lib)?python3"), licences.PYTHON),
)
"""Where the files of parts lie whose names do not say what package they come from; the first that fits counts."""
_WITH: Final = {"Qt": ("Third-party code in Qt",), "cffi": ("libffi (cffi)",)}
"""Parts that have no files of their own."""


class Unknown(Exception):
    """A file that belongs to no part, or a part without a licence."""


def owner(place: str) -> str | None:
    """The name of the part that a file of the bundle belongs to, by its place there; None if it belongs to none.

    Stand-ins come from packages of Debian and are parts of their own.
    """
    top = place.partition("/")[0]
    if top == stand_ins.FOLDER:
        return place
    for pattern, part in _PLACES:
        if pattern.match(place):
            return part
    name = top.partition(".")[0]
    if name in _OURS:
        return licences.OWN
    if name in _LAUNCHER:
        return "pyinstaller"
    if name in sys.stdlib_module_names:
        return licences.PYTHON
    return next(iter(packages_distributions().get(name, ())), None)


def collect(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Write the licences of all parts that these files belong to into a folder, and return them as files of the bundle.

    Raises Unknown.
    """
    sources: dict[str, str] = {}
    for place, source, kind in entries:
        part = owner(Path(place).as_posix())
        if part is None and sys.platform == "linux":    # what else comes along elsewhere has never been seen
            raise Unknown(f"It is not known what part {place} belongs to, so its licence is not known either.")
        if part is not None and kind != "SYMLINK":
            sources.setdefault(part, source)
    (folder / stand_ins.FOLDER).mkdir(parents=True, exist_ok=True)
    files = [part.save(folder / stand_ins.FOLDER if name.startswith(stand_ins.FOLDER) else folder)
             for name, source in sources.items() for part in _parts(name, source)]
    return [(f"{licences.FOLDER}/{file.relative_to(folder).as_posix()}", str(file), "DATA") for file in files]


def _parts(name: str, source: str) -> Iterator[LicensedPart]:
    """The part of that name, and those that come with it; one of its files is known."""
    within = {part.name: part for part in licences.within()}
    if name == licences.OWN:
        found = licences.own()
    elif name == licences.PYTHON:
        found = licences.python()
    elif name.startswith(stand_ins.FOLDER):
        found = of_debian(Path(source))
    else:
        found = within[name] if name in within else of_package(name)
    for part in (found, *(within[other] for other in _WITH.get(name, ()))):
        if not part.text.strip():
            raise Unknown(f"{part.name} {part.version} brings no text of its licence.")
        yield part


def of_debian(library: Path) -> LicensedPart:
    """A library, with what its package of Debian says. Raises Unknown."""
    try:
        said = _said("dpkg-query", "--search", str(library.resolve()))
        package = said.partition(":")[0]
        version = _said("dpkg-query", "--show", "--showformat=${Version}", package)
        text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unknown(f"It is not known what package of Debian {library} comes from.") from error
    licence = ", ".join(dict.fromkeys(re.findall(r"^License: *(\S.*)$", text, re.M)))
    return LicensedPart(library.name, version, licence, text)


def missing(frozen: Path) -> list[str]:
    """The files in the folder of a frozen program that no licence there is about."""
    inside = frozen / "_internal"
    told = {LicensedPart.load(file).name for file in (inside / licences.FOLDER).rglob("*.txt")}
    places = (file.relative_to(inside).as_posix() for file in sorted(inside.rglob("*")) if file.is_file())
    return [place for place in places if (owner(place) or "").removeprefix(f"{stand_ins.FOLDER}/") not in told]


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
