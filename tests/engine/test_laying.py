"""Every game says what cannot lie so on its table; what it has nothing against can be played to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.notation import notation
from engine.core.errors import ThroneError
from engine.lab.draft import Draft
from engine.lab.errors import CannotLay
from tests.helpers.amount import few_or_many
from tests.helpers.conformance import (
    Setting,
    assert_readable,
    check_moves,
    observations,
    play_on,
    positions,
    settings_in,
)
from tests.helpers.laid import some_positions

every_setting = settings_in(tuple(map(load_game, GAMES)))


def said(draft: Draft[Any]) -> list[str]:
    return [str(each.text) for each in (*draft.faults(), *draft.missing())]


def laid(text: str) -> Draft[Any]:
    return Draft.from_text(text)


# -- all games ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_has_a_name_and_says_what_it_holds(game_id: str) -> None:
    game = load_game(game_id)
    state = game.start(max(game.seats), 1)
    assert game.laying is not None
    assert set(game.laying.fields) == set(state.FIELDS) - state.ZONE_FIELDS


@every_setting
def test_nothing_is_wrong_with_what_games_come_to(setting: Setting) -> None:
    for state in positions(setting):
        assert setting.game.laying is not None
        assert state.phase in setting.game.laying.phases
        assert said(Draft.from_text(notation(setting.game, state, exact=True))) == [], notation(setting.game, state)


@few_or_many("number", 60, 1_500)
def test_a_table_that_somebody_has_changed_is_told_in_a_sentence_or_played_to_the_end(number: int) -> None:
    rng, played = random.Random(number), 0
    for state in some_positions(number, seed=number + 2):
        draft = Draft.from_state(state)
        for _ in range(rng.choice((1, 1, 2, 3))):
            change(draft, rng)
        for complaint in (*draft.faults(), *draft.missing()):
            assert_readable(complaint.text)
        if draft.is_whole:
            played += 1
            world = draft.state()
            check_moves(world)
            play_on(world, rng)
            observations(world)
    assert played


def change(draft: Draft[Any], rng: random.Random) -> None:
    """Something that may be wrong."""
    name = rng.choice(sorted(draft.fields))
    value, laying = draft.fields[name], draft.game.laying
    assert laying is not None
    match rng.randrange(4):
        case 0 if isinstance(value, list) and value:
            draft.set_number(name, rng.randrange(len(value)), rng.choice((-1, 0, 1, 2, 3, 5, 9)))
        case 0 if not isinstance(value, list):
            draft.set_field(name, rng.choice((-1, 0, 1, 2, 3, 4, 7, 15)))
        case 1:
            draft.decide(rng.choice((draft.actor, *range(draft.seats))), rng.choice(sorted(laying.phases)))
        case _:
            zone = rng.choice([zone for zone in draft.zones if draft.cards(zone)])
            try:
                draft.move(zone, rng.randrange(len(draft.cards(zone))), rng.choice(draft.zones))
            except CannotLay as error:
                assert "never goes" in str(error)


@few_or_many("number", 300, 6_000)
def test_a_damaged_text_is_one_sentence_or_a_table(number: int) -> None:
    rng = random.Random(number)
    refused = 0
    for state in some_positions(number // 10, seed=number):
        text = notation(load_game(state.game.id), state, exact=True)
        for _ in range(10):
            damaged = damage(text, rng)
            try:
                draft = Draft.from_text(damaged)
                for sentence in said(draft):
                    assert_one_sentence(sentence)
            except (ThroneError, ValueError) as error:
                assert isinstance(error, ThroneError), damaged
                assert_one_sentence(str(error))
                refused += 1
    assert refused > number / 4


def assert_one_sentence(sentence: str) -> None:
    assert sentence.isprintable(), sentence
    assert 15 < len(sentence) < 900


_ODD = ("", "-1", "0", "99", "9" * 50, "none", "?", ";", ":", "x", "\x1b[2J", "1,2,3")


def damage(text: str, rng: random.Random) -> str:
    """A text in which something was lost, doubled, exchanged or mistyped."""
    words = text.split(" ")
    for _ in range(rng.choice((1, 1, 2, 4))):
        place = rng.randrange(len(words))
        match rng.randrange(6):
            case 0:
                del words[place]
            case 1:
                words.insert(place, rng.choice(words))
            case 2:
                words[place] = rng.choice(_ODD)
            case 3:
                other = rng.randrange(len(words))
                words[place], words[other] = words[other], words[place]
            case 4:
                words[place] = words[place][:-1] + rng.choice("0;:,*x")
            case _:
                words[place] = words[place][1:]
        words = words or ["x"]
    return " ".join(words)


# -- Throne ------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "sentences"), [
    ("throne 2: 2 answer; turn 0; hand.1 king; hand.2 jack; claim queen; target 1; loser -1; last_claim none; "
     "last_target -1; draws 1; rest deck", ["Laid card: exactly 1 card at this moment."]),
    ("throne 2: 1 answer; turn 0; hand.1 king; hand.2 jack; laid ten; claim queen; target 1; loser -1; "
     "last_claim none; last_target -1; draws 1; rest deck", ["At this moment, it is Player 2’s turn."]),
    ("throne 2: 2 answer; turn 0; hand.1 king; hand.2 jack; laid ten; claim seven; target 1; loser -1; "
     "last_claim none; last_target -1; draws 1; rest deck", ["Claim: this does not fit the rest of the table."]),
    ("throne 2: 1 lay; hand.1 king; rest deck", ["Player 2’s hand: at least 1 card at this moment."]),
    ("throne 2: 1 lay; hand.1 king; hand.2 jack; wins 3,0; rest deck",
     ["Rounds won: this does not fit the rest of the table."]),
    ("throne 2: 1 lay; hand.1 king; hand.2 jack; wins 4,0; rest deck", ["Rounds won must be from 0 to 3 here, not 4."]),
    ("throne 2: 1 sing; hand.1 king; hand.2 jack; rest deck", ["This game has no phase called sing."]),
    ("throne 2: - lay; hand.1 king; hand.2 jack; rest deck",
     ["There must be an active player while the game lasts, and none once it is over."]),
    ("throne 2: 1 lay; turn 5; hand.1 king; hand.2 jack; rest deck",
     ["Active player: there is no such player."]),
    ("throne 2: 1 lay; wins 0,0,0; hand.1 king; hand.2 jack; rest deck", ["Rounds won: 2 numbers expected here."]),
])
def test_what_is_impossible_in_throne_is_named(text: str, sentences: list[str]) -> None:
    assert said(laid(text)) == sentences


# -- the other games ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "sentences"), [
    ("behind-the-throne 2: 1 save; row king queen; discards end; rest deck",
     ["A row must be saved when its newest card is higher than the one before it, and only then."]),
    ("behind-the-throne 2: 1 save; row queen king; discards end; rest deck",
     ["No ability can save this row, so it is lost at once."]),
    ("behind-the-throne 2: 1 row; row king end; rest deck",
     ["Row: no End of Game card allowed, since it ends the game as soon as it is revealed."]),
    ("behind-the-throne 2: - over; row king; discards end; rest deck",
     ["The game is over only when the End of Game card is last in the row."]),
    ("behind-the-throne 2: 1 reveal; row king; discards end; rest deck", ["Row: no cards may lie here at this "
                                                                          "moment."]),
    ("behind-the-throne 2: 1 discard; stacks.1 king; discards end; rest deck",
     ["Only a player who owns more than five stacks has to discard one."]),
    ("shadow-throne 3: 3 play; battle 1; wave 1; gold 3,3,3; last -1,-1,-1; concerned 3 2 1; rest deck",
     [f"Player {player} needs at least 4 cards in hand for the waves to come." for player in (1, 2, 3)]),
    ("rival-kings 2: 1 choose; purse 3,1,3,1; markers 1,1; money 0,1,0,1,0,1,0,1; turn -1; chosen -1; "
     "crests -1,-1,-1,-1,-1,-1,-1,-1,-1,-1; concerned 1 2; played.1 queen; rest unused.subjects",
     ["Subjects left out: not all of these cards belong here.",
      "There are more coins than cards left out of the piles."]),
    ("imposter-kings 2: 1 turn; accused fool; hand.1 elder; hand.2 zealot; rest removed; direction 1",
     [f"Player {player}’s Successor: exactly 1 card at this moment." for player in (1, 2)]),
    ("imposter-kings 2: 1 ability; accused fool; court queen; marks 0; hand.1 elder; hand.2 zealot; "
     "flipped 3; played queen; rest removed; direction 1",
     ["The card on the Throne has no ability to use right now."]),
    ("imposter-kings 2: 1 show; accused fool; hand.1 elder; hand.2 zealot; rest removed; direction 1",
     ["This moment cannot occur with this number of players."]),
])
def test_what_is_impossible_is_named(text: str, sentences: list[str]) -> None:
    assert said(laid(text)) == sentences


def test_a_card_lies_only_where_such_a_card_ever_lies() -> None:
    draft = Draft.empty(load_game("behind-the-throne"), 2)
    end = next(card.kind for card in draft.game.cards if card.id == "end")
    with pytest.raises(CannotLay, match=r"This card never goes in this place\."):
        draft.put(end, "stacks.1")
    assert end in draft.box


def test_what_follows_from_the_table_follows_by_itself() -> None:
    """Whoever lays two hands and says whose turn it is need not know of any field."""
    draft = Draft.empty(load_game("throne"), 3)
    draft.decide(1, "lay")
    for card, zone in (("king", "hand.2"), ("jack", "hand.3")):
        draft.put(draft.game.card_names.kind_of(card), zone)
    draft.lay("deck", draft.box)
    assert said(draft) == []
    assert (draft.state().turn, draft.state().out) == (1, 0b001)


def test_the_marks_of_a_court_follow_its_cards() -> None:
    draft = Draft.from_state(load_game("imposter-kings").start(2, 1))
    kind = draft.cards("hand.1")[0]
    draft.move("hand.1", 0, "court")
    assert (draft.cards("court"), draft.fields["marks"]) == ((kind,), [0])
    draft.move("court", 0, "hand.1")
    assert draft.fields["marks"] == []


def test_unseen_choices_are_under_way_as_soon_as_the_moment_has_them() -> None:
    draft = Draft.empty(load_game("rival-kings"), 3)
    draft.decide(0, "choose")
    assert draft.table.sealed is not None
    assert draft.table.sealed.concerned == (0, 1, 2)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bare_table_is_filled_at_random_and_played(game_id: str) -> None:
    for seats in load_game(game_id).seats:
        draft = Draft.empty(load_game(game_id), seats)
        draft.fill(seats)
        play_on(draft.state(), random.Random(seats))


def test_what_no_game_comes_to_cannot_be_filled() -> None:
    draft = laid("throne 2: 1 lay; hand.1 king; hand.2 jack; deck; laid; buried; discards; open.1; open.2")
    with pytest.raises(CannotLay, match=r"None of the games tried led to a table like this"):
        draft.fill(1)
