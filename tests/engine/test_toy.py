"""Cellar, the toy game of the tests: its rules, and that it writes down all that its players can know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from engine import GAMES, load_game
from engine.core.errors import IllegalMove
from engine.core.events import EVERYBODY, Event
from tests.helpers.amount import few_or_many
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_belief import worlds_allowed
from tests.helpers.toy_games import FULL_DECK, TABLES, varied_move
from tests.helpers.toy_witness import Witness
from tests.helpers.toy_words import DECK, HAND, PILE, SHOWN, TURNS

ALE, CIDER, MEAD, WINE = range(4)
ME, YOU, THIRD = range(3)


def table(*hands: list[int], deck: Sequence[int] = (), pile: Sequence[int] = (), renew: str = "pile") -> CellarState:
    """A position with these cards, everyone having seen only their own hand; the other cards are shown."""
    state = CELLAR.start(len(hands), 1, renew=renew)
    state.cards = [FULL_DECK[:], *([] for _ in state.cards[1:])]
    state.begin()
    places = [(kind, HAND + seat, 1 << seat) for seat, hand in enumerate(hands) for kind in hand]
    places += [(kind, PILE, 0) for kind in pile]
    for kind, zone, seers in places:
        state.carry(kind, DECK, zone, seers)
    rest = Counter(state.cards[DECK]) - Counter(deck)
    for kind in rest.elements():
        state.carry(kind, DECK, SHOWN, EVERYBODY)
    state.cards[DECK] = list(deck)
    return state


def play(state: CellarState, *notations: str) -> list[Event]:
    """Make these moves; what happened in the last one."""
    events: list[Event] = []
    for notation in notations:
        events.clear()
        state.apply(CELLAR.move_from_json(notation), events)
    return events


def refused(state: CellarState, notation: str) -> str:
    """The rule against a move; empty if it is legal."""
    refusal = state.why_not(CELLAR.move_from_json(notation))
    return refusal.rule if refusal is not None else ""


def read(events: list[Event], seat: int) -> list[str]:
    """What a seat reads about events."""
    return [str(seen.text) for event in events if (seen := event.seen_by(seat)) is not None]


# -- the rules ---------------------------------------------------------------------------------------------------------

def test_it_is_found_by_its_id_but_not_shown() -> None:
    assert load_game("cellar") is CELLAR
    assert "cellar" not in GAMES


def test_R1_turns_go_round_and_only_the_actor_is_asked() -> None:
    state = table([ALE, MEAD], [WINE], [CIDER], deck=(ALE,))
    play(state, "ask 2 ale")
    assert state.actor == YOU
    assert state.observation(ME).legal_moves() == ()
    refusal = state.observation(ME).why_not(CELLAR.move_from_json("draw"))
    assert refusal is not None
    assert (refusal.rule, str(refusal.reason)) == ("R1", "Not your turn: Player 2 is choosing.")


def test_R2_a_card_that_is_laid_is_seen_by_nobody_else() -> None:
    state = table([ALE, MEAD], [WINE], deck=(CIDER,))
    assert refused(state, "lay wine") == "R2"
    events = play(state, "lay mead")
    assert state.cards[PILE] == [MEAD]
    assert [event.travels[0].kind for event in events] == [MEAD]
    assert [event.seen_by(seat) == events[0].seen_by(ME) for event in events for seat in (ME, YOU)] == [True, False]
    assert (state.observation(ME).known["pile"], state.observation(YOU).known.get("pile")) == ((MEAD,), None)


def test_R3_a_card_that_is_shown_scores() -> None:
    state = table([ALE, MEAD], [WINE], deck=(CIDER,))
    assert refused(state, "show wine") == "R3"
    play(state, "show mead")
    assert state.scores() == (1, 0)
    assert MEAD in state.observation(YOU).zones["shown"]


def test_R4_a_card_is_drawn_while_there_is_one() -> None:
    state = table([ALE], [WINE], [MEAD], deck=(CIDER, MEAD))
    play(state, "draw", "draw")
    assert state.cards[HAND:] == [[ALE, MEAD], [WINE, CIDER], [MEAD]]
    assert refused(state, "draw") == "R4"


def test_R5_a_peek_shows_one_card_to_one_player() -> None:
    state = table([ALE], [WINE], [], deck=(CIDER, MEAD))
    assert [refused(state, f"peek {player}") for player in (1, 2, 3)] == ["R5", "", "R5"]
    events = play(state, "peek 2")
    assert read(events, ME) == ["Wine of Player 2 looked at."]
    assert read(events, YOU) == read(events, THIRD) == ["A card of Player 2 looked at."]
    assert state.observation(ME).known["hand.2"] == (WINE,)
    assert "hand.2" not in state.observation(THIRD).known


def test_R6_a_question_is_answered_for_everybody() -> None:
    state = table([ALE], [WINE, MEAD], [CIDER], deck=(CIDER, MEAD))
    assert [refused(state, f"ask {player} wine") for player in (1, 2, 3)] == ["R6", "", ""]
    assert read(play(state, "ask 2 wine"), THIRD) == ["Player 2 asked for Wine: yes."]
    assert read(play(state, "ask 1 wine"), THIRD) == ["Player 1 asked for Wine: no."]
    assert state.observation(THIRD).known == {"hand.2": (WINE,)}


def test_R7_a_question_to_all_tells_that_the_asker_has_none() -> None:
    state = table([ALE, ALE], [WINE, MEAD], [CIDER], deck=(CIDER, MEAD))
    assert refused(state, "ask-all ale") == "R7"
    play(state, "ask-all wine")
    assert HAND + ME not in {zone for copy in state.knowledge_of(THIRD).may_be(WINE) for zone in copy}


def test_R8_and_R9_cards_are_exchanged_between_two_who_see_both() -> None:
    state = table([ALE, MEAD], [WINE], [CIDER], deck=(CIDER, MEAD))
    assert [refused(state, f"offer {player} mead") for player in (1, 2, 3)] == ["R8", "", ""]
    assert refused(state, "offer 2 wine") == "R8"
    assert refused(state, "return mead") == "R9"
    play(state, "offer 2 mead")
    assert (state.actor, state.phase) == (YOU, "return")
    assert [refused(state, notation) for notation in ("draw", "return cider", "return wine")] == ["R9", "R9", ""]
    assert read(play(state, "return wine"), THIRD) == ["A card given to Player 1."]
    assert (state.cards[HAND], state.cards[HAND + 1]) == ([ALE, WINE], [MEAD])
    assert state.observation(ME).known == {"hand.2": (MEAD,)}
    assert state.actor == YOU


@pytest.mark.parametrize(("renew", "deck"), [("pile", [CIDER, CIDER, MEAD]), ("both", FULL_DECK[2:])])
def test_R10_the_last_card_drawn_makes_a_new_deck(renew: str, deck: list[int]) -> None:
    state = table([ALE], [], deck=(ALE,), pile=(CIDER, CIDER, MEAD), renew=renew)
    play(state, "draw")
    assert sorted(state.cards[DECK]) == deck


def test_R11_numbers_stay_closed_until_all_have_chosen() -> None:
    state = table([ALE], [WINE], deck=(CIDER, MEAD))
    assert refused(state, "number 1") == "R11"
    play(state, "ask 2 ale", "ask 1 wine", "ask 2 ale")
    assert (state.phase, state.actor, refused(state, "draw")) == ("numbers", ME, "R11")
    before = state.observation(YOU).to_json()
    play(state, "number 2")
    assert refused(state, "number 2") == "R11", "it needs an Ale"
    closed = state.observation(YOU).to_json()
    assert {key for key in before["seen"] if before["seen"][key] != closed["seen"][key]} == {"actor", "sealed"}
    assert closed["seen"]["sealed"]["choices"] == {"0": True}
    assert read(play(state, "number 1"), YOU)[0] == "The numbers are open: 2, 1."
    assert state.cards[HAND] == [ALE, MEAD], "the highest number draws a card"
    assert state.observation(YOU).known["hand.1"] == (ALE,)


def test_R11_a_number_chosen_twice_wins_nothing() -> None:
    state = table([ALE], [WINE], [MEAD], deck=(CIDER, MEAD))
    play(state, "ask 2 ale", "ask 1 wine", "ask 2 ale", "number 1", "number 1", "number 0")
    assert state.cards[HAND:] == [[ALE], [WINE], [MEAD, MEAD]]


def test_R12_most_points_win() -> None:
    state = CELLAR.start(2, 5)
    rng = random.Random(3)
    while state.actor is not None:
        assert state.winners() == frozenset()
        play(state, str(varied_move(state, rng)))
    assert (state.turns, state.phase, state.legal_moves()) == (TURNS, "over", ())
    best = max(state.scores())
    assert state.winners() == {seat for seat, points in enumerate(state.scores()) if points == best}
    assert refused(state, "draw") == "R12"


def test_a_refused_move_changes_nothing() -> None:
    state = table([ALE], [WINE], deck=(CIDER,))
    before = state.to_json()
    with pytest.raises(IllegalMove, match=r"R2: You hold no Wine\."):
        play(state, "lay wine")
    assert state.to_json() == before


# -- what can be known -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seats", "renew"), TABLES)
@few_or_many("games", 8, 25)
def test_who_only_watches_the_table_and_knows_the_rules_knows_as_much(games: int, seats: int, renew: str) -> None:
    """What the game writes down is all that can be concluded from rules, moves and chance, and no more."""
    for seed in range(games):
        rng = random.Random(seed)
        state = CELLAR.start(seats, seed, renew=renew)
        witnesses = [Witness(state, seat) for seat in range(seats)]
        while state.actor is not None:
            actor, move, events = state.actor, varied_move(state, rng), list[Event]()
            state.apply(move, events)
            for seat, witness in enumerate(witnesses):
                witness.watch(actor, move, state, events)
                if state.phase != "numbers":
                    assert witness.worlds == worlds_allowed(state.knowledge_of(seat)), f"seed {seed}, after {move}"
