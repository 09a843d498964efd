"""The ways to show a zone that is no plain row: each has a layout and a scenery, and the registry names them all."""
