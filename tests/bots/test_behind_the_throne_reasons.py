"""Why a move of Behind the Throne is good: every sentence is recomputed here from the position, and is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from engine.core.moves import Move
from engine.core.text import Param, Text
from engine.games.behind_the_throne.cards import CARDS, END, KINDS, KING, QUEEN, STACK_LIMIT
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP
from tests.helpers.conformance import assert_readable
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, play, position

POSITIONS = 300


def reason(game: BehindState, notation: str) -> str:
    """Why that move is good, in words."""
    return str(GAME.evaluator.reason(move("behind-the-throne", notation), game.observation(game.actor or 0)))


def seen_top(row: str, card: str, mine: str = "prophet*2", rival: str = "") -> BehindState:
    """A position after a look at that card."""
    game = position("behind-the-throne", row=row, mine=mine, rival=rival, deck=card)
    play(game, "use prophet")
    return game


@pytest.mark.parametrize(("game", "notation", "words"), [
    (position("behind-the-throne", deck="king"), "reveal", "The first card of a row cannot be too high."),
    (position("behind-the-throne", row="general"), "reveal", "Of the 44 cards in the deck, 4 would not cost you the "
                                                             "row."),
    (position("behind-the-throne", row="king"), "reveal", "No card in the deck can cost you the row."),
    (seen_top("king", "jester"), "reveal", "The Jester on top of the deck will not cost you the row."),
    (seen_top("jester", "king"), "reveal", "A row may have up to five cards."),
    (seen_top("jester", "king"), "collect", "The King on top of the deck would cost you the row."),
    (position("behind-the-throne", row="jester", deck="king", rest="discards"), "collect",
     "The King on top of the deck would cost you the row."),
    (seen_top("king", "jester"), "collect", "Once you collect the row, it can no longer be lost."),
    (seen_top("jester", "end"), "reveal", "The End of Game card comes next, and it ends the game while you lead."),
    (seen_top("jester", "end", rival="king*2"), "reveal", "The next card ends the game."),
    (seen_top("jester", "end"), "collect", "The End of Game card comes next: what you take now still counts."),
    (position("behind-the-throne", row="king king king queen queen"), "collect", "Your score rises to 17."),
    (position("behind-the-throne", row="king queen", mine="queen"), "collect",
     "Your score rises to 8. Of the 42 cards in the deck, 4 would cost you the row."),
    (position("behind-the-throne", row="judge", mine="king"), "collect",
     "Of the 43 cards in the deck, 19 would cost you the row."),
    (position("behind-the-throne", row="king king queen queen general", mine="king*2 queen*2"), "collect",
     "Then nobody will have a larger General stack than you."),
    (position("behind-the-throne", row="king king queen queen general", mine="king*2 queen*2", rival="general"),
     "collect", "Then nobody will have a larger General stack than you."),
    (position("behind-the-throne", row="general", mine="king", rival="king*2"), "swap 2 king",
     "Your score rises to 9, and Player 2’s falls to 0."),
    (position("behind-the-throne", row="general", mine="king", rival="king*3"), "swap 2 king",
     "Your score rises to 9."),
    (position("behind-the-throne", row="general", rival="king*2"), "swap 2 king", "Player 2’s score falls to 0."),
    (position("behind-the-throne", row="general", rival="judge"), "swap 2 judge",
     "Then nobody will have a larger Judge stack than you."),
    (position("behind-the-throne", row="general", rival="king"), "swap 2 king", "You get the King for the row."),
    (position("behind-the-throne", row="minstrel queen", mine="assassin", rival="king"), "use assassin",
     "This saves the row, and the equal values let you destroy a card."),
    (position("behind-the-throne", row="minstrel queen", mine="general"), "use general", "This saves the row."),
    (position("behind-the-throne", row="judge king", mine="general jester"), "use general",
     "This is a step toward saving the row."),
    (position("behind-the-throne", row="minstrel king", mine="general jester assassin"), "use jester +1",
     "The newest card then counts as 10."),
    (position("behind-the-throne", row="minstrel judge", mine="jester"), "use jester +1",
     "Equal values let you destroy a card."),
    (position("behind-the-throne", row="minstrel judge", mine="jester"), "use jester -1",
     "The newest card then counts as 4."),
    (position("behind-the-throne", row="minstrel", mine="prophet"), "use prophet",
     "Then you will know the next card before you decide whether to reveal it."),
    (position("behind-the-throne", row="king king queen queen general", mine="prophet"), "use prophet",
     "The top card of the deck is shown to you alone."),
    (seen_top("minstrel", "king", mine="prophet judge"), "judge prophet",
     "The top card of the deck is shown to you alone."),
    (position("behind-the-throne", row="queen queen", rival="king*2"), "destroy 2 king",
     "Player 2’s score falls to 0."),
    (position("behind-the-throne", row="queen queen", mine="judge*2", rival="judge*3"), "destroy 2 judge",
     "Then nobody will have a larger Judge stack than you."),
    (position("behind-the-throne", row="queen queen", rival="king*3"), "destroy 2 king",
     "This makes Player 2’s King stack smaller."),
    (position("behind-the-throne", row="jester jester", mine="king*3"), "destroy 1 king",
     "Each King you own restricts you, so it helps to have fewer."),
    (position("behind-the-throne", row="queen queen", mine="judge jester"), "destroy 1 judge",
     "This makes room for another stack and leaves you with 1."),
    (position("behind-the-throne", row="queen queen", mine="judge*3"), "destroy 1 judge",
     "Your Judge goes to the discard pile."),
])
def test_a_reason_says_what_the_move_does(game: BehindState, notation: str, words: str) -> None:
    assert reason(game, notation) == words


def test_of_too_many_stacks_those_that_score_little_are_named() -> None:
    game = position("behind-the-throne", row="general", mine="king*2 queen*2 alchemist minstrel*2 judge*2",
                    rival="general*3")
    play(game, "collect")
    assert {str(each): reason(game, str(each)) for each in game.legal_moves()} == {
        "discard general": "Your single General scores nothing.",
        "discard alchemist": "Your single Alchemist scores nothing.",
        **{f"discard {kind}": f"One stack has to go: the {kind.capitalize()} stack."
           for kind in ("judge", "minstrel", "queen", "king")}}


def test_where_all_stacks_score_the_least_of_them_is_named() -> None:
    game = position("behind-the-throne", row="general general", mine="king*2 queen*2 alchemist*2 minstrel*2 judge*2")
    play(game, "collect")
    assert reason(game, "discard general") == "None of your stacks scores less than the General stack."
    assert reason(game, "discard judge") == "One stack has to go: the Judge stack."


# -- every sentence, recomputed --------------------------------------------------------------------------------------

Holes = dict[str, Param]


class Case:
    """A move in a position, and the position after it."""

    def __init__(self, game: BehindState, made: Move) -> None:
        self.game = game
        self.made = made
        self.seat = game.actor or 0
        self.after = game.clone()
        self.after.advance(made)

    def score(self, seat: int, game: BehindState) -> int:
        """The stacks counted by hand."""
        return sum(kind + 1 for kind in range(KINDS) if game.count(seat, kind) > 1)

    def gained(self, seat: int) -> int:
        return self.score(seat, self.after) - self.score(seat, self.game)

    def costing(self) -> tuple[int, int]:
        """How many of the deck's cards would cost the row, each tried, and how many there are."""
        deck = [*self.game.cards[DECK], *self.game.cards[TOP]]
        return sum(self.costs(kind) for kind in deck), len(deck)

    def costs(self, kind: int) -> bool:
        after = self.game.clone()
        after.cards[TOP] = [kind]
        after.advance(move("behind-the-throne", "reveal"))
        return kind == END or not after.row

    def known(self) -> int | None:
        """The top card, if the player has looked at it, or all other cards are in sight."""
        top = self.game.observation(self.seat).seen.cards[TOP]
        left = [*self.game.cards[DECK], *self.game.cards[TOP]]
        return top[0] if top and top[0] >= 0 else left[0] if len(left) == 1 else None

    def most(self, game: BehindState, kind: int) -> bool:
        return 0 < game.count(self.seat, kind) == max(game.held[kind::KINDS])

    def can_destroy(self) -> bool:
        return any(each.verb == "destroy" for each in self.after.legal_moves())

    def points(self) -> dict[int, int]:
        """What each stack of the player scores."""
        return {kind: (kind + 1) * (self.game.count(self.seat, kind) > 1)
                for kind in range(KINDS) if self.game.count(self.seat, kind)}


