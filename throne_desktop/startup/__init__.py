"""What runs before there is a window: the command line, whether there is a display, and the start itself."""
