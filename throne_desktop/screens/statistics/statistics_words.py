"""What the statistics say, in sentences: a number is told as it is, and never as more than it can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale

from engine.bots.level import LEVELS
from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.screens.ending.ending_words import IN_A_ROW
from throne_desktop.screens.review.review_words import ReviewFigure
from throne_desktop.services.statistics_source import Solved
from throne_desktop.storage.statistics import (
    ENOUGH,
    REVIEWS,
    GamesScore,
    OfGame,
    Outcome,
    Sort,
    Statistics,
    WinsVerdict,
)
from throne_desktop.storage.tally import Tally

COUNTED: Final = N_("app", "Only solo games against bots count, and only if finished without help on a deal you did "
                           "not know.")
THE_REST: Final = N_("app", "The rest are listed below.")
NONE_COUNTS: Final = N_("app", "None of these games counts yet. Finish one alone against bots, without help, and it "
                               "will count.")
FIRST: Final = N_("app", "Your first game is still to come")
WILL_BE: Final = N_("app", "Every finished game is recorded here: opponents, result, and how that compares with your "
                           "fair share.")
APART: Final = N_("app", "Counted separately")
TO_COME: Final = N_("app", "Still to come")
HOW: Final = N_("app", "How this is counted")
FORGOTTEN: Final = N_("app", "Days and crowns have been forgotten. Today’s deal stays on record, as you may have "
                             "seen its cards.")
BACK_AGAIN: Final = N_("app", "Days and crowns have been restored.")
_NO_NAME: Final = N_("app", "No name")

OPPONENTS: Final = N_("app", "Opponents")
SEATS: Final = N_("app", "For {seats}")
ALL: Final = N_("app", "All")
FAIR: Final = N_("app", "Fair share")
SHARE: Final = N_("app", "Share of wins")
_MIXED: Final = N_("app", "Mixed")
WON_OF: Final = N_("app", "{won} of {games}")
RANGE: Final = N_("app", "{low}–{high}%")
TOO_FEW: Final = N_("app", "too few")

_SCORE: Final = N_("app", "Won {won} of {games}. A fair share would be {fair}.")
_SCORE_SHARED: Final = N_("app", "Won {won} of {games} and shared {shared}. A fair share would be {fair}.")
_FAIR: Final = N_("app", "A fair share would be {fair}. {verdict}")
_ROW: Final = N_("app", "{opponents}: {score}")
_COLUMN: Final = N_("app", "{seats} players: {won} of {games}.")
_LIKELY: Final = N_("app", "Your true share of wins probably lies between {low}% and {high}%; the fair share is "
                           "{fair}%.")
_VERDICTS: Final[Mapping[WinsVerdict, Text]] = {
    WinsVerdict.TOO_FEW: N_("app", "Too few games to say more."),
    WinsVerdict.ABOVE: N_("app", "You are clearly above it."),
    WinsVerdict.BELOW: N_("app", "You are clearly below it."),
    WinsVerdict.ALIKE: N_("app", "No clear difference so far."),
}

LATEST: Final = N_("app", "Latest games, newest on the right")
_LATEST_WERE: Final = N_("app", "Latest games, newest last: {outcomes}.")
OUTCOMES: Final[Mapping[Outcome, Text]] = {
    Outcome.WON: N_("app", "won"), Outcome.SHARED: N_("app", "shared"), Outcome.LOST: N_("app", "lost"),
    Outcome.NOBODY: N_("app", "nobody won"),
}
_ACCURACY: Final = N_("app", "Accuracy in the last {number} reviewed games: {last}.")
_ACCURACIES: Final = N_("app", "Accuracy in the last {number} reviewed games: {last}; in the {number} before: "
                               "{before}.")
_REVIEWED: Final = N_("app", "Reviewed games: {reviewed}. Accuracy is shown here after {number}.")

WON: Final = N_("app", "Won")
_DAY: Final = N_("app", "Deal of the day")
_DAYS: Final = N_("app", "Won, out of those played to the end. Days in a row so far: {row}.")
_EXERCISES: Final = N_("app", "Exercises")
_SOLVED: Final = N_("app", "Solved at least once. Due today: {due}.")

_APART: Final[Mapping[Sort, Text]] = {
    Sort.ASSISTED: N_("app", "With help, such as a hint or a look at what was hidden: won {won} of {games}."),
    Sort.PRACTICE: N_("app", "Practice, on a deal you may have known: won {won} of {games}."),
    Sort.RESEATED: N_("app", "A seat changed hands during play: %n game(s).", "", 1),
    Sort.UNFINISHED: N_("app", "Not finished, so neither won nor lost: %n game(s).", "", 1),
    Sort.SEVERAL: N_("app", "Several people at one table: %n game(s).", "", 1),
    Sort.WATCHED: N_("app", "Bots only: %n game(s).", "", 1),
}
_AT_ONE_TABLE: Final = N_("app", "Several people at one table: won {won} of {games}.")
_UNREADABLE: Final = N_("app", "%n record(s) cannot be read and were not counted.", "", 1)

NOTES: Final = (
    N_("app", "Your fair share is what you would win if all sides played equally well: one game in two against one "
              "opponent, one in four against three. Partners count as one side."),
    N_("app", "A table with bots of different levels counts as mixed and has its own row."),
    N_("app", "After {number} games, you see your share of wins. The dot marks the share you won, the line shows "
              "where your true share lies 19 times out of 20, and the notch marks the fair share.").fill(number=ENOUGH),
    N_("app", "Accuracy comes from reviews of games that count; only reviews made by the same standards as the "
              "latest one are compared."),
    N_("app", "A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the "
              "day are recorded separately and stay until you forget them here."),
)


def called(name: str) -> str:
    """How a person is called."""
    return name or words(_NO_NAME)


def opponents(level: str | None) -> Text:
    """How the bots of a level are called, those of several, or all of them."""
    if level is None:
        return ALL
    return next((each.name for each in LEVELS if each.id == level), _MIXED)


def number(value: float) -> str:
    """A number with at most one decimal, as numbers are written in the language in use."""
    rounded = round(value, 1)
    return QLocale().toString(rounded, "f", 0 if rounded == int(rounded) else 1)


def whole(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def score_words(score: GamesScore) -> str:
    """What was won, and what a fair share would be."""
    text = _SCORE_SHARED if score.shared else _SCORE
    return words(text.fill(won=score.won, shared=score.shared, games=score.games, fair=number(float(score.fair))))


def verdict_words(score: GamesScore) -> str:
    """How what was won compares with a fair share."""
    return words(_VERDICTS[score.verdict])


def range_words(score: GamesScore) -> str:
    """Where the true share of wins lies, in short."""
    likely = score.likely
    return words(TOO_FEW if likely is None else RANGE.fill(low=whole(likely.low), high=whole(likely.high)))


def row_words(of_game: OfGame, level: str | None) -> str:
    """A row of the table as somebody hears it who cannot see it."""
    score = of_game.at(level)
    said = [words(_ROW.fill(opponents=opponents(level), score=score_words(score)))]
    if len(of_game.seats) > 1:
        columns = ((seats, of_game.at(level, seats)) for seats in of_game.seats)
        said += [words(_COLUMN.fill(seats=seats, won=at.won, games=at.games)) for seats, at in columns if at.games]
    likely = score.likely
    if likely is not None:
        said.append(words(_LIKELY.fill(low=whole(likely.low), high=whole(likely.high), fair=whole(score.fair_part))))
    return " ".join((*said, verdict_words(score)))


def latest_words(outcomes: Sequence[Outcome]) -> str:
    """How the last games ended."""
    return words(_LATEST_WERE.fill(outcomes=", ".join(words(OUTCOMES[each]) for each in outcomes)))


def progress_words(of_game: OfGame) -> str:
    """How one is getting on: wins in a row and accuracy, as far as anything can be said."""
    said = [words(IN_A_ROW.fill(n=of_game.in_a_row)) + "."] if of_game.in_a_row else []
    accuracy = of_game.accuracy
    if accuracy is not None:
        text = _ACCURACY if accuracy.before is None else _ACCURACIES
        said.append(words(text.fill(number=REVIEWS, last=round(accuracy.last), before=round(accuracy.before or 0))))
    elif of_game.reviewed:
        said.append(words(_REVIEWED.fill(reviewed=of_game.reviewed, number=REVIEWS)))
    return " ".join(said)


def figures(statistics: Statistics, noted: Tally, today: int, solved: Solved) -> tuple[ReviewFigure, ...]:
    """What stands at the top: all games, the deals of the day, and the exercises."""
    score = statistics.score
    told = _FAIR.fill(fair=number(float(score.fair)), verdict=_VERDICTS[score.verdict])
    won, days, done = (words(WON_OF.fill(won=won, games=games)) if games else "–" for won, games in (
        (score.won, score.games), (noted.days_won, noted.days_played), (solved.solved, solved.all)))
    return (ReviewFigure(WON, won, told), ReviewFigure(_DAY, days, _DAYS.fill(row=noted.in_a_row(today))),
            ReviewFigure(_EXERCISES, done, _SOLVED.fill(due=solved.due)))


def apart_words(statistics: Statistics, unreadable: int) -> list[str]:
    """The games that do not count, sort by sort, and the records that nobody can read."""
    said = []
    for sort, score in statistics.apart.items():
        text = _AT_ONE_TABLE if sort is Sort.SEVERAL and statistics.person is not None else _APART[sort]
        said.append(words(text.fill(n=score.games) if text.n is not None
                          else text.fill(won=score.won, games=score.games)))
    return [*said, words(_UNREADABLE.fill(n=unreadable))] if unreadable else said
