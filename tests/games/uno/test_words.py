"""Everything in UNO can be said in five languages, and drawn."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from stolik.core.conformance import any_options
from stolik.core.fairness import seeded
from stolik.core.game import TABLE, Leave, Next, Return, Ring
from stolik.core.match import Match
from stolik.core.phrase import BadOption, Phrase
from stolik.games.uno import actions, events
from stolik.games.uno.custom import CONDITIONS, EFFECTS, IDEAS, KINDS, WHO, Rule, read_rule
from stolik.games.uno.game import Uno
from stolik.games.uno.options import BOOKS
from stolik.games.uno.pieces import FACE, FACES
from stolik.games.uno.state import PHASES, Due, Hint
from stolik.games.uno.view import Seen, View
from stolik.games.uno.words import clauses, phrase, prompt, rule_phrase
from stolik.rulebook import CLAUSES, LANGUAGES, Speaker, speaker
from stolik.rulebook.speech import message_files
from tests.kit import at

GAME = Uno()
SOURCES = Path(__file__).parents[3] / "src" / "stolik" / "games" / "uno"
R5, W, W4, WC1 = (FACE[code] for code in ("R5", "W", "W4", "WC1"))
HAND = (R5, W4)

ACTIONS: list[actions.Action] = [
    *[
        actions.Play(WC1, colour, call, target, wanted)
        for colour, call, target, wanted in product((-1, 2), (False, True), (-1, 1), (-1, 3))
    ],
    *[actions.Jump(R5, call, target) for call, target in product((False, True), (-1, 1))],
    actions.Draw(),
    actions.Keep(),
    actions.Pass(),
    actions.Name(0),
    actions.Accept(),
    actions.Challenge(),
    actions.Discard(R5),
    actions.Call(),
    actions.Catch(1),
    actions.Report(1),
    *[kind(yes) for kind in (actions.Answer, actions.Vote, actions.Judge) for yes in (True, False)],
    actions.Cut(((R5,), (W, R5))),
    actions.Dealer(1),
    actions.Deal((HAND, HAND), (R5,)),
    actions.Give(HAND),
    actions.Give(()),
    actions.Mix((HAND, HAND)),
    actions.NoteDraw(1, 1),
    actions.NoteDraw(1, 5),
    actions.NoteSkip(1),
    actions.NoteDone(),
    Ring("turn"),
    Leave(1),
    Return(1),
    Next(),
]

#: Rules that move hands, turn the direction or show a hand (M112-111).
MOVING = ("next?atleast-3:swap", "all:pass", "all:reverse", "others:show")
EVENTS: list[events.Event] = [
    events.CutFor((0, 1), ((R5,), (W, R5)), 1),
    events.CutFor((0, 1), ((R5,), (R5,)), -1),
    events.DealerChosen(1),
    events.Dealt(1, (None, HAND), (R5,), R5, False, 1),
    events.Dealt(1, (None, None), (W4, R5), R5, False, 1),
    events.Dealt(2, (HAND, HAND), (), R5, True, 1),
    *[
        events.Played(0, WC1, colour, call, target, wanted, False)
        for colour, call, target, wanted in product((-1, 2), (False, True), (-1, 1), (-1, 3))
    ],
    *[
        events.Played(0, R5, -1, call, target, -1, True)
        for call, target in product((False, True), (-1, 1))
    ],
    events.Named(0, 1),
    *[
        events.Drew(0, faces, count, missing, why)
        for (faces, count), missing, why in product(
            ((None, 0), (None, 1), (None, 2), (None, 5), (HAND, 2), ((), 0)),
            (0, 1),
            get_args(events.WhyDraw),
        )
    ],
    events.Kept(0),
    events.Passed(0, True),
    events.Passed(0, False),
    events.Skipped(0),
    events.Reversed(True),
    events.Reversed(False),
    events.Accepted(0),
    *[
        events.Challenged(0, 1, shown, False, guilty)
        for shown, guilty in product((None, HAND), (False, True))
    ],
    events.TookBack(0),
    events.Called(0, True, 0),
    events.Called(0, False, 0),
    events.Called(0, False, 2),
    events.Noted(0, 1),
    events.Caught(0, 1),
    events.CaughtNobody(0, 1, 0),
    events.CaughtNobody(0, 1, 2),
    events.GraceOver(0, True),
    events.GraceOver(0, False),
    events.Reshuffled(22),
    events.Mixed((None, HAND), (2, 2)),
    events.Swapped(0, 1, None),
    events.Swapped(0, 1, (HAND, HAND)),
    events.Rotated((None, HAND), (1, 0)),
    *[
        events.Ruled(0, rule, hit)
        for hit, rule in product(((), (1,)), (*IDEAS.values(), "me:draw-2", "next:skip", *MOVING))
    ],
    events.Shown(0, 1, None),
    events.Shown(0, 1, HAND),
    events.NotePlayed(0, "sing <b>[red]"),
    events.NoteSkipped(1),
    events.NoteOver(),
    events.Discarded(0, HAND),
    events.Reported(0, 1),
    events.Voted(0, True),
    events.Voted(0, False),
    *[events.HintJudged(1, end) for end in get_args(events.HintEnd)],
    events.TimeUp(0),
    events.Left(0),
    events.Returned(0),
    events.DealOver(1, 0, (0, 25), (0, 0), (0, 0)),
    events.DealOver(1, 0, (0, 25), (25, 0), (25, 0)),
    events.DealOver(1, 0, (0, 25), (0, 25), (0, 25)),
    events.Voided(1),
    events.DroppedOut((0,)),
    events.MatchOver((0, 1), (500, 500)),
]


def said(say: Speaker, what: Phrase) -> str:
    """The sentence; a fact that is missing is an error."""
    text = say.phrase(what)
    assert text == text.strip() != ""
    assert "  " not in text
    return text


# -- actions and events ---------------------------------------------------------------------------
def test_every_kind_of_action_and_event_is_tried() -> None:
    assert {type(a) for a in ACTIONS} == set(get_args(actions.Action))
    assert {type(e) for e in EVENTS} == set(get_args(events.Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_can_be_said(language: str) -> None:
    say = speaker(language)
    for it in (*ACTIONS, *EVENTS):
        said(say, phrase(it))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_chosen_is_told_apart(language: str) -> None:
    say = speaker(language)
    named = [a for a in ACTIONS if not (isinstance(a, actions.Play) and a.wanted >= 0 > a.colour)]
    assert len({said(say, phrase(a)) for a in named}) == len(named)


def test_a_draw_for_the_deal_tells_one_card_for_each() -> None:
    cut = events.CutFor((0, 1), ((R5,), (W, R5)), 1)
    told = said(speaker("en"), phrase(cut))
    assert told.startswith("seat 0 and seat 1 draw for dealer: R5, R5. seat 1 has the highest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_told_with_the_names_of_who_has_them(language: str) -> None:
    say = speaker(language, ["Ala", "Olek"].__getitem__)
    own = said(say, phrase(events.DealOver(2, 0, (0, 25), (0, 25), (7, 40))))
    takes = said(say, phrase(events.DealOver(2, 0, (0, 25), (25, 0), (32, 40))))
    for ala, olek, told in ((0, 25, own), (7, 40, own), (32, 40, takes)):
        assert say.listed([f"Ala ({ala})", f"Olek ({olek})"]) in told


def test_who_does_not_see_the_cards_hears_how_many() -> None:
    say = speaker("en")
    drew = events.Drew(1, HAND, 2, 0, "plus2")
    heard = GAME.hears(drew, 0)
    assert heard is not None
    assert said(say, phrase(heard)) == "seat 1 draws 2 cards."
    assert said(say, phrase(drew)) == "seat 1 draws R5 W4."


# -- decisions ------------------------------------------------------------------------------------
HOUSE_RULES = {
    **{"uno.wd4Mode": "strict", "uno.stacking": "up"},
    **{"uno.jumpIn": "on", "uno.drawUntil": "on", "uno.sevenZero": "on"},
}
TABLES: list[tuple[str, dict[str, str]]] = [
    *[(book, options) for book in BOOKS for options in ({}, HOUSE_RULES)],
    ("uno-108", {"k108.forcedDrawnPlay": "on", "k108.hintPenalty": "vote"}),
]


def views() -> Iterator[View]:
    """Every phase of both books, with all that may wait in it, as seats and a guest see it."""
    for book, options in TABLES:
        begun = Match.begin(GAME, BOOKS[book].decide(options, 3), 3, seeded(book)).state
        for phase, seat in product(PHASES, (0, 1, 2, None)):
            plain = GAME.view(begun, seat)
            for facts in _moments(book):
                yield replace(plain, phase=phase, turn=0, colour=1, bluff=2, **facts)


def _moments(book: str) -> list[dict[str, Any]]:
    """What may be pending; a quota stands ready for the phase that asks for it."""
    base: dict[str, Any] = {
        "quotas": ((0, 5),),
        "stacked": 4,
        "drawn": (R5,),
        "drawn_count": 1,
        "forced": True,
        "can_lay": True,
    }
    bare = {"bag": 0, "bottom": (), "under": ()}
    return [
        base,
        {**base, "can_lay": False},
        {**base, "can_lay": False, "toll": 3},
        {**base, "can_lay": False, **bare},
        {**base, "stacked": 6, "top": W4},
        {**base, "toll": 3},
        {**base, **bare},
        {**base, "drawn": HAND, "drawn_count": 2},
        {**base, "dues": (Due(1, 2, "plus2"),)},
        {**base, "lapses": (Seen(0, 0, True, False, False), Seen(1, 0, True, False, False))},
        {**base, "hint": Hint(1, 2) if book == "uno-108" else None},
        {**base, "fresh": True, "top": R5, "hands": (HAND, HAND, None)},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(language: str) -> None:
    say = speaker(language)
    asked = set()
    for v in views():
        said(say, prompt(v))
        asked.add(prompt(v).id)
    own = {name for name in messages("en") if name.startswith("uno-prompt-")}
    assert asked == {*own, "prompt-rest"}


def prompted(book: str, options: dict[str, str], seat: int, **facts: Any) -> str:
    decided = BOOKS[book].decide(options, 3)
    state = Match.begin(GAME, decided, 3, seeded("prompt")).state
    v = replace(GAME.view(state, seat), **{"turn": 0, "colour": 1, **facts})
    for language in LANGUAGES:
        said(speaker(language), prompt(v))
    return said(speaker("en"), prompt(v))


def test_a_prompt_names_what_waits() -> None:
    strict = {"uno.wd4Mode": "strict", "uno.stacking": "same"}
    assert "+2, or accept and draw 6 cards." in prompted(
        "uno-108", strict, 0, phase="stack", stacked=6, top=FACE["RD"], can_lay=True
    )
    assert "draw 3 cards" in prompted("uno-112", {}, 0, phase="turn", toll=3, can_lay=False)
    quotas = {"quotas": ((0, 5),), "counts": (7, 7, 7)}
    assert "2 cards" in prompted("uno-112", {}, 0, phase="discard", **quotas)


def test_a_prompt_knows_the_options() -> None:
    drawn = {"phase": "drawn", "drawn": (R5,), "drawn_count": 1, "forced": True, "can_lay": True}
    assert "or keep it" in prompted("uno-108", {}, 0, **drawn)
    assert "It matches, so play it." in prompted(
        "uno-108", {"k108.forcedDrawnPlay": "on"}, 0, **drawn
    )
    bluff = {**drawn, "drawn": (FACE["W4"],), "betrays": "colour"}
    assert "or keep it" in prompted("uno-108", {"k108.forcedDrawnPlay": "on"}, 0, **bluff)
    vote = {"k108.hintPenalty": "vote"}
    assert "Vote." in prompted("uno-108", vote, 1, phase="turn", hint=Hint(2, 0, voted=4, yes=4))


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("uno-108; top R5; hand 0 R1 G2", "Play a matching card, or draw one."),
        ("uno-108; top R5; hand 0 G1 G2", "Nothing matches: draw a card."),
        ("uno-108; top R5; hand 0 G1 W", "Play a matching card, or draw one."),
        (
            "uno-108; options uno.drawUntil=on; top R5; hand 0 R1",
            "Play a matching card, or draw one.",
        ),
        ("uno-108; options uno.drawUntil=on; top R5; hand 0 G1 G2", "draw until a card does."),
        ("uno-112; top R5; toll 3; hand 0 R1 G2", "Play a matching card, or draw one."),
        ("uno-112; top R5; toll 3; hand 0 G1 G2", "Nothing matches: draw 3 cards."),
        ("uno-108; top R5; phase drawn; drawn G1; hand 0 R1 G1", "It doesn’t match: keep it."),
        ("uno-108; top R5; phase drawn; drawn R1; hand 0 R1 G1", "Play it or keep it."),
        (
            "uno-108; options uno.wd4Mode=strict uno.stacking=same; top RD; phase stack; "
            "stacked 2; hand 0 R1 G1",
            "You have nothing to add: accept and draw 2 cards.",
        ),
    ],
)
def test_a_prompt_offers_only_what_can_be_done(position: str, asked: str) -> None:
    t = at(f"{position}; hand 1 B3 Y4; hand 2 Y8 Y9")
    assert said(speaker("en"), prompt(t.game.view(t.state, 0))).endswith(asked)


def test_every_decision_has_its_clauses() -> None:
    for v in views():
        assert set(clauses(v)) <= set(CLAUSES)
        if v.options.book == "uno-112" and v.phase != "replace":
            assert clauses(v)


# -- custom rules ---------------------------------------------------------------------------------
def all_rules() -> Iterator[Rule]:
    """The closed language, with some amounts for all."""
    amounts = ("1", "2", "5", "10")
    heads = ["", "?cannot", *[f"?{name}-{n}" for name in CONDITIONS[1:] for n in amounts]]
    tails = [*EFFECTS, *[f"{e}-{n}" for e in EFFECTS for n in (*amounts, "named", *KINDS)]]
    for who, head, tail in product(WHO, heads, tails):
        try:
            yield read_rule(f"{who}{head}:{tail}")
        except BadOption:
            continue


RULES = list(all_rules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_sentence_of_its_own(language: str) -> None:
    say = speaker(language)
    sentences = {said(say, rule_phrase(rule)) for rule in RULES}
    assert len(sentences) == len(RULES) > 1000
    assert all(text[0].isupper() and text.count(".") == 1 for text in sentences)


@pytest.mark.parametrize(
    ("word", "language", "sentence"),
    [
        (
            "next?cannot:draw-3",
            "en",
            "If the next player has no matching card, they draw 3 cards.",
        ),
        (
            "next?cannot:draw-1",
            "pl",
            "Jeśli następna osoba nie ma karty, która pasuje, dobiera 1 kartę.",
        ),
        (
            "others:discard-wild",
            "pl",
            "Każda inna osoba odrzuca wszystkie swoje dzikie karty każdego rodzaju.",
        ),
        ("me:draw-2", "cs", "Ten, kdo kartu zahraje, si lízne 2 karty."),
        (
            "next:exactly-7",
            "cs",
            "Další hráč si lízne nebo odhodí tolik karet, aby v ruce bylo přesně 7 karet.",
        ),
        (
            "all?atmost-1:draw-5",
            "sk",
            "Každý hráč si potiahne 5 kariet, ak má v ruke najviac 1 kartu.",
        ),
        ("next:until-named", "sk", "Ďalší hráč si ťahá karty, kým nepríde karta zvolenej farby."),
        (
            "previous?atleast-4:skip",
            "uk",
            "Попередній гравець втрачає найближчий хід, якщо має в руці щонайменше 4 карти.",
        ),
        (
            "chosen?atleast-5:until-blue",
            "uk",
            "Вибраний гравець бере карти, доки не випаде синя карта, "
            "якщо має в руці щонайменше 5 карт.",
        ),
        ("me:again", "en", "The player who plays this card takes another turn."),
    ],
)
def test_rules_read_well(word: str, language: str, sentence: str) -> None:
    assert said(speaker(language), rule_phrase(read_rule(word))) == sentence


# -- options and refusals -------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_means_says_more_than_its_label(language: str) -> None:
    say = speaker(language)
    for option in {option for book in BOOKS.values() for option in book.options}:
        key = option.key.replace(".", "-")
        if say.has(f"{key}-label"):
            assert len(say(key)) > len(say(f"{key}-label")), key
            assert say(key).casefold() != say(f"{key}-label").casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_words_have_names(language: str) -> None:
    say = speaker(language)
    for option in {option for book in BOOKS.values() for option in book.options}:
        key = option.key.replace(".", "-")
        assert say.has(key)
        for word in option.words:
            assert say.has(f"{key}-{word}") or say.has(f"option-{word}"), f"{key}-{word}"
        if option.seat:
            assert say.has(f"{key}-asked")


@pytest.mark.parametrize("book", BOOKS)
def test_what_an_option_needs_can_be_chosen(book: str) -> None:
    known = {option.key: option for option in BOOKS[book].options}
    needed = [option.needs for option in known.values() if option.needs]
    assert needed
    for key, words in needed:
        assert set(words) <= set(known[key].words)
        assert known[key].needs is None


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the facts that it asks for itself."""
    found: dict[str, set[str]] = {}
    for file in message_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = set()
                nodes = [entry.to_json()]
                while nodes:
                    node = nodes.pop()
                    if isinstance(node, dict):
                        if node.get("type") == "VariableReference":
                            found[entry.id.name].add(node["id"]["name"])
                        nodes += node.values()
                    elif isinstance(node, list):
                        nodes += node
    return found


