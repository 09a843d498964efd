"""How Throne lies on the table, and how its moves are made by hand."""

from __future__ import annotations

import pytest

from engine.base.faces import Index, TokenFace
from engine.base.table import SAID, Reaction
from engine.core.text import Player, Text
from engine.games.throne import moves
from engine.games.throne.cards import CARDS, CLAIMS, KING
from engine.games.throne.game import GAME
from engine.games.throne.state import ThroneState
from engine.table.choice import MoveChoice
from engine.table.opened import open_view
from engine.table.view import view
from tests.helpers.faces import in_short, looked_at
from tests.helpers.positions import play, position


def made(game: ThroneState, piece: str, place: str, player: int = 1) -> list[str]:
    """The moves that are made by dropping a piece on a place."""
    return [str(move) for move in looked_at(game, player).dropped(piece, [place])]


def faces(game: ThroneState, zone: str, player: int = 1) -> list[str]:
    """What a zone shows to a player."""
    return [in_short(piece.face) for piece in looked_at(game, player).pieces.values() if piece.zone == zone]


def notes(game: ThroneState, about: int, player: int = 1) -> str:
    """The signs beside the name of a player."""
    marks = looked_at(game, player).seats[about - 1].marks
    return " ".join(str(mark.text) for mark in marks if mark.shape != SAID)


def told(game: ThroneState, about: int) -> list[str]:
    """What is said of a player, with or without a sign."""
    return [str(mark.tip) for mark in looked_at(game).seats[about - 1].marks]


def signs(game: ThroneState, about: int) -> list[str]:
    """The drawings beside the name of a player."""
    return [mark.shape for mark in looked_at(game).seats[about - 1].marks]


# -- what is seen ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", GAME.seats)
def test_every_piece_lies_in_a_zone_of_the_table(seats: int) -> None:
    table = view(GAME.start(seats=seats, seed=1).observation(0))
    assert {piece.zone for piece in table.pieces.values()} <= {zone.id for zone in table.zones}
    assert sum(1 for piece in table.pieces.values() if not isinstance(piece.face, TokenFace)) == 34


def test_a_hand_is_seen_by_its_owner_and_from_the_back_by_others() -> None:
    game = position("throne", "king seven", "ten*2 / queen")
    assert faces(game, "hand.1") == ["seven", "king"]
    assert faces(game, "hand.2") == ["back", "back", "queen"]
    assert faces(game, "hand.1", player=2) == ["back", "back"]


def test_the_laid_card_shows_its_back_and_the_claim_stands_beside_it() -> None:
    game = position("throne", "king seven", "ten*2")
    assert len(faces(game, "claims")) == len(CLAIMS)
    assert faces(game, "said") == []
    play(game, "lay seven as queen 2")
    assert faces(game, "laid") == ["back"]
    (claim,) = [piece for piece in looked_at(game, 2).pieces.values() if piece.zone == "said"]
    assert str(claim.label) == "Queen against Player 2"
    assert len(faces(game, "claims")) == len(CLAIMS) - 1


def test_who_laid_the_card_is_told_what_it_is() -> None:
    game = position("throne", "king seven", "ten*2")
    play(game, "lay seven as queen 2")
    assert str(looked_at(game).pieces["laid/0"].label) == "The card laid face down; you know what it is: Seven"
    assert str(looked_at(game, 2).pieces["laid/0"].label) == "A card, face down"


def test_a_card_face_up_is_marked_for_its_owner_too() -> None:
    game = position("throne", "king seven", "ten*2 / queen")
    assert [mark.text for mark in looked_at(game, 2).pieces["hand.2/open-queen-0"].marks] == ["!"]


def test_a_name_is_followed_by_what_is_known_of_the_cards() -> None:
    game = position("throne", "jack seven", "king*2", "nine*4")
    assert notes(game, about=3) == ""
    play(game, "lay jack as jack 2", "accept", "pick")
    assert notes(game, about=2) == "K!"
    assert notes(game, about=2, player=3) == ""
    play(game, "lay king as jack 3")
    assert notes(game, about=2) == "K?"


def test_cards_left_are_told_without_a_sign_as_their_number_stands_at_the_hand() -> None:
    game = position("throne", "jack seven", "king*2", "nine*4")
    assert [told(game, about=2), told(game, about=3)] == [["2 cards left"], ["4 cards left"]]
    assert [signs(game, about=2), signs(game, about=3)] == [[SAID], [SAID]]


def test_nothing_is_noted_about_hands_that_are_seen() -> None:
    game = position("throne", "jack seven", "king*2", "nine*4")
    play(game, "lay jack as jack 2", "accept", "pick")
    assert [" ".join(mark.text for mark in seat.marks) for seat in open_view(game, 0).seats] == ["", "", ""]


