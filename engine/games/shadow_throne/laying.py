"""How a position of Shadow Throne is laid by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.base import laying
from engine.base.laying import Complaint, Holds, LaidField, Laying, by_seat
from engine.core.events import SILENCE
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne import abilities
from engine.games.shadow_throne.cards import (
    EMPIRE,
    FACTION,
    FACTIONS,
    KINDS,
    KING_KYROS,
    LANGMAN,
    NUMBER,
    NUMERALS,
    WAVES,
)
from engine.games.shadow_throne.state import (
    CONVERTED,
    DEAD,
    IS_EXTRA,
    NO_FACTION,
    SILENCED,
    UNPAID,
    ShadowState,
)
from engine.games.shadow_throne.zones import DECK, HANDS, PASSED, POOLS, SAVED, battle_zone

_MOST: Final = 999
"""More gold, influence or power than anybody ever has."""
_MOST_STATUS: Final = 127
_FIGHTING: Final = ("play", "extra", "keep")
"""The phases in which characters belong to waves."""
_ONE_EACH_WAVE: Final = N_("shadow-throne/laying", "{player} needs one character from each wave so far; only a King "
                                                   "Kyros allows extra ones.")
_STAYED: Final = N_("shadow-throne/laying", "During the draft, only a Langman who stayed can be in play.")
_TOO_FEW: Final = N_("shadow-throne/laying", "{player} needs at least %n card(s) in hand for the waves to come.", "", 1)


def _who(state: ShadowState) -> list[int]:
    return state.who


def _characters(state: ShadowState) -> int:
    return len(state.who)


_WAVES: Final[Mapping[int, Text | str]] = {0: N_("shadow-throne/laying", "By position"),
                                           **dict(enumerate(NUMERALS, 1))}
_STATUS: Final[Mapping[int, Text]] = {
    0: N_("shadow-throne/laying", "Nothing"),
    DEAD: N_("shadow-throne/laying", "Killed"),
    CONVERTED: N_("shadow-throne/laying", "Converted"),
    UNPAID: N_("shadow-throne/laying", "Not paid for"),
    SILENCED: N_("shadow-throne/laying", "Silenced"),
    IS_EXTRA: N_("shadow-throne/laying", "Extra card")}


class _Laying(Laying[ShadowState]):
    phases: ClassVar[Mapping[str, Text]] = {
        "draft": N_("shadow-throne/laying", "Cards are drafted"),
        "play": N_("shadow-throne/laying", "A card is chosen for the wave"),
        "extra": N_("shadow-throne/laying", "King Kyros brings an extra card"),
        "keep": N_("shadow-throne/laying", "A card is kept for the next battle"),
        "over": laying.OVER,
    }
    fields: ClassVar[Mapping[str, LaidField[Any]]] = {
        "battle": LaidField(N_("shadow-throne/laying", "Battle"), least=1, most=_MOST),
        "wave": LaidField(N_("shadow-throne/laying", "Wave"), most=WAVES),
        "gold": LaidField(N_("shadow-throne/laying", "Gold"), most=_MOST, size=by_seat),
        "influence": LaidField(N_("shadow-throne/laying", "Influence"), most=_MOST, size=by_seat),
        "history": LaidField(N_("shadow-throne/laying", "Influence after each battle"), most=_MOST, hidden=True),
        "last": LaidField(N_("shadow-throne/laying", "Faction that costs hush money"), least=NO_FACTION,
                          most=FACTIONS - 1, size=by_seat, hidden=True),
        "track": LaidField(N_("shadow-throne/laying", "Power"), most=_MOST, size=FACTIONS, hidden=True),
        "who": LaidField(N_("shadow-throne/laying", "Characters"), Holds.CARD, size=_characters, hidden=True,
                         lies_with="battle"),
        "owners": LaidField(N_("shadow-throne/laying", "Whose characters"), Holds.SEAT, size=_characters, hidden=True,
                            lies_with="battle"),
        "waves": LaidField(N_("shadow-throne/laying", "Wave of each character"), most=WAVES, size=_characters,
                           lies_with="battle", cards=_who, values=_WAVES),
        "status": LaidField(N_("shadow-throne/laying", "What happened to each character"), most=_MOST_STATUS,
                            size=_characters, lies_with="battle", cards=_who, values=_STATUS),
        "tokens": LaidField(N_("shadow-throne/laying", "Tokens on each character"), most=_MOST, size=_characters,
                            lies_with="battle", cards=_who),
    }
    zones: ClassVar[Mapping[str, Text]] = {"passed": N_("shadow-throne/laying", "Pool being passed")}

    in_any_order = True
    singles = frozenset(("saved",))
    slots: ClassVar[Mapping[str, str]] = {"battle": "waves"}

    def keep(self, before: ShadowState, state: ShadowState, zone: int) -> None:
        """Characters stay in their waves, unless only their order was changed."""
        seat = zone - battle_zone(state.seats, 0)
        if seat < 0 or Counter(before.cards_in(zone)) == Counter(state.cards_in(zone)):
            return
        lay = [(before.who[number], before.waves[number], before.status[number], before.tokens[number])
               for number in before.played_by(seat)]
        for number in state.played_by(seat):
            row = next((row for row in lay if row[0] == state.who[number]), None)
            if row is not None:
                lay.remove(row)
                _, state.waves[number], state.status[number], state.tokens[number] = row

    def put_in_slot(self, state: ShadowState, zone: int, place: int, slot: int) -> None:
        """One that lies there already changes places with it, but for a King who brings it as an extra card."""
        own = state.played_by(zone - battle_zone(state.seats, 0))
        lying = [number for number in own if state.waves[number] == slot + 1 and number != own[place]]
        kings = [number for number in lying if state.who[number] == KING_KYROS]
        if not (len(lying) == len(kings) == 1 and FACTION[state.who[own[place]]] == EMPIRE):
            for number in lying:
                if not state.status[number] & IS_EXTRA:
                    state.waves[number] = state.waves[own[place]]
        state.waves[own[place]] = slot + 1
        _sort(state)

    def usual(self, state: ShadowState, laid: Collection[str]) -> Mapping[str, int]:
        """The first wave that nobody laid characters in, of the first battle; of an extra card, the last that has any.
        """
        found = {"battle": 1}
        if state.phase == "play" and max(state.waves, default=0) < WAVES:
            found["wave"] = max(state.waves, default=0) + 1
        elif state.phase == "extra" and state.waves:
            found["wave"] = max(1, *state.waves)
        return {name: value for name, value in found.items() if name not in laid}

    def concerned(self, state: ShadowState) -> Sequence[int]:
        """Every other time the order is reversed (`asking.ask_in_turn`)."""
        seats = list(range(state.seats))
        if state.phase == "draft":
            number = state.numbers.pool_size - len(state.pool(0))
        elif state.phase == "play":
            number = state.wave
        elif state.phase == "keep":
            seats, number = [seat for seat in seats if state.hand(seat)], WAVES + 1
        elif state.phase == "extra":
            seats = list(range(state.seats)) if state.sealed is None else list(state.sealed.concerned)
            return [seat for seat in seats if _kings(state, seat)]
        else:
            return ()
        return seats if number % 2 == 0 else seats[::-1]

    def settle(self, state: ShadowState, free: Collection[str]) -> None:
        if 1 <= state.battle <= _MOST and len(state.history) != (state.battle - 1) * state.seats:
            state.history = state.influence * (state.battle - 1)
        if len({len(values) for values in _by_character(state)}) > 1:
            return      # they do not say what lies there
        if _is_fought(state):
            _lay_in_waves(state, langman="waves" in free)
            _sort(state)
            if {"status", "tokens"} <= set(free):
                _bring_extras(state)
                _let_abilities_work(state)
        if state.phase in ("", "play", "keep"):
            state.track = state.powers() if any(state.waves) else [0] * FACTIONS
        if "last" in free:
            state.last = [_hushed(state, seat) if state.phase in _FIGHTING else NO_FACTION
                          for seat in range(state.seats)]

    def blend(self, state: ShadowState, table: ShadowState, laid: Collection[str]) -> None:
        """Characters whose place was laid are as they were laid, all others as they are; in the order of waves."""
        places = {state.zones[battle_zone(state.seats, seat)].id for seat in range(state.seats)}
        whose = {seat for seat in range(state.seats) if state.zones[battle_zone(state.seats, seat)].id in laid}
        if not whose or places <= set(laid):
            source = table if whose else state
            rows = list(zip(*_by_character(source), strict=True))
        else:
            rows = [row for row in zip(*_by_character(state), strict=True) if row[_OWNER] not in whose]
            rows += [row for row in zip(*_by_character(table), strict=True) if row[_OWNER] in whose]
        rows += [row for seat in range(state.seats) for row in self._still_to_lie(state, seat, rows, laid)]
        rows.sort(key=lambda row: row[0])
        for place, values in enumerate(_by_character(state)):
            values[:] = [row[place] for row in rows]

    def _still_to_lie(self, state: ShadowState, seat: int, rows: Sequence[tuple[int, ...]],
                      laid: Collection[str]) -> Iterator[tuple[int, ...]]:
        """What a seat has played in waves for which nobody laid a character: cards of the deck, or else of its hand."""
        lies = {wave for wave, _, owner, status, _ in rows if owner == seat and not status & IS_EXTRA}
        begun = state.wave - (state.phase == "play") if state.phase in _FIGHTING else 0
        piles = [state.cards[zone] for zone in (DECK, HANDS[seat]) if state.zones[zone].id not in laid]
        if len(piles) == 2 and begun:       # cards that lay where others lie now have come to the hand
            deck, hand = piles
            while len(hand) > state.numbers.pool_size + (state.battle > 1) - begun:
                deck.append(hand.pop())
        for wave in (each for each in range(1, begun + 1) if each not in lies):
            for pile in filter(None, piles):
                calmest = min(pile, key=lambda kind: bool(NUMBER[kind]))
                pile.remove(calmest)
                yield wave, calmest, seat, 0, 0
                break

    def complaints(self, state: ShadowState) -> Iterator[Complaint]:
        yield from self.says("history", len(state.history) == (state.battle - 1) * state.seats)
        if state.phase == "over":
            return
        yield from self.holds(state, PASSED, 0, 0)
        yield from self.says("waves", state.waves == sorted(state.waves))
        if state.phase == "draft":
            yield from self._drafting(state)
            return
        for seat in range(state.seats):
            yield from self.holds(state, POOLS[seat], 0, 0)
        yield from self._played(state)
        if state.phase == "keep":
            yield from self._keeping(state)
        else:
            yield from self._fighting(state)

    def _drafting(self, state: ShadowState) -> Iterator[Complaint]:
        size = state.numbers.pool_size
        pool = max(len(state.pool(seat)) for seat in range(state.seats))
        pool = min(max(pool, 2), size)
        yield from self.says("wave", not state.wave)
        yield from self.says("waves", not any(state.waves))
        if any(kind != LANGMAN for kind in state.who):
            places = (state.zones[battle_zone(state.seats, seat)].id for seat in range(state.seats))
            yield Complaint(_STAYED, ("phase", *places))
        yield from self.says("influence", max(state.influence) < state.numbers.goal)
        for seat in range(state.seats):
            yield from self.holds(state, POOLS[seat], pool, pool)
            yield from self.holds(state, HANDS[seat], size - pool, size - pool)
            yield from self.holds(state, SAVED[seat], 0, 1)

    def _played(self, state: ShadowState) -> Iterator[Complaint]:
        """One card in each wave, and extra cards beside Kings (rules 4 and 14)."""
        begun = state.wave - (state.phase == "play")
        for seat in range(state.seats):
            own = [state.waves[number] for number in state.played_by(seat)
                   if state.waves[number] and not state.status[number] & IS_EXTRA]
            extra = sum(bool(state.status[number] & IS_EXTRA) for number in state.played_by(seat))
            if own != list(range(1, begun + 1)) or extra > _kings(state, seat):
                yield Complaint(_ONE_EACH_WAVE.fill(player=Player(seat)),
                                (state.zones[battle_zone(state.seats, seat)].id, "waves", "status"))

    def _fighting(self, state: ShadowState) -> Iterator[Complaint]:
        yield from self.says("wave", state.wave >= 1)
        if state.phase == "play" and state.wave == 1:
            yield from self.says("influence", max(state.influence) < state.numbers.goal)
        if state.phase == "play" and state.wave > 1:
            yield from self.says("track", state.track == state.powers())
        to_come = WAVES - state.wave + (state.phase == "play")
        asked = self.concerned(state) if state.phase == "extra" else ()
        if state.phase == "extra" and not asked:
            yield Complaint(_NO_KING, ("phase",))
        for seat in range(state.seats):
            yield from self.holds(state, SAVED[seat], 0, 0)
            least = to_come + state.hand(seat).count(KING_KYROS) + (seat in asked)
            if len(state.hand(seat)) < least:
                yield Complaint(_TOO_FEW.fill(player=Player(seat), n=least), (state.zones[HANDS[seat]].id,),
                                too_few=True)

    def _keeping(self, state: ShadowState) -> Iterator[Complaint]:
        yield from self.says("wave", state.wave == WAVES)
        yield from self.says("influence", max(state.influence) < state.numbers.goal)
        for seat in range(state.seats):
            hand = len(state.hand(seat))
            if hand == 1:
                yield from self.holds(state, HANDS[seat], 2, 2)
            yield from self.holds(state, SAVED[seat], 0, 0 if hand else 1)
        if not any(state.hand(seat) for seat in range(state.seats)):
            yield from self.holds(state, HANDS[0], 2, len(state.numbers.deck))


_OWNER: Final = 2
"""The place of the owner in a character's numbers."""


