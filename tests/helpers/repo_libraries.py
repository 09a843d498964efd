"""The system libraries that Qt's files need, and those that packaging/bootstrap.sh installs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import PySide6

from elf import needed

QT: Final = Path(PySide6.__file__).parent
_OWN: Final = (QT, QT / "Qt" / "lib", QT.parent / "shiboken6")
"""The folders of libraries that come with Qt."""
_EVERYWHERE: Final = re.compile(r"(ld-linux.*|lib(c|m|dl|pthread|resolv|rt|gcc_s|stdc\+\+|z|zstd))\.so\.\d+")
"""The libraries on every Debian, or that come with its Python."""


def asked_for(files: Iterable[Path]) -> set[str]:
    """The system libraries that these files need, directly or through Qt's own libraries."""
    return {name for name in reached(files) if _own(name) is None and not _EVERYWHERE.fullmatch(name)}


def reached(files: Iterable[Path]) -> set[str]:
    """All libraries, Qt's own and the system's, that these files need directly or through Qt's own."""
    found: set[str] = set()
    to_do = list(files)
    while to_do:
        for name in set(needed(to_do.pop())) - found:
            found.add(name)
            own = _own(name)
            if own is not None:
                to_do.append(own)
    return found


def _own(name: str) -> Path | None:
    """The library of that name that comes with Qt, if there is one."""
    return next((folder / name for folder in _OWN if (folder / name).exists()), None)


def listed(script: str, *lists: str) -> set[str]:
    """The libraries in these lists of bootstrap.sh."""
    found = (re.search(rf"^{name}=\((.*?)\)$", script, re.M | re.S) for name in lists)
    return {library for each in found if each for library in re.findall(r"(\S+\.so\.\d+)=", each[1])}
