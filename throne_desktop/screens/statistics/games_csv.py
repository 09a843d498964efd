"""The games that count as a table for other programs: values between commas, in UTF-8, with a row of headings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.core.text import N_
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.services.statistics_source import Figures
from throne_desktop.storage.rating import Rating
from throne_desktop.storage.statistics import FinishedGame, OfGame

ENDING: Final = ".csv"
_MARK: Final = "\ufeff"
"""Spreadsheets take what begins with it for UTF-8."""
_HEADINGS: Final = (
    N_("app", "Started"), N_("app", "Game"), said.OPPONENTS, N_("app", "Players"), N_("app", "Result"),
    N_("app", "Share of the win"), said.FAIR, N_("app", "Rating"), N_("app", "Standard error of the rating"),
    N_("app", "Accuracy"),
)


def games_csv(figures: Figures) -> str:
    """All games that count, the first one first."""
    rows = [row for each in figures.statistics.of_games for row in _rows(each, figures.ratings[each.game_id])]
    return _MARK + "".join(map(_line, ([words(text) for text in _HEADINGS], *sorted(rows))))


def _rows(of_game: OfGame, ratings: Iterable[Rating]) -> Iterator[list[str]]:
    rated = {rating.started: rating for rating in ratings}
    name = words(manifest(of_game.game_id).name)
    for game in of_game.games:
        rating = rated.get(game.started)
        told = ("", "") if rating is None else (f"{rating.points:.0f}", f"{rating.error:.0f}")
        yield [f"{game.started.astimezone():%Y-%m-%d %H:%M:%S}", name, _opponents(game), str(game.seats),
               words(said.OUTCOMES[game.outcome]), f"{float(game.credit):.3g}", f"{float(game.fair):.3g}", *told,
               "" if game.accuracy is None else f"{game.accuracy:.1f}"]


def _opponents(game: FinishedGame) -> str:
    return ", ".join(words(said.opponents(level)) for level in game.opponents if level is not None)


def _line(values: Iterable[str]) -> str:
    return ",".join(map(_value, values)) + "\r\n"


def _value(value: str) -> str:
    """A value as it stands between commas."""
    return '"' + value.replace('"', '""') + '"' if any(each in value for each in ',"\n') else value
