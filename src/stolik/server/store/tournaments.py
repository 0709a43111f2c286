"""Keeping tournaments: pieces of work for `Store.ask`, the same in every database."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, delete, func, insert, select, update

from stolik.server.store.base import Conflict
from stolik.server.store.forget import ENDED, SLICE
from stolik.server.store.schema import tournament_journal, tournaments


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament: its format, who plays, and how far it is; `revision` counts its changes."""

    id: str
    revision: int
    code: str
    form: str
    duel_deals: int
    #: Seconds between two matches.
    pause: int
    #: Who plays for those who don't.
    bot: str
    #: JSON, as are chairs and barred.
    options: str
    chairs: str
    barred: str
    state: str
    host: str
    created: int
    touched: int


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """An entry of a tournament's journal; what may happen once only has a key of its own."""

    tournament: str
    seq: int
    at: int
    key: str
    entry: str


def save_tournament(core: Connection, row: TournamentRow) -> TournamentRow:
    """Keep a tournament with its next revision; `Conflict` if somebody else has changed it."""
    kept = replace(row, revision=row.revision + 1)
    if row.revision == 0:
        core.execute(insert(tournaments).values(asdict(kept)))
        return kept
    same = (tournaments.c.id == row.id) & (tournaments.c.revision == row.revision)
    changed = core.execute(update(tournaments).where(same).values(asdict(kept)))
    if changed.rowcount != 1:
        raise Conflict(f"tournament {row.id}: not revision {row.revision}")
    return kept


def every_tournament(core: Connection) -> list[TournamentRow]:
    """Every tournament."""
    every = select(tournaments).order_by(tournaments.c.created, tournaments.c.id)
    return [TournamentRow(**row._mapping) for row in core.execute(every)]


def one_tournament(
    core: Connection, tournament: str
) -> tuple[TournamentRow, list[TournamentEntry]] | None:
    """A tournament and its journal, as they are at one moment."""
    row = core.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    if row is None:
        return None
    own = tournament_journal.c.tournament == tournament
    journal = select(tournament_journal).where(own).order_by(tournament_journal.c.seq)
    entries = [TournamentEntry(**entry._mapping) for entry in core.execute(journal)]
    return TournamentRow(**row._mapping), entries


def waiting_for(core: Connection, code: str) -> str | None:
    """The tournament of a code that waits for players."""
    waits = (tournaments.c.state == "waiting") & (tournaments.c.code == code)
    found: str | None = core.execute(select(tournaments.c.id).where(waits)).scalar()
    return found


def tournament_news(core: Connection) -> list[tuple[str, int, int]]:
    """Every tournament that waits or plays: which version of it is kept, and how many entries."""
    own = tournament_journal.c.tournament == tournaments.c.id
    last = func.coalesce(select(func.max(tournament_journal.c.seq)).where(own).scalar_subquery(), 0)
    found = select(tournaments.c.id, tournaments.c.revision, last)
    live = tournaments.c.state.not_in(ENDED)
    return [(*row,) for row in core.execute(found.where(live))]


def append_entry(core: Connection, entry: TournamentEntry) -> None:
    """Keep an entry; its place, or its key, may be taken already."""
    core.execute(insert(tournament_journal).values(asdict(entry)))


def forget_tournaments(core: Connection, before: int) -> int:
    """Drop a slice of ended tournaments not touched since, with their journals; how many."""
    touched = func.coalesce(func.nullif(tournaments.c.touched, 0), tournaments.c.created)
    old = select(tournaments.c.id).where(tournaments.c.state.in_(ENDED), touched < before)
    ids = core.execute(old.limit(SLICE)).scalars().all()
    core.execute(delete(tournament_journal).where(tournament_journal.c.tournament.in_(ids)))
    core.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))
    return len(ids)
