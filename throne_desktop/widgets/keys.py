"""All keys of the program and what they do: the list from which they are bound, kept free, and explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Text


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys that do one thing. `keys` are written as in QKeySequence; `name` is for the code."""

    name: str
    keys: tuple[str, ...]
    what: Text


ON_TABLE: Final = (
    Keys("go", ("Left", "Right", "Up", "Down"),
         N_("app", "Go from card to card; with a card in hand, from place to place.")),
    Keys("ends", ("Home", "End"), N_("app", "Go to the first or the last card that lies together.")),
    Keys("act", ("Return", "Space"),
         N_("app", "Move the card, pick it up or put it down there; or learn why it has to stay.")),
    Keys("look", ("F2", "I"), N_("app", "Show the card large, with its ability.")),
    Keys("back", ("Esc",), N_("app", "Put the card back, close a choice or a list, return to the table.")),
)
IN_GAME: Final = (
    Keys("number", tuple("123456789"), N_("app", "Make the move with that number; two digits make a larger one.")),
    Keys("undo", ("U", "Ctrl+Z"), N_("app", "Take back.")),
    Keys("redo", ("Ctrl+Y",), N_("app", "Redo what you took back.")),
    Keys("hint", ("H",), N_("app", "Get a hint; press again for more.")),
    Keys("pause", ("P",), N_("app", "Pause the bots, or let them go on.")),
    Keys("moves", ("M",), N_("app", "Go to the list of moves.")),
    Keys("log", ("L",), N_("app", "Go to the log.")),
    Keys("rules", ("R",), N_("app", "Go to the rules: to the one that a refusal names, if one is shown.")),
    Keys("aid", ("C",), N_("app", "Go to the cheat sheet.")),
    Keys("review", ("V",), N_("app", "Go back to the review that a practice game began in.")),
    Keys("scores", ("S",), N_("app", "Show how the scores are made up, or stop showing it.")),
    Keys("next", ("Tab", "Shift+Tab"), N_("app", "Go to the next part of the window, or to the one before.")),
    Keys("full-screen", ("F11",), N_("app", "Switch to full screen, or back to a window.")),
    Keys("help", ("F1",), N_("app", "Show this page, or close it.")),
)
FIXED: Final = {keys.name: keys for keys in (*ON_TABLE, *IN_GAME)}
"""All keys that always mean the same, by name."""

RESERVED: Final = frozenset(key for keys in FIXED.values() for key in keys.keys if len(key) == 1)
"""The letters that no button may use."""


@dataclass(frozen=True, slots=True)
class MouseHelp:
    """Something done with the mouse, and what comes of it."""

    how: Text
    what: Text


WITH_MOUSE: Final = (
    MouseHelp(N_("app", "Drag a card"), N_("app", "Places where it may be dropped light up.")),
    MouseHelp(N_("app", "Click a card"),
            N_("app", "Make its move; choose among several, by a button or a lit place; or learn why it has to stay.")),
    MouseHelp(N_("app", "Rest on a card"), N_("app", "Show it large, with its ability.")),
    MouseHelp(N_("app", "Click the plaque of a player"), N_("app", "Show how the score is made up.")),
    MouseHelp(N_("app", "Click while cards move"), N_("app", "Skip their movement; so do Enter, Space and Esc.")),
    MouseHelp(N_("app", "Click a line of the log"), N_("app", "Show again what happened; so does Enter in the log.")),
    MouseHelp(N_("app", "Click the number of a rule"), N_("app", "Read that rule.")),
)

LETTER: Final = N_("keys", "Letter")
LETTER_WHAT: Final = N_("app", "Press the button in which that letter is underlined.")

BY_PLACE: Final = N_("app", "If your keyboard has no Latin letters, or digits only with Shift, press the key at the "
                            "same place.")

ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
KEY_NAMES: Final = {
    "Home": N_("keys", "Home"),
    "End": N_("keys", "End"),
    "Return": N_("keys", "Enter"),
    "Space": N_("keys", "Space"),
    "Esc": N_("keys", "Esc"),
    "Tab": N_("keys", "Tab"),
    "Shift": N_("keys", "Shift"),
    "Ctrl": N_("keys", "Ctrl"),
}
"""The labels of keys that have other names in other languages."""
