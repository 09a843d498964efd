"""Turns of The Imposter Kings: what comes first, losing a round, and scoring (rules 4 to 9, 40 to 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import EVERYBODY, Event
from engine.core.knowledge import Proved
from engine.core.moves import Move
from engine.core.text import Player
from engine.games.imposter_kings import deal, scoring, throne, words
from engine.games.imposter_kings.cards import KINDS, MATCH_POINTS, name_of
from engine.games.imposter_kings.zones import (
    CONDEMNED,
    DISGRACED,
    HAND,
    NOTHING,
    OPEN,
    REMOVED,
    SUCCESSOR,
    travel,
    turned_down,
)

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


# -- whose turn it is ----------------------------------------------------------------------------------------------

def begin_turn(state: ImposterState, seat: int) -> None:
    """A seat's turn: Condemned cards first, then the Antechamber (rule 4)."""
    state.turn = state.actor = seat
    state.played = NOTHING
    state.immune = state.left = 0
    state.target, state.asked = [], []
    if state.cards[CONDEMNED[seat]]:
        state.phase = "condemned"
    elif state.cards[OPEN[seat]]:
        state.phase = "antechamber"
    else:
        state.phase = "turn"


def end_turn(state: ImposterState) -> None:
    """The turn goes to the next seat that is still in the round."""
    begin_turn(state, state.others(state.turn)[0])


def discard(state: ImposterState, move: Move, events: Events) -> None:
    """Remove a Condemned card from the round unseen; that was the turn (rule 5)."""
    seat, kind = state.turn, move.args[0]
    state.carry(kind, CONDEMNED[seat], REMOVED, 1 << seat)
    if events is not None:
        events.append(Event("discard", seat, words.DISCARDED, (travel(kind, CONDEMNED[seat], REMOVED),), 1 << seat))
    end_turn(state)


# -- disgraced cards -----------------------------------------------------------------------------------------------

def disgrace(state: ImposterState, index: int, events: Events) -> None:
    """Turn a card of the Court face down (rule 3)."""
    state.marks[index] = DISGRACED
    if events is not None:
        kind = state.court[index]
        events.append(Event("disgrace", state.turn, words.DISGRACED.fill(card=name_of(kind), place=index + 1),
                            (turned_down(kind, index),)))


# -- the King -------------------------------------------------------------------------------------------------------

def finish_flip(state: ImposterState, events: Events) -> None:
    """The Throne is disgraced if it is not yet, the Successor comes to hand, and the turn is over."""
    seat = state.turn
    kind = state.cards[SUCCESSOR[seat]][0]
    if state.face_up(-1):
        disgrace(state, len(state.marks) - 1, events)
    state.carry(kind, SUCCESSOR[seat], HAND[seat], 1 << seat)
    if events is not None:
        events.append(Event("succeed", seat, words.SUCCEEDED,
                            (travel(kind, SUCCESSOR[seat], HAND[seat]),), 1 << seat))
    end_turn(state)


# -- the end of a round --------------------------------------------------------------------------------------------

def give_up(state: ImposterState, _move: Move, events: Events) -> None:
    """Nothing can be played: everybody learns that, and the round is lost (rule 9)."""
    seat = state.turn
    if state.seats == 3:    # otherwise the round is over, and all cards are dealt anew
        playable = tuple(kind for kind in range(KINDS) if throne.against_value(state, kind) is None)
        state.note(Proved(EVERYBODY, playable, (HAND[seat],), 0, 0))
    state.reveals += 1
    if events is not None:
        events.append(Event("lose", seat, words.LOST))
    lose(state, seat, events)


def lose(state: ImposterState, seat: int, events: Events) -> None:
    """A seat has lost the round; with three players the others play on (rule 40)."""
    others = state.others(seat)
    state.out.append(seat)
    if state.seats == 3 and len(state.out) == 1:
        begin_turn(state, others[0] if seat == state.turn else state.turn)
    else:
        _end_round(state, events)


def _end_round(state: ImposterState, events: Events) -> None:
    """Score the round (rule 42); its loser deals the next one unless the match is over (rules 43 and 44)."""
    state.true_king = state.out[0]
    losers = {*state.out, *map(state.partner, state.out)}
    winners = [seat for seat in range(state.seats) if seat not in losers]
    points = scoring.score_round(state, winners)
    state.round_winners = sum(1 << seat for seat in winners)
    if events is not None:
        text = words.ROUND_WON.fill(players=tuple(map(Player, winners)), n=points)
        events.append(Event("round", None, text))
    if state.options["length"] == "round" or max(state.scores()) >= MATCH_POINTS:
        end_match(state, events)
    else:
        state.actor = state.true_king
        state.phase = "deal"
        state.asked, state.target = [], []


def deal_next(state: ImposterState, _move: Move, events: Events) -> None:
    """All have seen how the round has ended: the next one is dealt."""
    deal.deal(state, events)


def end_match(state: ImposterState, events: Events) -> None:
    """Nobody decides any more."""
    state.actor = None
    state.phase = "over"
    if events is not None:
        winners = state.winners()
        text = words.WON if len(winners) == 1 else words.WON_TOGETHER
        events.append(Event("end", None, text.fill(players=tuple(map(Player, sorted(winners))))))

