"""The desktop card table: the windows and services around the engine. Importing this package imports no Qt."""
