"""What is said of a rating for exercises, and of how many were solved in a row."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Text
from throne_desktop.storage.answers import SHOWN_AFTER, Answers

_RATING: Final = N_("exercises", "Your rating: {rating}.")
_CHANGED: Final = N_("exercises", "Your rating: {rating} ({change}).")
_TO_COME: Final = N_("exercises", "Your rating will be shown after %n more ready-made exercise(s).", "", 1)
_ROW: Final = N_("exercises", "%n solved in a row.", "", 1)
_LONGEST: Final = N_("exercises", "Longest streak so far: {count}.")
_A_ROW: Final = 2
"""So many are one."""


def standing(answers: Answers) -> tuple[Text, ...]:
    """How somebody stands, in sentences."""
    is_told = answers.longest >= _A_ROW and answers.longest > answers.row
    return (*_rating(answers, None), *_row(answers), *((_LONGEST.fill(count=answers.longest),) if is_told else ()))


def news(before: Answers, after: Answers) -> tuple[Text, ...]:
    """What an answer has changed, in sentences."""
    is_rated = after.rated > before.rated
    return (*(_rating(after, before) if is_rated else ()), *_row(after))


def _rating(answers: Answers, before: Answers | None) -> tuple[Text, ...]:
    rating = answers.shown_rating
    if rating is None:
        return (_TO_COME.fill(n=SHOWN_AFTER - answers.rated),)
    if before is None or before.shown_rating is None:
        return (_RATING.fill(rating=rating),)
    change = rating - before.shown_rating
    return (_CHANGED.fill(rating=rating, change=f"+{change}" if change >= 0 else f"\N{MINUS SIGN}{-change}"),)


def _row(answers: Answers) -> tuple[Text, ...]:
    return (_ROW.fill(n=answers.row),) if answers.row >= _A_ROW else ()
