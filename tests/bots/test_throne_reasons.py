"""Why a move of Throne is good: every fact that a reason states is worked out anew, from the cards themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from engine import bot
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.throne.cards import ACE, JOKER, KING
from engine.games.throne.game import GAME
from engine.games.throne.moves import ACCEPT, LIAR
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, LAID, OPEN
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, play, position

POSITIONS = 300
WORLDS = 25

Fact = Callable[[ThroneState, Move], bool]


@cache
def positions() -> list[tuple[ThroneState, Observation[ThroneState]]]:
    """Decisions of games in which a third of the moves is made at random, and what their player sees."""
    return [(state, state.observation(state.actor or 0)) for state in decisions(GAME, POSITIONS, level="random")
            if isinstance(state, ThroneState)]


def reason(made: Move, seen: Observation[ThroneState]) -> Text:
    """Why the move is good, says the game."""
    return GAME.evaluator.reason(made, seen)


# -- playing on --------------------------------------------------------------------------------------------------------

def on(state: ThroneState, made: Move, answer: Move = ACCEPT) -> ThroneState:
    """The position at the end of the turn: the next who is asked gives that answer, others accept."""
    after = state.clone()
    after.apply(made)
    while after.phase in ("answer", "ace", "peek", "unmask", "kill", "penalty"):
        asked = after.phase in ("answer", "ace")
        after.apply(answer if asked else after.legal_moves()[0])
        answer = ACCEPT if asked else answer
    return after


def gone(state: ThroneState, seat: int) -> bool:
    """Whether the seat is out of the round."""
    return bool(state.out >> seat & 1)


def imagined(state: ThroneState, *, true: bool) -> list[ThroneState]:
    """Worlds that the player asked cannot tell from this one, in which the claim is true, or a lie."""
    seen, rng = state.observation(state.actor or 0), random.Random(1)
    return [world for world in (seen.sample(rng) for _ in range(WORLDS)) if world.truthful() == true]


def seen_copies(state: ThroneState) -> int:
    """How many copies of the claimed card the player who is asked can see."""
    zones = state.observation(state.actor or 0).zones
    return sum(kinds.count(state.claim) for zone, kinds in zones.items() if zone != "laid")


# -- the facts ---------------------------------------------------------------------------------------------------------

def peasant_draws_nothing(state: ThroneState, made: Move) -> bool:
    after = on(state, made)
    return after.size(state.turn) == state.size(state.turn) - 1 and sum(map(after.size, range(state.seats))) == sum(
        map(state.size, range(state.seats))) - 1


def peasant_puts_out(state: ThroneState, made: Move) -> bool:
    return gone(on(state, made), state.turn)


def wrong_call_costs(state: ThroneState, made: Move) -> bool:
    rival = made.seat if made.claim != ACE else state.after(state.turn)
    return made.card == made.claim and (
        on(state, made, LIAR).size(rival) == on(state, made).size(rival) - 1)


def king_takes_the_last(state: ThroneState, made: Move) -> bool:
    rival = made.seat
    hands = []
    for kind in (state.cards[HAND[rival]] or state.cards[OPEN[rival]])[0], JOKER:
        world = state.clone()
        (world.cards[HAND[rival]] or world.cards[OPEN[rival]])[0] = kind
        laid = world.clone()
        laid.apply(made)
        hands += [on(world, made, answer) for answer in laid.legal_moves()]
    return made.card == KING and all(gone(after, rival) for after in hands)


def works_if_believed(state: ThroneState, made: Move) -> bool:
    after, seat, target = on(state, made), state.turn, made.seat
    drawn = after.size(seat) - (state.size(seat) - 1)
    return made.card != made.claim and drawn == (after.phase == "lay") and (
        after.size(target) == state.size(target) - (made.claim == KING))


def ace_doubles(state: ThroneState, made: Move) -> bool:
    mine = state.size(state.turn)
    return made.card != ACE and on(state, made).size(state.turn) == mine + 1 and (
        on(state, made, LIAR).size(state.turn) == mine - 2)


def all_depends_on_it(state: ThroneState, made: Move) -> bool:
    seat = state.turn
    return made.card != made.claim and not gone(on(state, made), seat) and gone(on(state, made, LIAR), seat)


def is_seen_through(state: ThroneState, made: Move) -> bool:
    laid = state.clone()
    laid.apply(made)
    rivals = [laid.target] if laid.target >= 0 else laid.sealed.concerned if laid.sealed else []
    seen, rng = [laid.observation(rival) for rival in rivals], random.Random(1)
    return any(not any(each.sample(rng).truthful() for _ in range(WORLDS)) for each in seen)


def only_a_call_stops_it(state: ThroneState, made: Move) -> bool:
    return gone(on(state, made), made.seat) and not gone(on(state, made, LIAR), made.seat)


def is_known_true(state: ThroneState, _made: Move) -> bool:
    seat = state.actor or 0
    return not imagined(state, true=False) and on(state, LIAR).size(seat) <= on(state, ACCEPT).size(seat)


def is_known_lie(state: ThroneState, _made: Move) -> bool:
    return not imagined(state, true=True) and not state.truthful()


def is_open_lie(state: ThroneState, _made: Move) -> bool:
    return state.observation(state.actor or 0).zones["laid"] == (state.cards[LAID][0],) and not state.truthful()


def is_the_card_laid(state: ThroneState, made: Move) -> bool:
    told = dict(reason(made, state.observation(state.actor or 0)).params)["card"]
    return told == GAME.cards[state.cards[LAID][0]].name and is_known_lie(state, made)


def none_of_four(state: ThroneState, made: Move) -> bool:
    """Each of the four is known to be elsewhere, seen or not, whatever was laid instead."""
    possible = state.observation(state.actor or 0).knowledge.may_be(state.claim)
    return not any(LAID in zones for zones in possible) and is_known_lie(state, made)


def only_a_call_saves(state: ThroneState, _made: Move) -> bool:
    seat = state.actor or 0
    after = {answer: [on(world, answer) for world in imagined(state, true=False)] for answer in state.legal_moves()}
    return all(gone(each, seat) == (answer is not LIAR) for answer, found in after.items() for each in found)


def all_is_lost(state: ThroneState, _made: Move) -> bool:
    return all(gone(on(state, answer), state.actor or 0) for answer in state.legal_moves())


def puts_out(state: ThroneState, made: Move) -> bool:
    return gone(on(state, made), state.actor or 0)


def so_many_elsewhere(state: ThroneState, made: Move) -> bool:
    seen = state.observation(state.actor or 0)
    possible = sum(LAID in zones for zones in seen.knowledge.may_be(state.claim))
    return reason(made, seen).n == 4 - possible >= seen_copies(state)


def stops_a_lie(state: ThroneState, _made: Move) -> bool:
    """The liar draws nothing, and nobody else loses or gains a card."""
    for world in imagined(state, true=False):
        after = on(world, LIAR)
        lost = [world.size(seat) - after.size(seat) for seat in range(world.seats)]
        if lost.pop(world.turn) != (world.claim == ACE and world.size(world.turn) > 0) or any(lost):
            return False
    return True


def none_seen(state: ThroneState, _made: Move) -> bool:
    seen = state.observation(state.actor or 0)
    return not seen_copies(state) and all(LAID in zones for zones in seen.knowledge.may_be(state.claim))


def call_would_cost(state: ThroneState, _made: Move) -> bool:
    seat = state.actor or 0
    return all(on(world, LIAR).size(seat) == on(world, ACCEPT).size(seat) - 1 for world in imagined(state, true=True))


def call_would_cost_the_last(state: ThroneState, made: Move) -> bool:
    seat = state.actor or 0
    return call_would_cost(state, made) and all(gone(on(world, LIAR), seat) for world in imagined(state, true=True))


def challenger_loses(state: ThroneState, _made: Move) -> bool:
    rivals = [seat for seat in range(state.seats) if seat != state.turn]
    return all(sum(map(on(world, LIAR).size, rivals)) == sum(map(world.size, rivals)) - 1
               for world in imagined(state, true=True))


def evades(state: ThroneState, made: Move) -> bool:
    """Only the Joker leaves the hand, whatever was laid."""
    seat = state.actor or 0
    return all(on(world, made).size(seat) == state.size(seat) - 1
               for true in (True, False) for world in imagined(state, true=true))


def keeps_what_is_open(state: ThroneState, made: Move) -> bool:
    victim = OPEN[state.victim]
    return on(state, made).cards[victim] == state.cards[victim] != []


def loses_that_card(state: ThroneState, made: Move) -> bool:
    before, after = state.cards[OPEN[state.victim]], on(state, made).cards[OPEN[state.victim]]
    return before.count(made.card) == after.count(made.card) + 1


FACTS: dict[str, Fact] = {
    "A Peasant cannot be called a lie, whatever the card is. It draws nothing.": peasant_draws_nothing,
    "It is your last card, and a Peasant draws nothing: you are out.": peasant_puts_out,
    "It is true: a wrong call would cost {player} a card.": wrong_call_costs,
    "It is true: a wrong call would cost the challenger a card.": wrong_call_costs,
    "It is true, and {player} has one card left: no answer can save it.": king_takes_the_last,
    "A bluff: if {player} believes it, it works as if true.": works_if_believed,
    "A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.": ace_doubles,
    "It is your last card: unless this bluff is called, you draw and stay in.": all_depends_on_it,
    "A rival who may call it knows it is a lie.": is_seen_through,
    "A lie: {player} has one card left, and only a call can save it.": only_a_call_stops_it,
    "It really is a King: whatever you answer, it takes your last card.": all_is_lost,
    "The Joker is your last card: show it and you are out.": puts_out,
    "You know it is true: a call could only cost you a card.": is_known_true,
    "You know it is true, and a wrong call costs a card.": is_known_true,
    "You know it is true, and the Joker evades it.": is_known_true,
    "You know it is a lie, yet you would let it through.": is_known_lie,
    "You know it is a lie: a call would stop it and spare the Joker.": is_known_lie,
    "The card was face up: you know the claim is a lie.": is_open_lie,
    "You know which card was laid: {card}.": is_the_card_laid,
    "{claim}: you know where all four are, so this must be a lie.": none_of_four,
    "The King takes your last card, and you are out.": puts_out,
    "The King would take your last card: only a call can save it.": only_a_call_saves,
    "Of the four, %n cannot be the card laid: {claim}.": so_many_elsewhere,
    "If it is a lie, a call stops it, and no card is drawn.": stops_a_lie,
    "{claim}: any of the four could have been laid.": none_seen,
    "A wrong call would cost you a card.": call_would_cost,
    "A wrong call would cost you your last card.": call_would_cost_the_last,
    "Anyone who challenges a true Ace loses a card.": challenger_loses,
    "The Joker evades the claim, whether or not it is true.": evades,
    "{player} keeps the cards that everyone can see.": keeps_what_is_open,
    "You know which card {player} loses: {card}.": loses_that_card,
}
"""What each reason states, worked out from the whole position."""


WARNINGS = {source for source, fact in FACTS.items() if fact in (
    peasant_puts_out, is_seen_through, only_a_call_stops_it, puts_out)} | {
    "You know it is true, and a wrong call costs a card.",
    "You know it is a lie, yet you would let it through.",
    "You know it is a lie: a call would stop it and spare the Joker.",
}
"""What is said of moves that nobody should make."""


# -- all reasons -------------------------------------------------------------------------------------------------------

def test_what_a_reason_states_is_true() -> None:
    """Of every legal move in 300 positions."""
    for state, seen in positions():
        for made in state.legal_moves():
            source = reason(made, seen).source
            assert FACTS[source](state, made), f"{made}: {source}"


def test_no_two_answers_are_good_for_the_same_reason() -> None:
    for state, seen in positions():
        if state.phase in ("answer", "ace"):
            given = [reason(each, seen).source for each in state.legal_moves() if each.verb != "joker"]
            assert len(set(given)) == len(given) or given[0].startswith("The King is true")


def test_no_bot_gives_a_reason_against_its_own_move() -> None:
    for _, seen in positions()[::3]:
        choice = bot("page", GAME).choose(seen, rng=random.Random(1))
        assert choice.why.source not in WARNINGS


# -- one by one --------------------------------------------------------------------------------------------------------

def claimed(hand: str, claim: str, mine: str = "seven nine", discards: str = "") -> ThroneState:
    """Player 1 has laid the first card of the hand, and player 2 is to answer."""
    game = position("throne", mine, hand, "ten*2", discards=discards)
    play(game, f"{'lay-open' if mine.startswith('/') else 'lay'} {mine.removeprefix('/ ').split()[0]} as {claim}")
    return game


@pytest.mark.parametrize(("hand", "notation", "told"), [
    ("king seven / ten", "lay king as king 2", "It is true: a wrong call would cost Player 2 a card."),
    ("king seven / ten", "lay king as king 3", "It is true, and Player 3 has one card left: no answer can save it."),
    ("ace seven / ten", "lay ace as ace", "It is true: a wrong call would cost the challenger a card."),
    ("king seven / ten", "lay seven as king 2", "A bluff: if Player 2 believes it, it works as if true."),
    ("king seven / ten", "lay seven as ace",
     "A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card."),
    ("king seven / ten", "lay seven as peasant",
     "A Peasant cannot be called a lie, whatever the card is. It draws nothing."),
    ("king seven / ten", "lay-open ten as king 2", "A rival who may call it knows it is a lie."),
    ("/ ten", "lay-open ten as king 2",
     "It is your last card: unless this bluff is called, you draw and stay in."),
    ("seven", "lay seven as peasant", "It is your last card, and a Peasant draws nothing: you are out."),
])
def test_why_a_card_is_laid(hand: str, notation: str, told: str) -> None:
    game = position("throne", hand, "nine*3", "eight")
    text = reason(move("throne", notation), game.observation(0))
    assert str(text) == told
    assert FACTS[text.source](game, move("throne", notation))


@pytest.mark.parametrize(("game", "answer", "told"), [
    (claimed("nine*3", "king 2"), "liar", "If it is a lie, a call stops it, and no card is drawn."),
    (claimed("nine*3", "king 2"), "accept", "King: any of the four could have been laid."),
    (claimed("nine*2 king", "king 2"), "accept", "A wrong call would cost you a card."),
    (claimed("nine*2 ace", "ace"), "accept", "Anyone who challenges a true Ace loses a card."),
    (claimed("jack", "jack 2"), "accept", "A wrong call would cost you your last card."),
    (claimed("nine king*2", "king 2"), "liar", "Of the four, 2 cannot be the card laid: King."),
    (claimed("nine king*2", "king 2", discards="king*2"), "liar",
     "King: you know where all four are, so this must be a lie."),
    (claimed("nine king*2", "king 2", discards="king*2"), "accept",
     "You know it is a lie, yet you would let it through."),
    (claimed("king*2 joker", "king 2", discards="king*2"), "joker",
     "You know it is a lie: a call would stop it and spare the Joker."),
    (claimed("nine joker", "king 2"), "joker", "The Joker evades the claim, whether or not it is true."),
    (claimed("joker", "jack 2"), "joker", "The Joker is your last card: show it and you are out."),
    (claimed("nine", "king 2"), "liar", "The King would take your last card: only a call can save it."),
    (claimed("nine", "king 2"), "accept", "The King takes your last card, and you are out."),
    (claimed("nine*2", "king 2", "/ seven eight"), "liar", "The card was face up: you know the claim is a lie."),
    (claimed("nine joker", "king 2", "/ king eight"), "liar",
     "You know it is true, and a wrong call costs a card."),
    (claimed("nine joker", "king 2", "/ king eight"), "accept",
     "You know it is true: a call could only cost you a card."),
    (claimed("nine joker", "king 2", "/ king eight"), "joker", "You know it is true, and the Joker evades it."),
    (claimed("joker", "king 2", "/ king eight"), "liar",
     "It really is a King: whatever you answer, it takes your last card."),
    (claimed("joker", "king 2", "/ king eight"), "joker",
     "It really is a King: whatever you answer, it takes your last card."),
])
def test_why_a_claim_is_answered_so(game: ThroneState, answer: str, told: str) -> None:
    text = reason(move("throne", answer), game.observation(1))
    assert str(text) == told
    assert FACTS[text.source](game, move("throne", answer))


@pytest.mark.parametrize(("hand", "pick", "told"), [
    ("eight nine", "pick", "The hand was shuffled: each hidden card is as likely as any other."),
    ("eight nine / ten", "pick", "Player 2 keeps the cards that everyone can see."),
    ("eight nine / ten", "pick-open ten", "You know which card Player 2 loses: Ten."),
])
def test_why_a_card_is_picked(hand: str, pick: str, told: str) -> None:
    game = position("throne", "king seven", hand)
    play(game, "lay king as king 2", "accept")
    assert str(reason(move("throne", pick), game.observation(0))) == told


def test_the_hidden_hand_is_never_mentioned() -> None:
    """A reason is the same in every world that the seat cannot tell apart."""
    for state, seen in positions()[::5]:
        world = seen.sample(random.Random(5)).observation(seen.seat)
        assert [reason(each, world) for each in state.legal_moves()] == [
            reason(each, seen) for each in state.legal_moves()]
