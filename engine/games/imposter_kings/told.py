"""The events of The Imposter Kings: what is told about each, and who sees which cards.

Those of a single ability are beside it, in `abilities`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import Player, Text
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import ASSASSIN, HERALD, KINGS_HAND, name_of
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    ACCUSED,
    CONDEMNED,
    COURT,
    DECK,
    HAND,
    OPEN,
    REMOVED,
    SUCCESSOR,
    travel,
    turned_down,
)

_NOBODY: Final = 0
"""The mask of no viewer at all."""


# -- the set-up: the deal, cards shown, and the pool ---------------------------------------------------------------

def hand_dealt(state: ImposterState, seat: int) -> Event:
    """A seat gets its hand."""
    hand = state.hand(seat)
    return Event("hand", seat, words.HAND_DEALT.fill(n=len(hand)),
                 tuple(travel(kind, DECK, HAND[seat]) for kind in hand), 1 << seat)


def dealt(state: ImposterState) -> Event:
    """A new round is dealt, and the Accused turned up."""
    accused = state.cards[ACCUSED][0]
    return Event("deal", None, words.DEALT.fill(card=name_of(accused), player=Player(state.true_king)),
                 (travel(accused, DECK, ACCUSED),))


def chosen(seat: int, kind: int) -> Event:
    """A hand card was laid face down before its owner."""
    return Event("choose", seat, words.CHOSEN, (travel(kind, HAND[seat], CONDEMNED[seat]),), 1 << seat)


def shown(seat: int, kinds: Sequence[int]) -> Event:
    """The cards that a seat had laid down were turned up."""
    travels = tuple(travel(kind, CONDEMNED[seat], OPEN[seat]) for kind in kinds)
    return Event("show", seat, words.SHOWN.fill(cards=tuple(map(name_of, kinds))), travels)


def highest_shown(seat: int) -> Event:
    """A seat takes first, because it shows the highest card."""
    return Event("highest", seat, words.HIGHEST)


def taken(seat: int, victim: int, kind: int) -> Event:
    """A shown card was taken from a player."""
    return Event("take", seat, words.TAKEN.fill(card=name_of(kind), player=Player(victim)),
                 (travel(kind, OPEN[victim], HAND[seat]),))


def partner_laid(partner: int, seat: int, kind: int) -> Event:
    """A partner saw the card that a seat had laid down for the pool."""
    return _seen_by_partner("lay", partner, seat, kind, CONDEMNED[seat])


def partner_chose(partner: int, seat: int, kind: int) -> Event:
    """A partner saw a seat's Successor."""
    return _seen_by_partner("successor", partner, seat, kind, SUCCESSOR[seat])


def _seen_by_partner(name: str, partner: int, seat: int, kind: int, zone: int) -> Event:
    return Event(name, partner, None, (travel(kind, zone, zone),), 1 << partner,
                 words.SAW_PARTNERS.fill(card=name_of(kind), player=Player(seat)))


def pool_mixed(state: ImposterState) -> Event:
    """The cards for the pool are about to be mixed."""
    travels = tuple(travel(kind, CONDEMNED[seat], DECK)
                    for seat in range(state.seats) for kind in state.cards[CONDEMNED[seat]])
    return Event("mix", None, words.MIXED, travels, _NOBODY)


def drawn_from_pool(seat: int, kind: int) -> Event:
    """A seat took a card from the pool unseen."""
    return Event("pool", seat, words.FROM_POOL, (travel(kind, DECK, HAND[seat]),), 1 << seat,
                 words.FROM_POOL_SEEN.fill(card=name_of(kind)))


def picked_up(state: ImposterState) -> Event:
    """All are about to take up the cards that they show."""
    travels = tuple(travel(kind, OPEN[seat], HAND[seat])
                    for seat in range(state.seats) for kind in state.cards[OPEN[seat]])
    return Event("pick_up", None, words.PICKED_UP, travels)


