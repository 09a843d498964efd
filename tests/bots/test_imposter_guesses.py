"""Bots and hints of The Imposter Kings guess only what may be right, by what the asking seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine import bot
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.bot.evaluation import values
from engine.games.imposter_kings.bot.excluded_mercy import is_merciful
from engine.games.imposter_kings.cards import EXECUTIONER, INQUISITOR, MYSTIC, VALUES, WARDEN
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, HAND, OPEN, SUCCESSOR
from engine.learn.reasons import advice
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.imposter_kings import pass_all

NUMBER = 500
GUESSES = {"name", "number"}


@cache
def guesses() -> tuple[ImposterState, ...]:
    """The number of positions in which a card may be named or a number said."""
    return tuple(_guesses())


def _guesses() -> Iterator[ImposterState]:
    luck, found, seed = random.Random(9), 0, 0
    while True:
        seed += 1
        game = GAME.start(2 + seed % 3, seed, length="round")
        while game.actor is not None:
            moves = list(game.legal_moves())
            if GUESSES & {each.verb for each in moves}:
                game.observation(game.decider())    # worked out once up to here, not for every clone
                yield game.clone()
                found += 1
                if found == NUMBER:
                    return
            game.advance(luck.choice(moves))


def _may_lie(observation: Observation[ImposterState], kind: int, places: list[int]) -> bool:
    return any(zone in places for zones in observation.knowledge.may_be(kind) for zone in zones)


def _can_come_true(guess: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a card is named that somebody asked may hold, or a number that may touch a card.

    An Executioner's number has to touch a card of an opponent; a Mystic's as well, unless it raises a lower card.
    """
    seen, seat = observation.seen, observation.seat
    playing = [each for each in range(seen.seats) if each not in seen.out]
    if guess.verb == "name":
        friends = {seat} if seen.played == INQUISITOR else {seat, seen.partner(seat)}
        others = [seen.target[0]] if seen.phase == "guess" else [each for each in playing if each not in friends]
        return _may_lie(observation, guess.card, [HAND[each] for each in others])
    kinds = [kind for kind, value in enumerate(VALUES) if value == guess.number]
    opponents = [each for each in playing if each not in (seat, seen.partner(seat))]
    if seen.played == EXECUTIONER:
        return any(_may_lie(observation, kind, [HAND[each] for each in opponents]) for kind in kinds)
    touched = playing if guess.number in (1, 2) else opponents
    places = [zones[each] for zones in (HAND, SUCCESSOR, OPEN) for each in touched]
    held = [zones[each] for zones in (HAND, SUCCESSOR, OPEN) for each in playing]
    if _may_lie(observation, WARDEN, held) and not seen.muted >> VALUES[WARDEN] & 1:    # who may fetch the Accused
        places.append(ACCUSED)
    muted = bool(seen.muted >> guess.number & 1)
    return not muted and any(_may_lie(observation, kind, places) for kind in kinds)


def _is_sound(made: Move, observation: Observation[ImposterState]) -> bool:
    return made.verb not in GUESSES or (_can_come_true(made, observation) and not _spurns(made, observation))


