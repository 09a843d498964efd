"""Knowledge never excludes what is true, and allows nothing that a perfect memory would exclude."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from engine.core.errors import ContradictoryKnowledge
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, Looked, Moved, MovedAll, Proved
from engine.core.memory import Log
from tests.helpers.amount import few_or_many
from tests.helpers.recollections import FILE, HISTORIES, recollection
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_belief import World, after, entries_since, seen_entries, world_of, worlds_allowed
from tests.helpers.toy_games import TABLES, minds_of, positions, varied_move

A, B, C, D = range(4)
ALE, CIDER, MEAD, WINE = range(4)
NOBODY, ME, YOU, EVERYBODY = 0, 1, 2, -1


def unseen(source: int, target: int) -> Moved:
    """A card goes from one zone to another; nobody sees which."""
    return Moved(NOBODY, UNKNOWN, source, target)


def seen(kind: int, source: int, target: int) -> Moved:
    return Moved(EVERYBODY, kind, source, target)


def looked(zone: int, *kinds: int) -> Looked:
    return Looked(ME, kinds, zone)


def has(zone: int, *kinds: int) -> Proved:
    """Yes, there is a card of one of these kinds."""
    return Proved(EVERYBODY, kinds, (zone,), 1, 99)


def has_no(zone: int, *kinds: int) -> Proved:
    return Proved(EVERYBODY, kinds, (zone,), 0, 0)


def learned(start: Sequence[Sequence[int]], *entries: Happened) -> Knowledge:
    """What is known after all that, if everything was known at the start."""
    knowledge = Knowledge.at_start(start)
    for entry in entries:
        knowledge.learn(entry)
    return knowledge


def possible(start: Sequence[Sequence[int]], *entries: Happened) -> set[World]:
    """What is possible after all that."""
    worlds = {world_of(start, 4)}
    for entry in entries:
        worlds = after(worlds, entry)
    return worlds


# -- one entry after another -------------------------------------------------------------------------------------------

def test_at_the_start_everything_is_known() -> None:
    knowledge = learned([[MEAD, ALE], [], [CIDER]])
    assert [knowledge.known_in(zone) for zone in (A, B, C)] == [[ALE, MEAD], [], [CIDER]]
    assert knowledge.known() == [[ALE, MEAD], [], [CIDER]]


def test_a_card_that_moved_unseen_may_be_any_of_those_that_were_there() -> None:
    knowledge = learned([[ALE, MEAD], [CIDER], []], unseen(A, B))
    assert knowledge.may_be(ALE) == knowledge.may_be(MEAD) == [(A, B)]
    assert knowledge.may_be(CIDER) == [(B,)]
    assert knowledge.known() == [[], [CIDER], []]


def test_the_only_card_of_a_zone_is_known_wherever_it_goes() -> None:
    assert learned([[ALE], [CIDER], []], unseen(A, B)).known_in(B) == [ALE, CIDER]


def test_a_card_seen_on_its_way_is_known_where_it_arrives() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], []], unseen(A, B), seen(MEAD, A, C))
    assert knowledge.known_in(C) == [MEAD]
    assert knowledge.may_be(ALE) == knowledge.may_be(WINE) == [(A, B)]


def test_what_is_seen_elsewhere_settles_what_moved_unseen() -> None:
    knowledge = learned([[ALE, MEAD], [], []], unseen(A, B), seen(MEAD, A, C))
    assert knowledge.known() == [[], [ALE], [MEAD]]


def test_a_look_finds_the_card() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], []], unseen(A, B), looked(B, WINE))
    assert knowledge.known() == [[ALE, MEAD], [WINE], []]


def test_a_look_at_two_copies_finds_both() -> None:
    start = [[ALE, ALE, MEAD, WINE], [], []]
    assert learned(start, unseen(A, B), unseen(A, B), looked(B, ALE, ALE)).known_in(B) == [ALE, ALE]


def test_a_look_at_a_card_that_is_known_to_be_there_tells_nothing() -> None:
    start = [[ALE, MEAD, WINE], [CIDER], []]
    assert learned(start, unseen(A, B), looked(B, CIDER)).key() == learned(start, unseen(A, B)).key()


def test_yes_puts_one_copy_there_and_leaves_the_other_anywhere() -> None:
    knowledge = learned([[ALE, ALE, MEAD, WINE], [], []], unseen(A, B), unseen(A, B), has(B, ALE))
    assert knowledge.known_in(B) == [ALE]
    assert knowledge.may_be(ALE) == [(A, B), (B,)]


def test_no_leaves_every_copy_elsewhere() -> None:
    knowledge = learned([[ALE, ALE, MEAD, WINE], [], []], unseen(A, B), unseen(A, B), has_no(B, ALE))
    assert knowledge.may_be(ALE) == [(A,), (A,)]
    assert knowledge.known_in(B) == [MEAD, WINE]


def test_a_known_card_is_in_the_hand_or_laid_once_a_card_was_laid_unseen() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [CIDER], []], looked(A, ALE), unseen(A, B), unseen(A, B))
    assert knowledge.may_be(ALE) == [(A, B)]
    assert knowledge.known() == [[], [CIDER], []]


def test_an_answer_goes_stale_when_the_hand_gets_a_card() -> None:
    start = [[ALE, MEAD, WINE], [], []]
    knowledge = learned(start, unseen(A, B), has_no(B, ALE), unseen(A, B))
    assert knowledge.may_be(ALE) == [(A, B)]


def test_two_known_cards_cannot_both_be_the_one_that_left() -> None:
    entries = (unseen(A, B), unseen(C, B), seen(CIDER, A, D))
    knowledge = learned([[ALE, MEAD, CIDER], [], [WINE, CIDER], []], *entries)
    assert worlds_allowed(knowledge) == possible([[ALE, MEAD, CIDER], [], [WINE, CIDER], []], *entries)
    assert not any(world[B][ALE] and world[B][MEAD] for world in worlds_allowed(knowledge))


def test_what_is_shuffled_together_may_be_drawn_together() -> None:
    knowledge = learned([[ALE, MEAD], [CIDER], []], MovedAll(B, A), unseen(A, C))
    assert [knowledge.may_be(kind) for kind in (ALE, CIDER, MEAD)] == [[(A, C)]] * 3


def test_a_pile_that_becomes_the_deck_keeps_what_is_known_of_it() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], [], []], unseen(A, B), has_no(B, ALE), MovedAll(B, C))
    assert knowledge.may_be(ALE) == [(A,)]
    assert knowledge.may_be(MEAD) == [(A, C)]


def test_an_empty_zone_has_nothing_to_move() -> None:
    start = [[ALE, MEAD], [CIDER], []]
    assert learned(start, MovedAll(C, B)).key() == learned(start).key()


def test_the_only_card_that_can_fill_a_zone_lies_there_and_nowhere_else() -> None:
    start = [[ALE, CIDER, MEAD], [], []]
    knowledge = learned(start, unseen(A, B), unseen(A, C), has_no(A, CIDER, MEAD))
    assert knowledge.known() == [[ALE], [], []]
    assert knowledge.may_be(ALE) == [(A,)]


def test_a_zone_whose_cards_are_all_known_has_no_room_for_another() -> None:
    start = [[ALE, CIDER, MEAD], [], []]
    knowledge = learned(start, unseen(A, B), unseen(A, C), has(B, ALE))
    assert knowledge.known_in(B) == [ALE]
    assert knowledge.may_be(CIDER) == knowledge.may_be(MEAD) == [(A, C)]


def test_one_answer_can_be_about_several_kinds_and_places() -> None:
    start = [[ALE, MEAD, WINE, CIDER], [], [], []]
    entries = (unseen(A, B), unseen(A, C), Proved(EVERYBODY, (ALE, MEAD), (B, C), 1, 1))
    assert worlds_allowed(learned(start, *entries)) == possible(start, *entries)


def test_a_copy_learns_for_itself() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], []], unseen(A, B))
    before, copy = knowledge.key(), knowledge.copy()
    copy.learn(looked(B, WINE))
    copy.learn(seen(WINE, B, C))
    assert knowledge.key() == before
    assert copy.known_in(C) == [WINE]


# -- what cannot be ----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("entry", [
    seen(WINE, A, B), looked(A, ALE, ALE), has(A, WINE), has_no(A, MEAD), Proved(EVERYBODY, (ALE, MEAD), (A,), 0, 1),
    Proved(EVERYBODY, (CIDER,), (A, C), 1, 1),
], ids=str)
def test_what_cannot_be_true_is_not_learned(entry: Happened) -> None:
    with pytest.raises(ContradictoryKnowledge):
        learned([[ALE, MEAD], [CIDER, WINE], []], entry)


def test_answers_that_together_leave_a_hand_without_cards_are_not_learned() -> None:
    with pytest.raises(ContradictoryKnowledge):
        learned([[ALE, MEAD, WINE], [], []], unseen(A, B), has_no(B, ALE), has_no(B, MEAD), has_no(B, WINE))


# -- who has seen a whole zone -----------------------------------------------------------------------------------------

def test_who_laid_every_card_of_a_pile_knows_the_pile() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], []], Moved(ME, UNKNOWN, A, B), Moved(ME | YOU, UNKNOWN, A, B))
    assert knowledge.lookers[B] == ME


def test_who_looked_at_the_only_card_knows_it_wherever_it_goes_alone() -> None:
    knowledge = learned([[ALE, MEAD], [], []], Moved(NOBODY, UNKNOWN, A, B), Looked(YOU, (UNKNOWN,), B),
                        Moved(ME, UNKNOWN, B, C))
    assert knowledge.lookers == [NOBODY, EVERYBODY, ME | YOU]


def test_a_look_at_a_part_is_no_look_at_the_whole() -> None:
    knowledge = learned([[ALE, MEAD, WINE], [], []], unseen(A, B), unseen(A, B), Looked(YOU, (UNKNOWN,), B))
    assert knowledge.lookers[B] == NOBODY


def test_who_sees_a_card_leave_a_known_zone_still_knows_the_rest() -> None:
    start: list[list[int]] = [[ALE, MEAD, WINE], [], []]
    laid = [Moved(ME | YOU, UNKNOWN, A, B), Moved(ME | YOU, UNKNOWN, A, B)]
    assert learned(start, *laid, Moved(YOU, UNKNOWN, B, C)).lookers[B] == YOU


@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_everybody_agrees_who_has_seen_a_whole_zone(seats: int, renew: str) -> None:
    for seed in range(5):
        for state, _ in positions(seats, renew, seed):
            known = [state.knowledge_of(viewer) for viewer in range(seats + 1)]
            assert all(each.lookers == known[0].lookers for each in known)
            assert all(each.sizes == known[0].sizes for each in known)


# -- against a perfect memory ------------------------------------------------------------------------------------------

def assert_exact(state: CellarState, believed: Sequence[set[World]]) -> None:
    """Every viewer holds possible what a perfect memory would, no less and no more."""
    for viewer, worlds in enumerate(believed):
        allowed = worlds_allowed(state.knowledge_of(viewer))
        assert worlds <= allowed, f"viewer {viewer} excludes what may be true: {worlds - allowed}"
        assert allowed <= worlds, f"viewer {viewer} holds possible what cannot be: {allowed - worlds}"


@pytest.mark.parametrize(("seats", "renew"), TABLES)
@few_or_many("games", 8, 120)
def test_nobody_excludes_what_is_true_or_allows_what_is_not(games: int, seats: int, renew: str) -> None:
    for seed in range(games):
        for state, minds in positions(seats, renew, seed):
            assert all(minds.truth() in worlds for worlds in minds.believed)
            assert_exact(state, minds.believed)


@pytest.mark.parametrize(("seats", "renew"), TABLES)
@few_or_many("games", 4, 160)
def test_nobody_ever_excludes_what_may_be_true(games: int, seats: int, renew: str) -> None:
    """In one game of many hundreds (seed 265) the public holds some worlds possible that cannot be: several limits
    together would rule them out. That is the safe side; this one must never fail."""
    for seed in range(240, 240 + games):
        for state, minds in positions(seats, renew, seed):
            for viewer, worlds in enumerate(minds.believed):
                assert worlds <= worlds_allowed(state.knowledge_of(viewer))


@pytest.mark.parametrize("seats", CELLAR.seats)
@few_or_many("share", 3, 1)
def test_that_holds_after_every_beginning(share: int, seats: int) -> None:
    """After every first move, and every third answer to it or all of them."""
    start = CELLAR.start(seats, 11)
    for first in start.legal_moves():
        one = start.clone()
        one.apply(first)
        for second in one.legal_moves()[::share]:
            two = one.clone()
            two.apply(second)
            minds = minds_of(two)
            assert_exact(two, minds.believed)


def random_entry(rng: random.Random, zones: list[list[int]]) -> Happened:
    """Something that happens to the cards in these zones, which are changed by it."""
    source = rng.choice([zone for zone, cards in enumerate(zones) if cards])
    target = rng.choice([zone for zone in range(len(zones)) if zone != source])
    kind = rng.choice(zones[source])
    match rng.choices(("move", "look", "answer", "pour"), (70, 10, 15, 5))[0]:
        case "move":
            zones[source].remove(kind)
            zones[target].append(kind)
            return Moved(rng.choice((NOBODY, NOBODY, NOBODY, ME, YOU, ME | YOU)), kind, source, target)
        case "look":
            return Looked(rng.choice((ME, YOU)), (kind,), source)
        case "answer":
            kinds = tuple(rng.sample(range(4), rng.choice((1, 1, 2))))
            asked = tuple(rng.sample(range(len(zones)), rng.choice((1, 1, 2))))
            found = sum(zones[zone].count(each) for zone in asked for each in kinds)
            return Proved(EVERYBODY, kinds, asked, found, found)
        case _:
            zones[target] += zones[source]
            zones[source] = []
            return MovedAll(source, target)


@pytest.mark.parametrize("start", [[[0, 1, 2, 3, 4, 5], [], [], []], [[0, 0, 1, 1, 2, 2, 3, 3], [], [], [], []]])
@few_or_many("games", 30, 130)
def test_whatever_happens_to_cards_is_remembered_as_well_as_can_be(games: int, start: list[list[int]]) -> None:
    for seed in range(games):
        rng, zones = random.Random(seed), [cards[:] for cards in start]
        known = [Knowledge.at_start(zones) for _ in (0, 1)]
        believed = [{world_of(zones, 6)} for _ in (0, 1)]
        for _ in range(20):
            entry = random_entry(rng, zones)
            for viewer in (0, 1):
                view = entry.as_seen_by(viewer)
                if view is not None:
                    known[viewer].learn(view)
                    believed[viewer] = after(believed[viewer], view)
                assert {world_of(_by_kind(world), 6) for world in worlds_allowed(known[viewer])} == believed[viewer]


@few_or_many("histories", 150, HISTORIES)
def test_neither_more_nor_less_is_concluded_than_ever(histories: int) -> None:
    """How limits are found may change, what they are may not: observations are written down."""
    assert [recollection(seed) for seed in range(histories)] == json.loads(FILE.read_text())[:histories]


def _by_kind(world: World) -> list[list[int]]:
    return [[kind for kind, count in enumerate(bag) for _ in range(count)] for bag in world]


def test_a_card_that_may_be_either_of_two_copies_leaves_only_what_both_cases_share() -> None:
    """The one thing that knowledge does not remember in full; the truth stays possible all the same.

    A Cider lies in A: the one that was there and never left, or the other one that came from B. What else moved
    depends on which it is, and the two cases are not kept apart.
    """
    start = [[ALE, ALE, CIDER, MEAD], [CIDER, WINE], [], []]
    entries = (unseen(A, B), unseen(A, D), unseen(B, C), unseen(C, A), looked(A, CIDER))
    allowed, worlds = worlds_allowed(learned(start, *entries)), possible(start, *entries)
    assert worlds < allowed
    assert (len(worlds), len(allowed)) == (10, 12)


# -- a function of what was seen ---------------------------------------------------------------------------------------

def test_who_sees_the_same_knows_the_same() -> None:
    """In many short games: whoever saw the same has the same observation, whatever the others hold."""
    met: dict[tuple[object, ...], object] = {}
    again = 0
    for seed in range(150):
        state = CELLAR.start(2, seed)
        for notation in ("ask 2 wine", "draw", "draw"):
            state.apply(CELLAR.move_from_json(notation))
        for viewer in range(state.seats):
            history = (viewer, *seen_entries(entries_since(state, None), viewer))
            observed = state.observation(viewer).to_json()
            again += history in met
            assert met.setdefault(history, observed) == observed
    assert again > 50


def test_what_a_viewer_does_not_notice_changes_nothing() -> None:
    told = Proved(YOU, (ALE,), (A,), 1, 1)
    assert told.as_seen_by(0) is None
    assert told.as_seen_by(1) is told


def test_another_s_look_tells_only_who_has_seen_the_zone() -> None:
    start: list[list[int]] = [[ALE, MEAD, WINE], [], []]
    view = Looked(YOU, (ALE, WINE), A).as_seen_by(0)
    assert view == Looked(YOU, (UNKNOWN, UNKNOWN), A)
    before, knowledge = learned(start, unseen(A, B)), learned(start, unseen(A, B), view)
    assert knowledge.lookers == [YOU, NOBODY, EVERYBODY]
    knowledge.lookers[A] = before.lookers[A]
    assert knowledge.key() == before.key()


def test_it_does_not_matter_when_knowledge_is_asked_for() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        often, once = CELLAR.start(3, seed, renew="both"), CELLAR.start(3, seed, renew="both")
        while often.actor is not None:
            move = varied_move(often, rng)
            for state in (often, once):
                state.apply(move)
            asked = [often.knowledge_of(viewer).key() for viewer in range(4)]
        assert [once.knowledge_of(viewer).key() for viewer in range(4)] == asked


def test_knowledge_is_the_same_after_it_was_written_down() -> None:
    for seed in range(10):
        for state, _ in positions(2, "both", seed):
            for viewer in range(3):
                knowledge = state.knowledge_of(viewer)
                again = _written_and_read(knowledge)
                assert (again.key(), again.known()) == (knowledge.key(), knowledge.known())
                assert (again.alike(), again.allowed()) == (knowledge.alike(), knowledge.allowed())


def test_who_goes_on_from_what_was_written_down_learns_the_same() -> None:
    for seed in range(10):
        log: Log = None
        before: list[Knowledge] = []
        for state, _ in positions(2, "both", seed):
            for viewer, knowledge in enumerate(before):
                for seen in seen_entries(entries_since(state, log), viewer):
                    knowledge.learn(seen)
                assert knowledge.key() == state.knowledge_of(viewer).key()
            log, before = state.log, [_written_and_read(state.knowledge_of(viewer)) for viewer in range(3)]


def _written_and_read(knowledge: Knowledge) -> Knowledge:
    return Knowledge.from_json(json.loads(json.dumps(knowledge.to_json())))