def test_who_is_out_is_told_apart() -> None:
    game = position("throne", "king seven", "", "ten*2")
    assert (signs(game, about=2), signs(game, about=3)) == (["marks/out"], [SAID])


def test_every_round_won_is_a_crown() -> None:
    game = position("throne", "king seven", "", "ten*2")
    game.wins = [0, 2, 1]
    shown = [game.game.table.score_shown(game.observation(0), seat) for seat in range(3)]
    assert [(each.reached, each.goal, each.sign) for each in shown] == [(won, 3, "marks/crown") for won in (0, 2, 1)]


def test_an_ace_is_claimed_against_nobody() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    (claim,) = [piece for piece in looked_at(game, 2).pieces.values() if piece.zone == "said"]
    assert str(claim.label) == "Ace"


def test_cards_claims_and_reminders_have_the_same_letters() -> None:
    """They are one definition, which is translated."""
    game = position("throne", "jack seven", "king*2", "nine*4")
    faces = {piece.group: piece.face for piece in looked_at(game).pieces.values() if piece.zone == "claims"}
    for court in ("jack", "queen", "king", "ace"):
        claim = faces[court]
        assert isinstance(claim, TokenFace) and claim.text == Index(court)
    play(game, "lay jack as jack 2", "accept", "pick")
    reminder = looked_at(game).seats[1].marks[-1].text
    assert isinstance(reminder, Text)
    assert dict(reminder.params) == {"index": CARDS[KING].corner}
    assert CARDS[KING].corner == Text("throne/index", "K")


# -- what is done by hand ----------------------------------------------------------------------------------------------

def test_a_card_is_laid_by_dropping_it_on_a_claim() -> None:
    game = position("throne", "king seven", "ten*2")
    assert made(game, "hand.1/king-0", "claims/king") == ["lay king as king 2"]
    assert made(game, "hand.1/seven-0", "claims/ace") == ["lay seven as ace"]
    assert made(game, "hand.1/seven-0", "claims/ten") == ["lay seven as peasant"]


def test_among_several_rivals_one_is_chosen_after_the_claim() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2", "")
    assert made(game, "hand.1/king-0", "claims/king") == ["lay king as king 2", "lay king as king 3"]


def test_a_card_dropped_on_a_rival_is_aimed_there() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    assert made(game, "hand.1/king-0", "hand.3") == [f"lay king as {claim} 3" for claim in ("jack", "queen", "king")]


def choice(game: ThroneState, piece: str) -> MoveChoice:
    """All that may be done with a piece, to be chosen from by places."""
    table = looked_at(game)
    return MoveChoice(table, piece, tuple(dict.fromkeys(offer.move for offer in table.offers[piece])))


def test_the_claims_and_the_rivals_tell_the_moves_of_a_card_apart() -> None:
    """Where a card is laid does not: all moves end there."""
    found = choice(position("throne", "king seven", "ten*2", "nine*2", ""), "hand.1/king-0")
    assert found.places == {*(f"claims/{claim}" for claim in ("ten", "jack", "queen", "king", "ace")),
                            "hand.2", "hand.3"}


def test_after_the_claim_only_the_rivals_are_left_and_after_the_rival_only_the_claims() -> None:
    found = choice(position("throne", "king seven", "ten*2", "nine*2"), "hand.1/king-0")
    kings = MoveChoice(found.view, found.piece, found.at(["laid", "claims/king"]))
    assert kings.places == {"hand.2", "hand.3"}
    assert list(map(str, kings.at(["hand.3"]))) == ["lay king as king 3"]
    at_third = MoveChoice(found.view, found.piece, found.at(["hand.3"]))
    assert at_third.places == {"claims/jack", "claims/queen", "claims/king"}


def test_a_place_that_tells_nothing_apart_chooses_nothing() -> None:
    found = choice(position("throne", "king seven", "ten*2", "nine*2"), "hand.1/king-0")
    assert found.at(["laid", "discards"]) == ()


def test_a_card_face_up_is_laid_like_any_other() -> None:
    game = position("throne", "seven / king", "ten*2")
    assert made(game, "hand.1/open-king-0", "claims/king") == ["lay-open king as king 2"]


def test_each_copy_of_a_card_can_be_picked_up() -> None:
    game = position("throne", "king*2", "ten*2")
    assert made(game, "hand.1/king-0", "claims/ace") == made(game, "hand.1/king-1", "claims/ace") == ["lay king as ace"]


