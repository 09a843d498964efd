"""What players hear of a move in Shadow Throne: an event for each thing that happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN
from engine.core.text import Player, Text
from engine.games.shadow_throne import scoring, words
from engine.games.shadow_throne.cards import (
    CHURCH,
    CONSOLATION,
    EMPIRE,
    GROUPS,
    NUMERALS,
    POOR_GOLD,
    REBELS,
    SIMONE_INFLUENCE,
    faction_name,
    name_of,
)
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import column, hand_id, pool_id, saved_id, table_id

# -- the draft -----------------------------------------------------------------------------------------------------

def battle_begins(battle: int) -> Event:
    """The deck was shuffled, and pools are dealt."""
    return Event("deal", None, words.DEALT.fill(number=battle))


def pool_dealt(seat: int, pool: Sequence[int]) -> Event:
    """A seat gets its pool; nobody else notices."""
    travels = tuple(Travel(kind, "deck", pool_id(seat)) for kind in pool)
    return Event("pool", seat, None, travels, 1 << seat)


def taken(seat: int, kind: int) -> Event:
    """A seat takes a card out of its pool; nobody else notices."""
    return Event("take", seat, None, (Travel(kind, pool_id(seat), hand_id(seat)),), 1 << seat,
                 words.TOOK_CARD.fill(card=name_of(kind)))


def pools_passed() -> Event:
    """All pools go to the left."""
    return Event("pass", None, words.PASSED)


def pool_passed(state: ShadowState, seat: int) -> Event:
    """A seat's pool, which is still there, goes to the left: seen by this seat and its neighbour."""
    left = (seat + 1) % state.seats
    travels = tuple(Travel(kind, pool_id(seat), pool_id(left)) for kind in state.pool(seat))
    return Event("pool", left, None, travels, 1 << seat | 1 << left)


def joined(seat: int, kind: int) -> Event:
    """A saved card joins its owner's hand."""
    return Event("join", seat, words.JOINS, (Travel(kind, saved_id(seat), hand_id(seat)),), 1 << seat)


# -- waves ---------------------------------------------------------------------------------------------------------

def chosen(seat: int) -> Event:
    """A seat has chosen a card in secret."""
    return Event("choose", seat, words.CHOSEN)


def played(seat: int, kind: int, wave: int) -> Event:
    """A chosen card is shown."""
    return _shown(seat, kind, wave, words.PLAYED.fill(card=name_of(kind), wave=NUMERALS[wave - 1]))


def played_extra(seat: int, kind: int, wave: int) -> Event:
    """A card chosen with King Kyros is shown."""
    return _shown(seat, kind, wave, words.PLAYED_EXTRA.fill(card=name_of(kind)))


def _shown(seat: int, kind: int, wave: int, text: Text) -> Event:
    return Event("play", seat, text, (Travel(kind, hand_id(seat), table_id(seat), str(column(wave))),))


def unpaid(state: ShadowState, number: int) -> Event:
    """A character is turned face down."""
    return _about(state, "poor", number, words.POOR.fill(gold=POOR_GOLD))


def paid(state: ShadowState, number: int, change: int, hush: int) -> Event:
    """A character has brought or cost gold, with hush money or without."""
    text, with_hush = (words.EARNED, words.EARNED_HUSH) if change > 0 else (words.PAID, words.PAID_HUSH)
    return _about(state, "gold", number, (with_hush if hush else text).fill(gold=abs(change)))


def power(state: ShadowState) -> Event:
    """The power track was counted."""
    track = state.track
    text = words.POWER.fill(wave=NUMERALS[state.wave - 1], empire=track[EMPIRE], rebels=track[REBELS],
                            church=track[CHURCH])
    return Event("power", None, text)


# -- abilities -----------------------------------------------------------------------------------------------------

_REACHING: Final = (words.KILLS, words.CONVERTS, words.BLESSES, words.EMBOLDENS, words.SILENCES)
"""The sentences that name whom an ability reaches."""


