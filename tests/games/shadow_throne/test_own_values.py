"""Own editions of Shadow Throne in which characters have other power and influence."""

from __future__ import annotations

from engine import load_game
from engine.games.shadow_throne.bot.estimates import card_value, hand_value, typical_values
from engine.games.shadow_throne.bot.plays import USUAL, yields_in
from engine.games.shadow_throne.cards import DATURA, EMPIRE, OUTLAW, REBELS, TAX_COLLECTOR
from engine.games.shadow_throne.state import DEAD, ShadowState
from engine.learn.own_rules import remark_on
from engine.session.own_edition import OwnEdition
from engine.table.view import view

GAME = load_game("shadow-throne")
OWN = "datura_influence=9,outlaw_power=7"


def with_characters(own: str = "") -> ShadowState:
    """A battle in which an Outlaw and Datura have been played."""
    state: ShadowState = GAME.start(3, 1, **({"own": own} if own else {}))
    state.who, state.owners, state.waves = [OUTLAW, DATURA], [0, 1], [1, 1]
    state.status, state.tokens = [0, 0], [0, 0]
    return state


def test_R22_a_faction_has_the_power_that_is_printed_here() -> None:
    usual, changed = with_characters(), with_characters(OWN)
    assert (usual.powers()[REBELS], changed.powers()[REBELS]) == (1, 7)
    assert (usual.powers()[EMPIRE], changed.powers()[EMPIRE]) == (2, 2)
    changed.tokens[0] = 2
    assert changed.power(0) == changed.powers()[REBELS] == 9


def test_R24_a_character_grants_the_influence_that_is_printed_here_and_half_of_it_if_dead() -> None:
    usual, changed = with_characters(), with_characters(OWN)
    assert (usual.influence_of(1), changed.influence_of(1)) == (4, 9)
    changed.status[1] = DEAD
    assert changed.influence_of(1) == 4


def test_bots_count_with_what_is_printed_here() -> None:
    usual, changed = GAME.start(3, 1).numbers, GAME.start(3, 1, own=OWN).numbers
    assert yields_in(usual) is USUAL
    assert yields_in(GAME.start(4, 1, own="gold=5").numbers) is USUAL
    assert yields_in(changed) is yields_in(GAME.start(5, 2, own=OWN).numbers)
    yields, third = yields_in(changed), [1 / 3] * 3
    assert card_value(DATURA, third, 9, yields) > card_value(DATURA, third, 9)
    assert card_value(TAX_COLLECTOR, third, 9, yields) == card_value(TAX_COLLECTOR, third, 9)
    assert hand_value([DATURA, OUTLAW], third, 9, 2, yields) > hand_value([DATURA, OUTLAW], third, 9, 2)
    assert typical_values(yields)[OUTLAW] > typical_values(USUAL)[OUTLAW]


def test_cards_show_it_and_the_rules_tell_it() -> None:
    own = OwnEdition("shadow-throne", GAME.rules_version, "Ours", {
        "datura_influence": dict.fromkeys(GAME.seats, 9), "outlaw_power": dict.fromkeys(GAME.seats, 7)})
    cards = {card.id: card for card in own.cards}
    assert cards["outlaw"].corner == "7"
    assert cards["datura"].badges[0].text == "9"
    assert str(cards["datura"].badges[0].tip) == "Influence if its faction wins: 9"
    assert str(remark_on(own, "R22")) == "In this edition: Power of “Outlaw”: 7 instead of 1."
    assert str(remark_on(own, "R24")) == "In this edition: Influence of “Datura, Addled Assassin”: 9 instead of 4."
    state = with_characters(OWN)
    labels = [str(piece.label) for piece in view(state.observation(0)).pieces.values() if piece.kind == OUTLAW]
    assert "Outlaw, Commoner, Rebels, power 7" in labels
