"""The few pictures that every start shows, kept between starts: painting them takes 5 of 110 ms, reading them 1.

Each is a file of bare pixels with a checksum in the user's cache, named after all that it depends on. A file that is
missing or damaged is made anew, and without a cache the pictures are painted at every start.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage, QPixmap

from engine.version import __version__
from throne_desktop.kept import paths

MOST: Final = 4 * 2 ** 20
"""The most bytes that all pictures take: those of one screen take 0.1 to 0.4 MB."""
_BYTES_OF_PIXEL: Final = 4
_BYTES_OF_SUM: Final = 4

_painted: dict[str, QPixmap] = {}
"""What could not be read and waits to be written, by the names of the files."""


def picture(drawing: Path, size: QSize, ratio: float, paint: Callable[[], QPixmap]) -> QPixmap:
    """The picture of a drawing as it was kept by an earlier start, or else painted now, to be kept by `write`."""
    name = _name(drawing, size, ratio)
    kept = _read(name, round(size.width() * ratio), round(size.height() * ratio))
    if kept is None:
        kept = _painted[name] = paint()
    else:
        kept.setDevicePixelRatio(ratio)
    return kept


def write() -> None:
    """Keep what was painted in this run, and throw the oldest pictures away if they take too much room."""
    with suppress(OSError, paths.NoFolder):     # the next start paints them, too
        if _painted:
            folder = paths.pictures()
            folder.mkdir(parents=True, exist_ok=True)
            for name, pixmap in _painted.items():
                beside = folder / f"{name}.{os.getpid()}.part"
                beside.write_bytes(_content(pixmap))
                beside.replace(folder / name)
            _tidy(folder)
    _painted.clear()


def _name(drawing: Path, size: QSize, ratio: float) -> str:
    """Names all that the picture depends on: the drawing as it is now, what paints it, size and density."""
    file = drawing.stat()
    return (f"{drawing.parent.name}-{drawing.stem}-{file.st_mtime_ns:x}-{file.st_size:x}-{__version__}-{qVersion()}-"
            f"{size.width()}x{size.height()}-{ratio:g}")


def _read(name: str, width: int, height: int) -> QPixmap | None:
    """The pixels of a file; None if there is none, or it is not as it was written."""
    try:
        content = (paths.pictures() / name).read_bytes()
    except (OSError, paths.NoFolder):
        return None
    pixels = content[:-_BYTES_OF_SUM]
    if len(pixels) != width * height * _BYTES_OF_PIXEL or content[-_BYTES_OF_SUM:] != _sum(pixels):
        return None
    image = QImage(pixels, width, height, width * _BYTES_OF_PIXEL, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())      # of its own: the bytes go with this function


def _content(pixmap: QPixmap) -> bytes:
    pixels = bytes(pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).constBits())
    return pixels + _sum(pixels)


def _sum(pixels: bytes) -> bytes:
    return zlib.crc32(pixels).to_bytes(_BYTES_OF_SUM, "little")


def _tidy(folder: Path) -> None:
    """Delete the oldest files until the others take no more room than they may. Raises OSError."""
    files = sorted(((file.stat(), file) for file in folder.iterdir()), key=lambda each: each[0].st_mtime_ns)
    room = sum(found.st_size for found, _ in files)
    for found, file in files:
        if room > MOST:
            file.unlink()
            room -= found.st_size
