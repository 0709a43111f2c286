"""Committed chance, checked against a second reading of its page and against published vectors."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stolik.core.fairness import (
    MOST,
    Mismatch,
    Pick,
    Script,
    Stream,
    Tape,
    commit,
    key,
    seeded,
)

PUBLISHED = Path(__file__).parents[2] / "docs" / "fairness-vectors.json"
VECTORS: list[dict[str, Any]] = json.loads(PUBLISHED.read_text())


def hmac_by_hand(secret: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as its definition reads, for a key of at most 64 bytes."""
    padded = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in padded) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in padded) + inner).digest()


def draw_by_hand(stream_key: bytes, index: int, n: int) -> int:
    """One draw as docs/fairness.md words it."""
    bits = len(bin(n - 1)) - 2 if n > 1 else 0
    attempt = 0
    while True:
        message = index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        first = int.from_bytes(hmac_by_hand(stream_key, message)[:4], "big")
        if (first >> (32 - bits)) < n:
            return first >> (32 - bits)
        attempt += 1


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: str(v["match"]))
def test_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    shares = {int(seat): bytes.fromhex(share) for seat, share in vector["shares"].items()}
    assert commit(vector["match"], secret) == vector["commit"]
    assert key(vector["match"], secret, shares).hex() == vector["key"]
    below = Stream(bytes.fromhex(vector["key"]))
    assert [[n, below(n)] for n, _ in vector["draws"]] == vector["draws"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: str(v["match"]))
def test_vectors_agree_with_a_second_reading(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    told = "".join(f"{seat} {share}\n" for seat, share in sorted(vector["shares"].items()))
    message = f"stolik key 1\n{vector['match']}\n{vector['commit']}\n{told}".encode()
    stream_key = hmac_by_hand(secret, message)
    assert stream_key.hex() == vector["key"]
    drawn = [[n, draw_by_hand(stream_key, i, n)] for i, (n, _) in enumerate(vector["draws"])]
    assert drawn == vector["draws"]


def test_every_share_and_the_match_change_the_key() -> None:
    secret = bytes(32)
    keys = {
        key("a", secret, {}),
        key("b", secret, {}),
        key("a", secret, {0: b"\1"}),
        key("a", secret, {1: b"\1"}),
        key("a", secret, {0: b"\1", 1: b"\2"}),
        key("a", b"\1" * 32, {}),
    }
    assert len(keys) == 6


def test_row_24_no_number_is_likelier_than_another() -> None:
    below = seeded("fair")
    for n in (3, 6, 81):
        counts = Counter(below(n) for _ in range(1000 * n))
        chi_square = sum((counts[k] - 1000) ** 2 / 1000 for k in range(n))
        # Six standard deviations: a fair stream of this seed is far below, a remainder is not.
        assert chi_square < n + 6 * (2 * n) ** 0.5


@pytest.mark.slow
def test_row_24_no_order_of_a_small_deck_is_likelier_than_another() -> None:
    below, shuffles = seeded("deck"), 48_000
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(shuffles):
        deck = list("abcd")
        counts[tuple(deck.pop(below(len(deck))) for _ in range(4))] += 1
    mean = shuffles / 24
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    assert len(counts) == 24
    assert chi_square < 23 + 6 * (2 * 23) ** 0.5


@pytest.mark.slow
def test_row_24_a_million_shuffles_of_three_cards_favour_none() -> None:
    below, shuffles = seeded("a million"), 1_000_000
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(shuffles):
        deck = list("abc")
        counts[tuple(deck.pop(below(len(deck))) for _ in range(3))] += 1
    mean = shuffles / 6
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    assert len(counts) == 6
    assert chi_square < 5 + 6 * (2 * 5) ** 0.5


def test_a_draw_is_out_of_at_least_one() -> None:
    for n in (0, -1, MOST + 1):
        with pytest.raises(ValueError, match="a draw is out of"):
            seeded("x")(n)


def test_a_tape_notes_and_a_script_repeats() -> None:
    tape = Tape(seeded("tape"))
    drawn = [tape(n) for n in (5, 1, 9)]
    picks = tape.take()
    assert [pick.n for pick in picks] == [5, 1, 9]
    script = Script(picks)
    assert [script(n) for n in (5, 1, 9)] == drawn
    assert script.spent()
    assert tape.take() == ()


def test_a_script_refuses_another_question() -> None:
    script = Script([Pick(5, 2)])
    with pytest.raises(Mismatch):
        script(6)
    assert script(5) == 2
    with pytest.raises(Mismatch):
        script(5)
