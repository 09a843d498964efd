"""The chances to win Behind the Throne: one scale for every seat, whoever is to decide and wherever a search stops."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import bot
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.cards import END
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP
from tests.helpers.amount import few_or_many, first_or_all
from tests.helpers.positions import play, position
from tests.helpers.sessions import BEHIND

ALL_PHASES = {"reveal", "row", "save", "gift", "discard", "over"}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def chances(state: BehindState) -> list[float]:
    """Every seat's chance to win."""
    return [BEHIND.evaluator.value(state, seat) for seat in range(state.seats)]


def by_page(seats: int, seed: int) -> Iterator[BehindState]:
    """Every position of a game between pages, and the last one."""
    return by_level("page", seats, seed)


def by_level(level: str, seats: int, seed: int) -> Iterator[BehindState]:
    """Every position of a game between bots of a level, and the last one."""
    state, rng = BEHIND.start(seats, seed), random.Random(seed)
    while state.actor is not None:
        yield state
        state.apply(bot(level, BEHIND).choose(state.observation(state.actor), rng=rng).move)
    yield state


def strayed(state: BehindState, rng: random.Random) -> Iterator[BehindState]:
    """Positions that a search may come to from here: after up to seven moves made at random."""
    stray = state.clone()
    for _ in range(7):
        yield stray
        if stray.actor is None:
            return
        stray.advance(rng.choice(stray.legal_moves()))


def assert_moved(before: list[float], after: list[float], up: int) -> None:
    """That seat's chance has risen, and everybody else's has fallen."""
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        assert new > old if seat == up else new < old, f"Player {seat + 1}: {old} before, {new} after."


# -- one scale ---------------------------------------------------------------------------------------------------------

@SEATS
@few_or_many("games", 1, 12)
def test_the_chances_of_all_seats_add_up_to_one_in_every_phase(games: int, seats: int) -> None:
    rng, met = random.Random(seats), set()
    for seed in range(games):
        for state in by_page(seats, seed):
            for stray in strayed(state, rng):
                found = chances(stray)
                assert sum(found) == pytest.approx(1)
                assert all(0 <= chance <= 1 for chance in found), found
                met.add(stray.phase)
    assert met == ALL_PHASES


@first_or_all("seats", [2, 3, 4])
def test_a_turn_is_worth_what_its_cards_bring_on_average(seats: int) -> None:
    """The chance before the first card of a turn, and the mean of the chances after it, are alike for every seat.

    In games of those who play well: chances are what good players make of a position, not pages.
    """
    before, after = [0.0] * seats, [0.0] * seats
    turns = 0
    for seed in range(4):
        for state in by_level("knight", seats, seed):
            if state.phase == "reveal" and not state.cards[TOP]:
                turns += 1
                order = [(seat + state.turn) % seats for seat in range(seats)]
                now, then = chances(state), after_next_card(state)
                before = [total + now[seat] for total, seat in zip(before, order, strict=True)]
                after = [total + then[seat] for total, seat in zip(after, order, strict=True)]
    assert turns > 40
    assert [total / turns for total in before] == pytest.approx([total / turns for total in after], abs=0.03)


def after_next_card(state: BehindState) -> list[float]:
    """Every seat's chance after the next card, whichever it is."""
    deck, total = state.cards[DECK], [0.0] * state.seats
    for place, kind in enumerate(deck):
        revealed = state.clone()
        revealed.cards[DECK][place], revealed.cards[DECK][-1] = deck[-1], kind
        revealed.advance(moves.REVEAL)
        total = [chance + more / len(deck) for chance, more in zip(total, chances(revealed), strict=True)]
    return total


@SEATS
def test_what_a_player_may_yet_gain_is_what_the_others_may_lose(seats: int) -> None:
    """A row that nearly makes them win counts against the others before it is collected."""
    poor = position("behind-the-throne", row="general", mine="king queen", rival="jester", seats=seats)
    rich = position("behind-the-throne", row="king queen", mine="king queen", rival="jester", seats=seats)
    assert_moved(chances(poor), chances(rich), up=0)


def test_a_card_seen_by_the_player_before_is_not_known_to_the_next() -> None:
    found = set()
    for card in ("general", "judge", "king"):
        game = position("behind-the-throne", row="king", mine="prophet*2", rival="jester", deck=card)
        play(game, "use prophet", "collect")
        assert game.cards[TOP]
        found.add(tuple(chances(game)))
    assert len(found) == 1


def test_a_card_seen_in_the_own_turn_is_known() -> None:
    found = []
    for card in ("king", "judge"):
        game = position("behind-the-throne", row="judge", mine="prophet*2 king judge", rival="jester", deck=card)
        play(game, "use prophet")
        found.append(chances(game))
    assert_moved(*found, up=0)


