"""How bots judge The Imposter Kings: what a marshal sees coming, and that partners help."""

from __future__ import annotations

import random

import pytest

from engine import bot
from engine.core.moves import Move
from engine.games.imposter_kings.bot.answers import settle
from engine.games.imposter_kings.bot.evaluation import values
from engine.games.imposter_kings.bot.preparing import PREPARING, finish
from engine.games.imposter_kings.bot.rollout import Rollout
from engine.games.imposter_kings.cards import ASSASSIN
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.imposter_kings import pass_all, round_of, with_points


def marshal(game: ImposterState) -> str:
    """What a marshal does for the player who is to decide."""
    return str(bot("marshal", GAME).choose(game.observation(game.decider()), rng=random.Random(1)).move)


def winner_of(seed: int, levels: tuple[str, ...]) -> frozenset[int]:
    """Who wins a round between bots of these levels."""
    state, rng = GAME.start(len(levels), seed, length="round"), random.Random(seed)
    while state.actor is not None:
        state.apply(bot(levels[state.actor], GAME).choose(state.observation(state.actor), rng=rng).move)
    return state.winners()


# -- what a marshal sees --------------------------------------------------------------------------------------------

def test_a_marshal_plays_the_card_that_wins_the_round_at_once() -> None:
    game = position("imposter-kings", "queen elder", "judge soldier", court="inquisitor", flipped="1 2")
    assert marshal(game) == "play queen"


@pytest.mark.parametrize("level", ["page", "squire/emeric", "knight", "marshal"])
def test_nobody_flips_into_an_assassin_that_they_gave_away_themselves(level: str) -> None:
    game = position("imposter-kings", "princess elder assassin", "fool queen", court="inquisitor",
                    successors=("judge", "soldier"))
    play(game, "play princess", "pick 2", "give assassin", "give fool", "play queen")
    for seed in range(20):
        assert str(bot(level, GAME).choose(game.observation(0), rng=random.Random(seed)).move) == "play elder"


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_of_three_nobody_flips_into_an_assassin_that_was_taken_openly(level: str) -> None:
    """Somebody else might stop it with a King's Hand, but has no reason to save a rival."""
    game = position("imposter-kings", "fool judge", "queen elder", "soldier kings_hand", seats=3,
                    court="assassin sentry!", successors=("zealot", "princess", "herald"))
    play(game, "play fool", "court 1")
    pass_all(game)
    assert game.turn == 1
    for seed in range(20):
        assert bot(level, GAME).choose(game.observation(1), rng=random.Random(seed)).move.verb == "play"
    assert GAME.evaluator.excluded(move("imposter-kings", "flip"), game.observation(1))
    assert judge(game.observation(1)).of(move("imposter-kings", "flip")).excluded


def test_of_three_an_assassin_is_known_to_wait_even_where_not_in_whose_hand() -> None:
    """A Soldier's guess was right: one of the two others has it."""
    game = position("imposter-kings", "soldier queen fool", "assassin judge", "warden herald", seats=3, court="elder",
                    successors=("zealot", "princess", "spy"))
    play(game, "play soldier", "name assassin")
    pass_all(game)
    play(game, "pass", "flip")
    pass_all(game)
    play(game, "play warden")
    assert game.turn == 0
    seen = game.observation(0)
    assert not any(ASSASSIN in seen.knowledge.known_in(HAND[seat]) for seat in (1, 2))
    assert GAME.evaluator.excluded(move("imposter-kings", "flip"), seen)


LIKELY = (("princess sentry warlord", "assassin oathbound mystic",
           "oathbound zealot soldier judge fool inquisitor inquisitor soldier", "kings_hand", "elder elder"),
          ("mystic zealot fool", "assassin queen inquisitor",
           "oathbound soldier elder judge elder kings_hand inquisitor oathbound", "sentry", "warlord princess"),
          ("soldier fool princess", "assassin kings_hand queen",
           "warlord inquisitor oathbound oathbound mystic elder judge zealot", "elder", "soldier sentry"))
"""A hand, a rival's, the Court, the Accused and the Successors: an Assassin is likely among the few unseen cards."""


@pytest.mark.parametrize("level", ["squire", "knight", "knight/hedwig", "marshal/emeric"])
@pytest.mark.parametrize(("mine", "theirs", "court", "accused", "successors"), LIKELY)
@few_or_many("seeds", 5, 20)
def test_nobody_but_a_page_flips_into_a_likely_assassin_where_another_move_is_better(
        seeds: int, level: str, mine: str, theirs: str, court: str, accused: str, successors: str) -> None:
    game = position("imposter-kings", mine, theirs, court=court, accused=accused, successors=tuple(successors.split()))
    seen, flip = game.observation(0), move("imposter-kings", "flip")
    assert not GAME.evaluator.excluded(flip, seen)
    assert GAME.evaluator.rash(flip, seen)
    assert judge(seen).best.move != flip
    for seed in range(seeds):
        assert bot(level, GAME).choose(seen, rng=random.Random(seed)).move != flip


