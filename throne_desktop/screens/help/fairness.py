"""The fair play page: how the deal is settled and bots are kept fair, with everything needed to check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
)

from engine.bots.level import LEVELS
from engine.bots.levels import BY_ID, level_of
from engine.bots.readability import READ, Reading
from engine.core.text import N_, Player, Text
from engine.games.registry import GAMES, manifest
from throne_desktop.language.i18n import words
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.bots.bot_messages import TEACHER, Sent
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.widgets import basics

_POINTS: Final = 10.0
_MARGIN: Final = 12.0
"""Pixels between words and the edge of their panel."""
_OF: Final = 100
_SENT: Final = Qt.ItemDataRole.UserRole

_DEAL: Final = N_("app", "The deal")
_ONE_SEED: Final = N_("app", "A single random number, the seed, is drawn before the game and decides every shuffle. "
                             "This page shows its fingerprint (SHA-256) from the first move, and the seed itself "
                             "once the game is over, so nothing can be changed in between.")
_KNOWN_SEED: Final = N_("app", "The seed was chosen or known beforehand, so this is a practice game.")
_BOTS: Final = N_("app", "The bots")
_ONLY_ITS_SEAT: Final = N_("app", "Each bot thinks in a program of its own. It is sent only what a player in its "
                                  "seat may know: not the others’ hidden cards, the order of a deck, or the seed of "
                                  "the deal. It answers with a move, which is checked against the rules like anyone "
                                  "else’s.")
_LEVELS: Final = N_("app", "A stronger bot thinks better. It never gets better cards and never knows more.")
_THINKS: Final = N_("app", "A bot imagines what it cannot see: worlds in which the hidden cards are dealt "
                           "differently. It tries its moves in each; a regent also plays on from there, one "
                           "simulation at a time. Once the game is over, each decision shows how much thought went "
                           "into it.")
_READ: Final = N_("app", "Study a bot long enough and you learn its habits and, from them, what it is hiding. So we "
                         "trained counter-players: each sees what you would see in its place and has studied "
                         "thousands of games played by the level it faces. They won:")
_READ_IN_ROUNDS: Final = N_("app", "{game}, out of 100 rounds with {seats} players: {levels}.")
_READ_IN_GAMES: Final = N_("app", "{game}, out of 100 games with {seats} players: {levels}.")
_THOUGHT: Final = N_("app", "Worlds imagined: {worlds}. Simulations: {simulations}.")
_HASH: Final = N_("app", "SHA-256 of the seed:")
_SEED: Final = N_("app", "The seed:")
_CHECK_LATER: Final = N_("app", "The seed is shown once the game is over. You can then run this line in a terminal "
                                "to get the same SHA-256:")
_CHECK: Final = N_("app", "Run in a terminal, this line gives the same SHA-256:")
_KEPT: Final = N_("app", "Everything sent is kept while the game is open. You can read it once the game is over; "
                         "before then, it might show things you must not see.")
_ASKED: Final = N_("app", "Move {number}: {player}, level {level}")
_HINT: Final = N_("app", "Move {number}: a hint for {player}")
_LOOKED: Final = N_("app", "Move {number}: a look at what {player} did")
_CLOSED: Final = N_("app", "SHA-256 of what was sent: {hash}")
_NOBODY: Final = N_("app", "No bot has been asked for a move since this game was opened.")


def check_line(seed: str) -> str:
    """The command that prints the SHA-256 of a seed."""
    return f"printf %s {seed} | sha256sum"


class FairnessScreen(Page):
    """Without a game, only what holds for all games. What bots were sent can be read once the game is over."""

    def __init__(self, client: SeatClient | None = None) -> None:
        super().__init__()
        self._client = client
        self._told = QTextBrowser()
        self._about = basics.wrapped("subtle")
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.currentItemChanged.connect(self._choose)
        self._content = QTextBrowser()
        for browser in (self._told, self._content):
            browser.document().setDocumentMargin(_MARGIN)
        self.copy = basics.button(clicked=self._copy)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self._told, 5)
        if self._client is not None:
            beside = QVBoxLayout()
            beside.setSpacing(8)
            beside.addWidget(self._about)
            beside.addWidget(self.list, 3)
            beside.addWidget(self._content, 4)
            beside.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignRight)
            columns.addLayout(beside, 6)
        self.body.addLayout(columns, 1)

    def retranslate(self) -> None:
        super().retranslate()
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(_POINTS * theme.text_scale)
        self._content.setFont(fixed)
        self.title.setText(words(PAGES["fairness"].title))
        self._told.setAccessibleName(QCoreApplication.translate("FairnessScreen", "How play is kept fair"))
        self.list.setAccessibleName(QCoreApplication.translate("FairnessScreen", "What the bots were asked"))
        self._content.setAccessibleName(QCoreApplication.translate("FairnessScreen", "What the bot was sent"))
        self.copy.setText(QCoreApplication.translate("FairnessScreen", "Copy as sent"))
        self._told.setHtml(self._explanation())
        self._about.setText(words(_KEPT))
        self._fill()

    # -- the deal ------------------------------------------------------------------------------------------------------

    def _explanation(self) -> str:
        deal = [_paragraph(_ONE_SEED), *([] if self._client is None else _of_the_game(self._client))]
        return "".join((_heading(_DEAL), *deal, _heading(_BOTS),
                        *map(_paragraph, (_ONLY_ITS_SEAT, _THINKS, _LEVELS, _READ)), *_how_far_read()))

    # -- what was sent -------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        row = max(0, self.list.currentRow())
        self.list.clear()
        sent = () if self._client is None else self._client.sent.all()
        for each in reversed(sent):
            item = QListWidgetItem(self._name_of(each))
            item.setData(_SENT, each)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, len(sent) - 1))
        self._choose()

    def _name_of(self, sent: Sent) -> str:
        assert self._client is not None
        level = next((level.name for level in LEVELS if level.id == level_of(sent.level)), "")
        text = _HINT if sent.hint else _LOOKED if sent.level == TEACHER else _ASKED
        return words(text.fill(number=sent.moves + 1, player=Player(sent.seat), level=level), self._client.names)

    @property
    def _chosen(self) -> Sent | None:
        item = self.list.currentItem()
        sent = None if item is None else item.data(_SENT)
        return sent if isinstance(sent, Sent) else None

    @property
    def _opens(self) -> bool:
        """Whether what was sent may be read: before the end of the game it may give away cards."""
        return self._client is not None and self._client.is_over

    def _choose(self) -> None:
        sent = self._chosen
        self.copy.setVisible(self._opens and sent is not None)
        if sent is None:
            self._content.setPlainText(words(_NOBODY))
            return
        closed = words(_CLOSED.fill(hash=sent.hash))
        self._content.setPlainText(f"{_thought(sent)}{closed}\n\n{sent.pretty}" if self._opens else closed)

    def _copy(self) -> None:
        sent = self._chosen
        if sent is not None and self._opens:
            QGuiApplication.clipboard().setText(sent.question.decode())


def _thought(sent: Sent) -> str:
    """How much was thought about; before the end of the game, even that could tell that a bot had no choice."""
    if sent.worlds is None:
        return ""
    return words(_THOUGHT.fill(worlds=sent.worlds, simulations=sent.simulations)) + "\n"


def _how_far_read() -> list[str]:
    """By game, how often a counter-player beat each level, where that was measured."""
    return [_item(_read_in(game_id, list(READ[game_id].items()))) for game_id in GAMES if READ.get(game_id)]


def _read_in(game_id: str, read: Sequence[tuple[str, Reading]]) -> Text:
    seats = read[0][1].seats
    levels = [words(BY_ID[level].read.fill(won=round(_OF * found.share))) for level, found in read]
    text = _READ_IN_ROUNDS if read[0][1].in_rounds else _READ_IN_GAMES
    return text.fill(game=manifest(game_id).name, seats=seats, levels=", ".join(levels))


def _of_the_game(client: SeatClient) -> list[str]:
    """The SHA-256 of a game's seed, the seed itself if the game is over, and how to check them."""
    seed = None if client.seed is None else str(client.seed)
    told = [_paragraph(_KNOWN_SEED)] if client.practice else []
    told += [_paragraph(_HASH), _verbatim(client.seed_hash)]
    if seed is not None:
        told += [_paragraph(_SEED), _verbatim(seed)]
    line = check_line(seed or QCoreApplication.translate("FairnessScreen", "SEED"))
    return [*told, _paragraph(_CHECK_LATER if seed is None else _CHECK), _verbatim(line)]


def _heading(text: Text) -> str:
    return f"<h3>{escaped(words(text))}</h3>"


def _paragraph(text: Text) -> str:
    return f"<p>{escaped(words(text))}</p>"


def _item(text: Text) -> str:
    return f'<p style="margin-left:12px">{escaped(words(text))}</p>'


def _verbatim(text: str) -> str:
    """Text to copy, in letters of one width."""
    return f'<p style="margin-left:12px"><tt>{escaped(text)}</tt></p>'
