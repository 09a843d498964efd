"""The player's hand on the table, by mouse, by keys and by ear, and what is shown for it."""
