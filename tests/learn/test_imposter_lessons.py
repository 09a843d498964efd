"""What the lessons of The Imposter Kings say is true at the moment at which they say it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from engine.base.lessons import LessonStep, Situation
from engine.core.events import Event
from engine.games.imposter_kings.cards import ELDER, OATHBOUND, VALUES
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.learn.coach import Coach, StepOutcome
from tests.helpers.positions import move, play, position

ROUNDS = 120
STEPS = {step.id: step for step in GAME.lessons.steps}

At = tuple[ImposterState, Situation[ImposterState]]


@cache
def moments() -> tuple[At, ...]:
    """Every decision of the first player in rounds of two played at random, with the position as it is."""
    return tuple(_moments())


def _moments() -> Iterator[At]:
    luck = random.Random(6)
    for seed in range(ROUNDS):
        game, events = GAME.start(2, seed, length="round"), list[Event]()
        while game.actor is not None:
            if game.actor == 0:
                seen = [found for event in events if (found := event.seen_by(0)) is not None]
                yield game.clone(), Situation(game.observation(0), tuple(seen))
                events.clear()
            game.apply(luck.choice(list(game.legal_moves())), events)


def where(step: str) -> list[At]:
    """The moments that a step fits."""
    found = [at for at in moments() if STEPS[step].when(at[1])]
    assert found, f"{step} never comes up."
    return found


def playable(game: ImposterState) -> set[int]:
    """The kinds that can be played."""
    return {each.card for each in game.legal_moves() if each.verb == "play"}


def _any(game: ImposterState) -> set[int]:
    return set(game.hand(0))


def _on_royalty(game: ImposterState) -> set[int]:
    """A 9, an Elder, or an Oathbound with a second card."""
    hand = game.hand(0)
    return {kind for kind in hand if VALUES[kind] == 9 or kind == ELDER or (kind == OATHBOUND and len(hand) > 1)}


NAMED: dict[str, Callable[[ImposterState], set[int]]] = {
    "begin": _any, "oath": _any, "rival-flips": _any, "royalty": _on_royalty, "only-king": lambda _game: set(),
}
"""By step: the cards of a hand that it says can be played; no others can."""


@pytest.mark.parametrize("step", NAMED)
def test_the_cards_that_a_lesson_says_can_be_played_are_those_that_can(step: str) -> None:
    for game, _ in where(step):
        assert playable(game) == NAMED[step](game), f"{game.hand(0)} on {game.court} {game.marks}"


def test_a_warlord_is_not_high_enough_for_royalty() -> None:
    game = position("imposter-kings", "warlord elder", "queen", court="princess", successors=("fool", "judge"))
    assert STEPS["royalty"].when(Situation(game.observation(0)))
    assert "Warlord" not in STEPS["royalty"].text.source
    assert playable(game) == {ELDER}


def test_a_lesson_speaks_of_a_kings_hand_only_where_the_rival_is_asked_for_one() -> None:
    for game, _ in where("ability"):
        used = next(each for each in game.legal_moves() if each.verb != "pass")
        game.apply(used)
        assert (game.phase, game.actor) == ("reaction", 1)


def test_the_kings_flip_is_told_when_the_throne_counts_1() -> None:
    for game, _ in where("rival-flips"):
        assert game.phase == "turn"
        assert game.throne_value() == 1
        assert game.king_flipped(1)


def test_the_flip_of_the_own_king_lowers_the_throne_unless_an_assassin_strikes() -> None:
    for game, _ in where("only-king"):
        before = game.throne_value()
        game.apply(move("imposter-kings", "flip"))
        if game.phase == "assassin":
            game.apply(move("imposter-kings", "pass"))
        assert before > game.throne_value() == 1


# -- praise ----------------------------------------------------------------------------------------------------------

def outcome(step: str, game: ImposterState, notation: str) -> StepOutcome:
    """What a move is to a step that is shown."""
    others = [each.id for each in GAME.lessons.steps if each.id != step]
    coach = Coach(GAME.lessons, others)
    shown: LessonStep[ImposterState] | None = coach.look(Situation(game.observation(0)))
    assert shown is not None
    assert shown.id == step
    return coach.played(move("imposter-kings", notation))


def _removing() -> ImposterState:
    game = position("imposter-kings", "fool judge sentry queen")
    game.phase, game.asked = "remove", [0, 1]
    return game


@pytest.mark.parametrize(("step", "game", "praised", "not_praised"), [
    ("remove", _removing(), "remove fool", "remove queen"),
    ("begin", position("imposter-kings", "fool judge sentry queen"), "play judge", "play queen"),
    ("higher", position("imposter-kings", "elder oathbound queen", "judge", court="elder sentry"), "play queen",
     "play oathbound"),
])
def test_praise_is_for_what_was_asked_for(step: str, game: ImposterState, praised: str, not_praised: str) -> None:
    assert outcome(step, game, praised) is StepOutcome.DONE
    assert outcome(step, game, not_praised) is StepOutcome.OTHER


def test_who_is_asked_to_play_high_enough_can() -> None:
    for game, situation in where("higher"):
        assert STEPS["higher"].asked(situation)
        assert all(game.hand_value(each.card) >= game.throne_value() for each in STEPS["higher"].asked(situation))


def test_the_points_are_told_as_they_are_counted() -> None:
    game = position("imposter-kings", "queen", "fool", court="sentry", flipped="2", successors=("elder", "judge"),
                    length="match")
    play(game, "play queen", "lose")
    assert game.scores() == (3, 0)
