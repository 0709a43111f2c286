"""The screen of the ladder, with results of some evenings."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.browser.scenes import Scene, Stage
from tests.server.client import Client, Server

LONG = "W" * 24
NAMES = ("Ala", "Olek", LONG, "Zofia", "Jan")
BOT = "bot/greedy"


def fill(server: Server) -> list[Client]:
    """Results of some evenings: four have played enough, and Jan has just come."""
    people = [Client(server, name) for name in NAMES]
    ids = [f"guest/{person.ask('GET', '/api/guests/me').json()['id']}" for person in people]
    everybody = [*ids, BOT]
    evenings = ["015", "120", "305", "023", "130", "032", "512", "325", "215", "42"]
    with closing(sqlite3.connect(server.folder / "stolik.db")) as db, db:
        for at, order in enumerate(evenings):
            players = enumerate([everybody[int(who)] for who in order], 1)
            sides = json.dumps([[place, [who]] for place, who in players])
            row = (f"m{at}", "unikat", at, sides, "[]", at)
            db.execute("insert into results values (?, ?, ?, ?, ?, ?)", row)
    return people


def ladder(stage: Stage) -> Page:
    """Places, and somebody who has none yet."""
    page = stage.open("/ladder/unikat", fill(stage.new_page.server)[0])
    expect(page.get_by_role("rowheader", name=LONG).first).to_be_visible()
    return page


LADDER: dict[str, Scene] = {"ladder": ladder}
