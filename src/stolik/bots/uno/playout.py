"""One deal of UNO played out as fast as Python can: what a search spends its time on.

The rules are those of both books without house rules and Custom Wilds, told over lists of faces;
a test walks them and the engine side by side. Everybody plays by the linear policy, lays a +4 only
when it is proper, says UNO and never challenges. Places are the seats that are still in the match,
in their order around the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from stolik.bots.uno.policy import ALMOST_OUT, Weights
from stolik.games.uno.options import Terms
from stolik.games.uno.pieces import (
    COLOUR_OF,
    DRAW_TWO,
    FACES,
    NONE,
    OF_FACE,
    RANK_OF,
    REVERSE,
    SHUFFLE,
    SKIP,
    VALUES_112,
    WILD,
    WILD_FOUR,
)
from stolik.games.uno.rules.wild_four import MATCHING

#: What is on the table: a coloured face, or from here on a Wild with the colour it named.
NAMED = 52
STATES = NAMED + 4
COLOUR_ON = tuple(COLOUR_OF[state] if state < NAMED else state - NAMED for state in range(STATES))

#: Where a hand counts its cards: four colours, thirteen ranks, Wilds that count as matching, all
#: other Wilds, and a place that stays empty.
RANKS_AT, MATCH_AT, REST_AT, EMPTY_AT = 4, 17, 18, 19
COUNTERS = 20

#: What a card does: nothing, or one of these.
PLAIN, SKIPS, TURNS, TWO, WILDS, FOUR, MIXES = range(7)
#: Less than any card is liked: it does not fit.
UNFIT = -1e6
#: Likings closer than this are equal, and then the first face is taken.
NUDGE = 1e-7
#: So little a card is liked that any other goes first.
NEVER = -1000.0
#: A deal so long has no end worth waiting for.
LONGEST = 1000
NOBODY_WON = -1

Row = tuple[float, ...]
Rows = tuple[Row, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """What a playout looks up instead of thinking: made once for a table and a set of weights."""

    players: int
    effects: tuple[int, ...]  # of each face
    colour_after: bool
    rlcard: bool  # a drawn card is laid by its colour alone, as in RLCard
    #: How much each face is liked on each state, with a +4 that is proper or not: for a next player
    #: who is not almost out, and for one who is.
    proper: tuple[Rows, Rows]
    bluff: tuple[Rows, Rows]
    by_colour: float
    by_rank: float
    #: Where a face is counted, and where those are counted that it is liked with.
    first_at: tuple[int, ...]
    second_at: tuple[int, ...]
    colour_at: tuple[int, ...]
    rank_at: tuple[int, ...]
    #: The place after each one, going left and going right.
    left: tuple[int, ...]
    right: tuple[int, ...]


def rules_of(terms: Terms, players: int, weights: Weights) -> Rules:
    """The tables of a table."""
    skips = players == 2 and terms.reverse_skips
    matching = MATCHING[terms.wilds_match]
    return _rules(players, skips, terms.colour_after, matching, weights)


def rlcard_rules(weights: Weights) -> Rules:
    """RLCard's game for two: a Reverse skips nobody, and a +4 is laid if nothing else fits."""
    return _rules(2, False, False, 0, replace(weights, four=NEVER), rlcard=True)


@lru_cache(maxsize=64)
def _rules(
    players: int,
    skips: bool,
    colour_after: bool,
    matching: int,
    w: Weights,
    rlcard: bool = False,
) -> Rules:
    faces = range(len(FACES))
    wilds_at = [MATCH_AT if OF_FACE[face] & matching else REST_AT for face in faces]
    wild = [COLOUR_OF[face] == NONE for face in faces]
    return Rules(
        players=players,
        effects=tuple([_effect(face, skips) for face in faces]),
        colour_after=colour_after,
        rlcard=rlcard,
        proper=(_rows(w, four=True, stop=False), _rows(w, four=True, stop=True)),
        bluff=(_rows(w, four=False, stop=False), _rows(w, four=False, stop=True)),
        by_colour=w.colour,
        by_rank=w.rank,
        first_at=tuple([wilds_at[f] if wild[f] else COLOUR_OF[f] for f in faces]),
        second_at=tuple([REST_AT if wild[f] else RANKS_AT + RANK_OF[f] for f in faces]),
        colour_at=tuple([EMPTY_AT if wild[f] else COLOUR_OF[f] for f in faces]),
        rank_at=tuple([EMPTY_AT if wild[f] else RANKS_AT + RANK_OF[f] for f in faces]),
        left=tuple([(place + 1) % players for place in range(players)]),
        right=tuple([(place - 1) % players for place in range(players)]),
    )


