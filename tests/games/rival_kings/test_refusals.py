"""Every sort of move at a moment that is not its own: the rule and the reason that are named are those that matter."""

from __future__ import annotations

import pytest

from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from tests.helpers.positions import move, play, position, refused
from tests.helpers.positions_of.rival_kings import turn

VERBS = {each.verb for each in GAME.moves}


def after(game: RivalState, *notations: str) -> RivalState:
    """The position after some moves."""
    play(game, *notations)
    return game


def choosing() -> RivalState:
    return after(position("rival-kings", "queen: gardener", "duke: watchman", "diplomat: miner"), "pass", "end", "end",
                 "end")


CHOOSE = ("R27", "First, everyone chooses a character.")
GARDEN = ("R11", "First decide whether your Gardener exchanges characters.")
CONFLICT = ("R12", "First decide whether your Watchman acts in this conflict.")
STEAL = ("R5", "Start your turn by stealing an action.")
EXTRA = ("R5", "Carry out the stolen or extra action first, or skip it.")
PENDING = ("R5", "A different action comes first: Take money.")
TURN = ("R8", "Not now. Carry out an action or end your turn.")
OFFER = "First choose the card to give in exchange."
SEARCH = ("R18", "First choose what to take from the pile.")
PLAYED = ("R27", "You have already played your character for this cycle.")
MINER = ("R19", "This is not your active subject: Miner.")
BISHOP = ("R19", "This is not your active subject: Bishop.")
GARDENER = ("R11", "The Gardener acts only after the characters are revealed and before conflicts are resolved.")
NO_SWAP = "No exchange has begun: first use a subject that exchanges cards."
NO_SEARCH = ("R18", "No search has begun: first use the Vintner or Miner.")

EVERY_ACTION = ("settle", "give 2", "take 1", "recruit 1", "buy 3")

