"""What a table may decide about UNO, each option once, and the two books they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from stolik.core import rest
from stolik.core.options import Book, Option, Options
from stolik.core.phrase import BadOption
from stolik.games.uno import custom
from stolik.games.uno.custom import Rule
from stolik.games.uno.pieces import COLOUR_NAMES

SEATS = range(2, 11)  # K108-11, M112-04
ON_OFF = ("on", "off")
OFF_ON = ("off", "on")
TARGETS = range(1, 10_001)
FORMATS = ("individual", "pairs", "twoSides")
TEAM_SEATS = {"pairs": (4,), "twoSides": (4, 6, 8, 10)}  # K108-123, K108-136

#: What other options are about only.
PLAYED_TO_TARGET = ("k108.deals", ("off",))
IN_TEAMS = ("k108.format", ("pairs", "twoSides"))
FEWEST_WIN = ("k108.scoring", ("low",))
DROPPING_OUT = ("k108.scoring", ("elimination",))
SCORED = ("m112.scoring", ("on",))

SHARED = (
    Option("uno.wd4Mode", "K108-65", "bluff", ("bluff", "strict")),
    Option(
        "uno.catchGraceMs", "K108-85", 0, numbers=range(10_001), online=1500, passed=0, scale=1000
    ),
    Option("uno.falseCallPenalty", "K108-90", 0, numbers=range(11)),
    Option("uno.turnTimer", "K108-43", "off", ("off",), range(5, 3601), passed="off"),
    Option("uno.colourSymbols", "K108-12", "on", ON_OFF, display=True),
    rest.OPTION,
    Option("uno.stacking", "HOUSE-01", "off", ("off", "same", "up"), house=True),
    Option("uno.jumpIn", "HOUSE-02", "off", OFF_ON, house=True, passed="off"),
    Option("uno.sevenZero", "HOUSE-03", "off", OFF_ON, house=True),
    Option("uno.drawUntil", "HOUSE-04", "off", OFF_ON, house=True),
)
#: What version 1 did not know (ruling 6).
NEW_IN_2 = (rest.OPTION.key, "m112.bots")
OPTIONS_108 = (
    Option("k108.format", "K108-123", "individual", FORMATS, common=True),
    Option(
        "k108.scoring",
        "K108-111",
        "winnerTakesAll",
        ("winnerTakesAll", "low", "elimination"),
        common=True,
    ),
    Option("k108.target", "K108-112", 500, numbers=TARGETS, common=True, needs=PLAYED_TO_TARGET),
    Option("k108.deals", "K108-132", "off", ("off",), range(1, 1000)),
    Option("k108.partnerCards", "K108-125", "exclude", ("exclude", "include"), needs=IN_TEAMS),
    Option("k108.lowTie", "K108-115", "shared", ("shared", "extraDeal"), needs=FEWEST_WIN),
    Option("k108.duelReset", "K108-141", "off", OFF_ON, needs=DROPPING_OUT),
    Option("k108.forcedDrawnPlay", "K108-36", "off", OFF_ON),
    Option("k108.revealTo", "K108-68", "challenger", ("challenger", "all")),
    Option("k108.carryOver", "K108-98", "nextDeal", ("nextDeal", "settleNow", "off")),
    Option("k108.carryTarget", "K108-99", "firstPlayer", ("firstPlayer", "oldNext")),
    Option(
        "k108.hintPenalty",
        "K108-117",
        "admit",
        ("admit", "vote", "host", "off"),
        beside=("host",),
        passed="off",
    ),
    Option("k108.bots", "K108-117", 0, numbers=range(1 << SEATS[-1]), bots=True),
    *SHARED,
)
OPTIONS_112 = (
    Option("m112.scoring", "M112-96", "off", OFF_ON, common=True),
    Option("m112.target", "M112-102", 500, numbers=TARGETS, common=True, needs=SCORED),
    Option("m112.dealerPick", "M112-06", "random", ("random", "host", "highCard")),
    Option(
        "m112.hostDealer",
        "M112-06",
        "none",
        ("none",),
        range(SEATS[-1]),
        seat=True,
        needs=("m112.dealerPick", ("host",)),
    ),
    Option("m112.nextDealer", "M112-103", "left", ("left", "winner", "random"), needs=SCORED),
    Option("m112.ignoredStarter", "M112-13", "staysUnder", ("staysUnder", "backIntoPile")),
    Option("m112.reverse2p", "M112-44", "skip", ("skip", "literal")),
    Option("m112.wildsMatch", "M112-49", "exceptWD4", ("exceptWD4", "all", "plainOnly", "none")),
    Option("m112.lastCardDraws", "M112-39", "on", ON_OFF, needs=SCORED),
    Option("m112.emptyByDiscard", "M112-40", "wins", ("wins", "keepsOne")),
    Option("m112.shuffleColour", "M112-74", "before", ("before", "after")),
    *[
        Option(
            f"m112.custom{n}",
            "M112-82",
            custom.BLANK,
            custom.WORDS,
            text=partial(custom.check_card, n),
            form=custom.FORM,
            examples=custom.EXAMPLES,
            unrated=(custom.NOTE,),  # M112-110
            common=True,
        )
        for n in (1, 2, 3)
    ],
    Option("m112.customLosesTurn", "M112-84", "off", OFF_ON),
    Option("m112.idea1Colour", "M112-87", "named", ("named", "separate", *COLOUR_NAMES)),
    Option("m112.idea3Play", "M112-92", "mayPlay", ("mayPlay", "endsTurn")),
    Option("m112.bots", "M112-110", 0, numbers=range(1 << SEATS[-1]), bots=True),
    Option("m112.format", "HOUSE-05", "individual", FORMATS, house=True),
    *SHARED,
)


def refuse_108(options: Options, seats: int, people: int | None) -> None:
    """Raise `BadOption` for what can't be played together."""
    scoring, form = options["k108.scoring"], options["k108.format"]
    if scoring != "winnerTakesAll" and form != "individual":
        raise BadOption("own-points-in-teams", key="k108.scoring", value=str(scoring))
    if scoring == "elimination" and seats < 3:
        raise BadOption("elimination-for-two", key="k108.scoring")
    _refuse_both(options, seats, str(form))


