"""A game being played in the window, as seen from a viewpoint."""
