"""Custom rules as data (M112-77 to M112-95, M112-111): who is hit, on what condition, by what
effect; or a rule in people's own words (M112-110).

A rule is one word, such as `next:until-named` or `others:discard-wild`; the book's five ideas are
five such words. The language is closed: what it can't say, a `note:` can, and people carry it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args
from unicodedata import category, normalize
from urllib.parse import quote, unquote

from stolik.core.names import shown
from stolik.core.phrase import BadOption
from stolik.games.uno.pieces import (
    ALL_WILDS,
    COLOUR_NAMES,
    CUSTOMS,
    DRAW_TWO,
    FOURS,
    OF_COLOUR,
    OF_FACE,
    OF_RANK,
    REVERSE,
    SHUFFLE,
    SKIP,
    WILD,
)

Who = Literal["me", "next", "previous", "chosen", "others", "all"]
Composed = Literal[
    "draw", "until", "exactly", "discard", "skip", "again", "swap", "pass", "reverse", "show"
]
Effect = Literal[Composed, "note"]
WHO: tuple[Who, ...] = ("me", "next", "previous", "chosen", "others", "all")
EFFECTS: tuple[Composed, ...] = get_args(Composed)
CONDITIONS = ("cannot", "atleast", "atmost")
NAMED = "named"
AMOUNTS = range(1, 11)
#: Fewer copies than this, and drawing until one comes could take the whole pile.
ENOUGH = 8

#: What may be drawn for or discarded; `named` is the colour that the card's player names.
KINDS: dict[str, int] = {
    **{name: OF_COLOUR[colour] for colour, name in enumerate(COLOUR_NAMES)},
    "wild": ALL_WILDS,
    "skip": OF_RANK[SKIP],
    "reverse": OF_RANK[REVERSE],
    "plus2": OF_RANK[DRAW_TWO],
    "plainwild": OF_FACE[WILD],
    "plus4": FOURS,
    "shuffle": OF_FACE[SHUFFLE],
    "custom": sum(OF_FACE[face] for face in CUSTOMS),
}
#: The five ideas of the book, each a line of the language.
IDEAS: dict[str, str] = {
    "idea1": "next:until-named",  # M112-86
    "idea2": "others:discard-wild",  # M112-89
    "idea3": "next?cannot:draw-3",  # M112-91
    "idea4": "me:again",  # M112-93
    "idea5": "next:exactly-7",  # M112-94
}
BLANK = "blank"  # M112-81
WORDS = (BLANK, *IDEAS)
#: How a rule is written.
FORM = "who?condition:effect, note:TEXT"
LONGEST = 60
#: A rule in people's own words: percent-encoded, so that it is one word (M112-110).
NOTE = "note:"
LONGEST_NOTE = 120
#: Kinds of characters that a note does not hold: line ends, directions, what shows nothing.
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
#: Effects on the whole table at once (M112-111).
OF_ALL = ("pass", "reverse")
#: Whom an effect may hit, where that is not anybody.
MAY_HIT: dict[Effect, tuple[Who, ...]] = {
    "again": ("me",),
    "skip": ("next", "previous", "chosen", "others"),
    "swap": ("next", "previous", "chosen"),
    "show": ("next", "previous", "chosen", "others"),
    "pass": ("all",),
    "reverse": ("all",),
}
#: Why not, for each of them.
HITS_OTHERS: dict[Effect, str] = {
    "again": "custom-again-me",
    "skip": "custom-skip-me",
    "swap": "custom-swap-one",
    "show": "custom-show-other",
    "pass": "custom-of-all",
    "reverse": "custom-of-all",
}
#: Rules that the book does not print, for tables drawn at random.
EXAMPLES = (
    *("chosen:swap", "next?atmost-4:swap", "all:pass", "all:reverse"),
    *("chosen:show", "others?atleast-3:show", "all?atleast-5:discard-skip"),
    *("note:the%20shortest%20draws", "note:sing"),
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a Custom Wild."""

    who: Who
    effect: Effect
    amount: int = 0  # cards to draw, or to hold exactly
    kind: str = ""  # what is drawn for, or discarded
    condition: str = ""
    limit: int = 0  # of `atleast` and `atmost`
    note: str = ""  # in people's own words

    def text(self) -> str:
        """The rule as the one word that it is written with.

        >>> read_rule("all?atleast-5:discard-skip").text()
        'all?atleast-5:discard-skip'
        >>> read_rule("note:who sings, draws 2").text()
        'note:who%20sings%2C%20draws%202'
        """
        if self.note:
            return NOTE + quote(self.note, safe="")
        condition = f"?{self.condition}" if self.condition else ""
        condition += f"-{self.limit}" if self.limit else ""
        behind = f"-{self.amount}" if self.amount else f"-{self.kind}" if self.kind else ""
        return f"{self.who}{condition}:{self.effect}{behind}"


