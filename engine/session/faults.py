"""What may be wrong with a record or its file, one sentence each."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_

MISSING: Final = N_("engine", "There is no file called {file}.")
#: {reason} comes from the operating system.
UNREADABLE: Final = N_("engine", "The file {file} cannot be read: {reason}.")
EMPTY: Final = N_("engine", "The file {file} is empty.")
TOO_LONG: Final = N_("engine", "The file {file} has too many lines to be a game.")
TOO_BIG: Final = N_("engine", "The file {file} is bigger than {limit} MB, too big for a record of a game.")
FOREIGN: Final = N_("engine", "The file {file} is not a record of a game.")

NEWER: Final = N_("engine", "The record {file} was made by a newer version of this program and cannot be opened.")
UNKNOWN_GAME: Final = N_("engine", "The record {file} is for a game that this program does not have: {game}.")
#: {field} is a word of the file format, not translated.
BAD_HEADER: Final = N_("engine", "The record {file} is damaged in its first line, at “{field}”, and cannot be opened.")
NO_HEADER: Final = N_("engine", "The record {file} is damaged in its first line and cannot be opened.")
BAD_LINE: Final = N_("engine", "The record {file} is damaged at line {line}; you can continue from the moves before "
                               "it.")
CUT_OFF: Final = N_("engine", "The record {file} breaks off at line {line}; you can continue from the moves before it.")

UNKNOWN_MOVE: Final = N_("engine", "The record was changed: move {number} is not a move of this game.")
WRONG_SEAT: Final = N_("engine", "The record was changed: move {number} was made by {player} out of turn.")
#: {rule} is the number of a rule, such as R12.
ILLEGAL_MOVE: Final = N_("engine", "The record was changed: move {number} breaks rule {rule}.")
OTHER_POSITION: Final = N_("engine", "The record was changed: move {number} does not lead where the record says.")
UNMARKED_UNDO: Final = N_("engine", "The record was changed: the undo after move {number} is wrongly marked.")
AFTER_THE_END: Final = N_("engine", "The record was changed: move {number} comes after the game was conceded.")
OTHER_CONCESSION: Final = N_("engine", "The record was changed: nobody could have conceded the game like that after "
                                       "move {number}.")
OLDER_RULES: Final = N_("engine", "The record was made under older rules: you can watch it, but not continue it.")
NO_START: Final = N_("engine", "The record was made under older rules, and its game can no longer be set up.")

#: {reason} comes from the operating system.
CANNOT_WRITE: Final = N_("engine", "The game cannot be written to {file}: {reason}.")
IN_USE: Final = N_("engine", "The game in {file} is open in another window: here you can watch it, but not play it.")
WRITTEN_ANEW: Final = N_("engine", "The file {file} was missing, so the whole game was written to it again.")
WENT_BESIDE: Final = N_("engine", "Another program changed {file}, so this game is now saved in {other}.")
SAVED_AGAIN: Final = N_("engine", "Saving works again: the whole game is in {file}.")
TAKEN: Final = N_("engine", "The file {file} already holds other data; a game needs a file of its own.")
