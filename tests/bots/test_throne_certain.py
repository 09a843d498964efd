"""What bots and hints of Throne never do, because of what the seat knows for certain."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice

import pytest

from engine import bot
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.cards import (
    COPIES,
    EIGHT,
    JACK,
    JOKER,
    KING,
    NINE,
    PEASANT,
    QUEEN,
    SEVEN,
    TEN,
    TRUE_CLAIM,
)
from engine.games.throne.game import GAME
from engine.games.throne.moves import ACCEPT, LIAR
from engine.games.throne.state import ThroneState
from engine.learn.reasons import advice
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position

ANSWERS = 500
WORLDS = 30
TURNS = 25


def answers() -> Iterator[ThroneState]:
    """Positions in which a claim is to be answered, of games of players who like to lay what lies face up."""
    luck = random.Random(2)
    for seats in cycle(GAME.seats):
        state = GAME.start(seats, luck.getrandbits(64), length="round")
        while state.actor is not None and state.turns < TURNS:
            if state.phase in ("answer", "ace"):
                yield state.clone()
            state.advance(luck.choice(some_of(state.legal_moves(), luck)))


def some_of(moves: Sequence[Move], luck: random.Random) -> Sequence[Move]:
    """Half the time only moves with a card that lies face up, as what it is, if there are any."""
    shown = [each for each in moves if each.verb == "lay-open" and each.claim in (TRUE_CLAIM[each.card], KING)]
    return shown if shown and luck.random() < 0.5 else moves


def plain(seen: Observation[ThroneState]) -> bool | None:
    """Whether the claim is true, as anybody can count who sees these cards; None if that does not tell."""
    claim = seen.seen.claim
    if seen.seen.visible:
        return seen.zones["laid"] == (claim,)
    elsewhere = [kind for zone, kinds in seen.zones.items() if zone != "laid" for kind in kinds]
    return False if elsewhere.count(claim) == COPIES[claim] else None


def imagined(seen: Observation[ThroneState]) -> bool | None:
    """Whether the claim is true in all worlds that the seat cannot tell apart, or in none; None if that differs."""
    rng = random.Random(1)
    found = {seen.sample(rng).truthful() for _ in range(WORLDS)}
    return found.pop() if len(found) == 1 else None


def mistakes(seen: Observation[ThroneState], true: bool | None) -> set[Move]:
    """The answers that cost something for nothing, if so much is known of the claim."""
    last = seen.seen.size(seen.seat) == 1
    costs_more = last or seen.seen.claim == JACK or risks_no_better(seen)
    wrong = {each for each in seen.legal_moves() if costs_more and each.verb == "joker"}
    if true:
        return wrong | {LIAR}
    if true is False or (last and seen.seen.claim == KING):
        return set(seen.legal_moves()) - {LIAR}
    return wrong | {ACCEPT} if last and is_out_next(seen) else wrong


def risks_no_better(seen: Observation[ThroneState]) -> bool:
    """Whether a Queen could turn up, or a King take, only a Peasant or a Joker."""
    hand, shown = seen.zones[f"hand.{seen.seat + 1}"], seen.zones[f"open.{seen.seat + 1}"]
    return {*hand, *(shown if seen.seen.claim == KING else ())} <= {SEVEN, EIGHT, NINE, TEN, JOKER}


def is_out_next(seen: Observation[ThroneState]) -> bool:
    """Whether the seat lays the next card, its last one, of which whoever may call it knows that it draws nothing."""
    state, hand, shown = seen.seen, seen.zones[f"hand.{seen.seat + 1}"], seen.zones[f"open.{seen.seat + 1}"]
    known = bool(shown) or state.claim == QUEEN or (state.claim == JACK and state.rivals.bit_count() == 1)
    return state.after(state.turn) == seen.seat and known and {*hand, *shown} <= {SEVEN, EIGHT, NINE, TEN, JOKER}


@cache
def judged() -> list[tuple[Observation[ThroneState], set[Move]]]:
    """Positions in which a claim is to be answered, as the one sees them who is to answer, and what is a mistake."""
    seen = [state.observation(state.actor or 0) for state in islice(answers(), ANSWERS)]
    return [(each, mistakes(each, plain(each))) for each in seen]


# -- answers -----------------------------------------------------------------------------------------------------------

def test_the_positions_hold_every_kind_of_mistake() -> None:
    made = [tuple(sorted(map(str, wrong))) for _, wrong in judged() if wrong]
    assert {("accept",), ("accept", "joker"), ("liar",)} <= set(made)
    assert len(made) > 50


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
@few_or_many("number", 15, ANSWERS)
def test_no_bot_answers_against_what_the_seat_knows(number: int, level: str) -> None:
    """Not even a page that slips, so pages are asked more often."""
    for seen, wrong in [each for each in judged() if each[1]][:number]:
        for seed in range(8 if level == "page" else 1):
            choice = bot(level, GAME).choose(seen, rng=random.Random(seed))
            assert not {choice.move, choice.best} & wrong


@few_or_many("number", 20, ANSWERS)
def test_no_hint_answers_against_what_the_seat_knows(number: int) -> None:
    for seen, wrong in [each for each in judged() if each[1]][:number]:
        assert advice(seen).move not in wrong


def test_what_is_excluded_is_a_mistake_in_every_world() -> None:
    """Bots leave out no more than that."""
    for seen, _ in judged():
        excluded = {each for each in seen.legal_moves() if GAME.evaluator.excluded(each, seen)}
        assert not excluded or excluded <= mistakes(seen, imagined(seen))


@few_or_many("seeds", 10, 40)
def test_a_king_against_the_last_card_is_always_called(seeds: int) -> None:
    game = position("throne", "king seven eight", "nine", "ten*2")
    play(game, "lay king as king 2")
    for level in ("page", "squire", "knight", "marshal"):
        for seed in range(seeds):
            assert bot(level, GAME).choose(game.observation(1), rng=random.Random(seed)).move is LIAR


def test_a_joker_that_is_the_last_card_is_not_shown_against_a_jack() -> None:
    """Accepting costs nothing, and without the Joker its player is out."""
    game = position("throne", "seven / jack", "joker", "ten*2")
    play(game, "lay-open jack as jack 2")
    for seed in range(60):
        assert bot("page", GAME).choose(game.observation(1), rng=random.Random(seed)).move is ACCEPT


def test_where_all_is_lost_whatever_is_done_something_is_done() -> None:
    """The King lay face up, and the last card is a Joker: every answer ends the round for its player."""
    game = position("throne", "seven / king", "joker", "ten*2")
    play(game, "lay-open king as king 2")
    assert bot("marshal", GAME).choose(game.observation(1), rng=random.Random(1)).move is ACCEPT


# -- laying ------------------------------------------------------------------------------------------------------------

def laid(*hands: str, discards: str = "", number: int = 60) -> set[Move]:
    """What pages lay here, and what a marshal does."""
    seen = position("throne", *hands, discards=discards).observation(0)
    return {bot(level, GAME).choose(seen, rng=random.Random(seed)).move
            for level, times in (("page", number), ("marshal", 3)) for seed in range(times)}


def test_no_lie_is_told_with_a_card_that_all_have_seen() -> None:
    for each in laid("/ seven ten queen*2", "nine*3"):
        assert each.claim in (PEASANT, TRUE_CLAIM[each.card])


def test_nothing_is_claimed_of_which_all_copies_lie_open() -> None:
    assert KING not in {each.claim for each in laid("seven*2 ten", "nine*3", discards="king*4")}


def test_nothing_is_claimed_of_which_one_copy_was_buried_before_all_eyes() -> None:
    game = position("throne", "seven*2 ten / king", "nine*3", discards="king*3")
    play(game, "lay-open king as peasant", "lay nine as peasant")
    assert GAME.evaluator.excluded(move("throne", "lay seven as king 2"), game.observation(0))


def test_nothing_is_claimed_against_a_rival_who_is_known_to_see_all_copies() -> None:
    """Three Kings lie open, and the Jack has shown the fourth."""
    game = position("throne", "jack seven*2 eight", "king / ten*2", "nine*3", discards="king*3")
    play(game, "lay jack as jack 2", "accept", "pick", "lay-open ten as peasant", "lay nine as peasant")
    excluded = {each for each in game.legal_moves() if GAME.evaluator.excluded(each, game.observation(0))}
    assert {move("throne", "lay seven as king 2"), move("throne", "lay eight as king 2")} <= excluded
    assert not {move("throne", "lay seven as king 3"), move("throne", "lay seven as queen 2"),
                move("throne", "lay seven as ace")} & excluded


def looked(*hands: str) -> ThroneState:
    """Player 2 lays a card, after a Jack of player 1 has looked at the only one it had hidden."""
    game = position("throne", "jack nine*2", *hands)
    play(game, "lay jack as jack 2", "accept", "pick")
    return game


@pytest.mark.parametrize("hand", ["queen", "ace / seven", "nine / ten king"])
@few_or_many("times", 6, 20)
def test_no_lie_is_told_with_an_only_hidden_card_that_the_rival_has_looked_at(times: int, hand: str) -> None:
    seen = looked(hand).observation(1)
    for level, often in (("page", 3), ("squire", 1), ("knight/corvin", 1), ("marshal/emeric", 1)):
        for seed in range(often * times):
            made = bot(level, GAME).choose(seen, rng=random.Random(seed)).move
            assert made.claim in (PEASANT, TRUE_CLAIM[made.card]), made


def test_who_has_not_looked_may_be_told_that_lie_and_who_holds_another_card_may_tell_it() -> None:
    seen = looked("queen", "ten*2").observation(1)
    assert GAME.evaluator.excluded(move("throne", "lay queen as king 1"), seen)
    assert GAME.evaluator.excluded(move("throne", "lay queen as ace"), seen)
    assert not GAME.evaluator.excluded(move("throne", "lay queen as king 3"), seen)
    assert not GAME.evaluator.excluded(move("throne", "lay seven as king 1"), looked("queen seven").observation(1))


def test_the_last_peasant_bluffs_even_where_the_only_rival_has_looked_at_it() -> None:
    assert not GAME.evaluator.excluded(move("throne", "lay seven as queen 1"), looked("seven").observation(1))


def test_the_last_card_is_not_laid_as_a_peasant() -> None:
    """No card is drawn for it: a bluff may keep its player in the round, even with a card that all have seen."""
    for hand in ("seven", "king", "/ joker", "/ ten"):
        assert PEASANT not in {each.claim for each in laid(hand, "nine*3", "ten*2")}


def test_the_last_card_is_laid_as_what_everybody_knows_it_to_be() -> None:
    assert {each.claim for each in laid("/ queen", "nine*3", "ten*2")} == {QUEEN}


def test_no_lie_aims_a_king_at_a_last_card_as_it_is_always_called() -> None:
    aimed = {each for each in laid("seven*2 queen", "nine", "ten*3") if each.claim == KING}
    assert {each.seat for each in aimed} <= {2}
    assert KING in {each.claim for each in laid("king seven", "nine", "ten*3")}


# -- picking -----------------------------------------------------------------------------------------------------------

def picked(hand: str) -> set[str]:
    """What pages and squires pick from a rival's hand after a King."""
    game = position("throne", "king seven", hand)
    play(game, "lay king as king 2", "accept")
    seen = game.observation(0)
    return {bot(level, GAME).choose(seen, rng=random.Random(seed)).move.notation
            for level in ("page", "squire") for seed in range(40)}


