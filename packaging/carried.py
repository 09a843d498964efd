"""What is wrong with the shared libraries of a frozen program for Linux, which may crash on newer systems only."""

from __future__ import annotations

import fnmatch
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bundle
from elf import is_elf, needed
from throne_desktop.startup import stand_ins

_LIBRARY: Final = re.compile(r"lib[^/]*\.so(\.|$)")
_KNOWN: Final = re.compile(r"^\t(\S+) \(.*\) => (\S+)$", re.M)
_ALWAYS, _STAND_IN, _SYSTEM = "carried", "carried as a stand-in", "the system's"


class Libraries:
    """The shared libraries of a frozen program, by who they are from."""

    def __init__(self, frozen: Path) -> None:
        """Look through the program's folder."""
        files = [file for file in frozen.rglob("*") if is_elf(file)]
        libraries = [file for file in files if _LIBRARY.match(file.name) and "plugins" not in file.parts]
        self.stand_ins = {file.name: file for file in libraries if file.parent.name == stand_ins.FOLDER}
        self.always = {file.name for file in libraries} - set(self.stand_ins)
        self.needed = {name for file in files for name in needed(file)}
        self.system = self.needed - self.always - set(self.stand_ins)

    def place(self, name: str) -> str:
        """Whose that library is."""
        return _ALWAYS if name in self.always else _STAND_IN if name in self.stand_ins else _SYSTEM


def faults(frozen: Path) -> list[str]:
    """What is wrong, in sentences."""
    libraries = Libraries(frozen)
    return [*_torn(libraries), *_in_the_way(libraries), *_useless(libraries), *_out_of_order(libraries)]


def _torn(libraries: Libraries) -> Iterator[str]:
    """Families of which some are carried and others are not."""
    for family in bundle.TOGETHER:
        used = sorted(name for name in libraries.needed | libraries.always | set(libraries.stand_ins)
                      if any(fnmatch.fnmatch(name, pattern) for pattern in family))
        places = {name: libraries.place(name) for name in used}
        if len(set(places.values())) > 1:
            yield ("Libraries of one make come from different places: "
                   f"{', '.join(f'{name} is {place}' for name, place in places.items())}.")
        groups = {group for group in stand_ins.GROUPS for name in used if name in group}
        if _STAND_IN in places.values() and len(groups) > 1:
            yield f"Stand-ins of one make are in different groups: {', '.join(used)}."


def _in_the_way(libraries: Libraries) -> Iterator[str]:
    """Carried libraries that some library of the system's asks for as well, which may need a newer one."""
    known = dict(reversed(_KNOWN.findall(subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True,
                                                        text=True).stdout)))
    seen: set[str] = set()
    to_do = sorted(libraries.system)
    while to_do:
        name = to_do.pop()
        if name in seen or name not in known:
            continue
        seen.add(name)
        for other in needed(Path(known[name])):
            if other in libraries.always:
                yield f"{other} is carried, but the system's {name} asks for it, too."
            to_do.append(other)


def _useless(libraries: Libraries) -> Iterator[str]:
    """Carried libraries that nothing asks for."""
    for name in sorted((libraries.always | set(libraries.stand_ins)) - libraries.needed):
        if not name.startswith("libpython"):    # the launcher looks for it
            yield f"{name} is carried, but nothing asks for it."


def _out_of_order(libraries: Libraries) -> Iterator[str]:
    """Stand-ins that are not there, or would be loaded before what they need."""
    order = [name for group in stand_ins.GROUPS for name in group]
    for name in sorted(set(order) ^ set(libraries.stand_ins)):
        yield f"{name} should be a stand-in and is missing." if name in order else f"{name} is no stand-in."
    for name, file in libraries.stand_ins.items():
        late = [other for other in needed(file) if name in order and other in order[order.index(name):]]
        if late:
            yield f"{name} is loaded before {', '.join(late)}, which it needs."
