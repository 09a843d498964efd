"""The table shows what lies where, and moves can be made on it by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.base.faces import TurnedFace
from engine.base.table import SAID
from engine.core.events import Event
from engine.games.imposter_kings.cards import CARDS
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.table.giving_up import asked_of_all
from engine.table.steps import stages
from engine.table.view import View
from tests.helpers.amount import few_or_many
from tests.helpers.conformance import assert_readable
from tests.helpers.faces import looked_at, shown
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.imposter_kings import round_of

BY_PICTURE = {"name", "guess"}
"""Moves that need no piece: their cards are offered as pictures."""


def random_games(number: int) -> Iterator[ImposterState]:
    """Every position of some rounds played at random."""
    rng = random.Random(8)
    for seed in range(number):
        game = GAME.start(seats=2 + seed % 3, seed=seed, length="round")
        while game.actor is not None:
            yield game
            game.advance(rng.choice(list(game.legal_moves())))
        yield game


def marks(table: View, piece: str) -> list[tuple[str, str]]:
    """The signs on a piece: shape and text."""
    return [(mark.shape, mark.text) for mark in table.pieces[piece].marks]


def told(table: View, piece: str) -> list[str]:
    """What is said of the signs on a piece."""
    return [str(mark.tip) for mark in table.pieces[piece].marks]


def counts(table: View, zone: str) -> dict[str, str]:
    """What the cards of a zone count, by their ids, where that is not what is printed on them."""
    return {CARDS[piece.kind].id: piece.counts for piece in table.pieces.values() if piece.zone == zone}


# -- what is asked -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seats", "true_kings", "others"), [(2, 4, 3), (3, 8, 6), (4, 9, 7)])
def test_the_decisions_before_the_first_turn_are_counted_for_every_seat(
        seats: int, true_kings: int, others: int) -> None:
    rng = random.Random(4)
    for seed in range(12):
        game = GAME.start(seats=seats, seed=seed, length="round")
        counted: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        while game.phase != "turn":
            seat = game.decider()
            step = GAME.table.step(game.observation(seat))
            if step is not None:
                number, whole = step
                counted[seat] = [*counted[seat][:number - 1], number]       # dealt anew, it begins anew
                assert whole == (true_kings if seat == game.true_king else others)
            game.advance(rng.choice([each for each in game.legal_moves() if each.verb != "restart"]))
        for seat, numbers in counted.items():
            assert numbers == list(range(1, (true_kings if seat == game.true_king else others) + 1))
        assert GAME.table.step(game.observation(game.decider())) is None


def test_with_three_players_the_prompt_says_why_cards_are_shown() -> None:
    assert str(looked_at(GAME.start(seats=3, seed=1)).prompt) == "Choose 2 cards to show: a rival takes one."
    assert str(looked_at(GAME.start(seats=4, seed=1)).prompt) == "Choose 3 cards to show."


# -- what is shown -------------------------------------------------------------------------------------------------

@few_or_many("games", 3, 9)
def test_every_card_lies_on_the_table_once_for_every_player(games: int) -> None:
    for game in random_games(games):
        for player in range(1, game.seats + 1):
            table = looked_at(game, player)
            cards = sum(len(game.cards_in(zone)) for zone in range(len(game.zones)))
            assert len(table.pieces) == cards + game.seats
            assert {piece.zone for piece in table.pieces.values()} <= {zone.id for zone in table.zones}
            for piece in table.pieces.values():
                assert_readable(piece.label)


def test_only_the_own_hand_is_seen() -> None:
    game = position("imposter-kings", "fool queen", "elder judge", successors=("princess", "warlord"))
    table = looked_at(game)
    assert shown(table, "hand.1") == "fool queen"
    assert shown(table, "hand.2") == "back back"
    assert (shown(table, "successor.1"), shown(table, "successor.2")) == ("princess", "back")


def test_the_court_shows_order_state_and_value_of_every_card() -> None:
    table = looked_at(position("imposter-kings", "fool", court="elder! soldier+ queen warlord"))
    assert shown(table, "court") == "turned:elder soldier queen warlord"
    labels = [str(piece.label) for piece in table.pieces.values() if piece.zone == "court"]
    assert labels == ["Card 1 of the Court, disgraced: Elder", "Card 2 of the Court: Soldier, counts 7",
                      "Card 3 of the Court: Queen, counts 9", "On the Throne: Warlord, counts 9"]
    assert counts(table, "court") == {"elder": "1", "soldier": "7", "queen": "", "warlord": "9"}
    assert told(table, "court/0/elder") == ["Now counts 1."]
    assert told(table, "court/1/soldier") == ["Now counts 7."]
    assert told(table, "court/2/queen") == []
    assert told(table, "court/3/warlord") == [], "The Throne says it."


def test_a_warlord_in_hand_shows_what_it_counts_and_a_muted_card_that_it_lost_its_text() -> None:
    game = position("imposter-kings", "warlord elder", court="queen")
    game.muted = 1 << 3
    table = looked_at(game)
    assert counts(table, "hand.1") == {"warlord": "8", "elder": ""}
    assert told(table, "hand.1/warlord/0") == ["Now counts 8."]
    assert [shape for shape, _ in marks(table, "hand.1/elder/0")] == ["marks/muted"]


def test_a_flipped_king_lies_face_down() -> None:
    table = looked_at(position("imposter-kings", "fool", flipped="2"))
    assert (shown(table, "king.1"), shown(table, "king.2")) == ("true_king", "back")


def test_what_everybody_knows_of_a_hand_is_shown() -> None:
    game = position("imposter-kings", "princess fool elder", "queen judge")
    play(game, "play princess", "pick 2", "give fool", "give queen")
    assert shown(looked_at(game, 1), "hand.2") == "turned:fool back"
    assert shown(looked_at(game, 2), "hand.1") == "turned:queen back"
    assert shown(looked_at(game, 1).without_reminders(), "hand.2") == "back back"


def test_a_muted_card_of_the_court_is_marked_even_where_it_counts_what_it_did() -> None:
    game = position("imposter-kings", "fool", court="elder judge soldier")
    game.muted = 1 << 3 | 1 << 5
    table = looked_at(game)
    assert marks(table, "court/0/elder") == [("marks/muted", "")]
    assert counts(table, "court") == {"elder": "", "judge": "3", "soldier": "3"}
    assert marks(table, "court/1/judge") == [(SAID, ""), ("marks/muted", "")]
    assert told(table, "court/1/judge")[0] == "Now counts 3."
    assert marks(table, "court/2/soldier") == [("marks/muted", "")], "The Throne says what it counts."


def test_who_kills_sees_the_hand_of_his_victim_while_he_chooses() -> None:
    game = position("imposter-kings", "fool", "assassin", "judge", seats=3, court="queen", successors=("elder",),
                    accused="kings_hand")
    play(game, "flip", "kill")
    assert shown(looked_at(game, 2), "hand.1") == "fool assassin elder"
    assert shown(looked_at(game, 2).without_reminders(), "hand.1") == "fool assassin elder"
    assert shown(looked_at(game, 3), "hand.1") == "turned:assassin back back"
    play(game, "keep elder")
    assert shown(looked_at(game, 2), "hand.1") == "turned:fool turned:assassin"


def test_seats_show_who_began_which_way_and_who_is_out() -> None:
    game = position("imposter-kings", "elder", "warlord", "queen", seats=3, court="sentry", flipped="1")
    play(game, "lose")
    table = looked_at(game, 2)
    assert [[mark.shape for mark in seat.marks] for seat in table.seats] == [["marks/clockwise", "marks/out"], [], []]
    game.direction = -1
    assert looked_at(game, 2).seats[0].marks[0].shape == "marks/counterclockwise"


def test_with_two_players_there_is_no_direction_to_show() -> None:
    table = looked_at(position("imposter-kings", "elder", "warlord"))
    assert [str(mark.tip) for mark in table.seats[0].marks] == ["First player of the round."]


def test_cards_before_a_player_show_what_they_wait_for() -> None:
    game = position("imposter-kings", "elder", "warlord", antechamber="judge", condemned="soldier",
                    successors=("queen", "fool"))
    table = looked_at(game)
    assert marks(table, "successor.1/queen/0") == [("marks/successor", "")]
    assert marks(table, "successor.2/?/0") == [("marks/successor", "")]
    assert marks(table, "antechamber.1/judge/0") == [("marks/antechamber", "")]
    assert marks(table, "condemned.1/soldier/0") == [("marks/condemned", "")]
    assert table.pieces["condemned.1/soldier/0"].face == TurnedFace("soldier"), "A Condemned card lies face down."


def test_cards_that_are_shown_before_a_round_wait_for_nothing() -> None:
    game = round_of(3)
    while game.phase != "take":
        play(game, str(game.legal_moves()[0]))
    shown_cards = [piece for piece in looked_at(game).pieces.values() if piece.zone.startswith("antechamber")]
    assert len(shown_cards) == 9
    assert not any(piece.marks for piece in shown_cards)


def test_points_are_told_by_where_they_come_from() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1")
    play(game, "lose")
    lines = GAME.table.score_lines(game.observation(0), 1)
    assert [(str(text), points) for text, points in lines] == [
        ("Rounds won", 1), ("King not flipped", 1), ("Losers’ leftover cards", 1)]
    assert GAME.table.score_lines(game.observation(0), 0) == []


@few_or_many("games", 3, 9)
def test_the_lines_of_points_add_up(games: int) -> None:
    for game in random_games(games):
        for seat in range(game.seats):
            lines = GAME.table.score_lines(game.observation(0), seat)
            assert sum(points for _, points in lines) == game.scores()[seat]


# -- moves by hand -------------------------------------------------------------------------------------------------

@few_or_many("games", 4, 12)
def test_every_legal_move_can_be_made(games: int) -> None:
    for game in random_games(games):
        if game.actor is None:
            continue
        table = looked_at(game, game.actor + 1)
        by_hand = {offer.move for offers in table.offers.values() for offer in offers}
        by_picture = {picture.move for picture in table.pictures}
        assert set(table.moves) <= by_hand | by_picture | set(table.buttons)
        assert by_picture <= set(table.moves)


@few_or_many("games", 2, 6)
def test_what_is_picked_up_lies_there_and_is_dropped_where_there_is_a_place(games: int) -> None:
    for game in random_games(games):
        if game.actor is None:
            continue
        table = looked_at(game, game.actor + 1)
        places = {zone.id for zone in table.zones} | {piece.place for piece in table.pieces.values()}
        for piece, offers in table.offers.items():
            assert piece in table.pieces
            assert {offer.gesture.drop for offer in offers} <= places


@pytest.mark.parametrize(("game", "piece", "place", "made"), [
    (position("imposter-kings", "queen fool", court="elder"), "hand.1/queen/0", "court", "play queen"),
    (position("imposter-kings", "fool", court="sentry", successors=("elder",)), "king.1/king", "court", "flip"),
    (position("imposter-kings", "fool", condemned="elder"), "condemned.1/elder/0", "removed", "discard elder"),
    (position("imposter-kings", "fool", antechamber="elder", court="queen"), "antechamber.1/elder/0", "court",
     "play elder"),
])
def test_a_card_is_dropped_where_it_goes(game: ImposterState, piece: str, place: str, made: str) -> None:
    assert looked_at(game).dropped(piece, [place]) == (move("imposter-kings", made),)


def test_the_fool_and_the_sentry_take_cards_from_the_court() -> None:
    fool = position("imposter-kings", "fool elder", "queen", court="judge soldier!")
    play(fool, "play fool")
    assert looked_at(fool).dropped("court/0/judge", ["hand.1"]) == (move("imposter-kings", "court 1"),)
    sentry = position("imposter-kings", "sentry elder", "queen", court="judge soldier")
    play(sentry, "play sentry")
    assert looked_at(sentry).dropped("court/1/soldier", ["hand.1"]) == (move("imposter-kings", "court 2"),)
    play(sentry, "court 2")
    assert looked_at(sentry).dropped("hand.1/elder/0", ["court/1"]) == (move("imposter-kings", "exchange elder"),)


def test_a_card_that_is_too_low_says_why() -> None:
    refusal = looked_at(position("imposter-kings", "inquisitor", court="judge")).why_not("hand.1/inquisitor/0",
                                                                                         ["court"])
    assert refusal.rule == "R7"


def test_cards_to_name_are_offered_as_pictures_unlikely_ones_dimmed() -> None:
    game = position("imposter-kings", "soldier fool", "queen judge", court="princess!")
    play(game, "play soldier")
    pictures = {str(picture.move): picture.dimmed for picture in looked_at(game).pictures}
    assert len(pictures) == 14
    assert pictures["name fool"]
    assert pictures["name princess"]
    assert not pictures["name queen"]


def test_a_reaction_asks_those_who_are_still_to_answer() -> None:
    game = position("imposter-kings", "soldier", "queen", "judge", "fool", seats=4)
    play(game, "play soldier", "name queen", "pass")
    asked = GAME.table.reaction(game.public_observation(2))
    assert asked is not None
    assert asked.seats == (2, 3)
    assert GAME.table.reaction(position("imposter-kings", "soldier").observation(0)) is None


def test_whose_king_an_assassin_strikes_loses_the_round_if_nobody_stops_it_and_the_others_lose_nothing() -> None:
    game = position("imposter-kings", "elder fool", "assassin judge", "queen judge", seats=3, court="sentry",
                    accused="zealot")
    play(game, "flip", "kill")
    asked = GAME.table.reaction(game.public_observation(0))
    assert asked is not None
    assert {seat: str(lost) for seat, lost in asked.lost.items()} == {
        0: "Let Player 1 lose the round?"}
    assert asked_of_all(asked, (2, 0)) is asked.lost[0]
    assert asked_of_all(asked, (2,)) is None
    play(game, "pass")
    asked = GAME.table.reaction(game.public_observation(2))
    assert asked is not None
    assert (asked.seats, asked.lost) == ((2,), {})


def test_what_everybody_sees_may_be_decided_without_a_curtain() -> None:
    game = round_of(3)
    while game.phase != "first":
        play(game, str(game.legal_moves()[0]))
    holder = game.decider()
    assert GAME.table.is_private(game.observation(holder))
    play(game, "first 1")
    assert not GAME.table.is_private(game.observation(holder))


# -- what is asked, and what moves -----------------------------------------------------------------------------------

@few_or_many("games", 3, 9)
def test_every_question_can_be_read_and_says_nothing_secret(games: int) -> None:
    for game in random_games(games):
        prompts = {str(looked_at(game, player).prompt) for player in range(1, game.seats + 1)}
        assert len(prompts) == 1
        assert_readable(looked_at(game).prompt)


def test_cards_fly_to_where_they_lie_then() -> None:
    rng = random.Random(2)
    for seed in range(6):
        game = GAME.start(seats=2 + seed % 3, seed=seed, length="round")
        while game.actor is not None:
            before, events = looked_at(game), list[Event]()
            game.apply(rng.choice(list(game.legal_moves())), events)
            after = looked_at(game)
            seen = [each for event in events if (each := event.seen_by(0)) is not None]
            for stage in stages(before, after, seen):
                for flight in stage.flights:
                    assert flight.origin is None or flight.origin in before.pieces
                    assert flight.goal is None or flight.goal in after.pieces


@pytest.mark.parametrize(("piece", "why"), [
    ("accused/kings_hand/0", "The Accused stays here; only the Warden can swap it."),
    ("successor.1/fool/0", "Your Successor returns to your hand when you flip your King."),
    ("king.2/king", "Only Player 2 may flip this King."),
    ("hand.2/?/0", "Only Player 2 may play these cards."),
])
def test_a_piece_that_begins_no_move_says_whose_it_is_or_what_it_waits_for(piece: str, why: str) -> None:
    game = position("imposter-kings", hand="princess queen", rival="soldier judge", court="elder")
    assert str(looked_at(game).why_stuck(piece).reason) == why