def _effect(face: int, reverse_skips: bool) -> int:
    if COLOUR_OF[face] == NONE:
        return FOUR if face == WILD_FOUR else MIXES if face == SHUFFLE else WILDS
    if RANK_OF[face] == REVERSE:
        return SKIPS if reverse_skips else TURNS
    return {SKIP: SKIPS, DRAW_TWO: TWO}.get(RANK_OF[face], PLAIN)


def _rows(w: Weights, four: bool, stop: bool) -> Rows:
    return tuple(
        tuple(_liked(w, state, face, four, stop) for face in range(len(FACES)))
        for state in range(STATES)
    )


def _liked(w: Weights, state: int, face: int, four: bool, stop: bool) -> float:
    """How much a face is liked on a state, but for what else is in the hand."""
    colour, rank = COLOUR_OF[face], RANK_OF[face]
    if face == WILD_FOUR and not four:
        return UNFIT
    same_rank = state < NAMED and rank == RANK_OF[state]
    if colour not in (NONE, COLOUR_ON[state]) and not same_rank:
        return UNFIT
    liked = w.value * VALUES_112[face] - NUDGE * face
    if colour == NONE:
        liked += w.four if face == WILD_FOUR else w.wild
    else:
        liked -= w.colour + w.rank  # the card itself does not stay
    if rank == DRAW_TWO:
        liked += w.two
    elif rank > 9:
        liked += w.turn
    return liked + (w.stop if stop and (rank > 9 or face == WILD_FOUR) else 0)


class Deal:
    """A deal in which nothing is hidden: what a playout plays on."""

    __slots__ = ("deck", "hands", "held", "idle", "left", "rng", "state", "top", "turn", "under")

    def __init__(
        self,
        hands: list[list[int]],
        held: list[list[int]],
        deck: list[int],
        under: list[int],
        rng: Random,
    ) -> None:
        self.hands = hands
        self.held = held  # what each hand holds, counted
        self.deck = deck  # the last one is drawn first
        self.under = under
        self.rng = rng  # for a pile that is shuffled anew
        self.top = self.state = self.turn = 0
        self.idle = 0  # how many in a row could neither lay nor draw
        self.left = True

    def copy(self) -> Deal:
        """A deal of its own; the luck is shared."""
        other = Deal(
            [hand.copy() for hand in self.hands],
            [counts.copy() for counts in self.held],
            self.deck.copy(),
            self.under.copy(),
            self.rng,
        )
        other.top, other.state = self.top, self.state
        other.turn, other.left, other.idle = self.turn, self.left, self.idle
        return other


def count(rules: Rules, hand: list[int]) -> list[int]:
    """What a hand holds."""
    counts = [0] * COUNTERS
    for face in hand:
        counts[rules.first_at[face]] += 1
        counts[rules.second_at[face]] += 1
    return counts


def renew(deal: Deal) -> bool:
    """Make a new draw pile of what lies under the top card; whether there is one now."""
    deal.deck += deal.under
    deal.under.clear()
    deal.rng.shuffle(deal.deck)
    return bool(deal.deck)


def give(rules: Rules, deal: Deal, place: int, cards: int) -> None:
    """Cards off the pile into a hand, as many as there are."""
    hand, counts = deal.hands[place], deal.held[place]
    for _ in range(cards):
        if not deal.deck and not renew(deal):
            return
        face = deal.deck.pop()
        hand.append(face)
        counts[rules.first_at[face]] += 1
        counts[rules.second_at[face]] += 1


