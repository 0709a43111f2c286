"""How long messages take is measured by the server alone."""

from __future__ import annotations

from stolik.server.roundtrip import RoundTrip


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_shortest_of_the_last_round_trips_counts() -> None:
    clock = Clock()
    trip = RoundTrip(clock)
    assert trip.ms() == 0
    for seconds in (0.080, 0.040, 0.120):
        probe = trip.probe()
        assert probe is not None
        clock.now += seconds
        trip.answered(probe)
        clock.now += 1.0
    assert trip.ms() in (39, 40)


def test_there_is_one_probe_at_a_time_and_not_too_often() -> None:
    clock = Clock()
    trip = RoundTrip(clock)
    first = trip.probe()
    assert first is not None
    clock.now += 5
    assert trip.probe() is None
    trip.answered(first)
    assert trip.probe() is not None


def test_an_answer_to_nothing_says_nothing() -> None:
    clock = Clock()
    trip = RoundTrip(clock)
    trip.answered(0)
    trip.answered(1)
    probe = trip.probe()
    assert probe is not None
    trip.answered(probe + 1)
    assert trip.ms() == 0
    clock.now += 0.2
    trip.answered(probe)
    trip.answered(probe)
    assert 199 <= trip.ms() <= 200
