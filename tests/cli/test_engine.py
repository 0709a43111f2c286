"""The engine's protocol: every verb, in order, and no line that breaks it."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest

from stolik.cli.engine import LONGEST_LINE, Engine, serve
from stolik.rulebook import LANGUAGES

NEW = {"do": "new", "game": "unikat", "book": "unikat", "seats": 2, "options": {"uni.oldest": 0}}
DEAL = (
    "deal SBW2 SBW3 SGW1 SYW1 QBW1 CBW1 SBN1 SBR1 QGW1 CYN3 / "
    "CGN1 CGN2 CGN3 CGR1 CGR2 CGR3 CGW1 CGW2 CGW3 QYN3 / QYR1 QYR2 QYR3 / SBW1"
)


def talk(*requests: object, language: str = "en") -> list[dict[str, Any]]:
    """The answers to some requests, through the same door that a program uses."""
    lines = b"".join(json.dumps(request).encode() + b"\n" for request in requests)
    out = BytesIO()
    serve(BytesIO(lines), out, language)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def last(*requests: object) -> dict[str, Any]:
    """The answer to the last request; those before it must be fine."""
    *before, answer = talk(*requests)
    assert all(one["ok"] for one in before), before
    return answer


def apply(who: int | str, action: str, **more: object) -> dict[str, object]:
    return {"do": "apply", "who": who, "action": action, **more}


def position(text: str) -> dict[str, str]:
    return {"do": "position", "text": text}


# -- verbs ----------------------------------------------------------------------------------------
def test_a_new_game_is_not_dealt_yet() -> None:
    assert talk(NEW) == [
        {
            "ok": True,
            "position": "unikat 2; seats 2; options uni.oldest=0; phase deal; turn 0",
        }
    ]


def test_a_book_or_a_game_is_enough_for_a_new_game() -> None:
    for request in ({"do": "new", "book": "unikat"}, {"do": "new", "game": "unikat"}):
        assert last(request)["position"] == "unikat 2; seats 2; phase first; turn 0"


def test_options_may_be_text_numbers_or_truth_values() -> None:
    given = {"uni.rounds": 3, "uni.turnTimer": "30", "uni.showCounts": False}
    answer = last({**NEW, "options": given, "seats": 4})
    words = "uni.rounds=3 uni.turnTimer=30 uni.showCounts=off"
    assert answer["position"] == f"unikat 2; seats 4; options {words}; phase first; turn 0"


def test_chance_may_be_scripted_tile_by_tile() -> None:
    begin = {"do": "new", "book": "unikat"}
    answers = talk(begin, {"do": "actors"}, apply("chance", "first 1"), apply("chance", DEAL))
    assert [answer["ok"] for answer in answers] == [True] * 4
    assert answers[1]["actors"] == ["chance"]
    (dealt,) = answers[3]["events"]
    assert (dealt["kind"], dealt["starter"], dealt["start"]) == ("dealt", 1, "SBW1")
    assert dealt["display"] == ["QYR1", "QYR2", "QYR3"]
    assert "table SBW1@0,0; display QYR1 QYR2 QYR3; hand 0 CBW1" in answers[3]["position"]
    more = [apply(1, "give QYN3"), apply(1, "take bag"), apply("chance", "draw CBN1")]
    took = last(begin, apply("chance", "first 1"), apply("chance", DEAL), *more)
    assert took["events"] == [{"kind": "took", "seat": 1, "tile": "CBN1", "source": "bag"}]


def test_an_empty_display_is_turned_up_by_script() -> None:
    text = "unikat; table SBW1@0,0; hand 0 SGW1; hand 1 QBW1; bag CBN1 CBN2"
    answer = last(position(text), apply("chance", "reveal CBN2 CBN1"))
    assert answer["events"] == [{"kind": "revealed", "tiles": ["CBN2", "CBN1"]}]
    refused = last(position(text), apply("chance", "reveal CBN2"))
    assert (refused["ok"], refused["clause"]) == (False, "UNI-71")


def test_chance_may_be_drawn_by_the_engine() -> None:
    seeded = {"do": "new", "book": "unikat", "seed": "a seed"}
    answers = talk(seeded, {"do": "draw"}, {"do": "draw"}, {"do": "actors"})
    assert answers[1]["action"] in ("first 0", "first 1")
    assert answers[2]["action"].startswith("deal ")
    assert answers[2]["events"][0]["kind"] == "dealt"
    assert answers[3]["actors"][1:] == ["table"]
    assert talk(seeded, {"do": "draw"}, {"do": "draw"}, {"do": "actors"}) == answers


def test_chance_that_is_not_due_can_not_be_drawn() -> None:
    answer = last(NEW, {"do": "draw"}, {"do": "draw"})
    assert answer == {"ok": False, "error": "there is no random draw to make now"}


LYING = "unikat; table SBW1@0,0; display CGR1 CGR2 CGR3; hand 0 SGW1 QBW1; hand 1 CBW1; "


def test_legal_actions_are_those_of_the_actor() -> None:
    answer = last(position(LYING), {"do": "legal", "who": 0})
    assert answer["actions"][:2] == ["lay QBW1@1,0", "lay SGW1@1,0"]
    assert answer["actions"][-2:] == ["give QBW1", "give SGW1"]
    assert last(position(LYING), {"do": "legal", "who": 1})["actions"] == []
    table = last(position(LYING), {"do": "legal", "who": "table"})
    assert table["actions"] == ["leave 0", "leave 1"]


def test_a_view_shows_one_hand_or_none() -> None:
    answer = last(position(LYING), {"do": "view", "seat": 1})
    assert answer["view"]["hands"] == [None, ["CBW1"]]
    for spectator in ({"do": "view"}, {"do": "view", "seat": None}):
        assert last(position(LYING), spectator)["view"]["hands"] == [None, None]


def test_check_says_why_and_why_not_and_changes_nothing() -> None:
    check = {"do": "check", "who": 0, "action": "lay SGW1@1,0"}
    yes, no, after = talk(
        position(LYING), check, {**check, "action": "lay SGW1@1,1"}, {"do": "actors"}
    )[1:]
    assert yes == {"ok": True, "why": "lay SGW1 at 1,0"}
    assert (no["ok"], no["clause"]) == (False, "UNI-36")
    assert after["actors"] == [0, "table"]


def test_the_outcome_is_null_until_there_is_one() -> None:
    before, _, after = talk(
        position(LYING.replace(" QBW1", "")), apply(0, "lay SGW1@1,0"), {"do": "outcome"}
    )
    assert before["ok"]
    assert after["outcome"] == {"winners": [0], "points": [0, 1]}
    assert last(position(LYING), {"do": "outcome"}) == {"ok": True, "outcome": None}


def test_the_clock_has_alarms_and_rings_when_they_are_due() -> None:
    timed = position(LYING + "options uni.turnTimer=5; since 1000")
    assert last(timed, {"do": "alarms"})["alarms"] == [{"name": "turn", "due": 6000}]
    early = last(timed, apply("clock", "ring turn", at=5999))
    assert "6000" in early["error"]
    rung = last(timed, apply("clock", "ring turn", at=6000))
    assert rung["events"][0] == {"kind": "timeUp", "seat": 0}


def test_a_seat_can_be_left_and_taken_up_again() -> None:
    left = last(position(LYING), apply("table", "leave 1"))
    assert left["events"] == [{"kind": "left", "seat": 1, "setAside": False}]
    back = last(position(LYING), apply("table", "leave 1"), apply("table", "return 1"))
    assert back["events"] == [{"kind": "returned", "seat": 1}]


def test_time_never_runs_back() -> None:
    answers = talk(position(LYING), apply(0, "lay SGW1@1,0", at=50), apply(0, "end", at=49))
    assert answers[-1] == {"ok": False, "error": "time can’t run back: 49 is before 50"}
    assert last(position(LYING), apply(0, "lay SGW1@1,0", at=50), apply(0, "end"))["ok"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained_in_every_language(language: str) -> None:
    answer = last({"do": "options", "book": "unikat", "lang": language})
    assert (answer["book"], answer["seats"], answer["version"]) == ("unikat", [2, 4], 2)
    rounds = answer["options"][0]
    assert (rounds["key"], rounds["default"], rounds["numbers"]) == ("uni.rounds", 1, [1, 99])
    assert len({row["meaning"] for row in answer["options"]}) == len(answer["options"])
    assert last(NEW, {"do": "options"})["book"] == "unikat"


def test_language_is_asked_for_line_by_line() -> None:
    wrong = apply(0, "lay SGW1@1,1")
    english = talk(position(LYING), wrong)[-1]
    polish = talk(position(LYING), {**wrong, "lang": "pl"})[-1]
    assert english["clause"] == polish["clause"]
    assert english["why"] != polish["why"]
    answers = talk(position(LYING), {**wrong, "lang": "pl"}, wrong, {"do": "?", "lang": "pl"}, [])
    assert answers[2] == english
    assert answers[3]["error"].startswith("nie ")
    assert answers[4]["error"].startswith("a request")
    assert talk(position(LYING), wrong, language="pl")[-1] == polish


def test_answers_come_in_order_one_a_line() -> None:
    verbs = ["actors", "x", "outcome", "alarms", "", "options", "view", "draw", "record"]
    keys = ["actors", "error", "outcome", "alarms", "error", "options", "view", "action", "text"]
    answers = talk(NEW, *[{"do": verb} for verb in verbs])
    assert len(answers) == 1 + len(verbs)
    assert all(key in answer for key, answer in zip(["position", *keys], answers, strict=True))


# -- positions written by hand play on ------------------------------------------------------------
def test_a_half_done_exchange_plays_on() -> None:
    text = LYING.replace("CGR3;", "CGR3 CGN3;") + "phase take; given CGN3"
    legal = last(position(text), {"do": "legal", "who": 0})["actions"]
    assert legal == ["take CGR1", "take CGR2", "take CGR3", "take bag"]
    assert talk(position(text), apply(0, "take CGN3"))[-1]["clause"] == "UNI-55"
    assert "phase draw" in last(position(text), apply(0, "take CGR2"))["position"]


def test_a_chain_with_a_bonus_pending_plays_on() -> None:
    text = (
        "unikat; table SBW1@0,0 SBW2@1,0 QBW2@1,1 QBW1@0,1; display CGR1 CGR2 CGR3; "
        "hand 0 QBW3 CBW1; hand 1 CYW3; phase chain; last 0,1; bonus"
    )
    assert "phase bonus; turn 0; bonus" in last(position(text), apply(0, "end"))["position"]
    second = last(position(text), apply(0, "end"), apply(0, "lay CBW1@-1,1"))
    assert "phase chain; turn 0; bonus; second; last -1,1" in second["position"]
    elsewhere = last(position(text), apply(0, "lay QBW3@0,2"), apply(0, "lay CBW1@-1,1"))
    assert elsewhere["clause"] == "UNI-34"


def test_a_bonus_to_be_chosen_plays_on() -> None:
    text = LYING + "phase bonus; bonus"
    assert last(position(text), {"do": "legal", "who": 0})["actions"][-1] == "decline"
    assert "phase draw" in last(position(text), apply(0, "decline"))["position"]


def test_a_bag_of_two_is_drawn_to_its_end() -> None:
    text = LYING + "bag CYN1 CYN2"
    exchange = [apply(0, "give QBW1"), apply(0, "take bag"), {"do": "draw"}]
    answers = talk(position(text), *exchange, apply(0, "take bag"), {"do": "draw"}, {"do": "view"})
    assert all(answer["ok"] for answer in answers), answers
    drawn = {answers[3]["action"], answers[5]["action"]}
    assert drawn == {"draw CYN1", "draw CYN2"}
    assert answers[-1]["view"]["bag"] == 0
    refused = talk(position(text), *exchange, apply(0, "take bag"), {"do": "draw"}, *exchange)
    assert refused[-2]["ok"] is False


# -- records --------------------------------------------------------------------------------------
def play_on(engine: Engine, inputs: int) -> str:
    """Some inputs, each the first that is legal; the position after them."""
    position = ""
    for _ in range(inputs):
        who = engine.answer({"do": "actors"})["actors"][0]
        legal = engine.answer({"do": "legal", "who": who})["actions"]
        answer = engine.answer({"do": "draw"} if who == "chance" else apply(who, legal[0]))
        position = answer["position"]
    return position


def test_a_record_is_loaded_and_goes_on() -> None:
    engine, loaded = Engine(), Engine()
    engine.answer({**NEW, "seed": "forty"})
    reached = play_on(engine, 40)
    text = engine.answer({"do": "record"})["text"]
    assert loaded.answer({"do": "load", "text": text}) == {"ok": True, "position": reached}
    assert loaded.answer({"do": "record"})["text"] == text
    assert loaded.answer({"do": "actors"}) == engine.answer({"do": "actors"})
    play_on(loaded, 10)
    further = loaded.answer({"do": "record"})["text"]
    assert Engine().answer({"do": "load", "text": further})["ok"]
    assert further.startswith(text[: text.index("end open")])


def test_the_record_of_a_position_begins_with_it() -> None:
    engine = Engine()
    for request in (position(LYING), apply(0, "lay SGW1@1,0", at=70), apply(0, "end", at=90)):
        assert engine.answer(request)["ok"]
    text = engine.answer({"do": "record"})["text"]
    assert f"position {Engine().answer(position(LYING))['position']}\n" in text
    loaded = Engine()
    assert loaded.answer({"do": "load", "text": text})["ok"]
    assert loaded.answer({"do": "record"})["text"] == text
    late = loaded.answer(apply(0, "take bag", at=89))
    assert late["error"] == "time can’t run back: 89 is before 90"


def test_a_changed_record_is_not_loaded() -> None:
    engine = Engine()
    for request in (position(LYING), apply(0, "lay SGW1@1,0")):
        engine.answer(request)
    text = engine.answer({"do": "record"})["text"]
    before = engine.answer({"do": "outcome"}), engine.answer({"do": "record"})
    answer = engine.answer({"do": "load", "text": text.replace("1,0", "0,1")})
    assert answer["ok"] is False
    assert answer["error"].startswith("line 6: ")
    assert (engine.answer({"do": "outcome"}), engine.answer({"do": "record"})) == before


# -- bad lines ------------------------------------------------------------------------------------
BAD_LINES = {
    "empty": b"\n",
    "blank": b"   \n",
    "cut short": b'{"do":\n',
    "a stray sign": b'{"do":"actors"}x\n',
    "two requests": b'{"do":"actors"} {"do":"actors"}\n',
    "bad UTF-8": b'{"do":"\xff\xfe"}\n',
    "UTF-16": '{"do":"actors"}'.encode("utf-16"),
    "a mark of byte order": b'\xef\xbb\xbf{"do":"actors"}\n',
    "a zero byte": b'{"do":"actors\x00"}\n',
    "deep lists": b"[" * 400_000,
    "deep objects": b'{"a":' * 100_000,
    "deep in place": b'{"do":"new","options":{"uni.rounds":' + b"[" * 950 + b"]" * 950 + b"}}",
    "no number": b'{"do":"new","book":"unikat","seats":NaN}\n',
    "endless": b'{"do":"new","book":"unikat","seats":-Infinity}\n',
    "beyond floats": b'{"do":"apply","who":0,"action":"end","at":1e400}\n',
    "many digits": b'{"do":"new","book":"unikat","seats":' + b"9" * 5000 + b"}\n",
    "quite some digits": b'{"do":"apply","who":0,"action":"end","at":' + b"9" * 4000 + b"}\n",
    "a key twice": b'{"do":"outcome","do":"actors"}\n',
    "an option twice": b'{"do":"new","book":"unikat","options":{"uni.rounds":2,"uni.rounds":3}}',
    "half a letter": b'{"do":"new","book":"unikat","seed":"\\ud800"}\n',
    "half a letter as key": b'{"do":"actors","\\udfff":1}\n',
    "half a letter as action": b'{"do":"check","who":"clock","action":"ring \\ud800"}\n',
    "an over-long line": b'{"do":"actors"}' + b" " * LONGEST_LINE + b"\n",
    "a list": b"[]\n",
    "nothing": b"null\n",
    "text": b'"actors"\n',
    "no verb": b"{}\n",
    "a verb of no text": b'{"do":["new"]}\n',
    "an unknown verb": b'{"do":"undo"}\n',
    "a very long verb": b'{"do":"' + b"x" * 5000 + b'"}\n',
    "control signs": b'{"do":"\\u001b[2J\\u0007"}\n',
    "many control signs": b'{"do":"' + b"\\u0000" * 2000 + b'"}\n',
    "an unknown key": b'{"do":"actors","who":0}\n',
    "an unknown language": b'{"do":"actors","lang":"xx"}\n',
    "a language of no text": b'{"do":"actors","lang":7}\n',
    "an unknown book": b'{"do":"new","book":"chess"}\n',
    "a book of no text": b'{"do":"new","book":1}\n',
    "another game": b'{"do":"new","book":"unikat","game":"uno"}\n',
    "no book": b'{"do":"new"}\n',
    "seats of no number": b'{"do":"new","book":"unikat","seats":"2"}\n',
    "seats of a fraction": b'{"do":"new","book":"unikat","seats":2.0}\n',
    "seats of a truth value": b'{"do":"new","book":"unikat","seats":true}\n',
    "too many seats": b'{"do":"new","book":"unikat","seats":5}\n',
    "fewer than no seats": b'{"do":"new","book":"unikat","seats":-1}\n',
    "options of no object": b'{"do":"new","book":"unikat","options":["uni.rounds"]}\n',
    "an unknown option": b'{"do":"new","book":"unikat","options":{"rounds":2}}\n',
    "an option of no value": b'{"do":"new","book":"unikat","options":{"uni.rounds":null}}\n',
    "an option out of bounds": b'{"do":"new","book":"unikat","options":{"uni.rounds":100}}\n',
    "a big option": b'{"do":"new","book":"unikat","options":{"uni.rounds":' + b"9" * 4000 + b"}}",
    "a seed of no text": b'{"do":"new","book":"unikat","seed":[7]}\n',
    "a malformed position": b'{"do":"position","text":"unikat; table SXW1@0,0"}\n',
    "a position of nothing": b'{"do":"position","text":" ; ;; "}\n',
    "a position of no text": b'{"do":"position","text":null}\n',
    "a missing position": b'{"do":"position"}\n',
    "nobody's legal actions": b'{"do":"legal"}\n',
    "an unknown actor": b'{"do":"legal","who":"fate"}\n',
    "an actor of no kind": b'{"do":"legal","who":{"seat":0}}\n',
    "a seat that is not there": b'{"do":"view","seat":2}\n',
    "a seat before the first": b'{"do":"legal","who":-1}\n',
    "a missing action": b'{"do":"apply","who":0}\n',
    "an empty action": b'{"do":"apply","who":0,"action":""}\n',
    "an unknown action": b'{"do":"apply","who":0,"action":"fold"}\n',
    "an endless action": b'{"do":"apply","who":"clock","action":"ring ' + b"x" * 5000 + b'"}\n',
    "an action far out": b'{"do":"apply","who":0,"action":"lay SGW1@99999999999999999999,0"}\n',
    "an illegal action": b'{"do":"apply","who":0,"action":"pass"}\n',
    "another's turn": b'{"do":"apply","who":1,"action":"pass"}\n',
    "a seat's move by chance": b'{"do":"apply","who":"chance","action":"draw SBW1"}\n',
    "a time of no number": b'{"do":"apply","who":0,"action":"give SGW1","at":"now"}\n',
    "a time before the match": b'{"do":"apply","who":0,"action":"give SGW1","at":-1}\n',
    "a time beyond all matches": b'{"do":"apply","who":0,"action":"give SGW1","at":9999999999999}',
    "a record that is none": b'{"do":"load","text":"hello"}\n',
    "an empty record": b'{"do":"load","text":""}\n',
}


@pytest.mark.parametrize("kind", BAD_LINES)
def test_a_bad_line_answers_one_error_and_changes_nothing(kind: str) -> None:
    ask = b"".join(
        json.dumps(request).encode() + b"\n"
        for request in ({"do": "record"}, {"do": "view", "seat": 0}, {"do": "actors"})
    )
    out = BytesIO()
    begin = json.dumps(position(LYING)).encode() + b"\n"
    serve(BytesIO(begin + ask + BAD_LINES[kind].rstrip(b"\n") + b"\n" + ask), out)
    text = out.getvalue()
    answers = [json.loads(line) for line in text.splitlines()]
    assert text.count(b"\n") == len(answers) == 8
    assert answers[4]["ok"] is False
    why = answers[4].get("error") or answers[4]["why"]
    assert why
    assert why.isprintable()
    assert len(why) < 800
    assert answers[1:4] == answers[5:8]


def test_before_a_game_only_what_begins_one_can_be_done() -> None:
    needing = ["actors", "legal", "view", "outcome", "alarms", "check", "apply", "draw", "record"]
    for answer in talk(*[{"do": verb} for verb in needing]):
        assert answer["error"] == "there is no game yet: begin with new, position or load"


def test_the_last_line_needs_no_end() -> None:
    out = BytesIO()
    serve(BytesIO(b'{"do":"new","book":"unikat"}\n{"do":"actors"}'), out)
    assert [json.loads(line)["ok"] for line in out.getvalue().splitlines()] == [True, True]


def test_of_an_over_long_line_nothing_is_read_as_another() -> None:
    out = BytesIO()
    long = b" " * (3 * LONGEST_LINE) + b'{"do":"new","book":"unikat"}'
    serve(BytesIO(long + b'\n{"do":"new","book":"unikat"}\n' + long), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, False]
    assert answers[0]["error"] == f"a line may have at most {LONGEST_LINE} bytes"


def test_a_fault_is_shown_by_its_column() -> None:
    def why(line: bytes) -> str:
        return str(Engine().answer_line(line)["error"])

    assert why(b'{"do":\n').startswith("column 7: ")
    assert why(b'{"do": "x\xff"}').startswith("byte 10: ")
    malformed = json.dumps(position("unikat; table SBW1@0,0; display CGX1")).encode()
    assert why(malformed).startswith("column 35: “CGX1”")


def test_chance_owes_the_mix_before_a_fine_for_a_call() -> None:
    options = "options uno.falseCallPenalty=2"
    position = f"uno-112; {options}; top R5; hand 0 WH B1 B2; hand 1 B4"
    laid = {"do": "apply", "who": 0, "action": "play WH G uno"}
    owed = last({"do": "position", "text": position}, laid, {"do": "owed"})
    assert owed["owed"]["action"] == "mix"
    legal = last({"do": "position", "text": position}, laid, {"do": "legal", "who": "chance"})
    assert legal["actions"] == []
