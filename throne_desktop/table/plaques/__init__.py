"""Who sits where, and the plaques that tell about each seat."""
