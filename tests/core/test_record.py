"""Records: they replay to the same hash at every step, and no byte of them can be changed."""

from __future__ import annotations

import re

import pytest

from stolik.core.fairness import Stream, commit, key, seeded
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Refused
from stolik.core.record import Promise, Record, Unsound, read, verify
from stolik.games import BOOKS
from tests.kit import at

GAME, BOOK = BOOKS["unikat"]
SECRET = bytes(range(32))


def played(inputs: int | None, **options: object) -> tuple[str, AnyMatch]:
    """A committed record of so many inputs, or of a whole match."""
    promise = Promise("0123456789abcdef", commit("0123456789abcdef", SECRET), {1: b"\7" * 32})
    below = Stream(key(promise.match, SECRET, promise.shares))
    luck = seeded("players")
    decided = BOOK.decide({f"uni.{name}": value for name, value in options.items()}, 2)
    match: AnyMatch = Match.begin(GAME, decided, 2, below)
    while GAME.outcome(match.state) is None and (inputs is None or len(match.entries) <= inputs):
        seat = GAME.actors(match.state)[0]
        legal = GAME.plain(GAME.legal(match.state, seat))
        match.play(seat, legal[luck(len(legal))], below, at=len(match.entries) * 10)
    promise.secret = SECRET
    return Record.of(match, decided, 2, promise=promise, abandoned=True).text(), match


SHORT, _ = played(9, rounds=2)


def test_a_whole_match_is_verified_and_replays_step_by_step() -> None:
    text, match = played(None, rounds=2)
    record = verify(text, BOOKS)
    assert record.ending == "over"
    assert len(record.entries) == len(match.entries)
    *_, (_, replayed) = record.replay()
    assert GAME.write_position(replayed.state) == GAME.write_position(match.state)
    assert replayed.events == match.events
    assert record.text() == text


def test_every_step_has_a_hash_of_its_own() -> None:
    hashes = re.findall(r" # ([0-9a-f]{16})$", SHORT, re.MULTILINE)
    assert len(hashes) == len(set(hashes)) == 10


@pytest.mark.parametrize("first", range(23))
def test_row_24_no_byte_can_be_changed(first: int) -> None:
    data = SHORT.encode()
    assert verify(SHORT, BOOKS).text() == SHORT
    for place in range(first, len(data), 23):
        for other in {data[place] ^ 1, ord("0"), ord("\n")} - {data[place]}:
            changed = data[:place] + bytes([other]) + data[place + 1 :]
            with pytest.raises(Refused):
                verify(changed.decode("utf-8", "replace"), BOOKS)


@pytest.mark.parametrize("cut", [1, 2, 40, 400])
def test_row_24_no_byte_can_be_cut_off_or_added(cut: int) -> None:
    for changed in (SHORT[:-cut], SHORT[cut:], SHORT + "\n" * cut, "\n" * cut + SHORT):
        with pytest.raises(Refused):
            verify(changed, BOOKS)


def resealed(text: str) -> str:
    """A changed record with all its hashes made anew, as a forger would."""
    return read(text, BOOKS).text()


def test_row_24_a_forged_draw_is_found_even_with_new_hashes() -> None:
    record = read(SHORT, BOOKS)
    deal = record.entries[0].chance[-1]
    n, k = deal.picks[0]
    deal.picks = (deal.picks[0]._replace(k=(k + 1) % n), *deal.picks[1:])
    with pytest.raises(Unsound) as unsound:
        verify(record.text(), BOOKS)
    assert unsound.value.phrase.id == "record-wrong-draw"


def test_row_24_a_forged_card_is_found_even_with_new_hashes() -> None:
    record = read(SHORT, BOOKS)
    deal = record.entries[0].chance[-1].action
    first, second, third = deal.display
    deal.display = (second, first, third)
    with pytest.raises(Unsound) as unsound:
        verify(record.text(), BOOKS)
    assert unsound.value.phrase.id == "record-wrong-draw"
    assert unsound.value.line == record.first_line()


def test_row_24_another_secret_is_not_the_promised_one() -> None:
    forged = resealed(SHORT.replace(SECRET.hex(), bytes(32).hex()))
    with pytest.raises(Unsound) as unsound:
        verify(forged, BOOKS)
    assert unsound.value.phrase.id == "record-wrong-secret"


def test_row_24_a_kept_secret_shows() -> None:
    record = read(SHORT, BOOKS)
    assert record.promise is not None
    record.promise.secret = None
    with pytest.raises(Unsound) as unsound:
        verify(record.text(), BOOKS)
    assert unsound.value.phrase.id == "record-secret-kept"


def test_an_end_that_is_none_shows() -> None:
    forged = SHORT.replace("end abandoned", "end over")
    with pytest.raises(Unsound) as unsound:
        verify(resealed(forged), BOOKS)
    assert unsound.value.phrase.id == "record-wrong-end"


def test_a_move_against_the_rules_shows_with_its_line_and_clause() -> None:
    line = next(line for line in SHORT.split("\n") if re.match(r"1 \d+ \d ", line))
    forged = SHORT.replace(line, re.sub(r"(1 \d+ \d) .* #", r"\1 pass #", line))
    with pytest.raises(Unsound) as unsound:
        verify(forged, BOOKS)
    assert unsound.value.phrase.facts["clause"] == "UNI-28"
    assert SHORT.split("\n")[unsound.value.line - 1] == line


def test_a_record_may_begin_at_a_position() -> None:
    trial = at("unikat; table SBW1@0,0; display CGR1 CGR2 CGR3; hand 0 SGW1 QBW1; hand 1 CBW1")
    opening = trial.position
    trial.do(0, "lay SGW1@1,0", "end", "take CGR1", at=5)
    record = Record.of(trial.match, trial.state.options, 2, position=opening)
    again = verify(record.text(), BOOKS)
    assert again.position == opening
    assert again.ending == "open"
    *_, (_, replayed) = again.replay()
    assert GAME.write_position(replayed.state) == trial.position