# -- the set-up: who begins, Successors, partners ------------------------------------------------------------------

def first_named(true_king: int, first: int) -> Event:
    """The first player was named."""
    said = words.BEGINS if first == true_king else words.NAMED_FIRST.fill(player=Player(first))
    return Event("first", true_king, said)


def direction_chosen(true_king: int, direction: int) -> Event:
    """The direction of play was chosen."""
    return Event("direction", true_king, words.CLOCKWISE if direction > 0 else words.COUNTERCLOCKWISE)


def restarted(seat: int, paid: int) -> Event:
    """A seat has the cards dealt again, and perhaps paid the rival points for it."""
    text = words.RESTARTED_PAID.fill(points=paid, player=Player(1 - seat)) if paid else words.RESTARTED
    return Event("restart", seat, text)


def successor_chosen(seat: int, kind: int) -> Event:
    """A hand card was hidden as the Successor."""
    return Event("successor", seat, words.SUCCESSOR_CHOSEN, (travel(kind, HAND[seat], SUCCESSOR[seat]),), 1 << seat)


def offered(seat: int, number: int) -> Event:
    """How many cards a seat would swap with its partner."""
    return Event("offer", seat, words.OFFERED.fill(n=number))


def given(seat: int, partner: int, kind: int) -> Event:
    """A card was handed to the partner."""
    return Event("give", seat, words.GIVEN.fill(player=Player(partner)),
                 (travel(kind, CONDEMNED[seat], HAND[partner]),), 1 << seat | 1 << partner,
                 words.GIVEN_CARD.fill(card=name_of(kind), player=Player(partner)))


def removed(seat: int, kind: int) -> Event:
    """A hand card was removed from the round unseen."""
    return Event("remove", seat, words.REMOVED, (travel(kind, HAND[seat], REMOVED),), 1 << seat)


# -- turns ---------------------------------------------------------------------------------------------------------

def discarded(seat: int, kind: int) -> Event:
    """A Condemned card was removed from the round."""
    return Event("discard", seat, words.DISCARDED, (travel(kind, CONDEMNED[seat], REMOVED),), 1 << seat)


def played(state: ImposterState, kind: int, source: int) -> Event:
    """A card was played onto the Throne."""
    text = words.PLAYED.fill(card=name_of(kind), value=state.throne_value())
    return Event("play", state.turn, text, (travel(kind, source, COURT),))


def disgraced(state: ImposterState, index: int) -> Event:
    """A card of the Court was turned face down."""
    kind = state.court[index]
    return Event("disgrace", state.turn, words.DISGRACED.fill(card=name_of(kind), place=index + 1),
                 (turned_down(kind, index),))


def flipped(seat: int) -> Event:
    """A King was flipped."""
    return Event("flip", seat, words.FLIPPED)


def succeeded(seat: int, kind: int) -> Event:
    """The flip went through, and the Successor came to hand."""
    return Event("succeed", seat, words.SUCCEEDED, (travel(kind, SUCCESSOR[seat], HAND[seat]),), 1 << seat)


def lost(seat: int) -> Event:
    """A seat can do nothing, and has lost the round."""
    return Event("lose", seat, words.LOST)


def round_won(winners: Sequence[int], points: int) -> Event:
    """A round is over, and worth these points to its winners."""
    return Event("round", None, words.ROUND_WON.fill(players=tuple(map(Player, winners)), n=points))


def match_won(winners: Sequence[int]) -> Event:
    """The match is over."""
    text = words.WON if len(winners) == 1 else words.WON_TOGETHER
    return Event("end", None, text.fill(players=tuple(map(Player, winners))))


# -- reactions -----------------------------------------------------------------------------------------------------

def ability_stopped(seat: int, turn: int, kind: int) -> Event:
    """A King's Hand stopped an ability, and both cards were Condemned."""
    return Event("stop", seat, words.STOPPED.fill(card=name_of(kind), player=Player(turn)), (
        travel(KINGS_HAND, HAND[seat], CONDEMNED[seat]), travel(kind, COURT, CONDEMNED[turn])))


