"""Tables for people far apart: a journal that loses nothing, and sockets that leak nothing.

The server knows no game: it speaks to `core.game.Game` alone.
"""
