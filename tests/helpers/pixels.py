"""The dots of a picture as plain numbers: asking Qt for the colour of each takes thirty times as long."""

from __future__ import annotations

from PySide6.QtGui import QImage

_OPAQUE = 0xff000000


def row(image: QImage, y: int, left: int = 0, width: int | None = None, step: int = 1) -> list[int]:
    """The colours of a row of an opaque picture, each as QColor takes it; of `width` dots from the left, or all."""
    assert image.format() == QImage.Format.Format_RGB32
    first = y * image.width() + left
    end = (y + 1) * image.width() if width is None else first + width
    dots = memoryview(image.constBits()).cast("I")[first:end:step]
    return [dot | _OPAQUE for dot in dots]


def tones(image: QImage, step: int) -> set[int]:
    """The colours in a grid of dots of an opaque picture, each as QColor takes it."""
    return {dot for y in range(0, image.height(), step) for dot in row(image, y, step=step)}
