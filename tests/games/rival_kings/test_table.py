"""The table shows what lies where, and every legal move can be made on it by hand or with a button."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from engine.base.faces import Drawing, Face, TokenFace
from engine.core.events import Event
from engine.games.rival_kings.cards import CARDS
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from engine.table.steps import stages
from engine.table.view import View
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

def test_every_card_lies_on_the_table_once_for_every_player() -> None:
    for game in random_games(3):
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


def test_coins_and_markers_lie_before_their_owner() -> None:
    game = position("rival-kings", "queen", "duke", purses=((2, 1), (0, 0)), markers=(2, 0))
    assert faces(looked_at(game, 2), "purse.1") == [
        TokenFace(Drawing("marks/coin_1"), text="2"), TokenFace(Drawing("marks/coin_2")),
        TokenFace(Drawing("marks/conflict"), text="2")]
    assert [(mark.shape, mark.text) for mark in looked_at(game).seats[0].marks] == [
        ("marks/coin_1", "4"), ("marks/conflict", "2")]


def test_the_actions_of_a_character_are_open_over_or_stolen() -> None:
    game = position("rival-kings", "knight", "diplomat")
    play(game, "steal 2 take", "take 1", "end", "settle")
    assert faces(looked_at(game), "actions.2") == [
        TokenFace(Drawing("actions/settle"), "grey", crossed=True),
        TokenFace(Drawing("actions/take"), "grey", Drawing("marks/crest_1")),
        TokenFace(Drawing("actions/buy"), "gold")]


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


def test_R24_the_lines_of_a_score_add_up_to_it() -> None:
    for game in random_games(3):
        for seat, score in enumerate(game.scores()):
            assert sum(points for _, points in GAME.table.score_lines(game.observation(0), seat)) == score


# -- moves by hand -----------------------------------------------------------------------------------------------------

def test_every_legal_move_can_be_made_with_a_piece_a_picture_or_a_button() -> None:
    for game in random_games(6):
        if game.actor is not None:
            table = looked_at(game, game.actor + 1)
            made = {offer.move for offers in table.offers.values() for offer in offers}
            made |= {*table.buttons, *(picture.move for picture in table.pictures)}
            assert set(table.moves) <= made


def test_pieces_are_picked_up_and_dropped_where_they_are() -> None:
    for game in random_games(3):
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


def test_the_gardeners_are_asked_together() -> None:
    reaction = GAME.table.reaction(position("rival-kings", "trader: gardener", "queen: gardener",
                                            "countess").observation(2))
    assert reaction is not None
    assert (reaction.seats, str(reaction.passes)) == ((1, 0), "pass")


def test_what_moves_can_be_shown() -> None:
    game = position("rival-kings", "queen", "duke")
    old, events = looked_at(game), list[Event]()
    game.apply(move("rival-kings", "recruit 1"), events)
    flights = [flight for stage in stages(old, looked_at(game), events) for flight in stage.flights]
    assert [(flight.origin, flight.goal, in_short(flight.face)) for flight in flights] == [
        ("pile.1/1", "subjects.1/0", "sailor")]


# -- what is asked -----------------------------------------------------------------------------------------------------

def test_the_question_names_abilities_where_they_can_be_used_and_the_end_of_the_turn_where_it_can_end() -> None:
    met = set()
    for game in random_games(6):
        if game.phase not in ("steal", "turn", "extra"):
            continue
        question, verbs = str(looked_at(game).prompt), {each.verb for each in game.legal_moves()}
        assert ("use an ability" in question) == bool(verbs & {"use", "demand"}), (question, verbs)
        assert ("end your turn" in question) == ("end" in verbs), (question, verbs)
        assert ("do without" in question) == ("skip" in verbs), (question, verbs)
        met.add(question.partition(":")[0])
    assert len(met) >= 4
