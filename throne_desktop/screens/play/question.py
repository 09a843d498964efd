"""What is asked about moves, in the ribbon: their buttons, and whether a move that gives something up is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.base.table import Reaction
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.table.giving_up import asked_first, asked_of_all, golden, stands_last
from engine.table.view import View
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.play.twice import Twice
from throne_desktop.table.hand.announce import announce

_STEP: Final = N_("app", "{prompt} Step {step} of {steps}.")
_NAMED: Final = N_("app", "{player}: {prompt}")
_MADE: Final = N_("app", "Your only move is made for you.")
_MADE_NAMED: Final = N_("app", "Your only move is made for you: {move}.")
_WHICH: Final = N_("app", "Which of these moves?")
_WHICH_PLACE: Final = N_("app", "Choose a highlighted place.")


def _only(view: View) -> Text:
    """What is said of an only move, with its name, for those who see no button that has it."""
    return _MADE_NAMED.fill(move=view.describe(view.moves[0]))


class RibbonQuestion:
    """Puts moves into the ribbon as buttons.

    What gives something up is pressed twice: after the first press the ribbon says what would be lost, until the second
    one or until anything else is done.
    """

    def __init__(self, ribbon: Ribbon, say: Callable[[Text], str]) -> None:
        self._ribbon = ribbon
        self._say = say
        self._words = ""
        self._asked_after: int | None = None
        self._twice = Twice[Move]()

    def ask(self, view: View, moves_made: int, *, named: bool, is_made: bool = False) -> None:
        """Ask what the game asks after so many moves, on a shared screen of a `named` player; or say that the only move
        `is_made`.

        Moves that can be made on the table need no buttons where room is short. A screen reader says the same words
        again if another move was made: nothing else tells who listens that it is their turn once more.
        """
        prompt, counted = view.prompt, view.game.table.step(view.observation)
        if is_made:
            prompt = _MADE if view.moves[0] in view.buttons else _only(view)
        elif counted is not None:
            prompt = _STEP.fill(prompt=prompt, step=counted[0], steps=counted[1])
        if named:
            prompt = _NAMED.fill(player=Player(view.seat), prompt=prompt)
        is_new, self._asked_after = moves_made != self._asked_after, moves_made
        said = _only(view) if is_made else prompt if is_new else None
        made = {offer.move for offers in view.offers.values() for offer in offers}
        self._show(view, prompt, view.buttons, [*made, *(picture.move for picture in view.pictures)],
                   said="" if said is None else self._say(said))

    def ask_which(self, view: View, moves: Sequence[Move], *, by_place: bool) -> None:
        """Ask which of several moves with one piece is meant; `by_place` they can be told apart on the table."""
        self._show(view, _WHICH_PLACE if by_place else _WHICH, moves, moves if by_place else (), whole=by_place)

    def ask_everybody(self, asked: Reaction) -> None:
        """Ask all who share the screen what several seats are asked; the answers are buttons of their own."""
        self._twice.forget()
        self._words = self._say(asked.question)
        self._ribbon.ask(self._words)

    def _show(self, view: View, prompt: Text, moves: Sequence[Move], elsewhere: Sequence[Move], *,
              whole: bool = False, said: str = "") -> None:
        self._twice.forget()
        self._words = self._say(prompt)
        self._ribbon.ask(self._words, [(move, self._say(view.describe(move))) for move in moves],
                         gold=golden(view, moves), shout=view.game.table.shout, elsewhere=elsewhere, whole=whole,
                         said=said, last=[move for move in moves if stands_last(view, move)])

    def allows(self, move: Move, view: View) -> bool:
        """Whether a move from a button or a list can be made: it loses nothing, or this is the second press."""
        return self._is_meant(move, asked_first(view, move))

    def allows_silence(self, asked: Reaction, people: Sequence[int]) -> bool:
        """Whether none of these people has to react: nobody loses anything by it, or this is the second press."""
        return self._is_meant(asked.passes, asked_of_all(asked, people))

    def _is_meant(self, move: Move, question: Text | None) -> bool:
        """Whether a move is made now, which the ribbon asks a question about first, if there is one."""
        if question is None:
            return True
        if self._twice.agrees(move):
            self._ribbon.tell(self._words)
            return True
        words = self._say(question)
        self._ribbon.tell(words)
        announce(self._ribbon, words)
        return False

    def withdraw(self) -> None:
        """Something else is done: ask as before whether something is to be given up."""
        if self._twice.asked is not None:
            self._twice.forget()
            self._ribbon.tell(self._words)
