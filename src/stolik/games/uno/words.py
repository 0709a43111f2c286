"""What to say: a message id and its facts for every action, every event, every decision and every
rule of a Custom Wild. Cards stand in a sentence as their codes, colours as words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from stolik.core import rest
from stolik.core.game import Leave, Next, Return, Ring, Seat
from stolik.core.phrase import Fact, Phrase, Seats
from stolik.games.uno import actions, events
from stolik.games.uno.actions import NOBODY, Action
from stolik.games.uno.custom import Rule, read_rule
from stolik.games.uno.events import Event
from stolik.games.uno.notation import faces_text
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.pieces import COLOURS, FACES, NONE, RANK_OF, WILD_FOUR
from stolik.games.uno.state import CHANCE_PHASES, OVER, REST, Phase
from stolik.games.uno.view import View

#: Drawn not in the course of play but for something done wrong.
FINES = frozenset(("unfounded", "guilty", "caught", "hint", "falseCall"))

Opening = events.CutFor | events.DealerChosen | events.Dealt
Turning = (
    events.Played
    | events.Named
    | events.Drew
    | events.Kept
    | events.Passed
    | events.Accepted
    | events.Challenged
    | events.TookBack
)
Moving = (
    events.Skipped
    | events.Reversed
    | events.Reshuffled
    | events.Mixed
    | events.Swapped
    | events.Rotated
    | events.Ruled
    | events.Shown
    | events.NotePlayed
    | events.NoteSkipped
    | events.NoteOver
    | events.Discarded
)
Speaking = (
    events.Called
    | events.Noted
    | events.Caught
    | events.CaughtNobody
    | events.GraceOver
    | events.Reported
    | events.Voted
    | events.HintJudged
    | events.TimeUp
    | events.Left
    | events.Returned
)
Ending = events.DealOver | events.Voided | events.DroppedOut | events.MatchOver


def phrase(it: Action | Event) -> Phrase:
    """What to say of an action or of an event."""
    if isinstance(it, actions.TurnAction):
        return _move(it)
    if isinstance(it, actions.AsideAction):
        return _aside(it)
    if isinstance(it, actions.ChanceAction):
        return _chance(it)
    if isinstance(it, actions.TableAction):
        return _around(it)
    return _event(it)


# -- actions --------------------------------------------------------------------------------------
def _move(a: actions.TurnAction) -> Phrase:
    match a:
        case actions.Play():
            return _laying("uno-action-play", a.face, a.colour, a.target, a.wanted, a.call)
        case actions.Name():
            return _say("uno-action-name", colour=colour_word(a.colour))
        case actions.Discard():
            return _say("uno-action-discard", card=FACES[a.face])
        case (
            actions.Draw()
            | actions.Keep()
            | actions.Pass()
            | actions.Accept()
            | actions.Challenge()
        ):
            return _say(f"uno-action-{a.kind}")
        case _:
            assert_never(a)


def _aside(a: actions.AsideAction) -> Phrase:
    match a:
        case actions.Jump():
            return _laying("uno-action-jump", a.face, NONE, a.target, NONE, a.call)
        case actions.Call():
            return _say("uno-action-call")
        case actions.Catch() | actions.Report():
            return _say(f"uno-action-{a.kind}", target=_seat(a.target))
        case actions.Answer() | actions.Vote():
            return _say(f"uno-action-{a.kind}-{_yes(a.yes)}")
        case _:
            assert_never(a)


def _chance(a: actions.ChanceAction) -> Phrase:
    match a:
        case actions.Cut():
            return _say("uno-action-cut", cards=_piles(a.drawn))
        case actions.Dealer():
            return _say("uno-action-dealer", seat=_seat(a.seat))
        case actions.Give(faces=()):
            return _say("uno-action-give-none")
        case actions.Give():
            return _say("uno-action-give", cards=faces_text(a.faces))
        case actions.Deal() | actions.Mix():
            return _say(f"uno-action-{a.kind}")
        case _:
            assert_never(a)


def _around(a: actions.TableAction) -> Phrase:
    match a:
        case actions.Judge():
            return _say(f"uno-action-judge-{_yes(a.yes)}")
        case Ring():
            return _say("uno-action-ring")
        case Leave() | Return():
            return _say(f"uno-action-{a.kind}", seat=_seat(a.seat))
        case Next():
            return _say("action-next")
        case actions.NoteDraw():
            return _say("uno-action-noteDraw", seat=_seat(a.seat), count=a.count)
        case actions.NoteSkip():
            return _say("uno-action-noteSkip", seat=_seat(a.seat))
        case actions.NoteDone():
            return _say("uno-action-noteDone")
        case _:
            assert_never(a)


def _laying(
    word: str, face: int, colour: int, target: Seat, wanted: int, call: bool, **facts: Fact
) -> Phrase:
    """A card laid, and what is said with it; a colour to draw for is named by Wilds alone."""
    facts["card"] = FACES[face]
    if colour != NONE:
        word, facts["colour"] = f"{word}-colour", colour_word(colour)
    if target != NOBODY:
        word, facts["target"] = f"{word}-target", _seat(target)
    if colour != NONE and wanted != NONE:
        word, facts["wanted"] = f"{word}-wanted", colour_word(wanted)
    return Phrase(f"{word}-call" if call else word, facts)


# -- events ---------------------------------------------------------------------------------------
def _event(e: Event) -> Phrase:
    if isinstance(e, Opening):
        return _opening(e)
    if isinstance(e, Turning):
        return _turning(e)
    if isinstance(e, Moving):
        return _moving(e)
    if isinstance(e, Ending):
        return _ending(e)
    return _speaking(e)


def _opening(e: Opening) -> Phrase:
    match e:
        case events.CutFor():
            counted = [pile[-1:] for pile in e.drawn]  # K108-14: the others were laid aside
            facts: dict[str, Fact] = {"seats": Seats(e.seats), "cards": _piles(counted)}
            if e.dealer == NOBODY:
                return Phrase("uno-event-cutFor-tie", facts)
            return Phrase("uno-event-cutFor", {**facts, "dealer": _seat(e.dealer)})
        case events.DealerChosen():
            return _say("uno-event-dealerChosen", seat=_seat(e.seat))
        case events.Dealt():
            ignored = faces_text(e.turned[:-1])
            word = "-carried" if e.carried else "-ignored" if ignored else ""
            facts = {"deal": e.deal, "dealer": _seat(e.dealer), "card": FACES[e.top]}
            if word == "-ignored":
                facts["cards"] = ignored
            return Phrase(f"uno-event-dealt{word}", facts)
        case _:
            assert_never(e)


def _turning(e: Turning) -> Phrase:
    match e:
        case events.Played():
            word = "uno-event-jumped" if e.jumped else "uno-event-played"
            return _laying(word, e.face, e.colour, e.target, e.wanted, e.call, seat=_seat(e.seat))
        case events.Named():
            return _say("uno-event-named", seat=_seat(e.seat), colour=colour_word(e.colour))
        case events.Drew():
            return _drew(e)
        case events.Passed():
            word = "uno-event-passed-clock" if e.by_clock else "uno-event-passed"
            return _say(word, seat=_seat(e.seat))
        case events.Kept() | events.Accepted() | events.TookBack():
            return _say(f"uno-event-{e.kind}", seat=_seat(e.seat))
        case events.Challenged():
            return _challenged(e)
        case _:
            assert_never(e)


def _drew(e: events.Drew) -> Phrase:
    """Who does not know the cards hears how many; `short` if the pile had not enough."""
    word = "uno-event-drew-fine" if e.why in FINES else "uno-event-drew"
    facts: dict[str, Fact] = {"seat": _seat(e.seat), "count": e.count}
    if e.faces:
        word, facts = f"{word}-seen", {"seat": _seat(e.seat), "cards": faces_text(e.faces)}
    return Phrase(f"{word}-short" if e.missing else word, facts)


def _challenged(e: events.Challenged) -> Phrase:
    word = f"uno-event-challenged-{'guilty' if e.guilty else 'clear'}"
    facts: dict[str, Fact] = {"seat": _seat(e.seat), "offender": _seat(e.offender)}
    if e.shown is None:
        return Phrase(word, facts)
    return Phrase(f"{word}-seen", {**facts, "cards": faces_text(e.shown)})


def _moving(e: Moving) -> Phrase:
    match e:
        case events.Swapped():
            return _say("uno-event-swapped", seat=_seat(e.seat), target=_seat(e.target))
        case events.Ruled(hit=()):
            return _say("uno-event-ruled-nobody")
        case events.Ruled():
            told = rule_phrase(read_rule(e.rule))
            word = told.id.replace("uno-rule-", "uno-event-ruled-")
            return Phrase(word, {**told.facts, "hit": Seats(e.hit)})
        case events.Discarded():
            return _say("uno-event-discarded", seat=_seat(e.seat), cards=faces_text(e.faces))
        case events.Reshuffled():
            return _say("uno-event-reshuffled", count=e.count)
        case events.Shown():
            return _shown(e)
        case events.NotePlayed():
            return _say("uno-event-notePlayed", seat=_seat(e.seat), text=e.text)
        case events.NoteOver():
            return _say("uno-event-noteOver")
        case events.Skipped() | events.NoteSkipped():
            return _say(f"uno-event-{e.kind}", seat=_seat(e.seat))
        case events.Reversed():
            return _say(f"uno-event-reversed-{'left' if e.clockwise else 'right'}")
        case events.Mixed() | events.Rotated():
            return _say(f"uno-event-{e.kind}")
        case _:
            assert_never(e)


def _shown(e: events.Shown) -> Phrase:
    """Who saw the hand hears which cards."""
    facts: dict[str, Fact] = {"seat": _seat(e.seat), "target": _seat(e.target)}
    if e.faces is None:
        return Phrase("uno-event-shown", facts)
    return Phrase("uno-event-shown-seen", {**facts, "cards": faces_text(e.faces)})


def _speaking(e: Speaking) -> Phrase:
    match e:
        case events.Called():
            return _called(e)
        case events.Noted() | events.Caught() | events.Reported():
            return _say(f"uno-event-{e.kind}", seat=_seat(e.seat), target=_seat(e.target))
        case events.CaughtNobody():
            facts: dict[str, Fact] = {"seat": _seat(e.seat), "target": _seat(e.target)}
            if e.fine:
                return Phrase("uno-event-caughtNobody-fine", {**facts, "count": e.fine})
            return Phrase("uno-event-caughtNobody", facts)
        case events.GraceOver():
            return _say(f"uno-event-graceOver-{'safe' if e.safe else 'open'}", seat=_seat(e.seat))
        case events.Voted():
            return _say(f"uno-event-voted-{_yes(e.yes)}", seat=_seat(e.seat))
        case events.HintJudged():
            return _say(f"uno-event-hintJudged-{e.end}", target=_seat(e.target))
        case events.TimeUp() | events.Left() | events.Returned():
            return _say(f"uno-event-{e.kind}", seat=_seat(e.seat))
        case _:
            assert_never(e)


def _called(e: events.Called) -> Phrase:
    if e.due:
        return _say("uno-event-called", seat=_seat(e.seat))
    if e.fine:
        return _say("uno-event-called-fine", seat=_seat(e.seat), count=e.fine)
    return _say("uno-event-called-again", seat=_seat(e.seat))


def _ending(e: Ending) -> Phrase:
    match e:
        case events.DealOver():
            return _deal_over(e)
        case events.Voided():
            return _say("uno-event-voided", deal=e.deal)
        case events.DroppedOut():
            return _say("uno-event-droppedOut", seats=Seats(e.seats))
        case events.MatchOver():
            return _say("uno-event-matchOver", winners=Seats(e.winners))
        case _:
            assert_never(e)


def _deal_over(e: events.DealOver) -> Phrase:
    """The winner takes all points, or each books the own hand (K108-113), or none are counted."""
    facts: dict[str, Fact] = {"deal": e.deal, "seat": _seat(e.winner)}
    if not any(e.gained):
        return Phrase("uno-event-dealOver", facts)
    facts["scores"] = _each(e.scores)
    if e.gained == e.counted:
        return Phrase("uno-event-dealOver-own", {**facts, "points": _each(e.gained)})
    return Phrase("uno-event-dealOver-takes", {**facts, "count": e.gained[e.winner]})


# -- decisions ------------------------------------------------------------------------------------
def prompt(v: View) -> Phrase:
    """What the seat of a view is asked for, or whom it waits for."""
    if v.phase == REST:
        return _say("prompt-rest")
    if v.phase == OVER or (v.phase in CHANCE_PHASES and not v.dues):
        return _say(f"uno-prompt-{v.phase}")
    if v.dues:
        return _say("uno-prompt-draws", seat=_seat(v.dues[0].seat))
    waits = v.phase == "note"
    if any(seen.seat == v.seat for seen in v.lapses):
        asked = v.seat == v.turn and not waits
        return _say("uno-prompt-call-turn" if asked else "uno-prompt-call")
    if waits:
        return _may_speak(v) or _say("uno-prompt-note", text=v.note)
    if v.seat == v.turn:
        return _asked(v)
    return _may_speak(v) or _waiting(v)


def _asked(v: View) -> Phrase:
    """The seat of the view is on turn."""
    match v.phase:
        case "turn":
            return _turn(v)
        case "drawn":
            cards = faces_text(v.drawn or ())
            return _say(f"uno-prompt-drawn{_drawn(v)}", cards=cards, count=v.drawn_count)
        case "challenge":
            return _say("uno-prompt-challenge", seat=_seat(v.bluff), colour=colour_word(v.colour))
        case "stack":
            answer = _stacked_by(v) if v.can_lay else "none"
            return _say(f"uno-prompt-stack-{answer}", count=v.stacked)
        case "discard":
            return _say("uno-prompt-discard", count=v.counts[v.turn] - v.quotas[0][1])
        case _:
            return _say(f"uno-prompt-{v.phase}")


def _turn(v: View) -> Phrase:
    """Who can lay but draws takes one card, whatever is due for want of one (M112-92, HOUSE-04)."""
    if not (v.bag or v.bottom or v.under):
        return _say("uno-prompt-turn-empty" if v.can_lay else "uno-prompt-turn-pass")
    if v.can_lay:
        return _say("uno-prompt-turn")
    if v.toll:
        return _say("uno-prompt-turn-toll", count=v.toll)
    until = v.options["uno.drawUntil"] == "on"
    return _say("uno-prompt-turn-until" if until else "uno-prompt-turn-none")


def _drawn(v: View) -> str:
    """What may be done with drawn cards, as the end of a message's name."""
    if not v.can_lay:
        return "-none"
    must = v.forced and v.options.get("k108.forcedDrawnPlay") == "on"
    may_keep = v.betrays is not None and v.options.version > 1
    return "-must" if must and not may_keep else ""


