"""The screens and pages that the window shows."""