def _by_character(state: ShadowState) -> tuple[list[int], ...]:
    """The lists with a number for each character in battle."""
    return state.waves, state.who, state.owners, state.status, state.tokens


def _is_fought(state: ShadowState) -> bool:
    """Whether characters belong to waves: as long as nobody says what happens, if there is one that has to."""
    return state.phase in _FIGHTING or (not state.phase and any(kind != LANGMAN for kind in state.who))


def _lay_in_waves(state: ShadowState, *, langman: bool) -> None:
    """Have the characters of which nobody has said the wave lie in the first that are free (rule 4).

    With `langman` also him: else he may have stayed.
    """
    for seat in range(state.seats):
        own = [number for number in state.played_by(seat) if not state.status[number] & IS_EXTRA]
        free = [wave for wave in range(1, WAVES + 1) if all(state.waves[number] != wave for number in own)]
        for number in own:
            if not state.waves[number] and (langman or state.who[number] != LANGMAN):
                state.waves[number] = free.pop(0) if free else WAVES


def _sort(state: ShadowState) -> None:
    """Have the characters lie in the order of their waves."""
    order = sorted(range(len(state.waves)), key=state.waves.__getitem__)
    for values in _by_character(state):
        values[:] = [values[number] for number in order]


def _bring_extras(state: ShadowState) -> None:
    """A card of the Empire in the wave of a player's King is the extra one that he brings (rule 14)."""
    for number, kind in enumerate(state.who):
        same = [state.who[each] for each in state.played_by(state.owners[number])
                if state.waves[each] == state.waves[number] and each != number]
        if KING_KYROS not in same:
            state.status[number] &= ~IS_EXTRA
        elif same == [KING_KYROS] and kind != KING_KYROS and FACTION[kind] == EMPIRE:
            state.status[number] |= IS_EXTRA