def named(holes: Holes) -> int:
    """The kind of the card that a sentence names."""
    return next(card.kind for card in CARDS if card.name == holes["card"])


def _lead(case: Case) -> bool:
    scores = [case.score(seat, case.game) for seat in range(case.game.seats)]
    return all(scores[case.seat] > other for seat, other in enumerate(scores) if seat != case.seat)


def _known_is(kind: int) -> Callable[[Case, Holes], bool]:
    return lambda case, _: case.known() == kind


def _risk(case: Case, holes: Holes) -> bool:
    return len(case.game.row) < 5 and (holes["bad"], holes["cards"]) == case.costing() and case.known() is None


def _mine(case: Case, holes: Holes) -> bool:
    return case.gained(case.seat) > 0 and holes["mine"] == case.score(case.seat, case.after)


def _theirs(case: Case, holes: Holes) -> bool:
    rival = case.made.seat
    return case.gained(rival) < 0 and holes["theirs"] == case.score(rival, case.after)


def _own_card(case: Case, holes: Holes) -> bool:
    return (case.made.seat, case.made.card) == (case.seat, named(holes))


CLAIMS: dict[str, Callable[[Case, Holes], bool]] = {
    "The first card of a row cannot be too high.":
        lambda case, _: not case.game.row and case.after.phase in ("row", "over"),
    "The End of Game card comes next, and "
    "it ends the game while you lead.": lambda case, _: case.known() == END and _lead(case),
    "The next card ends the game.": lambda case, _: case.known() == END and case.after.actor is None,
    "The {card} on top of the deck will not cost you the row.":
        lambda case, holes: case.known() == named(holes) and bool(case.after.row) and case.after.actor is not None,
    "No card in the deck can cost you the row.": lambda case, _: case.costing()[0] == 0,
    "Of the {cards} cards in the deck, {safe} would not cost you the row.":
        lambda case, holes: (int(str(holes["cards"])) - int(str(holes["safe"])), holes["cards"]) == case.costing(),
    "A row may have up to five cards.": lambda case, _: case.made.verb == "reveal" and len(case.game.row) < 5,
    "Of the {cards} cards in the deck, {bad} would cost you the row.": _risk,
    "Your score rises to {mine}.": _mine,
    "Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.":
        lambda case, holes: _mine(case, holes) and _risk(case, holes),
    "The End of Game card comes next: what you take now still counts.": _known_is(END),
    "The {card} on top of the deck would cost you the row.":
        lambda case, holes: case.known() == named(holes) and case.costs(named(holes)),
    "Once you collect the row, it can no longer be lost.": lambda case, _: case.made.verb == "collect",
    "Then nobody will have a larger {card} stack than you.":
        lambda case, holes: (case.most(case.after, named(holes)) and not case.most(case.game, named(holes))
                             and named(holes) not in (QUEEN, KING)),
    "Your score rises to {mine}, and {player}’s falls to {theirs}.":
        lambda case, holes: _mine(case, holes) and _theirs(case, holes),
    "{player}’s score falls to {theirs}.": _theirs,
    "You get the {card} for the row.":
        lambda case, holes: case.made.verb == "swap" and case.made.card == named(holes),
    "Then you will know the next card before you decide whether to reveal it.":
        lambda case, _: len(case.game.row) < 5 and case.known() is None,
    "The top card of the deck is shown to you alone.": lambda case, _: bool(case.after.cards[TOP]),
    "This saves the row.": lambda case, _: (case.game.phase, case.after.phase) == ("save", "row"),
    "This saves the row, and the equal values let you destroy a card.":
        lambda case, _: (case.game.phase, case.after.phase) == ("save", "row") and case.can_destroy(),
    "This is a step toward saving the row.":
        lambda case, _: case.after.phase == "save" and case.after.newest_value() < case.game.newest_value(),
    "Equal values let you destroy a card.":
        lambda case, _: case.after.newest_value() == case.after.row[-2] + 1 and case.can_destroy(),
    "The newest card then counts as {value}.": lambda case, holes: holes["value"] == case.after.newest_value(),
    "This makes {player}’s {card} stack smaller.":
        lambda case, holes: (case.after.count(case.made.seat, named(holes))
                             == case.game.count(case.made.seat, named(holes)) - 1),
    "Each {card} you own restricts you, so it helps to have fewer.":
        lambda case, holes: named(holes) in (QUEEN, KING) and _own_card(case, holes),
    "This makes room for another stack and leaves you with {stacks}.":
        lambda case, holes: holes["stacks"] == len({kind for kind in range(KINDS)
                                                    if case.after.count(case.seat, kind)}) < STACK_LIMIT,
    "Your {card} goes to the discard pile.":
        _own_card,
    "Your single {card} scores nothing.": lambda case, holes: case.game.count(case.seat, named(holes)) == 1,
    "None of your stacks scores less than the {card} stack.":
        lambda case, holes: case.points()[named(holes)] == min(case.points().values()),
    "One stack has to go: the {card} stack.": lambda case, _: len(case.points()) > STACK_LIMIT,
}
"""Every sentence that is ever said, and whether it is true of a move."""


