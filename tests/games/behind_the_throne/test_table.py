"""The table shows what lies where, and every legal move can be made on it by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.events import Event
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from engine.table.steps import ShownStage, stages
from engine.table.view import View
from tests.helpers.amount import few_or_many
from tests.helpers.faces import in_short, looked_at, shown
from tests.helpers.positions import lying, move, named, play, position


def random_games(number: int) -> Iterator[BehindState]:
    """Every position of some games played at random."""
    rng = random.Random(8)
    for seed in range(number):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            yield game
            game.advance(rng.choice(list(game.legal_moves())))
        yield game


# -- what is shown -------------------------------------------------------------------------------------------------

@few_or_many("games", 2, 6)
def test_every_card_lies_on_the_table_once_for_every_player(games: int) -> None:
    for game in random_games(games):
        for player in range(1, game.seats + 1):
            table = looked_at(game, player)
            for zone in ("row", "discards", "taken"):
                assert shown(table, zone) == lying(game, zone)
            for seat in range(game.seats):
                zone = f"stacks.{seat + 1}"
                assert sorted(shown(table, zone).split()) == sorted(lying(game, zone).split())
            assert len(shown(table, "deck").split()) == len((lying(game, "deck") + " " + lying(game, "top")).split())
            assert {piece.zone for piece in table.pieces.values()} <= {zone.id for zone in table.zones}


def test_the_deck_lies_face_down_though_its_cards_can_be_worked_out() -> None:
    game = GAME.start(seats=2, seed=5)
    assert set(shown(looked_at(game), "deck").split()) == {"back"}


def test_a_card_looked_at_shows_its_face_to_the_looker_on_top_of_the_deck() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    play(game, "use prophet")
    assert shown(looked_at(game, 1), "deck").split()[-2:] == ["back", "queen"]
    assert set(shown(looked_at(game, 2), "deck").split()) == {"back"}


def test_the_top_card_of_an_outnumbered_or_used_stack_lies_sideways() -> None:
    game = position("behind-the-throne", row="king queen", mine="general*2 assassin", rival="assassin*2 queen")
    play(game, "use general")
    lying_sideways = [piece.id for piece in looked_at(game).pieces.values() if piece.sideways]
    assert sorted(lying_sideways) == ["stacks.1/assassin/0", "stacks.1/general/1"]


def test_R12_queens_and_kings_never_lie_sideways() -> None:
    game = position("behind-the-throne", mine="queen king", rival="queen*2 king*2")
    assert not any(piece.sideways for piece in looked_at(game).pieces.values())


def test_a_changed_card_shows_its_value() -> None:
    game = position("behind-the-throne", row="king queen", mine="general")
    play(game, "use general")
    pieces = looked_at(game).pieces.values()
    assert {piece.id: piece.counts for piece in pieces if piece.counts} == {"row/1": "5"}
    assert {piece.id: [str(mark.tip) for mark in piece.marks] for piece in pieces if piece.marks} == {
        "row/1": ["The newest card now counts as 5."]}


def test_scores_and_the_player_in_turn_are_shown() -> None:
    table = looked_at(position("behind-the-throne", row="king queen", mine="king*2", rival="queen*2"))
    assert [(seat.score, seat.deciding) for seat in table.seats] == [(9, True), (8, False)]


@pytest.mark.parametrize(("row", "deck", "prompt"), [
    ("", "king", "Reveal the first card."),
    ("king", "queen", "Reveal, use an ability, swap, or collect the row."),
    ("queen*2", "queen", "Equal values: destroy, reveal, use an ability, swap, or collect."),
    ("king queen alchemist minstrel", "judge", "The row is full: use an ability, swap, or collect."),
    ("jester", "minstrel", "6 is higher than 3: bring it down."),
    ("general", "end", "The game is over."),
])
def test_the_prompt_says_what_is_to_be_done(row: str, deck: str, prompt: str) -> None:
    game = position("behind-the-throne", row=row, mine="general", rival="king", deck=deck)
    if row:
        play(game, "reveal")
    assert str(looked_at(game).prompt) == prompt


@few_or_many("games", 3, 9)
def test_the_prompt_offers_what_is_possible_and_nothing_else(games: int) -> None:
    """Also where values are equal and nobody owns a card, Queens forbid it, or a full row can be given to nobody."""
    for game in random_games(games):
        if game.phase == "row":
            verbs, prompt = {each.verb for each in game.legal_moves()}, prompt_for(game, game.turn)
            for kind in ("destroy", "reveal", "swap", "collect"):
                assert (kind in prompt.lower()) == (kind in verbs), (prompt, verbs)
            assert ("use an ability" in prompt) == bool(verbs & {"use", "judge"})
            assert prompt_for(game, (game.turn + 1) % game.seats) == prompt


def prompt_for(game: BehindState, seat: int) -> str:
    """What is asked at the table, as a seat reads it."""
    return str(GAME.table.prompt(game.observation(seat)))


def test_equal_values_of_which_nothing_comes_are_not_spoken_of() -> None:
    game = position("behind-the-throne", row="king", deck="king")
    play(game, "reveal")
    assert str(looked_at(game).prompt) == "Reveal another card, or collect the row."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_place_for_stacks(seats: int) -> None:
    zones = looked_at(GAME.start(seats=seats, seed=1)).zones
    assert [zone.id for zone in zones] == ["deck", "row", "taken", "discards",
                                           *(f"stacks.{player}" for player in range(1, seats + 1))]
    assert [zone.seat for zone in zones[4:]] == list(range(seats))


def test_stacks_lie_side_by_side_the_most_valuable_first() -> None:
    table = looked_at(position("behind-the-throne", mine="general*2 king prophet"))
    places = [(piece.group, piece.slot, piece.level) for piece in table.pieces.values() if piece.zone == "stacks.1"]
    assert places == [("king", 0, 0), ("prophet", 1, 0), ("general", 2, 0), ("general", 2, 1)]
    assert table.slots["stacks.1"] == 3


# -- moves by hand -------------------------------------------------------------------------------------------------

@few_or_many("games", 3, 9)
def test_every_legal_move_has_a_gesture_or_a_button(games: int) -> None:
    verbs = set()
    for game in random_games(games):
        if game.actor is None:
            continue
        table = looked_at(game, game.actor + 1)
        offered = {offer.move for offers in table.offers.values() for offer in offers} | set(table.buttons)
        assert offered == set(game.legal_moves())
        verbs |= {each.verb for each in offered}
    assert verbs == {each.verb for each in GAME.moves}


@few_or_many("games", 2, 6)
def test_every_gesture_takes_pieces_of_the_table_to_a_place_of_the_table(games: int) -> None:
    for game in random_games(games):
        if game.actor is None:
            continue
        table = looked_at(game, game.actor + 1)
        places = {zone.id for zone in table.zones} | {piece.place for piece in table.pieces.values()}
        for each in GAME.moves:
            for gesture in GAME.table.gestures(each, table.observation):
                assert gesture.grab
                assert set(gesture.grab) <= set(table.pieces), str(each)
                assert gesture.drop in places, str(each)


def test_the_likeliest_moves_stand_as_buttons() -> None:
    game = position("behind-the-throne", mine="general jester", deck="assassin minstrel", rival="king")
    assert list(map(str, looked_at(game).buttons)) == ["reveal"]
    play(game, "reveal")
    assert list(map(str, looked_at(game).buttons)) == ["reveal", "collect"]
    play(game, "reveal")
    assert list(map(str, looked_at(game).buttons)) == ["use general", "use jester -1", "use jester +1"]
    full = position("behind-the-throne", row="minstrel", mine="general prophet jester assassin judge")
    play(full, "collect")
    assert list(map(str, looked_at(full).buttons)) == [
        f"discard {card}" for card in ("general", "prophet", "jester", "assassin", "judge", "minstrel")]


def test_a_drop_makes_the_move() -> None:
    game = position("behind-the-throne", row="king king", mine="prophet general", rival="queen")
    table = looked_at(game)
    top = f"deck/{len(shown(table, 'deck').split()) - 1}"
    for piece, place, notation in ((top, "row", "reveal"), ("row/0", "stacks.1", "collect"),
                                   ("stacks.1/general/0", "row", "use general"),
                                   ("stacks.1/prophet/0", "deck", "use prophet"),
                                   ("stacks.2/queen/0", "discards", "destroy 2 queen"),
                                   ("stacks.2/queen/0", "stacks.1", "swap 2 queen"),
                                   ("row/1", "stacks.2/queen", "swap 2 queen")):
        assert table.dropped(piece, [place]) == (move("behind-the-throne", notation),)
        assert place in table.drops(piece)


def test_the_jester_leaves_a_choice_of_two() -> None:
    table = looked_at(position("behind-the-throne", row="king queen", mine="jester"))
    assert [str(each) for each in table.dropped("stacks.1/jester/0", ["row"])] == ["use jester -1", "use jester +1"]


def test_the_judge_is_dropped_on_the_stack_that_shall_act() -> None:
    table = looked_at(position("behind-the-throne", row="king queen", mine="judge general", rival="general*2"))
    dropped = table.dropped("stacks.1/judge/0", ["stacks.1/general", "stacks.1"])
    assert dropped == (move("behind-the-throne", "judge general"),)


@pytest.mark.parametrize(("piece", "place", "rule"), [
    ("stacks.2/king/1", "discards", "R13"),
    ("stacks.2/king/1", "stacks.1", "R18"),
    ("stacks.1/assassin/0", "row", "R10"),
    ("stacks.1/general/0", "discards", "R13"),
    ("stacks.1/judge/0", "stacks.1/general", "R8"),
    ("row/0", "stacks.2/king", "R18"),
    ("row/0", "deck", "R16"),
    ("stacks.2/king/0", "row", "R18"),
    ("discards/0", "row", "R23"),
])
def test_an_illegal_drop_is_refused_with_a_rule(piece: str, place: str, rule: str) -> None:
    table = looked_at(position("behind-the-throne", row="queen alchemist", mine="general assassin judge",
                               rival="king*2 minstrel assassin*2"))
    assert table.dropped(piece, [place]) == ()
    refusal = table.why_not(piece, [place])
    assert refusal.rule == rule
    assert str(refusal.reason)


@few_or_many("games", 1, 3)
def test_every_illegal_drop_has_a_rule_of_the_book(games: int) -> None:
    rng = random.Random(9)
    for game in random_games(games):
        table = looked_at(game, rng.randint(1, game.seats))
        for _ in range(4):
            piece = rng.choice(list(table.pieces))
            place = rng.choice([zone.id for zone in table.zones])
            if not table.dropped(piece, [place]):
                assert GAME.rule(table.why_not(piece, [place]).rule)
            if not table.drops(piece):
                assert GAME.rule(table.why_stuck(piece).rule)


def test_whoever_is_not_in_turn_can_move_nothing() -> None:
    table = looked_at(position("behind-the-throne", row="king", mine="general", rival="general", deck="queen"),
                      player=2)
    assert not table.offers
    assert not table.buttons
    assert table.why_not("stacks.2/general/0", ["row"]).rule == "R1"
    assert table.why_stuck("stacks.2/general/0").rule == "R1"


def test_after_the_end_nothing_can_be_moved() -> None:
    game = position("behind-the-throne", row="king", mine="general", deck="end")
    play(game, "reveal")
    assert not looked_at(game).offers
    assert looked_at(game).why_stuck("stacks.1/general/0").rule == "R24"


# -- cards on their way --------------------------------------------------------------------------------------------

def staged(game: BehindState, notation: str, player: int = 1) -> list[ShownStage]:
    """Make a move; the stages in which a player sees it."""
    old = looked_at(game, player)
    seen = [event.seen_by(player - 1) for event in play(game, notation)]
    return stages(old, looked_at(game, player), [event for event in seen if event is not None])


def flights(found: list[ShownStage]) -> list[str]:
    """All flights in words: "king row>discards"."""
    return [f"{in_short(flight.face)} {flight.source}>{flight.target}" for stage in found for flight in stage.flights]


def test_a_lost_row_passes_through_the_row_on_its_way_to_the_discard_pile() -> None:
    game = position("behind-the-throne", row="queen prophet", deck="king")
    top = f"deck/{len(shown(looked_at(game), 'deck').split()) - 1}"
    found = staged(game, "reveal")
    assert [stage.event.name for stage in found] == ["reveal", "bust"]
    assert flights(found) == ["king deck>row", "queen row>discards", "prophet row>discards", "king row>discards"]
    passing = found[0].flights[0]
    assert (passing.origin, passing.goal, passing.position) == (top, None, 2)
    assert [flight.origin for flight in found[1].flights] == ["row/0", "row/1", None]
    assert [flight.goal for flight in found[1].flights] == ["discards/1", "discards/2", "discards/3"]


def test_a_collected_row_flies_to_the_stacks() -> None:
    found = staged(position("behind-the-throne", row="king queen", mine="king"), "collect")
    assert flights(found) == ["king row>stacks.1", "queen row>stacks.1"]
    assert [flight.origin for flight in found[0].flights] == ["row/0", "row/1"]
    assert [flight.goal for flight in found[0].flights] == ["stacks.1/king/1", "stacks.1/queen/0"]


def test_a_sixth_copy_passes_over_the_stack() -> None:
    found = staged(position("behind-the-throne", row="king", mine="king*5", seats=3), "collect")
    assert flights(found) == ["king row>stacks.1", "king stacks.1>discards"]
    assert (found[0].flights[0].goal, found[1].flights[0].goal) == (None, "discards/1")


def test_a_swap_shows_the_gift_and_the_card_taken() -> None:
    found = staged(position("behind-the-throne", row="king queen", rival="prophet*2"), "swap 2 prophet")
    assert [stage.event.name for stage in found] == ["swap", "take"]
    assert flights(found) == ["prophet stacks.2>taken", "king row>stacks.2", "queen row>stacks.2",
                              "prophet taken>stacks.1"]
    assert found[1].flights[0].goal == "stacks.1/prophet/0"


def test_a_swap_stops_half_way_while_the_recipient_discards() -> None:
    game = position("behind-the-throne", row="king", rival="general prophet jester assassin judge*2")
    assert flights(staged(game, "swap 2 judge")) == ["judge stacks.2>taken", "king row>stacks.2"]
    assert shown(looked_at(game), "taken") == "judge"
    assert flights(staged(game, "discard general")) == ["general stacks.2>discards", "judge taken>stacks.1"]


def test_a_look_moves_no_card_and_an_ability_neither() -> None:
    game = position("behind-the-throne", row="king queen", mine="prophet general")
    assert staged(game, "use prophet") == []
    assert staged(game, "use general") == []


def cards_in_zones(table: View) -> Counter[str]:
    """How many cards lie in each zone."""
    return Counter(piece.zone for piece in table.pieces.values())


def after_flights(before: Counter[str], found: list[ShownStage]) -> Counter[str]:
    """How many cards lie in each zone once all have flown; a new deck flies as one pile."""
    lie = Counter(before)
    for stage in found:
        for flight in stage.flights:
            number = lie[flight.source] if stage.event.name == "renew" else 1
            lie[flight.source] -= number
            lie[flight.target] += number
    return +lie


@few_or_many("games", 3, 9)
def test_the_stages_account_for_every_card_that_travelled(games: int) -> None:
    rng, names = random.Random(10), set()
    for seed in range(games):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            player = rng.randint(1, game.seats)
            old, events = looked_at(game, player), list[Event]()
            game.apply(rng.choice(list(game.legal_moves())), events)
            new = looked_at(game, player)
            found = stages(old, new, [seen for event in events if (seen := event.seen_by(player - 1)) is not None])
            assert after_flights(cards_in_zones(old), found) == cards_in_zones(new)
            names |= {stage.event.name for stage in found}
    assert names >= {"reveal", "renew", "bust", "collect", "swap", "take", "destroy", "discard"}


def test_the_faces_of_flying_cards_are_what_the_watcher_may_know() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    play(game, "use prophet")
    assert flights(staged(game, "reveal", player=2)) == ["queen deck>row"]
    assert named("behind-the-throne", game.row) == "queen"