def _stacked_by(v: View) -> str:
    """What may be laid on stacked cards (HOUSE-01)."""
    if v.top == WILD_FOUR:
        return "plus4"
    return "both" if v.options["uno.stacking"] == "up" else "plus2"


def _may_speak(v: View) -> Phrase | None:
    """Something that a seat may do out of turn."""
    if v.seat is None or v.out >> v.seat & 1:
        return None
    if v.hint is not None and _is_asked(v, v.seat):
        if v.seat == v.hint.accused:
            return _say("uno-prompt-answer", seat=_seat(v.hint.reporter))
        return _say("uno-prompt-vote", seat=_seat(v.hint.accused))
    if silent := tuple([seen.seat for seen in v.lapses if not seen.noted]):
        return _say("uno-prompt-catch", seats=Seats(silent))
    if _may_jump(v, v.seat):
        return _say("uno-prompt-jump", card=FACES[v.top], seat=_seat(v.turn))
    return None


def _is_asked(v: View, seat: Seat) -> bool:
    """Whether this seat is to say something about the open report (K108-117)."""
    assert v.hint is not None
    way = v.options["k108.hintPenalty"]
    if seat == v.hint.accused:
        return way == "admit" and not v.away >> seat & 1
    mute = int(v.options["k108.bots"]) | v.hint.voted | v.away
    return way == "vote" and not mute >> seat & 1


