"""How abilities go on: what is chosen after they were used and nobody stopped them (rules 16 to 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import EVERYBODY, Event
from engine.core.knowledge import Moved, Proved
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.core.text import Player
from engine.games.imposter_kings import turns, words
from engine.games.imposter_kings.cards import COPIES, KINDS, name_of, of_value
from engine.games.imposter_kings.zones import (
    CONDEMNED,
    COURT,
    DECK,
    DISGRACED,
    FACE_UP,
    HAND,
    OPEN,
    SUCCESSOR,
    travel,
)

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


def _sealed_by(state: ImposterState, move: Move) -> dict[int, Move]:
    """Seal the choice of the seat that decides; all choices once everybody has made one, none before."""
    sealed: Sealed | None = state.sealed
    if sealed is None:
        raise ValueError("No secret choice is under way.")
    sealed.put(state.decider(), move)
    state.actor = sealed.next_seat()
    if state.actor is not None:
        return {}
    state.sealed = None
    state.reveals += 1
    return sealed.opened()


def swap(state: ImposterState, move: Move, events: Events) -> None:
    """Princess: both have chosen a card, and the cards change hands (rule 16)."""
    choices = _sealed_by(state, move)
    if not choices:
        return
    one, other = state.turn, state.target[0]
    given, taken = choices[one].args[0], choices[other].args[0]
    both = 1 << one | 1 << other
    # By way of the middle: nobody shall think that the card just received might be the one given back.
    state.carry(given, HAND[one], DECK, both)
    state.carry(taken, HAND[other], HAND[one], both)
    state.carry(given, DECK, HAND[other], both)
    if events is not None:
        travels = (travel(given, HAND[one], HAND[other]), travel(taken, HAND[other], HAND[one]))
        events.append(Event("swap", one, words.SWAPPED.fill(player=Player(other)), travels, both,
                            words.SWAPPED_CARDS.fill(player=Player(other), card=name_of(given),
                                                     taken=name_of(taken))))
    turns.end_turn(state)


def sentry_exchange(state: ImposterState, kind: int, events: Events) -> None:
    """Sentry: a hand card takes the place of a Court card (rule 17)."""
    seat, index = state.turn, state.target[0]
    old = state.court[index]
    state.hand(seat).remove(kind)
    state.hand(seat).append(old)
    state.court[index] = kind
    state.marks[index] = FACE_UP
    everybody = state.zones.everybody
    state.note(Moved(everybody, kind, HAND[seat], COURT))
    state.note(Moved(everybody, old, COURT, HAND[seat]))
    state.reveals += 1
    if events is not None:
        events.append(Event("exchange", seat, words.EXCHANGED.fill(card=name_of(kind), taken=name_of(old)),
                            (travel(kind, HAND[seat], COURT), travel(old, COURT, HAND[seat]))))
    turns.end_turn(state)


def spy_picks(state: ImposterState, move: Move, events: Events) -> None:
    """Spy: this player must put another card in the Successor's place (rule 18)."""
    state.target = [move.args[0]]
    state.actor = move.args[0]
    state.phase = "replace"
    if events is not None:
        events.append(Event("force", state.turn, words.FORCED.fill(player=Player(move.args[0]))))


def replace_successor(state: ImposterState, kind: int, events: Events) -> None:
    """The new Successor lies down before the old one comes to hand: it is another card (rule 18)."""
    seat = state.decider()
    old = state.cards[SUCCESSOR[seat]][0]
    state.carry(kind, HAND[seat], DECK, 1 << seat)
    state.carry(old, SUCCESSOR[seat], HAND[seat], 1 << seat)
    state.carry(kind, DECK, SUCCESSOR[seat], 1 << seat)
    if events is not None:
        events.append(Event("successor", seat, words.SUCCESSOR_REPLACED, (
            travel(kind, HAND[seat], SUCCESSOR[seat]), travel(old, SUCCESSOR[seat], HAND[seat])), 1 << seat))
    turns.end_turn(state)


