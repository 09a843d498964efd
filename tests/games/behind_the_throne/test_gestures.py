"""Whatever somebody tries with a card that is no move: the true reason is named, and the rule that it comes from."""

from __future__ import annotations

import random

import pytest

from engine.games.behind_the_throne.state import BehindState
from engine.table.view import View, view
from tests.games.behind_the_throne.test_legality import odd_positions
from tests.helpers.amount import few_or_many
from tests.helpers.positions import play, position

MINE, RIVAL = "stacks.1", "stacks.2"


def told(game: BehindState, piece: str, place: str | None = None) -> str:
    """What is said when the player to decide drops that piece there, or only touches it."""
    table = view(game.observation(game.actor or 0))
    if place is None:
        assert not table.drops(piece), f"{piece} can be picked up."
        refusal = table.why_stuck(piece)
    else:
        places = [place, place.partition("/")[0]] if "/" in place else [place]
        assert not table.dropped(piece, places), f"{piece} can be dropped there."
        refusal = table.why_not(piece, places)
    return f"{refusal.rule}: {refusal.reason}"


def begun(**given: str) -> BehindState:
    """A turn in which no card has been revealed."""
    return position("behind-the-throne", **given)


def used(*notations: str, **given: str) -> BehindState:
    """A position after some moves."""
    game = position("behind-the-throne", **given)
    play(game, *notations)
    return game


PROTECTS = "is never used; it protects you while it stands upright."
LONGER = "are never used; each lengthens the row you need"
NO_NEWEST = "R4: Abilities change the newest card in the row, but the row is still empty."
NO_ROW = "R2: There is no row yet: reveal at least one card first."
PAIRS = "minstrel*2 alchemist*2 queen*2 king*2"


