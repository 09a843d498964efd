"""What a chance in The Imposter Kings is made of, and the facts that tell two moves apart."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import log

import pytest

from engine.base.comparison import Comparison
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.imposter_kings.bot import evaluation
from engine.games.imposter_kings.bot.aspects import HAND, KING, OTHERS, REST, aspects
from engine.games.imposter_kings.bot.facts import (
    ANSWERS,
    HIGH_ENOUGH,
    INSTEAD,
    KILLABLE,
    MORE,
    NO_ANSWER,
    STOPPABLE,
)
from engine.games.imposter_kings.cards import CARDS
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.state import ImposterState
from engine.learn.judging import judge
from tests.helpers.decisions import decisions
from tests.helpers.positions import play
from tests.helpers.positions_of.imposter_kings import build, pass_all, round_of


def _said(game: ImposterState, move: str, other: str, aspect: str) -> Text | None:
    """The fact in that aspect for one move over another; None if it is not better in it, or there is no fact."""
    assert game.actor is not None
    judgement = judge(game.observation(game.actor), worlds=8)
    for comparison in judgement.comparisons(GAME.move_from_json(move), GAME.move_from_json(other)):
        if comparison.aspect == aspect:
            return GAME.evaluator.deciding_fact(comparison)
    return None


# -- the parts ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_parts_together_make_the_log_odds_of_the_chance(seats: int) -> None:
    game, luck = GAME.start(seats, seats), random.Random(seats)
    for _ in range(60):
        for seat, chance in enumerate(evaluation.values(game)):
            if 0.001 < chance < 0.999:
                assert sum(aspects(game, seat).values()) == pytest.approx(log(chance / (1 - chance)), abs=1e-6)
        if game.actor is None:
            break
        game.advance(luck.choice(list(game.legal_moves())))


def test_better_cards_in_hand_are_better_for_oneself_and_worse_for_a_rival() -> None:
    poor, rich = (build(card + " elder", rival="soldier mystic", court="fool") for card in ("inquisitor", "queen"))
    assert aspects(rich, 0)[HAND] > aspects(poor, 0)[HAND]
    assert aspects(rich, 1)[OTHERS] < aspects(poor, 1)[OTHERS]


def test_a_king_counts_until_it_is_flipped() -> None:
    kept, flipped = (build("elder queen", rival="soldier", court="fool", flipped=who) for who in ("", "1"))
    assert aspects(kept, 0)[KING] > aspects(flipped, 0)[KING] == 0.0


def test_a_throne_that_a_rival_cannot_answer_makes_the_rest_of_the_round_good() -> None:
    open_to_all, closed = (build("elder", rival="inquisitor", court=throne, flipped="1 2")
                           for throne in ("fool", "sentry"))
    for game in (open_to_all, closed):
        game.turn = game.actor = 1
    assert aspects(closed, 0)[REST] > aspects(open_to_all, 0)[REST]


# -- the facts ---------------------------------------------------------------------------------------------------------

def test_a_higher_card_is_told_by_how_few_cards_can_answer_it() -> None:
    """Unseen are the second Soldier, the Princess and the Elders: on a 4 the first two go, on an 8 the Princess."""
    game = build("inquisitor sentry", rival="soldier princess", flipped="1 2",
                 court="fool assassin zealot inquisitor judge! soldier oathbound oathbound! warlord "
                       "mystic! queen!", accused="kings_hand")
    assert str(_said(game, "play sentry", "play inquisitor", REST)) == \
        "Of the cards that Player 2 may hold, 1 can answer it; otherwise 2 could."
    assert _said(game, "play inquisitor", "play sentry", REST) is None


def test_a_card_that_nothing_can_answer_is_told_so() -> None:
    game = build("inquisitor sentry", rival="soldier", flipped="1 2",
                 court="fool assassin zealot inquisitor judge! soldier oathbound oathbound! warlord "
                       "mystic! princess queen!", accused="kings_hand")
    assert str(_said(game, "play sentry", "play inquisitor", REST)) == \
        "No card that Player 2 may hold can answer it. Otherwise 1 could."


def test_a_low_card_is_told_by_the_better_one_that_stays_in_hand() -> None:
    game = build("elder queen", rival="soldier mystic", court="fool")
    assert str(_said(game, "play elder", "play queen", HAND)) == "You then hold Queen instead of Elder."
    assert _said(game, "play queen", "play elder", HAND) is None


def test_a_flip_is_told_by_the_cards_it_brings_and_by_what_could_prevent_it() -> None:
    game = build("soldier queen", rival="elder mystic", court="zealot inquisitor", successors=("princess",))
    assert str(_said(game, "flip", "play soldier", HAND)) == \
        "Your hand then has 2 more cards: Soldier, Princess. An Assassin could still prevent that."
    assert str(_said(game, "play soldier", "flip", KING)) == \
        "Your King stays face up: you can flip it later or score 1 more point for it."
    assert _said(game, "flip", "play soldier", KING) is None


def test_a_flip_that_no_assassin_can_prevent_is_not_said_to_be_in_danger() -> None:
    game = build("soldier queen", rival="elder mystic", court="assassin inquisitor", successors=("princess",))
    assert str(_said(game, "flip", "play soldier", HAND)) == "Your hand then has 2 more cards: Soldier, Princess."


def test_a_card_that_is_known_to_be_held_is_the_better_one_to_name() -> None:
    game = build("inquisitor zealot", rival="fool elder judge", court="sentry soldier elder! mystic!", flipped="1")
    game.turn = game.actor = 1
    play(game, "play fool", "court 1")
    play(game, "play inquisitor")
    assert str(_said(game, "name sentry", "name judge", OTHERS)) == "You know that Player 2 holds it."
    assert _said(game, "name judge", "name sentry", OTHERS) is None


def test_the_cards_dealt_are_told_beside_all_there_are() -> None:
    good = next(game for seed in range(99) if _high_cards(game := round_of(2, seed)) >= 5)
    seat = good.true_king
    play(good, f"first {seat + 1}")
    assert str(_said(good, "stay", "restart", HAND)) == \
        f"Cards worth 7 or more: {_high_cards(good)} of your 8, 6 of the 18 in the deck."


def _high_cards(game: ImposterState) -> int:
    """How many of the cards of the True King's holder are a Warlord or higher."""
    return sum(kind >= 10 for kind in game.hand(game.true_king))