@pytest.mark.parametrize(("claim", "place"), [("jack", "hand.1"), ("queen", "hand.2"), ("king", "discards")])
def test_any_back_of_the_rival_can_be_pointed_at(claim: str, place: str) -> None:
    game = position("throne", "seven*2", "ten*2 / nine")
    play(game, f"lay seven as {claim} 2", "accept")
    for back in ("hand.2/back-0", "hand.2/back-1"):
        assert made(game, back, place) == ["pick"]
    assert bool(made(game, "hand.2/open-nine-0", place)) == (claim == "king")


def test_a_card_that_lies_face_up_can_be_pointed_at_for_a_wrong_call() -> None:
    game = position("throne", "ace seven", "ten*2 / nine")
    play(game, "lay ace as ace", "liar")
    assert game.phase == "penalty"
    assert made(game, "hand.2/back-0", "discards") == ["pick"]
    assert made(game, "hand.2/open-nine-0", "discards") == ["pick-open nine"]


def test_only_a_hidden_card_can_be_pointed_at_for_a_false_ace() -> None:
    game = position("throne", "seven*2", "ten*2 / nine")
    play(game, "lay seven as peasant", "lay ten as ace", "liar")
    assert game.phase == "penalty"
    assert made(game, "hand.2/back-0", "discards") == ["pick"]
    assert made(game, "hand.2/open-nine-0", "discards") == []


def test_a_joker_is_shown_by_dropping_it_on_the_laid_card() -> None:
    game = position("throne", "seven*2", "joker ten")
    play(game, "lay seven as king 2")
    assert made(game, "hand.2/joker-0", "laid", player=2) == ["joker"]


def test_calling_a_lie_is_the_first_button() -> None:
    game = position("throne", "seven*2", "joker ten")
    play(game, "lay seven as king 2")
    assert list(map(str, looked_at(game, 2).buttons)) == ["liar", "accept", "joker"]


def test_why_a_card_cannot_be_laid_is_told_by_the_rule() -> None:
    game = position("throne", "seven*2", "ten*2")
    play(game, "lay seven as king 2")
    assert looked_at(game, 2).why_stuck("hand.2/ten-0").rule == "R6"


@pytest.mark.parametrize(("play_before", "prompt"), [
    ((), "Drop a card on the claim you want to make."),
    (("lay seven as king 2",), "Player 1 claims a King to kill a card. True?"),
    (("lay seven as king 2", "accept"), "Pick one of Player 2’s cards to kill."),
    (("lay seven as ace",), "Player 1 claims an Ace. Does anybody call it a lie?"),
])
def test_what_is_asked(play_before: tuple[str, ...], prompt: str) -> None:
    game = position("throne", "seven*3", "ten*3", "nine*3")
    play(game, *play_before)
    assert str(looked_at(game).prompt) == prompt


def test_of_two_players_only_the_other_one_is_asked_about_an_ace() -> None:
    game = position("throne", "seven", "ten", "")
    play(game, "lay seven as ace")
    assert str(looked_at(game, 1).prompt) == "Player 1 claims an Ace to draw two cards. True?"


def test_a_single_rival_is_not_asked_for() -> None:
    assert str(looked_at(position("throne", "seven", "ten", "")).prompt) == (
        "Drop a card on the claim you want to make.")


# -- several people at one screen --------------------------------------------------------------------------------------

def test_all_who_have_not_answered_an_ace_are_asked_at_once() -> None:
    game = position("throne", "seven*3", "ten*3", "nine*3", "eight*2")
    play(game, "lay seven as ace", "accept")
    reaction = GAME.table.reaction(game.public_observation(2))
    assert isinstance(reaction, Reaction)
    assert (reaction.seats, reaction.passes) == ((2, 3), moves.ACCEPT)
    assert reaction.question.params == (("player", Player(0)),)


def test_one_rival_alone_is_asked_otherwise() -> None:
    game = position("throne", "seven*3", "ten*3", "nine*3")
    play(game, "lay seven as king 2")
    assert GAME.table.reaction(game.public_observation(1)) is None


@pytest.mark.parametrize(("play_before", "private"), [
    ((), True), (("lay seven as king 2",), True), (("lay seven as ace",), False),
    (("lay seven as king 2", "accept"), False), (("lay seven as jack 2", "accept"), True),
])
def test_others_look_away_where_secrets_are_needed(play_before: tuple[str, ...], private: bool) -> None:
    game = position("throne", "seven*3", "ten*3", "nine*3")
    play(game, *play_before)
    assert GAME.table.is_private(game.observation(game.actor or 0)) == private


def boards(game: ThroneState, player: int) -> dict[str, tuple[str, str, str]]:
    """The signboards as a player sees them, by place: text, tip and state."""
    seen = game.game.table.signboards(game.observation(player - 1))
    return {board.place: (str(board.text), str(board.tip), board.state) for board in seen}