def ability(state: ShadowState, source: int, text: Text, targets: Sequence[int]) -> Event:
    """An ability has worked, and has reached these characters; one that reaches nobody is told as well."""
    if text in _REACHING:
        named = tuple(words.OF.fill(card=name_of(state.who[each]), player=Player(state.owners[each]))
                      for each in targets)
        text = text.fill(targets=named) if named else words.NOBODY
    others = [each for each in targets if each != source]
    return Event("ability", state.owners[source], text.fill(card=name_of(state.who[source])),
                 _where_they_lie(state, (source, *others)))


def mourned(state: ShadowState, number: int) -> Event:
    """Simone has died."""
    return _about(state, "influence", number, words.SIMONE.fill(influence=SIMONE_INFLUENCE))


# -- the end of a battle -------------------------------------------------------------------------------------------

def battle_won(state: ShadowState, winning: Sequence[int]) -> Event:
    """Factions win a battle; the characters that made them strong are shown."""
    strong = [number for number in range(len(state.who))
              if state.power(number) and state.faction(number) in winning]
    text = words.WON_BATTLE.fill(power=max(state.track), factions=tuple(map(faction_name, winning)))
    return Event("battle", None, text, _where_they_lie(state, strong))


def flag_raised(faction: int) -> Event:
    """The flag of a faction that has won goes up, which the result tells as well."""
    return Event(f"flag.{GROUPS[faction].id}", None, None)


def influence_gained(state: ShadowState, seat: int, influence: int, granting: Sequence[int]) -> Event:
    """Characters of the winners have granted their player influence."""
    return _brought(state, "influence", seat, words.INFLUENCE.fill(influence=influence),
                    [number for number in granting if state.influence_of(number)])


def consoled(state: ShadowState, seat: int, gold: int, consoling: Sequence[int]) -> Event:
    """Characters of the losers have brought their player consolation."""
    return _brought(state, "console", seat, words.CONSOLATION.fill(gold=gold),
                    [number for number in consoling if CONSOLATION[state.who[number]]])


def _brought(state: ShadowState, name: str, seat: int, text: Text, numbers: Sequence[int]) -> Event:
    cards = tuple(name_of(state.who[number]) for number in numbers)
    return Event(name, seat, text.fill(cards=cards), _where_they_lie(state, numbers))


def kept(seat: int, kind: int) -> Event:
    """A seat keeps a card; which one is its secret."""
    return Event("keep", seat, words.KEPT, (Travel(kind, hand_id(seat), saved_id(seat)),), 1 << seat,
                 words.KEPT_CARD.fill(card=name_of(kind)))


def stays(state: ShadowState, number: int) -> Event:
    """A Langman stays for the next battle."""
    return _about(state, "stay", number, words.STAYS)


def cleared(state: ShadowState, staying: Sequence[int]) -> Event:
    """All hands, and all characters but those that stay, go into the deck."""
    discarded = [Travel(UNKNOWN, hand_id(seat), "deck") for seat in range(state.seats) for _ in state.hand(seat)]
    played = [Travel(kind, table_id(state.owners[number]), "deck") for number, kind in enumerate(state.who)
              if number not in staying]
    return Event("clear", None, words.NEW_DECK, (*discarded, *played))


def game_over(state: ShadowState) -> Event:
    """The game has a winner, or none."""
    winners = [words.WON.fill(player=Player(seat)) for seat in scoring.winners(state)]
    return Event("end", None, winners[0] if winners else words.NOBODY_WON)


# -- characters ----------------------------------------------------------------------------------------------------

def _about(state: ShadowState, name: str, number: int, text: Text) -> Event:
    """Something happens to a single character where it lies."""
    return Event(name, state.owners[number], text.fill(card=name_of(state.who[number])),
                 _where_they_lie(state, (number,)))


def _where_they_lie(state: ShadowState, numbers: Sequence[int]) -> tuple[Travel, ...]:
    """Characters to which something happens where they lie."""
    return tuple(_lying(state, number) for number in numbers)


def _lying(state: ShadowState, number: int) -> Travel:
    zone = table_id(state.owners[number])
    return Travel(state.who[number], zone, zone, str(column(state.waves[number])))