def taken_back(seat: int, kind: int) -> Event:
    """The card that a stopped Warden would have swapped went back to hand."""
    return Event("return", seat, words.TAKEN_BACK, (travel(kind, DECK, HAND[seat]),), 1 << seat)


def killed(killer: int, victim: int) -> Event:
    """An Assassin was shown."""
    return Event("kill", killer, words.KILLED.fill(player=Player(victim)),
                 (travel(ASSASSIN, HAND[killer], HAND[killer]),))


def victim_of(killing: Event) -> int:
    """The seat that an Assassin strikes, by the event at which it was shown."""
    assert killing.text is not None
    player = dict(killing.text.params)["player"]
    assert isinstance(player, Player)
    return player.seat


def assassin_stopped(seat: int, killer: int) -> Event:
    """A King's Hand stopped the Assassin, and both cards were Condemned."""
    return Event("stop", seat, words.STOPPED.fill(card=name_of(ASSASSIN), player=Player(killer)), (
        travel(KINGS_HAND, HAND[seat], CONDEMNED[seat]), travel(ASSASSIN, HAND[killer], CONDEMNED[killer])))


def successor_added(victim: int, killer: int, kind: int) -> Event:
    """The victim's Successor comes to hand, for the killer to see."""
    return Event("recall", victim, words.SUCCESSOR_RECALLED,
                 (travel(kind, SUCCESSOR[victim], HAND[victim]),), 1 << victim | 1 << killer)


def spoils(killer: int, victim: int) -> Event:
    """The killer laid the Assassin among the victim's cards."""
    return Event("spoils", killer, words.SPOILS.fill(player=Player(victim)),
                 (travel(ASSASSIN, HAND[killer], HAND[victim]),))


def spoils_seen(state: ImposterState, killer: int, victim: int) -> Event:
    """The killer looked at all of them."""
    kinds = state.hand(victim)
    return Event("look", killer, None, tuple(travel(kind, HAND[victim], HAND[victim]) for kind in kinds),
                 1 << killer, words.SPOILS_SEEN.fill(cards=tuple(map(name_of, kinds))))


def kept(killer: int, victim: int, kind: int) -> Event:
    """The killer kept one of them."""
    return Event("keep", killer, words.KEPT.fill(player=Player(victim)),
                 (travel(kind, HAND[victim], HAND[killer]),), 1 << victim | 1 << killer,
                 words.KEPT_CARD.fill(card=name_of(kind)))


# -- abilities are used --------------------------------------------------------------------------------------------

def used(state: ImposterState, move: Move, said: Text) -> Event:
    """The card just played is used; everyone hears what the move chooses."""
    return Event("use", state.turn, _with_choice(state, move, said))


def _with_choice(state: ImposterState, move: Move, said: Text) -> Text:
    if move.verb == "court":
        return said.fill(card=name_of(state.court[move.place]), place=move.place + 1)
    if move.verb == "number":
        return said.fill(number=move.number)
    if move.verb == "pick" or state.phase == "guess":
        said = said.fill(player=Player(state.target[0]))
    return said.fill(card=name_of(move.card)) if move.verb == "name" else said


def judge_picked(seat: int, opponent: int) -> Event:
    """The Judge's owner said whose card is to be guessed."""
    return Event("pick", seat, words.JUDGE_PICKS.fill(player=Player(opponent)))


def warden_used(seat: int, kind: int) -> Event:
    """A hand card was laid down for the Accused."""
    return Event("use", seat, words.WARDEN_USED, (travel(kind, HAND[seat], DECK),), 1 << seat)


def herald_returned(seat: int) -> Event:
    """The Herald went back to hand."""
    return Event("herald", seat, words.HERALD_RETURNS, (travel(HERALD, COURT, HAND[seat]),))
