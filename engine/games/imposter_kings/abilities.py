"""What the characters do: one declaration each, beside the card table (rules 15 to 30).

The King's Hand, the Warlord, the Oathbound, the Elder, the Zealot and the Assassin have no entry: they react, change
values, or change what may be played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.core.events import EVERYBODY, Event, Travel
from engine.core.knowledge import Looked, Proved
from engine.core.sealed import Sealed
from engine.core.text import Player, Text
from engine.games.imposter_kings import turns, words
from engine.games.imposter_kings.cards import (
    COPIES,
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
    SOLDIER_DISGRACES,
    SPY,
    VALUES,
    WARDEN,
    WARDEN_NEEDS,
    name_of,
)
from engine.games.imposter_kings.zones import (
    ACCUSED,
    BOOSTED,
    COURT,
    DECK,
    DISGRACED,
    HAND,
    OPEN,
    SUCCESSOR,
    travel,
)

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character does when it is played.

    `able` says from public facts alone whether there is anything to do. `asks` is the sort of move that uses it by
    choosing how, and may be refused with a pass; an ability that asks nothing is used by itself. `said` is what the
    log says then; `effect` comes about unless a King's Hand stops it.
    """

    rule: str
    able: Callable[[ImposterState], bool]
    effect: Callable[[ImposterState, Events], None]
    asks: str = ""
    said: Text = words.USED
    stoppable: bool = True


# -- helpers -------------------------------------------------------------------------------------------------------

def _tell(state: ImposterState, events: Events, name: str, text: Text, *travels: Travel) -> None:
    if events is not None:
        events.append(Event(name, state.turn, text, travels))


def _disgrace_played(state: ImposterState, events: Events) -> None:
    turns.disgrace(state, len(state.marks) - 1, events)


def open_targets(state: ImposterState, kind: int) -> list[int]:
    """The places in Court that a Sentry (17) or a Fool (30) on the Throne may choose."""
    return [index for index, each in enumerate(state.court[:-1])
            if state.marks[index] != DISGRACED and (kind != SENTRY or each not in ROYALTY)]


# -- when there is something to do ---------------------------------------------------------------------------------

def _always(_state: ImposterState) -> bool:
    return True


def _holds_cards(state: ImposterState) -> bool:
    return bool(state.hand(state.turn))


def _both_hold_cards(state: ImposterState) -> bool:
    return _holds_cards(state) and bool(state.with_cards(state.others(state.turn)))


def _others_hold_cards(state: ImposterState) -> bool:
    return bool(state.with_cards(state.others(state.turn)))


def _opponents_hold_cards(state: ImposterState) -> bool:
    return bool(state.with_cards(state.opponents(state.turn)))


def _anybody_holds_cards(state: ImposterState) -> bool:
    return _holds_cards(state) or _others_hold_cards(state)


def _sentry_finds(state: ImposterState) -> bool:
    return _holds_cards(state) and bool(open_targets(state, SENTRY))


def _fool_finds(state: ImposterState) -> bool:
    return bool(open_targets(state, FOOL))


def _successor_left(state: ImposterState) -> bool:
    return any(state.cards[SUCCESSOR[seat]] for seat in state.in_order_from(state.turn))


def _disgraced_before(state: ImposterState) -> bool:
    return DISGRACED in state.marks[:-1]


def _enough_face_up(state: ImposterState) -> bool:
    face_up = sum(mark != DISGRACED for mark in state.marks)
    return face_up >= WARDEN_NEEDS and _holds_cards(state)


def _has_successor(state: ImposterState) -> bool:
    return bool(state.cards[SUCCESSOR[state.turn]])


# -- what it does --------------------------------------------------------------------------------------------------

def _queen(state: ImposterState, events: Events) -> None:
    for index in range(len(state.marks) - 1):
        if state.marks[index] != DISGRACED:
            turns.disgrace(state, index, events)
    turns.end_turn(state)


def _princess(state: ImposterState, _events: Events) -> None:
    state.sealed = Sealed((state.turn, state.target[0]))
    state.actor = state.turn
    state.phase = "swap"


def _sentry(state: ImposterState, events: Events) -> None:
    _disgrace_played(state, events)
    state.actor = state.turn
    state.phase = "sentry"


def _spy(state: ImposterState, events: Events) -> None:
    _disgrace_played(state, events)
    seat = state.turn
    for each in state.others(seat):
        for kind in state.cards[SUCCESSOR[each]]:
            state.note(Looked(1 << seat, (kind,), SUCCESSOR[each]))
            state.reveals += 1
            if events is not None:
                events.append(Event("look", seat, None, (travel(kind, SUCCESSOR[each], SUCCESSOR[each]),), 1 << seat,
                                    words.SAW_SUCCESSOR.fill(card=name_of(kind), player=Player(each))))
    state.actor = seat
    state.phase = "spy"


def _mystic(state: ImposterState, events: Events) -> None:
    _disgrace_played(state, events)
    state.muted |= 1 << state.target[0]
    turns.end_turn(state)