MOMENTS: dict[str, tuple[RivalState, dict[str, tuple[str, str]]]] = {
    "choose": (choosing(), {
        **dict.fromkeys(EVERY_ACTION, CHOOSE), "pass": CHOOSE, "steal 2 take": CHOOSE, "skip": CHOOSE, "end": CHOOSE,
        "offer mine": CHOOSE, "find mine": CHOOSE, "leave": CHOOSE, "use gardener 2": GARDENER, "use miner 3": MINER,
        "demand 2 watchman": BISHOP, "play queen": ("R27", "You do not hold this character: Queen."),
    }),
    "garden": (position("rival-kings", "queen: miner gardener", "duke"), {
        **dict.fromkeys(EVERY_ACTION, GARDEN), "steal 2 take": GARDEN, "skip": GARDEN, "end": GARDEN,
        "offer mine": GARDEN, "find mine": GARDEN, "leave": GARDEN, "play queen": PLAYED, "use miner 3": MINER,
        "demand 2 sailor": BISHOP, "use gardener 1": ("R11", "Choose another player, not yourself."),
        "use gardener 3": ("R11", "Player 3 is not in this game."),
    }),
    "conflict": (position("rival-kings", "knight", "diplomat: watchman"), {
        **dict.fromkeys(EVERY_ACTION, CONFLICT), "steal 1 take": CONFLICT, "skip": CONFLICT, "end": CONFLICT,
        "offer mine": CONFLICT, "find mine": CONFLICT, "leave": CONFLICT, "play queen": PLAYED, "use miner 3": MINER,
        "demand 2 sailor": BISHOP,
    }),
    "steal": (after(position("rival-kings", "knight: bishop", "diplomat", "queen"), "steal 1 take", "skip", "end"), {
        **dict.fromkeys(EVERY_ACTION, STEAL), "skip": STEAL, "end": STEAL, "pass": STEAL, "play queen": PLAYED,
        "find mine": NO_SEARCH, "leave": NO_SEARCH, "offer bishop": ("R14", NO_SWAP), "use miner 3": MINER,
        "demand 1 bishop": ("R14", "Choose another player, not yourself."),
        "steal 1 take": ("R4", "Choose another player, not yourself."),
        "steal 4 take": ("R4", "Player 4 is not in this game."),
        "steal 3 recruit": ("R2", "Knight steals only from rank E; Player 3 has rank A."),
        "steal 2 recruit": ("R4", "Diplomat does not have this action: Recruit subject."),
    }),
    "extra": (after(position("rival-kings", "knight: troubadour", "diplomat"), "steal 2 take"), {
        **dict.fromkeys([each for each in EVERY_ACTION if each != "take 1"], PENDING), "end": EXTRA, "pass": EXTRA,
        "play queen": PLAYED, "find mine": NO_SEARCH, "leave": NO_SEARCH, "offer troubadour": ("R15", NO_SWAP),
        "use miner 3": MINER, "steal 2 settle": ("R4", "You have already stolen an action from Player 2."),
        "demand 2 sailor": BISHOP,
    }),
    "turn": (position("rival-kings", "queen: gardener", "duke", "priest"), {}),
    "offer of a swap": (after(position("rival-kings", "queen: farmer bishop", "duke: miner"), "demand 2 miner"), {
        **dict.fromkeys((*EVERY_ACTION, "steal 2 take", "skip", "end", "pass", "find mine", "leave", "use jailer",
                         "demand 2 miner"), ("R14", OFFER)), "play queen": PLAYED,
        "offer sailor": ("R14", "You do not have this card: Sailor."),
    }),
    "offer to a pile": (after(position("rival-kings", "queen: troubadour mine", "duke"), "use troubadour 1"), {
        **dict.fromkeys((*EVERY_ACTION, "steal 2 take", "skip", "end", "pass", "find mine", "leave", "use troubadour 2",
                         "demand 2 miner"), ("R15", OFFER)), "play queen": PLAYED,
        "offer sailor": ("R15", "You do not have this card: Sailor."),
    }),
    "search": (after(position("rival-kings", "queen: vintner", "duke"), "use vintner 1"), {
        **dict.fromkeys((*EVERY_ACTION, "steal 2 take", "skip", "end", "pass", "offer vintner", "use vintner 1",
                         "demand 2 miner"), SEARCH), "play queen": PLAYED,
        "find bishop": ("R18", "The pile does not hold this card: Bishop."),
        "find harbor": ("R18", "The Vintner finds only subjects."),
    }),
}
"""By moment: a position, and by move the rule and reason against it."""

MOMENTS["turn"][1].update({
    "play queen": PLAYED, "skip": TURN, "use miner 3": MINER, "demand 2 sailor": BISHOP, "find mine": NO_SEARCH,
    "leave": NO_SEARCH, "offer gardener": ("R14", NO_SWAP), "use gardener 2": GARDENER, "pass": TURN,
    "steal 3 take": ("R2", "Queen steals only from rank D; Player 3 has rank C."),
    "steal 2 settle": ("R2", "Queen steals only from rank D; Player 2 has rank B."),
    "settle": ("R8", "Queen does not have this action: Settle conflict."),
    "give 2": ("R8", "Queen does not have this action: Pass on conflict."),
    "take 1": ("R8", "Queen does not have this action: Take money."),
    "buy 3": ("R8", "Queen does not have this action: Buy a building."),
    "recruit 3": ("R29", "Harbor is a building: it is bought, not recruited."),
})
play(MOMENTS["turn"][0], "pass")


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_not_for_this_moment_is_refused_with_the_reason_that_matters(moment: str) -> None:
    game, refusals = MOMENTS[moment]
    told = {notation: (rule, refused(game, notation, rule)) for notation, (rule, _) in refusals.items()}
    assert told == refusals


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_sort_of_move_is_tried_at_every_moment(moment: str) -> None:
    game, refusals = MOMENTS[moment]
    tried = {move("rival-kings", notation).verb for notation in refusals} | {each.verb for each in game.legal_moves()}
    assert tried == VERBS


# -- whom one robs -----------------------------------------------------------------------------------------------------

