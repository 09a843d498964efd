"""The manual pages, written from the program's own command line so that they cannot fall behind."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.cli.language import spoken


class _Said(NamedTuple):
    """What a manual page says beside the options, in one language."""

    heads: tuple[str, str, str, str, str, str, str]
    """Of the sections: name, synopsis, description, options, files, environment, exit status."""
    what: str
    options: str
    file: str
    games: str
    record: str
    records: str
    preferences: str
    home: str
    status: str


_SAID: Final = {
    "en": _Said(
        ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "FILES", "ENVIRONMENT", "EXIT STATUS"),
        "throne-themed card games on one table", "options", "file",
        "Five card games for people who play with the mouse or the keyboard against bots that cannot cheat, "
        "with others "
        "at the\nsame screen, or alone to learn the rules.",
        "A {file} is the record of a game; it is shown move by move.",
        "The records of all games, and reports of errors.", "The preferences.",
        "A folder that holds all of these files instead.",
        "0 if all went well, 1 after an unexpected error, 2 if the command line or a file cannot be used."),
    "de": _Said(
        ("BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "OPTIONEN", "DATEIEN", "UMGEBUNGSVARIABLEN", "EXIT-STATUS"),
        "Kartenspiele um den Thron an einem Tisch", "Optionen", "Datei",
        "Fünf Kartenspiele für alle, die mit der Maus oder der Tastatur spielen: gegen Bots, die nicht mogeln "
        "können, mit "
        "anderen\nam selben Bildschirm oder allein, um die Regeln zu lernen.",
        "Eine {file} ist die Aufzeichnung einer Partie; sie wird Zug für Zug gezeigt.",
        "Die Aufzeichnungen aller Partien und Fehlerberichte.", "Die Einstellungen.",
        "Ein Ordner, der stattdessen alle diese Dateien enthält.",
        "0, wenn alles gut ging, 1 nach einem unerwarteten Fehler, 2, wenn die Befehlszeile oder eine Datei nicht zu "
        "gebrauchen ist."),
    "fr": _Said(
        ("NOM", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "FICHIERS", "ENVIRONNEMENT", "CODE DE RETOUR"),
        "jeux de cartes autour du trône sur une même table", "options", "fichier",
        "Cinq jeux de cartes pour qui joue à la souris ou au clavier contre des bots qui ne peuvent pas tricher, à "
        "plusieurs\ndevant le même écran, ou seul pour apprendre les règles.",
        "Un {file} est l’enregistrement d’une partie\u202f; il est montré coup par coup.",
        "Les enregistrements de toutes les parties, et les rapports d’erreurs.", "Les préférences.",
        "Un dossier qui contient à leur place tous ces fichiers.",
        "0 si tout s’est bien passé, 1 après une erreur inattendue, 2 si la ligne de commande ou un fichier est "
        "inutilisable."),
    "nl": _Said(
        ("NAAM", "SAMENVATTING", "BESCHRIJVING", "OPTIES", "BESTANDEN", "OMGEVING", "AFSLUITSTATUS"),
        "kaartspellen om de troon aan één tafel", "opties", "bestand",
        "Vijf kaartspellen voor wie met de muis of het toetsenbord speelt, tegen bots die niet vals kunnen spelen, met "
        "anderen\naan hetzelfde scherm, of alleen om de regels te leren.",
        "Een {file} is de opname van een partij; die wordt zet voor zet getoond.",
        "De opnamen van alle partijen, en foutrapporten.", "De voorkeuren.",
        "Een map die in plaats daarvan al deze bestanden bevat.",
        "0 als alles goed ging, 1 na een onverwachte fout, 2 als de opdrachtregel of een bestand niet te "
        "gebruiken is."),
    "es": _Said(
        ("NOMBRE", "SINOPSIS", "DESCRIPCIÓN", "OPCIONES", "ARCHIVOS", "ENTORNO", "ESTADO DE SALIDA"),
        "juegos de cartas por el trono en una sola mesa", "opciones", "archivo",
        "Cinco juegos de cartas para quien juega con el ratón o el teclado contra bots que no pueden hacer "
        "trampas, con "
        "otras\npersonas en la misma pantalla, o a solas para aprender las reglas.",
        "Un {file} es el registro de una partida; se muestra jugada a jugada.",
        "Los registros de todas las partidas, y los informes de errores.", "Las preferencias.",
        "Una carpeta que contiene todos estos archivos en su lugar.",
        "0 si todo fue bien, 1 tras un error inesperado, 2 si la línea de órdenes o un archivo no sirven."),
}
LANGUAGES: Final = tuple(_SAID)
"""The languages that there is a page in, by their codes."""

_PAGE: Final = r""".TH THRONE\-DESKTOP 6 "{date}" "Throne Desktop {version}" "Games"
.SH {heads[0]}
throne\-desktop \- {what}
.SH {heads[1]}
.B throne\-desktop
.RI [ {options} ]
.RI [ {file} ]
.SH {heads[2]}
{games}
{record}
.SH {heads[3]}
{each}.SH {heads[4]}
.TP
.I ~/.local/share/throne\-desktop
{records}
.TP
.I ~/.config/throne\-desktop
{preferences}
.SH {heads[5]}
.TP
.B THRONE_DESKTOP_HOME
{home}
.SH {heads[6]}
{status}
"""


def page(parser: argparse.ArgumentParser, version: str, date: str) -> str:
    """The page for that command line, in man's markup and in the language that the parser speaks."""
    said = _SAID[spoken()]
    texts = {name: _plain(text) for name, text in said._asdict().items() if isinstance(text, str)}
    texts["record"] = texts["record"].replace("{file}", rf"\fI{said.file}\fR")
    options = "".join(line for action in parser._actions for line in _option(action))
    return _PAGE.format(version=version, date=date, heads=said.heads, each=options, **texts)


def _option(action: argparse.Action) -> Iterator[str]:
    if not action.option_strings:
        return
    values = action.metavar or (",".join(map(str, action.choices)) if action.choices else None)
    names = r", ".join(rf"\fB{_plain(name)}\fR" for name in action.option_strings)
    yield f".TP\n{names}"
    if values is not None and action.nargs != 0:
        yield rf" \fI{_plain(str(values).strip('{}'))}\fR"
    yield f"\n{_plain(action.help or '')}.\n"


def _plain(text: str) -> str:
    r"""A text in man's markup: hyphens are typed, and spaces that hold words together are `\~`."""
    return text.replace("\\", r"\e").replace("-", r"\-").replace("\u202f", r"\~").replace("\xa0", r"\~")