def refuse_112(options: Options, seats: int, people: int | None) -> None:
    """Raise `BadOption` for what can't be played together."""
    dealer = options["m112.hostDealer"]
    if isinstance(dealer, int) and dealer >= seats:
        raise BadOption("dealer-not-seated", seat=dealer, seats=seats)
    if options["m112.wildsMatch"] == "all" and options["uno.wd4Mode"] == "strict":
        raise BadOption("twins-forbid-each-other", key="m112.wildsMatch")  # M112-49
    _refuse_both(options, seats, str(options["m112.format"]))


def _refuse_both(options: Options, seats: int, form: str) -> None:
    if form in TEAM_SEATS and seats not in TEAM_SEATS[form]:
        may = ", ".join(map(str, TEAM_SEATS[form]))
        raise BadOption("team-seats", value=form, seats=seats, may=may)
    if options["uno.stacking"] != "off" and options["uno.wd4Mode"] == "bluff":
        raise BadOption("stacking-and-bluff", key="uno.stacking")  # HOUSE-01


def _book(
    name: str, options: tuple[Option, ...], refuse: Callable[[Options, int, int | None], None]
) -> Book:
    """A book in its newest version, which knows the first one."""
    newest = Book(name, 2, SEATS, options, refuse)
    return replace(newest, earlier=(newest.without(1, *NEW_IN_2),))


BOOK_108 = _book("uno-108", OPTIONS_108, refuse_108)
BOOK_112 = _book("uno-112", OPTIONS_112, refuse_112)
BOOKS = {book.name: book for book in (BOOK_108, BOOK_112)}


