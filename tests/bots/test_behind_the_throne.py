"""How bots judge Behind the Throne: when a marshal stops, strikes, swaps and saves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import bot
from engine.bots.base import Choice
from engine.games.behind_the_throne.cards import CARDS, KINDS
from engine.games.behind_the_throne.moves import is_change
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.positions import move, play, position
from tests.helpers.sessions import BEHIND

EVALUATOR = BEHIND.evaluator
LATE = "minstrel end alchemist judge"
"""A deck with which the game will soon be over: points count, and there is no time for plans."""


def late(row: str, mine: str = "", rival: str = "", third: str = "", seats: int = 2) -> BehindState:
    """A position near the end of the game."""
    return position("behind-the-throne", row, mine, rival, third, deck=LATE, rest="discards", seats=seats)


def advice(game: BehindState) -> Choice:
    """What a marshal does for the player who is to decide."""
    return bot("marshal", BEHIND).choose(game.observation(game.actor or 0), rng=random.Random(1))


def marshal(game: BehindState) -> str:
    """The notation of the marshal's move."""
    return str(advice(game).move)


def games(seeds: range, level: str = "page", seats: int = 2) -> Iterator[tuple[BehindState, Choice]]:
    """Every position of some games between bots of a level, with the choice made there."""
    for seed in seeds:
        state, rng = BEHIND.start(seats, seed), random.Random(seed)
        while state.actor is not None:
            choice = bot(level, BEHIND).choose(state.observation(state.actor), rng=rng)
            yield state, choice
            state.apply(choice.move)


# -- pushing your luck -------------------------------------------------------------------------------------------------

def test_a_marshal_goes_on_while_no_card_can_be_too_high() -> None:
    assert marshal(position("behind-the-throne", row="king")) == "reveal"


def test_a_marshal_stops_when_hardly_a_card_fits() -> None:
    assert marshal(position("behind-the-throne", row="king king queen general", rival="jester")) == "collect"


def test_a_marshal_looks_before_a_risky_card() -> None:
    game = position("behind-the-throne", row="king king queen minstrel", mine="prophet", rival="jester")
    assert marshal(game) == "use prophet"


def test_a_marshal_that_has_seen_a_card_too_high_stops() -> None:
    game = position("behind-the-throne", row="king minstrel", mine="prophet", deck="queen")
    play(game, "use prophet")
    assert marshal(game) == "collect"


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_nobody_looks_at_a_card_that_must_be_revealed_anyway(level: str) -> None:
    game = position("behind-the-throne", row="", mine="prophet judge", deck="queen")
    looks = [each for each in game.legal_moves() if str(each).endswith("prophet")]
    assert len(looks) == 1
    assert EVALUATOR.excluded(looks[0], game.observation(0))
    assert all(str(bot(level, BEHIND).choose(game.observation(0), rng=random.Random(seed)).move) == "reveal"
               for seed in range(5))


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_nobody_reveals_a_card_that_is_known_to_lose_the_row(level: str) -> None:
    game = position("behind-the-throne", row="king minstrel", mine="prophet", deck="queen")
    play(game, "use prophet")
    assert EVALUATOR.excluded(move("behind-the-throne", "reveal"), game.observation(0))
    assert all(str(bot(level, BEHIND).choose(game.observation(0), rng=random.Random(seed)).move) != "reveal"
               for seed in range(3))


def test_a_card_too_high_may_be_revealed_if_the_row_can_be_saved() -> None:
    game = position("behind-the-throne", row="king minstrel", mine="prophet general", deck="queen")
    play(game, "use prophet")
    assert not EVALUATOR.excluded(move("behind-the-throne", "reveal"), game.observation(0))


def test_a_marshal_that_has_seen_a_card_that_fits_goes_on() -> None:
    game = position("behind-the-throne", row="king king minstrel", mine="prophet minstrel", deck="minstrel")
    play(game, "use prophet")
    assert marshal(game) == "reveal"


