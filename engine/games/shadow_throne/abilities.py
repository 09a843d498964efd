"""Abilities of Shadow Throne: all with the same number are settled first, and then happen at once (rule 9)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.core.events import SILENCE, Sink
from engine.core.text import Text
from engine.games.shadow_throne import told, words
from engine.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHEON_KNIGHTS,
    CHARACTERS,
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
from engine.games.shadow_throne.state import CONVERTED, DEAD, IS_EXTRA, OUT, ROSES, SILENCED, STAYS, UNPAID, ShadowState

_HARM: Final = DEAD | CONVERTED | SILENCED
"""What one player's character does to another's that everyone will remember."""


class Effect:
    """What one ability does: the character that has it, and those it reaches, by their numbers.

    An ability that reaches nobody is told as well. No named tuple: the constructor of one is a Python function.
    """

    __slots__ = ("power", "source", "status", "targets", "text")

    def __init__(self, source: int, text: Text, targets: Sequence[int] = (), status: int = 0, power: int = 0) -> None:
        self.source = source
        self.text = text
        self.targets = targets
        self.status = status
        """What becomes of the targets, a mask."""
        self.power = power
        """How much they are emboldened."""


def acting(state: ShadowState, step: int) -> list[int]:
    """The characters of the wave whose ability has the number of this step; extra cards have 3 (rules 9 and 14)."""
    found, hindered = [], UNPAID | DEAD if step == 1 else UNPAID | DEAD | SILENCED
    who, statuses = state.who, state.status
    for number in range(bisect_left(state.waves, state.wave), len(who)):
        printed = NUMBER[who[number]]
        if printed:
            status = statuses[number]
            if (3 if status & IS_EXTRA else printed) == step and not status & hindered:
                found.append(number)
    return found


def work(state: ShadowState, step: int, events: Sink) -> None:
    """All abilities of a step: whom they affect is settled first, then everything happens at once (rule 9)."""
    settled = [ability(state, each) for each in acting(state, step)
               if (ability := _ABILITIES.get(state.who[each])) is not None]
    for effect in settled:
        _happen(state, effect, events)


def bloom(state: ShadowState, events: Sink) -> None:
    """Every Picureas of the wave before emboldens the Rebels of this one (rule 16)."""
    for number, status in enumerate(state.status):
        if status & ROSES and state.waves[number] == state.wave - 1:
            targets = [each for each in state.in_wave() if state.faction(each) == REBELS]
            _happen(state, Effect(number, words.EMBOLDENS, targets, power=EMBOLDENED), events)


def _happen(state: ShadowState, effect: Effect, events: Sink) -> None:
    """The order within one number changes nothing: the dead never have tokens (rules 10 and 12)."""
    fallen = []
    for number in effect.targets:
        if effect.status & DEAD and not state.status[number] & DEAD:
            fallen.append(number)
        state.status[number] |= effect.status
        if effect.status & _HARM and state.owners[number] != state.owners[effect.source]:
            state.aim(state.owners[effect.source], state.owners[number])
        state.tokens[number] = 0 if state.status[number] & DEAD else state.tokens[number] + effect.power
    if events is not SILENCE:
        events.tell(told.ability, state, effect.source, effect.text, effect.targets)
    for number in fallen:
        if state.who[number] == SIMONE:
            _mourn(state, number, events)


def _mourn(state: ShadowState, number: int, events: Sink) -> None:
    """Simone has died: her player gains influence at once (rule 21)."""
    state.influence[state.owners[number]] += SIMONE_INFLUENCE
    events.tell(told.mourned, state, number)


# -- whom abilities affect -----------------------------------------------------------------------------------------

def _alive(state: ShadowState) -> list[int]:
    """The living characters of the wave."""
    return [number for number in state.in_wave() if not state.status[number] & DEAD]


def _kill(state: ShadowState, number: int) -> Effect:
    """Living characters of one rank that are not of the Empire at this moment (rule 11)."""
    rank = KILLS[state.who[number]]
    targets = [each for each in _alive(state) if RANK[state.who[each]] == rank and state.faction(each) != EMPIRE]
    return Effect(number, words.KILLS, targets, DEAD)


def _convert(state: ShadowState, number: int) -> Effect:
    """Living characters of one rank of other factions (rule 13)."""
    return Effect(number, words.CONVERTS, _to_convert(state, number), CONVERTED)


def _to_convert(state: ShadowState, number: int) -> list[int]:
    rank = CONVERTS[state.who[number]]
    return [each for each in _alive(state) if RANK[state.who[each]] == rank and state.faction(each) != CHURCH]


def _bless(state: ShadowState, number: int) -> Effect:
    """Beatice converts commoners, and emboldens those that did not belong to the Church before (rule 19)."""
    return Effect(number, words.BLESSES, _to_convert(state, number), CONVERTED, EMBOLDENED)


def _scout(state: ShadowState, number: int) -> Effect:
    """Every other Rebel of the wave (rule 12)."""
    targets = [each for each in _alive(state) if each != number and state.faction(each) == REBELS]
    return Effect(number, words.EMBOLDENS, targets, power=EMBOLDENED)


def _call(state: ShadowState, number: int) -> Effect:
    """Eletheria: Rebel commoners of this and earlier waves (rule 17)."""
    targets = [each for each, kind in enumerate(state.who)
               if RANK[kind] == COMMONER and not state.status[each] & OUT and state.faction(each) == REBELS]
    return Effect(number, words.EMBOLDENS, targets, power=EMBOLDENED)


def _whisper(state: ShadowState, number: int) -> Effect:
    """Sythera: the abilities of other factions in her wave (rule 15)."""
    targets = [each for each in state.in_wave() if FACTION[state.who[each]] != REBELS and NUMBER[state.who[each]] > 1]
    return Effect(number, words.SILENCES, targets, SILENCED)


def _reveal(state: ShadowState, number: int) -> Effect:
    """Thavma looks at his player's gold (rule 20)."""
    gold = state.gold[state.owners[number]]
    if gold > THAVMA_GOLD:
        return Effect(number, words.NOT_POOR.fill(gold=gold))
    return Effect(number, words.THAVMA.fill(gold=gold), (number,), power=THAVMA_POWER)


def _stay(_state: ShadowState, number: int) -> Effect:
    """Langman will stay for the next battle if the Rebels lose (rule 18)."""
    return Effect(number, words.WILL_STAY, (number,), STAYS)


def _sow(state: ShadowState, number: int) -> Effect:
    """Picureas will embolden the next wave, if there is one (rule 16)."""
    return Effect(number, words.ROSES if state.wave < WAVES else words.NO_NEXT, (number,), ROSES)


_ABILITIES: Final[Mapping[int, Callable[[ShadowState, int], Effect]]] = said_of_each("whom its ability affects", {
    BENTHEON_KNIGHTS: _kill, ANNA_LYS: _kill, DATURA: _kill,
    PHABOS_SCOUTS: _scout, SYTHERA: _whisper, LANGMAN: _stay, PICUREAS: _sow, QUEEN_ELETHERIA: _call,
    SHEPHERD: _convert, PROTIS: _convert, PRINCESS_BEATICE: _bless, THAVMA: _reveal,
}, [each.kind for each in CHARACTERS if each.works == "in its step"], name_of)
"""By kind. Not here: King Kyros, whose extra card is played before, and Simone, whose ability works when she dies."""
