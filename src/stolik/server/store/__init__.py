"""Where tables and their journals are kept."""

from stolik.server.store.base import Conflict, JournalRow, Store, StoreTrouble, TableRow
from stolik.server.store.sqlite import SqliteStore

__all__ = ["Conflict", "JournalRow", "SqliteStore", "Store", "StoreTrouble", "TableRow"]
