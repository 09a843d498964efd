"""The words in the hall, in the language in use."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.text import Text
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.screens.home.home_buttons import Door, OwnFace
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.screens.home.home_tabletop import Day, DayExercise, GameToContinue, Seals
from throne_desktop.screens.pages import PAGES
from throne_desktop.storage.day import WEEK, deal_of
from throne_desktop.storage.people import BOT_NAMES, PORTRAIT_OF
from throne_desktop.storage.tally import BEGUN, PLAYED, WON
from throne_desktop.widgets.tile import Steered

_NOON: Final = 12
_EVENING: Final = 18
_UNBROKEN: Final = "\u00a0"
"""A space where no line ends."""


def greeting(name: str, title: Text | None = None) -> str:
    """What is said below the title to the player of that name, who may wear a title; "" for somebody unknown."""
    if name and title is not None:
        from throne_desktop.storage.rewards import TITLED  # only here: most wear none

        name = words(TITLED.fill(name=name, title=title))
    if not name:
        return QCoreApplication.translate("HomeScreen", "Card games for a throne, at your own table")
    hour = time.localtime().tm_hour
    if hour < _NOON:
        greeting = QCoreApplication.translate("HomeScreen", "Good morning, {name}. The hall is open.")
    elif hour < _EVENING:
        greeting = QCoreApplication.translate("HomeScreen", "Good afternoon, {name}. The hall is open.")
    else:
        greeting = QCoreApplication.translate("HomeScreen", "Good evening, {name}. The hall is open.")
    return greeting.format(name=name)


def notice() -> str:
    """What is said about the names of the games."""
    return QCoreApplication.translate(
        "HomeScreen",
        "Unofficial. Game names belong to their owners; no text or art from the printed games is included.")


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
        name = (QCoreApplication.translate("HomeScreen", "Continue practicing") if found.practice else
                QCoreApplication.translate("HomeScreen", "Continue"))
        begun = QCoreApplication.translate("HomeScreen", "Started {when}").format(when=found.when)
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


def say_exercise(spot: DayExercise) -> None:
    """Say what the exercise of the day is, and whether it was answered."""
    name = QCoreApplication.translate("ExercisesScreen", "Exercise of the day")
    told = {WON: QCoreApplication.translate("HomeScreen", "Solved today."),
            PLAYED: QCoreApplication.translate("HomeScreen", "Answered today.")}.get(spot.mark, "")
    spot.say(name)
    spot.setAccessibleName(f"{name}. {told}".strip())
    spot.setToolTip(told)


def say_seals(seals: Seals, shown: Shown) -> None:
    """Say how many quests of the day are done, and whether that of the week is."""
    name = QCoreApplication.translate("HomeScreen", "Quests")
    seals.done = shown.seals
    *day, week = shown.seals
    done = QCoreApplication.translate("HomeScreen", "Done today: {done} of {all}.").format(done=sum(day), all=len(day))
    of_week = (QCoreApplication.translate("HomeScreen", "This week’s quest is done.") if week else
               QCoreApplication.translate("HomeScreen", "This week’s quest is not done yet."))
    seals.say(name)
    seals.setAccessibleName(f"{name}. {done} {of_week}")
    seals.setToolTip(f"{done}\n{of_week}")


def say_ladder(button: Steered, shown: Shown) -> None:
    """Say how many opponents were beaten on the ladder."""
    name = words(PAGES["ladder"].title)
    whole, half = shown.climbed
    told = [QCoreApplication.translate("HomeScreen", "Beaten: {number} of {all}.").format(
        number=whole, all=len(BOT_NAMES))]
    if half:
        told.append(QCoreApplication.translate("HomeScreen", "With help: {number}.").format(number=half))
    button.setText(name)
    button.setAccessibleName(" ".join((f"{name}.", *told)))
    button.setToolTip("\n".join(told))


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
    waiting = QCoreApplication.translate("HomeScreen", "Waiting inside: {players}.").format(
        players=", ".join(each.name for each in shown.company(game_id)))
    lines = [beaten, waiting]
    if door.hung:
        lines.append(QCoreApplication.translate("HomeScreen", "Portraits in the arch: {players}.").format(
            players=", ".join(name for name, _ in shown.tally.in_arch(game_id))))
    door.setAccessibleDescription(" ".join(lines))
    door.setToolTip("\n".join((words(manifest(game_id).summary), *lines)))


def explain_day(day: Day, shown: Shown) -> None:
    """Tell the same way what the deal of the day is, and whether it was played."""
    same = QCoreApplication.translate("HomeScreen", "Everyone gets the same deal today.")
    state = {
        "": QCoreApplication.translate("HomeScreen", "Not played yet."),
        BEGUN: QCoreApplication.translate("HomeScreen", "Already started; playing again counts as practice."),
        PLAYED: QCoreApplication.translate("HomeScreen", "Already played; playing again counts as practice."),
        WON: QCoreApplication.translate("HomeScreen", "Already won; playing again counts as practice."),
    }[shown.tally.day(shown.today)]
    day.setAccessibleDescription(" ".join(filter(None, (same, state, day.in_a_row))))
    day.setToolTip(f"{same}\n{state}")


def explain_face(face: OwnFace, shown: Shown) -> None:
    """Tell the same way who sits at the screen."""
    here = QCoreApplication.translate("HomeScreen", "Playing without a name.")
    if shown.player_name:
        here = words(PORTRAIT_OF.fill(player=shown.player_name, looks=shown.own_portrait.looks))
    face.setAccessibleDescription(here)
    face.setToolTip(f"{words(PAGES['people'].title)}\n{shown.player_name or here}")
