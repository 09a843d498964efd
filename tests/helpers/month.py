"""A month of two people in one household, so that every page can be looked at as somebody finds it who has stayed.

    python -m tests.helpers.month FOLDER
    THRONE_DESKTOP_HOME=FOLDER throne-desktop

Bots play in their place, and dates are moved over the thirty days before today: real games, some with both at the
table, some given up or left open; crowns, deals of the day, quests and deeds; exercises answered; reviews kept; games
that are favourites, and notes. With `--more 5000` as many small records stand before the month, as somebody has who has
played for years. It takes about two minutes of CPU.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from engine import GAMES, Record, Session, load_game
from engine.bots.levels import bot, levels_of
from engine.learn.review import reviewing, save_review
from engine.session import Seating, Summary
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records import goal_search
from throne_desktop.services.records.library import SUFFIX, Library
from throne_desktop.storage import goals, household, paths, shelf_notes, tally
from throne_desktop.storage.answers import Answer, Place, keep_answer, keep_storm
from throne_desktop.storage.day import deal_of
from throne_desktop.storage.people import BOT_NAMES, OWN
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.statistics import Outcome, outcome_at
from throne_desktop.storage.tally import PLAYED, WON, Met, Tally

DAYS: Final = 30
_EPOCH: Final = date(1970, 1, 1)
_EVERY: Final = 6
"""One of so many games has a review."""
_OPEN: Final = 0.04
_CONCEDED: Final = 0.05
_SECONDS: Final = 25
"""How long a move takes."""
_NOTES: Final = ("So close!", "Never again without a King in hand.", "To be shown to everybody.")


class Learner(NamedTuple):
    """Somebody who gets better: how they play in each third of the month, whom they meet, and on which days."""

    name: str
    plays: tuple[str, str, str]
    meets: tuple[str, str, str]
    diligence: float
    """The chance that they play on a day."""
    solves: float
    """The chance that they solve an exercise."""


PEOPLE: Final = (Learner("Robin", ("page", "squire", "knight"), ("page", "squire", "squire"), 0.85, 0.7),
                 Learner("Kim", ("page", "page", "squire"), ("page", "page", "squire"), 0.5, 0.5))


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the month, as it is kept."""

    file: Path
    record: Record
    day: int
    """Since the first of January 1970."""


# -- games -------------------------------------------------------------------------------------------------------------

def _game(game_id: str, players: Sequence[Seating], plays: Sequence[str], luck: random.Random,
          begun: datetime, folder: Path) -> Played:
    """A game between bots of the levels in `plays`, in the names of these players, kept as it was begun then."""
    game = load_game(game_id)
    session = Session(game, len(players), luck.getrandbits(60), players=players, practice=False)
    bots = [bot(level, game) for level in plays]
    ends = luck.random()
    last = luck.randrange(10, 40) if ends < _OPEN + _CONCEDED else None
    while (seat := session.state.actor) is not None and (last is None or len(session.record().played) < last):
        session.submit(seat, bots[seat].choose(session.observation(seat), rng=luck).move)
    if session.state.actor is not None and ends < _CONCEDED:
        session.concede(0)
    record = session.record()
    record = replace(record, header=replace(record.header, started=begun))
    file = folder / f"{begun:%Y-%m-%d_%H%M%S}_{game_id}{SUFFIX}"
    record.save(file)
    ended = begun.timestamp() + _SECONDS * len(record.played)
    os.utime(file, (ended, ended))
    return Played(file, record, (begun.date() - _EPOCH).days)


def _evening(learner: Learner, number: int, day: date, luck: random.Random, folder: Path) -> Iterator[Played]:
    """The games that somebody plays on a day of the month, that of the day among them now and then."""
    third = 3 * number // DAYS
    begun = datetime(day.year, day.month, day.day, 17, 30).astimezone() + timedelta(minutes=luck.randrange(120))
    for place in range(luck.choice((1, 1, 2))):
        deal = deal_of((day - _EPOCH).days)
        game_id = deal.game_id if place == 0 else luck.choice(GAMES)
        seats = deal.seats if place == 0 else luck.choice(load_game(game_id).seats[:2])
        level = learner.meets[third]
        others = [Seating(name, level) for name in luck.sample(BOT_NAMES, seats - 1)]
        yield _game(game_id, (Seating(learner.name), *others), (learner.plays[third], *(level,) * (seats - 1)), luck,
                    begun + timedelta(minutes=35 * place), folder)


def _together(day: date, luck: random.Random, folder: Path) -> Played:
    """A game of both against a bot, on a Sunday."""
    begun = datetime(day.year, day.month, day.day, 15).astimezone()
    players = (*(Seating(each.name) for each in PEOPLE), Seating("Frida", "squire"))
    return _game(luck.choice(GAMES), players, ("squire", "page", "squire"), luck, begun, folder)


# -- what is a person's ------------------------------------------------------------------------------------------------

