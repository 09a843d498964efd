"""The default name of a player."""

from __future__ import annotations

from typing import Final

_SUPERUSER: Final = "root"


def account_name() -> str:
    """The name of the account the program runs in, capitalised; "" if it is not a person's."""
    import getpass  # imported here because it is slow, and needed at most once, before the first game

    try:
        account = getpass.getuser()
    except (ImportError, KeyError, OSError):  # systems differ in what they raise for an account without a name
        return ""
    return "" if account == _SUPERUSER else account[:1].upper() + account[1:]
