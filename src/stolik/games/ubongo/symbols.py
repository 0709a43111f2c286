"""The six symbols of the die, our own: told apart by their shape alone, also in grey."""

from __future__ import annotations

from math import cos, pi, sin

#: In the order of the rows of a board; the names are ids, what people read is in the locales.
SYMBOL_NAMES = ("sun", "leaf", "drop", "moon", "star", "wave")
#: The box that the paths are drawn in, wide and high.
BOX = 24


def _around(*points: tuple[float, float]) -> str:
    """A closed line through points given by angle, in turns from the top, and distance."""
    corners = [
        f"{BOX / 2 + far * sin(2 * pi * angle):.2f} {BOX / 2 - far * cos(2 * pi * angle):.2f}"
        for angle, far in points
    ]
    return f"M{' L'.join(corners)}Z"


def _sun() -> str:
    rays = [_around((it / 8 - 0.035, 7.6), (it / 8, 12), (it / 8 + 0.035, 7.6)) for it in range(8)]
    disc = _around(*[(it / 40, 6) for it in range(40)])
    return "".join([disc, *rays])


def _star() -> str:
    return _around(*[(it / 10, 5.2 if it % 2 else 12) for it in range(10)])


_LEAF = (
    "M3 21C1 10 8 2.5 21.5 2.5C22 16 14.5 23 3 21Z"  # the blade
    "M4.6 20.4L16.8 8.6L15.4 7.2L3.6 19.4Z"  # the vein, which is left out
)
_DROP = (
    "M12 1C13.8 6.4 19.6 10.6 19.6 15.4C19.6 19.8 16.2 22.8 12 22.8"
    "C7.8 22.8 4.4 19.8 4.4 15.4C4.4 10.6 10.2 6.4 12 1Z"
)
_MOON = (
    "M16 2C9.6 4 8 12 12.4 16.2C15.2 18.8 19 18.8 22 17"
    "C19.6 21.2 15.6 23 11.4 22.4C5.2 21.4 1.4 16 2.2 10C3.2 4 9.6 0.4 16 2Z"
)
_WAVE = "".join(
    f"M1 {y + 4.4}C4.6 {y - 1.2} 8.6 {y - 1.2} 12 {y + 2.2}C15.4 {y + 5.6} 19 {y + 5.6} 23 {y}"
    f"L23 {y + 5.4}C19 {y + 11} 15.4 {y + 11} 12 {y + 7.6}C8.6 {y + 4.2} 4.6 {y + 4.2} 1 {y + 9.8}Z"
    for y in (1.6, 11.6)
)
#: Paths for SVG: absolute M, L, C and Z only, to be filled by the rule "evenodd".
SYMBOL_PATHS = (_sun(), _LEAF, _DROP, _MOON, _star(), _WAVE)
