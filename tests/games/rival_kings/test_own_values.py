"""Own editions of Rival Kings in which cards have other values: they cost as much, and score as much."""

from __future__ import annotations

from engine import load_game
from engine.games.rival_kings.cards import GARDENER, SUBJECTS, VALUES
from engine.games.rival_kings.plots import points
from engine.games.rival_kings.prices import USUAL, prices_of
from engine.games.rival_kings.scoring import score_of
from engine.learn.own_rules import remark_on
from engine.session.own_edition import OwnEdition
from engine.table.view import view

GAME = load_game("rival-kings")
OWN = "garden_value=1,gardener_value=6"


def ours() -> OwnEdition:
    """An edition in which a Gardener counts 6 and a Garden 1."""
    return OwnEdition("rival-kings", GAME.rules_version, "Ours",
                      {"gardener_value": dict.fromkeys(GAME.seats, 6), "garden_value": dict.fromkeys(GAME.seats, 1)})


def test_R24_a_perfect_pair_scores_what_its_cards_count_here() -> None:
    prices = GAME.start(2, 1, own=OWN).numbers.prices
    pair = [GARDENER], [GARDENER + SUBJECTS]
    assert (score_of(*pair, 0, 0).perfect, score_of(*pair, 0, 0, prices).perfect) == (7, 7)
    other = GAME.start(2, 1, own="garden_value=6").numbers.prices
    assert score_of(*pair, 0, 0, other).perfect == 9
    assert points(*pair, other) == [9]
    assert score_of(*pair, 0, 0).perfect == 7, "What was found out of one edition is not taken for another."


def test_R24_a_pair_of_a_colour_scores_the_card_that_counts_more_here() -> None:
    watchman_and_garden = [GARDENER + 1], [GARDENER + SUBJECTS]
    assert sum(score_of(*watchman_and_garden, 0, 0)) == 4
    assert sum(score_of(*watchman_and_garden, 0, 0, GAME.start(2, 1, own="garden_value=1").numbers.prices)) == 3


def test_R29_a_card_costs_what_it_counts_here() -> None:
    usual, changed = GAME.start(2, 3), GAME.start(2, 3, own=OWN)
    for state in (usual, changed):
        state.turn = 0
    assert [usual.price(kind) for kind in (GARDENER, GARDENER + SUBJECTS)] == [3, 4]
    assert [changed.price(kind) for kind in (GARDENER, GARDENER + SUBJECTS)] == [6, 1]
    changed.discount = 1
    assert changed.price(GARDENER + SUBJECTS) == 0


def test_equal_values_are_one_object_and_the_usual_ones_are_those_of_every_edition() -> None:
    assert prices_of(VALUES) is USUAL
    assert GAME.start(2, 1).numbers.prices is USUAL
    assert GAME.start(3, 2, own="pile=6").numbers.prices is USUAL
    assert GAME.start(2, 1, own=OWN).numbers.prices is GAME.start(4, 9, own=OWN).numbers.prices


def test_cards_say_what_they_count_and_buildings_what_their_pair_scores() -> None:
    cards = {card.id: card for card in ours().cards}
    assert (cards["gardener"].value, cards["garden"].value) == (6, 1)
    assert cards["garden"].brief is not None
    assert str(cards["garden"].brief.words) == "pair: 7"
    higher = {card.id: card for card in GAME.cards_in(GAME.start(2, 1, own="garden_value=6").numbers)}
    assert higher["garden"].brief is not None
    assert str(higher["garden"].brief.words) == "pair: 9"
    labels = [str(piece.label) for piece in view(GAME.start(2, 5, own=OWN).observation(0)).pieces.values()]
    assert not [label for label in labels if label.startswith("Gardener, value 3")]


def test_the_rules_about_scoring_and_prices_tell_the_values() -> None:
    for rule in ("R24", "R29"):
        assert "Value of “Gardener”: 6 instead of 3, Value of “Garden”: 1 instead of 4" in str(remark_on(ours(), rule))
