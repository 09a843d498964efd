"""The words in the hall, in the language in use."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.screens.home.home_buttons import Door
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.screens.home.home_tabletop import Day, GameToContinue
from throne_desktop.storage.day import WEEK, deal_of
from throne_desktop.storage.tally import BEGUN, PLAYED, WON

_NOON: Final = 12
_EVENING: Final = 18
_UNBROKEN: Final = "\u00a0"
"""A space where no line ends."""


def greeting(name: str) -> str:
    """What is said below the title to the player of that name; "" for somebody unknown."""
    if not name:
        return QCoreApplication.translate("HomeScreen", "Card games for a throne, at your own table")
    hour = time.localtime().tm_hour
    if hour < _NOON:
        greeting = QCoreApplication.translate("HomeScreen", "Good morning, {name}. The hall is open.")
    elif hour < _EVENING:
        greeting = QCoreApplication.translate("HomeScreen", "Good day, {name}. The hall is open.")
    else:
        greeting = QCoreApplication.translate("HomeScreen", "Good evening, {name}. The hall is open.")
    return greeting.format(name=name)


def notice() -> str:
    """What is said about the names of the games."""
    return QCoreApplication.translate(
        "HomeScreen",
        "Unofficial. The names of the games belong to their owners; no printed text or art is included.")


def offer(*, short: bool) -> str:
    """What is offered to newcomers, or only the gist of it."""
    if short:
        return QCoreApplication.translate("HomeScreen", "Learn it")
    return QCoreApplication.translate("LearnScreen", "Learn it in a minute")


# -- what can be chosen ------------------------------------------------------------------------------------------------

def say_unfinished(spot: GameToContinue, shown: Shown) -> None:
    """Say which game can be continued."""
    found = shown.unfinished
    if found is not None:
        name = (QCoreApplication.translate("HomeScreen", "Continue practising") if found.practice else
                QCoreApplication.translate("HomeScreen", "Continue"))
        begun = QCoreApplication.translate("HomeScreen", "Begun {when}").format(when=found.when)
        stands = found.stands
        spot.say(name, (words(manifest(found.game_id).name), stands or begun))
        spot.setAccessibleName(". ".join(filter(None, (name, found.sentence, stands))))


def say_door(door: Door, game_id: str) -> None:
    """Say which game is behind a door."""
    game = manifest(game_id)
    facts = [QCoreApplication.translate("HomeScreen", "{least}–{most} players").format(
        least=game.seats[0], most=game.seats[-1])]
    if game.minutes:
        facts.append(QCoreApplication.translate("HomeScreen", "{minutes} min").format(minutes=game.minutes))
    door.say(words(game.name), "" if game.genre is None else words(game.genre),
             [fact.replace(" ", _UNBROKEN) for fact in facts])
    door.setAccessibleName(f"{words(game.name)}. {words(game.summary)}")


def say_day(day: Day, shown: Shown, games: Sequence[str]) -> None:
    """Say what the deal of the day is, and on how many days in a row it was played."""
    deal = deal_of(shown.today, games)
    day.marks = [shown.tally.day(shown.today - ago) for ago in reversed(range(WEEK))]
    name = QCoreApplication.translate("HomeScreen", "Deal of the day")
    line = QCoreApplication.translate("HomeScreen", "{game}, {number} players").format(
        game=words(manifest(deal.game_id).name), number=deal.seats)
    row = shown.tally.in_a_row(shown.today)
    day.say(name, line, QCoreApplication.translate("HomeScreen", "%n day(s) in a row", "", row) if row else "")
    day.setAccessibleName(f"{name}. {line}")


# -- what the first frame does not wait for ----------------------------------------------------------------------------

def explain_door(door: Door, game_id: str, shown: Shown) -> None:
    """Tell in a tooltip and to screen readers what was won behind a door, and who waits there."""
    levels, won = shown.levels(game_id)
    helped, told = shown.helped(game_id), []
    if won:
        told.append(QCoreApplication.translate("HomeScreen", "Highest level beaten: {level}.").format(
            level=words(levels[won - 1].name)))
    if helped > won:
        told.append(QCoreApplication.translate("HomeScreen", "Beaten with help: {level}.").format(
            level=words(levels[helped - 1].name)))
    beaten = " ".join(told) or QCoreApplication.translate("HomeScreen", "No level beaten yet.")
    waiting = QCoreApplication.translate("HomeScreen", "Waiting there: {players}.").format(
        players=", ".join(each.name for each in shown.company(game_id)))
    door.setAccessibleDescription(f"{beaten} {waiting}")
    door.setToolTip(f"{words(manifest(game_id).summary)}\n{beaten}\n{waiting}")


def explain_day(day: Day, shown: Shown) -> None:
    """Tell the same way what the deal of the day is, and whether it was played."""
    same = QCoreApplication.translate("HomeScreen", "Everyone gets the same deal today.")
    state = {
        "": QCoreApplication.translate("HomeScreen", "You have not played it yet."),
        BEGUN: QCoreApplication.translate("HomeScreen", "You have begun it; playing it anew is practice."),
        PLAYED: QCoreApplication.translate("HomeScreen", "You have played it; playing it again is practice."),
        WON: QCoreApplication.translate("HomeScreen", "You have won it; playing it again is practice."),
    }[shown.tally.day(shown.today)]
    day.setAccessibleDescription(" ".join(filter(None, (same, state, day.in_a_row))))
    day.setToolTip(f"{same}\n{state}")
