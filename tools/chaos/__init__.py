"""Breaks a running house in every way we know, and counts what was lost: nothing, or it says so."""
