"""What the curves, ladders and costs of the statistics say, in sentences and in rows of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QDate, QLocale

from engine.bots.level import LEVELS
from engine.core.text import N_, Text
from engine.games.registry import faults_of, manifest
from throne_desktop.language.i18n import words
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.screens.statistics.time_curves import TimeWords
from throne_desktop.services.statistics_source import Costs, Lost
from throne_desktop.storage.periods import Period, Periods, Unit
from throne_desktop.storage.rating import Rating, levels_of
from throne_desktop.storage.statistics import ENOUGH, OfGame

READING: Final = N_("app", "%n file(s) still to be read; these figures cover the latest games.", "", 1)
AS_TABLES: Final = N_("app", "Charts as tables")
SAVE: Final = N_("app", "Save the games as CSV…")

OVER_TIME: Final = N_("app", "Wins over time")
_SEEN: Final = N_("app", "The bar shows games played, the filled part shows games won, and the line across the bar "
                         "marks the fair share")
_UNITS: Final[Mapping[Unit, Text]] = {
    Unit.DAY: N_("app", "Day by day"), Unit.WEEK: N_("app", "Week by week"), Unit.MONTH: N_("app", "Month by month"),
    Unit.YEAR: N_("app", "Year by year"),
}
_BEGINS: Final[Mapping[Unit, Text]] = {
    Unit.DAY: N_("app", "Day"), Unit.WEEK: N_("app", "Week of"), Unit.MONTH: N_("app", "Month"),
    Unit.YEAR: N_("app", "Year"),
}
_GAMES: Final = N_("app", "Games")
_OF_PERIOD: Final = N_("app", "{date}: won {won} of {games}; the fair share is {fair}.")
_NONE_THEN: Final = N_("app", "{date}: no game.")

LADDERS: Final = N_("app", "Level by level")
RUNGS: Final = N_("app", "A crown: you win clearly more than your fair share. Half a disc: no clear difference. A "
                         "stroke: clearly less. A dashed ring: fewer than {number} games.").fill(number=ENOUGH)
_RUNG: Final = N_("app", "{game}, {opponents}: {score}")
_NOT_MET: Final = N_("app", "{game}, {opponents}: no game yet.")

COSTS: Final = N_("app", "What costs most")
_MOST: Final = N_("app", "What costs you most: {fault} ({game}).")
_REVIEWED: Final = N_("app", "Reviewed games: {number}.")
_FAULTLESS: Final = N_("app", "Reviewed games: {number}. No move in them is called poor.")
_NOT_REVIEWED: Final = N_("app", "None of your games has been reviewed yet. Review one to see what costs you most.")
REVIEW_LAST: Final = N_("app", "Review the last game")
POINTS: Final = N_("app", "A point is one percentage point of the chance to win. Only moves that a review calls "
                          "poor are added up. Press Enter on a row or double-click it to show its costliest move.")
_FAULT: Final = N_("app", "Kind of move")
_GAME: Final = N_("app", "Game")
_TIMES: Final = N_("app", "Count")
_COST: Final = N_("app", "Points")
_OF_FAULT: Final = N_("app", "{fault}, {game}. Count: {times}. Points: {points}.")
_TOLD_FROM: Final = 3
"""So many reviews and so many poor moves of a kind there have to be before it is said to cost most."""

RATED: Final = N_("app", "Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; "
                         "the other levels are rated by their games against one another. A lead of 100 points means "
                         "winning about 64 of 100 two-player games. Ratings in different games cannot be compared.")
_RATING: Final = N_("app", "Rating {points}, probably between {low} and {high}. Nearest level: {level}.")
_NO_RATING: Final = N_("app", "You get a rating after {number} games; so far %n game(s) count toward it.", "", 1)
_CURVE: Final = N_("app", "{game}: your rating")
_DOUBT: Final = N_("app", "The line shows the rating; the true rating lies in the shaded area 19 times out of 20")
_OF_RATING: Final = N_("app", "After %n game(s), {date}: {points}, probably between {low} and {high}.", "", 1)
_AFTER: Final = N_("app", "Games played")
_DATE: Final = N_("app", "Date")
_POINTS: Final = N_("app", "Rating")
_BETWEEN: Final = N_("app", "Probably between")
_TO: Final = N_("app", "{low} and {high}")


class Rows(NamedTuple):
    """What stands in a table: headings, rows, and each row as a sentence."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    spoken: Sequence[str]


def dated(day: date, unit: Unit = Unit.DAY) -> str:
    """A day, or the month or year that it is the first of, as dates are written in the language in use."""
    if unit is Unit.YEAR:
        return str(day.year)
    there = QDate(day.year, day.month, day.day)
    return QLocale().toString(there, "MMM yyyy") if unit is Unit.MONTH else QLocale().toString(
        there, QLocale.FormatType.ShortFormat)


def points(value: float) -> str:
    """Points of a rating."""
    return QLocale().toString(round(value))


# -- wins over time ----------------------------------------------------------------------------------------------------

