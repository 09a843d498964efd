"""The table shows what lies where, and every legal move can be made on it by hand or with a button."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from engine.base.faces import Drawing, Face, TokenFace
from engine.core.events import Event
from engine.games.rival_kings import moves
from engine.games.rival_kings.cards import CARDS
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from engine.table.choice import MoveChoice
from engine.table.giving_up import asked_first
from engine.table.pointing import Pointing, pointing
from engine.table.steps import stages
from engine.table.view import View
from tests.helpers.amount import few_or_many
from tests.helpers.faces import in_short, looked_at, shown
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.rival_kings import turn

COIN = TokenFace(Drawing("marks/coin"))
"""A coin that does not tell what it is worth."""


def random_games(number: int) -> Iterator[RivalState]:
    """Every third position of some games played at random."""
    rng = random.Random(8)
    for seed in range(number):
        game = GAME.start(seats=2 + seed % 3, seed=seed, sums="shown" if seed % 2 else "hidden")
        for count in range(10_000):
            if count % 3 == 0:
                yield game
            if game.actor is None:
                break
            game.advance(rng.choice(game.legal_moves()))


def faces(table: View, zone: str) -> list[Face]:
    """What the pieces in a zone show."""
    return [piece.face for piece in table.pieces.values() if piece.zone == zone]


# -- what is shown -----------------------------------------------------------------------------------------------------

@few_or_many("games", 1, 3)
def test_every_card_lies_on_the_table_once_for_every_player(games: int) -> None:
    for game in random_games(games):
        for player in range(1, game.seats + 1):
            table = looked_at(game, player)
            assert {piece.zone for piece in table.pieces.values()} <= {zone.id for zone in table.zones}
            for seat in range(game.seats):
                for zone, row in (("subjects", game.subjects(seat)), ("buildings", game.buildings(seat))):
                    assert shown(table, f"{zone}.{seat + 1}").split() == [CARDS[kind].id for kind in row]


def test_only_the_card_on_display_of_a_pile_is_seen() -> None:
    game = position("rival-kings", "queen", "duke", under=("jailer scholar", "innkeeper", "inn", "inn"))
    assert shown(looked_at(game), "pile.1") == "back back sailor"


def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = GAME.start(seats=3, seed=3)
    assert set(shown(looked_at(game, 2), "hand.1").split()) == {"back"}
    assert "back" not in shown(looked_at(game, 1), "hand.1")


def test_R20_money_shows_how_thick_it_lies_and_its_sum_only_if_that_is_agreed() -> None:
    money = ((1, 2), (0, 1), (0, 0), (0, 0))
    thick = looked_at(position("rival-kings", "queen", "duke", money=money))
    assert faces(thick, "money.1") == [COIN] * 3
    told = looked_at(position("rival-kings", "queen", "duke", money=money, sums="shown"))
    assert faces(told, "money.1") == [COIN, COIN, replace(COIN, text="5")]
    assert faces(told, "money.3") == []


@pytest.mark.parametrize(("purse", "supply", "said"), [
    ((1, 1), None, "Costs you 3 now; you have 3."),
    ((0, 2), None, "Costs you 3 now; you have 4."),
    ((0, 2), (1, 0), "Costs you 4 now; you have 4."),
    ((2, 0), None, "Costs you 3 now; you have only 2."),
])
def test_R21_a_card_on_display_says_what_it_would_cost_the_viewer_now(
        purse: tuple[int, int], supply: tuple[int, int] | None, said: str) -> None:
    game = position("rival-kings", "lord_protector", "duke", purses=(purse, (5, 5)))
    if supply is not None:
        game.supply[:] = supply
    assert price(game, 1) == said
    assert price(game, 2) == "Costs you 3 now; you have 15."


def test_R17_the_price_of_a_building_is_the_one_with_the_blacksmith() -> None:
    game = position("rival-kings", "lord_protector: blacksmith", "duke")
    play(game, "use blacksmith")
    assert (price(game, 1), price(game, 2)) == (
        "Costs you 2 now; you have 5.", "Costs you 3 now; you have 5.")


def price(game: RivalState, player: int) -> str:
    """What is said of the price of the building on display at the third pile."""
    (mark,) = looked_at(game, player).pieces["pile.3/1"].marks
    return str(mark.tip)


def test_coins_and_markers_lie_before_their_owner() -> None:
    game = position("rival-kings", "queen", "duke", purses=((2, 1), (0, 0)), markers=(2, 0))
    assert faces(looked_at(game, 2), "purse.1") == [
        TokenFace(Drawing("marks/coin_1"), text="2"), TokenFace(Drawing("marks/coin_2")),
        TokenFace(Drawing("marks/conflict"), text="2")]
    assert [(mark.shape, mark.text) for mark in looked_at(game).seats[0].marks] == [
        ("marks/money", "4"), ("marks/conflict", "2")]


def test_the_actions_of_a_character_are_open_next_done_left_out_or_stolen() -> None:
    game = position("rival-kings", "knight", "diplomat")
    play(game, "steal 2 take", "take 1", "end", "settle")
    stolen = TokenFace(Drawing("actions/take"), "grey", Drawing("marks/crest_1"))
    settled, buy = TokenFace(Drawing("actions/settle"), "grey", state="done"), TokenFace(Drawing("actions/buy"), "gold")
    assert faces(looked_at(game, 2), "actions.2") == [settled, stolen, replace(buy, state="next")]
    assert faces(looked_at(game, 1), "actions.2") == [settled, stolen, buy], "Lit is what the viewer can do."
    left_out = [TokenFace(Drawing(f"actions/{action}"), "grey") for action in ("take", "recruit")]
    assert faces(looked_at(game), "actions.1") == left_out


def test_done_and_skipped_are_told_apart_in_words() -> None:
    game = position("rival-kings", "trader: farm farm", "duke")
    play(game, "end", "take 1")
    assert labels(game) == ["Settle conflict: skipped", "Take money: done", "Recruit subject: next",
                            "Buy a building: still to do"]


def test_in_a_position_that_nobody_saw_come_about_what_is_over_has_no_tick() -> None:
    game = position("rival-kings", "trader: farm farm", "duke")
    play(game, "end", "take 1")
    read = GAME.state_from_json(game.to_json())
    assert labels(read)[:2] == ["Settle conflict: done or skipped", "Take money: done or skipped"]
    assert {face.state for face in faces(looked_at(read), "actions.1") if isinstance(face, TokenFace)} == {
        "next", "usual"}
    assert labels(GAME.state_from_json(position("rival-kings", "trader", "duke").to_json()))[0] == (
        "Settle conflict: still to do")


def test_all_that_can_be_stolen_is_next_and_then_what_was_stolen() -> None:
    game = position("rival-kings", "knight", "diplomat")
    assert lit(game) == ["actions.2/0/0", "actions.2/1/0", "actions.2/2/0"]
    play(game, "steal 2 take")
    assert lit(game) == ["actions.2/1/0"]
    play(game, "take 2")
    assert lit(game) == ["actions.1/0/0"]


def test_R3_of_equal_ranks_any_action_may_be_the_one() -> None:
    assert lit(position("rival-kings", "bursar", "knight")) == ["actions.1/0/0", "actions.1/1/0"]


def test_an_action_that_is_not_possible_is_passed_over() -> None:
    game = position("rival-kings", "trader", "duke", markers=(0, 1))
    play(game, "end")
    assert lit(game) == ["actions.1/1/0"]


def test_R30_what_the_farmer_can_carry_out_is_next_as_well() -> None:
    game = position("rival-kings", "bursar: farmer", "queen")
    play(game, "steal 1 take", "skip", "end")
    assert lit(game) == ["actions.1/0/0", "actions.1/1/0"]
    play(game, "use farmer take", "take 1")
    assert lit(game) == ["actions.1/1/0"]


def labels(game: RivalState) -> list[str]:
    """What is said of the first player's actions."""
    return [str(piece.label) for piece in looked_at(game).pieces.values() if piece.zone == "actions.1"]


