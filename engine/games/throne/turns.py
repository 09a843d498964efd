"""One turn of Throne: a card is laid with a claim, answered, and acts; then the player in turn draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.events import EVERYBODY, Event, Travel
from engine.core.knowledge import UNKNOWN, Looked, MovedAll
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.core.text import Player
from engine.games.throne import moves, rounds, words
from engine.games.throne.cards import ACE, DRAWS, JACK, JOKER, KING, PEASANT, QUEEN, claim_name, name_of
from engine.games.throne.moves import NOBODY
from engine.games.throne.zones import BURIED, DISCARDS, HAND, LAID, OPEN, PLACES

if TYPE_CHECKING:
    from engine.games.throne.state import ThroneState

_BURIED: Final = MovedAll(LAID, BURIED)


# -- laying and answering ------------------------------------------------------------------------------------------


def _lay(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    kind, claim, target = move.args
    seat = state.turn
    state.visible = int(move.verb == "lay-open")
    source = OPEN[seat] if state.visible else HAND[seat]
    state.claim, state.target, state.draws = claim, target, DRAWS[claim]
    rounds.carry(state, kind, source, BURIED if claim == PEASANT else LAID, EVERYBODY if state.visible else 1 << seat)
    if events is not None:
        events.append(_laid(state, kind, source))
    if claim == PEASANT:
        rounds.end_turn(state, events)
    elif claim == ACE:
        state.sealed = Sealed(_rivals_in_order(state))
        state.actor = state.sealed.next_seat()
        state.phase = "ace"
    else:
        state.actor = target
        state.phase = "answer"


def _laid(state: ThroneState, kind: int, source: int) -> Event:
    aimed = state.target != NOBODY
    text = words.CLAIMED_AGAINST.fill(player=Player(state.target)) if aimed else words.CLAIMED
    secret = words.CLAIMED_AGAINST_WITH.fill(player=Player(state.target)) if aimed else words.CLAIMED_WITH
    claim = claim_name(state.claim)
    goal = "buried" if state.claim == PEASANT else "laid"
    return Event("lay", state.turn, text.fill(claim=claim), (Travel(kind, PLACES[source], goal),),
                 EVERYBODY if state.visible else 1 << state.turn, secret.fill(claim=claim, card=name_of(kind)))


def _rivals_in_order(state: ThroneState) -> list[int]:
    seats = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    return [seat for seat in seats if not state.out >> seat & 1]


def _accept(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    if state.sealed is not None:
        _answer_ace(state, move, events)
        return
    if events is not None:
        events.append(Event("accept", state.target, words.ACCEPTED, (Travel(UNKNOWN, "laid", "buried"),)))
    _bury(state)
    _act(state, events)


def _liar(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    if state.sealed is not None:
        _answer_ace(state, move, events)
        return
    if events is not None:
        events.append(Event("call", state.target, words.CALLED))
    if _show_laid(state, events):
        state.loser = state.target
        _act(state, events)
    else:
        state.draws = 0
        rounds.end_turn(state, events)


def _evade(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    seat = state.target
    zone = OPEN[seat] if move is moves.JOKER_OPEN else HAND[seat]
    rounds.carry(state, JOKER, zone, DISCARDS, EVERYBODY)
    state.reveals += 1
    if events is not None:
        events.append(Event("evade", seat, words.EVADED, (Travel(JOKER, PLACES[zone], "discards"),)))
        events.append(Event("bury", None, None, (Travel(UNKNOWN, "laid", "buried"),)))
    _bury(state)
    if not rounds.rival_out(state, seat, events):
        rounds.end_turn(state, events)


def _answer_ace(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    """An answer to an Ace stays sealed until all have answered (rule 11)."""
    sealed = state.sealed
    if sealed is None or state.actor is None:
        return
    sealed.put(state.actor, move)
    state.actor = sealed.next_seat()
    if state.actor is not None:
        return
    callers = [seat for seat, answer in sealed.opened().items() if answer is moves.LIAR]
    state.sealed = None
    state.reveals += 1
    if callers:
        _challenge(state, callers, events)
        return
    if events is not None:
        events.append(Event("accept", None, words.NOBODY_CALLED, (Travel(UNKNOWN, "laid", "buried"),)))
    _bury(state)
    rounds.end_turn(state, events)


def _challenge(state: ThroneState, callers: list[int], events: list[Event] | None) -> None:
    """The next caller in turn order challenges an Ace (rules 11 to 13)."""
    challenger = callers[0]
    if events is not None:
        text = words.CALLED_FIRST if len(callers) > 1 else words.CALLED
        events.append(Event("call", challenger, text.fill(players=tuple(map(Player, callers)),
                                                          player=Player(challenger))))
    if _show_laid(state, events):
        rounds.draw(state, events)
        state.loser, state.actor = challenger, state.turn
    else:
        state.loser, state.actor = state.turn, challenger
    state.draws = 0
    _collect_penalty(state, events)


def _show_laid(state: ThroneState, events: list[Event] | None) -> bool:
    """Show and discard the card that was called a lie; whether it is true."""
    kind, true = state.cards[LAID][0], state.truthful()
    rounds.carry(state, kind, LAID, DISCARDS, EVERYBODY)
    state.reveals += 1
    if events is not None:
        text = words.TRUE if true else words.FALSE
        events.append(Event("true" if true else "lie", state.turn, text.fill(card=name_of(kind)),
                            (Travel(kind, "laid", "discards"),)))
    return true


def _bury(state: ThroneState) -> None:
    state.cards[BURIED] += state.cards[LAID]
    state.cards[LAID].clear()
    state.log = (state.log, _BURIED)

# -- actions and penalties -----------------------------------------------------------------------------------------


def _act(state: ThroneState, events: list[Event] | None) -> None:
    """The claim acts on the rival whom it is aimed at, if it finds a card there (rule 16)."""
    if state.claim != KING and not state.cards[HAND[state.target]]:
        if events is not None:
            events.append(Event("nothing", state.turn, words.NOTHING_HIDDEN.fill(player=Player(state.target))))
        _after_action(state, events)
        return
    state.actor = state.turn
    state.phase = "peek" if state.claim == JACK else "unmask" if state.claim == QUEEN else "kill"


def _after_action(state: ThroneState, events: list[Event] | None) -> None:
    state.actor = state.turn
    if state.loser == NOBODY:
        rounds.end_turn(state, events)
    else:
        _collect_penalty(state, events)


def _collect_penalty(state: ThroneState, events: list[Event] | None) -> None:
    """Somebody loses a card that the actor picks, if any is left; then the turn ends."""
    if state.size(state.loser):
        state.phase = "penalty"
    else:
        rounds.end_turn(state, events)


def _pick(state: ThroneState, move: Move, events: list[Event] | None) -> None:
    victim, phase = state.victim, state.phase
    if move.args:
        kind, zone = move.args[0], OPEN[victim]
    else:
        zone = HAND[victim]
        kind = state.cards[zone][state.draw_number(len(state.cards[zone]))]
    if phase == "peek":
        _peek(state, kind, zone, events)
    elif phase == "unmask":
        _unmask(state, kind, zone, events)
    else:
        _lose(state, kind, zone, events)


def _peek(state: ThroneState, kind: int, zone: int, events: list[Event] | None) -> None:
    seer, victim = 1 << state.turn, Player(state.target)
    state.note(Looked(seer, (kind,), zone))
    state.reveals += 1
    if events is not None:
        events.append(Event("peek", state.turn, words.PEEKED.fill(player=victim),
                            (Travel(kind, PLACES[zone], PLACES[zone]),), seer,
                            words.SAW.fill(player=victim, card=name_of(kind))))
    _after_action(state, events)


def _unmask(state: ThroneState, kind: int, zone: int, events: list[Event] | None) -> None:
    goal = OPEN[state.target]
    rounds.carry(state, kind, zone, goal, EVERYBODY)
    state.reveals += 1
    if events is not None:
        text = words.UNMASKED.fill(player=Player(state.target), card=name_of(kind))
        events.append(Event("unmask", state.turn, text, (Travel(kind, PLACES[zone], PLACES[goal]),)))
    _after_action(state, events)


def _lose(state: ThroneState, kind: int, zone: int, events: list[Event] | None) -> None:
    """A card is killed by a King, or lost for a wrong call or a lie."""
    victim, killed = state.victim, state.phase == "kill"
    rounds.carry(state, kind, zone, DISCARDS, EVERYBODY)
    state.reveals += 1
    if events is not None:
        text = (words.KILLED if killed else words.LOST).fill(player=Player(victim), card=name_of(kind))
        events.append(Event("kill" if killed else "lose", state.actor, text,
                            (Travel(kind, PLACES[zone], "discards"),)))
    if victim != state.turn and rounds.rival_out(state, victim, events):
        return
    if killed:
        _after_action(state, events)
    else:
        rounds.end_turn(state, events)


def _deal(state: ThroneState, _move: Move, events: list[Event] | None) -> None:
    rounds.next_round(state, events)


PLAY: Final[dict[str, Callable[[ThroneState, Move, list[Event] | None], None]]] = {
    "lay": _lay,
    "lay-open": _lay,
    "accept": _accept,
    "liar": _liar,
    "joker": _evade,
    "pick": _pick,
    "pick-open": _pick,
    "deal": _deal,
}
"""By the sort of a move: what carries it out."""
