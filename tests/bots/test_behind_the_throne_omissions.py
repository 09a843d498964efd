"""Nobody in Behind the Throne leaves out what costs nothing, nor calls it bold or careful."""

from __future__ import annotations

import random

import pytest

from engine import bot
from engine.games.behind_the_throne.cards import CARDS
from tests.helpers.positions import move, play, position
from tests.helpers.sessions import BEHIND

EVALUATOR = BEHIND.evaluator


@pytest.mark.parametrize("level", ["page", "squire/emeric", "knight/emeric", "marshal/emeric", "marshal/hedwig"])
@pytest.mark.parametrize(("row", "rival"), [("judge judge", "minstrel*3 jester"), ("queen queen", "general*4 king")])
def test_nobody_goes_on_or_stops_before_a_rivals_card_is_destroyed(level: str, row: str, rival: str) -> None:
    """After the blow, the row is as it was."""
    seen = position("behind-the-throne", row=row, mine="alchemist*2", rival=rival).observation(0)
    for seed in range(20):
        assert bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move.verb == "destroy"


@pytest.mark.parametrize("level", ["page", "squire", "knight/hedwig", "marshal/hedwig"])
def test_nobody_stops_without_a_look_that_costs_nothing(level: str) -> None:
    seen = position("behind-the-throne", row="queen minstrel", mine="prophet queen", rival="king*2").observation(0)
    for seed in range(20):
        assert bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move.verb not in ("collect", "swap")


@pytest.mark.parametrize("level", ["page", "squire/hedwig", "knight", "marshal/hedwig"])
@pytest.mark.parametrize(("row", "mine", "deck", "stops"), [
    ("king", "alchemist*2", "", False),
    ("minstrel", "general alchemist*2", "", False),
    ("minstrel", "jester alchemist*2", "judge prophet alchemist", False),
    ("minstrel", "alchemist*2", "judge prophet alchemist", True),
    ("king", "alchemist*2", "judge prophet end", True),
    ("king queen queen minstrel judge", "alchemist*2", "judge prophet", True),
])
def test_nobody_stops_while_no_card_can_cost_the_row(level: str, row: str, mine: str, deck: str, stops: bool) -> None:
    """Whatever comes is not too high, or can be brought down: only the End of Game card can take such a row away."""
    game = (position("behind-the-throne", row=row, mine=mine, rival="judge*2", deck=deck, rest="discards") if deck
            else position("behind-the-throne", row=row, mine=mine, rival="judge*2"))
    seen = game.observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", "collect"), seen) is not stops
    for seed in range(0 if stops else 20):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != "collect"


@pytest.mark.parametrize("level", ["page", "squire/hedwig", "knight", "marshal/hedwig"])
@pytest.mark.parametrize(("deck", "stops"), [("general", False), ("queen", False), ("king", True), ("end", True)])
def test_nobody_stops_before_a_card_that_is_known_to_fit(level: str, deck: str, stops: bool) -> None:
    """A Queen is as high as the card before her once the Jester has acted; a King would be too high."""
    game = position("behind-the-throne", row="king alchemist", mine="prophet jester", rival="king*2", deck=deck)
    play(game, "use prophet")
    seen = game.observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", "collect"), seen) is not stops
    for seed in range(0 if stops else 20):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != "collect"


def test_a_beginner_who_has_a_prophet_looks_before_a_risk() -> None:
    looks = ["queen alchemist", "king judge assassin", "minstrel"]
    for row in looks:
        seen = position("behind-the-throne", row=row, mine="prophet", rival="king*2").observation(0)
        made = [str(bot("page", BEHIND).choose(seen, rng=random.Random(seed)).move) for seed in range(40)]
        assert made.count("use prophet") > 20


@pytest.mark.parametrize("level", ["page", "squire/emeric", "knight", "marshal/emeric"])
def test_nobody_reveals_the_last_card_of_a_row_without_a_look_that_costs_nothing(level: str) -> None:
    game = position("behind-the-throne", row="king queen alchemist judge", mine="prophet", rival="king*2")
    seen = game.observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", "reveal"), seen)
    for seed in range(20):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) == "use prophet"


def test_before_the_last_card_a_look_may_be_kept_for_a_later_one() -> None:
    seen = position("behind-the-throne", row="king queen alchemist", mine="prophet", rival="king*2").observation(0)
    assert not EVALUATOR.excluded(move("behind-the-throne", "reveal"), seen)


@pytest.mark.parametrize(("row", "mine", "blind"), [
    ("queen prophet", "prophet queen", False),
    ("king", "prophet", True),
    ("prophet", "prophet jester general assassin", True),
    ("jester", "prophet king*2 queen*2 alchemist*2 minstrel*2", True)])
def test_nobody_reveals_a_card_without_a_free_look_that_costs_the_row_more_often_than_not(row: str, mine: str,
                                                                                          blind: bool) -> None:
    """After a King nothing is too high, and abilities bring cards down; where there is no room for the row, it is no
    loss."""
    seen = position("behind-the-throne", row=row, mine=mine, rival="judge*2").observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", "reveal"), seen) is not blind
    for level in () if blind else ("page/emeric", "squire/emeric", "knight", "marshal/emeric"):
        for seed in range(10):
            assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != "reveal"