def lit(game: RivalState) -> list[str]:
    """The signs that the player in turn is told to take next."""
    assert game.actor is not None
    return [piece.id for piece in looked_at(game, game.actor + 1).pieces.values()
            if piece.is_next]


def test_the_last_subject_is_marked_as_active() -> None:
    game = position("rival-kings", "queen: jailer scholar miner farmer vintner", "duke")
    marked = [piece for piece in looked_at(game).pieces.values() if piece.zone == "subjects.1" and piece.marks]
    assert [(in_short(piece.face), piece.slot) for piece in marked] == [("vintner", 4)]


def test_the_tie_symbol_is_seen_and_heard_on_characters_and_so_are_their_actions() -> None:
    table = looked_at(position("rival-kings", "bursar", "knight"))
    played = [piece for piece in table.pieces.values() if piece.zone.startswith("played")]
    assert [CARDS[piece.kind].sign for piece in played] == ["symbols/tie", ""]
    assert [str(piece.label) for piece in played] == [
        "Bursar, rank D, with the tie symbol. Actions: Take money, Buy a building",
        "Knight, rank D. Actions: Take money, Recruit subject"]


def test_perfect_pairs_and_conflicts_are_linked() -> None:
    game = position("rival-kings", "queen: miner jailer mine mine", "bursar", "diplomat", "knight: gardener")
    assert game.phase == "garden"
    pair = ("subjects.1/0", "buildings.1/0", "pair")
    robbed = [("played.1/0", "played.2/0", "conflict"), ("played.1/0", "played.4/0", "conflict")]
    conflicts = [*robbed, ("played.2/0", "played.4/0", "conflict")]
    assert _linked(game) == [pair, *conflicts]
    play(game, "pass")
    assert turn(game) == 1
    assert _linked(game) == [pair, *conflicts], "Nobody has done anything yet."
    play(game, "steal 2 take")
    assert _linked(game) == [pair]
    play(game, "take 1")
    assert game.phase == "steal"
    assert _linked(game) == [pair, *robbed]
    play(game, "steal 4 take", "skip")
    assert _linked(game) == [pair]


