"""Languages: which one the program speaks, and how a Text of the engine reads in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator, qWarning

from engine import GAMES
from engine.core import languages
from engine.core.text import N_, Text, english, listed, number_in_words
from throne_desktop.storage import paths
from throne_desktop.storage.paths import NoFolder, several_are_known

LANGUAGES: Final = {each.code: each.name for each in languages.SHIPPED}
"""The languages that are offered, by their codes, each with its own name for itself."""

_SOURCE: Final = languages.SOURCE
_NO_LANGUAGE: Final = QLocale.c().name()
_MOST_COUNTED: Final = 2 ** 31 - 1
_NAMELESS: Final = N_("app", "Player {number}")
_SOMEBODY: Final = N_("app", "Player")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_BOUND: Final = {"fr": re.compile(r"(?<=\d) (?=[^\W\d_])|(?<=:) (?=\d)")}
"""By language: the spaces at which no line ends, before what a number counts and before one that ends a sentence."""


_spoken: str = _SOURCE
_installed: list[QTranslator] = []
"""The translators in use. Asking Qt for them would take 12 ms at the start, when there are none."""


def choose(asked: str | None, remembered: str) -> str:
    """The code of the language to speak: the one asked for, else the one remembered, else the system's first.

    Only one that is asked for may be unfinished, and then it is spoken until another one is chosen.

    A system set to the locale C wants no translation, whatever LANGUAGE says, as all programs that use gettext have it.
    """
    if asked is not None and languages.language(asked) is not None:
        return asked
    if remembered in LANGUAGES or remembered == _spoken:
        return remembered
    system = QLocale.system()
    if system.name() == _NO_LANGUAGE:
        return _SOURCE
    return languages.wished(system.uiLanguages())


def spoken() -> str:
    """The code of the language in use."""
    return _spoken


def use(language: str) -> None:
    """Speak a language from now on; windows are told by a LanguageChange event.

    A translation that cannot be loaded is reported on stderr once, and its texts stay English. So do those that an
    unfinished language lacks.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("A language can be used once there is a QCoreApplication.")
    global _spoken  # noqa: PLW0603 - the one place where the language changes
    forget()
    _spoken = language
    system = QLocale.system()
    # The system's own locale knows the country as well, and how dates are written there.
    QLocale.setDefault(system if _is_spoken_by(system, language) else QLocale(language))
    for file in _files(language):
        translator = QTranslator(application)
        if translator.load(str(file)):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
        else:
            translator.deleteLater()
            _report(file)


def _is_spoken_by(system: QLocale, language: str) -> bool:
    """Whether a system speaks a language, in the country that its code names, if it names one."""
    name = system.name()
    return language.replace("-", "_") in (name, name.partition("_")[0])


def forget() -> None:
    """Go back to the language of the source, without any translation."""
    global _spoken  # noqa: PLW0603 - here it becomes that of the source
    _spoken = _SOURCE
    while _installed:
        old = _installed.pop()
        QCoreApplication.removeTranslator(old)
        old.deleteLater()


def own_files(language: str) -> list[Path]:
    """The translations of the program and of every game."""
    units = ("app", *(game_id.replace("-", "_") for game_id in GAMES))
    return [paths.translation_file(f"{unit}_{language}.qm") for unit in units]


def _files(language: str) -> list[Path]:
    """The translations of the program and of every game, those to be asked last first: of Qt's own texts where Qt has
    them, and below an unfinished language the plural forms of English."""
    folder = paths.qt_folder(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    code = language.replace("-", "_")
    of_qt = [folder / f"qtbase_{each}.qm" for each in dict.fromkeys((code.partition("_")[0], code))]
    english_ones = [] if languages.shipped(language) else own_files(_SOURCE)
    return [*english_ones, *filter(Path.is_file, of_qt), *own_files(language)]


@cache
def _report(file: Path) -> None:
    qWarning(f"throne-desktop: The translation {file} cannot be loaded, so its texts are English.")


_reworded: dict[tuple[str, str], str] = {}


def reword(texts: Mapping[Text, str]) -> None:
    """Say these texts in these words from now on, and all others as they are: {} ends it.

    They are the names and sentences of cards in an edition of somebody's own, and the same in every language.
    """
    _reworded.clear()
    _reworded.update({(text.context, text.source): said for text, said in texts.items()})


def words(text: Text | str, names: Sequence[str] = ()) -> str:
    """A text in the language in use; `names` are the players', by seat. A player without one is called by number."""
    return rendered(text, lambda seat: name_of(seat, names))


def name_of(seat: int, names: Sequence[str] = ()) -> str:
    """The name at a seat, of those by seat; a player without one is called by number."""
    given = names[seat] if seat < len(names) else ""
    return given or rendered(_NAMELESS.fill(number=seat + 1), str)


def ands() -> tuple[str, ...]:
    """The words before the last name of a list, each between spaces: one, or two where it goes by the next sound."""
    return tuple(dict.fromkeys(listed(("", last), _translated).removesuffix(last) for last in ("x", "i")))


def rendered(text: Text | str, name: Callable[[int], str]) -> str:
    """A text in the language in use; `name` gives the name at a seat, and is asked only for those who are called.

    A plain string, as an error for programmers may carry, stays as it is.
    """
    if isinstance(text, str):
        return text
    said, bound = text.render(_translated, name), _BOUND.get(_spoken)
    return said if bound is None else bound.sub(_NO_BREAK, said)


def _translated(text: Text) -> str:
    if _reworded and (text.context, text.source) in _reworded:
        return _reworded[text.context, text.source]
    if text.n is None:
        # Without a form of its own, Qt gives the name as it is.
        return QCoreApplication.translate(text.context, text.source, text.form or None)
    # Asked itself, Qt would fill in no number below 0, and take none above this.
    size = min(abs(text.n), _MOST_COUNTED)
    forms = (translator.translate(text.context, text.source, "", size) for translator in reversed(_installed))
    form = next(filter(None, forms), None)
    return english(text) if form is None else form.replace("%n", number_in_words(text.n))


def user_name() -> str:
    """A name for a player who has not given one yet: that of the account, or else the word for a player.

    Where several people play here, whose games are told apart by names, it is none of theirs.
    """
    from engine.session.account import account_name  # only here: with it come all sessions and records, 20 ms

    name = account_name()
    return name if name and not _is_somebodys(name) else words(_SOMEBODY)


def _is_somebodys(name: str) -> bool:
    if not several_are_known():
        return False
    from throne_desktop.storage.household import known, named  # only here: most people play alone

    with suppress(NoFolder):
        return named(name, known()) is not None
    return False
