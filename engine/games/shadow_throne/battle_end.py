"""The end of a battle in Shadow Throne: what it brings, which cards are kept, and the end of the game."""

from __future__ import annotations

from typing import Final

from engine.core.events import EVERYBODY, SILENCE, Sink
from engine.core.knowledge import moved_all, moved_by_kind
from engine.games.shadow_throne import told
from engine.games.shadow_throne.asking import ask_in_turn
from engine.games.shadow_throne.cards import CONSOLATION, KINDS, REBELS, WAVES
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import DEAD, STAYS, UNPAID, ShadowState
from engine.games.shadow_throne.zones import DECK, HANDS, MOST_SEATS, SAVED, battle_zone

_CLEARED: Final = [[moved_by_kind(KINDS, EVERYBODY, battle_zone(seats, seat), DECK) for seat in range(seats)]
                   for seats in range(MOST_SEATS + 1)]
"""By number of seats, seat and kind: what is noted when a character goes into the deck."""
_KEPT: Final = [moved_by_kind(KINDS, 1 << seat, HANDS[seat], SAVED[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when a card is kept."""

# -- what a battle brings ------------------------------------------------------------------------------------------

def pay_out(state: ShadowState, events: Sink) -> None:
    """Influence for the characters of the winning factions, consolation for the others (rule 24)."""
    winning = strongest(state.track)
    if events is not SILENCE:
        for faction in winning:
            events.tell(told.flag_raised, faction)
    events.tell(told.battle_won, state, winning)
    granting: list[list[int]] = [[] for _ in range(state.seats)]
    consoling: list[list[int]] = [[] for _ in range(state.seats)]
    for number, seat in enumerate(state.owners):
        if not state.status[number] & UNPAID:
            (granting if state.faction(number) in winning else consoling)[seat].append(number)
    for seat in range(state.seats):
        _grant(state, seat, granting[seat], events)
        _console(state, seat, consoling[seat], events)


def _grant(state: ShadowState, seat: int, granting: list[int], events: Sink) -> None:
    influence = sum([state.influence_of(number) for number in granting])
    state.influence[seat] += influence
    if influence and events is not SILENCE:
        events.tell(told.influence_gained, state, seat, influence, granting)


def _console(state: ShadowState, seat: int, consoling: list[int], events: Sink) -> None:
    gold = sum([CONSOLATION[state.who[number]] for number in consoling])
    state.gold[seat] += gold
    if gold and events is not SILENCE:
        events.tell(told.consoled, state, seat, gold, consoling)


def end_game(state: ShadowState, events: Sink) -> None:
    """Nobody is asked any more (rule 25)."""
    state.actor = None
    state.phase = "over"
    events.tell(told.game_over, state)


# -- towards the next battle ---------------------------------------------------------------------------------------

def ask_to_keep(state: ShadowState, events: Sink) -> bool:
    """Ask everybody with a choice which card to keep; a single card is kept without asking (rule 27).

    Returns whether anybody is asked.
    """
    for seat in range(state.seats):
        if len(state.hand(seat)) == 1:
            _keep(state, seat, state.hand(seat)[0], events)
    asked = [seat for seat in range(state.seats) if state.hand(seat)]
    if asked:
        state.phase = "keep"
        ask_in_turn(state, WAVES + 1, asked)
    return bool(asked)


def keep(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Everybody keeps the chosen card (rule 27)."""
    for seat, kind in chosen.items():
        _keep(state, seat, kind, events)


def _keep(state: ShadowState, seat: int, kind: int, events: Sink) -> None:
    state.hand(seat).remove(kind)
    state.saved(seat).append(kind)
    state.log = (state.log, _KEPT[seat][kind])
    if events is not SILENCE:
        events.tell(told.kept, seat, kind)


def clear_up(state: ShadowState, events: Sink) -> None:
    """Everything goes into the deck, except saved cards and a Langman who stays (rules 18 and 28)."""
    state.history += state.influence
    rebels_won = REBELS in strongest(state.track)
    staying = [number for number in range(len(state.who)) if not rebels_won and _stays(state, number)]
    for number in staying:
        events.tell(told.stays, state, number)
    events.tell(told.cleared, state, staying)
    _discard_hands(state)
    _discard_characters(state, staying)


def _stays(state: ShadowState, number: int) -> bool:
    """Whether a character is a living Langman whose ability has worked in this battle (rule 18)."""
    return bool(state.status[number] & STAYS) and not state.status[number] & DEAD


def _discard_hands(state: ShadowState) -> None:
    for seat in range(state.seats):
        if state.hand(seat):
            state.cards[DECK] += state.hand(seat)
            state.hand(seat).clear()
            state.note(moved_all(HANDS[seat], DECK))


def _discard_characters(state: ShadowState, staying: list[int]) -> None:
    """Those that stay count from 0 again, with nothing done to them yet."""
    deck, cleared, log = state.cards[DECK], _CLEARED[state.seats], state.log
    for number, kind in enumerate(state.who):
        if number not in staying:
            deck.append(kind)
            log = (log, cleared[state.owners[number]][kind])
    state.log = log
    state.who = [state.who[number] for number in staying]
    state.owners = [state.owners[number] for number in staying]
    state.waves, state.status, state.tokens = [0] * len(staying), [0] * len(staying), [0] * len(staying)