def _made(game: ImposterState, made: Move) -> ImposterState:
    """The true position after a move to which nobody reacts."""
    after = game.clone()
    after.advance(made)
    pass_all(after)
    return after


def _high_enough(game: ImposterState, seat: int) -> int:
    return sum(game.hand_value(kind) >= game.throne_value() for kind in game.hand(seat))


def _holds(game: ImposterState, comparison: Comparison[ImposterState], said: Text) -> bool:
    """Whether the fact is true of the cards that are really there, as far as it speaks of them."""
    seat, told = comparison.observation.seat, dict(said.params)
    one, other = (_made(game, move) for move in (comparison.move, comparison.other))
    if said.source in (STOPPABLE.source, KILLABLE.source):
        return isinstance(fact := told["fact"], Text) and _holds(game, comparison, fact)
    if said.source in (INSTEAD.source, MORE.source):
        more, less = Counter(one.hand(seat)) - Counter(other.hand(seat)), Counter(other.hand(seat))
        assert said.source == INSTEAD.source or said.n == more.total()
        less -= Counter(one.hand(seat))
        return told["cards"] == _names(more) and told.get("others", ()) == _names(less)
    if said.source == HIGH_ENOUGH.source:
        return said.n == _high_enough(one, seat) and told["other"] == _high_enough(other, seat)
    if said.source in (ANSWERS.source, NO_ANSWER.source) and one.phase == "turn":
        number = 0 if said.source == NO_ANSWER.source else said.n
        return number is not None and len(playable(one, one.hand(one.turn))) <= number
    return True


def _names(kinds: Counter[int]) -> tuple[Text, ...]:
    return tuple(CARDS[kind].name for kind in sorted(kinds.elements()))


def test_what_is_said_is_true_of_the_cards_that_are_there() -> None:
    told = 0
    for game in decisions(GAME, 30, seed=8):
        assert game.actor is not None
        judgement = judge(game.observation(game.actor), worlds=6)
        sound = [each.move for each in judgement.moves if not each.excluded]
        for other in sound[1:4]:
            for comparison in judgement.comparisons(sound[0], other):
                said = GAME.evaluator.deciding_fact(comparison)
                if said is not None:
                    assert _holds(game, comparison, said), f"{sound[0]} and {other}: {said}"
                    told += 1
    assert told > 50


def test_what_is_said_of_two_moves_is_never_said_of_them_exchanged() -> None:
    told = 0
    for game in decisions(GAME, 30, seed=3):
        assert game.actor is not None
        judgement = judge(game.observation(game.actor), worlds=6)
        sound = [each.move for each in judgement.moves if not each.excluded]
        for other in sound[1:6]:
            for comparison in judgement.comparisons(sound[0], other):
                exchanged = replace(comparison, move=other, other=sound[0], difference=-comparison.difference,
                                    after=comparison.after_other, after_other=comparison.after)
                said = GAME.evaluator.deciding_fact(comparison)
                assert said is None or said != GAME.evaluator.deciding_fact(exchanged)
                told += said is not None
    assert told > 40