# -- the end -----------------------------------------------------------------------------------------------------------

def test_a_marshal_behind_takes_its_row_before_the_end() -> None:
    game = position("behind-the-throne", row="king king", mine="prophet*2", rival="queen*2", deck="end")
    play(game, "use prophet")
    assert marshal(game) == "collect"


def test_a_marshal_robs_the_leader_before_the_end() -> None:
    game = position("behind-the-throne", row="general", mine="prophet*2 jester*2", rival="queen*2", deck="end")
    play(game, "use prophet")
    assert marshal(game) == "swap 2 queen"


def test_a_marshal_that_cannot_win_any_more_is_sure_to_lose() -> None:
    game = position("behind-the-throne", row="general", mine="prophet*2", rival="queen*3 king*2 minstrel", deck="end")
    play(game, "use prophet")
    assert advice(game).ranking[0][1] == 0


# -- saving, striking, swapping ----------------------------------------------------------------------------------------

def test_a_marshal_saves_a_row_and_strikes_with_the_same_ability() -> None:
    game = late(row="minstrel queen", mine="assassin general", rival="king*2")
    assert marshal(game) == "use assassin"
    play(game, "use assassin")
    assert marshal(game) == "destroy 2 king"


def test_a_marshal_makes_values_equal_to_strike() -> None:
    assert marshal(late(row="minstrel judge", mine="jester", rival="king*2")) == "use jester +1"


def test_a_marshal_strikes_the_rival_and_not_itself() -> None:
    assert marshal(late(row="queen queen", mine="king*2", rival="king*2")) == "destroy 2 king"


def test_a_marshal_breaks_the_pair_that_leads() -> None:
    game = late(row="queen queen", rival="king*2", third="jester", seats=3)
    assert marshal(game) == "destroy 2 king"


def test_a_marshal_gives_a_poor_row_for_a_rich_card() -> None:
    assert marshal(late(row="jester", mine="king", rival="king*2")) == "swap 2 king"


def test_a_marshal_does_not_give_a_rich_row_away() -> None:
    assert marshal(position("behind-the-throne", row="king king queen queen general", rival="prophet")) == "collect"


@pytest.mark.parametrize(("mine", "sound"), [
    ("alchemist queen king", []),
    ("alchemist queen*2 king*2", []),
    ("alchemist queen*3 king*4", ["destroy 1 queen", "destroy 1 king"]),
])
def test_nobody_destroys_an_own_card_unless_it_is_in_the_way_and_scores_nothing(mine: str, sound: list[str]) -> None:
    """One Queen or King alone forbids nothing: no card is destroyed with the first of a row, and a swap has a row."""
    game = position("behind-the-throne", row="minstrel minstrel minstrel minstrel", mine=mine, rival="jester")
    known, own = game.observation(0), [each for each in game.legal_moves() if str(each).startswith("destroy 1")]
    assert len(own) == 3
    assert [str(each) for each in own if not EVALUATOR.excluded(each, known)] == sound


