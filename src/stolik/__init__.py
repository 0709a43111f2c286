"""Stolik: a table for Unikat, UNO and Ubongo."""

__version__ = "0.1.0"
