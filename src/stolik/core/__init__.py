"""The idea of a game, without any game: see README.md beside this file for its one rule."""
