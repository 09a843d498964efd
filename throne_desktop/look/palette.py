"""What a theme consists of: all its colours, named after their use.

A named tuple of this many fields is made five times as fast as a data class, and the start waits for these.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Tones(NamedTuple):
    """The tones of one colour of cards: of the head, of the text below, and of the window around the emblem."""

    main: QColor
    dark: QColor
    light: QColor


class Chrome(NamedTuple):
    """The colours of pages, lists and buttons, by the names that the style sheet uses; all are opaque."""

    page: QColor
    text: QColor
    quiet: QColor
    accent: QColor
    trouble: QColor

    on_ground: QColor
    on_ground_quiet: QColor
    warning: QColor
    ground_edge: QColor
    ground_hover: QColor

    panel: QColor
    panel_edge: QColor
    tile: QColor
    tile_hover: QColor

    moon: QColor
    """Titles of a game that was lost: cool, like moonlight."""

    bar: QColor
    bar_edge: QColor
    bar_text: QColor
    bar_note: QColor
    bar_link: QColor
    bar_hover: QColor
    bar_off: QColor
    bar_off_edge: QColor

    button: QColor
    button_edge: QColor
    button_hover: QColor
    button_pressed: QColor
    button_off: QColor
    button_off_edge: QColor
    button_off_text: QColor
    focus: QColor
    bright_focus: QColor

    primary: QColor
    primary_edge: QColor
    primary_hover: QColor
    primary_pressed: QColor
    primary_text: QColor
    primary_off: QColor
    primary_off_text: QColor

    field: QColor
    field_edge: QColor
    row_hover: QColor
    selected: QColor
    selected_text: QColor
    handle: QColor


class Hall(NamedTuple):
    """The colours of the hall that home is: of its wall from top to foot, its floor, the stone of its doors, and the
    table in it."""

    night: QColor
    wall: QColor
    wall_low: QColor
    joint: QColor
    """Between the stones of the wall."""
    floor_lit: QColor
    floor: QColor
    floor_dark: QColor
    stone_light: QColor
    stone: QColor
    stone_dark: QColor
    table_edge: QColor
    table_light: QColor
    table: QColor
    table_dark: QColor
    light: QColor
    """Around the door that is lit."""
    bronze: QColor
    """Of half a crown, which was won with help."""


class Palette(NamedTuple):
    """All colours of a theme. `tokens` are light enough for text in ink; `colours` are those of groups of cards, by the
    names that games use."""

    chrome: Chrome

    ink: QColor
    """Texts and outlines on cards and tokens."""
    parchment_light: QColor
    """The upper end of a card, and what is written on its head."""
    parchment: QColor
    parchment_dark: QColor
    """The lower end of a card."""
    card_edge: QColor
    shadow: QColor
    veil: QColor
    """Lies over a card and its drawing, but below its words; it dims them in the dark theme."""
    unplayable: QColor
    """Lies below the head of a card that cannot be played now."""

    gold: QColor
    gold_light: QColor
    """Signs on the table: what can be picked up."""
    ring: QColor
    """Around a portrait."""
    ring_bright: QColor
    """Around the portrait of whoever decides, or has won."""
    drop: QColor
    """Lights up a place where a card may be dropped."""
    place_veil: QColor
    """Lies over the place where a game is played; an opaque one leaves a plain ground."""
    dusk: QColor
    """Lies over that place where a game is over, so that words can be read on it."""
    night: QColor
    """The same where the game was lost."""
    moonbeam: QColor
    """Light on the throne of whoever has won, where the game was lost."""
    brass: QColor
    """Furniture, with its lit and its shaded side; velvet covers it."""
    brass_light: QColor
    brass_dark: QColor
    velvet: QColor
    velvet_dark: QColor
    glow: QColor
    """Light on what the game is about."""
    felt_light: QColor
    felt_dark: QColor
    felt_edge: QColor
    wood: QColor
    wood_light: QColor
    seam: QColor
    plaque: QColor
    plaque_edge: QColor
    on_felt: QColor
    on_felt_quiet: QColor
    outline: QColor
    slot: QColor
    """The ground of a place where cards will lie."""
    inlay: QColor
    """The ground of one that is let into the table."""
    refused: QColor
    hall: Hall
    tokens: dict[str, QColor]
    colours: dict[str, Tones]
    stroke: float = 1.0
    """The width of the lines of signs and outlines, as a multiple of the usual one."""
    shapes: bool = True
    """Whether light shapes are seen in the windows of cards."""
