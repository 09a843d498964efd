"""What is written on cards can be read: its contrast to what is below it, in every theme."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtGui import QColor

from engine.base.cards import Colour
from throne_desktop.look import theme
from throne_desktop.table.faces.windows import blended

pytestmark = pytest.mark.usefixtures("qtbot")

NEEDED = 4.5
"""The least contrast of words to their ground."""
NEEDED_IN_HIGH_CONTRAST = 7.0


@pytest.fixture(params=["light", "dark", "contrast"])
def needed(request: pytest.FixtureRequest) -> Iterator[float]:
    """Each theme in turn, and the contrast that is needed in it."""
    theme.wear(request.param)
    yield NEEDED_IN_HIGH_CONTRAST if request.param == "contrast" else NEEDED
    theme.wear("light")


def contrast(one: QColor, other: QColor) -> float:
    """How much brighter the brighter of two colours is, from 1 to 21."""
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def _light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def under(veil: QColor, colour: QColor) -> QColor:
    """A colour below a veil."""
    opaque = QColor(veil)
    opaque.setAlpha(255)
    return blended(colour, opaque, veil.alphaF())


@pytest.mark.parametrize("colour", get_args(Colour))
def test_the_name_on_the_head(colour: str, needed: float) -> None:
    look = theme.palette
    assert contrast(look.parchment_light, under(look.veil, look.colours[colour].main)) >= needed


@pytest.mark.parametrize("colour", get_args(Colour))
def test_the_short_form_and_the_name_at_the_foot(colour: str, needed: float) -> None:
    look = theme.palette
    assert contrast(look.colours[colour].dark, under(look.veil, look.parchment_dark)) >= needed


def test_the_ability(needed: float) -> None:
    look = theme.palette
    assert contrast(look.ink, under(look.veil, look.parchment_dark)) >= needed


def test_the_words_of_a_card_that_cannot_be_played(needed: float) -> None:
    look = theme.palette
    assert contrast(look.ink, under(look.unplayable, under(look.veil, look.parchment_dark))) >= needed


@pytest.mark.parametrize("colour", get_args(Colour))
def test_the_sign_in_a_disc(colour: str, needed: float) -> None:
    assert contrast(theme.palette.colours[colour].dark, theme.palette.parchment_light) >= needed


def test_what_a_card_counts_now(needed: float) -> None:
    assert contrast(theme.palette.ink, theme.palette.gold_light) >= needed


@pytest.mark.parametrize("colour", get_args(Colour))
def test_the_line_through_a_number(colour: str, needed: float) -> None:
    """It is told from the head by its light colour, and from the number by its border and its slant."""
    assert contrast(theme.palette.gold_light, theme.palette.colours[colour].main) >= 3.0


def test_a_reason_beside_a_number(needed: float) -> None:
    assert contrast(theme.palette.parchment_light, theme.palette.refused) >= needed
