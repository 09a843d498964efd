"""Learning a game: its guided first game, what moves would do, and cross-references in its rule book."""
