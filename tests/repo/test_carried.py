"""The libraries that a frozen program carries get along with those of any system: none is carried by half."""

from __future__ import annotations

import fnmatch
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from tests.helpers.repo_libraries import QT, reached
from throne_desktop.startup import stand_ins

XKB, XKB_X11 = "libxkbcommon.so.0", "libxkbcommon-x11.so.0"


def place(name: str) -> str:
    """Where the bundle puts a library of that name."""
    import bundle

    kept = bundle.kept([(name, "", "BINARY")])
    if not kept:
        return "the system's"
    return "a stand-in" if kept[0][0] == f"{stand_ins.FOLDER}/{name}" else "carried"


def library(folder: Path, name: str, *needs: Path) -> Path:
    """A library that does nothing but need others."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / name
    subprocess.run(["cc", "-shared", "-nostdlib", "-x", "c", "/dev/null", "-o", made, f"-Wl,-soname,{name}",
                    "-Wl,--no-as-needed", *(argument for need in needs for argument in ("-x", "none", need))],
                   check=True)
    return made


def faults(frozen: Path) -> list[str]:
    """What is found in a folder, except what it lacks of the usual stand-ins."""
    import carried

    return [fault for fault in carried.faults(frozen) if not fault.endswith("should be a stand-in and is missing.")]


# -- the lists ---------------------------------------------------------------------------------------------------------

def test_all_that_qt_asks_for_of_one_make_comes_from_one_place() -> None:
    import bundle

    modules = [QT / f"Qt{name}.abi3.so" for name in ("Core", "Gui", "Widgets", "Svg", "DBus")]
    plugins = [file for file in QT.glob("Qt/plugins/*/*.so")
               if bundle.kept([(str(file.relative_to(QT.parent)), "", "BINARY")])]
    asked = reached([*modules, *plugins])
    assert {XKB, XKB_X11} <= asked
    for family in bundle.TOGETHER:
        names = [name for name in asked if any(fnmatch.fnmatch(name, pattern) for pattern in family)]
        assert len({place(name) for name in names if name.startswith("lib")}) <= 1, names


def test_stand_ins_of_one_make_are_in_one_group() -> None:
    import bundle

    for family in bundle.TOGETHER:
        groups = [group for group in stand_ins.GROUPS
                  if any(fnmatch.fnmatch(name, pattern) for name in group for pattern in family)]
        assert len(groups) <= 1


@pytest.mark.parametrize("name", ["libffi.so.8", "libxcb.so.1", "libxcb-glx.so.0", "libwayland-client.so.0"])
def test_what_the_system_needs_for_itself_is_not_carried(name: str) -> None:
    assert place(name) == "the system's"


# -- a frozen program --------------------------------------------------------------------------------------------------

def test_half_of_a_pair_is_found(tmp_path: Path) -> None:
    other = library(tmp_path / "system", XKB)
    half = library(tmp_path / "frozen", XKB_X11, other)
    library(tmp_path / "frozen", "plugin.so", half, other)
    assert faults(tmp_path / "frozen") == [
        f"Libraries of one make come from different places: {XKB_X11} is carried, {XKB} is the system's."]


def test_a_pair_that_is_whole_is_well(tmp_path: Path) -> None:
    place = tmp_path / "frozen" / stand_ins.FOLDER
    other = library(place, XKB)
    half = library(place, XKB_X11, other)
    library(tmp_path / "frozen", "plugin.so", half, other)
    assert faults(tmp_path / "frozen") == []


def test_a_library_in_the_way_of_the_systems_own_is_found(tmp_path: Path) -> None:
    ours = library(tmp_path / "frozen", "libxcb.so.1")
    theirs = library(tmp_path / "system", "libX11.so.6")
    library(tmp_path / "frozen", "plugin.so", ours, theirs)
    assert faults(tmp_path / "frozen") == ["libxcb.so.1 is carried, but the system's libX11.so.6 asks for it, too."]


def test_a_library_that_nothing_asks_for_is_found(tmp_path: Path) -> None:
    library(tmp_path / "frozen", "libxcb-glx.so.0")
    assert faults(tmp_path / "frozen") == ["libxcb-glx.so.0 is carried, but nothing asks for it."]


# -- stand-ins at work -------------------------------------------------------------------------------------------------

LOADED = """
import sys
from pathlib import Path
from throne_desktop.startup import stand_ins
stand_ins.load(Path(sys.argv[1]), (("libtwin.so.1", "libtwin-x11.so.1"),))
print(*sorted({line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "libtwin" in line}))
"""


def loaded(ours: Path, system: Path) -> list[str]:
    """The libraries that are loaded, in a process that finds those of the system there."""
    done = subprocess.run([sys.executable, "-c", LOADED, ours], env={"LD_LIBRARY_PATH": str(system)}, cwd=ROOT,
                          capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A folder with both of a pair."""
    library(tmp_path / "ours", "libtwin-x11.so.1", library(tmp_path / "ours", "libtwin.so.1"))
    return tmp_path / "ours"


def test_the_systems_own_libraries_are_used_where_it_has_both(ours: Path, tmp_path: Path) -> None:
    system = tmp_path / "system"
    library(system, "libtwin-x11.so.1", library(system, "libtwin.so.1"))
    assert loaded(ours, system) == [str(system / "libtwin-x11.so.1"), str(system / "libtwin.so.1")]


def test_both_of_a_pair_are_ours_where_the_system_lacks_one(ours: Path, tmp_path: Path) -> None:
    library(tmp_path / "system", "libtwin.so.1")
    assert loaded(ours, tmp_path / "system") == [str(ours / "libtwin-x11.so.1"), str(ours / "libtwin.so.1")]


def test_a_package_without_stand_ins_starts_as_well(tmp_path: Path) -> None:
    assert loaded(tmp_path / "none", tmp_path) == []
