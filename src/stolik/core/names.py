"""Names and other short texts as they may be shown: something to see, nothing that spills over.

Python does not know which code points show nothing, so they stand here.
"""

from __future__ import annotations

from unicodedata import bidirectional, category, combining, name, normalize

from stolik.core.phrase import Refused

LONGEST_NAME = 24
#: Marks upon a letter; and where they are the script's own, as those of Tibetan and Hebrew are.
MOST_MARKS, MOST_OWN_MARKS = 2, 3
#: Default_Ignorable_Code_Point of DerivedCoreProperties-17.0.0.txt, the same since Unicode 14.
IGNORABLE = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3)),
    *((0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
#: Not among them, and blank all the same: Braille, an object, a note, two hieroglyphs.
BLANK = (0x2800, 0xFFFC, 0x1D159, 0x13441, 0x13442)
#: Among them, and at home in some places: emoji, the scripts of India, Persian.
NON_JOINER, JOINER, AS_TEXT, AS_EMOJI = "\u200c", "\u200d", "\ufe0e", "\ufe0f"
JOINERS = (NON_JOINER, JOINER, AS_TEXT, AS_EMOJI)
SEEN_AS: dict[int, str | None] = {
    **{code: None for first, last in IGNORABLE for code in range(first, last + 1)},
    **dict.fromkeys(BLANK, " "),
}
for _joiner in JOINERS:
    del SEEN_AS[ord(_joiner)]


def clean_name(text: str) -> str:
    """A name as it may be shown: letters and signs that can be seen, not too long.

    >>> clean_name("  Ala   ma\\tkota ")
    'Ala ma kota'
    """
    text = shown(text, LONGEST_NAME)
    if not text:
        raise Refused("name-empty")
    return text


def shown(text: str, longest: int) -> str:
    """What of a text may be shown: nothing of one that looks blank.

    >>> shown("  sing\u2800 or\tdraw 2 ", 120)
    'sing or draw 2'
    """
    while (cleaned := _cleaned(text, longest)) != text:
        text = cleaned  # what was cut or dropped may have held together what is left
    return text


def _cleaned(text: str, longest: int) -> str:
    seen = "".join(map(_seen, text.translate(SEEN_AS)))
    return " ".join(_in_place(normalize("NFC", seen)).split())[:longest].strip()


def _seen(sign: str) -> str:
    """A sign itself, a space for any white space, nothing for what controls the text."""
    if sign.isspace():
        return " "
    return sign if category(sign)[0] != "C" or sign in JOINERS else ""


def _in_place(text: str) -> str:
    """A text without marks that spill over, or lie upon nothing, and without stray joiners."""
    kept, upon, base = [" "], list[str](), " "
    for sign, behind in zip(text, f"{text[1:]} ", strict=False):
        if sign in JOINERS:
            fits = _joins(kept[-1], sign, behind)
        elif _is_mark(sign):
            fits = base != " " and sign not in upon and len(upon) < _most_marks(base, sign)
            upon += [sign] if fits else []
        else:
            fits = base != " " or category(sign)[0] != "M"
            base, upon = (sign, []) if fits else (base, upon)
        kept += [sign] if fits else []
    return "".join(kept)


def _is_mark(sign: str) -> bool:
    """Whether a sign stands upon the letter before it and takes no room of its own."""
    return category(sign) in ("Mn", "Me") or combining(sign) > 0


def _most_marks(base: str, mark: str) -> int:
    same_script = name(base, "").split(" ")[0] == name(mark, "?").split(" ")[0]
    return MOST_OWN_MARKS if same_script else MOST_MARKS


def _joins(before: str, joiner: str, behind: str) -> bool:
    """Whether a joiner does anything between these two signs."""
    after_virama = combining(before) == 9
    if joiner == JOINER:
        pictures = (_is_picture(before) or before == AS_EMOJI) and _is_picture(behind)
        return after_virama or pictures
    if joiner == NON_JOINER:
        arabic = bidirectional(before) == bidirectional(behind) == "AL"
        return category(behind)[0] == "L" and (after_virama or arabic)
    return category(before)[0] in "SPN"


def _is_picture(sign: str) -> bool:
    return category(sign)[0] == "S"
