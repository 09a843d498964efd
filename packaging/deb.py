"""The package for Debian and its relatives."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from elf import is_elf
from engine.core.languages import SHIPPED
from linux_tree import NAME, ROOT, released
from publisher import HOMEPAGE, MAINTAINER, PUBLISHER
from throne_desktop.services import licences
from throne_desktop.startup import stand_ins

_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kibibytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Homepage: {homepage}
Description: throne-themed card games on one table
 Behind the Throne, The Imposter Kings, Rival Kings, Shadow Throne and Throne,
 for people who play with the mouse or the keyboard against bots that cannot
 cheat, with others at the same screen, or alone to learn the rules.
 .
{languages}
"""
_COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Throne Desktop
Source: {homepage}
Comment: The licences of all parts, with their versions, are in
 /usr/share/doc/throne-desktop/licences.

Files: *
Copyright: {publisher}
License: Expat

Files: usr/lib/throne-desktop/_internal/PySide6/* usr/lib/throne-desktop/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3

Files: usr/lib/throne-desktop/_internal/libpython* usr/lib/throne-desktop/_internal/python3*
Copyright: Python Software Foundation
License: PSF-2

Files: usr/lib/throne-desktop/_internal/font_source_serif_pro/*
Copyright: Adobe
License: OFL-1.1
 The text of the license lies beside the fonts, as LICENSE.txt.

License: Expat
{license}

License: LGPL-3
 The text of the license is in /usr/share/common-licenses/LGPL-3. The libraries lie in the program's folder as files
 of their own and can be exchanged there.

License: PSF-2
 The Python Software Foundation License, version 2: https://docs.python.org/3/license.html
"""


def build(tree: Path, version: str, work: Path, dist: Path) -> Path:
    """Pack a tree laid out by linux_tree, and return the package. Raises ValueError if it cannot be described."""
    root = work / "root"
    shutil.copytree(tree, root / "usr", symlinks=True)
    (root / "usr" / "bin").rename(root / "usr" / "games")       # Debian's place for games
    # Debian has packages of these, and installs what this one depends on.
    inside = root / "usr" / "lib" / NAME / "_internal"
    shutil.rmtree(inside / stand_ins.FOLDER)
    shutil.rmtree(inside / licences.FOLDER / stand_ins.FOLDER)
    _document(root / "usr" / "share" / "doc" / NAME, version)
    control = root / "DEBIAN"
    control.mkdir()
    architecture = _said("dpkg", "--print-architecture")
    kibibytes = sum(file.lstat().st_size for file in root.rglob("*") if not file.is_symlink()) // 1024
    (control / "control").write_text(_CONTROL.format(
        name=NAME, version=version, architecture=architecture, maintainer=MAINTAINER, kibibytes=kibibytes,
        homepage=HOMEPAGE, depends=_depends(root / "usr" / "lib" / NAME, work), recommends=recommends(),
        languages=spoken()), encoding="utf-8")
    (control / "md5sums").write_text("".join(_sums(root)), encoding="utf-8")
    _set_modes(root)
    package = dist / f"{NAME}_{version}_{architecture}.deb"
    _said("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package))
    return package


def recommends() -> str:
    """The packages that the program is better with: those of typefaces for languages whose letters ours lacks, too."""
    typefaces = [each.typeface for each in SHIPPED if each.typeface]
    return ", ".join(dict.fromkeys(("xkb-data", "fontconfig", *typefaces)))


def spoken() -> str:
    """The sentence that names all languages, in lines of a description."""
    *others, last = (each.english for each in SHIPPED)
    said = f"The program speaks {', '.join(others)} and {last}."
    return textwrap.fill(said, 78, initial_indent=" ", subsequent_indent=" ")


def _document(folder: Path, version: str) -> None:
    (folder / "LICENSE").unlink()
    text = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    license_ = "\n".join(f" {line}" if line else " ." for line in text.splitlines())
    rights = _COPYRIGHT.format(license=license_, homepage=HOMEPAGE, publisher=PUBLISHER)
    (folder / "copyright").write_text(rights, encoding="utf-8")
    (folder / "changelog.gz").write_bytes(gzip.compress(changes(version).encode(), mtime=0))


def changes(version: str) -> str:
    """The entry for that version in CHANGELOG.md, in Debian's format. Raises ValueError if there is none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if found is None:
        raise ValueError(f"CHANGELOG.md has no version {version}.")
    points = [" ".join(point.split()) for point in re.findall(r"^- (.*?)(?=^- |\Z)", found[1], re.M | re.S)]
    lines = "\n".join(textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in points)
    day = datetime.fromisoformat(released(version)).replace(tzinfo=UTC)
    return f"{NAME} ({version}) unstable; urgency=medium\n\n{lines}\n\n -- {MAINTAINER}  {format_datetime(day)}\n"


def _depends(program: Path, work: Path) -> str:
    """The packages with the libraries that the program needs but does not bundle."""
    (work / "debian").mkdir()
    (work / "debian" / "control").write_text(f"Source: {NAME}\nPackage: {NAME}\nArchitecture: any\n", encoding="utf-8")
    binaries = [str(file.resolve()) for file in sorted(program.rglob("*")) if is_elf(file)]
    carried = sorted({str(file.resolve().parent) for file in program.rglob("lib*.so*")})
    # Quiet: Python's extension modules use symbols of the program that loads them, which it warns about.
    said = _said("dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in carried),
                 *(f"-e{binary}" for binary in binaries), folder=work, quiet=True)
    found = re.search(r"^shlibs:Depends=(.+)$", said, re.M)
    if found is None:
        raise ValueError("dpkg-shlibdeps found no packages that the program depends on.")
    return found[1]


def _sums(root: Path) -> Iterator[str]:
    for file in sorted(root.rglob("*")):
        place = file.relative_to(root)
        if file.is_file() and not file.is_symlink() and place.parts[0] != "DEBIAN":
            yield f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {place.as_posix()}\n"


def _set_modes(root: Path) -> None:
    """Make everything readable by all users, and only the program executable."""
    for file in root.rglob("*"):
        if not file.is_symlink():
            runs = file.is_dir() or file == root / "usr" / "lib" / NAME / NAME
            file.chmod(0o755 if runs else 0o644)


def _said(*command: str, folder: Path | None = None, quiet: bool = False) -> str:
    stderr = subprocess.DEVNULL if quiet else None
    done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=stderr, text=True)
    return done.stdout.strip()