def test_a_king_is_flipped_into_a_likely_assassin_where_that_is_better_than_all_else() -> None:
    """Nothing can be played: that the round may be lost at once is better than that it is lost."""
    game = position("imposter-kings", "elder fool", "assassin queen inquisitor", accused="sentry",
                    court="oathbound soldier elder judge zealot kings_hand inquisitor oathbound warlord",
                    successors=("mystic", "soldier"))
    for level in ("squire", "marshal"):
        assert str(bot(level, GAME).choose(game.observation(0), rng=random.Random(1)).move) == "flip"


@pytest.mark.parametrize(("hand", "court", "accused", "is_rash"), [
    ("princess sentry warlord", "oathbound zealot soldier judge fool inquisitor inquisitor soldier", "kings_hand",
     True),
    ("princess sentry kings_hand", "oathbound zealot soldier judge fool inquisitor inquisitor soldier", "warlord",
     False),
    ("princess sentry warlord", "oathbound zealot soldier", "kings_hand", False)])
def test_to_flip_is_rash_where_an_assassin_is_likely_and_no_kings_hand_is_there(
        hand: str, court: str, accused: str, is_rash: bool) -> None:
    game = position("imposter-kings", hand, "assassin oathbound mystic", court=court, accused=accused,
                    successors=("elder", "elder"))
    assert GAME.evaluator.rash(move("imposter-kings", "flip"), game.observation(0)) is is_rash


@pytest.mark.parametrize(("given", "kept", "accused", "excluded"), [
    ("assassin", "fool", "kings_hand", True), ("assassin", "kings_hand", "warlord", False),
    ("assassin", "fool", "warlord", True), ("fool", "assassin", "kings_hand", False)])
def test_a_king_may_be_flipped_with_a_kings_hand_or_where_no_assassin_is_known(given: str, kept: str, accused: str,
                                                                              excluded: bool) -> None:
    game = position("imposter-kings", f"princess elder {kept} {given}", "judge queen", court="inquisitor",
                    accused=accused, successors=("zealot", "soldier"))
    play(game, "play princess", "pick 2")
    pass_all(game)
    play(game, f"give {given}", "give judge", "play queen")
    assert GAME.evaluator.excluded(move("imposter-kings", "flip"), game.observation(0)) is excluded


def test_a_marshal_strikes_with_the_assassin() -> None:
    game = position("imposter-kings", "elder fool", "assassin judge", court="sentry",
                    successors=("inquisitor", "queen"))
    play(game, "flip")
    assert marshal(game) == "kill"


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal/hedwig"])
@pytest.mark.parametrize(("mine", "seen"), [("assassin judge", "kings_hand"), ("assassin kings_hand", "sentry")])
def test_an_assassin_that_nobody_can_stop_is_never_kept_back(level: str, mine: str, seen: str) -> None:
    """The King's Hand lies face up, or is held beside the Assassin."""
    game = position("imposter-kings", "elder fool", mine, court=f"{seen} warlord", successors=("inquisitor", "queen"))
    play(game, "flip")
    for seed in range(60 if level == "page" else 20):
        assert str(bot(level, GAME).choose(game.observation(1), rng=random.Random(seed)).move) == "kill"


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal/emeric"])
@pytest.mark.parametrize(("rival", "court", "flipped", "winning"), [
    ("fool soldier", "elder elder oathbound oathbound queen zealot", "1 2", ["play princess"]),
    ("oathbound", "elder elder oathbound queen zealot", "2", ["play princess"]),
    ("oathbound fool", "elder elder oathbound queen zealot", "2", []),
    ("fool soldier", "elder oathbound oathbound queen zealot", "2", []),
    ("fool soldier", "elder elder oathbound oathbound queen zealot", "1", []),
])
@few_or_many("seeds", 3, 10)
def test_nobody_forgoes_a_round_that_is_won_for_certain(seeds: int, level: str, rival: str, court: str, flipped: str,
                                                       winning: list[str]) -> None:
    """The next player's King is flipped, and no card that may be in their hand can be played."""
    game = position("imposter-kings", "princess judge mystic", rival, court=court, flipped=flipped)
    seen = game.observation(0)
    sound = [str(each) for each in game.legal_moves() if not GAME.evaluator.excluded(each, seen)]
    assert sound == (winning or [str(each) for each in game.legal_moves()])
    for seed in range(seeds):
        assert str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) in sound


