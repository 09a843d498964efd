"""How long and how anything moves, and what moves it."""
