"""Own editions of The Imposter Kings in which cards have other values: rules, table, cheat sheet, bots."""

from __future__ import annotations

import random

from engine import load_game
from engine.games.imposter_kings.bot.order import USUAL, Order
from engine.games.imposter_kings.bot.rollout import Rollout
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    DISGRACED_VALUE,
    ELDER,
    FOOL,
    JUDGE,
    KINDS,
    SOLDIER,
    VALUES,
    WARLORD,
    WARLORD_IN_HAND,
    ZEALOT,
)
from engine.games.imposter_kings.setup import highest_shown
from engine.games.imposter_kings.zones import OPEN
from engine.learn.judging import judge
from engine.learn.own_rules import changed_numbers, remark_on
from engine.session.own_edition import OwnEdition
from engine.table.view import view
from tests.helpers.positions import allows, play, position, refused

ID = "imposter-kings"
GAME = load_game(ID)


def ours(**values: int) -> OwnEdition:
    """An edition in which cards have these values."""
    return OwnEdition(ID, GAME.rules_version, "Ours",
                      {f"{card}_value": dict.fromkeys(GAME.seats, value) for card, value in values.items()})


def aid_of(edition: OwnEdition) -> dict[str, list[str]]:
    """The lines of its cheat sheet, by heading."""
    assert GAME.lessons is not None
    return {str(section.title): [str(line) for line in section.lines]
            for section in GAME.lessons.aid_with(edition.played_with(2))}


# -- the rules ---------------------------------------------------------------------------------------------------------

def test_R7_a_card_is_played_by_the_value_that_its_edition_gives_it() -> None:
    refused(position(ID, "fool", court="judge"), "play fool", "R7")
    allows(position(ID, "fool", court="judge", own="fool_value=5"), "play fool")
    assert refused(position(ID, "fool", court="judge", own="fool_value=4"), "play fool", "R7") == (
        "The Fool (4 in hand) is below the Throne (5): play equal or higher.")
    allows(position(ID, "fool", court="judge", own="judge_value=1"), "play fool")


def test_R2_the_throne_counts_what_its_edition_gives_the_card() -> None:
    game = position(ID, "elder", court="fool", own="fool_value=6,soldier_value=9")
    assert game.throne_value() == 6
    assert position(ID, "elder", court="soldier+", own="soldier_value=9").throne_value() == 11
    assert position(ID, "elder", court="fool!", own="fool_value=6").throne_value() == DISGRACED_VALUE


def test_R19_the_warlord_counts_more_than_its_own_value_with_royalty_in_court() -> None:
    game = position(ID, "warlord", court="queen", own="warlord_value=2,queen_value=3")
    assert game.hand_value(WARLORD) == 3
    play(game, "play warlord")
    assert game.throne_value() == 4
    refused(position(ID, "warlord", court="queen", own="warlord_value=2,queen_value=4"), "play warlord", "R7")


def test_R20_a_number_mutes_the_cards_that_have_it_in_this_edition() -> None:
    game = position(ID, "elder queen", court="mystic", own="queen_value=8,elder_value=9")
    game.muted = 1 << 8
    assert game.is_muted(game.hand(0)[1])
    assert not game.is_muted(game.hand(0)[0])


def test_R22_the_oathbound_brings_a_second_card_on_what_is_higher_here() -> None:
    game = position(ID, "oathbound judge", court="fool", own="oathbound_value=3,fool_value=4")
    play(game, "play oathbound")
    assert game.phase == "oath"
    game = position(ID, "oathbound judge", court="fool", own="oathbound_value=4,fool_value=4")
    play(game, "play oathbound")
    assert game.phase == "turn"


def test_R24_the_judge_puts_in_what_counts_two_or_more_here() -> None:
    text = ("1 judge; hand.1 {hand}; hand.2 queen; court judge; marks 0; flipped 0; played judge; target 1,queen; "
            "rest removed")
    usual = position(ID, text.format(hand="fool elder"))
    refused(usual, "antechamber fool", "R24")
    allows(usual, "antechamber elder")
    changed = position(ID, text.format(hand="fool elder"), own="fool_value=2,elder_value=1")
    allows(changed, "antechamber fool")
    refused(changed, "antechamber elder", "R24")


def test_R27_the_executioner_condemns_what_has_the_number_here() -> None:
    game = position(ID, "executioner fool judge", "queen", court="elder", seats=3, own="fool_value=3")
    play(game, "play executioner", "number 3")
    allows(game, "condemn fool")
    refused(game, "condemn judge", "R27")
    refused(game, "none", "R27")


def test_R35_with_three_the_highest_shown_card_is_the_one_that_counts_most_here() -> None:
    for own, highest in (({}, [1, 2]), ({"own": "fool_value=9"}, [0])):
        state = GAME.start(3, 1, **own)
        for seat, shown in enumerate(([FOOL, ELDER], [JUDGE, ZEALOT], [SOLDIER, ASSASSIN])):
            state.cards[OPEN[seat]] = shown
        assert highest_shown(state) == highest