def test_R3_who_has_an_equal_robs_nobody() -> None:
    game = position("rival-kings", "courtier", "priest", "trader", "queen")
    play(game, "end")
    assert refused(game, "steal 3 take", "R3") == "In a conflict of equal ranks, you steal from nobody."
    assert refused(game, "steal 2 take", "R3") == "You and Player 2 have equal ranks: neither steals from the other."
    assert refused(game, "steal 4 recruit", "R3") == "In a conflict of equal ranks, you steal from nobody."


def until_turn(game: RivalState, player: int) -> RivalState:
    """The others do nothing but steal, until it is the turn of a player."""
    while turn(game) != player:
        legal = list(map(str, game.legal_moves()))
        play(game, next(each for each in ("end", "skip", legal[0]) if each in legal))
    return game


CHARACTERS = {"A": "lord_protector queen", "B": "duke count", "C": "courtier priest", "D": "bursar knight",
              "E": "countess diplomat", "F": "trader other_trader"}
ROBBED = {"A": "D", "B": "C", "C": "F", "D": "E", "E": "F"}


@pytest.mark.parametrize(("rank", "other"), [(rank, other) for rank in ROBBED for other in CHARACTERS if other != rank])
def test_R2_each_rank_robs_one_other_rank_and_no_third(rank: str, other: str) -> None:
    for robber in CHARACTERS[rank].split():
        for character in CHARACTERS[other].split():
            game = until_turn(position("rival-kings", robber, character, markers=(0, 0)), 1)
            if ROBBED[rank] == other:
                assert game.phase == "steal"
            else:
                assert refused(game, "steal 2 take", "R2").endswith(
                    f" steals only from rank {ROBBED[rank]}; Player 2 has rank {other}.")


def test_R2_a_trader_steals_from_nobody() -> None:
    game = until_turn(position("rival-kings", "trader", "duke", "queen"), 1)
    assert refused(game, "steal 2 recruit", "R2") == "Trader steals from nobody."


def test_R4_no_second_action_is_stolen_from_one_player() -> None:
    game = position("rival-kings", "knight", "diplomat")
    play(game, "steal 2 take", "skip")
    assert refused(game, "steal 2 buy", "R4") == "You have already stolen an action from Player 2."


def test_R4_an_action_is_stolen_once() -> None:
    game = position("rival-kings", "courtier", "countess", "trader")
    play(game, "steal 3 recruit", "skip", "end")
    assert refused(game, "steal 3 recruit", "R4") == "A crest already covers this action: Recruit subject."
    assert refused(game, "steal 3 give", "R4") == "Trader does not have this action: Pass on conflict."


# -- actions -----------------------------------------------------------------------------------------------------------

def test_R8_what_was_done_and_what_was_passed_over_are_told_apart() -> None:
    game = position("rival-kings", "diplomat", "duke")
    play(game, "end", "take 1")
    assert refused(game, "take 2", "R8") == "This action is already done: Take money."
    assert refused(game, "settle", "R8") == (
        "Actions go left to right; it is too late for this one: Settle conflict.")


def test_R29_the_price_that_is_missing_is_named() -> None:
    game = position("rival-kings", "queen: innkeeper", "duke", purses=((1, 0), (3, 1)),
                    under=("miner", "jailer", "inn", "inn"))
    assert refused(game, "recruit 1", "R29") == "Sailor costs 3, but you have only 1."
    assert refused(game, "use innkeeper", "R30") == "You cannot pay for any subject on display."


def test_R12_a_watchman_who_passed_is_told_that_his_moment_is_over() -> None:
    """He was in a conflict with a higher rank: it is the moment that is gone."""
    game = position("rival-kings", "queen", "knight: watchman")
    play(game, "pass")
    while game.turn != 1:
        play(game, {"steal": "steal 2 take", "extra": "skip", "turn": "end"}[game.phase])
    assert refused(game, "use watchman", "R12") == (
        "The Watchman acts only while conflicts are being resolved, before any turns.")
