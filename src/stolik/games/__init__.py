"""The games of the house, by name; an explicit list, so that what can be played is read here."""

from stolik.core.game import AnyGame
from stolik.core.options import Book
from stolik.games.ubongo import Ubongo
from stolik.games.unikat import Unikat
from stolik.games.uno import Uno

GAMES: dict[str, AnyGame] = {"unikat": Unikat(), "uno": Uno(), "ubongo": Ubongo()}

#: Every book, with the game that plays it.
BOOKS: dict[str, tuple[AnyGame, Book]] = {
    name: (game, book) for game in GAMES.values() for name, book in game.books.items()
}