def _linked(game: RivalState) -> list[tuple[str, str, str]]:
    return [(link.first, link.second, link.kind) for link in GAME.table.links(game.observation(0))]


@few_or_many("games", 1, 3)
def test_R24_the_lines_of_a_score_add_up_to_it(games: int) -> None:
    for game in random_games(games):
        for seat, score in enumerate(game.scores()):
            assert sum(points for _, points in GAME.table.score_lines(game.observation(0), seat)) == score


# -- moves by hand -----------------------------------------------------------------------------------------------------

@few_or_many("games", 2, 6)
def test_every_legal_move_can_be_made_with_a_piece_a_picture_or_a_button(games: int) -> None:
    for game in random_games(games):
        if game.actor is not None:
            table = looked_at(game, game.actor + 1)
            made = {offer.move for offers in table.offers.values() for offer in offers}
            made |= {*table.buttons, *(picture.move for picture in table.pictures)}
            assert set(table.moves) <= made


@few_or_many("games", 1, 3)
def test_pieces_are_picked_up_and_dropped_where_they_are(games: int) -> None:
    for game in random_games(games):
        if game.actor is not None:
            table = looked_at(game, game.actor + 1)
            places = {zone.id for zone in table.zones}
            for offers in table.offers.values():
                for offer in offers:
                    assert set(offer.gesture.grab) <= set(table.pieces)
                    assert offer.gesture.drop in places


def test_a_card_is_bought_by_dragging_it_to_the_own_row() -> None:
    table = looked_at(position("rival-kings", "lord_protector", "duke"))
    assert table.dropped("pile.3/1", ["buildings.1"]) == (move("rival-kings", "buy 3"),)
    assert table.dropped("pile.3/1", ["subjects.1"]) == ()
    assert table.why_not("pile.1/1", ["subjects.1"]).rule == "R8"


def test_an_action_is_stolen_by_dragging_its_sign_to_the_own_character() -> None:
    table = looked_at(position("rival-kings", "knight", "diplomat"))
    assert table.dropped("actions.2/1/0", ["played.1"]) == (move("rival-kings", "steal 2 take"),)


def test_the_sign_of_an_action_leads_to_its_places() -> None:
    table = looked_at(position("rival-kings", "bursar", "trader"))
    assert table.drops("actions.1/0/0") == {f"{zone}.{pile}" for zone in ("money", "pile") for pile in (1, 2, 3, 4)}
    assert table.drops("actions.1/1/0") == {"pile.3", "pile.4"}
    assert table.dropped("actions.1/1/0", ["pile.3"]) == (move("rival-kings", "buy 3"),)
    assert table.why_not("actions.1/1/0", ["pile.1"]).rule == "R29"


def test_nothing_is_bought_by_a_click_on_the_sign_alone() -> None:
    table = looked_at(position("rival-kings", "lord_protector", "duke", display="sailor troubadour harbor farmer"))
    assert table.moves_of("actions.1/0/0") == (move("rival-kings", "buy 3"),)
    assert table.made_by_click("actions.1/0/0") is None
    assert MoveChoice(table, "actions.1/0/0", table.moves_of("actions.1/0/0")).places == {"pile.3"}
    assert looked_at(position("rival-kings", "duke", "trader")).made_by_click("actions.1/0/0") == move(
        "rival-kings", "settle")


