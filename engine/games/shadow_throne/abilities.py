"""Abilities of Shadow Throne: of one number all are settled first, and then happen at once (rule 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.text import Player, Text
from engine.games.shadow_throne import words
from engine.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHEON_KNIGHTS,
    CHURCH,
    COMMONER,
    CONVERTS,
    DATURA,
    EMBOLDENED,
    EMPIRE,
    FACTION,
    KILLS,
    LANGMAN,
    NUMBER,
    PHABOS_SCOUTS,
    PICUREAS,
    PRINCESS_BEATICE,
    PROTIS,
    QUEEN_ELETHERIA,
    RANK,
    REBELS,
    SHEPHERD,
    SIMONE,
    SIMONE_INFLUENCE,
    SYTHERA,
    THAVMA,
    THAVMA_GOLD,
    THAVMA_POWER,
    WAVES,
    name_of,
)
from engine.games.shadow_throne.status import CONVERTED, DEAD, IS_EXTRA, OUT, ROSES, SILENCED, STAYS
from engine.games.shadow_throne.zones import marked

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

Events = list[Event] | None


class Effects:
    """What the abilities of one number do, before it happens: characters by their number."""

    __slots__ = ("converted", "emboldened", "events", "killed", "status")

    def __init__(self, events: Events) -> None:
        self.killed: set[int] = set()
        self.converted: set[int] = set()
        self.emboldened: dict[int, int] = {}
        """By character: how much power it gets."""
        self.status: dict[int, int] = {}
        """By character: what else happens to it."""
        self.events = events

    def embolden(self, targets: Iterable[int], power: int = EMBOLDENED) -> None:
        """These characters get so much power."""
        for target in targets:
            self.emboldened[target] = self.emboldened.get(target, 0) + power


def acting(state: ShadowState, number: int) -> list[int]:
    """The characters of the wave whose ability works with that number; extra cards work with 3 (rules 9 and 14)."""
    found = []
    for each in state.in_wave():
        status, own = state.status[each], NUMBER[state.who[each]]
        step = 3 if own and status & IS_EXTRA else own
        if step == number and not status & DEAD and (step == 1 or not status & SILENCED):
            found.append(each)
    return found


def work(state: ShadowState, number: int, events: Events) -> None:
    """All abilities of one number: whom they affect is settled first, then everything happens at once (rule 9)."""
    effects = Effects(events)
    for each in acting(state, number):
        ability = _ABILITIES.get(state.who[each])
        if ability is not None:
            ability(state, each, effects)
    _happen(state, effects)


def bloom(state: ShadowState, events: Events) -> None:
    """Every Picureas of the wave before emboldens the Rebels of this one (rule 16)."""
    effects = Effects(events)
    for number, status in enumerate(state.status):
        if status & ROSES and state.waves[number] == state.wave - 1:
            targets = [each for each in state.in_wave() if state.faction(each) == REBELS]
            effects.embolden(targets)
            _tell(state, number, words.EMBOLDENS, targets, effects)
    _happen(state, effects)


def _happen(state: ShadowState, effects: Effects) -> None:
    """The dead lose all tokens, also those they would get now (rules 10 and 12)."""
    for number, bits in effects.status.items():
        state.status[number] |= bits
    for number in effects.converted:
        state.status[number] |= CONVERTED
    for number, power in effects.emboldened.items():
        state.tokens[number] += power
    for number in sorted(effects.killed):
        state.status[number] |= DEAD
        state.tokens[number] = 0
        if state.who[number] == SIMONE:
            _mourn(state, number, effects.events)


def _mourn(state: ShadowState, number: int, events: Events) -> None:
    """Simone has died: her player gains influence at once (rule 21)."""
    seat = state.owners[number]
    state.influence[seat] += SIMONE_INFLUENCE
    if events is not None:
        events.append(Event("influence", seat, words.SIMONE.fill(influence=SIMONE_INFLUENCE, card=name_of(SIMONE)),
                            (marked(SIMONE, seat),)))


# -- whom abilities affect -----------------------------------------------------------------------------------------

def _alive(state: ShadowState) -> list[int]:
    """The living characters of the wave."""
    return [number for number in state.in_wave() if not state.status[number] & DEAD]


def _kill(state: ShadowState, number: int, effects: Effects) -> None:
    """Living characters of one rank that are not of the Empire at this moment (rule 11)."""
    rank = KILLS[state.who[number]]
    targets = [each for each in _alive(state) if RANK[state.who[each]] == rank and state.faction(each) != EMPIRE]
    effects.killed.update(targets)
    _tell(state, number, words.KILLS, targets, effects)


def _convert(state: ShadowState, number: int, effects: Effects) -> None:
    """Living characters of one rank of other factions (rule 13)."""
    targets = _to_convert(state, number)
    effects.converted.update(targets)
    _tell(state, number, words.CONVERTS, targets, effects)


def _to_convert(state: ShadowState, number: int) -> list[int]:
    rank = CONVERTS[state.who[number]]
    return [each for each in _alive(state) if RANK[state.who[each]] == rank and state.faction(each) != CHURCH]


def _bless(state: ShadowState, number: int, effects: Effects) -> None:
    """Beatice converts commoners, and emboldens those that did not belong to the Church before (rule 19)."""
    targets = _to_convert(state, number)
    effects.converted.update(targets)
    effects.embolden(targets)
    _tell(state, number, words.BLESSES, targets, effects)


def _scout(state: ShadowState, number: int, effects: Effects) -> None:
    """Every other Rebel of the wave (rule 12)."""
    targets = [each for each in _alive(state) if each != number and state.faction(each) == REBELS]
    effects.embolden(targets)
    _tell(state, number, words.EMBOLDENS, targets, effects)


def _call(state: ShadowState, number: int, effects: Effects) -> None:
    """Eletheria: Rebel commoners of this and earlier waves (rule 17)."""
    targets = [each for each, kind in enumerate(state.who)
               if RANK[kind] == COMMONER and not state.status[each] & OUT and state.faction(each) == REBELS]
    effects.embolden(targets)
    _tell(state, number, words.EMBOLDENS, targets, effects)


def _whisper(state: ShadowState, number: int, effects: Effects) -> None:
    """Sythera: the abilities of other factions in her wave (rule 15)."""
    targets = [each for each in state.in_wave() if FACTION[state.who[each]] != REBELS and NUMBER[state.who[each]] > 1]
    for target in targets:
        effects.status[target] = SILENCED
    _tell(state, number, words.SILENCES, targets, effects)


def _reveal(state: ShadowState, number: int, effects: Effects) -> None:
    """Thavma looks at his player's gold (rule 20)."""
    gold = state.gold[state.owners[number]]
    if gold <= THAVMA_GOLD:
        effects.embolden((number,), THAVMA_POWER)
    _tell_of(state, number, (words.THAVMA if gold <= THAVMA_GOLD else words.NOT_POOR).fill(gold=gold), effects)


