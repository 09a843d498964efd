"""A game in the terminal: one person against bots, or bots to watch."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from engine.base.game import Game
from engine.bots.base import Bot
from engine.bots.levels import bot
from engine.bots.opponents import entrant_of
from engine.bots.timing import Keeper, draw_timing
from engine.cli.language import words
from engine.cli.own_edition import edition_of, told_of
from engine.cli.questions import Questions
from engine.cli.seating import seatings
from engine.cli.show import NAMED, by_number, show_moves, show_table
from engine.cli.terminal import Terminal
from engine.core.errors import BadNotation, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.session import Heard, RecordWriter, Session
from engine.table.view import view

_PERSON = 0
KEYS: Final = N_("cli", "Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q "
                        "quit.").fill(back="u")
_WHO_PLAYS: Final = {
    "random": N_("cli", "{name}, a random bot"),
    "page": N_("cli", "{name}, a page"),
    "squire": N_("cli", "{name}, a squire"),
    "knight": N_("cli", "{name}, a knight"),
    "marshal": N_("cli", "{name}, a marshal"),
    "regent": N_("cli", "{name}, a regent"),
}
"""By level: a bot, as it is introduced."""
_YOU: Final = N_("cli", "{name} (you)")
_TAKEN_BACK: Final = N_("cli", "Taken back.")
_CONCEDED: Final = N_("cli", "{player} has conceded the game.")


def play(game: Game[Any], seats: int | None, entrants: Sequence[str], seed: int | None, *, watch: bool,
         record: Path | None, edition: Path | None = None) -> None:
    """Play a game to its end, or until the player leaves. Raises ValueError on anything the game does not allow.

    It is played in the edition of somebody's own that is in the file `edition`, if one is given.
    """
    own = None if edition is None else edition_of(game, edition)
    seats = game.seats[0] if seats is None else seats
    game.check(seats, 0 if seed is None else seed, {})
    players = seatings(game, seats, entrants, watch=watch)
    session = Session(game, seats, seed, players=players, own=own,
                      writer=None if record is None else RecordWriter(record))
    _TerminalGame(session).run()


class _TerminalGame:
    """One game in the terminal, shown as the first seat sees it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._terminal = Terminal()
        self._names = [player.name for player in session.players]
        self._bots: dict[int, Bot] = {seat: bot(entrant_of(player.level, player.name), session.game)
                                      for seat, player in enumerate(session.players) if player.level is not None}
        self._keeper = Keeper()
        self._thoughts = random.Random(session.seed if session.practice else None)
        self._log: list[str] = []
        self._decisions: list[int] = []     # how many moves came before each of the person's decisions
        self._left = False
        self._warned = ""       # the command that was just typed, and does something only if it is typed again
        self._trouble: str | None = None
        session.listen(_PERSON, self._hear)

    def run(self) -> None:
        """Play until the end of the game or of the input."""
        self._welcome()
        while not (self._session.finished or self._left):
            seat = self._session.state.actor or 0
            if seat in self._bots:
                self._let_bot_move(seat)
            else:
                self._let_person_move()
            self._tell_of_record()
        if self._session.finished:
            self._farewell()

    def _tell_of_record(self) -> None:
        """Tell the player about the record's file whenever something happens to it."""
        writer = self._session.writer
        if writer is None:
            return
        trouble = None if writer.trouble is None else words(
            N_("cli", "{trouble} The game goes on.").fill(trouble=writer.trouble))
        news = [words(text) for text in writer.remarks]
        writer.remarks.clear()
        if trouble is not None and trouble != self._trouble:
            news.append(trouble)
        self._trouble = trouble
        for line in news:
            self._terminal.say(line, "alert")

    def _words(self, text: Text) -> str:
        return words(text, lambda seat: self._names[seat])

    def _say(self, text: Text, style: str = "", indent: int = 0) -> None:
        self._terminal.say(self._words(text), style, indent)

    def _welcome(self) -> None:
        game, session = self._session.game, self._session
        self._say(NAMED.fill(name=game.name, what=game.summary), "title")
        for player, name in zip(session.players, self._names, strict=True):
            said = _WHO_PLAYS[player.level] if player.level else _YOU
            self._terminal.say(f"  {words(said.fill(name=name))}")
        for line in told_of(session.own_edition):
            self._terminal.say(line)
        if session.practice and session.own_edition is None:
            self._say(N_("cli", "Seed {seed}, chosen beforehand: this game counts as practice.")
                      .fill(seed=str(session.seed)), "dim")
        else:
            self._say(N_("cli", "SHA-256 of the seed, which is shown after the game: {hash}")
                      .fill(hash=session.seed_hash), "dim", 4)

    def _farewell(self) -> None:
        self._show_table()
        self._say(N_("cli", "The seed was {seed}.").fill(seed=str(self._session.seed)), "dim")

    def _hear(self, heard: Heard) -> None:
        for event in heard.events:
            if event.text is not None:
                self._log.append(self._line(event, event.text))
                self._terminal.say(self._log[-1], "alert" if event.name == "end" else "", indent=4)

    def _line(self, event: Event, text: Text) -> str:
        """An event in words, behind the player's name."""
        return self._words(text if event.seat is None else NAMED.fill(name=Player(event.seat), what=text))

    def _let_bot_move(self, seat: int) -> None:
        """Let a bot decide. Who reads along is answered at a moment that tells nothing of the bot's cards."""
        session, observation, bot = self._session, self._session.observation(seat), self._bots[seat]
        if not self._terminal.is_read or not session.players[_PERSON].is_person:
            session.submit(seat, bot.choose(observation, rng=self._thoughts).move)
            return
        timing = draw_timing(bot.level, session.state.public_observation(seat), random.Random())
        self._keeper.begin()
        choice = bot.choose(observation, rng=self._thoughts, seconds=timing.thinking)
        self._keeper.wait(timing.after)
        session.submit(seat, choice.move)

    # -- the person ------------------------------------------------------------------------------------------------

    def _let_person_move(self) -> None:
        """Let the person decide once; a single possible move is made for them."""
        moves = self._session.observation(_PERSON).legal_moves()
        if len(moves) == 1:
            self._session.submit(_PERSON, moves[0])
            return
        self._show_table()
        self._show_moves()
        here = self._session.state
        while self._session.state is here and not (self._left or self._session.finished):
            typed = self._terminal.ask("> ")
            if typed is None or typed.lower() == "q":
                self._left = True
            elif typed:
                self._answer(typed, moves)

    def _answer(self, typed: str, moves: Sequence[Move]) -> None:
        self._warned = typed.lower() if self._warned == typed.lower() else ""
        commands = {"u": self._undo, "h": self._hint, "l": self._show_log, "c": self._concede}
        if typed.lower() in commands:
            commands[typed.lower()]()
        elif typed.startswith("?"):
            self._explain(typed[1:].strip())
        else:
            self._submit(typed, moves)

    def _submit(self, typed: str, moves: Sequence[Move]) -> None:
        """Make the move with that number or notation, or say why not."""
        numbered = by_number(moves)
        if typed.isdecimal() and typed not in numbered:
            self._say(N_("cli", "There is no move {number}: the moves are 1 to {last}.")
                      .fill(number=typed, last=len(moves)), "alert")
            return
        made = len(self._session.moves)
        try:
            self._session.submit(_PERSON, numbered.get(typed) or self._session.game.move_from_json(typed.lower()))
            self._decisions.append(made)
        except BadNotation:
            self._say(N_("cli", "“{typed}” is neither a move nor a command. {keys}")
                      .fill(typed=typed, keys=KEYS), "alert")
        except IllegalMove as error:
            self._say(NAMED.fill(name=error.refusal.rule, what=error.refusal.reason), "alert", 4)

    def _undo(self) -> None:
        """Go back to the person's last decision between several moves, as forced ones would be made again at once."""
        if not self._decisions:
            self._say(N_("cli", "You have no decision to take back."), "alert")
            return
        if self._session.going_back_assists(self._decisions[-1]) and not self._warned:
            self._warned = "u"
            self._say(N_("cli", "You have seen more since then. Type {back} again to go back: this game will then "
                                "count as assisted.").fill(back="u"), "alert")
            return
        decision = self._decisions.pop()
        while len(self._session.moves) > decision:
            self._session.undo(_PERSON)
        self._log.append(words(_TAKEN_BACK))
        self._terminal.say(self._log[-1])

    def _concede(self) -> None:
        if not self._warned:
            self._warned = "c"
            self._say(N_("cli", "Type c again to concede: the game will end now and count as lost."), "alert")
            return
        self._session.concede(_PERSON)
        self._log.append(self._words(_CONCEDED.fill(player=Player(_PERSON))))
        self._terminal.say(self._log[-1], "alert")

    def _hint(self) -> None:
        self._take_advice()
        self._questions().hint()

    def _explain(self, asked: str) -> None:
        questions = self._questions()
        if questions.wants_advice(asked):
            self._take_advice()
        questions.answer(asked)

    def _take_advice(self) -> None:
        """Note that the player is told which moves are good; warn beforehand if it makes the game assisted."""
        assisted = self._session.assisted
        self._session.take_hint()
        if not assisted:
            self._say(N_("cli", "You have had help: from now on, this game counts as assisted."), "alert")

    def _questions(self) -> Questions:
        return Questions(self._session.observation(_PERSON), self._words, self._terminal, KEYS)

    def _show_table(self) -> None:
        show_table(view(self._session.observation(_PERSON)), self._names, self._words, self._terminal)

    def _show_moves(self) -> None:
        show_moves(view(self._session.observation(_PERSON)), self._words, self._terminal)

    def _show_log(self) -> None:
        for line in self._log:
            self._terminal.say(f"  {line}", indent=4)