@pytest.mark.parametrize(("game", "piece", "reason"), [
    # what protects or limits
    (position("behind-the-throne", row="king", mine=PAIRS), f"{MINE}/minstrel/1", f"R11: The Minstrel {PROTECTS}"),
    (position("behind-the-throne", row="king", mine=PAIRS), f"{MINE}/alchemist/1", f"R11: The Alchemist {PROTECTS}"),
    (position("behind-the-throne", row="king", mine=PAIRS), f"{MINE}/king/0", f"R12: Kings {LONGER} for a swap."),
    (position("behind-the-throne", row="king", mine=PAIRS), f"{MINE}/queen/1",
     f"R12: Queens {LONGER} to destroy a card."),
    (position("behind-the-throne", row="king", mine=PAIRS), f"{MINE}/minstrel/0", f"R11: The Minstrel {PROTECTS}"),
    (begun(mine=PAIRS), f"{MINE}/minstrel/1", f"R11: The Minstrel {PROTECTS}"),
    # an own stack that acts
    (begun(mine="general"), f"{MINE}/general/0", NO_NEWEST),
    (begun(mine="jester*2"), f"{MINE}/jester/0", NO_NEWEST),
    (begun(mine="assassin", rival="assassin*2"), f"{MINE}/assassin/0",
     "R10: Another player has a larger Assassin stack."),
    (position("behind-the-throne", row="king", mine="general*2"), f"{MINE}/general/0",
     "R20: Take the top card of the General stack."),
    (position("behind-the-throne", row="king", mine="prophet", rival="prophet*2"), f"{MINE}/prophet/0",
     "R10: Another player has a larger Prophet stack."),
    (used("use general", row="king queen", mine="general"), f"{MINE}/general/0",
     "R8: Your General was already used this turn."),
    (used("destroy 2 king", row="jester jester", mine="general", rival="king"), f"{MINE}/general/0",
     "R13: This card has destroyed another, so its value can no longer change."),
    (position("behind-the-throne", row="jester*2", mine="queen*2 general"), f"{MINE}/queen/0",
     f"R12: Queens {LONGER} to destroy a card."),
    # the Judge
    (position("behind-the-throne", row="king queen", mine="judge general"), f"{MINE}/judge/0",
     "R8: The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways."),
    (position("behind-the-throne", row="king queen", mine="judge"), f"{MINE}/judge/0",
     "R8: The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways."),
    (begun(mine="judge general", rival="general*2"), f"{MINE}/judge/0", NO_NEWEST),
    (position("behind-the-throne", row="king queen", mine="judge general", rival="judge*2 general*2"),
     f"{MINE}/judge/0", "R10: Another player has a larger Judge stack."),
    (used("judge general", row="king queen", mine="judge general", rival="general*2"), f"{MINE}/judge/0",
     "R8: Your Judge was already used this turn."),
    # cards of others
    (begun(rival="king*2"), f"{RIVAL}/king/1", NO_ROW),
    (begun(rival="king*2"), f"{RIVAL}/king/0", NO_ROW),
    (position("behind-the-throne", row="king", rival="judge minstrel"), f"{RIVAL}/judge/0",
     "R18: Player 2 is protected: you must take a Minstrel."),
    (position("behind-the-throne", row="king", rival="king*2"), f"{RIVAL}/king/0",
     "R20: Take the top card of the King stack."),
    (position("behind-the-throne", row="queen", mine="king*2", rival="judge"), f"{RIVAL}/judge/0",
     "R12: With 2 Kings, you may swap only when the row has at least 2 cards."),
    (position("behind-the-throne", row="jester jester", mine="king*3", rival="judge alchemist"), f"{RIVAL}/judge/0",
     "R15: Player 2 is protected: you must destroy an Alchemist."),
    (position("behind-the-throne", row="jester queen", mine="general assassin", rival="judge"), f"{RIVAL}/judge/0",
     "R5: The newest card is 8, higher than the 3 before it: bring it down first."),
    # the middle
    (position("behind-the-throne", row="jester queen", mine="general assassin"), "row/0",
     "R5: The newest card is 8, higher than the 3 before it: bring it down first."),
    (position("behind-the-throne", row="jester queen", mine="general assassin"), "deck/0",
     "R5: The newest card is 8, higher than the 3 before it: bring it down first."),
    (position("behind-the-throne", row="king king queen queen queen"), "deck/0",
     "R2: The row has five cards, the maximum."),
    (position("behind-the-throne", row="king"), "discards/0",
     "R23: Discarded cards come back only in the next deck."),
])
def test_a_card_that_cannot_be_picked_up_says_why(game: BehindState, piece: str, reason: str) -> None:
    assert told(game, piece) == reason


AT_HAND = {"row": "king queen", "mine": "general*2 prophet judge minstrel king", "rival": "judge queen"}


@pytest.mark.parametrize(("piece", "place", "reason"), [
    (f"{MINE}/judge/0", "row",
     "R8: The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways."),
    (f"{MINE}/minstrel/0", "row", f"R11: The Minstrel {PROTECTS}"),
    (f"{MINE}/minstrel/0", "deck", f"R11: The Minstrel {PROTECTS}"),
    (f"{MINE}/king/0", "row", f"R12: Kings {LONGER} for a swap."),
    (f"{MINE}/general/1", "deck", "R4: Drag the General to the row to change the newest card."),
    (f"{MINE}/general/0", "row", "R20: Take the top card of the General stack."),
    (f"{MINE}/general/0", "discards", "R20: Take the top card of the General stack."),
    (f"{MINE}/prophet/0", "row", "R9: Drag the Prophet to the deck to look at its top card."),
    (f"{MINE}/prophet/0", RIVAL, "R16: In a swap, you give away the whole row, not a card from your stacks."),
    (f"{MINE}/king/0", f"{RIVAL}/queen", "R16: In a swap, you give away the whole row, not a card from your stacks."),
    (f"{MINE}/king/0", "discards", "R13: Destroy a card only if the newest (8) equals the one before it (9)."),
    (f"{RIVAL}/queen/0", "row", "R16: Drag the card to your stacks to swap the row for it."),
    (f"{RIVAL}/queen/0", "discards", "R13: Destroy a card only if the newest (8) equals the one before it (9)."),
    ("row/0", "discards", "R5: A row cannot be given up: collect or swap it."),
    ("row/1", "deck", "R16: The row goes to your stacks, or to another player in a swap."),
    ("row/0", RIVAL, "R16: Drop the row on the card you want in exchange."),
    ("deck/0", MINE, "R2: To reveal a card, drag it from the deck into the row."),
    ("deck/0", "discards", "R2: To reveal a card, drag it from the deck into the row."),
    ("discards/0", MINE, "R23: Discarded cards come back only in the next deck."),
])
def test_a_card_dropped_where_no_move_takes_it_says_why(piece: str, place: str, reason: str) -> None:
    assert told(position("behind-the-throne", **AT_HAND), piece, place) == reason


