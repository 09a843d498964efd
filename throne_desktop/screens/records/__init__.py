"""The games that are kept, and a recorded game on the table."""
