"""Reports of hints (K108-116, K108-117): admitted, voted on, or judged by a host without a seat."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import Action, Answer, Report, Vote
from stolik.games.uno.events import Event, HintEnd, HintJudged, Reported, Voted
from stolik.games.uno.rules import call
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import BEFORE_DEAL, Due, Hint, State

FINE = 4
CLAUSE = "K108-117"
#: A vote takes at least so many.
FEWEST = 2


def _people(s: State) -> list[Seat]:
    """Who reports and votes: bots do neither, and who is away can't."""
    return [seat for seat in s.playing() if not (s.terms.bots | s.away) >> seat & 1]


def _voters(s: State, accused: Seat) -> list[Seat]:
    return [seat for seat in _people(s) if seat != accused]


def asides(s: State, seat: Seat) -> list[Action]:
    """What a seat may say about the open report."""
    hint = s.hint
    if hint is None:
        return []
    if s.terms.hints == "admit" and seat == hint.accused:
        return [Answer(True), Answer(False)] if seat in _people(s) else []
    votes = s.terms.hints == "vote" and not hint.voted >> seat & 1
    return [Vote(True), Vote(False)] if votes and seat in _voters(s, hint.accused) else []


def speakers(s: State) -> list[Seat]:
    """Who may say something about the open report."""
    return [seat for seat in s.playing() if s.hint is not None and asides(s, seat)]


def check_report(s: State, seat: Seat, a: Report) -> None:
    """One open report at a time, about a person who plays, by another."""
    if s.terms.hints == "off" or s.phase in BEFORE_DEAL:
        raise Illegal("K108-117" if s.terms.k108 else "M112-106", "no-reports")
    if s.hint is not None:
        raise Illegal(CLAUSE, "report-open", seat=Seats((s.hint.accused,)))
    if seat not in _people(s):
        raise Illegal(CLAUSE, "bots-report-not")
    if a.target == seat or a.target not in _people(s):
        raise Illegal(CLAUSE, "report-whom")
    if s.terms.hints == "vote" and len(_voters(s, a.target)) < FEWEST:
        raise Illegal(CLAUSE, "vote-needs-two")


def report(s: State, seat: Seat, a: Report, tell: list[Event] | None) -> None:
    """A report is shown to all; in a vote its reporter has voted."""
    s.hint = Hint(seat, a.target)
    if tell is not None:
        tell.append(Reported(seat, a.target))
    if s.terms.hints == "vote":
        _count(s, seat, True, tell)


def check_answer(s: State, seat: Seat, a: Answer | Vote) -> None:
    """Only who is asked, and only once."""
    if a not in asides(s, seat):
        raise Illegal(CLAUSE, "nothing-to-answer")


def answer(s: State, a: Answer, tell: list[Event] | None) -> None:
    """The fine falls if the accused concedes."""
    settle(s, "fined" if a.yes else "dropped", tell)


def vote(s: State, seat: Seat, a: Vote, tell: list[Event] | None) -> None:
    """A vote of one who is not accused."""
    if tell is not None:
        tell.append(Voted(seat, a.yes))
    _count(s, seat, a.yes, tell)


def _count(s: State, seat: Seat, yes: bool, tell: list[Event] | None) -> None:
    assert s.hint is not None
    s.hint = s.hint._replace(voted=s.hint.voted | 1 << seat, yes=s.hint.yes | yes << seat)
    decide(s, tell)


def look_again(s: State, tell: list[Event] | None) -> None:
    """Somebody has left or is back: a vote is counted anew, and who is accused does not escape.

    In version 1 a report of who has left was dropped.
    """
    if s.terms.version == 1 and s.hint is not None and s.hint.accused not in _people(s):
        settle(s, "dropped", tell)
    decide(s, tell)


def decide(s: State, tell: list[Event] | None) -> None:
    """More than half of the present people who may vote; with too few of them it is dropped.

    The vote of who has left does not count; in version 1 it did.
    """
    hint = s.hint
    if hint is None or s.terms.hints != "vote":
        return
    voters = _voters(s, hint.accused)
    if len(voters) < FEWEST:
        settle(s, "dropped", tell)
        return
    open_votes = len([seat for seat in voters if not hint.voted >> seat & 1])
    half, yes = len(voters) / 2, len([seat for seat in voters if hint.yes >> seat & 1])
    if s.terms.version == 1:
        half, yes = max(len(voters), hint.voted.bit_count()) / 2, hint.yes.bit_count()
    if yes > half:
        settle(s, "fined", tell)
    elif yes + open_votes <= half:
        settle(s, "dropped", tell)


def check_judge(s: State) -> None:
    """A host without a seat judges an open report."""
    if s.terms.hints != "host" or s.hint is None:
        raise Illegal(CLAUSE, "nothing-to-judge")


def settle(s: State, end: HintEnd, tell: list[Event] | None) -> None:
    """One fine for each incident, no turn lost; it closes an open lapse (K108-116, K108-117)."""
    assert s.hint is not None
    accused, s.hint = s.hint.accused, None
    if tell is not None:
        tell.append(HintJudged(accused, end))
    if end == "fined":
        call.forget(s, accused)
        owe(s, Due(accused, FINE, "hint"))
