"""The themes: their colours, and the style sheet that is filled with them."""
