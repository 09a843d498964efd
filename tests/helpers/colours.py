"""How well a colour can be read on another, as WCAG measures it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def luminance(colour: QColor) -> float:
    """The relative luminance as WCAG defines it."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
             for part in (colour.redF(), colour.greenF(), colour.blueF())]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def over(above: QColor, below: QColor) -> QColor:
    """A colour that lets another shine through."""
    share = above.alphaF()
    mixed = [share * mine + (1 - share) * its for mine, its in zip(above.getRgbF()[:3], below.getRgbF()[:3],
                                                                   strict=True)]
    return QColor.fromRgbF(*mixed)


def contrast(text: QColor, ground: QColor) -> float:
    """The contrast of a text on an opaque ground, from 1 to 21."""
    first, second = luminance(over(text, ground)), luminance(ground)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