def refusals() -> Iterator[tuple[str, set[str] | None]]:
    """Every refusal in the sources of UNO, with its facts where they are written out."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            place = {"Illegal": 1, "BadOption": 0, "Malformed": 0}.get(node.func.id)
            if place is None or not isinstance(node.args[place], ast.Constant):
                continue
            names = {keyword.arg for keyword in node.keywords}
            facts = None if None in names else {name for name in names if name}
            if facts is not None and path.name == "custom.py":
                facts.add("card")  # which `check_card` tells of every refusal
            yield str(node.args[place].value), facts  # type: ignore[attr-defined]


def test_every_refusal_has_its_sentence_and_its_facts() -> None:
    known = messages("en")
    told = list(refusals())
    assert len(told) > 60
    assert {reason for reason, _ in told} <= set(known)
    lacking = {reason for reason, facts in told if facts is not None and known[reason] - facts}
    assert lacking == set()
    asked = {f"asked-{phase}" for phase in ("turn", "drawn", "name", "challenge", "replace")}
    assert {*asked, "asked-stack", "asked-discard"} <= set(known)


#: Second words for what has one already, and what a reader would see beside it.
SECOND_WORDS = {"cs": ("bluf", "pasuj"), "sk": ("bluf", "pasuj", "nápoved")}


@pytest.mark.parametrize("language", SECOND_WORDS)
def test_one_thing_has_one_word(language: str) -> None:
    others = ("unikat", "ubongo", "cli", "topics")  # a search knows all words
    files = [it for it in message_files(language) if not any(name in it.name for name in others)]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    told = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    used = {word for word in SECOND_WORDS[language] for line in told if word in line}
    assert used == set()


# -- pictures -------------------------------------------------------------------------------------
@pytest.mark.parametrize("book", BOOKS)
def test_a_match_is_told_and_drawn(book: str) -> None:
    below = seeded(f"words {book}")
    for seats, language in ((2, "pl"), (4, "uk"), (10, "sk")):
        say = speaker(language)
        options = BOOKS[book].decide(any_options(BOOKS[book], seats, below), seats)
        match = Match.begin(GAME, options, seats, below)
        for step in range(150):
            if GAME.outcome(match.state) is not None:
                break
            who = TABLE if GAME.owed(match.state) is not None else match.state.turn
            legal = GAME.legal(match.state, who)
            for action in legal:
                said(say, phrase(action))
            for event in match.play(who, legal[below(len(legal))], below, 0):
                for heard in (GAME.hears(event, 0), event):
                    said(say, phrase(heard)) if heard is not None else None
            if step % 10 == 0:
                drawn(GAME.view(match.state, 0), say)


def drawn(v: View, say: Speaker) -> str:
    """The picture fits the terminal, the drawing is XML without a script."""
    for width in (40, 80):
        for line in GAME.picture(v, say, width):
            assert sum(len(span.text) for span in line) <= width
    text = GAME.svg(v, say)
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
    assert tags <= {"svg", "rect", "text", "g", "title", "circle", "path", "polygon"}
    return text


def a_view(book: str, options: dict[str, str], **facts: Any) -> View:
    state = Match.begin(GAME, BOOKS[book].decide(options, 3), 3, seeded("picture")).state
    return replace(GAME.view(state, 0), **facts)


def picture_text(v: View) -> str:
    lines = GAME.picture(v, speaker("en"), 80)
    return "\n".join("".join(span.text for span in line) for line in lines)


def test_the_picture_shows_codes_and_symbols() -> None:
    hand = (R5, FACE["Y0"], FACE["GS"], FACE["BV"], W, W4)
    v = a_view("uno-108", {}, hands=(hand, None, None), top=R5, colour=0, called=2, clockwise=False)
    text = picture_text(v)
    assert "R5●  Y0★  GS▲  BV■  W●★▲■ W4●★▲■" in text
    assert "Colour: ● R red" in text
    assert "↺ to the right" in text
    assert "seat 1 (7)  ·  UNO" in text
    off = a_view("uno-108", {"uno.colourSymbols": "off"}, hands=(hand, None, None), top=R5)
    assert "R5  Y0  GS  BV  W W4" in picture_text(off)


def test_the_picture_shows_what_waits() -> None:
    waits = a_view("uno-112", {}, phase="challenge", turn=1, top=W4, colour=2)
    assert "+4: seat 1 accepts or challenges" in picture_text(waits)
    assert "point" not in picture_text(waits)
    stacked = a_view("uno-112", {"m112.scoring": "on"}, phase="stack", stacked=6, colour=2)
    assert "Stacked up: 6" in picture_text(stacked)
    assert "0 points" in picture_text(stacked)


def test_big_hands_are_drawn_whole() -> None:
    hand = tuple(range(len(FACES)))
    v = a_view("uno-112", {}, hands=(hand, None, None), counts=(len(hand), 50, 1), colour=3)
    text = drawn(v, speaker("cs"))
    assert all(f"<title>{code}: " in text for code in FACES)
    assert text.count("<title>") == len(hand) + 1  # and the top card