@pytest.mark.parametrize(("game", "piece", "place", "reason"), [
    (position("behind-the-throne", row="king queen", mine="judge general"), f"{MINE}/judge/0", "row",
     "R8: The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways."),
    (position("behind-the-throne", row="king queen", mine="judge general", rival="general*2"), f"{MINE}/judge/0", "row",
     "R8: Drag the Judge to the stack you want to use."),
    (position("behind-the-throne", row="king queen", mine="judge king", rival="general*2"), f"{MINE}/judge/0",
     f"{MINE}/king", "R8: The Judge can use only manipulative stacks; the King stack is not one."),
    (position("behind-the-throne", row="king queen", mine="judge general"), f"{MINE}/judge/0", f"{MINE}/general",
     "R8: The Judge can use only sideways stacks, and your General stack stands upright."),
    (position("behind-the-throne", row="king"), "row/0", RIVAL,
     "R16: Player 2 has no card you can take for the row."),
    (position("behind-the-throne", row="queen", mine="king*2", rival="judge"), "row/0", RIVAL,
     "R12: With 2 Kings, you may swap only when the row has at least 2 cards."),
    (position("behind-the-throne", row="queen queen", mine="king*3", rival="judge"), f"{RIVAL}/judge/0", "row",
     "R13: Drag the card to the discard pile to destroy it."),
    (used("collect", row="king", mine="general prophet jester assassin judge"), f"{MINE}/king/0", "row",
     "R20: You have more than five stacks: first choose one to discard."),
])
def test_the_reason_fits_the_moment(game: BehindState, piece: str, place: str, reason: str) -> None:
    assert told(game, piece, place) == reason


def test_whoever_has_to_make_room_is_told_of_a_card_that_waits() -> None:
    game = used("swap 2 judge", row="king", rival="general prophet jester assassin judge*2")
    assert told(game, "taken/0") == "R19: This card was taken in a swap and is placed after the gift."
    assert told(game, "deck/0").startswith("R20: ")


def _places(table: View) -> list[str]:
    return [*(zone.id for zone in table.zones), *dict.fromkeys(piece.place for piece in table.pieces.values())]


@few_or_many("number", 50, 100)
def test_nothing_that_can_be_tried_is_answered_at_a_loss(number: int) -> None:
    """No piece and no place without a reason of the game's own, in every phase and with odd stacks, too."""
    rng, tried = random.Random(3), 0
    for game in odd_positions(9, number):
        table = view(game.observation(game.actor or 0))
        for piece in rng.sample(list(table.pieces), 8):
            refusals = [] if table.drops(piece) else [table.why_stuck(piece)]
            for place in rng.sample(_places(table), 4):
                places = [place] if "/" not in place else [place, place.partition("/")[0]]
                if not table.dropped(piece, places) and places[-1] != table.pieces[piece].zone:
                    refusals.append(table.why_not(piece, places))
            for refusal in refusals:
                assert refusal.reason.context == "behind-the-throne/refusal", (piece, str(refusal.reason))
                tried += 1
    assert tried > 15 * number