def _spurns(guess: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a card is named with a Judge or a Soldier that may not be there, although another is known to be."""
    seen, seat = observation.seen, observation.seat
    if guess.verb != "name" or seen.played == INQUISITOR:
        return False
    asked = [seen.target[0]] if seen.phase == "guess" else seen.opponents(seat)
    known = [kind for each in asked for kind in observation.knowledge.known_in(HAND[each])]
    return known != [] and guess.card not in known


@few_or_many("number", 125, NUMBER)
def test_what_is_excluded_is_just_what_cannot_come_true_or_spurns_what_is_known(number: int) -> None:
    excluded = 0
    for game in guesses()[::NUMBER // number]:
        observation = game.observation(game.decider())
        for each in game.legal_moves():
            if not is_merciful(each, observation):
                assert GAME.evaluator.excluded(each, observation) is not _is_sound(each, observation), f"{each}"
            excluded += not _is_sound(each, observation)
    assert excluded > number


@few_or_many("number", 125, NUMBER)
def test_what_is_excluded_would_have_come_to_nothing(number: int) -> None:
    for game in guesses()[::NUMBER // number]:
        observation = game.observation(game.decider())
        for each in game.legal_moves():
            if each.verb == "name" and not _can_come_true(each, observation):
                after = game.clone()
                after.apply(each)
                pass_all(after)
                assert after.phase not in ("judge", "soldier")
                assert [after.hand(seat) for seat in range(game.seats)] == [
                    game.hand(seat) for seat in range(game.seats)]


@few_or_many("number", 40, NUMBER)
def test_no_page_guesses_what_cannot_be_right(number: int) -> None:
    luck, page = random.Random(1), bot("page", GAME)
    for game in guesses()[::NUMBER // number]:
        observation = game.observation(game.decider())
        choice = page.choose(observation, rng=luck)
        assert _is_sound(choice.move, observation)
        assert _is_sound(choice.best, observation)


@few_or_many("number", 6, 50)
def test_no_marshal_and_no_hint_guesses_what_cannot_be_right(number: int) -> None:
    luck, marshal = random.Random(2), bot("marshal", GAME)
    for game in guesses()[::NUMBER // number]:
        observation = game.observation(game.decider())
        choice = marshal.choose(observation, rng=luck)
        assert _is_sound(choice.move, observation)
        assert _is_sound(advice(observation).move, observation)


@pytest.mark.parametrize("level", ["page", "squire/corvin", "knight/gaspard", "marshal/corvin"])
def test_a_mystic_says_no_number_that_only_touches_cards_of_its_own_in_court_or_the_accused(level: str) -> None:
    """The 4s are in Court and the Accused, the 7 and the 8s in Court and player 1's; an Assassin is raised by a 2."""
    game = position("imposter-kings", "mystic sentry warlord assassin", "judge elder", flipped="1 2",
                    court="kings_hand elder! inquisitor", accused="inquisitor")
    play(game, "play mystic")
    seen = game.observation(0)
    sound = [str(each) for each in game.legal_moves() if not GAME.evaluator.excluded(each, seen)]
    assert sound == ["number 1", "number 2", "number 3", "number 5", "number 6", "pass"]
    for seed in range(20):
        assert str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) in sound


# -- what a guess brings is seen through the questions that are still open ---------------------------------------------

def _asked_for_a_kings_hand(card: str, choice: str) -> list[ImposterState]:
    """A right guess and a wrong one, each with the question for a King's Hand still open."""
    after = []
    for named in ("queen", "fool"):
        game = position("imposter-kings", f"{card} warlord elder", "queen assassin", court="inquisitor",
                        accused="princess", successors=("oathbound", "sentry"))
        play(game, f"play {card}", choice.format(card=named))
        assert game.phase == "reaction"
        after.append(game)
    return after


@pytest.mark.parametrize("card", ["judge", "soldier"])
def test_a_right_guess_is_better_although_it_may_still_be_stopped(card: str) -> None:
    right, wrong = _asked_for_a_kings_hand(card, "name {card}")
    assert values(right)[0] > values(wrong)[0]
    assert GAME.evaluator.naive_value(right, 0) > GAME.evaluator.naive_value(wrong, 0)


def test_a_page_judges_a_secret_swap_by_the_cards_that_change_hands() -> None:
    game = position("imposter-kings", "princess fool queen", "sentry", court="elder", accused="kings_hand")
    play(game, "play princess", "pick 2")
    value = {}
    for given in ("fool", "queen"):
        after = game.clone()
        after.apply(move("imposter-kings", f"give {given}"))
        value[given] = GAME.evaluator.naive_value(after, 0)
    # The Queen has a value of 9 and a use of 0.9, the Fool of 1 and 0.4, and the Sentry comes for either.
    assert value["fool"] - value["queen"] == pytest.approx(0.25 * 8 + 3.0 * 0.5)


def test_the_mystic_does_not_say_a_number_that_touches_nothing() -> None:
    game = position("imposter-kings", "mystic", "queen", court="fool! elder! elder! zealot!", accused="kings_hand")
    play(game, "play mystic")
    assert game.played == MYSTIC
    observation = game.observation(0)
    assert GAME.evaluator.excluded(move("imposter-kings", "number 3"), observation)
    assert not GAME.evaluator.excluded(move("imposter-kings", "number 8"), observation)
    assert not GAME.evaluator.excluded(move("imposter-kings", "pass"), observation)
