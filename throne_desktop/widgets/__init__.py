"""The parts of the screens around the table."""
