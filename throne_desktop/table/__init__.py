"""The table: one scene that draws any game from its table description."""
