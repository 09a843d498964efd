"""The moves of Rival Kings in words, for buttons, log and speech."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.base.cards import said_of_each
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.core.text import Player, Text
from engine.games.rival_kings import moves, words
from engine.games.rival_kings.cards import (
    FARMER,
    GARDENER,
    HERBALIST,
    MINER,
    SETTLE,
    TRADER,
    TROUBADOUR,
    VINTNER,
    name_of,
    swapper_of,
    used,
)
from engine.games.rival_kings.conflicts import NEUTRAL_SEAT, parties
from engine.games.rival_kings.state import RivalState

_PLAIN: Final = {
    moves.SKIP: words.SKIP, moves.END: words.END, moves.LEAVE: words.LEAVE, moves.DO[SETTLE][0]: words.SETTLE,
    **{move: words.PLAIN[subject] for subject, move in moves.PLAIN.items()},
}


def describe(move: Move, observation: Observation[RivalState]) -> Text:
    """What the move does, for a button, the log and speech."""
    if move in _PLAIN:
        return _PLAIN[move]
    if move is moves.FEND_OFF:
        return _fend_off(observation.seen)
    return _DESCRIPTIONS[move.verb](move, observation.seen)


def _play(move: Move, _seen: RivalState) -> Text:
    text = words.PLAY_FIRST_TRADER if move.card == TRADER else words.PLAY
    return text.fill(card=name_of(move.card))


def _pass(_move: Move, seen: RivalState) -> Text:
    return words.PASS_GARDENER if seen.phase == "garden" else words.PASS_WATCHMAN


def _steal(move: Move, _seen: RivalState) -> Text:
    return words.STEAL.fill(player=Player(move.seat), action=words.ACTIONS[move.action])


def _fend_off(seen: RivalState) -> Text:
    """Of the neutral character, nobody takes the marker."""
    neutral = bool(seen.conflicts) and parties(seen.conflicts[0])[0] == NEUTRAL_SEAT
    return words.FEND_OFF_NEUTRAL if neutral else words.FEND_OFF


def _give(move: Move, _seen: RivalState) -> Text:
    return words.GIVE.fill(player=Player(move.seat))


def _take(move: Move, _seen: RivalState) -> Text:
    return words.TAKE.fill(pile=move.place + 1)


def _acquire(move: Move, seen: RivalState) -> Text:
    kind, recruits = seen.shown(move.place), move.verb == "recruit"
    if kind < 0:
        return (words.RECRUIT_NONE if recruits else words.BUY_NONE).fill(pile=move.place + 1)
    return (words.RECRUIT if recruits else words.BUY).fill(price=seen.price(kind), card=name_of(kind))


def _use(move: Move, seen: RivalState) -> Text:
    text = _USES[move.card]
    if move.card == TROUBADOUR and seen.shown(move.place) >= 0:
        return words.DISPLAY.fill(card=name_of(seen.shown(move.place)))
    if move.seat != NONE:
        return text.fill(player=Player(move.seat))
    if move.action != NONE:
        return text.fill(action=words.ACTIONS[move.action])
    return text.fill(pile=move.place + 1)


def _demand(move: Move, _seen: RivalState) -> Text:
    return words.DEMAND.fill(subject=name_of(swapper_of(move.card)), card=name_of(move.card), player=Player(move.seat))


def _offer(move: Move, _seen: RivalState) -> Text:
    return words.OFFER.fill(card=name_of(move.card))


def _find(move: Move, seen: RivalState) -> Text:
    return words.FIND.fill(price=seen.price(move.card), card=name_of(move.card))


_USES: Final = said_of_each("what using it is called", {
    GARDENER: words.SWAP_CHARACTER, HERBALIST: words.HAND_OVER, FARMER: words.PERFORM,
    TROUBADOUR: words.DISPLAY_NONE, VINTNER: words.SEARCH_SUBJECTS, MINER: words.SEARCH_BUILDINGS,
}, used("on a player", "at a pile", "for an action"), name_of)

_DESCRIPTIONS: Final[dict[str, Callable[[Move, RivalState], Text]]] = {
    "play": _play, "pass": _pass, "steal": _steal, "give": _give, "take": _take, "recruit": _acquire, "buy": _acquire,
    "use": _use, "demand": _demand, "offer": _offer, "find": _find,
}
