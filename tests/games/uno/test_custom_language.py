"""The closed language of Custom Wilds: what it can say, what it refuses and why, and what its rules
do at the table (M112-77 to M112-95)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from stolik.core.game import CHANCE, Outcome
from stolik.core.phrase import BadOption, Malformed
from stolik.games.uno.custom import IDEAS, WORDS, check_word, read_rule, rule_of
from stolik.games.uno.events import Discarded, Ruled, Skipped
from stolik.games.uno.pieces import FACE
from stolik.rulebook import refusal, speaker
from tests.kit import Trial, at, new, rule, seen

WHO = ["me", "next", "previous", "chosen", "others", "all"]
COLOURS = ["red", "yellow", "green", "blue"]
OFTEN = ["named", *COLOURS, "wild", "skip", "reverse", "plus2"]
RARE = ["plainwild", "plus4", "shuffle", "custom"]
NUMBERS = range(1, 11)
CONDITIONS = ["", "?cannot", *[f"?{word}-{n}" for word in ("atleast", "atmost") for n in NUMBERS]]
EFFECTS = [
    *[f"{effect}-{n}" for effect in ("draw", "exactly") for n in NUMBERS],
    *[f"{effect}-{kind}" for effect in ("until", "discard") for kind in OFTEN + RARE],
    *("skip", "again", "swap", "pass", "reverse", "show"),
]


def is_sound(who: str, condition: str, effect: str) -> bool:
    """Whether the language has this sentence."""
    if condition == "?cannot" and not (who == "next" and effect.startswith("draw")):
        return False
    if effect == "again":
        return who == "me"
    if effect in ("skip", "show"):
        return who not in ("me", "all")
    if effect == "swap":
        return who in ("next", "previous", "chosen")
    if effect in ("pass", "reverse"):
        return who == "all" and not condition
    return effect not in [f"until-{kind}" for kind in RARE]


SENTENCES = [(w, c, e, f"{w}{c}:{e}") for w, c, e in product(WHO, CONDITIONS, EFFECTS)]
FRAGMENTS = [*WHO, *[c.strip("?") for c in CONDITIONS[1:]], *EFFECTS, *OFTEN, *RARE, *WORDS]
FRAGMENTS += [
    "?",
    ":",
    "-",
    "-",
    ":",
    "0",
    "3",
    "11",
    "-1",
    "٣",
    "²",
    " ",
    ";",
    "",
    "ž",
    "\x00",
    "{",
]


def reason(word: str) -> str:
    """Why a word is refused."""
    with pytest.raises(BadOption) as refused:
        check_word(word)
    return refused.value.phrase.id


# -- the language ---------------------------------------------------------------------------------
@rule("M112-77")
def test_every_sentence_is_read_and_written_alike_or_refused() -> None:
    for who, condition, effect, word in SENTENCES:
        if is_sound(who, condition, effect):
            assert check_word(word) == word
            assert read_rule(read_rule(word).text()) == read_rule(word)
        else:
            assert reason(word).startswith("custom-")


@rule("M112-77")
def test_different_sentences_are_different_rules() -> None:
    sound = [word for who, condition, effect, word in SENTENCES if is_sound(who, condition, effect)]
    assert len({read_rule(word) for word in sound}) == len(sound)


@rule("M112-86", "M112-89", "M112-91")
@pytest.mark.parametrize(
    ("idea", "line"),
    [
        ("idea1", "next:until-named"),
        ("idea2", "others:discard-wild"),
        ("idea3", "next?cannot:draw-3"),
    ],
)
def test_three_ideas_of_the_book_are_lines_of_it(idea: str, line: str) -> None:
    assert IDEAS[idea] == line
    assert rule_of(idea) == read_rule(line)
    assert check_word(idea) == idea


@rule("M112-93", "M112-94")
@pytest.mark.parametrize(("idea", "line"), [("idea4", "me:again"), ("idea5", "next:exactly-7")])
def test_and_so_are_the_other_two(idea: str, line: str) -> None:
    assert IDEAS[idea] == line
    assert rule_of(idea) == read_rule(line)
    assert len(IDEAS) == 5


@rule("M112-81")
def test_a_blank_card_has_no_rule() -> None:
    assert (check_word("blank"), rule_of("blank")) == ("blank", None)


@rule("M112-77")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("", "custom-form"),
        ("idea6", "custom-form"),
        ("next", "custom-form"),
        ("next draw-3", "custom-form"),
        ("next?atleast:draw-3", "custom-form"),
        ("next?cannot-3:draw-3", "custom-form"),
        ("next:draw-" + "3" * 60, "custom-form"),
        ("dealer:draw-3", "custom-who"),
        (":draw-3", "custom-who"),
        ("Next:draw-3", "custom-who"),
        ("next?holds-3:draw-3", "custom-condition"),
        ("next?:draw-3", "custom-condition"),
        ("next:juggle", "custom-effect"),
        ("next:", "custom-effect"),
        ("next:draw", "custom-amount"),
        ("next:draw-0", "custom-amount"),
        ("next:draw-11", "custom-amount"),
        ("next:draw--3", "custom-amount"),
        ("next:draw-x", "custom-amount"),
        ("next:draw-٣", "custom-amount"),
        ("next:exactly-0", "custom-amount"),
        ("next?atleast-0:draw-3", "custom-amount"),
        ("next?atmost-11:draw-3", "custom-amount"),
        ("next:until", "custom-kind"),
        ("next:until-purple", "custom-kind"),
        ("next:discard-7", "custom-kind"),
        ("next:until-plus4", "custom-until-rare"),
        ("next:until-shuffle", "custom-until-rare"),
        ("next:skip-2", "custom-nothing-behind"),
        ("me:again-2", "custom-nothing-behind"),
        ("next:again", "custom-again-me"),
        ("me:skip", "custom-skip-me"),
        ("all:skip", "custom-skip-me"),
        ("others?cannot:draw-3", "custom-cannot-next"),
        ("next?cannot:skip", "custom-cannot-next"),
    ],
)
def test_what_it_can_not_say_is_refused_with_a_reason(word: str, why: str) -> None:
    assert reason(word) == why


@rule("M112-77")
@pytest.mark.parametrize("word", ["idea6", "dealer:draw-3", "next:draw-0", "next:until-shuffle"])
def test_a_refusal_is_one_line_that_can_be_said(word: str) -> None:
    with pytest.raises(BadOption) as refused:
        new("uno-112", 3, custom2=word)
    assert refused.value.phrase.facts["card"] == 2
    line = refusal(speaker("en"), refused.value)
    assert refused.value.phrase.id not in line
    assert "\n" not in line


@rule("M112-77")
def test_in_a_position_it_is_refused_where_it_stands() -> None:
    with pytest.raises(Malformed) as refused:
        at("uno-112; options m112.custom1=next:draw-0; top R5; hand 0 R1; hand 1 B3")
    assert (refused.value.phrase.id, refused.value.column) == ("custom-amount", 18)


def mangled(word: str, chance: Random) -> str:
    """A word with up to three of its letters replaced by anything."""
    letters = list(word)
    for _ in range(chance.randint(0, 3)):
        letters[chance.randrange(len(letters))] = chance.choice(FRAGMENTS)
    return "".join(letters)


@rule("M112-77")
def test_a_thousand_words_are_read_or_refused_and_nothing_else() -> None:
    chance = Random(112)
    ends = {"read": 0, "refused": 0}
    for _ in range(500):
        heap = "".join(chance.choices(FRAGMENTS, k=chance.randint(1, 6)))
        for word in (heap, mangled(chance.choice(SENTENCES)[-1], chance)):
            try:
                spelled = check_word(word)
            except BadOption:
                ends["refused"] += 1
                continue
            ends["read"] += 1
            assert check_word(spelled) == spelled
            assert rule_of(spelled) == rule_of(word)
    assert min(ends.values()) > 50
    assert sum(ends.values()) == 1000


# -- at the table ---------------------------------------------------------------------------------
def laid(word: str, hands: str = "", say: str = "play WC1 B") -> Trial:
    """Seat 0 of three has laid a Custom Wild with this rule."""
    hands = hands or "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9"
    t = at(f"uno-112; options m112.custom1={word}; top R5; {hands}")
    t.do(0, say)
    return t


def counts(t: Trial) -> list[int]:
    """How many cards each seat holds once chance has acted."""
    t.settle()
    found: list[int] = seen(t)["counts"]
    return found


@rule("M112-79")
@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("me", [4, 2, 2]),
        ("next", [2, 4, 2]),
        ("previous", [2, 2, 4]),
        ("others", [2, 4, 4]),
        ("all", [4, 4, 4]),
    ],
)
def test_a_rule_hits_whom_it_names(who: str, after: list[int]) -> None:
    t = laid(f"{who}:draw-2")
    assert (counts(t), seen(t)["turn"]) == (after, 1)


@rule("M112-79")
@pytest.mark.parametrize(("who", "after"), [("next", [2, 2, 4]), ("previous", [2, 4, 2])])
def test_next_and_previous_go_by_the_direction_of_play(who: str, after: list[int]) -> None:
    t = laid(f"{who}:draw-2", "anticlockwise; hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9")
    assert (counts(t), seen(t)["turn"]) == (after, 2)


@rule("M112-79")
@pytest.mark.parametrize(("target", "after"), [(1, [2, 4, 2]), (2, [2, 2, 4])])
def test_a_player_is_chosen_with_the_card(target: int, after: list[int]) -> None:
    t = laid("chosen:draw-2", say=f"play WC1 B >{target}")
    assert counts(t) == after


@rule("M112-79")
@pytest.mark.parametrize(
    ("say", "why"), [("", "needs-target"), (" >0", "target-other"), (" >3", "target-other")]
)
def test_another_player_must_be_chosen(say: str, why: str) -> None:
    hands = "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9"
    t = at(f"uno-112; options m112.custom1=chosen:draw-2; top R5; {hands}")
    assert len([move for move in t.legal(0) if "WC1" in move]) == 8
    refused = t.why(0, f"play WC1 B{say}")
    assert (refused.clause, refused.phrase.id) == ("M112-79", why)


@rule("M112-79")
def test_nobody_is_chosen_where_the_rule_asks_for_none() -> None:
    t = at("uno-112; options m112.custom1=next:draw-2; top R5; hand 0 WC1 R1 R2; hand 1 B3 B4")
    refused = t.why(0, "play WC1 B >1")
    assert (refused.clause, refused.phrase.id) == ("M112-79", "needs-no-target")


@rule("M112-88")
@pytest.mark.parametrize(
    ("kind", "wrong", "given"),
    [
        ("red", "B1", "R3"),
        ("blue", "W", "B1"),
        ("wild", "R3", "WH"),
        ("skip", "RV", "RS"),
        ("reverse", "RS", "YV"),
        ("plus2", "W4", "GD"),
    ],
)
def test_drawing_goes_on_until_the_kind_comes(kind: str, wrong: str, given: str) -> None:
    t = laid(f"previous:until-{kind}")
    assert t.why(CHANCE, f"give {wrong}").phrase.id == "draws-other-count"
    t.chance(f"give {wrong} {given}")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 2, 4], 1)


@rule("M112-95")
def test_each_draws_or_discards_to_the_number() -> None:
    hands = "hand 0 WC1 R1 R2 R3 R4; hand 1 B3 B4; hand 2 Y1 Y2 Y3 Y4 Y5"
    t = laid("all:exactly-3", hands)
    assert counts(t) == [4, 3, 5]
    assert t.legal(2) == [f"discard Y{n}" for n in range(1, 6)]
    t.do(2, "discard Y2", "discard Y4")
    assert t.legal(0) == [f"discard R{n}" for n in range(1, 5)]
    t.do(0, "discard R1")
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["phase"]) == ([3, 3, 3], 1, "turn")


@rule("M112-85", "M112-89")
@pytest.mark.parametrize(
    ("kind", "gone"),
    [
        ("named", ["B4", "BS", "BV", "BD"]),
        ("red", ["R1"]),
        ("wild", ["W", "W4", "WH", "WC2"]),
        ("skip", ["BS"]),
        ("reverse", ["BV"]),
        ("plus2", ["BD"]),
        ("plainwild", ["W"]),
        ("plus4", ["W4"]),
        ("shuffle", ["WH"]),
        ("custom", ["WC2"]),
    ],
)
def test_all_cards_of_a_kind_are_discarded_and_no_others(kind: str, gone: list[str]) -> None:
    hand = "R1 B4 BS BV BD W W4 WH WC2"
    t = laid(f"next:discard-{kind}", f"hand 0 WC1 R2 R3; hand 1 {hand}; hand 2 Y8 Y9")
    assert t.match.events[-1] == Discarded(1, tuple(FACE[code] for code in gone))
    assert seen(t)["hands"][1] == [code for code in hand.split() if code not in gone]
    assert (seen(t)["turn"], seen(t)["top"], seen(t)["colour"]) == (1, "WC1", "B")


@rule("M112-40")
def test_who_empties_the_own_hand_by_it_wins() -> None:
    t = laid("me:discard-red")
    assert t.outcome() == Outcome((0,), (0, 0, 0))


@rule("M112-79")
def test_a_lost_turn_is_the_next_one_of_that_player() -> None:
    t = laid("chosen:skip", say="play WC1 B >2")
    assert (seen(t)["turn"], seen(t)["skips"]) == (1, [2])
    assert t.do(1, "play B3 uno")[-1] == Skipped(2)
    assert (seen(t)["turn"], seen(t)["skips"]) == (0, [])


@rule("M112-79")
@pytest.mark.parametrize(
    ("who", "skipped", "turn"), [("next", [1], 2), ("others", [1, 2], 0), ("previous", [], 1)]
)
def test_turns_are_lost_in_order(who: str, skipped: list[int], turn: int) -> None:
    t = laid(f"{who}:skip")
    assert [e.seat for e in t.match.events if isinstance(e, Skipped)] == skipped
    assert seen(t)["turn"] == turn


@rule("M112-93")
@pytest.mark.parametrize(("limit", "turn"), [(2, 0), (3, 1)])
def test_another_turn_may_hang_on_the_number_of_cards(limit: int, turn: int) -> None:
    assert seen(laid(f"me?atleast-{limit}:again"))["turn"] == turn


@rule("M112-79")
@pytest.mark.parametrize(
    ("condition", "hit", "after"),
    [
        ("atleast-3", (2, 3), [2, 2, 4, 5]),
        ("atleast-4", (3,), [2, 2, 3, 5]),
        ("atleast-5", (), [2, 2, 3, 4]),
        ("atmost-2", (1, 0), [3, 3, 3, 4]),
        ("atmost-1", (), [2, 2, 3, 4]),
    ],
)
def test_a_condition_counts_the_cards_in_hand(
    condition: str, hit: tuple[int, ...], after: list[int]
) -> None:
    hands = "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y7 Y8 Y9; hand 3 G1 G2 G3 G4"
    word = f"all?{condition}:draw-1"
    t = laid(word, hands)
    assert t.match.events[-1] == Ruled(0, word, hit)
    assert counts(t) == after


@rule("M112-91")
@pytest.mark.parametrize(("hand", "more"), [("G3 G4", 5), ("G3 B4", 1)])
def test_whether_somebody_can_play_shows_when_they_draw(hand: str, more: int) -> None:
    t = laid("next?cannot:draw-5", f"hand 0 WC1 R1 R2; hand 1 {hand}; hand 2 Y8 Y9")
    assert (counts(t), seen(t)["turn"]) == ([2, 2, 2], 1)
    t.do(1, "draw")
    assert counts(t) == [2, 2 + more, 2]


@rule("M112-79")
@pytest.mark.parametrize("idea", sorted(IDEAS))
def test_an_idea_and_its_line_do_the_same(idea: str) -> None:
    hands = "hand 0 WC1 R1 R2; hand 1 W B4 B5; hand 2 Y8 Y9"
    by_name, by_line = laid(idea, hands), laid(IDEAS[idea], hands)
    counts(by_name)
    counts(by_line)
    assert by_name.match.events == by_line.match.events
    assert {**seen(by_name), "options": {}} == {**seen(by_line), "options": {}}