def _stay(state: ShadowState, number: int, effects: Effects) -> None:
    """Langman is to stay for the next battle (rule 18)."""
    effects.status[number] = STAYS
    _tell_of(state, number, words.WILL_STAY, effects)


def _sow(state: ShadowState, number: int, effects: Effects) -> None:
    """Picureas will embolden the next wave, if there is one (rule 16)."""
    effects.status[number] = ROSES
    _tell_of(state, number, words.ROSES if state.wave < WAVES else words.NO_NEXT, effects)


_ABILITIES: Final[dict[int, Callable[[ShadowState, int, Effects], None]]] = {
    BENTHEON_KNIGHTS: _kill, ANNA_LYS: _kill, DATURA: _kill,
    PHABOS_SCOUTS: _scout, SYTHERA: _whisper, LANGMAN: _stay, PICUREAS: _sow, QUEEN_ELETHERIA: _call,
    SHEPHERD: _convert, PROTIS: _convert, PRINCESS_BEATICE: _bless, THAVMA: _reveal,
}
"""By kind. King Kyros has done his part when the extra cards lie there, Simone does hers when she dies."""


# -- what is told --------------------------------------------------------------------------------------------------

def _tell(state: ShadowState, number: int, text: Text, targets: list[int], effects: Effects) -> None:
    """An ability, and the characters that it reaches."""
    if effects.events is None:
        return
    if not targets:
        _tell_of(state, number, words.NOBODY, effects)
        return
    named = tuple(words.OF.fill(card=name_of(state.who[each]), player=Player(state.owners[each])) for each in targets)
    _tell_of(state, number, text.fill(targets=named), effects, targets)


def _tell_of(state: ShadowState, number: int, text: Text, effects: Effects, targets: Iterable[int] = ()) -> None:
    if effects.events is not None:
        seat, kind = state.owners[number], state.who[number]
        travels = tuple(marked(state.who[each], state.owners[each]) for each in (number, *targets))
        effects.events.append(Event("ability", seat, text.fill(card=name_of(kind)), travels))
