"""The one window of the program, and what it opens."""