def _warden(state: ImposterState, events: Events) -> None:
    seat, kind, accused = state.turn, state.cards[DECK][0], state.cards[ACCUSED][0]
    state.carry_openly(accused, ACCUSED, HAND[seat])
    state.carry_openly(kind, DECK, ACCUSED)
    _tell(state, events, "warden", words.ACCUSED_SWAPPED.fill(card=name_of(kind), taken=name_of(accused)),
          travel(kind, DECK, ACCUSED), travel(accused, ACCUSED, HAND[seat]))
    turns.end_turn(state)


def _herald(state: ImposterState, events: Events) -> None:
    seat = state.turn
    kind = state.cards[SUCCESSOR[seat]][0]
    state.carry(kind, SUCCESSOR[seat], HAND[seat], 1 << seat)
    if events is not None:
        events.append(Event("recall", seat, words.SUCCESSOR_RECALLED,
                            (travel(kind, SUCCESSOR[seat], HAND[seat]),), 1 << seat))
    state.actor = seat
    state.phase = "heir"


def _judge(state: ImposterState, events: Events) -> None:
    seat, kind = state.target
    right = kind in state.hand(seat)
    _prove(state, kind, (seat,), right)
    _tell(state, events, "answer", words.RIGHT if right else words.WRONG)
    if right and _holds_cards(state):
        state.actor = state.turn
        state.phase = "judge"
    else:
        turns.end_turn(state)


def _soldier(state: ImposterState, events: Events) -> None:
    kind = state.target[0]
    opponents = state.opponents(state.turn)
    held = any(kind in state.hand(seat) for seat in opponents)
    _prove(state, kind, opponents, held)
    _tell(state, events, "answer", words.SOMEBODY_HOLDS if held else words.NOBODY_HOLDS)
    if not held:
        turns.end_turn(state)
        return
    state.marks[-1] = BOOSTED
    state.left = SOLDIER_DISGRACES
    state.actor = state.turn
    state.phase = "soldier"


def _inquisitor(state: ImposterState, events: Events) -> None:
    kind = state.target[0]
    asked = state.with_cards(state.others(state.turn))
    if not any(kind in state.hand(seat) for seat in asked):
        _tell(state, events, "answer", words.NOBODY_ELSE_HOLDS)
    for seat in asked:
        if kind not in state.hand(seat):
            _prove(state, kind, (seat,), False)
            continue
        state.carry_openly(kind, HAND[seat], OPEN[seat])
        if events is not None:
            events.append(Event("summon", seat, words.SUMMONED.fill(card=name_of(kind)),
                                (travel(kind, HAND[seat], OPEN[seat]),)))
    turns.end_turn(state)


def _executioner(state: ImposterState, _events: Events) -> None:
    state.sealed = Sealed(state.with_cards(list(state.in_order_from(state.turn))))
    state.actor = state.sealed.next_seat()
    state.phase = "condemn"


def _fool(state: ImposterState, events: Events) -> None:
    seat, index = state.turn, state.target[0]
    kind = state.take_from_court(index, HAND[seat])
    _tell(state, events, "fool", words.FOOL_TOOK.fill(card=name_of(kind)), travel(kind, COURT, HAND[seat]))
    turns.end_turn(state)


def _prove(state: ImposterState, kind: int, seats: list[int] | tuple[int, ...], held: bool) -> None:
    """Everybody learns whether somebody among these seats holds a card of that kind (rule 13)."""
    most = COPIES[state.seats][kind] if held else 0
    state.note(Proved(EVERYBODY, (kind,), tuple(HAND[seat] for seat in seats), int(held), most))
    state.reveals += 1


# -- the table of abilities ----------------------------------------------------------------------------------------

ABILITIES: Final[dict[int, Ability]] = {
    QUEEN: Ability("R15", _always, _queen, stoppable=False),
    PRINCESS: Ability("R16", _both_hold_cards, _princess, "pick", words.PRINCESS_USED),
    SENTRY: Ability("R17", _sentry_finds, _sentry, "court", words.SENTRY_USED),
    SPY: Ability("R18", _successor_left, _spy, "use", words.SPY_USED),
    MYSTIC: Ability("R20", _disgraced_before, _mystic, "number", words.MYSTIC_USED),
    WARDEN: Ability("R21", _enough_face_up, _warden, "exchange", words.WARDEN_USED),
    HERALD: Ability("R23", _has_successor, _herald, said=words.HERALD_USED),
    JUDGE: Ability("R24", _opponents_hold_cards, _judge, "pick", words.JUDGE_USED),
    SOLDIER: Ability("R25", _opponents_hold_cards, _soldier, "name", words.SOLDIER_USED),
    INQUISITOR: Ability("R26", _others_hold_cards, _inquisitor, "name", words.INQUISITOR_USED),
    EXECUTIONER: Ability("R27", _anybody_holds_cards, _executioner, "number", words.EXECUTIONER_USED),
    FOOL: Ability("R30", _fool_finds, _fool, "court", words.FOOL_USED),
}


def highest_in_court(state: ImposterState) -> int:
    """The highest base value face up in Court (rule 27)."""
    return max((VALUES[kind] for kind, mark in zip(state.court, state.marks, strict=True) if mark != DISGRACED),
               default=0)