# -- what moves them ---------------------------------------------------------------------------------------------------

@SEATS
def test_when_a_row_is_lost_the_chance_of_its_player_falls_and_everybody_elses_rises(seats: int) -> None:
    game = position("behind-the-throne", row="king queen", mine="king queen", rival="jester", deck="king", seats=seats)
    before = chances(game)
    play(game, "reveal")
    assert (game.phase, game.turn) == ("reveal", 1)
    assert all(new > old for old, new in zip(before[1:], chances(game)[1:], strict=True))
    assert chances(game)[0] < before[0]


@SEATS
def test_a_row_that_can_be_saved_is_worth_more_to_its_player_than_a_lost_one(seats: int) -> None:
    def after_the_reveal(mine: str) -> BehindState:
        game = position("behind-the-throne", row="queen alchemist", mine=f"queen alchemist {mine}", rival="jester",
                        deck="queen", seats=seats)
        play(game, "reveal")
        return game

    lost, threatened = after_the_reveal("king"), after_the_reveal("assassin")
    assert (lost.phase, threatened.phase) == ("reveal", "save")
    assert_moved(chances(lost), chances(threatened), up=0)


@SEATS
def test_saving_a_row_loses_none_of_what_it_was_worth(seats: int) -> None:
    game = position("behind-the-throne", row="queen king", mine="jester king queen", rival="alchemist", seats=seats)
    before = chances(game)
    play(game, "use jester -1")
    assert chances(game) == pytest.approx(before, abs=0.01)


@SEATS
@pytest.mark.parametrize("row", ["", "prophet"], ids=["between turns", "in the middle of a turn"])
@pytest.mark.parametrize("kind", ["general", "jester", "judge", "minstrel", "alchemist"])
def test_who_has_the_largest_stack_gains_by_it_whoever_is_to_decide(kind: str, row: str, seats: int) -> None:
    """Players 1 and 2 have the same cards, and one of them has one more: it tips the scale for both of them."""
    def with_more_of_it(player: int) -> list[float]:
        stacks = {name: f"queen {kind}*{3 if player == number else 2}"
                  for number, name in enumerate(("mine", "rival"))}
        return chances(position("behind-the-throne", row=row, seats=seats, **stacks))

    first, second = with_more_of_it(0), with_more_of_it(1)
    assert first[0] > second[0]
    assert first[1] < second[1]


@SEATS
def test_a_stack_destroyed_costs_its_owner_and_helps_all_others(seats: int) -> None:
    game = position("behind-the-throne", row="queen queen", mine="jester", rival="king*2 judge*2", seats=seats)
    expected, spared = chances(game), game.clone()
    spared.frozen = 1   # as if a card had been destroyed already
    play(game, "destroy 2 king")
    assert chances(game)[1] < chances(spared)[1]
    assert all(chances(game)[seat] > chances(spared)[seat] for seat in range(seats) if seat != 1)
    assert chances(game) == pytest.approx(expected, abs=0.03)   # it was to be expected


# -- the end -----------------------------------------------------------------------------------------------------------

@SEATS
@few_or_many("games", 3, 8)
def test_at_the_end_the_chances_are_the_shares_of_the_win(games: int, seats: int) -> None:
    for seed in range(games):
        *_, final = by_page(seats, seed)
        winners = final.winners()
        assert chances(final) == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]


@pytest.mark.parametrize(("mine", "rival", "third", "expected"), [
    ("king*2", "queen*2", "jester*2", [1, 0, 0]),
    ("king*2", "king*2", "jester*2", [1 / 2, 1 / 2, 0]),
    ("king*2", "king*2", "queen*2 general*2", [1 / 3, 1 / 3, 1 / 3]),
])
def test_once_the_end_card_must_come_next_the_chances_are_final(mine: str, rival: str, third: str,
                                                                expected: list[float]) -> None:
    game = position("behind-the-throne", row="judge", mine=f"{mine} prophet", rival=rival, third=third, deck="end",
                    seats=3)
    play(game, "use prophet", "collect")
    assert (game.cards[TOP], game.phase) == ([END], "reveal")
    assert chances(game) == pytest.approx(expected)


def test_a_player_who_has_seen_the_end_card_is_sure_of_a_lead_of_one_point() -> None:
    game = position("behind-the-throne", row="king", mine="king prophet", rival="queen*2", deck="end")
    play(game, "use prophet")
    assert chances(game) == pytest.approx([1, 0], abs=1e-4)