def test_a_round_that_is_won_is_not_put_at_risk_by_an_ability() -> None:
    """The Sentry would disgrace itself, and the Throne would count 1."""
    game = position("imposter-kings", "sentry judge", "soldier fool", flipped="2",
                    court="queen princess elder elder oathbound oathbound zealot warlord mystic")
    play(game, "play sentry")
    seen = game.observation(0)
    assert [str(each) for each in game.legal_moves() if not GAME.evaluator.excluded(each, seen)] == ["pass"]


def test_with_three_players_a_round_is_won_only_against_the_last_rival() -> None:
    """Who is stuck first only loses the chance to be first: what is played against the other still matters."""
    game = position("imposter-kings", "sentry judge", "soldier", "queen", court="mystic", flipped="2", seats=3)
    assert not any(GAME.evaluator.excluded(each, game.observation(0)) for each in game.legal_moves())


def test_an_assassin_may_be_kept_back_from_a_kings_hand_or_where_a_third_player_plays_on() -> None:
    two = position("imposter-kings", "elder fool", "assassin judge", court="warlord", accused="soldier",
                   successors=("inquisitor", "queen"))
    three = position("imposter-kings", "elder fool", "assassin judge", "soldier", court="kings_hand warlord", seats=3,
                     successors=("inquisitor", "queen", "elder"))
    for game in (two, three):
        play(game, "flip")
        assert game.phase == "assassin"
        assert not any(GAME.evaluator.excluded(each, game.observation(1)) for each in game.legal_moves())


def after_a_swap() -> ImposterState:
    """Player 2 got an Elder from player 1, and has flipped the King."""
    game = position("imposter-kings", "princess soldier fool elder", "inquisitor judge", court="inquisitor!",
                    successors=("", "queen"))
    play(game, "play princess", "pick 2", "give elder", "give judge", "flip")
    pass_all(game)
    play(game, "play soldier")
    return game


def test_a_marshal_names_a_card_that_it_knows_to_be_there() -> None:
    assert marshal(after_a_swap()) == "name elder"


@pytest.mark.parametrize("level", ["page", "squire", "knight/hedwig", "marshal/hedwig"])
@few_or_many("seeds", 6, 20)
def test_nobody_asks_for_a_card_that_may_not_be_there_where_another_is_known(seeds: int, level: str) -> None:
    """A right guess lets the Soldier do the same whatever was named."""
    game = after_a_swap()
    seen = game.observation(0)
    assert [str(each) for each in game.legal_moves() if not GAME.evaluator.excluded(each, seen)] == [
        "name elder", "pass"]
    for seed in range(seeds):
        assert str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) in ("name elder", "pass")


@pytest.mark.parametrize("level", ["page", "squire", "knight/beatrix", "marshal"])
def test_nobody_turns_down_a_soldier_that_an_opponent_has_to_beat(level: str) -> None:
    """Its guess was right, so that it counts 7; disgraced, it would count 1."""
    game = after_a_swap()
    play(game, "name elder")
    seen = game.observation(0)
    assert (game.phase, game.throne_value()) == ("soldier", 7)
    assert [str(each) for each in game.legal_moves() if GAME.evaluator.excluded(each, seen)] == ["court 3"]
    for seed in range(20):
        assert str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) == "pass"


@pytest.mark.parametrize(("seats", "more", "excluded"), [
    (2, "", True), (2, "antechamber.2 fool; ", False), (2, "condemned.2 fool; ", False), (3, "hand.3 fool; ", False)])
def test_a_soldier_may_be_turned_down_where_the_next_player_need_not_beat_it(seats: int, more: str,
                                                                             excluded: bool) -> None:
    """They have a card in the Antechamber or a Condemned one, or a third player comes after them."""
    game = position("imposter-kings", "1 soldier; accused kings_hand; court inquisitor soldier; marks 0,2; "
                    f"hand.1 elder; hand.2 queen; {more}successor.1 judge; successor.2 zealot; rest removed; "
                    "direction 1; played soldier; target queen", seats=seats)
    assert GAME.evaluator.excluded(move("imposter-kings", "court 2"), game.observation(0)) is excluded
    assert not GAME.evaluator.excluded(move("imposter-kings", "court 1"), game.observation(0))


