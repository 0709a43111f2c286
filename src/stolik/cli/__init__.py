"""The terminal: every command of `stolik`."""
