"""The course of a round: who is asked, whose turn it is, who loses it, and how it ends (rules 1, 4 and 40 to 44)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import SILENCE, Sink
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.games.imposter_kings import scoring, told
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, NOTHING, OPEN

# -- who is asked --------------------------------------------------------------------------------------------------

def ask(state: ImposterState, seats: list[int]) -> None:
    """These seats decide one after the other."""
    state.asked = seats
    state.actor = seats[0]


def ask_next(state: ImposterState) -> bool:
    """The seat that decided is done; whether another one is asked the same."""
    state.asked.pop(0)
    if state.asked:
        state.actor = state.asked[0]
    return bool(state.asked)


def ask_secretly(state: ImposterState, seats: Sequence[int]) -> None:
    """These seats choose in secret, and nothing happens until all of them have (rule 14)."""
    state.sealed = Sealed(seats)
    state.actor = state.sealed.next_seat()


def seal(state: ImposterState, move: Move) -> dict[int, Move]:
    """Seals the choice of the seat that decides; all choices once everyone has made one, none before."""
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
    begin_turn(state, state.after(state.turn))


# -- the end of a round --------------------------------------------------------------------------------------------

def lose(state: ImposterState, seat: int, events: Sink) -> None:
    """A seat has lost the round; with three players the others play on (rule 40)."""
    others = state.others(seat)
    state.out.append(seat)
    if state.seats == 3 and len(state.out) == 1:
        begin_turn(state, others[0] if seat == state.turn else state.turn)
    else:
        _end_round(state, events)


def _end_round(state: ImposterState, events: Sink) -> None:
    """Score the round (rule 42); its loser deals the next one unless the match is over (rules 43 and 44)."""
    state.true_king = state.out[0]
    out = state.out
    winners = [seat for seat in range(state.seats) if seat not in out and state.partner(seat) not in out]
    points = scoring.score_round(state, winners)
    state.round_winners = 0
    for seat in winners:
        state.round_winners |= 1 << seat
    if events is not SILENCE:
        events.tell(told.round_won, winners, points)
    if max(scoring.scores(state)) >= state.numbers.round_goal:
        end_match(state, events)
    else:
        state.actor = state.true_king
        state.phase = "deal"
        state.asked, state.target = [], []


def end_match(state: ImposterState, events: Sink) -> None:
    """Nobody decides any more."""
    state.actor = None
    state.phase = "over"
    if events is not SILENCE:
        events.tell(told.match_won, sorted(scoring.winners(state)))
