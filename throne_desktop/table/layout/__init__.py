"""How a table is arranged in the room there is: plans in several styles, of which the best is taken."""
