"""Underlined letters: a key for every button, in every language."""

from __future__ import annotations

from collections.abc import Set

from throne_desktop.widgets.keys import reserved


def letter_for(words: str, taken: Set[str]) -> int | None:
    """The position of the letter to underline: preferably the first of a word, or else any that is free, or None.

    `taken` holds the letters of other buttons, as capitals.
    """
    initials = [at for at in range(len(words)) if at == 0 or not words[at - 1].isalnum()]
    candidates: list[int] = [*initials, *range(len(words))]
    kept = reserved()
    for at in candidates:
        letter = words[at].upper()
        if "A" <= letter <= "Z" and letter not in taken and letter not in kept:
            return at
    return None


def underlined(words: str, at: int | None) -> str:
    """Words with that letter underlined, in Qt's notation."""
    if at is None:
        return words.replace("&", "&&")
    before, after = words[:at].replace("&", "&&"), words[at:].replace("&", "&&")
    return f"{before}&{after}"


def without_underline(text: str) -> str:
    """The words of a button, without Qt's notation for the underlined letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
