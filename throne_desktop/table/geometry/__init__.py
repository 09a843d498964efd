"""How places are measured: blocks of cards, hands and piles, scales, levels above one another, routes of strokes."""
