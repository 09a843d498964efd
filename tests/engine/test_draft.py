"""A table is laid by hand, step by step: each can be undone, and what cannot lie so is told in a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.laying import Complaint
from engine.base.notation import notation
from engine.core.text import N_
from engine.games.shadow_throne.state import CONVERTED, DEAD, IS_EXTRA
from engine.lab import filling
from engine.lab.draft import Draft
from engine.lab.errors import CannotLay
from engine.table.opened import laid_view
from tests.helpers.amount import few_or_many
from tests.helpers.conformance import play_on
from tests.helpers.laid import lay_something, some_positions

THRONE = load_game("throne")
KINDS = {card.id: card.kind for card in THRONE.cards}


def throne(text: str = "? ?") -> Draft[Any]:
    return Draft.from_text(f"throne 2: {text}")


def said(draft: Draft[Any]) -> list[str]:
    return [str(each.text) for each in (*draft.faults(), *draft.missing())]


# -- text --------------------------------------------------------------------------------------------------------------

@few_or_many("number", 60, 2_000)
def test_a_position_goes_through_text_and_a_draft_and_is_the_same(number: int) -> None:
    for state in some_positions(number, seed=number):
        game = load_game(state.game.id)
        for exact in (False, True):
            text = notation(game, state, exact=exact)
            draft = Draft.from_text(text)
            assert draft.text(exact=exact) == text
            assert said(draft) == [], text
        assert draft.state().fingerprint() == state.fingerprint()


def test_a_table_half_laid_goes_through_text_and_is_half_laid() -> None:
    draft = Draft.empty(THRONE, 2)
    draft.put(KINDS["king"], "hand.1")
    draft.put(KINDS["jack"], "hand.2")
    draft.empty_zone("buried")
    draft.set_field("wins", [1, 0])
    again = Draft.from_text(draft.text())
    assert draft.text() == "throne 2: ? ?; hand.1 king; hand.2 jack; buried; wins 1,0"
    assert (again.text(), again.laid, again.box) == (draft.text(), draft.laid, draft.box)


# -- laying ------------------------------------------------------------------------------------------------------------

def test_all_cards_that_lie_nowhere_are_in_the_box() -> None:
    draft = Draft.empty(THRONE, 2)
    kings = draft.box.count(KINDS["king"])
    draft.put(KINDS["king"], "hand.1")
    assert draft.box.count(KINDS["king"]) == kings - 1
    draft.take("hand.1", 0)
    assert draft.box.count(KINDS["king"]) == kings


def test_no_card_more_than_there_are_is_laid() -> None:
    draft = Draft.empty(THRONE, 2)
    for _ in range(draft.box.count(KINDS["king"])):
        draft.put(KINDS["king"], "hand.1")
    with pytest.raises(CannotLay, match=r"There is no King left in the box\."):
        draft.put(KINDS["king"], "hand.2")


def test_cards_lie_from_the_bottom_up_and_move_within_a_place_and_to_another() -> None:
    draft = throne("? ?; deck king ten")
    draft.put(KINDS["seven"], "deck")
    draft.put(KINDS["jack"], "deck", 0)
    draft.move("deck", 0, "deck")
    draft.move("deck", 0, "hand.1")
    assert draft.text() == "throne 2: ? ?; deck ten seven jack; hand.1 king"


@pytest.mark.parametrize("seed", range(20))
def test_every_step_undone_gives_the_table_back_and_redone_the_next(seed: int) -> None:
    rng = random.Random(seed)
    draft = Draft.from_state(some_positions(1, seed)[0])
    texts = [(draft.text(), draft.laid, draft.actor, draft.phase)]
    for _ in range(60):
        one_step(draft, rng)
        texts.append((draft.text(), draft.laid, draft.actor, draft.phase))
    for former in texts[-2::-1]:
        draft.undo()
        assert (draft.text(), draft.laid, draft.actor, draft.phase) == former
    assert not draft.can_undo
    for later in texts[1:]:
        draft.redo()
        assert (draft.text(), draft.laid, draft.actor, draft.phase) == later
    assert not draft.can_redo


def one_step(draft: Draft[Any], rng: random.Random) -> None:
    """Something that changes the table, whether or not it can lie so."""
    try:
        lay_something(draft, rng)
    except CannotLay:       # a card that never lies there
        draft.leave_open(rng.choice(draft.zones))


def test_a_step_after_an_undo_leaves_nothing_to_redo() -> None:
    draft = Draft.empty(THRONE, 2)
    draft.put(KINDS["king"], "hand.1")
    draft.undo()
    draft.put(KINDS["ten"], "hand.1")
    assert not draft.can_redo


# -- what is wrong, and what is missing --------------------------------------------------------------------------------

def test_a_table_half_laid_says_what_is_missing_and_is_at_no_fault() -> None:
    draft = throne("? lay; hand.1 king; hand.2 jack")
    assert [str(each.text) for each in draft.missing()] == ["The active player has not been chosen yet.",
                                                            "32 cards still to be laid."]
    assert draft.faults() == ()
    with pytest.raises(CannotLay, match=r"The active player has not been chosen yet\."):
        draft.state()


def test_a_draft_of_a_game_knows_what_was_seen_as_long_as_it_is_not_changed() -> None:
    state = some_positions(30, seed=5)[-1]
    draft = Draft.from_state(state)
    for seat in range(state.seats):
        assert draft.state().observation(seat) == state.observation(seat)


# -- the rest at random ------------------------------------------------------------------------------------------------

@few_or_many("number", 15, 300)
def test_the_rest_is_laid_at_random_so_that_it_can_be_played_to_the_end(number: int) -> None:
    rng, filled = random.Random(number), 0
    for state in some_positions(number, seed=number + 1):
        draft = Draft.from_state(state)
        for name in rng.sample(sorted(draft.laid & {*draft.zones, *draft.fields}), 3):
            draft.leave_open(name)
        kept = {zone: draft.cards(zone) for zone in draft.laid & set(draft.zones)}
        try:
            draft.fill(number)
        except CannotLay:       # of a rare moment too much was left open
            continue
        filled += 1
        assert kept.items() <= {zone: draft.cards(zone) for zone in draft.zones}.items()
        play_on(draft.state(), rng)
    assert filled > 0.75 * number


def test_the_same_seed_lays_the_same_and_others_something_else() -> None:
    def hands(seed: int) -> tuple[tuple[int, ...], ...]:
        draft = throne("1 lay; hand.1 king ten")
        draft.fill(seed)
        return draft.cards("hand.1"), draft.cards("hand.2")

    assert hands(1) == hands(1)
    assert len({hands(seed) for seed in range(6)}) > 3


# -- half-laid tables --------------------------------------------------------------------------------------------------

KINGS = load_game("imposter-kings")
SHADOW = load_game("shadow-throne")
BEHIND = load_game("behind-the-throne")
RIVALS = load_game("rival-kings")


def kind_of(game: Any, card_id: str) -> int:
    return next(card.kind for card in game.cards if card.id == card_id)


@pytest.mark.parametrize("text", [
    "shadow-throne 3: 1 play; battle.1 outlaw datura; waves 1",
    "shadow-throne 3: 2 play; battle.2 outlaw; wave 2; status 0,0,0"])
def test_a_list_that_does_not_fit_the_cards_is_said_and_fills_no_table(text: str) -> None:
    draft = Draft.from_text(text)
    assert any(re.search("[0-9]+ numbers? expected here", each) for each in said(draft))
    assert laid_view(draft.table, 0).moves == ()
    with pytest.raises(CannotLay):
        draft.fill(1)


@pytest.mark.parametrize("game_id", GAMES)
def test_half_laid_texts_are_tables_that_can_be_shown_and_judged(game_id: str) -> None:
    game, rng = load_game(game_id), random.Random(game_id)
    assert game.laying is not None
    for number in range(40):
        seats = rng.choice(game.seats)
        draft = Draft.empty(game, seats)
        for _ in range(number % 7):
            with suppress(CannotLay):       # not every card lies everywhere
                draft.put(rng.choice(draft.box), rng.choice(draft.zones))
        zones = draft.text().partition(":")[2].partition(";")[2]
        moment = rng.choice(list(game.laying.phases))
        again = Draft.from_text(f"{game_id} {seats}: {rng.randint(1, seats)} {moment};{zones}")
        for seat in range(seats):
            assert laid_view(again.table, seat).moves == ()
        assert all(len(str(each.text)) > 15 for each in (*again.faults(), *again.missing()))


def test_cards_of_the_court_lie_face_up_where_a_text_does_not_say_how() -> None:
    draft = Draft.from_text("imposter-kings 4: 1 turn; hand.1 soldier elder; court fool")
    assert draft.fields["marks"] == [0]
    assert draft.table.throne_value() == 1


def test_a_card_that_was_laid_face_up_stays_so_when_the_rest_is_filled() -> None:
    draft = Draft.from_text("imposter-kings 2: 1 turn; court soldier")
    for seed in range(12):
        draft.fill(seed)
        assert draft.fields["marks"] == [0]
        draft.undo()


def test_a_character_laid_by_hand_is_filled_like_one_of_a_text() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "extra")
    draft.put(kind_of(SHADOW, "king_kyros"), "battle.1")
    assert draft.laid == {"actor", "phase", "battle.1"}
    for seed in range(3):
        draft.fill(seed)
        assert draft.cards("battle.1") == (kind_of(SHADOW, "king_kyros"),)
        assert draft.is_whole
        draft.undo()


@pytest.mark.parametrize("phase", ["peek", "unmask", "kill", "deal"])
def test_it_is_the_turn_of_whoever_decides_where_the_rules_say_so(phase: str) -> None:
    draft = Draft.empty(THRONE, 2)
    draft.decide(1, phase)
    assert draft.table.turn == 1
    draft.fill(1)
    assert (draft.actor, draft.phase) == (1, phase)


def test_whose_turn_it_is_follows_a_new_decision_on_a_whole_table() -> None:
    draft = Draft.empty(THRONE, 2)
    draft.decide(0, "lay")
    draft.fill(1)
    draft.decide(1, "lay")
    assert (draft.table.turn, said(draft)) == (1, [])


def test_whoever_gets_cards_back_chooses_unseen_with_the_others() -> None:
    draft = Draft.from_text("throne 3: 2 ace; turn 0; hand.1 king; hand.2 jack; laid ace; claim ace; target -1; "
                            "loser -1; last_claim none; last_target -1; concerned 2; draws 2; rest deck")
    assert said(draft) == []
    draft.move("deck", 0, "hand.3")
    assert draft.table.sealed is not None
    assert (draft.table.sealed.concerned, said(draft)) == ((1, 2), [])


def test_what_is_in_the_way_of_the_rest_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filling, "MOST_GAMES", 4)
    monkeypatch.setattr(filling, "MOST_DEALS", 4)
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "play")
    draft.set_field("wave", 1)
    draft.put(kind_of(SHADOW, "outlaw"), "battle.1")
    draft.put(kind_of(SHADOW, "sythera"), "battle.1")
    draft.set_field("waves", [1, 1])
    with pytest.raises(CannotLay, match="Player 1 needs one character from each wave so far"):
        draft.fill(1)


def test_a_hand_with_too_few_cards_gets_more_and_an_empty_place_stays_so() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "play")
    draft.put(kind_of(SHADOW, "king_kyros"), "hand.1")
    draft.empty_zone("deck")
    draft.leave_open("deck")
    draft.fill(1)
    assert kind_of(SHADOW, "king_kyros") in draft.cards("hand.1") and len(draft.cards("hand.1")) >= 5
    throne = Draft.empty(THRONE, 2)
    throne.put(kind_of(THRONE, "seven"), "open.2")
    throne.empty_zone("hand.2")
    throne.fill(1)
    assert (throne.cards("hand.2"), throne.cards("open.2")) == ((), (kind_of(THRONE, "seven"),))


def test_where_all_choose_in_secret_nobody_has_chosen_and_the_first_is_asked() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.put(kind_of(SHADOW, "anna_lys"), "hand.1")
    draft.put(kind_of(SHADOW, "hill_militia"), "hand.2")
    draft.decide(0, "play")
    draft.set_field("wave", 1)
    draft.fill(1)
    assert draft.table.sealed is not None and not draft.table.sealed.choices
    assert draft.actor == draft.table.sealed.next_seat()
    assert kind_of(SHADOW, "hill_militia") in draft.cards("hand.2")


def test_hush_money_goes_by_the_card_that_was_laid() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.put(kind_of(SHADOW, "faithful_pilgrim"), "battle.1")
    draft.put(kind_of(SHADOW, "thavma"), "hand.1")
    draft.decide(0, "play")
    draft.fill(1)
    church = 2
    assert draft.table.last[0] == church


def test_what_was_said_of_a_laid_card_stays_with_it_among_the_cards_of_others() -> None:
    """Characters of all players are counted in the order of waves, so what lies before others would shift it."""
    draft = Draft.empty(SHADOW, 3)
    knights = kind_of(SHADOW, "bentheon_knights")
    draft.put(knights, "battle.1")
    draft.set_field("status", [4])
    draft.decide(0, "play")
    draft.fill(1)
    unpaid, nothing = 4, -1
    assert draft.cards("battle.1") == (knights,)
    fields = draft.fields
    assert [fields["status"][number] for number, owner in enumerate(fields["owners"]) if owner == 0] == [unpaid]
    assert fields["last"][0] == nothing


@pytest.mark.parametrize("seed", range(4))
def test_places_that_are_mostly_empty_stay_so(seed: int) -> None:
    throne = Draft.empty(THRONE, 2)
    throne.put(kind_of(THRONE, "jack"), "hand.2")
    throne.fill(seed)
    assert (throne.cards("hand.2"), throne.cards("open.1"), throne.cards("open.2")) == (
        (kind_of(THRONE, "jack"),), (), ())
    kings = Draft.empty(KINGS, 3)
    kings.put(kind_of(KINGS, "zealot"), "hand.1")
    kings.fill(seed)
    assert not any(kings.cards(f"{place}.{seat}") for place in ("condemned", "antechamber") for seat in (1, 2, 3))


def test_what_happens_is_the_first_that_can_be_where_nobody_said_it() -> None:
    draft = Draft.empty(KINGS, 3)
    draft.put(kind_of(KINGS, "zealot"), "hand.1")
    draft.fill(1)
    assert (draft.actor, draft.phase) == (0, "turn")
    condemned = Draft.empty(KINGS, 3)
    condemned.put(kind_of(KINGS, "fool"), "condemned.1")
    condemned.put(kind_of(KINGS, "assassin"), "condemned.1")
    condemned.put(kind_of(KINGS, "zealot"), "antechamber.1")
    condemned.fill(1)
    assert (condemned.actor, condemned.phase) == (0, "condemned")
    condemned.undo()
    assert condemned.phase == "" and len(condemned.cards("condemned.1")) == 2


@pytest.mark.parametrize("seed", range(6))
def test_nothing_exceptional_is_laid_that_nobody_asked_for(seed: int) -> None:
    """A card that was changed would decide what may be done with an equal one, and nobody laid that."""
    row = Draft.empty(BEHIND, 2)
    for _ in range(2):
        row.put(kind_of(BEHIND, "judge"), "row")
    row.fill(seed)
    assert (row.phase, row.fields["change"], row.fields["used"], row.fields["frozen"]) == ("row", 0, 0, 0)
    court = Draft.empty(KINGS, 2)
    court.put(kind_of(KINGS, "princess"), "court")
    court.fill(seed)
    assert (court.fields["flipped"], court.fields["marks"], court.fields["muted"]) == (0, [0], 0)
    flipped = Draft.empty(KINGS, 2)
    flipped.set_field("flipped", 0b01)
    flipped.fill(seed)
    assert (flipped.fields["flipped"], flipped.cards("successor.1")) == (0b01, ())
    bare = Draft.empty(KINGS, 2)
    bare.decide(0, "turn")
    assert bare.fields["flipped"] == 0


def test_only_moments_that_so_many_players_come_to_are_offered_and_a_turn_first() -> None:
    two, four = Draft.empty(KINGS, 2), Draft.empty(KINGS, 4)
    assert next(iter(two.moments)) == next(iter(four.moments)) == "turn"
    assert {"restart"} == two.moments.keys() - four.moments.keys()
    assert {"show", "lay", "offer", "partner", "direction"} == four.moments.keys() - two.moments.keys()
    assert list(two.moments)[-1] == "over"
    two.decide(0, "partner")
    assert "partner" in two.moments


def test_nobody_is_claimed_or_robbed_on_a_table_without_a_moment() -> None:
    assert Draft.empty(THRONE, 2).fields["claim"] == -1
    assert set(Draft.empty(RIVALS, 3).fields["crests"]) == {-1}
    assert set(Draft.empty(SHADOW, 3).fields["last"]) == {-1}


def test_a_card_is_changed_only_by_an_ability_that_was_used() -> None:
    texts = ("row queen; change -2", "stacks.1 assassin; row queen; change -2")
    wrong = [said(Draft.from_text(f"behind-the-throne 2: 1 row; {text}; rest deck")) for text in texts]
    assert all(any("does not fit" in each for each in sentences) for sentences in wrong)
    right = ("stacks.1 assassin; ", "")     # a stack that was used may have gone since
    for stack in right:
        text = f"behind-the-throne 2: 1 row; {stack}row queen; change -2; used assassin; rest deck"
        assert said(Draft.from_text(text)) == []


@pytest.mark.parametrize("seats", RIVALS.seats)
@pytest.mark.parametrize("supply", [[0, 0], [3, 0], [1, 2]])
def test_of_a_supply_that_was_laid_players_have_all_other_coins(supply: list[int], seats: int) -> None:
    draft = Draft.empty(RIVALS, seats)
    draft.set_field("supply", supply)
    draft.set_field("money", [0] * 8)
    draft.decide(0, "turn")
    for seed in range(4):
        draft.fill(seed)
        table = draft.table
        assert (table.supply, table.money, said(draft)) == (supply, [0] * 8, [])
        coins = sum(len(draft.cards(zone)) for zone in ("unused.subjects", "unused.buildings"))
        assert sum(table.purse) + sum(supply) == coins
        draft.undo()


def test_of_coins_that_were_laid_the_supply_or_piles_have_the_rest() -> None:
    draft = Draft.empty(RIVALS, 2)
    draft.decide(0, "turn")
    draft.set_field("purse", [1, 0, 2, 0])
    draft.fill(1)
    assert (draft.table.purse, said(draft)) == ([1, 0, 2, 0], [])
    draft.undo()
    draft.set_field("supply", [0, 0])
    draft.fill(1)
    assert (draft.table.purse, draft.table.supply, said(draft)) == ([1, 0, 2, 0], [0, 0], [])
    draft.set_field("money", [0] * 8)
    assert said(draft) == ["There are fewer coins than cards left out of the piles."]
    draft.set_field("supply", [99, 0])
    assert said(draft)[0] == "There are more coins than cards left out of the piles."


def test_nothing_is_looked_for_beyond_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.set_field("wave", 0)
    asked: list[str] = []

    def wrong(*_: Any) -> Iterator[Complaint]:
        asked.append("a table")
        yield Complaint(N_("engine/lab", "That card is not in this place."), ("wave",))

    monkeypatch.setattr(filling, "complaints_about", wrong)
    with pytest.raises(CannotLay, match="The most common obstacle: That card is not in this place"):
        draft.fill(1, seconds=0)
    assert len(asked) == 1


@pytest.mark.parametrize("card_id", ["trader", "count", "bursar", "diplomat"])
def test_what_follows_is_laid_anew_where_another_card_no_longer_fits_it(card_id: str) -> None:
    """A character without the action that a crest lies on has none there."""
    draft = Draft.from_text("rival-kings 3: 1 turn; played.1 queen; played.2 knight; played.3 duke")
    draft.fill(3)
    kind = kind_of(RIVALS, card_id)
    zone = next(zone for zone in draft.zones if kind in draft.cards(zone))
    draft.move(zone, draft.cards(zone).index(kind), "played.2")
    assert [each for each in said(draft) if "Crests" in each] == []


def test_a_value_that_somebody_gave_stays_whatever_card_is_moved() -> None:
    draft = Draft.empty(RIVALS, 2)
    draft.decide(0, "turn")
    draft.set_field("finished", 3)
    draft.put(kind_of(RIVALS, "queen"), "played.1")
    assert draft.fields["finished"] == 3


def test_a_wave_is_the_first_in_which_nobody_has_a_character_yet() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.put(kind_of(SHADOW, "anna_lys"), "hand.1")
    draft.decide(0, "play")
    for seed in range(3):
        draft.fill(seed)
        assert (draft.fields["battle"], draft.fields["wave"]) == (1, 1)
        draft.undo()
    draft.put(kind_of(SHADOW, "outlaw"), "battle.1")
    draft.fill(1)
    assert draft.fields["wave"] == 2


def test_where_no_character_lies_nobody_owes_hush_money() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "extra")
    assert draft.fields["last"] == [-1, -1, -1]


def test_the_abilities_of_a_wave_that_is_laid_have_worked() -> None:
    draft = Draft.empty(SHADOW, 3)
    for seat, card in enumerate(("bentheon_knights", "outlaw", "tithe_keeper"), start=1):
        draft.put(kind_of(SHADOW, card), f"battle.{seat}")
    assert draft.fields["waves"] == [1, 1, 1]
    dead = [DEAD * (kind != kind_of(SHADOW, "bentheon_knights")) for kind in draft.table.who]
    assert (draft.fields["status"], draft.table.track) == (dead, [3, 0, 0])
    draft.fill(1)
    assert (draft.fields["wave"], draft.fields["status"]) == (2, dead)
    assert draft.table.track == [3, 0, 0]


@pytest.mark.parametrize(("phase", "status", "wave"), [("play", CONVERTED, 2), ("extra", 0, 1)])
def test_abilities_of_number_3_have_worked_once_no_king_is_asked_any_more(phase: str, status: int, wave: int) -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, phase)
    for seat, card in enumerate(("king_kyros", "outlaw", "shepherd"), start=1):
        draft.put(kind_of(SHADOW, card), f"battle.{seat}")
    outlaw = draft.table.who.index(kind_of(SHADOW, "outlaw"))
    assert draft.fields["status"][outlaw] == status
    draft.fill(1)
    assert draft.fields["wave"] == wave


def test_what_happened_to_a_character_by_hand_stays_whatever_abilities_do() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "play")
    draft.put(kind_of(SHADOW, "bentheon_knights"), "battle.1")
    draft.set_field("status", [0])
    draft.put(kind_of(SHADOW, "outlaw"), "battle.2")
    assert draft.fields["status"] == [0, 0]


def test_roses_of_a_wave_that_is_laid_bloom_in_the_next() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.decide(0, "play")
    hands = (("picureas", "outlaw"), ("tithe_keeper", "outlaw"), ("tax_collector", "shepherd"))
    for seat, cards in enumerate(hands, start=1):
        draft.lay(f"battle.{seat}", [kind_of(SHADOW, card) for card in cards])
    outlaws = [tokens for kind, tokens in zip(draft.table.who, draft.table.tokens, strict=True)
               if kind == kind_of(SHADOW, "outlaw")]
    assert outlaws == [1, 1]


@pytest.mark.parametrize(("characters", "markers"), [
    (("queen", "knight", "duke"), [0, 1, 0]),           # A robs D, B robs nobody here
    (("queen", "lord_protector", "knight"), [1, 1, 0]),     # equal ranks leave lower ones alone
    (("bursar", "countess", "trader"), [0, 1, 1]),      # D robs E, and E robs F
    (("queen", "duke", "countess"), [0, 0, 0]),
])
def test_the_conflicts_of_characters_that_are_laid_have_cost_their_markers(
        characters: tuple[str, ...], markers: list[int]) -> None:
    draft = Draft.empty(RIVALS, 3)
    for seat, card in enumerate(characters, 1):
        draft.put(kind_of(RIVALS, card), f"played.{seat}")
    draft.decide(0, "turn")
    draft.fill(1)
    assert draft.fields["markers"] == markers


def test_a_neutral_character_costs_markers_as_well() -> None:
    draft = Draft.from_text("rival-kings 2: ? turn; played.1 trader; played.2 queen; neutral courtier")
    draft.fill(1)
    assert draft.fields["markers"] == [1, 0]


def test_a_character_lies_in_the_wave_of_the_frame_it_was_put_in_and_others_stay_in_theirs() -> None:
    draft = Draft.empty(SHADOW, 3)
    outlaw, knights = kind_of(SHADOW, "outlaw"), kind_of(SHADOW, "bentheon_knights")
    draft.put(outlaw, "battle.1", slot=2)
    draft.put(knights, "battle.1")
    assert (draft.table.who, draft.table.waves) == ([knights, outlaw], [1, 3])
    draft.move("battle.1", 1, "battle.1", slot=0)       # they change places
    assert (draft.table.who, draft.table.waves) == ([outlaw, knights], [1, 3])
    again = Draft.from_text(draft.text())
    assert (again.table.who, again.table.waves) == (draft.table.who, draft.table.waves)


def test_who_is_moved_to_another_wave_is_no_longer_killed_in_the_first() -> None:
    draft = Draft.empty(SHADOW, 3)
    draft.put(kind_of(SHADOW, "bentheon_knights"), "battle.1")
    draft.put(kind_of(SHADOW, "outlaw"), "battle.3")
    assert sorted(draft.fields["status"]) == [0, DEAD]
    draft.move("battle.3", 0, "battle.3", slot=1)
    assert draft.fields["status"] == [0, 0]


def test_characters_of_waves_in_which_nobody_laid_one_are_filled_in() -> None:
    draft = Draft.empty(SHADOW, 3)
    for seat, card in enumerate(("bentheon_knights", "phabos_scouts", "faithful_pilgrim")):
        draft.put(kind_of(SHADOW, card), f"battle.{seat + 1}", slot=seat)
    draft.fill(1)
    assert (draft.fields["wave"], draft.fields["waves"]) == (4, [1, 1, 1, 2, 2, 2, 3, 3, 3])
    assert draft.table.who[draft.table.waves.index(1)] == kind_of(SHADOW, "bentheon_knights")


@pytest.mark.parametrize(("laid", "phase", "actor"), [
    ("subjects.1 court_lady; subjects.2 sailor; buildings.2 harbor forge", "turn", 0),
    ("played.1 courtier; played.2 priest; played.3 trader", "turn", 0),
    ("played.1 queen; played.2 knight; played.3 trader", "steal", 0),
    ("played.1 lord_protector; played.2 bursar; played.3 trader; subjects.2 watchman", "conflict", 1),
    ("played.1 lord_protector; subjects.1 gardener", "garden", 0),
    ("hand.1 queen duke trader", "choose", None),
])
def test_what_happens_is_what_the_cards_that_were_laid_call_for(laid: str, phase: str, actor: int | None) -> None:
    draft = Draft.from_text(f"rival-kings 3: ? ?; {laid}")
    draft.fill(1)
    assert draft.phase == phase
    assert actor in (None, draft.actor)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_that_cards_go_to_has_a_name(game_id: str) -> None:
    game = load_game(game_id)
    for seats in game.seats:
        named = {zone.id for zone in game.table.zones(seats)} | set(game.laying.zones)
        unnamed = [zone for zone in Draft.empty(game, seats).zones if not {zone, zone.partition(".")[0]} & named]
        assert unnamed == []


@pytest.mark.parametrize("seed", range(6))
def test_nobody_gets_all_cards_that_nobody_laid(seed: int) -> None:
    draft = throne("1 lay; deck ten; discards seven*3; hand.1 ace; laid; open.1; open.2")
    for name in ("wins", "claim", "target", "draws"):
        if name in draft.fields:
            draft.set_field(name, draft.fields[name])
    draft.fill(seed)
    assert len(draft.cards("hand.2")) < 10


def test_a_card_of_the_empire_laid_on_a_king_is_his_extra_card_and_works_with_the_3s() -> None:
    draft = Draft.empty(SHADOW, 3)
    for seat, card in enumerate(("king_kyros", "shepherd", "outlaw"), 1):
        draft.put(kind_of(SHADOW, card), f"battle.{seat}", slot=0)
    draft.put(kind_of(SHADOW, "bentheon_knights"), "battle.1", slot=0)
    found = dict(zip(draft.table.who, draft.table.status, strict=True))
    assert found[kind_of(SHADOW, "bentheon_knights")] == IS_EXTRA
    assert found[kind_of(SHADOW, "outlaw")] == DEAD | CONVERTED
    assert set(draft.table.waves) == {1}
    draft.fill(1)
    assert draft.fields["wave"] == 2
    again = Draft.from_text(draft.text())
    assert again.table.status == draft.table.status


def test_after_the_fourth_wave_power_is_that_of_the_characters_that_were_laid() -> None:
    draft = Draft.empty(SHADOW, 3)
    for seat, card in enumerate(("tax_collector", "outlaw", "tithe_keeper"), 1):
        draft.lay(f"battle.{seat}", [kind_of(SHADOW, card)] * 4)
    draft.fill(1)
    assert (draft.phase, draft.table.track) == ("keep", [4, 4, 4])