def bars_words(periods: Periods) -> TimeWords:
    """What stands on the bars."""
    return TimeWords(words(_UNITS[periods.unit]), words(_SEEN),
                     lambda number: _period_words(periods.found[number], periods.unit),
                     [dated(period.first, periods.unit) for period in periods.found], {})


def period_rows(periods: Periods) -> Rows:
    """The same as a table."""
    headings = [words(text) for text in (_BEGINS[periods.unit], _GAMES, said.WON, said.FAIR)]
    return Rows(headings, [(dated(each.first, periods.unit), str(each.score.games), str(each.score.won),
                            said.number(float(each.score.fair))) for each in periods.found],
                [_period_words(each, periods.unit) for each in periods.found])


def _period_words(period: Period, unit: Unit) -> str:
    day, score = dated(period.first, unit), period.score
    if not score.games:
        return words(_NONE_THEN.fill(date=day))
    return words(_OF_PERIOD.fill(date=day, won=score.won, games=score.games, fair=said.number(float(score.fair))))


# -- ladders -----------------------------------------------------------------------------------------------------------

def rung_words(of_game: OfGame, level: str) -> str:
    """How somebody stands against a level, as somebody hears it who cannot see it."""
    game, score = words(manifest(of_game.game_id).name), of_game.at(level)
    if not score.games:
        return words(_NOT_MET.fill(game=game, opponents=said.opponents(level)))
    told = words(_RUNG.fill(game=game, opponents=said.opponents(level), score=said.score_words(score)))
    return f"{told} {said.verdict_words(score)}"


# -- what costs most ---------------------------------------------------------------------------------------------------

def costs_words(costs: Costs) -> str:
    """What costs most, or how to get to know it."""
    if not costs.reviews:
        return words(_NOT_REVIEWED)
    if not costs.lost:
        return words(_FAULTLESS.fill(number=costs.reviews))
    told, first = words(_REVIEWED.fill(number=costs.reviews)), costs.lost[0]
    if min(costs.reviews, first.times) < _TOLD_FROM:
        return told
    return f"{words(_MOST.fill(fault=fault_name(first), game=manifest(first.game_id).name))} {told}"


def cost_rows(lost: Sequence[Lost]) -> Rows:
    """What each kind of poor move has cost."""
    rows = [(words(fault_name(each)), words(manifest(each.game_id).name), str(each.times), _whole(each))
            for each in lost]
    return Rows([words(text) for text in (_FAULT, _GAME, _TIMES, _COST)], rows, [
        words(_OF_FAULT.fill(
            fault=fault_name(each), game=manifest(each.game_id).name, times=each.times, points=_whole(each)))
        for each in lost])


def fault_name(lost: Lost) -> Text:
    """How a kind of poor move is called; one that this version does not know is one of the others."""
    faults = faults_of(lost.game_id)
    return next((fault.name for fault in faults if fault.id == lost.fault), faults[-1].name)


def _whole(lost: Lost) -> str:
    return QLocale().toString(round(100 * lost.cost))


# -- the rating --------------------------------------------------------------------------------------------------------

def rating_words(game_id: str, ratings: Sequence[Rating]) -> str:
    """How strong somebody plays a game, if that can be said; "" where no level was measured."""
    levels = levels_of(game_id)
    if not levels:
        return ""
    if len(ratings) < ENOUGH:
        return words(_NO_RATING.fill(n=len(ratings), number=ENOUGH))
    last = ratings[-1]
    nearest = min(levels, key=lambda level: abs(levels[level] - last.points))
    return words(_RATING.fill(points=points(last.points), low=points(last.low), high=points(last.high),
                              level=said.opponents(nearest)))


def rating_curve_words(game_id: str, ratings: Sequence[Rating], numbers: Sequence[int]) -> TimeWords:
    """What stands on the curve of these ratings, each that after so many games."""
    return TimeWords(words(_CURVE.fill(game=manifest(game_id).name)), words(_DOUBT),
                     lambda number: _of_rating(ratings[number], numbers[number]),
                     [dated(_day(each)) for each in ratings],
                     {level.id: words(level.name) for level in LEVELS if level.id in levels_of(game_id)})


def rating_rows(ratings: Sequence[Rating], numbers: Sequence[int]) -> Rows:
    """The same as a table."""
    rows = [(str(number), dated(_day(each)), points(each.points),
             words(_TO.fill(low=points(each.low), high=points(each.high))))
            for each, number in zip(ratings, numbers, strict=True)]
    return Rows([words(text) for text in (_AFTER, _DATE, _POINTS, _BETWEEN)], rows,
                [_of_rating(each, number) for each, number in zip(ratings, numbers, strict=True)])


def _of_rating(rating: Rating, number: int) -> str:
    return words(_OF_RATING.fill(n=number, date=dated(_day(rating)), points=points(rating.points),
                                 low=points(rating.low), high=points(rating.high)))


def _day(rating: Rating) -> date:
    return rating.started.astimezone().date()
