"""The pictures that every start shows, kept between starts: painting them takes 45 of 150 ms, reading them 4.

Each is a file of bare pixels with a checksum in the user's cache, named after all that it depends on. A file that is
missing or damaged is made anew, and without a cache the pictures are painted at every start.

On Linux a ground is not read but mapped: it is shown from where the system keeps the file, and takes no memory of its
own. A hall of 2560 x 1600 pixels is there 7 of 170 ms sooner, and the ground of a table 75 to 190 ms.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage, QPixmap

from engine.core import disk
from engine.version import __version__
from throne_desktop.look import pictures
from throne_desktop.storage import paths

if TYPE_CHECKING:
    from io import BufferedReader
    from mmap import mmap

MOST: Final = 128 * 2 ** 20
"""The most bytes that all pictures take: the hall fills the window, which is 4 MB where it is small, 16 at twice the
density, and 100 on the largest screens."""
HALL: Final = "hall"
"""The ground that home lies on."""
PLACE: Final = "place"
"""The ground of a table: the place where its game is played."""
_GROUNDS: Final = {HALL: 3, PLACE: 2}
"""Of each kind of ground so many are kept: of a window of two sizes, or on two screens, and one more. A table has
another for each game and each number of players, and only the latest are likely to be shown again."""
_BYTES_OF_PIXEL: Final = 4
_BYTES_OF_SUM: Final = 4
_LARGE: Final = 2 ** 20
_STEP: Final = 61
_CLEAR: Final = QImage.Format.Format_ARGB32_Premultiplied
_OPAQUE: Final = QImage.Format.Format_RGB32

keeps_grounds = False
"""Whether grounds of tables are written: not in runs that no one plays, nor by tests."""
_painted: dict[str, QPixmap] = {}
"""What could not be read and waits to be written, by the names of the files."""
_mapped: list[mmap] = []
"""The files that grounds were shown from. They stay mapped, since nobody knows how long Qt keeps a picture."""


class Mapped(NamedTuple):
    """A ground that is shown from its file as long as somebody has this."""

    picture: QPixmap
    file: mmap

    def rest(self) -> None:
        """Let the system have back the memory in which it is shown: what is shown again comes from the file."""
        from mmap import MADV_DONTNEED

        self.file.madvise(MADV_DONTNEED)


def picture(name: str, size: QSize, ratio: float, paint: Callable[[], QPixmap], *, ground: bool = False) -> QPixmap:
    """The picture of that name as it was kept by an earlier start, or else painted now, to be kept by `write`.

    The name says all that it depends on but for its size, and the version of the program. A `ground` fills the window
    and has no clear pixels; of several, only the last is kept.
    """
    file = file_name(name, size, ratio)
    made = _painted.get(file) or _read(file, QSize(round(size.width() * ratio), round(size.height() * ratio)), ratio,
                                       ground=ground)
    if made is None:
        if ground:
            _forget_grounds(name)
        made = _painted[file] = paint()
    return made


def file_name(name: str, size: QSize, ratio: float) -> str:
    """What the file of a picture is called, which depends on its size and on the versions of the program and of Qt."""
    return f"{name}-{__version__}-{qVersion()}-{size.width()}x{size.height()}-{ratio:g}"


def mapped(name: str, size: QSize, ratio: float) -> Mapped | None:
    """The ground in the file of that name, of so many pixels of the screen; None if it is not there, or damaged.

    It belongs to the caller: once that has let go of it, nothing keeps the file from going.
    """
    found = None
    with suppress(OSError, paths.NoFolder), disk.opened(paths.pictures() / name) as file:
        found = _map(file, size)
    if found is None:
        return None
    _note_shown(paths.pictures() / name)
    image, whole = found
    image.setDevicePixelRatio(ratio)
    return Mapped(QPixmap.fromImage(image), whole)


def keep_ground(name: str, image: QImage) -> None:
    """Write a ground into the file of that name, if that is possible. It takes a while, and may run in a thread."""
    with suppress(OSError, paths.NoFolder):
        folder = paths.pictures()
        folder.mkdir(parents=True, exist_ok=True)
        _put(folder / name, image)
        _tidy(folder)


def maps() -> bool:
    """Whether files are mapped: other systems would not let one be replaced or deleted then."""
    return sys.platform == "linux"


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
                _put(folder / name, pixmap.toImage())
            if maps():
                pictures.ground.forget()        # from now on it is shown from its file
            _tidy(folder)
    _painted.clear()


def rest() -> None:
    """Let the system have back the memory in which grounds are shown: what is shown again comes from the file."""
    if _mapped:
        from mmap import MADV_DONTNEED

        for each in _mapped:
            each.madvise(MADV_DONTNEED)


def _forget_grounds(name: str) -> None:
    """Forget those of the same kind that wait to be written: the window had another size, or other words."""
    kind = name.partition("-")[0]
    for file in [file for file in _painted if file.startswith(f"{kind}-")]:
        del _painted[file]


def _read(name: str, size: QSize, ratio: float, *, ground: bool) -> QPixmap | None:
    """The pixels of a file; None if there is none, or it is not as it was written."""
    try:
        path = paths.pictures() / name
        with disk.opened(path) as file:
            image = _map_hall(file, size) if ground and maps() else _copy(file, size, _OPAQUE if ground else _CLEAR)
    except (OSError, paths.NoFolder):
        return None
    if image is None:
        return None
    _note_shown(path)
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def _note_shown(path: Path) -> None:
    """What was shown last is read ahead, and thrown away last."""
    with suppress(OSError):
        os.utime(path)


def _copy(file: BufferedReader, size: QSize, form: QImage.Format) -> QImage | None:
    image = QImage(size, form)
    pixels = memoryview(image.bits())
    whole = file.readinto(pixels) == len(pixels)
    rest_ = file.read(_BYTES_OF_SUM + 1)
    return image if whole and rest_ == _sum(pixels) else None


def _map_hall(file: BufferedReader, size: QSize) -> QImage | None:
    """The pixels where they lie in the file, from now on. Raises OSError."""
    found = _map(file, size)
    if found is None:
        return None
    image, whole = found
    rest()
    _mapped.append(whole)
    return image


def _map(file: BufferedReader, size: QSize) -> tuple[QImage, mmap] | None:
    """The pixels where they lie in the file. It is never written again, but replaced by another one. Raises OSError."""
    from mmap import PROT_READ, mmap  # only here: nothing else needs it

    length = size.width() * size.height() * _BYTES_OF_PIXEL
    if os.fstat(file.fileno()).st_size != length + _BYTES_OF_SUM:
        return None
    bytes_of_file = mmap(file.fileno(), 0, prot=PROT_READ)
    whole = memoryview(bytes_of_file)
    pixels = whole[:length]
    if whole[length:] != _sum(pixels):
        return None
    return QImage(pixels, size.width(), size.height(), size.width() * _BYTES_OF_PIXEL, _OPAQUE), bytes_of_file


def _put(path: Path, image: QImage) -> None:
    """Write the pixels of a picture, and their sum. Raises OSError."""
    made = image.convertToFormat(_CLEAR if image.hasAlphaChannel() else _OPAQUE)
    pixels = memoryview(made.constBits())
    disk.put(path, pixels, _sum(pixels))


def _sum(pixels: bytes | memoryview) -> bytes:
    """The checksum: of all bytes or, as that would take 2 ms for a picture that fills the window, of every 61st."""
    some = pixels if len(pixels) < _LARGE else memoryview(pixels)[::_STEP].tobytes()
    return zlib.crc32(some).to_bytes(_BYTES_OF_SUM, "little")


def _tidy(folder: Path) -> None:
    """Delete what was not shown for longest until the rest takes no more room than it may. Raises OSError.

    Grounds of tables go before all else: they are the largest, and no start waits for one.
    """
    found = ((file.stat(), file) for file in folder.iterdir() if file.is_file())
    files = sorted(found, key=lambda each: each[0].st_mtime_ns)
    room = sum(stat.st_size for stat, _ in files)
    kinds = {kind: [file for _, file in files if file.name.startswith(f"{kind}-")] for kind in _GROUNDS}
    spare = {file for kind, most in _GROUNDS.items() for file in kinds[kind][:-most]}
    for stat, file in sorted(files, key=lambda each: (each[1] not in spare, each[1] not in kinds[PLACE])):
        if file in spare or room > MOST:
            file.unlink()
            room -= stat.st_size
