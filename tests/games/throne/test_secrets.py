"""What players know and are reminded of: rule 18."""

from __future__ import annotations

import random

import pytest

from engine.games.throne.cards import KING, SEVEN
from engine.games.throne.game import GAME
from engine.games.throne.reminders import Reminder, reminders
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, HAND, LAID, OPEN
from engine.table.view import View, view
from tests.helpers.positions import kinds, play, position


def peeked(rival: str = "king king", third: str = "ten*3", **rest: str) -> ThroneState:
    """Player 1 has looked at a card of player 2, who is to lay one."""
    game = position("throne", "jack seven*3", rival, third, **rest)
    play(game, "lay jack as jack 2", "accept", "pick")
    return game


def remembered(game: ThroneState, player: int = 1, about: int = 2) -> list[Reminder]:
    """What a player is reminded of about the hand of another."""
    return reminders(game.observation(player - 1), about - 1)


def told(seen: View) -> tuple[object, ...]:
    """All that a table shows and says, without what only the events of the move say."""
    return (seen.observation.to_json(), sorted(seen.pieces.items()), seen.seats, seen.prompt, seen.moves)


# -- R18 ---------------------------------------------------------------------------------------------------------------

def test_only_the_actor_knows_the_card_that_was_seen() -> None:
    game = peeked()
    assert remembered(game) == [Reminder(KING, sure=True)]
    assert remembered(game, player=3) == []
    assert game.knowledge_of(game.seats).known_in(HAND[1]) == []


def test_a_player_is_not_reminded_of_the_own_hand() -> None:
    assert remembered(peeked(), player=2, about=2) == []


def test_after_an_unseen_lay_the_card_is_in_the_hand_or_was_laid() -> None:
    """R18."""
    game = peeked("king seven eight")
    seen = remembered(game)[0].kind
    play(game, "lay seven as jack 3")
    assert remembered(game) == [Reminder(seen, sure=False)]
    places = game.observation(0).knowledge.may_be(seen)
    assert any(set(each) == {HAND[1], LAID} for each in places)


def test_after_it_was_accepted_the_card_is_in_the_hand_or_among_the_hidden_discards() -> None:
    """R18."""
    game = peeked("king*2")
    play(game, "lay king as queen 3", "accept", "pick")
    assert remembered(game) == [Reminder(KING, sure=False)]
    assert (BURIED, HAND[1]) in game.observation(0).knowledge.may_be(KING)


def test_after_the_discards_were_shuffled_it_may_be_in_the_draw_pile_too() -> None:
    """R18, R19."""
    game = peeked("king*2", deck="queen", rest="discards")
    play(game, "lay king as peasant", "lay ten as queen 1", "accept", "pick")
    places = [set(each) for each in game.observation(0).knowledge.may_be(KING)]
    assert any({DECK, HAND[1]} <= each for each in places)


@pytest.mark.parametrize("claim", ["peasant", "jack 3", "king 3", "ace"])
def test_no_reminder_tells_which_card_was_laid(claim: str) -> None:
    """R18: whichever card is laid unseen, the table of everybody else is the same to the letter."""
    views = []
    for laid in ("king", "seven", "eight"):
        game = position("throne", "jack seven*3", "king", "ten*3")
        play(game, "lay jack as jack 2", "accept", "pick")
        two_more(game)
        play(game, f"lay {laid} as {claim}")
        views.append([told(view(game.observation(seat))) for seat in (0, 2)])
    assert views[0] == views[1] == views[2]


def two_more(game: ThroneState) -> None:
    """Player 2 gets a Seven and an Eight from the draw pile, which nobody else sees."""
    from engine.core.knowledge import Moved

    for kind in kinds("throne", "seven eight"):
        game.cards[DECK].remove(kind)
        game.cards[HAND[1]].append(kind)
        game.note(Moved(1 << 1, kind, DECK, HAND[1]))


def test_a_card_that_turns_up_is_not_reminded_of_any_more() -> None:
    game = peeked("king*2")
    play(game, "lay king as king 3", "liar", "pick", "pick")
    assert [each for each in remembered(game) if each.sure] == []
    assert game.observation(0).zones["discards"].count(KING) == 1


def test_a_card_turned_face_up_is_known_to_all() -> None:
    """R15."""
    game = position("throne", "queen seven", "king king", "ten*3")
    play(game, "lay queen as queen 2", "accept", "pick")
    assert [game.observation(seat).seen.cards[OPEN[1]] for seat in range(3)] == [[KING]] * 3


# -- bots keep what they know to themselves ----------------------------------------------------------------------------

def test_worlds_hold_the_card_that_was_seen() -> None:
    game, rng = peeked("king seven", third="ten*3"), random.Random(1)
    seen = remembered(game)[0].kind
    worlds = [game.observation(0).sample(rng) for _ in range(30)]
    assert all(seen in world.cards[HAND[1]] for world in worlds)
    assert any(world.cards[HAND[1]] != game.cards[HAND[1]] for world in worlds)


def test_a_game_can_be_looked_at_by_all_without_a_secret() -> None:
    game = GAME.start(seats=3, seed=2)
    seen = game.public_observation(0)
    assert not [kind for zone in HAND[:3] for kind in seen.seen.cards[zone] if kind >= SEVEN]
