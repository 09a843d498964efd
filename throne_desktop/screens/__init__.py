"""The screens: home, new game, play, replay."""
