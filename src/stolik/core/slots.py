"""Readers for the plain fields of a position: each puts what it reads into a slot of the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.core.notation import Field, exactly, number

#: Any number in a position is at most so large.
MOST = 10**12
#: What reads a field: the reader of the whole, the state it fills, and the field.
Read = Callable[[Any, Any, Field], None]


def one_number(name: str, low: int, high: int = MOST) -> Read:
    """A number within bounds."""

    def read(_: Any, state: Any, field: Field) -> None:
        setattr(state, name, number(exactly(1, field.key, field.words)[0], low, high))

    return read


def one_seat(name: str) -> Read:
    """A seat of the table."""

    def read(_: Any, state: Any, field: Field) -> None:
        word = exactly(1, field.key, field.words)[0]
        setattr(state, name, number(word, 0, state.seats - 1))

    return read


def some_seats(name: str) -> Read:
    """One seat or more, as a set."""

    def read(_: Any, state: Any, field: Field) -> None:
        setattr(state, name, members(field, 0, state.seats - 1))

    return read


def flag(name: str) -> Read:
    """Nothing but its name."""

    def read(_: Any, state: Any, field: Field) -> None:
        exactly(0, field.key, field.words)
        setattr(state, name, True)

    return read


def members(field: Field, low: int, high: int) -> int:
    """One number or more, as a set of how far each is from the lowest."""
    given = field.words or exactly(1, field.key, field.words)
    return sum(1 << one for one in {number(word, low, high) - low for word in given})
