"""The King's Hand and the Assassin: rules 10 to 12, 40 and 41."""

from __future__ import annotations

import pytest

from engine.games.imposter_kings.state import ImposterState
from tests.helpers.positions import allows, asked, hand, happened, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.imposter_kings import court, pass_all

# -- R10: the King's Hand ------------------------------------------------------------------------------------------

STOPPABLE = {
    "princess": ("pick 2", "elder"),
    "sentry": ("court 2", "elder"),
    "spy": ("use", "elder"),
    "mystic": ("number 5", "elder"),
    "warden": ("exchange elder", "elder"),
    "judge": ("pick 2, name queen", "elder"),
    "soldier": ("name queen", "elder"),
    "inquisitor": ("name queen", "elder"),
    "executioner": ("number 3", "elder"),
    "fool": ("court 2", "elder"),
}


def facing_kings_hand(card: str) -> ImposterState:
    """Player 1 has that card and an Elder, player 2 a King's Hand, and any ability has something to do."""
    return position("imposter-kings", f"{card} elder", "kings_hand queen", "zealot", seats=3, accused="assassin",
                    court="executioner! herald oathbound oathbound judge!", successors=("soldier", "warden"))


@pytest.mark.parametrize("card", STOPPABLE)
def test_R10_a_kings_hand_stops_an_ability_and_both_are_condemned(card: str) -> None:
    game = facing_kings_hand(card)
    choice, rest = STOPPABLE[card]
    before = court(game)
    play(game, f"play {card}", *choice.split(", "))
    assert asked(game) == ("reaction", 2)
    allows(game, "stop", "pass")
    play(game, "stop")
    assert court(game) == before
    assert (lying(game, "condemned.1"), lying(game, "condemned.2")) == (card, "kings_hand")
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == (rest, "queen", "zealot")
    assert game.muted == 0
    assert asked(game) == ("condemned", 1)
    play(game, f"discard {card}")
    assert asked(game) == ("condemned", 2)


def test_R10_a_kings_hand_stops_the_herald() -> None:
    game = position("imposter-kings", "herald elder", "kings_hand", seats=3, accused="assassin",
                    successors=("executioner",))
    play(game, "play herald")
    assert asked(game) == ("reaction", 2)
    play(game, "stop")
    assert (court(game), lying(game, "condemned.1"), lying(game, "successor.1")) == ("", "herald", "executioner")


def test_R10_all_others_are_asked_in_order_of_play_also_those_without_one() -> None:
    game = position("imposter-kings", "soldier", "queen", "judge", "fool", seats=4)
    play(game, "play soldier", "name queen")
    assert asked(game) == ("reaction", 2)
    assert "do not hold" in refused(game, "stop", "R10")
    play(game, "pass")
    assert asked(game) == ("reaction", 3)
    play(game, "pass", "pass")
    assert asked(game) == ("soldier", 1)


def test_R10_the_first_who_uses_one_ends_the_question() -> None:
    game = position("imposter-kings", "soldier", "kings_hand", "kings_hand", "fool", seats=4, accused="elder")
    play(game, "play soldier", "name queen", "stop")
    assert asked(game) == ("condemned", 1)
    assert hand(game, 3) == "kings_hand"


def test_R10_what_is_asked_is_the_same_whoever_holds_what() -> None:
    one = position("imposter-kings", "soldier elder", "kings_hand queen", accused="assassin")
    other = position("imposter-kings", "soldier elder", "judge queen", accused="assassin")
    for game in (one, other):
        play(game, "play soldier", "name queen")
        assert asked(game) == ("reaction", 2)


@pytest.mark.parametrize("position_of_it", ["court", "accused", "antechamber"])
def test_R10_nobody_is_asked_when_every_kings_hand_lies_open(position_of_it: str) -> None:
    game = position("imposter-kings", "soldier elder", "queen",
                    accused="kings_hand" if position_of_it == "accused" else "assassin",
                    court="kings_hand!" if position_of_it == "court" else "")
    if position_of_it == "antechamber":
        game = position("imposter-kings", "elder judge", "queen", accused="assassin", antechamber="kings_hand soldier")
        play(game, "play soldier", "name queen")
    else:
        play(game, "play soldier", "name queen")
    assert asked(game) == ("soldier", 1)