def rule_of(word: str) -> Rule | None:
    """The rule that an option's word stands for; none for a blank card."""
    return None if word == BLANK else read_rule(IDEAS.get(word, word))


def check_word(word: str) -> str:
    """The word in its one spelling; `BadOption` says what is wrong with it.

    >>> check_word("idea3"), check_word("others:draw-2")
    ('idea3', 'others:draw-2')
    """
    return word if word in WORDS else read_rule(word).text()


def check_card(card: int, word: str) -> str:
    """The word of one of the three cards; what is wrong with it names the card."""
    try:
        return check_word(word)
    except BadOption as wrong:
        raise BadOption(wrong.phrase.id, **wrong.phrase.facts, card=card) from None


def read_rule(word: str) -> Rule:
    """The rule of a word, or `BadOption`."""
    if word.startswith(NOTE):
        return Rule("me", "note", note=_read_note(word.removeprefix(NOTE)))
    head, colon, tail = word[: LONGEST + 1].partition(":")
    if not colon or len(word) > LONGEST:
        raise BadOption("custom-form", word=word[:LONGEST])
    who, condition, limit = _head(word, head)
    effect, dash, behind = tail.partition("-")
    found = next((name for name in EFFECTS if name == effect), None)
    if found is None:
        raise BadOption("custom-effect", word=effect, may=", ".join(EFFECTS))
    if found not in ("draw", "until", "exactly", "discard") and dash:
        raise BadOption("custom-nothing-behind", word=found)
    amount = _amount(found, behind) if found in ("draw", "exactly") else 0
    kind = behind if found in ("until", "discard") else ""
    return _sound(Rule(who, found, amount, kind, condition, limit))


def _read_note(written: str) -> str:
    """The text of a note (M112-110): one line, not too long, all of it to be seen."""
    try:
        text = normalize("NFC", unquote(written, errors="strict")).strip(" ")
    except UnicodeDecodeError:
        text = ""
    one_line = not any(category(sign) in UNSEEN for sign in text)
    seen = one_line and shown(text, LONGEST_NOTE) == " ".join(text.split())
    if not text or len(text) > LONGEST_NOTE or not seen:
        raise BadOption("custom-note", low=1, high=LONGEST_NOTE)
    return text


def _head(word: str, head: str) -> tuple[Who, str, int]:
    who, mark, condition = head.partition("?")
    found = next((name for name in WHO if name == who), None)
    if found is None:
        raise BadOption("custom-who", word=who, may=", ".join(WHO))
    if not mark:
        return found, "", 0
    name, dash, limit = condition.partition("-")
    if name not in CONDITIONS:
        raise BadOption("custom-condition", word=name, may=", ".join(CONDITIONS))
    if (name == "cannot") == bool(dash):
        raise BadOption("custom-form", word=word)
    return found, name, _amount(name, limit) if dash else 0


def _amount(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 2 or int(text) not in AMOUNTS:
        raise BadOption("custom-amount", word=name, low=AMOUNTS[0], high=AMOUNTS[-1])
    return int(text)


def _sound(rule: Rule) -> Rule:
    """Refuse what could not be played, each with its reason."""
    if rule.effect in ("until", "discard"):
        _check_kind(rule)
    if rule.who not in MAY_HIT.get(rule.effect, WHO):
        raise BadOption(HITS_OTHERS[rule.effect], word=rule.effect)
    if rule.condition == "cannot" and (rule.who != "next" or rule.effect != "draw"):
        # Whether somebody can play is known to that player alone, until it is their turn.
        raise BadOption("custom-cannot-next")
    if rule.condition and rule.effect in OF_ALL:
        # A hand could go to a seat whose own stays, and the direction is one for all.
        raise BadOption("custom-of-all-always", word=rule.effect)
    return rule


def _check_kind(rule: Rule) -> None:
    may = ", ".join([NAMED, *KINDS])
    if rule.kind != NAMED and rule.kind not in KINDS:
        raise BadOption("custom-kind", word=rule.kind, may=may)
    if rule.effect == "until" and rule.kind != NAMED and KINDS[rule.kind].bit_count() < ENOUGH:
        raise BadOption("custom-until-rare", count=ENOUGH)


# -- what goes together, for forms ----------------------------------------------------------------
def conditions_of(who: Who, effect: Effect) -> list[str]:
    """The conditions that this effect may have on these players, if it may hit them at all."""
    kind = NAMED if effect in ("until", "discard") else ""
    return [
        one for one in ("", *CONDITIONS) if _is_sound(Rule(who, effect, kind=kind, condition=one))
    ]


def kinds_of(effect: Effect) -> list[str]:
    """What may be drawn for, or discarded."""
    return [kind for kind in (NAMED, *KINDS) if _is_sound(Rule("next", effect, kind=kind))]


def _is_sound(rule: Rule) -> bool:
    try:
        _sound(rule)
    except BadOption:
        return False
    return True
