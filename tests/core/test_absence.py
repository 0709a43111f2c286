"""Who can leave, and who can come back."""

from __future__ import annotations

import pytest

from stolik.core.absence import check_leave, check_return
from stolik.core.game import Leave, Return
from stolik.core.phrase import Illegal

AWAY, SEATS = 0b010, 3


@pytest.mark.parametrize(("seat", "reason"), [(-1, "no-such-seat"), (3, "no-such-seat")])
def test_a_seat_that_is_not_there_can_neither_be_left_nor_taken_up(seat: int, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        check_leave(Leave(seat), AWAY, SEATS, "X-1")
    with pytest.raises(Illegal, match=reason):
        check_return(Return(seat), AWAY, SEATS, "X-1")


def test_only_who_is_there_leaves_and_only_who_left_comes_back() -> None:
    check_leave(Leave(2), AWAY, SEATS, "X-1")
    check_return(Return(1), AWAY, SEATS, "X-1")
    with pytest.raises(Illegal, match="X-1: already-away"):
        check_leave(Leave(1), AWAY, SEATS, "X-1")
    with pytest.raises(Illegal, match="X-1: not-away"):
        check_return(Return(0), AWAY, SEATS, "X-1")
