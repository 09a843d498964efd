"""Learning a game: its guided first game, what moves would do, and what belongs together in its rule book."""