def test_whoever_is_royalty_stays_so_with_a_low_value() -> None:
    game = position(ID, "elder", court="queen", own="queen_value=9,elder_value=1")
    allows(game, "play elder")
    assert position(ID, "elder", court="queen", own="queen_value=2").royalty_in_court()


# -- the table and what is read beside it ------------------------------------------------------------------------------

def test_a_card_on_the_table_shows_its_value_and_nothing_that_it_counts_otherwise() -> None:
    game = position(ID, "fool queen", court="judge", own="fool_value=6,judge_value=2")
    table = view(game.observation(0))
    assert {card.id: card.value for card in table.cards}["fool"] == 6
    fool = table.pieces["hand.1/fool/0"]
    assert (fool.counts, str(fool.label)) == ("", "Fool, value 6, Courtier")
    throne = table.pieces["court/0/judge"]
    assert (throne.counts, str(throne.label)) == ("", "On the Throne: Judge, counts 2")


def test_a_hand_lies_in_order_of_the_values_of_its_edition() -> None:
    game = position(ID, "fool judge queen", court="elder", own="fool_value=9,queen_value=1")
    hand = [piece for piece in view(game.observation(0)).pieces.values() if piece.zone == "hand.1"]
    in_order = [piece.id.split("/")[1] for piece in sorted(hand, key=lambda piece: piece.slot)]
    assert in_order == ["queen", "judge", "fool"]


def test_rule_book_and_cheat_sheet_follow() -> None:
    edition = ours(fool=8, warlord=2)
    assert [str(each) for each in changed_numbers(edition)] == [
        "Value of “Fool”: 8 instead of 1", "Value of “Warlord”: 2 instead of 7"]
    assert str(remark_on(edition, "R7")) == (
        "In this edition: Value of “Fool”: 8 instead of 1, Value of “Warlord”: 2 instead of 7.")
    assert remark_on(edition, "R8") is None
    aid = aid_of(edition)
    assert "8 Fool: take a face-up card from the Court." in aid["Values 9 to 7"]
    assert [line for line in aid["Values 3 to 1"] if line.startswith("2 Warlord:")]
    assert sum(map(len, aid.values())) == sum(map(len, aid_of(ours()).values()))


def test_no_text_of_a_card_names_the_value_of_a_card_that_can_be_changed() -> None:
    """The Warlord's sentence says how much more it counts, as does its rule."""
    texts = [card.ability.source for card in GAME.cards if card.id == "warlord"] + [GAME.rule("R19").text.source]
    assert not [text for text in texts if "8" in text or "9" in text]


# -- bots --------------------------------------------------------------------------------------------------------------

def test_the_usual_cards_are_in_order_and_the_others_are_put_into_it() -> None:
    assert USUAL.places == tuple(range(KINDS))
    assert Order(VALUES).is_usual
    luck = random.Random(4)
    for _ in range(50):
        values = tuple(luck.randint(1, 9) for _ in range(KINDS))
        order = Order(values)
        in_order = sorted(range(KINDS), key=lambda kind: order.places[kind])
        assert sorted(values) == [values[kind] for kind in in_order]
        raised = values[WARLORD] + WARLORD_IN_HAND
        for throne in range(12):
            high = [kind for kind in range(KINDS) if order.places[kind] >= order.least[throne]]
            assert sorted(high) == [kind for kind in range(KINDS) if values[kind] >= throne]
            assert (order.least[throne] == order.against_warlord) == (throne == raised)
        for kind in range(KINDS):
            assert order.after(0, False)[order.places[kind]] == order.least[values[kind]]
            assert order.after(1 << values[kind], False)[order.places[kind]] == order.least[3]


def test_a_rollout_of_the_same_cards_under_other_names_ends_alike() -> None:
    """Two courtiers without a part in a rollout change their values: so do their places, and nothing else."""
    swapped = "judge_value=8,sentry_value=5"
    usual = position(ID, "judge mystic", "sentry elder", court="soldier")
    changed = position(ID, "sentry mystic", "judge elder", court="soldier", own=swapped)
    ends = []
    for game in (usual, changed):
        rollout = Rollout(game)
        ends.append((rollout.play(), rollout.out, rollout.turns))
    assert ends[0] == ends[1]


def test_a_bot_knows_of_a_card_that_is_high_only_here() -> None:
    """Much can answer the Judge, and little a Fool of 9: in most worlds that may be, it wins the round."""
    game = position(ID, "fool judge", "soldier", court="inquisitor", flipped="1 2", own="fool_value=9")
    judged = judge(game.observation(0), worlds=100)
    assert judged.second is not None
    by_move = {str(each.move): each.by_world for each in (judged.best, judged.second)}
    better = sum(fool > other for fool, other in zip(by_move["play fool"], by_move["play judge"], strict=True))
    assert better > 75