def test_R10_nobody_is_asked_again_after_the_only_kings_hand_was_used() -> None:
    game = position("imposter-kings", "soldier elder fool", "kings_hand judge queen", accused="assassin")
    play(game, "play soldier", "name queen", "stop", "discard soldier", "discard kings_hand")
    play(game, "play elder", "play judge", "name fool")
    assert asked(game) == ("judge", 2)


def test_R10_who_has_no_hand_card_is_not_asked() -> None:
    game = position("imposter-kings", "soldier", "", "queen", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    assert asked(game) == ("reaction", 3)


def test_R10_a_kings_hand_in_the_antechamber_or_as_successor_does_not_react() -> None:
    game = position("imposter-kings", "soldier elder", "queen", accused="assassin", successors=("fool", "kings_hand"))
    play(game, "play soldier", "name queen")
    refused(game, "stop", "R10")


# -- R11: what cannot be stopped -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "moves"), [
    ("queen fool", ["play queen"]), ("oathbound judge", ["play oathbound", "play judge", "name elder"]),
    ("elder fool", ["play elder"]), ("zealot fool", ["play zealot"]), ("warlord fool", ["play warlord"])])
def test_R11_these_cannot_be_stopped(cards: str, moves: list[str]) -> None:
    throne = "sentry" if cards.startswith("oathbound") else "assassin!"
    game = position("imposter-kings", cards, "kings_hand soldier",
                    accused="fool" if "fool" not in cards else "inquisitor", court=throne)
    play(game, *moves)
    assert asked(game) == ("turn", 2)


def test_R11_the_flip_itself_cannot_be_stopped() -> None:
    game = position("imposter-kings", "elder", "kings_hand", court="sentry", accused="assassin", successors=("fool",))
    play(game, "flip")
    assert asked(game) == ("turn", 2)


# -- R12: the Assassin ---------------------------------------------------------------------------------------------


def test_R12_who_flips_into_an_assassin_has_lost() -> None:
    game = position("imposter-kings", "elder fool", "assassin", court="sentry", accused="kings_hand",
                    successors=("judge", "queen"))
    play(game, "flip")
    assert asked(game) == ("assassin", 2)
    events = play(game, "kill")
    assert happened(events) == "kill round end"
    assert game.winners() == {1}
    assert game.scores() == (0, 3)


def test_R12_the_assassin_may_wait() -> None:
    game = position("imposter-kings", "elder fool", "assassin", court="sentry", accused="kings_hand",
                    successors=("judge", "queen"))
    play(game, "flip", "pass")
    assert asked(game) == ("turn", 2)
    assert game.king_flipped(0)


def test_R12_opponents_are_asked_also_without_an_assassin_but_not_the_partner() -> None:
    game = position("imposter-kings", "elder", "queen", "assassin", "judge", seats=4, court="sentry",
                    accused="kings_hand", successors=("fool",))
    play(game, "flip")
    assert asked(game) == ("assassin", 2)
    refused(game, "kill", "R12")
    play(game, "pass")
    assert asked(game) == ("assassin", 4)
    play(game, "pass")
    assert asked(game) == ("turn", 2)


def test_R12_nobody_is_asked_when_every_assassin_lies_open() -> None:
    game = position("imposter-kings", "elder", "queen", court="assassin sentry", successors=("fool",))
    play(game, "flip")
    assert asked(game) == ("turn", 2)


def test_R12_a_kings_hand_stops_the_assassin_and_the_flip_goes_through() -> None:
    game = position("imposter-kings", "kings_hand elder", "assassin queen", court="sentry", accused="inquisitor",
                    successors=("judge",))
    play(game, "flip", "kill")
    assert asked(game) == ("rescue", 1)
    play(game, "stop")
    assert (lying(game, "condemned.1"), lying(game, "condemned.2")) == ("kings_hand", "assassin")
    assert court(game) == "sentry!"
    assert hand(game, 1) == "elder judge"
    assert asked(game) == ("condemned", 2)


