"""The moves of Rival Kings in words, for buttons, log and speech."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Player, Text
from engine.games.rival_kings import moves, words
from engine.games.rival_kings.cards import FARMER, GARDENER, HERBALIST, TRADER, TROUBADOUR, VINTNER, name_of
from engine.games.rival_kings.state import RivalState

_PLAIN: Final = {
    moves.SKIP: words.SKIP, moves.END: words.END, moves.LEAVE: words.LEAVE, moves.DO[0][0]: words.SETTLE,
    moves.FEND_OFF: words.FEND_OFF, **{move: words.PLAIN[subject] for subject, move in moves.PLAIN.items()},
}


def move(made: Move, observation: Observation[RivalState]) -> Text:
    """What a move does, in the position that a seat sees."""
    if made in _PLAIN:
        return _PLAIN[made]
    return _DESCRIPTIONS[made.verb](made, observation.seen)


def _play(made: Move, _seen: RivalState) -> Text:
    text = words.PLAY_FIRST_TRADER if made.args[0] == TRADER else words.PLAY
    return text.fill(card=name_of(made.args[0]))


def _pass(_made: Move, seen: RivalState) -> Text:
    return words.PASS_GARDENER if seen.phase == "garden" else words.PASS_WATCHMAN


def _steal(made: Move, _seen: RivalState) -> Text:
    return words.STEAL.fill(player=Player(made.args[0]), action=words.ACTIONS[made.args[1]])


def _give(made: Move, _seen: RivalState) -> Text:
    return words.GIVE.fill(player=Player(made.args[0]))


def _take(made: Move, _seen: RivalState) -> Text:
    return words.TAKE.fill(pile=made.args[0] + 1)


def _acquire(made: Move, seen: RivalState) -> Text:
    kind, recruits = seen.shown(made.args[0]), made.verb == "recruit"
    if kind < 0:
        return (words.RECRUIT_NONE if recruits else words.BUY_NONE).fill(pile=made.args[0] + 1)
    return (words.RECRUIT if recruits else words.BUY).fill(n=seen.price(kind), card=name_of(kind))


def _use(made: Move, seen: RivalState) -> Text:
    subject, choice = made.args
    if subject in (GARDENER, HERBALIST):
        text = words.SWAP_CHARACTER if subject == GARDENER else words.HAND_OVER
        return text.fill(player=Player(choice))
    if subject == FARMER:
        return words.PERFORM.fill(action=words.ACTIONS[choice])
    if subject == TROUBADOUR:
        kind = seen.shown(choice)
        return words.DISPLAY.fill(card=name_of(kind)) if kind >= 0 else words.DISPLAY_NONE.fill(pile=choice + 1)
    return (words.SEARCH_SUBJECTS if subject == VINTNER else words.SEARCH_BUILDINGS).fill(pile=choice + 1)


def _demand(made: Move, _seen: RivalState) -> Text:
    swapper, seat, kind = made.args
    return words.DEMAND.fill(subject=name_of(swapper), card=name_of(kind), player=Player(seat))


def _offer(made: Move, _seen: RivalState) -> Text:
    return words.OFFER.fill(card=name_of(made.args[0]))


def _find(made: Move, seen: RivalState) -> Text:
    return words.FIND.fill(n=seen.price(made.args[0]), card=name_of(made.args[0]))


_DESCRIPTIONS: Final[dict[str, Callable[[Move, RivalState], Text]]] = {
    "play": _play, "pass": _pass, "steal": _steal, "give": _give, "take": _take, "recruit": _acquire, "buy": _acquire,
    "use": _use, "demand": _demand, "offer": _offer, "find": _find,
}
