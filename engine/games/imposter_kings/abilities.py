"""The characters' abilities: when there is something to do, and what the owner chooses (rules 15 to 30).

The King's Hand, the Warlord, the Oathbound, the Elder, the Zealot and the Assassin have no entry: they react, change
values, or change what may be played. What an ability does is in `effects`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.text import Text
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import (
    EXECUTIONER,
    FOOL,
    HERALD,
    INQUISITOR,
    JUDGE,
    MYSTIC,
    PRINCESS,
    QUEEN,
    ROYALTY,
    SENTRY,
    SOLDIER,
    SPY,
    WARDEN,
    WARDEN_NEEDS,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import DISGRACED, SUCCESSOR


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character can do when it is played.

    `able` says from public facts alone whether there is anything to do. `asks` is the sort of move that uses it by
    choosing how, and the owner may pass instead; an ability that asks nothing is used at once. `said` is what the log
    says then. Unless it is not `stoppable`, a King's Hand may stop it.
    """

    rule: str
    able: Callable[[ImposterState], bool]
    asks: str = ""
    said: Text = words.USED
    stoppable: bool = True


def open_targets(state: ImposterState, kind: int) -> list[int]:
    """The places in Court that a Sentry (17) or a Fool (30) on the Throne may choose."""
    return [index for index, each in enumerate(state.court[:-1])
            if state.marks[index] != DISGRACED and (kind != SENTRY or each not in ROYALTY)]


# -- when there is something to do ---------------------------------------------------------------------------------

def _always(_state: ImposterState) -> bool:
    return True


def _holds_cards(state: ImposterState) -> bool:
    return bool(state.hand(state.turn))


def _others_hold_cards(state: ImposterState) -> bool:
    return bool(state.with_cards(state.others(state.turn)))


def _opponents_hold_cards(state: ImposterState) -> bool:
    return bool(state.with_cards(state.opponents(state.turn)))


def _both_hold_cards(state: ImposterState) -> bool:
    return _holds_cards(state) and _others_hold_cards(state)


def _anyone_holds_cards(state: ImposterState) -> bool:
    return _holds_cards(state) or _others_hold_cards(state)


def _sentry_finds(state: ImposterState) -> bool:
    return _holds_cards(state) and bool(open_targets(state, SENTRY))


def _fool_finds(state: ImposterState) -> bool:
    return bool(open_targets(state, FOOL))


def _has_successor(state: ImposterState) -> bool:
    return bool(state.cards[SUCCESSOR[state.turn]])


def _successor_left(state: ImposterState) -> bool:
    return any(state.cards[SUCCESSOR[seat]] for seat in state.in_order_from(state.turn))


def _disgraced_before(state: ImposterState) -> bool:
    return DISGRACED in state.marks[:-1]


def _enough_face_up(state: ImposterState) -> bool:
    face_up = sum(mark != DISGRACED for mark in state.marks)
    return face_up >= WARDEN_NEEDS and _holds_cards(state)


# -- the table of abilities ----------------------------------------------------------------------------------------

ABILITIES: Final[dict[int, Ability]] = {
    QUEEN: Ability("R15", _always, stoppable=False),
    PRINCESS: Ability("R16", _both_hold_cards, "pick", words.PRINCESS_USED),
    SENTRY: Ability("R17", _sentry_finds, "court", words.SENTRY_USED),
    SPY: Ability("R18", _successor_left, "use", words.SPY_USED),
    MYSTIC: Ability("R20", _disgraced_before, "number", words.MYSTIC_USED),
    WARDEN: Ability("R21", _enough_face_up, "exchange", words.WARDEN_USED),
    HERALD: Ability("R23", _has_successor, said=words.HERALD_USED),
    JUDGE: Ability("R24", _opponents_hold_cards, "pick", words.JUDGE_USED),
    SOLDIER: Ability("R25", _opponents_hold_cards, "name", words.SOLDIER_USED),
    INQUISITOR: Ability("R26", _others_hold_cards, "name", words.INQUISITOR_USED),
    EXECUTIONER: Ability("R27", _anyone_holds_cards, "number", words.EXECUTIONER_USED),
    FOOL: Ability("R30", _fool_finds, "court", words.FOOL_USED),
}
"""By kind."""
