"""The dark theme: the same table by candlelight."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from throne_desktop.look.light import PALETTE as LIGHT
from throne_desktop.look.palette import Chrome, Tones

_CHROME: Final = Chrome(
    page=QColor("#1e1b18"),
    text=QColor("#e9dfc8"),
    quiet=QColor("#b8ab8f"),
    accent=QColor("#e3a6a0"),
    trouble=QColor("#f0a6a2"),
    on_ground=QColor("#ece2ca"),
    on_ground_quiet=QColor("#c4bb9f"),
    warning=QColor("#f5cf9c"),
    ground_edge=QColor("#66705c"),
    ground_hover=QColor("#223c32"),
    panel=QColor("#26221e"),
    panel_edge=QColor("#4c4335"),
    tile=QColor("#2a2621"),
    tile_hover=QColor("#363029"),
    bar=QColor("#14110e"),
    bar_edge=QColor("#4c3e24"),
    bar_text=QColor("#e9dfc8"),
    bar_note=QColor("#f5cf9c"),
    bar_link=QColor("#e0c67e"),
    bar_hover=QColor("#2c241c"),
    bar_off=QColor("#8c7f6b"),
    bar_off_edge=QColor("#3a2f23"),
    button=QColor("#332e27"),
    button_edge=QColor("#86765a"),
    button_hover=QColor("#3f3930"),
    button_pressed=QColor("#29251f"),
    button_off=QColor("#26221e"),
    button_off_edge=QColor("#423a2f"),
    button_off_text=QColor("#978a74"),
    focus=QColor("#cfae62"),
    bright_focus=QColor("#e0c67e"),
    primary=QColor("#84323f"),
    primary_edge=QColor("#a9505d"),
    primary_hover=QColor("#96404d"),
    primary_pressed=QColor("#6a2631"),
    primary_text=QColor("#fbf1dc"),
    primary_off=QColor("#46373a"),
    primary_off_text=QColor("#b5a6a2"),
    field=QColor("#171512"),
    field_edge=QColor("#86765a"),
    row_hover=QColor("#2c2721"),
    selected=QColor("#54462a"),
    selected_text=QColor("#f6ecd4"),
    handle=QColor("#5f5440"),
)

PALETTE: Final = LIGHT._replace(
    chrome=_CHROME,
    veil=QColor(38, 26, 8, 64),
    card_edge=QColor("#6e5f41"),
    shadow=QColor(0, 0, 0, 110),
    gold=QColor("#b8944a"),
    gold_light=QColor("#e0c67e"),
    drop=QColor(224, 198, 126, 44),
    felt_light=QColor("#1d3b31"),
    felt_dark=QColor("#0f231c"),
    felt_edge=QColor(0, 0, 0, 150),
    wood=QColor("#1c130d"),
    wood_light=QColor("#2c1e15"),
    seam=QColor(201, 161, 74, 45),
    plaque=QColor(10, 14, 12, 215),
    plaque_edge=QColor(201, 161, 74, 70),
    on_felt=QColor("#e6dcc3"),
    on_felt_quiet=QColor(230, 220, 195, 200),
    outline=QColor(230, 220, 195, 55),
    slot=QColor(0, 0, 0, 40),
    tokens={
        "gold": QColor("#cdb570"),
        "red": QColor("#c8747d"),
        "blue": QColor("#8a94c8"),
        "green": QColor("#76a483"),
        "grey": QColor("#aaa598"),
    },
    colours={**LIGHT.colours, "amber": Tones(QColor("#8a5b00"), QColor("#523600"), QColor("#f4cf78"))},
)
