"""The end of a battle: who wins, what everybody gets, which cards are kept, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN, MovedAll
from engine.core.text import Player, Text
from engine.games.shadow_throne import words
from engine.games.shadow_throne.cards import CONSOLATION, FACTIONS, REBELS, WAVES, faction_name, name_of
from engine.games.shadow_throne.status import DEAD, STAYS, UNPAID
from engine.games.shadow_throne.zones import (
    DECK,
    HANDS,
    SAVED,
    hand_id,
    moved,
    moved_by,
    saved_id,
    table_id,
)

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

Events = list[Event] | None


# -- who wins ------------------------------------------------------------------------------------------------------

def strongest(powers: list[int]) -> list[int]:
    """The factions with the most power (rule 23)."""
    return [faction for faction in range(FACTIONS) if powers[faction] == max(powers)]


def pay_out(state: ShadowState, events: Events) -> None:
    """Influence for the characters of the winning factions, consolation for the others (rule 24)."""
    winning = strongest(state.track)
    if events is not None:
        strong = [number for number in range(len(state.who))
                  if state.power(number) and state.faction(number) in winning]
        text = words.WON_BATTLE.fill(power=max(state.track), factions=tuple(map(faction_name, winning)))
        events.append(Event("battle", None, text, tuple(map(state.where_lies, strong))))
    for seat in range(state.seats):
        granting: list[int] = []
        consoling: list[int] = []
        for number in state.played_by(seat):
            if not state.status[number] & UNPAID:
                (granting if state.faction(number) in winning else consoling).append(number)
        influence = sum(map(state.worth, granting))
        state.influence[seat] += influence
        _tell(state, "influence", words.INFLUENCE.fill(influence=influence),
              [number for number in granting if state.worth(number)], events)
        gold = sum(CONSOLATION[state.who[number]] for number in consoling)
        state.gold[seat] += gold
        _tell(state, "console", words.CONSOLATION.fill(gold=gold),
              [number for number in consoling if CONSOLATION[state.who[number]]], events)


def _tell(state: ShadowState, name: str, text: Text, numbers: list[int], events: Events) -> None:
    """What the characters of one seat bring, if there are any."""
    if events is None or not numbers:
        return
    seat = state.owners[numbers[0]]
    cards = tuple(name_of(state.who[number]) for number in numbers)
    events.append(Event(name, seat, text.fill(cards=cards), tuple(map(state.where_lies, numbers))))


# -- the end of the game -------------------------------------------------------------------------------------------

def is_over(state: ShadowState) -> bool:
    """Whether somebody has come to the influence that ends the game (rule 25)."""
    goal: int = state.options["goal"]
    return max(state.influence) >= goal


def end(state: ShadowState, events: Events) -> None:
    """The game is over; equals win nothing (rule 26)."""
    state.actor = None
    state.phase = "over"
    if events is not None:
        winners = [words.WON.fill(player=Player(seat)) for seat in state.winners()]
        events.append(Event("end", None, winners[0] if winners else words.NOBODY_WON))


# -- towards the next battle ---------------------------------------------------------------------------------------

def ask_to_keep(state: ShadowState, events: Events) -> bool:
    """Ask everybody with a choice which card to keep; an only card is kept by itself (rule 27)."""
    for seat in range(state.seats):
        if len(state.hand(seat)) == 1:
            _keep(state, seat, state.hand(seat)[0], events)
    asked = [seat for seat in range(state.seats) if state.hand(seat)]
    if asked:
        state.phase = "keep"
        state.ask_in_turn(WAVES + 1, asked)
    return bool(asked)


def keep(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    """Everybody keeps the chosen card (rule 27)."""
    for seat, kind in chosen.items():
        _keep(state, seat, kind, events)


def _keep(state: ShadowState, seat: int, kind: int, events: Events) -> None:
    state.hand(seat).remove(kind)
    state.cards[SAVED[seat]].append(kind)
    state.note(moved_by(seat, kind, HANDS[seat], SAVED[seat]))
    if events is not None:
        events.append(Event("keep", seat, words.KEPT, (Travel(kind, hand_id(seat), saved_id(seat)),), 1 << seat,
                            words.KEPT_CARD.fill(card=name_of(kind))))


def clear_up(state: ShadowState, events: Events) -> None:
    """Everything goes into the deck but saved cards, and a Langman who stays (rules 18 and 28)."""
    state.history += state.influence
    rebels_won = REBELS in strongest(state.track)
    staying = [number for number in range(len(state.who)) if not rebels_won and _stays(state, number)]
    if events is not None:
        _tell_new_deck(state, staying, events)
    for seat in range(state.seats):
        if state.hand(seat):
            state.cards[DECK] += state.hand(seat)
            state.hand(seat).clear()
            state.note(MovedAll(HANDS[seat], DECK))
    for number, kind in enumerate(state.who):
        if number not in staying:
            state.cards[DECK].append(kind)
            state.note(moved(kind, state.table(state.owners[number]), DECK))
    state.who = [state.who[number] for number in staying]
    state.owners = [state.owners[number] for number in staying]
    state.waves, state.status, state.tokens = [0] * len(staying), [0] * len(staying), [0] * len(staying)


def _stays(state: ShadowState, number: int) -> bool:
    """Whether a character is a living Langman whose ability has worked in this battle (rule 18)."""
    return bool(state.status[number] & STAYS) and not state.status[number] & DEAD


def _tell_new_deck(state: ShadowState, staying: list[int], events: list[Event]) -> None:
    for number in staying:
        seat, kind = state.owners[number], state.who[number]
        events.append(Event("stay", seat, words.STAYS.fill(card=name_of(kind)), (state.where_lies(number),)))
    discarded = [Travel(UNKNOWN, hand_id(seat), "deck") for seat in range(state.seats) for _ in state.hand(seat)]
    played = [Travel(kind, table_id(state.owners[number]), "deck") for number, kind in enumerate(state.who)
              if number not in staying]
    events.append(Event("clear", None, words.NEW_DECK, (*discarded, *played)))