def _let_abilities_work(state: ShadowState) -> None:
    """Have become of all characters what the abilities in their waves do; what is unpaid or extra stays so (rule 9).

    Of a wave whose Kings are still asked for extra cards, the last abilities have not worked yet (rule 14).
    """
    if not _makes_sense(state):
        return
    rows = list(zip(*_by_character(state), strict=True))
    tried = state.clone()
    for values in _by_character(tried):
        values.clear()
    last = max(state.waves, default=0)
    for wave in range(last + 1):
        tried.wave = wave
        for each, kind, owner, status, _ in rows:
            if each == wave:
                _put_down(tried, each, kind, owner, status & (UNPAID | IS_EXTRA) if wave else status)
        if wave:
            abilities.bloom(tried, SILENCE)
            for step in (1, 2) if state.phase == "extra" and wave == last else (1, 2, 3):
                abilities.work(tried, step, SILENCE)
    state.status, state.tokens = tried.status, tried.tokens


def _put_down(state: ShadowState, *values: int) -> None:
    """A character's wave, kind, owner and status, without tokens."""
    for own, value in zip(_by_character(state), (*values, 0), strict=True):
        own.append(value)


def _makes_sense(state: ShadowState) -> bool:
    """Whether every character is somebody's, in an order of waves, and everybody has gold and influence."""
    return (state.waves == sorted(state.waves) and {*state.waves} <= {*range(WAVES + 1)}
            and {*state.owners} <= {*range(state.seats)} and {*state.who} <= {*range(KINDS)}
            and len(state.gold) == len(state.influence) == state.seats)


def _kings(state: ShadowState, seat: int) -> int:
    """The Kings Kyros before a seat, of any wave."""
    return sum(state.who[number] == KING_KYROS for number in state.played_by(seat))


def _hushed(state: ShadowState, seat: int) -> int:
    """The faction of the last card of a seat, which causes hush money (rule 8)."""
    own = [number for number in state.played_by(seat) if state.waves[number] and not state.status[number] & IS_EXTRA]
    return FACTION[state.who[own[-1]]] if own and not state.status[own[-1]] & UNPAID else NO_FACTION


_NO_KING: Final = N_("shadow-throne/laying", "An extra card needs a King Kyros who allows it.")

LAYING: Final = _Laying()