@pytest.mark.parametrize(("accused", "risky"), [("kings_hand", False), ("fool", True)])
def test_only_a_guess_that_may_be_stopped_is_one_that_the_careful_avoid(accused: str, risky: bool) -> None:
    game = position("imposter-kings", "soldier princess", "queen elder judge", court="zealot", accused=accused)
    play(game, "play soldier")
    traits = GAME.evaluator.traits(move("imposter-kings", "name queen"), game.observation(0))
    assert ("guess" in traits) is risky


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_decides_more_the_nearer_the_match_is_to_its_end(seats: int) -> None:
    stakes = []
    for points in (0, 4, 6):
        game = round_of(seats)
        with_points(game, *[points] * seats)
        stakes.append(GAME.evaluator.stake(game.observation(0)))
    assert 0 < stakes[0] < stakes[1] < stakes[2]
    single = GAME.evaluator.stake(round_of(seats, length="round").observation(0))
    assert stakes[2] == pytest.approx(single)
    assert single == pytest.approx(0.5 if seats == 4 else 1.0)


def test_a_round_decides_little_for_whoever_is_far_ahead() -> None:
    game = round_of()
    with_points(game, 6, 0)
    assert GAME.evaluator.stake(game.observation(0)) == pytest.approx(GAME.evaluator.stake(game.observation(1)))
    assert GAME.evaluator.stake(game.observation(0)) < GAME.evaluator.stake(round_of().observation(0))


def test_a_partner_saves_the_partner() -> None:
    game = position("imposter-kings", "elder", "assassin", "kings_hand fool", "judge", seats=4, accused="inquisitor",
                    court="sentry", successors=("spy", "queen", "herald", "mystic"))
    play(game, "flip", "kill", "pass")
    assert marshal(game) == "stop"


@pytest.mark.parametrize("level", ["page", "squire", "knight/hedwig", "marshal/hedwig"])
@pytest.mark.parametrize(("mine", "partners"), [("kings_hand elder", "fool"), ("elder", "kings_hand fool")])
def test_nobody_keeps_a_kings_hand_back_that_saves_the_round(level: str, mine: str, partners: str) -> None:
    """Not even if others, who are asked afterwards, may hold another one."""
    game = position("imposter-kings", mine, "assassin", partners, "judge", seats=4, accused="inquisitor",
                    court="sentry", successors=("spy", "queen", "herald", "mystic"))
    play(game, "flip", "kill", *(["pass"] if "kings_hand" in partners else []))
    for seed in range(10):
        seen = game.observation(game.decider())
        assert str(bot(level, GAME).choose(seen, rng=random.Random(seed)).move) == "stop"


# -- the evaluator -------------------------------------------------------------------------------------------------

def test_who_has_won_has_won() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1")
    play(game, "lose")
    assert values(game) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_open_questions_are_settled_up_to_somebodys_turn_or_the_end_of_the_round(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(6):
        state = GAME.start(seats, seed)
        while state.actor is not None:
            world = state.clone()
            if settle(world):
                assert 1 <= Rollout(world).play() <= 4
            assert sum(values(state)) == pytest.approx(1.0)
            state.advance(rng.choice(list(state.legal_moves())))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_is_finished_as_if_everybody_answered_simply(seats: int) -> None:
    rng, phases = random.Random(seats), set[str]()
    for seed in range(40):
        state = GAME.start(seats, seed)
        while state.phase != "turn":
            if state.phase in PREPARING:
                at_once, one_by_one = state.clone(), state.clone()
                finish(at_once)
                while one_by_one.phase != "turn":
                    one_by_one.advance(_simple_answer(one_by_one))
                one_by_one.reveals = at_once.reveals    # nobody looks on when it is finished at once
                assert at_once.fingerprint() == one_by_one.fingerprint()
                phases.add(state.phase)
            state.advance(rng.choice([move for move in state.legal_moves() if move.verb != "restart"]))
    assert phases == PREPARING - _NOT_WITH[seats]


_NOT_WITH = {2: {"show", "highest", "take", "lay", "direction"}, 3: {"lay", "restart"},
             4: {"highest", "take", "restart"}}
"""By number of players: phases that there are only with others."""


def _simple_answer(state: ImposterState) -> Move:
    """The lowest card, the highest one to take, the middle one as Successor; no new cards, and none swapped."""
    legal = list(state.legal_moves())
    if state.phase == "take":
        return max(legal, key=lambda move: move.card)
    if state.phase == "first":
        return next(move for move in legal if move.seat == state.true_king)
    return legal[len(legal) // 2] if state.phase == "successor" else legal[0]


def test_partners_are_worth_the_same() -> None:
    for seed in range(4):
        state = GAME.start(4, seed)
        while state.phase != "turn":
            state.advance(random.Random(seed).choice(list(state.legal_moves())))
        chances = values(state)
        assert chances[0] == chances[2]
        assert chances[1] == chances[3]


@few_or_many("rounds", 10, 200)
def test_a_marshal_beats_a_page(rounds: int) -> None:
    wins = sum(number % 2 in winner_of(number // 2, ("marshal", "page") if number % 2 == 0 else ("page", "marshal"))
               for number in range(rounds))
    assert wins >= rounds * 0.6
