"""Bots and other work in processes beside the window's."""
