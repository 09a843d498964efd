"""What lies over a table or beside it: the ribbon, the picker, the rail, and what unfolds from it."""
