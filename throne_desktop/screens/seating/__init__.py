"""Who plays, asked before a game and during it, and with which options."""