def _may_jump(v: View, seat: Seat) -> bool:
    """HOUSE-02: the twin of a number card, before the next player has moved."""
    is_open = v.options["uno.jumpIn"] == "on" and v.fresh and v.phase == "turn"
    return is_open and 0 <= RANK_OF[v.top] <= 9 and v.top in (v.hands[seat] or ())


def _waiting(v: View) -> Phrase:
    if v.phase == "stack":
        return _say("uno-prompt-wait-stack", seat=_seat(v.turn), count=v.stacked)
    word = "uno-prompt-wait-challenge" if v.phase == "challenge" else "uno-prompt-wait"
    return _say(word, seat=_seat(v.turn))


#: The clauses that explain each decision, by book.
CLAUSES_108: dict[Phase, tuple[str, ...]] = {
    "cut": ("K108-13", "K108-14", "K108-15"),
    "deal": ("K108-19", "K108-21", "K108-93"),
    "name": ("K108-26", "K108-51"),
    "turn": ("K108-31", "K108-32", "K108-35", "K108-38"),
    "drawn": ("K108-36", "K108-37", "K108-39"),
    "challenge": ("K108-66", "K108-67", "K108-70", "K108-72"),
    "replace": ("K108-73", "K108-74", "K108-77"),
    "stack": ("HOUSE-01",),
    "settle": ("K108-98",),
    "rest": (rest.RULING,),
    "over": ("K108-92", "K108-112"),
}
CLAUSES_112: dict[Phase, tuple[str, ...]] = {
    "cut": ("M112-06",),
    "dealer": ("M112-06", "M112-103"),
    "deal": ("M112-07", "M112-09", "M112-10"),
    "name": ("M112-68", "M112-74"),
    "turn": ("M112-15", "M112-17", "M112-19", "M112-21"),
    "drawn": ("M112-20", "M112-22", "M112-23"),
    "challenge": ("M112-51", "M112-52", "M112-54", "M112-55"),
    "stack": ("HOUSE-01",),
    "discard": ("M112-94", "M112-95"),
    "note": ("M112-110", "M112-77"),
    "mix": ("M112-64", "M112-65", "M112-69"),
    "settle": ("M112-39",),
    "rest": (rest.RULING,),
    "over": ("M112-38", "M112-102"),
}
#: The house rules that may touch a turn, and the options that bring them.
HOUSE = {"HOUSE-02": "uno.jumpIn", "HOUSE-03": "uno.sevenZero", "HOUSE-04": "uno.drawUntil"}


