"""The pictures that every start shows, kept between starts: painting them takes 45 of 150 ms, reading them 4.

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

from engine.core import disk
from engine.version import __version__
from throne_desktop.storage import paths

MOST: Final = 40 * 2 ** 20
"""The most bytes that all pictures take: the hall fills the window, which is 4 MB where it is small."""
HALL: Final = "hall"
"""The ground that home lies on."""
_BYTES_OF_PIXEL: Final = 4
_BYTES_OF_SUM: Final = 4
_LARGE: Final = 2 ** 20
_STEP: Final = 61
_CLEAR: Final = QImage.Format.Format_ARGB32_Premultiplied
_OPAQUE: Final = QImage.Format.Format_RGB32

_painted: dict[str, QPixmap] = {}
"""What could not be read and waits to be written, by the names of the files."""


def picture(name: str, size: QSize, ratio: float, paint: Callable[[], QPixmap], *, ground: bool = False) -> QPixmap:
    """The picture of that name as it was kept by an earlier start, or else painted now, to be kept by `write`.

    The name says all that it depends on but for its size, and the version of the program. A `ground` fills the window
    and has no clear pixels; of several, only the last is kept.
    """
    file = f"{name}-{__version__}-{qVersion()}-{size.width()}x{size.height()}-{ratio:g}"
    made = _painted.get(file) or _read(file, round(size.width() * ratio), round(size.height() * ratio),
                                       _OPAQUE if ground else _CLEAR)
    if made is None:
        if ground:
            _forget_grounds(name)
        made = _painted[file] = paint()
    else:
        made.setDevicePixelRatio(ratio)
    return made


def shown_last(kind: str) -> list[Path]:
    """The file of the ground of that kind that was shown last, if there is any: the next start will show it, too."""
    with suppress(OSError, paths.NoFolder):
        grounds = filter(Path.is_file, paths.pictures().glob(f"{kind}-*"))
        return sorted(grounds, key=lambda file: file.stat().st_mtime_ns)[-1:]
    return []


def name_of(drawing: Path) -> str:
    """Names a drawing as it is now."""
    file = drawing.stat()
    return f"{drawing.parent.name}-{drawing.stem}-{file.st_mtime_ns:x}-{file.st_size:x}"


def write() -> None:
    """Keep what was painted in this run, and throw away what was not shown for longest if all takes too much room."""
    with suppress(OSError, paths.NoFolder):     # the next start paints them, too
        if _painted:
            folder = paths.pictures()
            folder.mkdir(parents=True, exist_ok=True)
            for name, pixmap in _painted.items():
                disk.put(folder / name, _content(pixmap))
            _tidy(folder)
    _painted.clear()


def _forget_grounds(name: str) -> None:
    """Forget those of the same kind that wait to be written: the window had another size, or other words."""
    kind = name.partition("-")[0]
    for file in [file for file in _painted if file.startswith(f"{kind}-")]:
        del _painted[file]


def _read(name: str, width: int, height: int, form: QImage.Format) -> QPixmap | None:
    """The pixels of a file; None if there is none, or it is not as it was written."""
    image = QImage(width, height, form)
    pixels = memoryview(image.bits())
    try:
        path = paths.pictures() / name
        with disk.opened(path) as file:
            whole = file.readinto(pixels) == len(pixels)
            rest = file.read(_BYTES_OF_SUM + 1)
    except (OSError, paths.NoFolder):
        return None
    with suppress(OSError):     # what was shown last is read ahead, and thrown away last
        os.utime(path)
    return QPixmap.fromImage(image) if whole and rest == _sum(pixels) else None


def _content(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage()
    form = _CLEAR if image.hasAlphaChannel() else _OPAQUE
    pixels = bytes(image.convertToFormat(form).constBits())
    return pixels + _sum(pixels)


def _sum(pixels: bytes | memoryview) -> bytes:
    """The checksum: of all bytes or, as that would take 2 ms for a picture that fills the window, of every 61st."""
    some = pixels if len(pixels) < _LARGE else memoryview(pixels)[::_STEP].tobytes()
    return zlib.crc32(some).to_bytes(_BYTES_OF_SUM, "little")


def _tidy(folder: Path) -> None:
    """Delete what was not shown for longest until the rest takes no more room than it may. Raises OSError."""
    found = ((file.stat(), file) for file in folder.iterdir() if file.is_file())
    files = sorted(found, key=lambda each: each[0].st_mtime_ns)
    room = sum(stat.st_size for stat, _ in files)
    for stat, file in files:
        if room > MOST:
            file.unlink()
            room -= stat.st_size
