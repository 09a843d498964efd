"""Climaxes, as any game may declare them: each happens, takes its second and no more, and leaves the table right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from engine import GAMES, load_game
from engine.base.faces import CardFace, Face
from engine.base.moments import Act
from engine.games.imposter_kings.state import ImposterState
from engine.session.entries import Seating
from engine.table.view import view
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.climaxes import Dramatic, declared, move_with, moves_with, viewers
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.narration.climax import Climax, ClimaxPart
from throne_desktop.table.narration.props import Prop
from throne_desktop.table.narration.shade import Shade
from throne_desktop.table.narration.verdict import VerdictItem

pytestmark = pytest.mark.usefixtures("qtbot")

AT_LEAST = 300
"""No climax is over in less, in milliseconds at the usual pace."""
QUICK = 60.0
"""How many times as fast as usual a climax is shown here to its end."""
CLIMAXES = declared()
ONE_OF_EACH = [("throne", "lie"), ("behind-the-throne", "bust"), ("rival-kings", "pair"), ("imposter-kings", "lose"),
               ("shadow-throne", "flag.church"), ("shadow-throne", "console"), ("imposter-kings", "kill")]
"""A climax for every act, and one about a card and another player's, with words."""


@contextmanager
def shown(told: Dramatic, viewer: int | None, *, speed: float = 0.001, reduced: bool = False) -> Iterator[Hand]:
    """A table on which that move has just been made, seen from that seat; None on a shared screen."""
    players = [Seating(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")[:told.before.seats]]
    with at_table(session_at(told.before.clone(), players), viewer=viewer, speed=speed) as hand:
        hand.narrator.animator.reduced = reduced
        if hand.screen.client.curtain is not None:
            hand.push(hand.buttons[0])
        if not hand.session.moves:      # the only possible move is made without being asked for, sooner or later
            hand.session.submit(told.before.actor or 0, told.move)
        yield hand


def one(game_id: str, event: str) -> Dramatic:
    """A move at which that happens."""
    return moves_with(game_id, event)[0]


def skip_until_it_begins(hand: Hand) -> Climax:
    """Skip what moves until a climax has begun."""
    while hand.moving() and hand.narrator.moments.climax is None:
        hand.narrator.animator.skip()
    climax = hand.narrator.moments.climax
    assert climax is not None
    return climax


def skip_all(hand: Hand) -> list[Climax]:
    """Skip all that moves; returns the climaxes on the way."""
    seen = list[Climax]()
    while hand.moving():
        climax = hand.narrator.moments.climax
        if climax is not None and climax not in seen:
            seen.append(climax)
        hand.narrator.animator.skip()
    return seen


def left_over(hand: Hand) -> list[str]:
    """What a climax has left on the table, and how the cards differ from what should lie there."""
    props = [type(item).__name__ for item in hand.scene.items() if isinstance(item, Shade | VerdictItem | Prop)]
    cry = [] if hand.narrator.moments.cry is None else ["a cry"]
    tilted = [name for name, card in hand.scene.cards.items() if card.tilted]
    return [*props, *cry, *tilted, *hand.disorder()]


def lasting(climax: Climax) -> int:
    """How long a climax keeps everybody from what follows, in milliseconds at the usual pace."""
    return sum(max((moving.ends for moving in part.batch), default=0) + part.rest for part in climax.parts)


# -- what every game declares ------------------------------------------------------------------------------------------

def test_every_game_has_a_climax_and_all_acts_are_looked_at_here() -> None:
    assert {game_id for game_id, _ in CLIMAXES} == set(GAMES)
    assert {load_game(game_id).table.moments[event].act for game_id, event in ONE_OF_EACH} == set(Act)


@few_or_many("number", 1, 6)
@pytest.mark.parametrize(("game_id", "event"), CLIMAXES)
def test_each_happens_takes_its_time_and_leaves_the_table_right_when_skipped(game_id: str, event: str,
                                                                            number: int) -> None:
    found = moves_with(game_id, event, number)
    assert found != ()
    for told in found:
        for viewer in viewers(told.before)[:number]:
            with shown(told, viewer) as hand:
                seen = skip_all(hand)
                assert seen != []
                assert [time for time in map(lasting, seen) if not AT_LEAST <= time <= motions.LONGEST_CLIMAX] == []
                assert left_over(hand) == []


@few_or_many("number", 1, 6)
@pytest.mark.parametrize(("game_id", "event"), ONE_OF_EACH)
def test_each_leaves_the_table_right_when_it_is_watched(game_id: str, event: str, number: int) -> None:
    for told in moves_with(game_id, event, number):
        with shown(told, viewers(told.before)[-1], speed=QUICK) as hand:
            hand.settle()
            assert left_over(hand) == []


# -- what disturbs it --------------------------------------------------------------------------------------------------

def resize(hand: Hand) -> None:
    hand.screen.resize(1024, 640)
    QCoreApplication.processEvents()


def undo(hand: Hand) -> None:
    if hand.screen.client.can_undo:
        hand.take_back()


def move_on(hand: Hand) -> None:
    """The next seat moves at once, as a bot might."""
    state = hand.session.state
    if state.actor is not None:
        hand.session.submit(state.actor, state.legal_moves()[0])


def another_language(hand: Hand) -> None:
    QCoreApplication.sendEvent(hand.screen, QEvent(QEvent.Type.LanguageChange))


def another_page(hand: Hand) -> None:
    hand.screen.rest()
    hand.screen.wake()


def space(hand: Hand) -> None:
    hand.key(Qt.Key.Key_Space)


DISTURBED: list[Callable[[Hand], None]] = [resize, undo, move_on, another_language, another_page, space]


@pytest.mark.parametrize(("climax", "disturb"), [
    pytest.param(climax, disturb, marks=() if number % (len(DISTURBED) + 1) == 0 else LONG)
    for number, (climax, disturb) in enumerate(product(ONE_OF_EACH, DISTURBED))])
def test_whatever_disturbs_it_the_table_is_right_afterwards(climax: tuple[str, str],
                                                            disturb: Callable[[Hand], None]) -> None:
    told = one(*climax)
    with shown(told, told.before.actor) as hand:
        skip_until_it_begins(hand)
        disturb(hand)
        skip_all(hand)
        assert left_over(hand) == []


def test_a_table_that_is_closed_meanwhile_moves_no_more() -> None:
    with shown(one("behind-the-throne", "bust"), 0) as hand:
        skip_until_it_begins(hand)
        hand.leave()
        assert not hand.moving()


def test_all_at_once_there_is_nothing_to_wait_for() -> None:
    with shown(one("throne", "lie"), 0, speed=0.0) as hand:
        assert not hand.moving()
        assert left_over(hand) == []


@pytest.mark.parametrize("climax", [ONE_OF_EACH[1], *(pytest.param(each, marks=LONG) for each in ONE_OF_EACH)])
def test_it_is_shown_on_a_shared_screen(climax: tuple[str, str]) -> None:
    with shown(one(*climax), None) as hand:
        assert skip_all(hand) != []
        assert left_over(hand) == []


@pytest.mark.parametrize("climax", [("behind-the-throne", "bust"), ("imposter-kings", "kill")])
def test_it_is_shown_again_from_the_log(climax: tuple[str, str]) -> None:
    told = one(*climax)
    with shown(told, told.before.actor) as hand:
        skip_all(hand)
        hand.narrator.animator.speed = 0.001
        past = [event for _, events in hand.screen.client.past() for event in events]
        event = next(event for event in past if event.name == climax[1])
        hand.screen.move_replay.look_back(1, event)
        assert len(skip_all(hand)) == 1
        assert left_over(hand) == []


@few_or_many("number", 1, 6)
def test_an_assassin_is_shown_to_all_and_strikes_the_king_of_whoever_flipped(number: int) -> None:
    for told in moves_with("imposter-kings", "kill", number):
        assert isinstance(told.before, ImposterState)
        for viewer in range(told.before.seats):
            with shown(told, viewer) as hand:
                climax = skip_until_it_begins(hand)
                king = hand.scene.cards[f"king.{told.before.turn + 1}/king"]
                (struck,) = (item for item in climax.items if isinstance(item, VerdictItem))
                assert struck.word == "Struck"
                assert king.mapRectToScene(king.card_rect()).contains(struck.pos())
                cry = hand.narrator.moments.cry
                assert cry is not None
                assert cry.words.startswith("Shows the Assassin: ")
                assert not cry.sceneBoundingRect().intersects(struck.sceneBoundingRect())


def test_where_two_factions_win_neither_flag_covers_the_other() -> None:
    with shown(move_with("shadow-throne", "flag.rebels", "flag.church"), 0) as hand:
        skip_until_it_begins(hand)
        flags: set[QGraphicsItem] = set()
        while hand.moving() and len(flags) < 2:
            flags = {item for item in hand.scene.items() if isinstance(item, Prop)}
            hand.narrator.animator.skip()
        upper, lower = sorted(flags, key=lambda flag: flag.y())
        assert lower.y() - upper.y() >= lower.boundingRect().height() / 2


# -- how it is shown ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("game_id", "event"), ONE_OF_EACH)
def test_with_reduced_motion_everything_fades_where_it_lies(game_id: str, event: str) -> None:
    with shown(one(game_id, event), 0, reduced=True) as hand:
        climax = skip_until_it_begins(hand)
        cards = list(hand.scene.cards.values())
        for part in climax.parts:
            lay, lie = [card.pos() for card in cards], look(part, 9999.0, cards)
            for time in range(0, 600, 60):
                lies = look(part, float(time), cards)
                assert [card for card, *ends in zip(lies, lay, lie, strict=True) if card not in ends] == []
                assert [card for card in cards if card.tilted] == []
                assert [item for item in climax.items if item.scale() != 1.0] == []
                assert [item for item in climax.items if isinstance(item, Prop) and item.pos() != item.lies] == []


def look(part: ClimaxPart, time: float, cards: Sequence[CardItem]) -> list[QPointF]:
    """Where cards are at some time of a part that fades."""
    for moving in part.batch:
        moving.reduce()
        moving.at(time)
    return [card.pos() for card in cards]


@few_or_many("number", 1, 6)
@pytest.mark.parametrize(("game_id", "event"), ONE_OF_EACH)
def test_no_card_shows_a_face_that_the_viewer_does_not_see_anyway(game_id: str, event: str, number: int) -> None:
    for told in moves_with(game_id, event, number):
        viewer = viewers(told.before)[-1]
        with shown(told, viewer) as hand:
            allowed = visible(told, viewer, hand)
            while hand.moving():
                faces = {card.face_shown for card in hand.scene.cards.values()}
                assert {face for face in faces if isinstance(face, CardFace)} <= allowed
                hand.narrator.animator.skip()


def visible(told: Dramatic, viewer: int, hand: Hand) -> set[Face]:
    """The faces that lie open to a viewer before a move or after it, or are told to them."""
    game = told.before.game
    lying = [*view(told.before.observation(viewer)).pieces.values(), *hand.view.pieces.values()]
    cards = {card.kind: CardFace(card.id) for card in load_game(game.id).cards}
    events = [event for _, events in hand.screen.client.past() for event in events]
    named = {cards[travel.kind] for event in events for travel in event.travels if travel.kind in cards}
    return {*(piece.face for piece in lying), *named}
