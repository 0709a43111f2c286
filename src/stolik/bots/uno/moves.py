"""What an action does to an imagined deal, from the moment it is asked for to the next turn."""

from __future__ import annotations

from typing import NamedTuple

from stolik.bots.uno.playout import (
    COLOUR_ON,
    MATCH_AT,
    NAMED,
    UNFIT,
    Deal,
    Rules,
    give,
    play_out,
    put,
    renew,
)
from stolik.games.uno.actions import Accept, Action, Challenge, Draw, Keep, Name, Pass, Play
from stolik.games.uno.pieces import COLOUR_OF, NONE, WILD_FOUR
from stolik.games.uno.rules import call
from stolik.games.uno.rules.wild_four import FINE, FOUR, UNFOUNDED

#: Every so many times somebody is caught who does not say UNO.
CAUGHT_EVERY = 2
#: Every so many bluffs one is challenged, as far as anybody knows.
DOUBTED_EVERY = 3


class Moment(NamedTuple):
    """What the deal itself does not hold: the phase, and what a +4 was laid on."""

    phase: str
    takes_back: bool  # the +4 of a bluff goes back to the hand (K108-72)
    resume: int  # who plays after a colour is named
    offender: int  # who laid the +4 that is on the table
    before: int  # the state that it was laid on
    four_drawn: bool  # it had just been drawn (K108-78)


def play(rules: Rules, moment: Moment, world: Deal, action: Action) -> tuple[int, Deal]:
    """Try an action in a world, which stays as it was, and play on: who won, and how it ended."""
    deal = world.copy()
    return _play(rules, moment, deal, action), deal


def _play(rules: Rules, moment: Moment, deal: Deal, action: Action) -> int:
    match action:
        case Play():
            return _lay(rules, moment, deal, action)
        case Draw():
            return _draw(rules, deal)
        case Name():
            deal.state, deal.turn = NAMED + action.colour, moment.resume
        case Accept():
            give(rules, deal, deal.turn, FOUR)
            _pass_on(rules, deal)
        case Challenge():
            return _challenge(rules, moment, deal)
        case Keep() | Pass():
            _pass_on(rules, deal)
        case _:
            pass  # a word in between: the turn is still to come
    return play_out(rules, deal)


def _pass_on(rules: Rules, deal: Deal) -> None:
    deal.turn = (rules.left if deal.left else rules.right)[deal.turn]


def _lay(rules: Rules, moment: Moment, deal: Deal, action: Play) -> int:
    unsaid = not action.call and len(deal.hands[deal.turn]) == 2
    if moment.phase == "replace":
        give(rules, deal, deal.turn, FINE)  # K108-74
    elif unsaid and not deal.rng.randrange(CAUGHT_EVERY):
        give(rules, deal, deal.turn, call.FINE)
    elif action.face == WILD_FOUR and _bluffs(deal) and not deal.rng.randrange(DOUBTED_EVERY):
        return _be_caught(rules, moment, deal)
    return play_out(rules, deal, action.face, action.colour)


def _bluffs(deal: Deal) -> bool:
    counts = deal.held[deal.turn]
    return bool(counts[COLOUR_ON[deal.state]] or counts[MATCH_AT])


def _be_caught(rules: Rules, moment: Moment, deal: Deal) -> int:
    """The own bluff is found out (K108-72 to K108-78, M112-55)."""
    offender = deal.turn
    if not moment.takes_back:
        return _lay_uncovered(rules, deal)
    give(rules, deal, offender, FINE)
    if moment.phase == "drawn":
        _pass_on(rules, deal)
        return play_out(rules, deal)
    return _replace(rules, deal)


def _lay_uncovered(rules: Rules, deal: Deal) -> int:
    """M112-55 to M112-57: the +4 stays, its player draws, the challenger plays."""
    offender = deal.turn
    deal.hands[offender].remove(WILD_FOUR)
    deal.held[offender][rules.first_at[WILD_FOUR]] -= 1
    deal.held[offender][rules.second_at[WILD_FOUR]] -= 1
    deal.under.append(deal.top)
    colours = deal.held[offender][:4]
    deal.top, deal.state = WILD_FOUR, NAMED + colours.index(max(colours))
    give(rules, deal, offender, FINE)
    _pass_on(rules, deal)
    return play_out(rules, deal)


def _draw(rules: Rules, deal: Deal) -> int:
    """Draw one, and lay it if it fits and is no bluff."""
    if not deal.deck and not renew(deal):
        _pass_on(rules, deal)
        return play_out(rules, deal)
    rows, _ = rules.bluff if _bluffs(deal) else rules.proper
    face = deal.deck[-1]
    fits = rows[deal.state][face] > UNFIT
    give(rules, deal, deal.turn, 1)
    if fits:
        return play_out(rules, deal, face)
    _pass_on(rules, deal)
    return play_out(rules, deal)


def _challenge(rules: Rules, moment: Moment, deal: Deal) -> int:
    """Founded if the hand behind the +4 holds the colour it was laid on (K108-69, M112-53)."""
    challenger, offender = deal.turn, moment.offender
    counts = deal.held[offender]
    if not counts[COLOUR_ON[moment.before]] and not counts[MATCH_AT]:
        give(rules, deal, challenger, UNFOUNDED)
        _pass_on(rules, deal)
        return play_out(rules, deal)
    if moment.takes_back:  # before the fine, which may need the pile anew (K108-76)
        put(rules, deal, offender, WILD_FOUR)
        deal.top, deal.state = deal.under.pop(), moment.before
    give(rules, deal, offender, FINE)
    if not moment.takes_back or moment.four_drawn:
        return play_out(rules, deal)
    deal.turn = offender
    return _replace(rules, deal)


def _replace(rules: Rules, deal: Deal) -> int:
    """K108-77: another card is laid instead of the +4; one of the colour is in the hand."""
    row = rules.bluff[0][deal.state]
    fitting = [face for face in deal.hands[deal.turn] if row[face] > UNFIT]
    coloured = [face for face in fitting if COLOUR_OF[face] != NONE]
    return play_out(rules, deal, (coloured or fitting)[0])
