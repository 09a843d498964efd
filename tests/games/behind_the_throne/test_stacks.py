"""Placing cards in stacks: rules 20 and 21."""

from __future__ import annotations

import pytest

from tests.helpers.positions import happened, log, lying, play, position, refused, verbs
from tests.helpers.positions_of.behind_the_throne import stacks

# -- R20: five cards in a stack ------------------------------------------------------------------------------------


def test_R20_a_card_joins_the_stack_of_its_kind_or_opens_a_new_one() -> None:
    game = position("behind-the-throne", row="king queen queen general", mine="king*2 general")
    assert happened(play(game, "collect")) == "collect"
    assert stacks(game, 1) == "general*2 queen*2 king*3"
    assert (game.actor, game.phase) == (1, "reveal")


def test_R20_a_fifth_copy_is_kept() -> None:
    game = position("behind-the-throne", row="general", mine="general*4", seats=3)
    assert happened(play(game, "collect")) == "collect"
    assert stacks(game, 1) == "general*5"
    assert lying(game, "discards") == "end"


def test_R20_a_sixth_copy_is_discarded() -> None:
    game = position("behind-the-throne", row="general", mine="general*5", seats=3)
    assert log(play(game, "collect"))[1:] == ["Discards a sixth General."]
    assert stacks(game, 1) == "general*5"
    assert lying(game, "discards") == "end general"


def test_R20_of_several_copies_those_above_five_are_discarded() -> None:
    game = position("behind-the-throne", row="queen general*3", mine="general*4", seats=4)
    assert happened(play(game, "collect")) == "collect sixth sixth"
    assert stacks(game, 1) == "general*5 queen"
    assert lying(game, "discards") == "end general general"


def test_R20_five_copies_collected_at_once_make_a_full_stack() -> None:
    game = position("behind-the-throne", row="queen*5")
    assert happened(play(game, "collect")) == "collect"
    assert stacks(game, 1) == "queen*5"


# -- R20: five stacks ----------------------------------------------------------------------------------------------


def test_R20_a_fifth_stack_may_be_opened() -> None:
    game = position("behind-the-throne", row="judge", mine="general prophet jester assassin")
    assert happened(play(game, "collect")) == "collect"
    assert stacks(game, 1) == "general prophet jester assassin judge"
    assert game.actor == 1


def test_R20_with_a_sixth_stack_the_owner_discards_at_once() -> None:
    game = position("behind-the-throne", row="minstrel", mine="general prophet jester assassin judge")
    play(game, "collect")
    assert (game.actor, game.phase) == (0, "discard")
    assert verbs(game) == {"discard"}
    assert len(game.legal_moves()) == 6
    for notation in ("reveal", "collect", "use general", "judge general", "destroy 1 judge", "swap 2 king"):
        assert "more than five stacks" in refused(game, notation, "R20")


@pytest.mark.parametrize(("given_up", "kept"), [
    ("minstrel", "general*3 prophet jester assassin judge"),
    ("general", "prophet jester assassin judge minstrel"),
    ("judge", "general*3 prophet jester assassin minstrel"),
])
def test_R20_the_new_card_or_a_whole_older_stack_is_discarded(given_up: str, kept: str) -> None:
    game = position("behind-the-throne", row="minstrel", mine="general*3 prophet jester assassin judge")
    play(game, "collect", f"discard {given_up}")
    assert stacks(game, 1) == kept
    assert (game.actor, game.phase) == (1, "reveal")
    assert lying(game, "discards").split()[1:] == [given_up] * (3 if given_up == "general" else 1)


def test_R20_all_new_cards_of_a_kind_go_together() -> None:
    game = position("behind-the-throne", row="minstrel minstrel", mine="general prophet jester assassin judge")
    events = play(game, "collect", "discard minstrel")
    assert log(events)[1] == "Discards the Minstrel stack (2 cards), as only five stacks are allowed."
    assert stacks(game, 1) == "general prophet jester assassin judge"


def test_R20_stacks_are_discarded_down_to_five_one_by_one() -> None:
    game = position("behind-the-throne", row="king alchemist minstrel judge", mine="general prophet jester assassin")
    play(game, "collect")
    for left, given_up in ((8, "general"), (7, "king"), (6, "judge")):
        assert game.phase == "discard"
        assert len(stacks(game, 1).split()) == left
        play(game, f"discard {given_up}")
    assert stacks(game, 1) == "prophet jester assassin minstrel alchemist"
    assert (game.actor, game.phase) == (1, "reveal")


def test_R20_only_an_own_stack_can_be_discarded() -> None:
    game = position("behind-the-throne", row="minstrel", mine="general prophet jester assassin judge", rival="king")
    play(game, "collect")
    assert refused(game, "discard king", "R20") == "You have no King."


def test_R20_cards_that_fit_into_five_stacks_need_no_discard() -> None:
    game = position("behind-the-throne", row="judge assassin", mine="general prophet jester assassin judge")
    assert happened(play(game, "collect")) == "collect"
    assert game.actor == 1


def test_R20_an_older_stack_that_grew_may_be_the_one_discarded() -> None:
    game = position("behind-the-throne", row="minstrel general", mine="general prophet jester assassin judge")
    play(game, "collect", "discard general")
    assert stacks(game, 1) == "prophet jester assassin judge minstrel"
    assert lying(game, "discards") == "end general general"


# -- R21: no voluntary discard -------------------------------------------------------------------------------------


def test_R21_nothing_is_discarded_while_there_is_room() -> None:
    game = position("behind-the-throne", mine="general prophet", deck="king")
    assert "room" in refused(game, "discard general", "R21")
    play(game, "reveal")
    refused(game, "discard general", "R21")
    refused(game, "discard king", "R21")


def test_R21_with_exactly_five_stacks_nothing_is_discarded() -> None:
    game = position("behind-the-throne", row="judge", mine="general prophet jester assassin", rival="king",
                    deck="queen")
    play(game, "collect")
    refused(game, "discard king", "R21")
    play(game, "reveal")
    refused(game, "discard king", "R21")


def test_R21_after_the_needed_discard_no_further_one_is_possible() -> None:
    game = position("behind-the-throne", row="minstrel", mine="general prophet jester assassin judge")
    play(game, "collect", "discard minstrel")
    refused(game, "discard general", "R21")


def test_R21_a_card_that_is_not_wanted_must_be_kept() -> None:
    game = position("behind-the-throne", row="king king", mine="king*2")
    play(game, "collect")
    assert stacks(game, 1) == "king*4"