def test_a_hint_shows_the_card_and_not_the_sign() -> None:
    table = looked_at(position("rival-kings", "bursar", "trader"))
    buy = move("rival-kings", "buy 3")
    assert pointing(table, buy) == Pointing(("pile.3/1",), ("buildings.1",))
    assert table.by_hand((buy,)) == (("pile.3/1",), ("buildings.1",))


@pytest.mark.parametrize(("players", "moves", "sign", "reason"), [
    (("trader", "duke"), "end; take 1", 0,
     "Actions go left to right; it is too late for this one: Settle conflict."),
    (("trader", "duke"), "settle; end; settle; take 1", 0, "This action is already done: Settle conflict."),
    (("trader", "duke"), "end; take 1", 1, "This action is already done: Take money."),
    (("bursar", "queen"), "steal 1 take; skip; end", 0, "This action was stolen from you: Take money."),
    (("knight", "diplomat"), "", 0, "Start your turn by stealing an action."),
    (("knight", "diplomat"), "steal 2 take", 1, "Carry out the stolen or extra action first, or skip it."),
    (("bursar", "knight"), "take 1", 1, "In a conflict of equal ranks, you carry out only one action."),
])
def test_a_sign_that_cannot_be_taken_says_the_true_reason(players: tuple[str, ...], moves: str, sign: int,
                                                          reason: str) -> None:
    game = position("rival-kings", *players)
    play(game, *filter(None, moves.split("; ")))
    assert str(looked_at(game).why_stuck(f"actions.1/{sign}/0").reason) == reason


@pytest.mark.parametrize(("character", "sign", "reason"), [
    ("count", 0, "You have no conflict markers."), ("knight", 1, "You cannot pay for any subject on display."),
    ("bursar", 1, "You cannot pay for any building on display."),
])
def test_a_sign_of_what_is_not_possible_says_what_is_missing(character: str, sign: int, reason: str) -> None:
    game = position("rival-kings", character, "trader", purses=((0, 0), (3, 1)), markers=(0, 1))
    assert str(looked_at(game).why_stuck(f"actions.1/{sign}/0").reason) == reason


@pytest.mark.parametrize(("players", "moves", "subject", "rule", "reason"), [
    (("queen: bishop", "duke: sailor harbor"), "", "subjects.1/0", "R14",
     "Player 2’s Sailor belongs to a perfect pair."),
    (("queen: bishop", "duke"), "", "subjects.1/0", "R14", "No other player has a subject."),
    (("queen: bishop", "duke: sailor"), "", "subjects.1/0", "R14",
     "First choose the other player’s card that you want in exchange."),
    (("queen: court_lady farm", "duke: sailor"), "", "subjects.1/0", "R14", "No other player has a building."),
    (("queen: court_lady", "duke: garden"), "", "subjects.1/0", "R14", "You have no building to give in exchange."),
    (("queen: bishop", "duke: sailor"), "demand 2 sailor; offer bishop", "subjects.1/0", "R1",
     "You have already used a subject this cycle."),
    (("queen: bishop miner", "duke: sailor harbor"), "", "subjects.1/0", "R19",
     "Only your newest subject can help you."),
    (("queen: miner", "duke: sailor"), "", "subjects.2/0", "R1", "This subject belongs to another player."),
    (("queen: watchman", "duke"), "", "subjects.1/0", "R12",
     "The Watchman acts only while conflicts are being resolved, before any turns."),
    (("queen: farmer", "duke"), "", "subjects.1/0", "R30", "No action was stolen from you."),
    (("bursar: farmer", "queen"), "steal 1 take; skip; end", "subjects.1/0", "R30",
     "Choose the stolen action to carry out."),
    (("knight: bishop", "diplomat: sailor harbor"), "", "subjects.1/0", "R14",
     "Player 2’s Sailor belongs to a perfect pair."),
])
def test_a_subject_that_is_not_picked_up_names_the_rule_that_keeps_it_from_helping(
        players: tuple[str, ...], moves: str, subject: str, rule: str, reason: str) -> None:
    game = position("rival-kings", *players)
    play(game, *filter(None, moves.split("; ")))
    refusal = looked_at(game).why_stuck(subject)
    assert (refusal.rule, str(refusal.reason)) == (rule, reason)


def test_a_swap_is_two_drags() -> None:
    game = position("rival-kings", "queen: court_lady farm", "duke: garden")
    assert looked_at(game).dropped("buildings.2/0", ["buildings.1"]) == (move("rival-kings", "demand 2 garden"),)
    play(game, "demand 2 garden")
    assert looked_at(game).dropped("buildings.1/0", ["buildings.2"]) == (move("rival-kings", "offer farm"),)


