"""The list of legal moves and the objections say the same, in odd positions too, and refusals can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from engine.games.behind_the_throne.cards import END, JUDGE, KINDS, MANIPULATIVE
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.rules import can_save
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.amount import few_or_many
from tests.helpers.positions import all_cards, kinds, move

REFUSING = {"R2", "R4", "R5", "R7", "R8", "R10", "R12", "R13", "R14", "R15", "R16", "R18", "R20", "R21"}
PHASES = {"reveal", "row", "save", "gift", "discard"}
BRINGS_DOWN = {"general": 3, "assassin": 2, "jester": 1}


# -- odd positions -------------------------------------------------------------------------------------------------

def odd_positions(seed: int, number: int) -> Iterator[BehindState]:
    """Positions that play reaches seldom or never: many stacks sideways, Judges everywhere, hardly any cards left."""
    rng = random.Random(seed)
    while number:
        game = _shuffled(rng)
        if _settle_phase(game, rng):
            number -= 1
            yield game


def _shuffled(rng: random.Random) -> BehindState:
    seats = rng.choice((2, 3, 4))
    game = GAME.start(seats=seats, seed=rng.getrandbits(32))
    deck = list(game.numbers.deck)
    rng.shuffle(deck)
    game.held = [0] * (seats * KINDS)
    for seat in range(seats):
        _deal_stacks(game, seat, deck, rng)
    row = [deck.pop() for _ in range(rng.randint(0, 5))]
    if rng.random() < 0.7:
        row.sort(reverse=True)
    game.cards = [deck, [], row, [END], []]
    game.turn = game.actor = rng.randrange(seats)
    game.refresh()
    return game


def _deal_stacks(game: BehindState, seat: int, deck: list[int], rng: random.Random) -> None:
    favourites = rng.sample(range(KINDS), rng.randint(0, 5))
    if rng.random() < 0.5:
        favourites = [JUDGE, *(kind for kind in favourites if kind != JUDGE)][:5]
    for kind in favourites:
        for _ in range(min(rng.randint(1, 5), deck.count(kind))):
            deck.remove(kind)
            game.held[seat * KINDS + kind] += 1


def _settle_phase(game: BehindState, rng: random.Random) -> bool:
    """Finish the position so that its parts fit together; False if the row is lost anyway."""
    if rng.random() < 0.1:
        return _ask_for_discard(game, rng)
    game.phase = "row" if game.row else "reveal"
    game.used = sum(1 << kind for kind in MANIPULATIVE if rng.random() < 0.25)
    if not game.row:
        return True
    game.change = rng.choice((0, 0, 0, -1, 1, -2, -3, -5))
    game.hit = rng.choice((0, 0, 1, 2, 3)) if len(game.row) > 1 else 0
    if game.excess() > 0:
        game.phase = "save"
        return can_save(game)
    game.frozen = int(len(game.row) > 1 and game.excess() == 0 and rng.random() < 0.2)
    return True


def _ask_for_discard(game: BehindState, rng: random.Random) -> bool:
    deck, seat = game.cards[0], rng.randrange(game.seats)
    deck += game.row
    game.row.clear()
    for kind in rng.sample(range(KINDS), rng.randint(6, 9)):
        if not game.held[seat * KINDS + kind] and kind in deck:
            deck.remove(kind)
            game.held[seat * KINDS + kind] = 1
    game.refresh()
    game.actor = seat
    game.phase = "discard" if seat == game.turn else "gift"
    if game.phase == "gift":
        game.cards[4].append(deck.pop())
    return game.owned[seat].bit_count() > 5


# -- one definition of legality ------------------------------------------------------------------------------------

@few_or_many("number", 1000, 4000)
def test_the_legal_moves_are_the_moves_without_an_objection(number: int) -> None:
    for game in odd_positions(1, number):
        legal = list(game.legal_moves())
        assert len(legal) == len(set(legal)) > 0, game.to_json()
        assert set(legal) == {each for each in GAME.moves if game.why_not(each) is None}, game.to_json()


@few_or_many("games", 15, 60)
def test_the_same_holds_in_games_played_at_random(games: int) -> None:
    rng = random.Random(2)
    for seed in range(games):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            legal = list(game.legal_moves())
            assert set(legal) == {each for each in GAME.moves if game.why_not(each) is None}, game.to_json()
            game.advance(rng.choice(legal))


def test_odd_positions_meet_every_rule_that_refuses_in_every_phase() -> None:
    rules, phases = set(), set()
    for game in odd_positions(3, 1000):
        phases.add(game.phase)
        rules |= {refusal.rule for each in GAME.moves if (refusal := game.why_not(each)) is not None}
    assert rules == REFUSING
    assert phases == PHASES


def test_every_refusal_is_a_sentence_with_a_rule_of_the_book() -> None:
    reasons = set()
    for game in odd_positions(4, 500):
        for each in GAME.moves:
            refusal = game.why_not(each)
            if refusal is not None:
                assert GAME.rule(refusal.rule).id == refusal.rule
                reasons.add(str(refusal.reason))
    assert len(reasons) > 100
    for reason in reasons:
        assert reason.endswith(".")
        assert "{" not in reason


def test_every_move_leads_from_an_odd_position_to_a_sound_one() -> None:
    for game in odd_positions(5, 400):
        cards = all_cards(game)
        for each in game.legal_moves():
            after = game.clone()
            after.advance(each)
            assert all_cards(after) == cards
            if after.phase in ("row", "save"):
                assert (after.phase == "save") == (after.excess() > 0)
            assert len(after.legal_moves()) > 0 or after.actor is None


# -- R5, worked out by trying everything ---------------------------------------------------------------------------

@cache
def furthest_down(upright: frozenset[str], asleep: frozenset[str], judge: bool) -> int:
    """How far the newest card can be brought down at best, found by trying all orders."""
    best = 0
    for card in upright:
        best = max(best, BRINGS_DOWN[card] + furthest_down(upright - {card}, asleep | {card}, judge))
    if judge:
        for card in asleep:
            best = max(best, BRINGS_DOWN[card] + furthest_down(upright, asleep, False))
    return best


def can_be_saved(game: BehindState) -> bool:
    """Whether some order of abilities brings the newest card down far enough."""
    owned = [card for card in BRINGS_DOWN if game.count(game.turn, kinds("behind-the-throne", card)[0])]
    asleep = frozenset(card for card in owned if game.sideways(game.turn, kinds("behind-the-throne", card)[0]))
    judge = game.count(game.turn, JUDGE) > 0 and not game.sideways(game.turn, JUDGE)
    return furthest_down(frozenset(owned) - asleep, asleep, judge) >= game.excess()


@few_or_many("number", 1200, 3000)
def test_R5_a_row_can_be_saved_exactly_where_some_order_of_abilities_saves_it(number: int) -> None:
    rng, saved = random.Random(6), 0
    for game in odd_positions(6, number):
        if len(game.row) > 1:
            game.change = rng.randint(-3, 6)
            saved += can_save(game)
            assert can_save(game) == can_be_saved(game), game.to_json()
    assert number / 6 < saved < number * 2 / 3


@few_or_many("number", 1500, 6000)
def test_R5_an_ability_is_refused_exactly_where_it_would_lose_a_row_that_can_be_saved(number: int) -> None:
    refused = allowed = 0
    for game in odd_positions(7, number):
        for each in GAME.moves:
            refusal = game.why_not(each)
            if each.verb not in ("use", "judge") or game.phase not in ("row", "save"):
                continue
            if refusal is None:
                after = game.clone()
                after.advance(each)
                assert can_be_saved(after), (str(each), game.to_json())
                allowed += 1
            elif refusal.rule == "R5":
                assert not can_be_saved(_forced(game, str(each))), (str(each), game.to_json())
                refused += 1
    assert refused > number / 150
    assert allowed > number / 6


def _forced(game: BehindState, notation: str) -> BehindState:
    """The position after an ability that the rules refuse."""
    after = game.clone()
    after.advance(move("behind-the-throne", notation))
    return after