def herald_successor(state: ImposterState, kind: int, events: Events) -> None:
    """Herald: a new Successor, perhaps the same one; then another card may be played (rule 23)."""
    seat = state.turn
    state.carry(kind, HAND[seat], SUCCESSOR[seat], 1 << seat)
    state.immune = 0
    if events is not None:
        events.append(Event("successor", seat, words.SUCCESSOR_CHOSEN,
                            (travel(kind, HAND[seat], SUCCESSOR[seat]),), 1 << seat))
    if state.hand(seat):
        state.phase = "herald"
    else:
        turns.end_turn(state)


def judge_prepares(state: ImposterState, move: Move, events: Events) -> None:
    """Judge: a hand card goes into the own Antechamber (rule 24)."""
    seat, kind = state.turn, move.args[0]
    state.carry_openly(kind, HAND[seat], OPEN[seat])
    if events is not None:
        events.append(Event("summon", seat, words.SUMMONED.fill(card=name_of(kind)),
                            (travel(kind, HAND[seat], OPEN[seat]),)))
    turns.end_turn(state)


def soldier_disgraces(state: ImposterState, move: Move, events: Events) -> None:
    """Soldier: up to three cards of the Court are disgraced, one at a time (rule 25)."""
    turns.disgrace(state, move.args[0], events)
    state.left -= 1
    if not state.left or all(mark == DISGRACED for mark in state.marks):
        turns.end_turn(state)


def condemn(state: ImposterState, move: Move, events: Events) -> None:
    """Executioner: all have chosen; the cards are Condemned, and who had none becomes known (rule 27)."""
    kinds = tuple(kind for kind in of_value(state.target[0]) if COPIES[state.seats][kind])
    choices = _sealed_by(state, move)
    certain = _certainly_among(state, kinds, sum(choice.verb == "condemn" for choice in choices.values()))
    for seat, choice in choices.items():
        if choice.verb == "none":
            state.note(Proved(EVERYBODY, kinds, (HAND[seat],), 0, 0))
            if events is not None:
                events.append(Event("spared", seat, words.SPARED))
            continue
        _condemn_one_of(state, kinds, choice.args[0], seat)
        if events is not None:
            kind = choice.args[0]
            events.append(Event("condemn", seat, words.CONDEMNED,
                                (travel(kind, HAND[seat], CONDEMNED[seat]),), 1 << seat,
                                words.CONDEMNED_CARD.fill(card=name_of(kind))))
    state.buried += certain
    if state.actor is None:
        turns.end_turn(state)


def _certainly_among(state: ImposterState, kinds: tuple[int, ...], number: int) -> list[int]:
    """The cards that so many Condemned ones of these kinds must be, as far as everybody can tell."""
    hidden = {kind: state.out_of_sight(kind) for kind in kinds}
    others = sum(hidden.values())
    return [kind for kind in kinds for _ in range(number - (others - hidden[kind]))]


def _condemn_one_of(state: ImposterState, kinds: tuple[int, ...], kind: int, seat: int) -> None:
    """A card goes face down before its owner; everybody knows that it is one of these kinds."""
    if len(kinds) == 1:
        state.carry_openly(kind, HAND[seat], CONDEMNED[seat])
        return
    others = tuple(each for each in range(KINDS) if each not in kinds)
    state.carry(kind, HAND[seat], DECK, 1 << seat)
    state.note(Proved(EVERYBODY, others, (DECK,), 0, 0))
    state.carry(kind, DECK, CONDEMNED[seat], 1 << seat)


def keep(state: ImposterState, move: Move, events: Events) -> None:
    """Assassin with three players: one card of the victim's, or the Assassin itself, comes to hand (rule 41)."""
    victim, killer, kind = state.turn, state.decider(), move.args[0]
    both = 1 << victim | 1 << killer
    state.carry(kind, HAND[victim], HAND[killer], both)
    if events is not None:
        events.append(Event("keep", killer, words.KEPT.fill(player=Player(victim)),
                            (travel(kind, HAND[victim], HAND[killer]),), both,
                            words.KEPT_CARD.fill(card=name_of(kind))))
    turns.lose(state, victim, events)
