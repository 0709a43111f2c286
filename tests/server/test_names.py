"""Names: something to see in each of them, nothing that spills over, and every script at home."""

from __future__ import annotations

import sys
from pathlib import Path
from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.names import LONGEST_NAME, MOST_MARKS, MOST_OWN_MARKS, clean_name
from stolik.core.phrase import Refused
from stolik.games.uno.tournament import Tournament
from stolik.games.uno.tournament_text import read, write
from tests.server.cups import lay
from tests.server.home import Home, Person, at_home

#: Each alone, and all of them together, look like no name at all.
UNSEEN = [
    *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4", "\u17b5", "\u180b"),
    *("\u00ad", "\u061c", "\u200b", "\u200c", "\u200d", "\u200e", "\u202e", "\u2060", "\u2064"),
    *("\ufe00", "\ufe0f", "\ufeff", "\ufffc", "\U0001bca0", "\U0001d159", "\U0001d173"),
    *("\U000e0041", "\U000e0100", "\U000e01ef", "\ud800", "\ue000", "\x00", "\n", "\u3000"),
    *("\u0301", "\u20dd", "\u0488" * 24, "\u0e47" * 9, "\u0903", " \u20dd \u0301"),
]
#: As people write them, and as they stay.
REAL = [
    *("Ala", "Łucja", "O’Brien", "Anne-Marie 2", "Nguyễn Thị Ánh", "Ңурлан", "Ἀριάδνη", "李小龙"),
    *("山田 太郎", "김민준", "नेहा", "क्षमा", "ज़ूं", "রাজীব", "ಶ್ರೀ", "රිශ්‍රී", "രാജന്‍", "กัลยาณี น้ำ", "ញឹម ម៉ុំ"),
    *("ကျွန်ုပ်", "སྒྲོལ་མ", "مُحَمَّد", "علی‌رضا", "שָּׁלוֹם", "מֹשֶׁה", "Աննա", "ნინო", "ⵜⴰⵏⵉⵔⵜ", "አበበ"),
    *("👩‍👩‍👧 Ola", "❤️‍🔥", "🏳️‍🌈", "🏴‍☠️ Jan", "👨🏽‍🚀", "🙂‍↔️", "1️⃣ Ewa", "🇵🇱", "☕", "★", "?"),
]


def cleaned(text: str) -> str:
    """A clean name, or nothing if it is refused."""
    try:
        return clean_name(text)
    except Refused:
        return ""


def check(name: str) -> None:
    """What holds of every name that is taken."""
    assert cleaned(name) == name
    assert len(name) <= LONGEST_NAME
    assert normalize("NFC", name) == name
    assert category(name[0])[0] not in "MZC", "it begins with something to see"
    assert "  " not in f" {name} "
    assert not any(f" {sign}" in name for sign in name if category(sign)[0] == "M")
    names = (name, *[f"Ala {number}" for number in range(2, 5)])
    cup = Tournament("rotation12", names)
    assert read(write(cup)).names == names, "a tournament can be written down with it"


@pytest.mark.parametrize("text", UNSEEN)
def test_f12_a_name_has_something_to_see(text: str) -> None:
    assert cleaned(text) == ""
    assert cleaned(f" {text}  {text * 3} ") == ""
    check(cleaned(f"Ala{text}"))


def test_f12_what_shows_nothing_is_no_name_however_it_is_mixed() -> None:
    assert cleaned("".join(UNSEEN)) == ""
    assert cleaned("".join(reversed(UNSEEN)) * 5) == ""


@pytest.mark.parametrize("name", REAL)
def test_f12_names_of_every_script_stay_as_they_are(name: str) -> None:
    assert cleaned(name) == normalize("NFC", name)
    check(cleaned(name))


def test_f12_no_sign_of_unicode_spills_over() -> None:
    """Every sign there is, alone; and what is no letter piled up on one."""
    for sign in map(chr, range(sys.maxunicode + 1)):
        kind = category(sign)
        if kind not in ("Cn", "Co"):  # of these the names above have some
            assert cleaned(sign) in (
                ("",) if kind[0] in "MZC" else ("", sign, normalize("NFC", sign))
            )
        if kind in ("Mn", "Me", "Mc", "Cf"):
            name = cleaned(f"a{sign * 30}b")
            assert cleaned(name) == name
            assert len(name) <= (LONGEST_NAME if kind == "Mc" else 2 + MOST_MARKS)


def test_f12_different_marks_pile_up_no_higher() -> None:
    for base, marks, most in [
        ("a", "\u20dd\u20de\u20df\u20e0\u0488", MOST_MARKS),
        ("a", "\u0e34\u0e35\u0e36\u0e37\u0e47", MOST_MARKS),
        ("\u0e01", "\u0e34\u0e35\u0e36\u0e37\u0e47", MOST_OWN_MARKS),
        ("\u0e01", "\u0e34\u200d\u0e35\u200c\u0e36\ufe0f\u0e37\u0e47", MOST_OWN_MARKS),
        ("\u0915", "\u094d\u200d\u0941\u200d\u0942\u200d\u0901", MOST_OWN_MARKS),
    ]:
        name = cleaned(base + marks + "z")
        assert sum(category(sign)[0] == "M" for sign in name) == most, ascii(name)


SIGNS = st.one_of(
    st.sampled_from([sign for text in (*UNSEEN, *REAL) for sign in text]),
    st.characters(categories=["L", "M", "N", "P", "S", "Z", "Cf"]),
)


@given(text=st.lists(SIGNS, max_size=40).map("".join))
def test_f12_what_was_cleaned_is_clean(text: str) -> None:
    if name := cleaned(text):
        check(name)


@pytest.mark.both_setups
async def test_f12_every_way_in_cleans_a_name(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        for name in ("\u3164", "\u2800 \u2800", "\u0488" * 24):
            assert await nobody.refused("POST", "/api/guests", {"name": name}) == "name-empty"
            ala = await home.guest("Ala")
            assert await ala.refused("POST", "/api/guests/me", {"name": name}) == "name-empty"
            assert (await ala.get("/api/guests/me"))["name"] == "Ala"
        seen = [
            await seen_at_a_table(home, name) for name in ("Z" + "\u20dd" * 23, "\u3164A\u2800b")
        ]
        assert seen == ["Z\u20dd", "A b"]


async def seen_at_a_table(home: Home, name: str) -> str:
    """What the others see of somebody who takes a name at a table."""
    ala, olek = await home.guest("Ala"), await home.guest("Olek")
    table = await ala.lay(2)
    await olek.do(table, "join")
    await olek.post("/api/guests/me", {"name": name})
    return str((await ala.get(f"/api/tables/{table}"))["places"][1]["name"])


@pytest.mark.both_setups
async def test_f12_a_name_of_several_parts_plays_a_tournament(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home)
        await cup.people[0].post("/api/guests/me", {"name": "👩‍👩‍👧 Ola"})
        await cup.begin()
        assert cup.hall.play.names[0] == "👩‍👩‍👧 Ola"
        assert (await cup.see())["places"][0]["name"] == "👩‍👩‍👧 Ola"
