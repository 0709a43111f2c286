"""Tournaments at this server: the rules are `games.uno.tournament`, the tables the lobby's."""