def clauses(v: View) -> tuple[str, ...]:
    """The clauses that explain the decision that is due, and what else may be said meanwhile."""
    k108 = v.options.book == BOOK_108.name
    found = [*(CLAUSES_108 if k108 else CLAUSES_112).get(v.phase, ())]
    if v.phase == "turn":
        found += [clause for clause, key in HOUSE.items() if v.options[key] == "on"]
    if v.toll:
        found += ["M112-91", "M112-92"]
    if v.lapses:
        found += ["K108-81", "K108-82", "K108-84"] if k108 else ["M112-28", "M112-29", "M112-30"]
    if v.hint is not None:
        found += ["K108-116", "K108-117"]
    return tuple(found)


# -- rules of Custom Wilds ------------------------------------------------------------------------
def rule_phrase(rule: Rule) -> Phrase:
    """A rule of a Custom Wild as one sentence; a condition that there is not counts as 0."""
    if rule.note:
        return _say("uno-rule-note", text=rule.note)
    if rule.condition == "cannot":
        return _say("uno-rule-cannot", count=rule.amount)
    facts: dict[str, Fact] = {
        "who": (f"uno-who-{rule.who}",),
        "least": rule.limit if rule.condition == "atleast" else 0,
        "most": rule.limit if rule.condition == "atmost" else 0,
    }
    if rule.amount:
        facts["count"] = rule.amount
    elif rule.kind:
        number = "one" if rule.effect == "until" else "all"
        facts["kind"] = (f"uno-{number}-{rule.kind}",)
    return Phrase(f"uno-rule-{rule.effect}", facts)


# -- facts ----------------------------------------------------------------------------------------
def colour_word(colour: int) -> tuple[str, ...]:
    """A colour as the message id of its name."""
    return (f"uno-colour-{COLOURS[colour]}",)


def _say(word: str, **facts: Fact) -> Phrase:
    return Phrase(word, facts)


def _seat(seat: Seat) -> Seats:
    return Seats((seat,))


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


def _piles(piles: Iterable[Iterable[int]]) -> str:
    return ", ".join([faces_text(pile) for pile in piles])


def _each(numbers: Sequence[int]) -> Seats:
    """Every seat with its number."""
    return Seats(tuple(range(len(numbers))), tuple(numbers))
