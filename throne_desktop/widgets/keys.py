"""All keys of the program and what they do: the list from which they are bound, kept free, and explained.

Some of them a user can replace by others; `in_use` says which keys do a thing now.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Text
from throne_desktop.language.i18n import words


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys that do one thing. `keys` are written as in QKeySequence; `name` is for the code."""

    name: str
    keys: tuple[str, ...]
    what: Text


ON_TABLE: Final = (
    Keys("go", ("Left", "Right", "Up", "Down"),
         N_("app", "Move from card to card, or from place to place with a card picked up.")),
    Keys("ends", ("Home", "End"), N_("app", "Jump to the first or last card of the group.")),
    Keys("act", ("Return", "Space"),
         N_("app", "Move the card, pick it up, put it down, or see why it cannot be moved.")),
    Keys("look", ("F2", "I"), N_("app", "Show the card large, with its ability.")),
    Keys("back", ("Esc",), N_("app", "Put the card back, close a choice or a list, or return to the table.")),
)
IN_GAME: Final = (
    Keys("number", tuple("123456789"), N_("app", "Make the move with that number; type two digits for a larger one.")),
    Keys("undo", ("U", "Ctrl+Z"), N_("app", "Take back a move.")),
    Keys("redo", ("Ctrl+Y",), N_("app", "Redo what you took back.")),
    Keys("hint", ("H",), N_("app", "Get a hint; press again for more.")),
    Keys("pause", ("P",), N_("app", "Pause or resume the bots.")),
    Keys("moves", ("M",), N_("app", "Go to the list of moves.")),
    Keys("log", ("L",), N_("app", "Go to the log.")),
    Keys("rules", ("R",), N_("app", "Go to the rules, or to the rule named when a move is refused.")),
    Keys("aid", ("C",), N_("app", "Go to the cheat sheet.")),
    Keys("review", ("V",), N_("app", "Go back to the review this practice game came from.")),
    Keys("scores", ("S",), N_("app", "Show or hide how the scores are made up.")),
    Keys("next", ("Tab", "Shift+Tab"), N_("app", "Go to the next or previous part of the window.")),
    Keys("full-screen", ("F11",), N_("app", "Switch to full screen, or back to a window.")),
    Keys("copy", ("Ctrl+C",), N_("app", "Copy the game or the position as text.")),
    Keys("paste", ("Ctrl+V",), N_("app", "Paste a copied game or position.")),
    Keys("help", ("F1",), N_("app", "Open or close this page.")),
)
IN_LAB: Final = (
    Keys("moves", ("M",), N_("LabScreen", "Go to the legal moves here.")),
    Keys("ask", ("A",), N_("LabScreen", "Ask what you can do with a card, or why a move is illegal.")),
    Keys("best", ("H",), N_("LabScreen", "Evaluate the moves.")),
    Keys("gaze", ("E",), N_("LabScreen", "Choose a seat to see what its player can know.")),
    Keys("tried", ("T",), N_("LabScreen", "Go to the moves tried from here.")),
    Keys("lay", ("L",), N_("LabScreen", "Lay out cards by hand and change whose turn it is.")),
    Keys("rules", ("R",), N_("LabScreen", "Go to the rules.")),
    Keys("share", ("S",), N_("LabScreen", "Copy this table or paste another.")),
    Keys("back", ("U", "Ctrl+Z"), N_("LabScreen", "Go back one move.")),
    Keys("on", ("Y", "Ctrl+Y"), N_("LabScreen", "Go forward to a move already made.")),
    Keys("picture", ("Ctrl+Shift+C",), N_("LabScreen", "Copy the table as a picture.")),
)
"""Those of the laboratory, which nobody can change."""
FIXED: Final = {keys.name: keys for keys in (*ON_TABLE, *IN_GAME)}
"""All keys that always mean the same, by name."""

CHANGEABLE: Final = ("undo", "redo", "hint", "pause", "moves", "log", "rules", "aid", "review", "scores", "full-screen",
                     "help")