@cache
def reasons() -> tuple[tuple[Case, Text], ...]:
    """The reason for every legal move of many positions."""
    found = []
    for game in decisions(GAME, POSITIONS):
        seen = game.observation(game.actor)
        found += [(Case(game, each), GAME.evaluator.reason(each, seen)) for each in game.legal_moves()]
    return tuple(found)


def test_every_fact_is_true_of_every_legal_move() -> None:
    said: Counter[str] = Counter()
    for case, text in reasons():
        assert_readable(text)
        assert CLAIMS[text.source](case, dict(text.params)), f"{case.made}: {text}"
        said[text.source] += 1
    assert len(said) > 20


def test_no_sentence_is_a_reason_for_a_move_and_for_its_opposite() -> None:
    """What is said for going on is never said for stopping, and the other way round."""
    by_verb: dict[str, set[str]] = {"reveal": set(), "collect": set()}
    for case, text in reasons():
        if case.made.verb in by_verb:
            by_verb[case.made.verb].add(text.source)
    assert by_verb["reveal"] and by_verb["collect"]
    assert not by_verb["reveal"] & by_verb["collect"]


def test_no_reason_speaks_against_its_move() -> None:
    for case, text in reasons():
        against = "would cost you" if case.made.verb == "reveal" else "would not cost you"
        assert against not in text.source, f"{case.made}: {text}"
