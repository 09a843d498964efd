"""What happens in Rival Kings, as the players may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event, Travel
from engine.core.text import Player, Text
from engine.games.rival_kings import words
from engine.games.rival_kings.cards import SUBJECTS, name_of
from engine.games.rival_kings.scoring import score, winners
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PAST, PLAYED, TOP, UNDER, ZONES, row_for

_TABLE_IDS: Final = tuple(ZONES[zone - TOP + UNDER].id if TOP <= zone < DECK else ZONES[zone].id
                          for zone in range(len(ZONES)))
"""By zone: what it is called on the table, where a card on display lies on its pile."""


def _travel(kind: int, source: int, target: int) -> Travel:
    """The way of a card for an animation."""
    return Travel(kind, _TABLE_IDS[source], _TABLE_IDS[target])


# -- rounds and cycles -------------------------------------------------------------------------------------------------

def round_begun() -> Event:
    """A new round begins."""
    return Event("round", None, words.ROUND)


def dealt(seat: int, kinds: Sequence[int]) -> Event:
    """A seat got characters, which it alone sees."""
    return Event("deal", seat, words.DEALT, tuple(_travel(kind, DECK, HANDS[seat]) for kind in kinds),
                 1 << seat, words.DEALT_CARDS.fill(cards=tuple(map(name_of, kinds))))


def chosen(seat: int) -> Event:
    """A seat has chosen a character in secret."""
    return Event("choose", seat, words.CHOSEN)


def revealed(seat: int, kind: int) -> Event:
    """A seat's character is turned over."""
    return _turned_over(seat, words.REVEALED, kind, HANDS[seat], PLAYED[seat])


def neutral_revealed(kind: int) -> Event:
    """The neutral character is turned over."""
    return _turned_over(None, words.NEUTRAL, kind, DECK, NEUTRAL)


def _turned_over(seat: int | None, text: Text, kind: int, source: int, target: int) -> Event:
    return Event("reveal", seat, text.fill(card=name_of(kind)), (_travel(kind, source, target),))


def cycle_over(characters: Sequence[tuple[int, int]]) -> Event:
    """The characters, each with the zone where it was played, are put aside."""
    return Event("cycle", None, None, tuple(_travel(kind, zone, PAST) for kind, zone in characters))


# -- conflicts ---------------------------------------------------------------------------------------------------------

def marker_taken(seat: int, why: Text, other: int) -> Event:
    """A seat took a conflict marker; `why` names the other player, unless that is NOBODY."""
    return Event("marker", seat, why if other == NOBODY else why.fill(player=Player(other)))


def stolen(thief: int, victim: int, action: int) -> Event:
    """The action of a victim is covered with a crest."""
    return Event("steal", thief, words.STOLEN.fill(action=words.ACTIONS[action], player=Player(victim)))


# -- turns and actions -------------------------------------------------------------------------------------------------

def settled(seat: int) -> Event:
    """A seat returned a conflict marker."""
    return Event("settle", seat, words.SETTLED)


def given(seat: int, other: int) -> Event:
    """A seat gave another one a conflict marker."""
    return Event("give", seat, words.GIVEN.fill(player=Player(other)))


def refilled() -> Event:
    """The piles got money from the supply."""
    return Event("refill", None, words.REFILLED)


def taken(seat: int, pile: int, value: int) -> Event:
    """A seat took all the money of a pile, of that value: everybody sees what lies before a player."""
    return Event("take", seat, words.TAKEN.fill(sum=value, pile=pile + 1))


def acquired(seat: int, text: Text, kind: int, price: int, source: int, target: int) -> Event:
    """A seat paid for a card, which left the source for its row; the text says how."""
    return Event("acquire", seat, text.fill(price=price, card=name_of(kind)), (_travel(kind, source, target),))


def paired(seat: int, subject: int) -> Event:
    """A subject and its building have come together in a seat's rows."""
    kinds = subject, subject + SUBJECTS
    text = words.PERFECT.fill(subject=name_of(subject), building=name_of(subject + SUBJECTS))
    rows = [row_for(seat, kind) for kind in kinds]
    return Event("pair", seat, text, tuple(_travel(kind, row, row) for kind, row in zip(kinds, rows, strict=True)))


def displayed(kind: int, pile: int) -> Event:
    """The next card of a pile is on display."""
    return Event("display", None, words.DISPLAYED.fill(card=name_of(kind)),
                 (_travel(kind, UNDER + pile, TOP + pile),))


def skipped(seat: int, action: int) -> Event:
    """A seat does without a stolen or extra action."""
    return Event("skip", seat, words.SKIPPED.fill(action=words.ACTIONS[action]))


def turn_over(seat: int) -> Event:
    """A seat's turn is over."""
    return Event("turn", seat, words.TURN_OVER)


# -- subjects ----------------------------------------------------------------------------------------------------------

def used(seat: int, subject: int) -> Event:
    """A seat used its active subject."""
    return Event("use", seat, words.USED.fill(subject=name_of(subject)))


def characters_swapped(seat: int, other: int, own: int, theirs: int) -> Event:
    """Gardener: a seat's own character went to the other one, and theirs came back."""
    text = words.SWAPPED_CHARACTERS.fill(player=Player(other), card=name_of(theirs), given=name_of(own))
    return Event("swap", seat, text, (_travel(own, PLAYED[seat], PLAYED[other]),
                                      _travel(theirs, PLAYED[other], PLAYED[seat])))


def coins_drawn(seat: int, value: int) -> Event:
    """A seat took coins of that value from the supply."""
    return Event("coins", seat, words.DRAWN.fill(sum=value))


def demanded(seat: int, swapper: int, other: int, wanted: int) -> Event:
    """Bishop or Court Lady: a seat wants another one's card."""
    text = words.DEMANDED.fill(subject=name_of(swapper), card=name_of(wanted), player=Player(other))
    return Event("demand", seat, text)


def swapped(seat: int, other: int, wanted: tuple[int, int, int], given: tuple[int, int, int]) -> Event:
    """Two cards, each with the zones it left and went to; the other seat is NOBODY for a card on display."""
    text = words.SWAPPED_DISPLAY if other == NOBODY else words.SWAPPED.fill(player=Player(other))
    return Event("swap", seat, text.fill(card=name_of(wanted[0]), given=name_of(given[0])),
                 (_travel(*wanted), _travel(*given)))


def searched(seat: int, pile: int, kinds: Sequence[int]) -> Event:
    """A seat searched a pile; it alone sees which cards lie there under the one on display."""
    saw = words.SAW if kinds else words.SAW_NOTHING
    return Event("search", seat, words.SEARCHED.fill(pile=pile + 1),
                 tuple(_travel(kind, UNDER + pile, UNDER + pile) for kind in kinds), 1 << seat,
                 saw.fill(pile=pile + 1, cards=tuple(map(name_of, kinds))))


def nothing_taken(seat: int) -> Event:
    """A seat took nothing out of the pile that it searched."""
    return Event("leave", seat, words.LEFT)


# -- the end -----------------------------------------------------------------------------------------------------------

def scored(state: RivalState, seat: int) -> Event:
    """The game is over, and this is what a seat scored."""
    parts = score(state, seat)
    return Event("score", seat, words.SCORED.fill(**parts._asdict(), total=sum(parts)))


def won(state: RivalState) -> Event:
    """The match is over, and these are its winners."""
    players = tuple(map(Player, sorted(winners(state))))
    return Event("end", None, (words.WON if len(players) == 1 else words.SHARED).fill(players=players))


def next_game(number: int) -> Event:
    """The game with that number of the match begins."""
    return Event("game", None, words.NEXT_GAME.fill(game=number))
