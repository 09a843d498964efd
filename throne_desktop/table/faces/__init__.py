"""What is painted of a card, a token and the place behind the table: once per size, by what is on it."""