def test_what_a_search_finds_is_offered_as_pictures_to_the_one_who_searches() -> None:
    game = position("rival-kings", "queen: vintner", "duke", under=("jailer miner", "innkeeper", "inn", "inn"))
    play(game, "use vintner 1")
    assert [in_short(picture.face) for picture in looked_at(game).pictures] == ["jailer", "sailor", "miner"]
    assert not looked_at(game, 2).pictures
    assert [str(button) for button in looked_at(game).buttons] == ["leave"]


def test_others_look_away_only_while_something_is_secret() -> None:
    game = GAME.start(seats=3, seed=3)
    assert GAME.table.is_private(game.observation(0))
    game = position("rival-kings", "queen: vintner", "duke")
    assert not GAME.table.is_private(game.observation(0))
    play(game, "use vintner 1")
    assert GAME.table.is_private(game.observation(0))


def test_R3_of_equal_ranks_the_question_is_which_one_action() -> None:
    game = position("rival-kings", "bursar", "knight")
    assert str(looked_at(game).prompt) == "Equal ranks: carry out one of your actions."
    end = move("rival-kings", "end")
    assert "1 action" in str(GAME.table.lost(end, game.observation(0)))
    play(game, "take 1")
    assert str(looked_at(game).prompt) == "Nothing is left to do: end your turn."


def test_the_gardeners_are_asked_together() -> None:
    reaction = GAME.table.reaction(position("rival-kings", "trader: gardener", "queen: gardener",
                                            "countess").observation(2))
    assert reaction is not None
    assert (reaction.seats, str(reaction.passes)) == ((1, 0), "pass")
    assert {str(lost) for lost in reaction.lost.values()} == {"This is the Gardener’s only chance: exchange no "
                                                              "characters?"}
    assert set(reaction.lost) == {0, 1}


def test_what_moves_can_be_shown() -> None:
    game = position("rival-kings", "queen", "duke")
    old, events = looked_at(game), list[Event]()
    game.apply(move("rival-kings", "recruit 1"), events)
    flights = [flight for stage in stages(old, looked_at(game), events) for flight in stage.flights]
    assert [(flight.origin, flight.goal, in_short(flight.face)) for flight in flights] == [
        ("pile.1/1", "subjects.1/0", "sailor")]


# -- what is asked -----------------------------------------------------------------------------------------------------

STEPS = ("Return a conflict marker", "Give", "Take money from a pile", "Recruit a subject", "Buy a building")
"""By action: how a question begins that names it as the next step."""


@few_or_many("games", 2, 6)
def test_the_question_names_the_next_step_and_abilities_where_they_can_be_used(games: int) -> None:
    met = set()
    for game in random_games(games):
        if game.phase not in ("turn", "extra"):
            continue
        question, verbs = str(looked_at(game).prompt), {each.verb for each in game.legal_moves()}
        doable = [action for verb, action in moves.ACTION_OF.items() if verb in verbs]
        assert ("use an ability" in question.lower()) == bool(verbs & {"use", "demand"}), (question, verbs)
        choice = game.phase == "turn" and game.tied >> game.turn & 1 and len(doable) > 1
        assert question.startswith("Equal ranks") == bool(choice), (question, verbs)
        assert choice or not doable or question.startswith(STEPS[min(doable)]), (question, verbs)
        met.add(question)
    assert len(met) >= 10


def test_who_has_an_equal_rank_chooses_one_of_all_actions_and_none_of_them_shines() -> None:
    game = position("rival-kings", "knight", "bursar")
    table = looked_at(game, turn(game))
    assert str(table.prompt) == "Equal ranks: carry out one of your actions."
    assert table.buttons == (moves.END,)
    assert str(asked_first(table, moves.END)) == "1 action left: end your turn anyway?"


@pytest.mark.parametrize(("players", "question"), [
    (("knight", "diplomat"), "Steal: click one of Player 2’s actions."),
    (("knight", "diplomat", "countess"), "Steal: click an action of a lower rank."),
])
def test_who_steals_is_told_whose_actions_to_click_and_has_no_buttons_for_them(
        players: Sequence[str], question: str) -> None:
    table = looked_at(position("rival-kings", *players))
    assert (str(table.prompt), table.buttons) == (question, ())
    assert {move for offers in table.offers.values() for move in (offer.move for offer in offers)} == set(table.moves)