def put(rules: Rules, deal: Deal, place: int, face: int) -> None:
    """A card into a hand."""
    deal.hands[place].append(face)
    deal.held[place][rules.first_at[face]] += 1
    deal.held[place][rules.second_at[face]] += 1


def most_held(counts: list[int]) -> int:
    """The colour held most, the first in a tie."""
    colours = counts[:RANKS_AT]
    return colours.index(max(colours))


def mix(rules: Rules, deal: Deal, place: int) -> None:
    """All hands together, dealt out again from the left of a place (M112-64 to M112-70)."""
    cards = [face for hand in deal.hands for face in hand]
    deal.rng.shuffle(cards)
    players = rules.players
    for number in range(players):
        to = (place + 1 + number) % players
        deal.hands[to] = cards[number::players]
        deal.held[to] = count(rules, deal.hands[to])


def play_out(
    rules: Rules, deal: Deal, face: int = NONE, colour: int = NONE, turns: int = LONGEST
) -> int:
    """Play on in place, with this card first if one is given: who has won, or `NOBODY_WON`."""
    # One long loop: a function called for each turn would cost as much as the turn itself.
    hands, held, under, effects = deal.hands, deal.held, deal.under, rules.effects
    first_at, second_at = rules.first_at, rules.second_at
    colour_at, rank_at = rules.colour_at, rules.rank_at
    by_colour, by_rank = rules.by_colour, rules.by_rank
    after, before = (rules.left, rules.right) if deal.left else (rules.right, rules.left)
    top, state, turn, winner = deal.top, deal.state, deal.turn, NOBODY_WON
    for _ in range(turns):
        hand, counts, following = hands[turn], held[turn], after[turn]
        if face < 0:
            rows = rules.bluff if counts[COLOUR_ON[state]] or counts[MATCH_AT] else rules.proper
            row, best = rows[len(hands[following]) <= ALMOST_OUT][state], UNFIT
            for card in hand:
                liked = row[card]
                if liked > UNFIT:
                    liked += by_colour * counts[colour_at[card]] + by_rank * counts[rank_at[card]]
                    if liked > best:
                        best, face = liked, card
            if face < 0 and (face := _draw(rules, deal, turn, row, state)) < 0:
                if deal.idle == rules.players:  # K108-108: the deal is void
                    break
                turn = following
                continue
        hand.remove(face)
        counts[first_at[face]] -= 1
        counts[second_at[face]] -= 1
        under.append(top)
        top = face
        if not hand:
            winner = turn
            break
        effect = effects[face]
        if effect < WILDS:
            state = face
            if effect == TURNS:
                after, before = before, after
                following = after[turn]
            elif effect:
                give(rules, deal, following, 2 if effect == TWO else 0)
                following = after[following]
        else:
            state, colour = NAMED + _go_wild(rules, deal, effect, turn, following, colour), NONE
            following = after[following] if effect == FOUR else following
        turn, face = following, NONE
    deal.top, deal.state, deal.turn, deal.left = top, state, turn, after is rules.left
    return winner


def _draw(rules: Rules, deal: Deal, place: int, row: Row, state: int) -> int:
    """Draw one: the card if it is laid at once, else NONE."""
    if not deal.deck and not renew(deal):
        deal.idle += 1
        return NONE
    deal.idle = 0
    give(rules, deal, place, 1)
    hand = deal.hands[place]
    face = hand[-1]
    if rules.rlcard and COLOUR_OF[face] != COLOUR_ON[state]:
        if COLOUR_OF[face] != NONE:
            return NONE
        face = hand[-1] = WILD  # a +4 that is drawn costs nobody anything there
    return face if row[face] > UNFIT else NONE


def _go_wild(rules: Rules, deal: Deal, effect: int, place: int, following: int, colour: int) -> int:
    """What a Wild does to others: the colour that it names, given or the one held most."""
    named = colour if colour >= 0 else most_held(deal.held[place])
    if effect == FOUR:
        give(rules, deal, following, 4)
    elif effect == MIXES:
        mix(rules, deal, place)
        if rules.colour_after:
            named = most_held(deal.held[place])
    return named