def _credit(learner: Learner, played: Sequence[Played]) -> None:
    """Crowns, deals of the day and company, as the window notes them."""
    noted = tally.load_tally() or Tally()
    for each in played:
        summary = each.record.summary
        seat = _seat(summary, learner.name)
        if seat is None or not summary.finished:
            continue
        won = outcome_at(summary, seat) is Outcome.WON
        levels = [level.id for level in levels_of(load_game(summary.game))]
        level = next((player.level for player in summary.players if player.level is not None), None)
        if won and level is not None:
            noted.note_beaten(summary.game, level, levels)
        if deal_of(each.day).game_id == summary.game:
            noted.note_day(each.day, WON if won else PLAYED)
        noted.note_company(summary.game, [Met(player.name, player.is_person) for other, player
                                          in enumerate(summary.players) if other != seat])
    noted.save()


def _seat(summary: Summary, name: str) -> int | None:
    return next((seat for seat, player in enumerate(summary.players) if player.is_person and player.name == name), None)


def _reach(learner: Learner, library: Library) -> None:
    """Quests and deeds, looked for in all games at once."""
    list_ = goal_search.list_of_goals()
    found = goal_search.search(library, goals.load_looked().names(list_), learner.name, most=1 << 30)
    goals.keep(lambda there: goal_search.added(there, found.found), list_, found.names)


def _solve(learner: Learner, days: Sequence[date], luck: random.Random, exercises: Exercises) -> None:
    """A few exercises a day, and a storm now and then."""
    for day in days:
        number = (day - _EPOCH).days
        ready = [item for item in exercises.all() if item.practice is None or item.is_due(day)]
        for place, item in enumerate(luck.sample(ready, min(len(ready), luck.randrange(1, 6)))):
            solved = luck.random() < learner.solves
            exercises.answer(item, solved, day)
            where: Place = "day" if place == 0 else "list"
            difficulty = item.exercise.difficulty if item.practice is None else None
            keep_answer(number, Answer(item.name, item.exercise.game, solved, where), difficulty)
        if luck.random() < 0.2:
            keep_storm(luck.randrange(2, 12), timed=luck.random() < 0.5)


def _put(learner: Learner, played: Sequence[Played], luck: random.Random) -> None:
    """Favourites, and notes on two games."""
    file = shelf_notes.notes_file()
    for each in luck.sample(played, min(4, len(played))):
        shelf_notes.set_favourite(file, each.file.name, on=True)
    for each in luck.sample(played, min(2, len(played))):
        shelf_notes.set_note(file, each.file.name, luck.choice(_NOTES))


def _review(played: Sequence[Played], luck: random.Random) -> None:
    """Reviews of some games, kept beside their records."""
    for each in played:
        summary = each.record.summary
        if summary.finished and luck.randrange(_EVERY) == 0:
            seats = tuple(seat for seat, player in enumerate(summary.players) if player.is_person)
            review = [step.review for step in reviewing(each.record, seats=seats)][-1]
            if review is not None:
                save_review(review, each.file)


# -- all of it ---------------------------------------------------------------------------------------------------------

def fill(home: Path, *, days: int = DAYS, more: int = 0, seed: int = 1, until: date | None = None) -> None:
    """Make the data of a household below `home`, where nobody has played yet; it ends today, or on another day.

    What is played and reached depends on the days: they have their deals, and Sundays a game of both.
    """
    os.environ["THRONE_DESKTOP_HOME"] = str(home.absolute())
    luck, library = random.Random(seed), Library()
    folder = paths.games()
    if more:
        from tests.helpers.many_games import fill as fill_before

        fill_before(folder, more, name=PEOPLE[0].name, until=datetime.now().astimezone() - timedelta(days=days))
    ids = [household.add(each.name, face, _settings(each)) for each, face in zip(PEOPLE, OWN, strict=False)]
    today = until or date.today()
    month = [today - timedelta(days=days - 1 - number) for number in range(days)]
    by_name = {each.name: list[Played]() for each in PEOPLE}
    for number, day in enumerate(month):
        for learner in PEOPLE:
            if luck.random() < learner.diligence:
                by_name[learner.name] += _evening(learner, DAYS * number // days, day, luck, folder)
        if day.weekday() == _SUNDAY:
            game = _together(day, luck, folder)
            for learner in PEOPLE:
                by_name[learner.name].append(game)
    for id_, learner in zip(ids, PEOPLE, strict=True):
        paths.sit_down(id_)
        mine = by_name[learner.name]
        _review(mine, luck)
        _credit(learner, mine)
        solved_on = [day for day in month if luck.random() < learner.diligence]
        _solve(learner, solved_on, luck, Exercises(library, paths.person() / paths.EXERCISES, lambda _: True))
        _reach(learner, library)
        _put(learner, mine, luck)


_SUNDAY: Final = 6


def _settings(learner: Learner) -> Settings:
    return Settings(player_name=learner.name, name_asked=True)


def main() -> None:
    """Make a folder with a month in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a folder that nothing is in yet")
    parser.add_argument("--more", type=int, default=0, metavar="N", help="so many small records before the month")
    parser.add_argument("--days", type=int, default=DAYS, metavar="N", help="another number of days")
    given = parser.parse_args()
    if given.folder.exists() and any(given.folder.iterdir()):
        parser.error(f"{given.folder} is not empty.")
    fill(given.folder, days=given.days, more=given.more)


if __name__ == "__main__":
    main()
