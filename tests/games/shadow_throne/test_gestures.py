"""Whatever somebody tries with a card that is no move: the true reason is named, and the rule that it comes from."""

from __future__ import annotations

import random

import pytest

from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from engine.table.view import view
from tests.helpers.conformance import positions, settings_of
from tests.helpers.positions import play, position
from tests.helpers.positions_of.shadow_throne import drafting, wave

TABLE = ("deck", "power", "battle.1", "battle.2", "pool.1", "hand.1", "hand.2", "saved.1", "saved.2")


def told(game: ShadowState, piece: str, place: str | None = None, player: int = 1) -> str:
    """What is said when a player drops that piece there, or only touches it."""
    table = view(game.observation(player - 1))
    if place is None:
        assert not table.drops(piece), f"{piece} can be picked up."
        refusal = table.why_stuck(piece)
    else:
        assert not table.dropped(piece, [place]), f"{piece} can be dropped there."
        refusal = table.why_not(piece, [place])
    return f"{refusal.rule}: {refusal.reason}"


def drafted() -> ShadowState:
    """The first player has taken Datura out of the first pool, and is to take the next card."""
    game = drafting("outlaw simone datura", "tithe_keeper protis thavma", "picureas sythera anna_lys")
    for _ in range(3):
        play(game, str(game.legal_moves()[0]))
    while game.actor != 0:
        play(game, str(game.legal_moves()[0]))
    return game


def with_king() -> ShadowState:
    """King Kyros lies there, and his player may play an extra card."""
    game = position("shadow-throne", "king_kyros tax_collector datura outlaw", "dutiful_peasant*2", "tithe_keeper*2",
                    gold=(6, 3, 3))
    wave(game, "king_kyros", "dutiful_peasant", "tithe_keeper")
    return game


def keeping() -> ShadowState:
    """The battle is over, and cards are kept."""
    hands = ("outlaw*4 hill_militia datura", "tax_collector*4 dutiful_peasant simone",
             "tithe_keeper*4 faithful_pilgrim protis")
    game = position("shadow-throne", *hands)
    for _ in range(4):
        wave(game, "outlaw", "tax_collector", "tithe_keeper")
    while game.actor != 0:
        play(game, str(game.legal_moves()[0]))
    return game


PLAYING = position("shadow-throne", "outlaw datura", "tithe_keeper*2", "thavma*2", gold=(3, 3, 3))
NOT_DEALT = "R3: Pools are dealt from the deck at the start of each battle."
COUNTED = "R22: The tokens show each faction’s power; the game keeps count."


@pytest.mark.parametrize(("game", "piece", "reason"), [
    (PLAYING, "hand.2/back.0", "R4: These cards are secret; only Player 2 decides what happens to them."),
    (PLAYING, "deck/0", NOT_DEALT),
    (PLAYING, "power/empire", COUNTED),
    (with_king(), "hand.1/datura.0", "R14: Datura, Addled Assassin, costs 4 gold, but you have 1."),
    (with_king(), "hand.1/outlaw.0", "R14: King Kyros lets you play an extra Empire card, or none."),
    (with_king(), "battle.1/0", "R28: A character stays where it was played until the battle is over."),
    (with_king(), "battle.2/0", "R28: A character stays where it was played until the battle is over."),
    (keeping(), "battle.1/0", "R28: A character stays where it was played until the battle is over."),
    (drafted(), "pool.2/back.0", "R3: These cards are secret; only Player 2 decides what happens to them."),
    (drafted(), "hand.1/datura.0", "R3: The draft is under way: take a card from your pool."),
])
def test_a_card_that_cannot_be_picked_up_says_why(game: ShadowState, piece: str, reason: str) -> None:
    assert told(game, piece) == reason


@pytest.mark.parametrize(("game", "piece", "place", "reason"), [
    (PLAYING, "hand.1/outlaw.0", "battle.2", "R4: Drag a card from your hand to your characters to play it."),
    (PLAYING, "hand.1/outlaw.0", "deck", "R4: Drag a card from your hand to your characters to play it."),
    (PLAYING, "hand.1/outlaw.0", "saved.1", "R4: A wave is under way: play a card from your hand."),
    (with_king(), "hand.1/datura.0", "battle.1", "R14: Datura, Addled Assassin, costs 4 gold, but you have 1."),
    (with_king(), "hand.1/outlaw.0", "battle.1", "R14: King Kyros lets you play an extra Empire card, or none."),
    (with_king(), "hand.1/tax_collector.0", "deck", "R4: Drag a card from your hand to your characters to play it."),
    (keeping(), "hand.1/datura.0", "battle.1", "R27: The battle is over: keep one card from your hand."),
    (keeping(), "hand.1/datura.0", "deck", "R27: To keep a card, drag it to the place for your saved card."),
    (drafting("outlaw simone", "protis datura", "thavma langman"), "pool.1/outlaw.0", "battle.1",
     "R3: Drag a card from your pool to your hand to take it."),
])
def test_a_card_dropped_where_no_move_takes_it_says_why(game: ShadowState, piece: str, place: str,
                                                        reason: str) -> None:
    assert told(game, piece, place) == reason


@pytest.mark.parametrize(("game", "rule"), [(drafting("outlaw simone", "protis datura", "thavma langman"), "R3"),
                                            (PLAYING, "R4"), (with_king(), "R14"), (keeping(), "R27")])
def test_whoever_is_not_asked_is_told_by_the_rule_that_asks(game: ShadowState, rule: str) -> None:
    actor = game.actor or 0
    for seat in {0, 1, 2} - {actor}:
        table = view(game.observation(seat))
        own = next(piece for piece in table.pieces if piece.startswith((f"hand.{seat + 1}", f"pool.{seat + 1}")))
        assert told(game, own, player=seat + 1) == f"{rule}: Not your turn: Player {actor + 1} is choosing."


def test_nothing_that_can_be_tried_is_answered_at_a_loss() -> None:
    """No piece and no place without a reason of the game's own, in every phase."""
    rng, phases = random.Random(4), set()
    for game in positions(settings_of(GAME)[0]):
        if game.actor is None:
            continue
        table = view(game.observation(game.actor))
        phases.add(game.phase)
        for piece in rng.sample(list(table.pieces), 6):
            refusals = [] if table.drops(piece) else [table.why_stuck(piece)]
            refusals += [table.why_not(piece, [place]) for place in rng.sample(TABLE, 3)
                         if not table.dropped(piece, [place]) and place != table.pieces[piece].zone]
            for refusal in refusals:
                assert refusal.reason.context == "shadow-throne/refusal", (piece, str(refusal.reason))
    assert phases >= {"draft", "play", "keep"}