"""What users can choose another key for, by name; all other keys lead from place to place, or are digits."""
_POSSIBLE: Final = re.compile(r"(Ctrl\+)?(Shift\+)?([A-Z]|F[1-9]|F1[0-2])")
_COPYING: Final = ("Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+A")
"""What these do is the same in all programs."""

_NO_KEY: Final = N_("keys", "Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.")
_COPIES: Final = N_("keys", "{key} always copies or pastes.")
_TAKEN: Final = N_("keys", "{key} is already in use: {what} Give that command another key first.")

_chosen: dict[str, str] = {}


def in_use(name: str) -> tuple[str, ...]:
    """The keys that do a thing now, by its name: one that the user has chosen takes the place of the first usual one.
    """
    return _in_use(name, _chosen)


def _in_use(name: str, chosen: Mapping[str, str]) -> tuple[str, ...]:
    first, *others = FIXED[name].keys
    key = chosen.get(name, first)
    return (key, *(other for other in others if other != key))


def follow(chosen: Iterable[str]) -> None:
    """Use the keys that a user has chosen, each written as "name/key"; those that cannot be are left out."""
    found = {name: key for name, _, key in (entry.partition("/") for entry in chosen)
             if name in CHANGEABLE and _fault(key) is None}
    while (clashing := next((name for name in found if _taken(name, found[name], found)), None)) is not None:
        del found[clashing]
    _chosen.clear()
    _chosen.update(found)


def with_key(name: str, key: str) -> tuple[str, ...]:
    """All choices as `follow` takes them, if that key does that thing from now on."""
    chosen = {**_chosen, name: key}
    if FIXED[name].keys[0] == key:
        del chosen[name]
    return tuple(f"{each}/{its}" for each, its in chosen.items())


def why_not(name: str, key: str) -> Text | None:
    """None if that key can do that thing, otherwise the reason."""
    fault, other = _fault(key), _taken(name, key, _chosen)
    if fault is not None or other is None:
        return fault
    return _TAKEN.fill(key=key_words(key), what=other.what)


def _fault(key: str) -> Text | None:
    if key in _COPYING:
        return _COPIES.fill(key=key_words(key))
    return None if _POSSIBLE.fullmatch(key) else _NO_KEY


def _taken(name: str, key: str, chosen: Mapping[str, str]) -> Keys | None:
    """What else that key does."""
    return next((keys for keys in FIXED.values() if keys.name != name and key in _in_use(keys.name, chosen)), None)


def reserved() -> frozenset[str]:
    """The letters that no button may use now."""
    return frozenset(key for name in FIXED for key in in_use(name) if len(key) == 1)


def key_words(key: str) -> str:
    """The label of a key, or of several that are pressed together, in the reader's language."""
    names = [words(KEY_NAMES[part]) if part in KEY_NAMES else ARROWS.get(part, part) for part in key.split("+")]
    return "+".join(names)


@dataclass(frozen=True, slots=True)
class MouseHelp:
    """Something done with the mouse, and what comes of it."""

    how: Text
    what: Text


WITH_MOUSE: Final = (
    MouseHelp(N_("app", "Drag a card"), N_("app", "Every place it can go lights up.")),
    MouseHelp(N_("app", "Click a card"),
            N_("app", "Make its move, choose one of several with a button or a highlighted place, or see why it "
                      "cannot be moved.")),
    MouseHelp(N_("app", "Hover over a card"), N_("app", "Show it large, with its ability.")),
    MouseHelp(N_("app", "Click a player’s plaque"), N_("app", "Show how the score is made up.")),
    MouseHelp(N_("app", "Click while cards move"), N_("app", "Skip the animation; Enter, Space, and Esc do the same.")),
    MouseHelp(N_("app", "Click a line of the log"), N_("app", "Replay what happened; Enter in the log does the same.")),
    MouseHelp(N_("app", "Click a rule’s number"), N_("app", "Read that rule.")),
)

LETTER: Final = N_("keys", "Letter")
LETTER_WHAT: Final = N_("app", "Press the button with that letter underlined.")

BY_PLACE: Final = N_("app", "If your keyboard has no Latin letters, or needs Shift for digits, press the key in the "
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