@pytest.mark.parametrize(("row", "mine", "collects"), [
    ("prophet", "king*2 queen*2 alchemist*2 minstrel*2 judge*2", False),
    ("judge", "king*2 queen*2 alchemist*2 minstrel*2 judge*2", True),
    ("prophet", "king*2 queen*2 alchemist*2 minstrel judge*2", True),
    ("prophet", "king*2 queen*2 alchemist*2 minstrel*2", True)])
def test_nobody_collects_a_row_that_there_is_no_room_for(row: str, mine: str, collects: bool) -> None:
    """Five stacks that score: a card of another kind would only be discarded again."""
    seen = position("behind-the-throne", row=row, mine=mine, rival="jester*3").observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", "collect"), seen) is not collects
    for level in () if collects else ("page", "squire/hedwig", "knight/hedwig", "marshal/hedwig"):
        for seed in range(10):
            assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != "collect"


def test_it_is_not_bold_to_leave_out_a_free_look_or_to_reveal_a_card_that_is_known() -> None:
    game = position("behind-the-throne", row="king judge", mine="prophet", rival="king*2", deck="general")
    reveal = move("behind-the-throne", "reveal")
    assert not EVALUATOR.traits(reveal, game.observation(0))
    play(game, "use prophet")
    assert not EVALUATOR.traits(reveal, game.observation(0))
    play(game, "reveal")
    assert list(EVALUATOR.traits(reveal, game.observation(0))) == ["push"]


@pytest.mark.parametrize(("row", "mine", "careful"), [
    ("king", "general*4 jester*4 judge*5 alchemist*4 queen*3", False),
    ("prophet prophet", "jester*2 assassin*3 judge*4 minstrel*2 king*2", False),
    ("alchemist alchemist", "jester*2 assassin*3 judge*4 minstrel*2 king*2", True),
    ("king jester", "general*4 jester*4 judge*5 alchemist*4 queen*3", True),
    ("king", "general*4 jester*4 judge*5 alchemist queen*3", True),
    ("king", "general*4 jester*4 judge*5 alchemist*4", True),
])
def test_it_is_not_careful_to_collect_a_row_that_could_only_be_discarded(row: str, mine: str, careful: bool) -> None:
    """A single King is worth none of five stacks that score; a pair of Alchemists is."""
    seen = position("behind-the-throne", row=row, mine=mine, rival="general prophet").observation(0)
    assert list(EVALUATOR.traits(move("behind-the-throne", "collect"), seen)) == (["collect"] if careful else [])


def test_a_careful_marshal_reveals_where_it_has_no_room_for_the_row() -> None:
    seen = position("behind-the-throne", row="queen", mine="general*4 jester*5 judge*5 minstrel*2 king*3",
                    rival="prophet*3 alchemist*3", deck="general prophet end", rest="discards").observation(0)
    assert all(str(bot("marshal/hedwig", BEHIND).choose(seen, rng=random.Random(seed)).move) == "reveal"
               for seed in range(5))


@pytest.mark.parametrize(("row", "mine", "deck"), [
    ("queen minstrel", "prophet", "king"), ("queen alchemist minstrel judge assassin", "prophet", ""),
    ("queen minstrel", "jester", ""),
])
def test_who_knows_the_next_card_or_cannot_look_may_stop(row: str, mine: str, deck: str) -> None:
    game = position("behind-the-throne", row=row, mine=mine, rival="king*2", deck=deck)
    if deck:
        play(game, "use prophet")
    assert not EVALUATOR.excluded(move("behind-the-throne", "collect"), game.observation(0))


def test_no_card_is_destroyed_first_that_the_row_is_swapped_for_or_that_may_hold_its_owner_back() -> None:
    game = position("behind-the-throne", row="jester jester", rival="prophet")
    assert not EVALUATOR.excluded(move("behind-the-throne", "swap 2 prophet"), game.observation(0))
    game = position("behind-the-throne", row="jester jester", rival="king queen")
    assert not EVALUATOR.excluded(move("behind-the-throne", "reveal"), game.observation(0))


@pytest.mark.parametrize(("mine", "rival", "kept"), [
    ("general judge minstrel*2 alchemist queen", "general*2", {"minstrel"}),
    ("general judge minstrel*2 alchemist*2 queen*2", "judge*3", {"minstrel", "alchemist"}),
    ("general judge minstrel*2 alchemist queen", "king", set()),
    ("general judge*2 minstrel alchemist queen", "minstrel*2", set()),
    ("general judge minstrel queen*2 king", "general*2", set())])
def test_nobody_discards_a_stack_that_scores_and_keeps_a_lower_card_that_is_outnumbered(mine: str, rival: str,
                                                                                       kept: set[str]) -> None:
    """The card on the Throne opens a sixth stack, so that one has to go."""
    game = position("behind-the-throne", row="assassin", mine=mine, rival=rival)
    play(game, "collect")
    seen = game.observation(0)
    assert game.phase == "discard"
    assert {CARDS[each.card].id for each in game.legal_moves() if EVALUATOR.excluded(each, seen)} == kept
    for level in ("page", "squire", "knight/corvin", "marshal"):
        for seed in range(10):
            assert CARDS[bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move.card].id not in kept
