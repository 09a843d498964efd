"""Underlined letters: a key for every button, in whatever language it is written."""

from __future__ import annotations

from collections.abc import Set

from throne_desktop.widgets.keys import RESERVED


def letter_for(words: str, taken: Set[str]) -> int | None:
    """The position of the letter to underline: the first of a word if one is free, or else any that is; None if none.

    `taken` are the letters that other buttons have, as capitals.
    """
    initials = [at for at in range(len(words)) if at == 0 or not words[at - 1].isalnum()]
    candidates: list[int] = [*initials, *range(len(words))]
    for at in candidates:
        letter = words[at].upper()
        if "A" <= letter <= "Z" and letter not in taken and letter not in RESERVED:
            return at
    return None


def underlined(words: str, at: int | None) -> str:
    """Words in which that letter is underlined, as Qt wants to have it written."""
    if at is None:
        return words.replace("&", "&&")
    before, after = words[:at].replace("&", "&&"), words[at:].replace("&", "&&")
    return f"{before}&{after}"


def without_underline(text: str) -> str:
    """The words of a button that one of its letters is underlined in."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