@pytest.mark.parametrize("mine", ["general*2", "general*3", "prophet*2", "jester*3", "king*2", "queen*2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_marshal_does_not_destroy_what_it_owns_several_of(mine: str, seats: int) -> None:
    game = position("behind-the-throne", row="alchemist alchemist", mine=mine, seats=seats)
    assert not marshal(game).startswith("destroy")


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
@pytest.mark.parametrize(("row", "mine", "notation"), [
    ("king", "general", "use general"),
    ("king", "jester", "use jester -1"),
    ("king", "jester", "use jester +1"),
    ("king", "judge assassin", "judge assassin"),
    ("king judge", "general", "use general"),
    ("alchemist judge", "jester", "use jester +1"),
])
def test_what_changes_a_card_for_nothing_is_excluded(level: str, row: str, mine: str, notation: str) -> None:
    """On the first card of a row, and where no destroy can come of it, an ability does nothing."""
    game = position("behind-the-throne", row=row, mine=mine, rival="king assassin*2")
    seen = game.observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", notation), seen)
    for seed in range(6):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != notation


@pytest.mark.parametrize(("row", "mine", "notation"), [
    ("minstrel judge", "jester", "use jester +1"),
    ("judge alchemist", "assassin general", "use assassin"),
    ("minstrel assassin", "jester*2 judge", "use jester +1"),
    ("king", "prophet", "use prophet"),
])
def test_what_saves_a_row_looks_or_may_destroy_is_not_excluded(row: str, mine: str, notation: str) -> None:
    game = position("behind-the-throne", row=row, mine=mine, rival="king jester*2")
    assert not EVALUATOR.excluded(move("behind-the-throne", notation), game.observation(0))


@pytest.mark.parametrize("level", ["page", "squire/corvin", "knight", "marshal/corvin"])
@pytest.mark.parametrize(("row", "mine", "notation", "enough"), [
    ("queen king", "jester assassin", "use jester +1", "use jester -1"),
    ("minstrel assassin minstrel", "jester assassin judge", "use jester +1", "use assassin"),
    ("judge minstrel minstrel", "jester judge", "use jester -1", "destroy 2 king"),
])
def test_nobody_uses_two_abilities_where_one_of_them_does_as_much(level: str, row: str, mine: str, notation: str,
                                                                  enough: str) -> None:
    game = position("behind-the-throne", row=row, mine=mine, rival="king")
    seen = game.observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", notation), seen)
    assert not EVALUATOR.excluded(move("behind-the-throne", enough), seen)
    for seed in range(20):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != notation


def test_what_saves_other_abilities_for_later_is_not_excluded() -> None:
    """Both the General and the Jester save the row: one is worth keeping for a higher card, the other for a strike."""
    seen = position("behind-the-throne", row="minstrel alchemist", mine="general jester", rival="king").observation(0)
    for notation in ("use general", "use jester -1"):
        assert not EVALUATOR.excluded(move("behind-the-throne", notation), seen)


@pytest.mark.parametrize("level", ["page", "squire/frida", "knight", "marshal/frida"])
@pytest.mark.parametrize(("row", "mine", "rival", "notation"), [
    ("assassin", "judge", "assassin", "swap 2 assassin"),
    ("king", "general assassin*2 judge minstrel", "prophet jester assassin queen king", "swap 2 king"),
    ("minstrel general", "assassin*3 judge*3 alchemist*3 queen*2", "minstrel queen", "swap 2 minstrel"),
])
def test_nobody_swaps_for_a_card_that_lies_in_the_row(level: str, row: str, mine: str, rival: str,
                                                      notation: str) -> None:
    """The rival gets it back, and the rest of the row."""
    seen = position("behind-the-throne", row=row, mine=mine, rival=rival).observation(0)
    assert EVALUATOR.excluded(move("behind-the-throne", notation), seen)
    for seed in range(20):
        assert str(bot(level, BEHIND).choose(seen, rng=random.Random(seed)).move) != notation


def test_to_swap_for_a_card_of_the_row_alone_is_to_collect_it() -> None:
    for seats in (2, 3):
        swapped, collected = (position("behind-the-throne", row="jester", mine="general", rival="jester king",
                                       seats=seats) for _ in range(2))
        play(swapped, "swap 2 jester")
        play(collected, "collect")
        assert swapped.held == collected.held
        assert EVALUATOR.value(swapped, 0) == EVALUATOR.value(collected, 0)


@pytest.mark.parametrize(("row", "mine", "rival", "notation", "seats"), [
    ("queen jester", "queen*2", "jester king", "swap 2 jester", 2),
    ("queen jester", "general", "jester queen*2", "swap 2 jester", 2),
    ("queen jester", "general", "jester king", "swap 2 king", 2),
    ("minstrel jester", "general", "jester king", "swap 2 jester", 3),
])
def test_the_rest_of_the_row_may_be_given_away_where_it_does_harm(row: str, mine: str, rival: str, notation: str,
                                                                  seats: int) -> None:
    """A third Queen scores nothing and forbids more; among three, the rival may outnumber the third player with it."""
    game = position("behind-the-throne", row=row, mine=mine, rival=rival, seats=seats)
    assert not EVALUATOR.excluded(move("behind-the-throne", notation), game.observation(0))


def test_a_second_look_at_a_known_card_is_excluded() -> None:
    game = position("behind-the-throne", row="king", mine="prophet judge", deck="queen")
    play(game, "use prophet")
    assert EVALUATOR.excluded(move("behind-the-throne", "judge prophet"), game.observation(0))


def test_no_bot_uses_up_an_ability_on_the_first_card_of_a_row() -> None:
    for seats in (2, 3, 4):
        for state, choice in games(range(2), seats=seats):
            assert len(state.row) != 1 or not is_change(choice.move)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", range(KINDS), ids=[card.id for card in CARDS[:KINDS]])
def test_a_larger_stack_is_worth_more_than_a_smaller_one(seats: int, kind: int) -> None:
    """Early in the game and late, whoever has the largest stack."""
    card, late_deck = CARDS[kind].id, {"deck": LATE, "rest": "discards"}
    copies = position("behind-the-throne", seats=seats).numbers.copies[kind] - 2
    for lie in ({}, late_deck):
        values = [EVALUATOR.value(position("behind-the-throne", mine="jester", rival=_owning(card, count), seats=seats,
                                           **lie), 1)
                  for count in range(min(copies, 5) + 1)]
        assert values == sorted(set(values)), card


def _owning(card: str, count: int) -> str:
    return f"{card}*{count}" if count else ""


def test_a_marshal_uses_no_ability_for_nothing() -> None:
    """Whatever changes a card that is no threat leads to a destroy in the same turn."""
    aimless = 0
    aiming = False
    for state, choice in games(range(2), "marshal"):
        if is_change(choice.move) and state.phase == "row":
            aiming = True
        elif aiming:
            aimless += choice.move.verb not in ("destroy", "use", "judge")
            aiming = choice.move.verb in ("use", "judge")
    assert aimless == 0


# -- chances -----------------------------------------------------------------------------------------------------------

def test_who_has_won_has_won() -> None:
    game = position("behind-the-throne", mine="king*2", rival="queen*2", deck="end")
    play(game, "reveal")
    assert [EVALUATOR.value(game, seat) for seat in (0, 1)] == [1, 0]


def test_a_shared_win_is_worth_half_of_one() -> None:
    game = position("behind-the-throne", mine="king*2", rival="king*2", deck="end")
    play(game, "reveal")
    assert [EVALUATOR.value(game, seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.parametrize("seats", [2, 4])
def test_positions_that_count_as_alike_are_worth_the_same(seats: int) -> None:
    rng, compared = random.Random(seats), 0
    for number, (state, _) in enumerate(games(range(1), seats=seats)):
        if number % 6:
            continue
        seen = state.observation(state.actor or 0)
        values: dict[object, set[float]] = {}
        for world in (seen.sample(rng) for _ in range(6)):
            for each in world.legal_moves():
                after = world.clone()
                after.advance(each)
                values.setdefault(EVALUATOR.state_key(after), set()).add(EVALUATOR.value(after, seen.seat))
                compared += 1
        assert all(len(found) == 1 for found in values.values())
    assert compared > 300


def test_a_beginner_minds_his_own_cards_only() -> None:
    alone = position("behind-the-throne", mine="king*2 queen")
    watched = position("behind-the-throne", mine="king*2 queen", rival="king*2 queen*3")
    assert EVALUATOR.naive_value(alone, 0) == EVALUATOR.naive_value(watched, 0) > 9


def test_a_beginner_counts_the_row_in_hand() -> None:
    assert EVALUATOR.naive_value(position("behind-the-throne", row="king king"), 0) == 9
