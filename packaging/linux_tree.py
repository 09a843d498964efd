"""The program and its files for a Linux desktop, laid out as below /usr or ~/.local."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path
from typing import Final

import icons
import manual
from engine.cli.language import speaking
from publisher import filled_in
from throne_desktop.services import licences

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
LINUX: Final = HERE / "linux"
NAME: Final = "throne-desktop"
METAINFO: Final = "throne-desktop.metainfo.xml"
MIME: Final = "application-x-throne-record"


def lay_out(frozen: Path, tree: Path, version: str) -> None:
    """Fill an empty folder with bin, lib and share."""
    shutil.copytree(frozen, tree / "lib" / NAME, symlinks=True)
    (tree / "bin").mkdir()
    (tree / "bin" / NAME).symlink_to(Path("..", "lib", NAME, NAME))
    share = tree / "share"
    _copy(LINUX / "throne-desktop.desktop", share / "applications")
    (share / "metainfo").mkdir(parents=True)
    metainfo = filled_in((LINUX / METAINFO).read_text(encoding="utf-8"))
    (share / "metainfo" / METAINFO).write_text(metainfo, encoding="utf-8")
    _copy(LINUX / "throne-record.xml", share / "mime" / "packages")
    _draw(share / "icons" / "hicolor", tree.with_name("icons"))
    _write_manuals(share / "man", version)
    _copy(ROOT / "LICENSE", share / "doc" / NAME)
    texts = Path("lib", NAME, "_internal", licences.FOLDER)
    (share / "doc" / NAME / licences.FOLDER).symlink_to(Path("..", "..", "..", texts))


def released(version: str) -> str:
    """The release date of a version from the metainfo. Raises ValueError if it is missing there."""
    text = (LINUX / METAINFO).read_text(encoding="utf-8")
    found = re.search(rf'<release version="{re.escape(version)}" date="([-0-9]+)"', text)
    if found is None:
        raise ValueError(f"packaging/linux/{METAINFO} has no release {version}.")
    return found[1]


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def _draw(themes: Path, drawn: Path) -> None:
    """Draw the icons of the program and of its records."""
    for size in icons.SIZES:
        picture = icons.png(drawn, size)
        for kind, name in (("apps", NAME), ("mimetypes", MIME)):
            place = themes / f"{size}x{size}" / kind
            place.mkdir(parents=True)
            shutil.copyfile(picture, place / f"{name}.png")
    for kind, name in (("apps", NAME), ("mimetypes", MIME)):
        place = themes / "scalable" / kind
        place.mkdir(parents=True)
        shutil.copyfile(icons.DRAWING, place / f"{name}.svg")


def _write_manuals(folder: Path, version: str) -> None:
    """The manual in every language; English is what everybody reads whose language has none."""
    from throne_desktop.startup.command_line import command_line

    for language in manual.LANGUAGES:
        place = folder / ("" if language == "en" else language) / "man6"
        place.mkdir(parents=True)
        with speaking(language):
            text = manual.page(command_line(), version, released(version))
        (place / f"{NAME}.6.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
