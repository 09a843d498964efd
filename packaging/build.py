#!/usr/bin/env python3
"""Build the standalone program and its installers for the system this runs on, into dist/."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import smoke
from engine import __version__

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
MIB: Final = 1 << 20
LARGEST: Final = {"folder": 120 * MIB, ".deb": 35_000_000}
"""The largest sizes allowed, unpacked and as a package, in bytes."""


class Failure(Exception):
    """What stops the build, in one sentence."""


def main() -> int:
    """Build; 0 on success."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frozen", action="store_true", help="freeze and try the program, but make no installers")
    given = parser.parse_args()
    try:
        build(installers=not given.frozen)
    except (Failure, smoke.Broken) as failure:
        print(f"build: {failure}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"build: {Path(str(error.cmd[0])).name} failed with status {error.returncode}.", file=sys.stderr)
        return 1
    return 0


def build(*, installers: bool) -> None:
    """Freeze, test, pack and report."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    frozen = freeze()
    check(frozen)
    step("Trying the frozen program")
    smoke.run(frozen)
    made = list(pack(frozen)) if installers else []
    report(frozen, made)


def freeze() -> Path:
    """Run PyInstaller and return the folder with the program. Raises Failure."""
    step("Freezing the program")
    log = BUILD / "pyinstaller.log"
    BUILD.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as written:
        done = subprocess.run([sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", DIST, "--workpath",
                               BUILD / "pyinstaller", HERE / "throne.spec"], cwd=ROOT, stdout=written, check=False,
                              stderr=subprocess.STDOUT, env={**os.environ, "PYTHONPATH": str(ROOT)})
    if done.returncode:
        print("\n".join(log.read_text(encoding="utf-8").splitlines()[-20:]), file=sys.stderr)
        raise Failure(f"PyInstaller failed; all that it said is in {log}.")
    return DIST / "throne-desktop"


def check(frozen: Path) -> None:
    """Look for what may only be wrong on other systems than this one. Raises Failure."""
    if sys.platform == "linux":
        import carried
        import licences

        step("Checking the libraries that are carried, and the licences of all parts")
        faults = [*carried.faults(frozen), *(f"{place} has no licence." for place in licences.missing(frozen))]
        if faults:
            raise Failure(" ".join(faults))


def pack(frozen: Path) -> Iterator[Path]:
    """The installers for this system."""
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        work = Path(folder)
        if sys.platform == "linux":
            yield from _pack_for_linux(frozen, work)
        elif sys.platform == "win32":
            import windows_installer

            step("Packing the installer for Windows")
            yield windows_installer.build(frozen, __version__, work, DIST)
        else:
            step("Packing the application for macOS")
            yield Path(shutil.make_archive(str(DIST / f"throne-desktop-{__version__}-macos"), "zip", DIST,
                                           "Throne Desktop.app"))


def _pack_for_linux(frozen: Path, work: Path) -> Iterator[Path]:
    import deb
    import linux_tree
    import run_file
    import windows_installer

    linux = linux_tree.LINUX
    step("Checking what the desktop is told")
    subprocess.run(["desktop-file-validate", linux / "throne-desktop.desktop"], check=True)
    tree = work / "tree"
    linux_tree.lay_out(frozen, tree, __version__)
    metainfo = tree / "share" / "metainfo" / linux_tree.METAINFO
    subprocess.run(["appstreamcli", "validate", "--no-net", metainfo], check=True)
    step("Packing the Debian package")
    yield deb.build(tree, __version__, work, DIST)
    step("Packing the installer that needs no root")
    yield run_file.build(tree, __version__, work, DIST)
    step("Compiling the script of the installer for Windows")
    windows_installer.check(work, __version__)


def report(frozen: Path, made: list[Path]) -> None:
    """Print sizes, and write checksums where no rooms can be made. Raises Failure if something is too large."""
    unpacked = sum(file.lstat().st_size for file in frozen.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"{frozen.relative_to(ROOT)}/: {unpacked / MIB:.1f} MiB unpacked")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in made]
    for file in made:
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    if sums and sys.platform != "linux":     # there `make release` does it, once the installers have been tried
        (DIST / "SHA256SUMS").write_text("\n".join((*sums, "")), encoding="utf-8")
    sizes = [("folder", unpacked), *((file.suffix, file.stat().st_size) for file in made)]
    for kind, size in sizes:
        if size > LARGEST.get(kind, size):
            raise Failure(f"the {kind} takes {size} bytes, more than the {LARGEST[kind]} that it may.")


def step(what: str) -> None:
    """Print what is being done, and the time."""
    print(f"{time.strftime('%H:%M:%S')} {what} ...", flush=True)


if __name__ == "__main__":
    sys.exit(main())