@dataclass(frozen=True, slots=True)
class Terms:
    """The options as the rules ask for them; what a book does not know has its one way there."""

    version: int
    k108: bool
    strict: bool
    rest: bool
    grace: int
    false_fine: int
    turn_ms: int | None
    stacking: str
    jump_in: bool
    seven_zero: bool
    draw_until: bool
    teams: bool
    scoring: str  # winnerTakesAll, low, elimination, or off
    target: int
    deals: int | None
    partner_cards: bool
    low_tie: str
    duel_reset: bool
    forced_drawn_play: bool
    reveal_to_all: bool
    carry: str
    carry_old_next: bool
    hints: str
    bots: int
    dealer_pick: str
    host_dealer: int | None
    next_dealer: str
    back_into_pile: bool
    reverse_skips: bool
    wilds_match: str
    last_card_draws: bool
    keeps_one: bool
    colour_after: bool
    customs: tuple[Rule | None, Rule | None, Rule | None]
    custom_loses_turn: bool
    until_colour: str
    toll_ends_turn: bool

    @classmethod
    def of(cls, options: Options) -> Terms:
        """What these options say."""
        k108 = options.book == BOOK_108.name
        own = {**BOOK_112.defaults(), **BOOK_108.defaults(), **options}
        scored = k108 or own["m112.scoring"] == "on"
        timer = own["uno.turnTimer"]
        book = "k108" if k108 else "m112"
        return cls(
            version=options.version,
            k108=k108,
            strict=own["uno.wd4Mode"] == "strict",
            rest=own[rest.OPTION.key] == "on",
            grace=int(own["uno.catchGraceMs"]),
            false_fine=int(own["uno.falseCallPenalty"]),
            turn_ms=timer * 1000 if isinstance(timer, int) else None,
            stacking=str(own["uno.stacking"]),
            jump_in=own["uno.jumpIn"] == "on",
            seven_zero=own["uno.sevenZero"] == "on",
            draw_until=own["uno.drawUntil"] == "on",
            teams=own[f"{book}.format"] != "individual",
            scoring=str(own["k108.scoring"]) if k108 else "winnerTakesAll" if scored else "off",
            target=int(own[f"{book}.target"]),
            deals=_number(own["k108.deals"]) if k108 else None,
            partner_cards=own["k108.partnerCards"] == "include",
            low_tie=str(own["k108.lowTie"]),
            duel_reset=own["k108.duelReset"] == "on",
            forced_drawn_play=k108 and own["k108.forcedDrawnPlay"] == "on",
            reveal_to_all=k108 and own["k108.revealTo"] == "all",
            carry=str(own["k108.carryOver"]) if k108 else "none",
            carry_old_next=own["k108.carryTarget"] == "oldNext",
            hints=str(own["k108.hintPenalty"]) if k108 else "off",
            bots=int(own[f"{book}.bots"]),
            dealer_pick="highCard" if k108 else str(own["m112.dealerPick"]),
            host_dealer=_number(own["m112.hostDealer"]),
            next_dealer="leftOfWinner" if k108 else str(own["m112.nextDealer"]),
            back_into_pile=own["m112.ignoredStarter"] == "backIntoPile",
            reverse_skips=k108 or own["m112.reverse2p"] == "skip",
            wilds_match="none" if k108 else str(own["m112.wildsMatch"]),
            last_card_draws=not k108 and scored and own["m112.lastCardDraws"] == "on",
            keeps_one=own["m112.emptyByDiscard"] == "keepsOne",
            colour_after=not k108 and own["m112.shuffleColour"] == "after",
            customs=(
                custom.rule_of(str(own["m112.custom1"])),
                custom.rule_of(str(own["m112.custom2"])),
                custom.rule_of(str(own["m112.custom3"])),
            ),
            custom_loses_turn=own["m112.customLosesTurn"] == "on",
            until_colour=str(own["m112.idea1Colour"]),
            toll_ends_turn=own["m112.idea3Play"] == "endsTurn",
        )


@lru_cache(maxsize=64)
def terms_of(options: Options) -> Terms:
    """The terms of a table, worked out once."""
    return Terms.of(options)


def _number(value: int | str) -> int | None:
    return value if isinstance(value, int) else None