def test_no_peasant_that_all_can_see_is_taken_where_a_hidden_card_could_be() -> None:
    assert picked("nine jack / ten") == {"pick"}


def test_a_good_card_that_all_can_see_may_be_taken() -> None:
    assert "pick-open king" in picked("nine*2 / king")
    assert picked("/ ten seven") == {"pick-open ten", "pick-open seven"}


# -- temperature -------------------------------------------------------------------------------------------------------

def secretive(game: ThroneState) -> bool:
    """Whether the move of whoever is to decide may give something away."""
    return GAME.evaluator.gives_away(game.observation(game.actor or 0))


def test_moves_are_mixed_where_they_tell_of_a_hidden_hand() -> None:
    assert secretive(position("throne", "king seven", "nine*3"))
    game = position("throne", "king seven", "nine*3")
    play(game, "lay king as king 2")
    assert secretive(game)


def test_nothing_is_mixed_where_nothing_can_be_given_away() -> None:
    assert not secretive(position("throne", "/ king seven", "nine*3"))
    picking = position("throne", "king seven", "nine*2 / ten")
    play(picking, "lay king as king 2", "accept")
    assert not secretive(picking)
    for card in ("king", "ten"):
        game = position("throne", f"seven / {card}", "nine*3")
        play(game, f"lay-open {card} as king 2")
        assert not secretive(game), card
