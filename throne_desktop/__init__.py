"""The desktop card table: the window around the engine. Importing this package imports no Qt."""