def test_the_balloon_tells_what_is_claimed_and_by_whom() -> None:
    game = position("throne", "king seven", "ten*2", "nine*2")
    play(game, "lay seven as king 3")
    for player in (1, 2, 3):
        told = "Player 1 claims King against Player 3."
        assert boards(game, player)["said"] == ("King against Player 3", told, "now")
        seen = game.game.table.signboards(game.observation(player - 1))
        assert [board.seat for board in seen if board.place == "said"] == [0]


def test_who_lays_a_card_is_invited_and_others_are_told_who_does() -> None:
    game = position("throne", "king seven", "ten*2")
    assert boards(game, 1)["laid"][0] == "Lay a card here"
    assert boards(game, 1)["said"] == ("What do you say it is?", "What do you say it is?", "open")
    assert "laid" not in boards(game, 2)
    assert boards(game, 2)["said"][0] == "Player 1 is about to lay a card and say what it is."


def test_once_the_game_is_over_nobody_is_about_to_lay_a_card() -> None:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 ten; wins 2,0; rest deck")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.actor is None
    assert boards(game, 1)["said"][0] == boards(game, 2)["said"][0] == "The game is over."


@pytest.mark.parametrize(("claim", "told"), [("jack", "A card of Player 2’s will be looked at."),
                                             ("queen", "A card of Player 2’s will be turned face up."),
                                             ("king", "A card of Player 2’s will be killed.")])
def test_the_balloon_tells_what_an_accepted_claim_does(claim: str, told: str) -> None:
    game = position("throne", "king seven", "ten*2")
    play(game, f"lay seven as {claim} 2", "accept")
    assert boards(game, 2)["said"] == (told, told, "open")


def test_who_called_a_true_claim_a_lie_loses_a_card() -> None:
    game = position("throne", "king seven", "ten*3")
    play(game, "lay king as king 2", "liar")
    assert boards(game, 1)["said"][0] == "A card of Player 2’s will be killed."
    play(game, "pick")
    assert boards(game, 1)["said"][0] == "Player 2 loses a card."


def test_below_every_claim_stands_what_it_does() -> None:
    game = position("throne", "king seven", "ten*2")
    found = {place: text for place, (text, _, _) in boards(game, 2).items() if place.startswith("claims/")}
    assert found == {"claims/ten": "no power", "claims/jack": "see a card", "claims/queen": "turn face up",
                     "claims/king": "kill a card", "claims/ace": "draw two"}


@pytest.mark.parametrize(("played", "piece", "why"), [
    ((), "deck/29", "Any claim but a Peasant draws from here."),
    ((), "claims/king", "To claim this, drop a card from your hand here."),
    ((), "hand.2/back-0", "To act on this hand, claim a Jack, Queen, or King against Player 2."),
    (("lay seven as king 2",), "claims/queen", "A claim is aimed at you: answer it first."),
])
def test_a_piece_that_begins_no_move_says_what_it_is_for_or_what_comes_first(
        played: tuple[str, ...], piece: str, why: str) -> None:
    game = position("throne", "1 lay; hand.1 seven king; hand.2 eight nine; rest deck")
    play(game, *played)
    assert str(looked_at(game, (game.actor or 0) + 1).why_stuck(piece).reason) == why


@pytest.mark.parametrize("hand", ["joker ten", "/ joker ten"])
@pytest.mark.parametrize("place", ["laid", "claims/king", "hand.1", ""])
def test_R8_a_joker_shown_against_an_ace_is_told_that_it_does_not_stop_it(hand: str, place: str) -> None:
    game = position("throne", "ace seven", hand)
    play(game, "lay ace as ace")
    seen = looked_at(game, 2)
    joker = next(piece for piece in seen.pieces if "joker" in piece)
    refusal = seen.why_not(joker, [place]) if place else seen.why_stuck(joker)
    assert (refusal.rule, str(refusal.reason)) == ("R8", "A Joker does not stop an Ace.")


def test_R11_another_card_waits_until_the_ace_is_answered() -> None:
    game = position("throne", "ace seven", "joker ten")
    play(game, "lay ace as ace")
    refusal = looked_at(game, 2).why_not("hand.2/ten-0", ["laid"])
    assert (refusal.rule, str(refusal.reason)) == ("R11", "An Ace was claimed: answer it first.")


def test_a_card_that_is_dropped_elsewhere_is_told_where_it_goes_and_one_that_goes_nowhere_why() -> None:
    seen = looked_at(position("throne", "1 lay; hand.1 seven king; hand.2 eight nine; rest deck"))
    assert str(seen.why_not("hand.1/king-0", ["discards"]).reason) == "This goes here: Laid card."
    assert str(seen.why_not("claims/king", ["discards"]).reason) == "To claim this, drop a card from your hand here."
