"""What nobody lays or answers in Throne, as another move does more whatever happens."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine import bot
from engine.core.moves import Move
from engine.games.throne.cards import KING, PEASANT, TRUE_CLAIM
from engine.games.throne.game import GAME
from engine.games.throne.state import ThroneState
from tests.helpers.amount import few_and_many
from tests.helpers.positions import move, play, position

Made = Callable[[ThroneState], set[Move]]

LEVELS = ("page", "squire", "knight/corvin", "marshal/hedwig")


@pytest.fixture(params=few_and_many(9, 60))
def made(request: pytest.FixtureRequest) -> Made:
    """What bots of all kinds do in a position, pages three times as often."""

    def made(game: ThroneState) -> set[Move]:
        seen = game.observation(game.actor or 0)
        return {bot(level, GAME).choose(seen, rng=random.Random(seed)).move for level in LEVELS
                for seed in range(request.param if level == "page" else request.param // 3)}

    return made


def excluded(game: ThroneState, notation: str) -> bool:
    """Whether no bot makes that move."""
    return GAME.evaluator.excluded(move("throne", notation), game.observation(game.actor or 0))


def rash(game: ThroneState, notation: str) -> bool:
    """Whether a move has to be expected to lose the round."""
    return GAME.evaluator.rash(move("throne", notation), game.observation(game.actor or 0))


@pytest.mark.parametrize("hand", ["king seven*2", "seven nine / jack", "queen ace ten"])
def test_a_card_that_draws_is_never_buried_as_a_peasant(hand: str, made: Made) -> None:
    for each in made(position("throne", hand, "nine*3", "ten*2")):
        assert each.claim != PEASANT or TRUE_CLAIM[each.card] == PEASANT, each


@pytest.mark.parametrize(("hand", "less"), [
    ("king seven*2", {"lay king as jack 2", "lay king as queen 2"}),
    ("queen eight nine*2", {"lay queen as jack 2"}),
])
def test_a_court_card_is_never_claimed_to_be_a_lower_one(hand: str, less: set[str], made: Made) -> None:
    game = position("throne", hand, "ten*4")
    assert not less & {each.notation for each in made(game)}
    assert all(excluded(game, notation) for notation in less)


def test_a_court_card_may_be_claimed_to_be_a_higher_one_or_an_ace() -> None:
    game = position("throne", "jack queen king / seven", "ten*4")
    assert not any(excluded(game, notation) for notation in (
        "lay jack as king 2", "lay queen as king 2", "lay king as ace", "lay king as king 2", "lay jack as jack 2"))


@pytest.mark.parametrize("hand", ["joker seven nine", "joker*2 ten / king"])
def test_no_joker_is_laid_while_a_hidden_peasant_could_lie_as_well(hand: str, made: Made) -> None:
    assert "joker" not in {each.notation.split()[1] for each in made(position("throne", hand, "ten*3"))}


@pytest.mark.parametrize("hand", ["jack queen seven", "king*2 ten / nine", "ace jack eight"])
def test_whoever_lies_does_so_with_a_peasant_and_keeps_the_card_that_draws(hand: str, made: Made) -> None:
    for each in made(position("throne", hand, "ten*3")):
        assert TRUE_CLAIM[each.card] in (PEASANT, each.claim), each


def test_a_better_card_may_lie_where_the_only_peasant_lies_face_up() -> None:
    for card in ("joker", "queen"):
        assert not excluded(position("throne", "joker queen ace / seven", "ten*4"), f"lay {card} as king 2")


@pytest.mark.parametrize("hand", ["joker jack", "joker*2 queen jack", "queen / joker", "joker / ace", "joker*2 king"])
def test_no_joker_is_buried_as_a_peasant_while_a_card_draws(hand: str, made: Made) -> None:
    game = position("throne", hand, "ten*3")
    assert not {each.notation for each in made(game)} & {"lay joker as peasant", "lay-open joker as peasant"}
    assert excluded(game, f"lay{'-open' if '/ joker' in hand else ''} joker as peasant")


@pytest.mark.parametrize("hand", ["joker*2", "joker / joker"])
def test_a_joker_may_be_laid_as_a_peasant_where_nothing_draws(hand: str) -> None:
    assert not excluded(position("throne", hand, "ten*3"), "lay joker as peasant")


@pytest.mark.parametrize(("hand", "claim", "gives_up"), [
    ("joker jack ace", "jack 2", True), ("joker / queen", "queen 2", True), ("joker jack ace", "queen 2", False),
    ("joker king jack", "king 2", False), ("joker ace", "ace", False)])
def test_no_joker_is_laid_as_a_jack_or_queen_that_is_there(hand: str, claim: str, gives_up: bool, made: Made) -> None:
    """The truth cannot be called for nothing; a King or an Ace may be worth keeping for later."""
    game = position("throne", hand, "ten*3")
    assert excluded(game, f"lay joker as {claim}") is gives_up
    assert not gives_up or f"lay joker as {claim}" not in {each.notation for each in made(game)}


@pytest.mark.parametrize("hand", ["jack", "queen", "ace", "/ king", "king"])
@pytest.mark.parametrize("rivals", [("ten*3",), ("ten*3", "nine*2")])
def test_nobody_lies_with_the_last_card_if_it_draws(hand: str, rivals: tuple[str, ...], made: Made) -> None:
    """Called, the lie would be the end of the round for its player."""
    game = position("throne", hand, *rivals)
    for each in made(game):
        assert each.claim == TRUE_CLAIM[each.card], each
    card = hand.strip("/ ")
    assert rash(game, f"lay{'-open' * ('/' in hand)} {card} as {'queen' if card != 'queen' else 'king'} 2")


def test_the_last_card_may_lie_if_it_does_not_draw_and_another_card_may() -> None:
    for hand in ("seven", "joker"):
        assert not rash(position("throne", hand, "ten*3"), f"lay {hand} as queen 2")
    assert not rash(position("throne", "jack seven", "ten*3"), "lay seven as king 2")
    assert not rash(position("throne", "jack queen", "ten*3"), "lay jack as king 2")
    assert not rash(position("throne", "jack", "ten*3"), "lay jack as jack 2")


def test_to_pick_a_card_is_not_rash_with_only_one_left() -> None:
    game = position("throne", "king seven", "nine / jack")
    play(game, "lay king as king 2", "accept")
    assert not rash(game, "pick-open jack")


def test_no_ace_is_laid_as_a_jack_which_draws_less(made: Made) -> None:
    game = position("throne", "ace queen", "ten*3")
    assert "lay ace as jack 2" not in {each.notation for each in made(game)}
    assert [excluded(game, f"lay ace as {claim}") for claim in ("jack 2", "queen 2", "king 2")] == [True, False, False]


@pytest.mark.parametrize("hand", ["seven nine / ten", "eight*2 joker / nine eight"])
def test_the_peasant_that_all_have_seen_goes_before_a_hidden_one(hand: str, made: Made) -> None:
    for each in made(position("throne", hand, "ten*2 nine")):
        assert each.verb == "lay-open" or each.claim != PEASANT, each


# -- with a rival's last card in reach ---------------------------------------------------------------------------------

@pytest.mark.parametrize("hand", ["king ace queen seven", "ace seven*2 / king", "king*2"])
@pytest.mark.parametrize("rival", ["nine", "joker", "/ ten"])
def test_a_true_king_is_played_where_it_wins_the_round_whatever_is_answered(hand: str, rival: str, made: Made) -> None:
    game = position("throne", hand, rival)
    assert {(each.card, each.claim) for each in made(game)} == {(KING, KING)}


def test_a_king_may_be_kept_while_another_rival_or_card_is_left() -> None:
    for rivals in (("nine", "ten*2"), ("nine ten",)):
        assert not excluded(position("throne", "king ace seven", *rivals), "lay ace as ace")


def test_without_a_king_anything_may_be_laid_against_a_last_card() -> None:
    assert not excluded(position("throne", "queen ace seven", "nine"), "lay ace as ace")


# -- answers -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("hand", ["joker seven nine", "joker king*2"])
def test_no_joker_is_given_away_to_avoid_a_look(hand: str, made: Made) -> None:
    game = position("throne", "jack seven", hand)
    play(game, "lay jack as jack 2")
    assert "joker" not in {each.verb for each in made(game)}


@pytest.mark.parametrize(("claim", "hand"), [
    ("king", "joker seven nine"), ("king", "joker seven / ten"), ("queen", "joker seven"), ("queen", "joker / king*2")])
def test_no_joker_is_given_away_where_no_better_card_is_at_stake(claim: str, hand: str, made: Made) -> None:
    game = position("throne", f"{claim} seven", hand)
    play(game, f"lay {claim} as {claim} 2")
    assert excluded(game, "joker")
    assert "joker" not in {each.verb for each in made(game)}


@pytest.mark.parametrize(("claim", "hand"), [
    ("king", "joker king*2"), ("king", "joker seven / ace"), ("queen", "joker king*2"), ("queen", "joker jack / ten")])
def test_a_joker_may_still_be_shown_to_a_queen_or_a_king(claim: str, hand: str) -> None:
    game = position("throne", f"{claim} seven", hand)
    play(game, f"lay {claim} as {claim} 2")
    assert not excluded(game, "joker")


# -- with a last card that all can see ---------------------------------------------------------------------------------

@pytest.mark.parametrize("last", ["seven", "joker"])
@pytest.mark.parametrize("claim", ["queen 2", "ace"])
def test_whoever_is_out_after_the_next_turn_calls_while_a_call_may_be_right(last: str, claim: str, made: Made) -> None:
    """Whatever is claimed for the card that all have seen, it draws nothing or is a lie that all see."""
    card = claim.partition(" ")[0]
    game = position("throne", f"{card} nine*2", f"/ {last}")
    play(game, f"lay {card} as {claim}")
    assert {each.notation for each in made(game)} == {"liar"}


@pytest.mark.parametrize("last", ["seven", "joker"])
@pytest.mark.parametrize("claim", ["queen", "jack"])
def test_whoever_would_show_its_last_peasant_or_joker_calls_as_accepting_ends_the_round(
        last: str, claim: str, made: Made) -> None:
    """The Queen turns it up, the Jack shows it to the only rival: no bluff with it can pass any more."""
    game = position("throne", f"{claim} nine*2", last)
    play(game, f"lay {claim} as {claim} 2")
    assert {each.notation for each in made(game)} == {"liar"}


def test_a_last_card_that_draws_or_that_somebody_does_not_know_may_still_be_looked_at() -> None:
    for hands, claim in ((("queen nine*2", "jack"), "queen"), (("jack nine*2", "ace"), "jack"),
                         (("ace nine*2", "seven"), "ace"), (("jack nine*2", "seven", "ten*2"), "jack")):
        game = position("throne", *hands)
        play(game, f"lay {claim} as {claim}{'' if claim == 'ace' else ' 2'}")
        assert not excluded(game, "accept"), hands


def test_who_has_another_card_or_time_left_may_accept() -> None:
    for hand, third in (("nine / seven", "ten*2"), ("/ queen", "ten*2")):
        game = position("throne", "queen nine*2", hand, third)
        play(game, "lay queen as queen 2")
        assert not excluded(game, "accept")
    game = position("throne", "ace nine*2", "ten*2", "/ seven")
    play(game, "lay ace as ace")
    play(game, "accept")
    assert not excluded(game, "accept")
