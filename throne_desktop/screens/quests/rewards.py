"""The page of rewards: what there is to choose for seals, how it looks, and what of it is worn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawing
from throne_desktop.look.portraits import round_picture
from throne_desktop.look.seals import paint_seal
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.storage import rewards
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import OWN, Portrait, chosen_portraits
from throne_desktop.storage.rewards import KINDS, REWARDS, TITLED, Reward
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.stage import Place, is_seen
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.items.ground import paint_place
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.sentence_list import SentenceList

_NARROW: Final = 600
"""In a body narrower than this, at the usual text size, what is chosen stands below the list, if it is high enough."""
_LOW: Final = 400
"""In a body lower than this, at the usual text size, there is no room for anything below the list."""
_NARROWEST: Final = 450
"""What is chosen never stands beside the list in a body narrower than this, at the usual text size."""
_LEAST_LIST: Final = 130
_SIGN: Final = QSize(56, 40)
_LARGE: Final = QSize(360, 250)
_LEAST: Final = QSize(160, 70)
_REWARD: Final = Qt.ItemDataRole.UserRole
_RATIO: Final = 1.4

_ABOUT: Final = N_("RewardsScreen", "Every ten seals earn you one of these. They change only how things look: "
                                    "everything stays just as easy to read and tell apart.")
_FREE: Final = N_("RewardsScreen", "You can choose %n reward(s) now.", "", 1)
_TO_GO: Final = N_("RewardsScreen", "%n more seal(s) until your next choice.", "", 1)
_ALL: Final = N_("RewardsScreen", "You have all of them.")
_NAMED: Final = N_("RewardsScreen", "{kind}: {name}")
_WORN: Final = N_("RewardsScreen", "Yours, and in use.")
_YOURS: Final = N_("RewardsScreen", "Yours, but not in use.")
_OPEN: Final = N_("RewardsScreen", "Not yours yet.")
_WORN_ROW: Final = N_("RewardsScreen", "{name} · in use")
_YOURS_ROW: Final = N_("RewardsScreen", "{name} · yours")
_PLAIN: Final = N_("RewardsScreen", "High contrast has a plain background, so no stage light shows on it.")
_CHOOSE: Final = N_("RewardsScreen", "Choose for ten seals")
_PUT_ON: Final = N_("RewardsScreen", "Use")
_TAKE_OFF: Final = N_("RewardsScreen", "Stop using")


class _Sample(QWidget):
    """A reward as large as there is room for."""

    def __init__(self, paint: Callable[[QPainter, QRectF, Reward], None]) -> None:
        super().__init__()
        self._paint = paint
        self._reward = REWARDS[0]

    def show_reward(self, reward: Reward) -> None:
        """Show that one."""
        self._reward = reward
        self.setMinimumSize(theme.scaled(_LEAST.width()), theme.scaled(_LEAST.height()))
        self.setMaximumHeight(theme.scaled(_LARGE.height()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_LARGE.width()), theme.scaled(_LEAST.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = min(float(self.width()), self.height() * _LARGE.width() / _LARGE.height())
        self._paint(painter, QRectF((self.width() - wide) / 2, 0, wide, self.height()), self._reward)
        painter.end()


class RewardsScreen(Page):
    """`changed` gives the names of the settings that were changed."""

    changed = Signal(list)

    def __init__(self, settings: Settings, seals: int, place: Place, parent: QWidget | None = None) -> None:
        """`seals` are all that there are so far; lights are shown in `place`."""
        super().__init__(parent)
        self._settings = settings
        self._seals = seals
        self._place = place
        self._about, self.standing = basics.wrapped("subtle"), basics.wrapped()
        self.list = SentenceList()
        self.picture, self.name = _Sample(self._paint), basics.wrapped("heading")
        self.state = basics.wrapped("subtle")
        self.act = basics.button("primary", self._act)
        self._lay_out()
        self._fill()
        self.list.currentRowChanged.connect(self._show_current)
        self.list.itemActivated.connect(lambda _: self._activate())
        self.retranslate()

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.setSpacing(10)
        beside.addWidget(self.picture, 1)
        for part in (self.name, self.state):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            beside.addWidget(part)
        beside.addWidget(self.act, 0, Qt.AlignmentFlag.AlignHCenter)
        beside.addStretch(0)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(18)
        self._columns.addWidget(self.list, 5)
        self._columns.addLayout(beside, 4)
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._about)
        column.addWidget(self.standing)
        column.addLayout(self._columns, 1)
        self._area = Scroll(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._area, 1)

    def _fill(self) -> None:
        """A line for each reward, below the name of its kind."""
        for kind in KINDS:
            heading = QListWidgetItem()
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            heading.setData(_REWARD, kind)
            self.list.addItem(heading)
            for reward in REWARDS:
                if reward.kind == kind:
                    item = QListWidgetItem()
                    item.setData(_REWARD, reward.id)
                    self.list.addItem(item)
        self.list.setCurrentRow(1)

    @property
    def current(self) -> Reward:
        """The reward that is shown beside the list."""
        return _reward_of(self.list.currentItem())

    # -- what is done --------------------------------------------------------------------------------------------------

    def _activate(self) -> None:
        """A line was double-clicked, or Enter pressed: seals are spent by the button alone."""
        if self.current.id in self._settings.rewards:
            self._act()
        elif self.act.isEnabled():
            QTimer.singleShot(0, self._go_to_button)    # not yet, or the same press of Enter would press it

    def _go_to_button(self) -> None:
        self.act.setFocus()
        self._area.ensureWidgetVisible(self.act)

    def _act(self) -> None:
        """Choose the reward, or put it on, or take it off."""
        reward, settings = self.current, self._settings
        if rewards.is_worn(settings, reward):
            rewards.take_off(settings, reward)
        elif reward.id in settings.rewards:
            rewards.put_on(settings, reward)
        elif not rewards.choose(settings, reward, self._seals):
            return
        self.retranslate()
        announce(self, f"{self.name.text()}. {self.state.text()}")
        self.changed.emit(["rewards", "worn"])

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["rewards"].title))
        self._about.setText(words(_ABOUT))
        self.standing.setText(words(self._standing()))
        self.list.setAccessibleName(self.title.text())
        for row in range(self.list.count()):
            self._say_row(self.list.item(row))
        self._show_current()
        self.fit()
        self.list.measure_all()

    def _standing(self) -> Text:
        owned = set(self._settings.rewards) & {reward.id for reward in REWARDS}
        if len(owned) == len(REWARDS):
            return _ALL
        free = rewards.left_to_choose(self._seals, self._settings.rewards)
        if free:
            return _FREE.fill(n=free)
        return _TO_GO.fill(n=(len(set(self._settings.rewards)) + 1) * rewards.PRICE - self._seals)

    def _say_row(self, item: QListWidgetItem) -> None:
        kind = item.data(_REWARD)
        if kind in KINDS:
            item.setText(words(KINDS[kind]))
            item.setFont(theme.text(16, bold=True))
            return
        reward = _reward_of(item)
        state = self._state(reward)
        told = {_WORN: _WORN_ROW, _YOURS: _YOURS_ROW}.get(state)
        item.setText(words(reward.called if told is None else told.fill(name=reward.called)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words(_full_name(reward))}. {words(state)}")
        sign = self._sign(reward)
        icon = QIcon(sign)
        icon.addPixmap(sign, QIcon.Mode.Selected)
        item.setIcon(icon)

    def _state(self, reward: Reward) -> Text:
        if rewards.is_worn(self._settings, reward):
            return _WORN
        return _YOURS if reward.id in self._settings.rewards else _OPEN

    def _show_current(self) -> None:
        """Show the reward of the line that was gone to."""
        reward = self.current
        state = self._state(reward)
        full = words(_full_name(reward))
        self.name.setText(full)
        unseen = (_PLAIN,) if reward.kind == "light" and not is_seen(self._place) else ()
        self.state.setText(" ".join(map(words, (state, *unseen))))
        self.act.setText(words({_WORN: _TAKE_OFF, _YOURS: _PUT_ON}.get(state, _CHOOSE)))
        self.act.setAccessibleDescription(f"{full}. {self.state.text()}")
        can_choose = bool(rewards.left_to_choose(self._seals, self._settings.rewards))
        self.act.setEnabled(state is not _OPEN or can_choose)
        self.picture.show_reward(reward)
        named(self.picture, full)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def _sign(self, reward: Reward) -> QPixmap:
        """A reward in the size of a sign before its name."""
        ratio = self.devicePixelRatioF()
        size = QSize(theme.scaled(_SIGN.width()), theme.scaled(_SIGN.height()))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, QRectF(0, 0, size.width(), size.height()), reward)
        painter.end()
        return picture

    def _paint(self, painter: QPainter, area: QRectF, reward: Reward) -> None:
        {"back": self._paint_back, "frame": self._paint_frame, "light": self._paint_light,
         "title": self._paint_title}[reward.kind](painter, area, reward)

    def _paint_back(self, painter: QPainter, area: QRectF, reward: Reward) -> None:
        width = area.height() / _RATIO
        drawing(asset("backs", f"{reward.name}.svg")).render(
            painter, QRectF(area.center().x() - width / 2, area.top(), width, area.height()))

    def _paint_frame(self, painter: QPainter, area: QRectF, reward: Reward) -> None:
        from throne_desktop.look.frames import REACH, paint_frame

        side = int(area.height() / REACH) - 2
        painter.save()
        painter.translate(area.center())
        paint_frame(painter, side / 2, reward.name)
        painter.restore()
        face = round_picture(self._portrait(), side, self.devicePixelRatioF())
        half = face.width() / face.devicePixelRatio() / 2
        painter.drawPixmap(area.center() - QPointF(half, half), face)

    def _portrait(self) -> Portrait:
        return chosen_portraits(self._settings.portraits).get(self._settings.player_name, OWN[0])

    def _paint_light(self, painter: QPainter, area: QRectF, reward: Reward) -> None:
        rounded = QPainterPath()
        rounded.addRoundedRect(area, 6, 6)
        painter.setClipPath(rounded)
        if is_seen(self._place):
            paint_place(painter, area, self._place._replace(light=reward.name))
        else:
            painter.fillRect(area, theme.palette.chrome.page)

    def _paint_title(self, painter: QPainter, area: QRectF, reward: Reward) -> None:
        side = area.height()
        if side <= theme.scaled(_SIGN.height()):
            paint_seal(painter, area.center(), side * 0.42, theme.palette.chrome.quiet,
                       done=reward.id in self._settings.rewards, tone="violet")
            return
        paint_seal(painter, area.center() - QPointF(0, side * 0.16), side * 0.28, theme.palette.chrome.quiet, done=True,
                   tone="violet")
        name = self._settings.player_name or i18n.user_name()
        told = words(TITLED.fill(name=name, title=reward.called)) if name else words(reward.called)
        painter.setPen(theme.palette.chrome.on_ground)
        painter.setFont(theme.text(15, bold=True))
        painter.drawText(QRectF(area.left(), area.bottom() - side * 0.36, area.width(), side * 0.36),
                         int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), told)

    # -- sizes ---------------------------------------------------------------------------------------------------------

    @property
    def _is_narrow(self) -> bool:
        """Whether what is chosen stands below the list."""
        is_low = self.body_height < theme.scaled(_LOW)
        return self.room < theme.scaled(_NARROWEST if is_low else _NARROW)

    def fit(self) -> None:
        narrow = self._is_narrow
        self._columns.setDirection(QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight)
        self.list.setMinimumHeight(theme.scaled(_LEAST_LIST))
        self.list.setIconSize(QSize(theme.scaled(_SIGN.width()), theme.scaled(_SIGN.height())))
        self.name.setFont(theme.text(18, bold=True))
        self.picture.show_reward(self.current)

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self.list.scrollToTop()


def _full_name(reward: Reward) -> Text:
    return _NAMED.fill(kind=KINDS[reward.kind], name=reward.called)


def _reward_of(item: QListWidgetItem) -> Reward:
    wanted: str = item.data(_REWARD)
    return next(reward for reward in REWARDS if reward.id == wanted)