def test_R12_the_player_who_flips_is_asked_first_then_the_others() -> None:
    game = position("imposter-kings", "elder", "assassin", "kings_hand", seats=3, court="sentry", accused="inquisitor",
                    successors=("judge",))
    play(game, "flip", "kill")
    assert asked(game) == ("rescue", 1)
    assert verbs(game) == {"pass"}
    play(game, "pass")
    assert asked(game) == ("rescue", 3)
    play(game, "stop")
    assert lying(game, "condemned.3") == "kings_hand"
    assert 0 not in game.out


def test_R12_an_assassin_from_hand_is_a_plain_two() -> None:
    game = position("imposter-kings", "assassin", "queen", court="fool")
    play(game, "play assassin")
    assert asked(game) == ("turn", 2)


def test_R12_a_shown_assassin_is_known_to_all() -> None:
    game = position("imposter-kings", "elder kings_hand", "assassin queen", court="sentry", accused="inquisitor",
                    successors=("judge",))
    play(game, "flip", "kill")
    assert game.observation(0).known["hand.2"] == (1,)


# -- R40 and R41: three players ------------------------------------------------------------------------------------


def test_R41_the_killer_keeps_a_card_and_leaves_the_assassin() -> None:
    game = position("imposter-kings", "elder fool", "assassin queen", "judge", seats=3, court="sentry",
                    accused="kings_hand", successors=("princess",))
    events = play(game, "flip", "kill")
    assert asked(game) == ("spoils", 2)
    assert log(events)[-1] == "Adds the Assassin to Player 1’s cards and looks at them all."
    refused(game, "keep queen", "R41")
    play(game, "keep princess")
    assert (hand(game, 2), hand(game, 1)) == ("queen princess", "fool assassin elder")
    assert game.out == [0]
    assert asked(game) == ("turn", 2)


def test_R41_or_takes_the_assassin_back_and_nobody_else_can_tell() -> None:
    kept = position("imposter-kings", "elder fool", "assassin queen", "judge", seats=3, court="sentry",
                    accused="kings_hand", successors=("princess",))
    play(kept, "flip", "kill")
    back = kept.clone()
    play(kept, "keep princess")
    play(back, "keep assassin")
    assert hand(back, 2) == "assassin queen"
    assert kept.observation(2) == back.observation(2)


def test_R40_the_others_play_on_with_the_same_court() -> None:
    game = position("imposter-kings", "elder", "warlord", "queen", seats=3, court="sentry", flipped="1 2",
                    successors=("", "", "fool"))
    play(game, "lose")
    assert asked(game) == ("turn", 2)
    assert court(game) == "sentry"
    play(game, "lose")
    assert game.winners() == {2}
    assert game.scores() == (0, 1, 1 + 2 + 1)


def test_R40_who_is_out_is_asked_nothing_and_named_by_nobody() -> None:
    game = position("imposter-kings", "elder", "princess warlord", "queen fool", seats=3, court="sentry", flipped="1",
                    successors=("", "zealot", "judge"))
    play(game, "lose", "play princess")
    assert "has already lost" in refused(game, "pick 1", "R40")
    allows(game, "pick 3")
    play(game, "pass")
    assert asked(game) == ("turn", 3)
    play(game, "play queen")
    assert asked(game) == ("turn", 2)


def test_a_question_is_the_same_for_whoever_looks() -> None:
    game = position("imposter-kings", "soldier", "queen kings_hand", accused="assassin")
    play(game, "play soldier", "name queen")
    reaction = game.game.table.reaction(game.public_observation(1))
    assert reaction is not None
    assert reaction.seats == (1,)
    assert reaction.passes is move("imposter-kings", "pass")
    assert str(reaction.question) == "Player 1 uses Soldier: will a King’s Hand stop it?"
    pass_all(game)
