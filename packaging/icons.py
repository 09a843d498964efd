"""The program's icon in the sizes and formats that desktops need, drawn from its one SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

DRAWING: Final = Path(__file__).resolve().parent.parent / "assets" / "icons" / "throne-desktop.svg"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""In pixels."""
_ICO: Final = (16, 24, 32, 48, 64, 128, 256)


def png(folder: Path, size: int) -> Path:
    """Draw the icon as a PNG, `size` pixels wide and high, and return the file. Raises OSError."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"throne-desktop-{size}.png"
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written.")
    return file


def ico(folder: Path) -> Path:
    """The icon for Windows, with all its sizes."""
    return _together(folder, "throne-desktop.ico", {"sizes": [(size, size) for size in _ICO]})


def icns(folder: Path) -> Path:
    """The icon for macOS."""
    return _together(folder, "throne-desktop.icns", {})


def _together(folder: Path, name: str, options: dict[str, Any]) -> Path:
    from PIL import Image

    with Image.open(png(folder, SIZES[-1])) as image:
        image.save(folder / name, **options)
    return folder / name
