"""Home: a hall with a door for every game."""
