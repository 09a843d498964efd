"""The theme of high contrast: plain grounds, wide lines, and texts of at least 7 to 1."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from throne_desktop.look.palette import Chrome, Hall, Palette, Tones

_BLACK: Final = QColor("#000000")
_WHITE: Final = QColor("#ffffff")
_YELLOW: Final = QColor("#ffe14d")
_GREY: Final = QColor("#b4b4b4")
_NONE: Final = QColor(0, 0, 0, 0)

_CHROME: Final = Chrome(
    page=_BLACK,
    text=_WHITE,
    quiet=QColor("#e2e2e2"),
    accent=_YELLOW,
    trouble=QColor("#ffb0b0"),
    on_ground=_WHITE,
    on_ground_quiet=QColor("#e2e2e2"),
    warning=_YELLOW,
    ground_edge=_WHITE,
    ground_hover=QColor("#333333"),
    panel=_BLACK,
    panel_edge=_WHITE,
    tile=_BLACK,
    tile_hover=QColor("#262626"),
    bar=_BLACK,
    bar_edge=_WHITE,
    bar_text=_WHITE,
    bar_note=_YELLOW,
    bar_link=QColor("#9fd6ff"),
    bar_hover=QColor("#333333"),
    bar_off=_GREY,
    bar_off_edge=QColor("#7a7a7a"),
    button=_BLACK,
    button_edge=_WHITE,
    button_hover=QColor("#333333"),
    button_pressed=QColor("#4a4a4a"),
    button_off=_BLACK,
    button_off_edge=QColor("#7a7a7a"),
    button_off_text=_GREY,
    focus=_YELLOW,
    bright_focus=_YELLOW,
    primary=_WHITE,
    primary_edge=_WHITE,
    primary_hover=QColor("#e0e0e0"),
    primary_pressed=QColor("#cccccc"),
    primary_text=_BLACK,
    primary_off=QColor("#262626"),
    primary_off_text=_GREY,
    field=_BLACK,
    field_edge=_WHITE,
    row_hover=QColor("#333333"),
    selected=_YELLOW,
    selected_text=_BLACK,
    handle=_WHITE,
)

PALETTE: Final = Palette(
    chrome=_CHROME,
    ink=_BLACK,
    parchment_light=_WHITE,
    parchment=_WHITE,
    parchment_dark=_WHITE,
    card_edge=_BLACK,
    shadow=_NONE,
    veil=_NONE,
    unplayable=QColor(0, 0, 0, 89),
    gold=_YELLOW,
    gold_light=_YELLOW,
    ring=_WHITE,
    ring_bright=_YELLOW,
    drop=QColor(255, 225, 77, 70),
    place_veil=QColor("#101812"),
    brass=_BLACK,
    brass_light=_BLACK,
    brass_dark=_BLACK,
    velvet=_BLACK,
    velvet_dark=_BLACK,
    glow=_NONE,
    felt_light=QColor("#101812"),
    felt_dark=QColor("#101812"),
    felt_edge=_WHITE,
    wood=_BLACK,
    wood_light=_BLACK,
    seam=_NONE,
    plaque=_BLACK,
    plaque_edge=_WHITE,
    on_felt=_WHITE,
    on_felt_quiet=_WHITE,
    outline=QColor("#c8c8c8"),
    slot=_BLACK,
    refused=QColor("#a00018"),
    hall=Hall._make((*[QColor("#101812")] * (len(Hall._fields) - 1), _YELLOW)),
    tokens={
        "gold": QColor("#ffe14d"),
        "red": QColor("#ff9c9c"),
        "blue": QColor("#a9c4ff"),
        "green": QColor("#8fe3a6"),
        "grey": QColor("#e2e2e2"),
    },
    colours={
        "indigo": Tones(QColor("#1d2a80"), QColor("#141d5c"), _WHITE),
        "green": Tones(QColor("#0f4a2a"), QColor("#0a381f"), _WHITE),
        "crimson": Tones(QColor("#7a0f1f"), QColor("#5c0a16"), _WHITE),
        "amber": Tones(QColor("#5e3d00"), QColor("#452d00"), _WHITE),
        "violet": Tones(QColor("#4f1d5c"), QColor("#3a1344"), _WHITE),
        "teal": Tones(QColor("#053f49"), QColor("#042e36"), _WHITE),
        "slate": Tones(QColor("#26262c"), QColor("#1a1a1e"), _WHITE),
    },
    stroke=1.7,
    shapes=False,
)
