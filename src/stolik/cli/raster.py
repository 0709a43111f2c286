"""Pictures as PNG: plain pixels with smooth edges, by the standard library alone.

There is little to draw, areas of one colour, so this is small; a library that draws would be a
thousand times as much to install.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil, floor

from stolik.games.ubongo.ink import Ink, Page

Edge = tuple[float, float, float, float]  # x and y of its upper end, then of its lower one
#: A line of pixels is looked at so many times, one below the other.
LOOKS = 4


def png(page: Page, dots: float) -> bytes:
    """The picture with so many pixels to the millimetre."""
    width, height = ceil(page.width * dots), ceil(page.height * dots)
    lines = [bytearray(b"\xff" * 3 * width) for _ in range(height)]
    for ink in page.inks:
        _fill(lines, width, ink, dots)
    raw = b"".join([b"\0" + line for line in lines])  # 0: no filter
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)  # 8 bits each of red, green, blue
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(*it) for it in chunks])


def _chunk(name: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + data))
    return struct.pack(">I", len(data)) + name + data + check


def _fill(lines: list[bytearray], width: int, ink: Ink, dots: float) -> None:
    colour = bytes.fromhex(ink.colour[1:])
    edges = sorted(_edges(ink, dots), key=lambda edge: edge[1])
    if not edges:
        return
    first, last = floor(edges[0][1]), ceil(max([edge[3] for edge in edges]))
    for y in range(max(first, 0), min(last, len(lines))):
        near = [edge for edge in edges if edge[1] < y + 1 and edge[3] > y]
        _paint(lines[y], width, _changes(near, y), colour)


def _edges(ink: Ink, dots: float) -> Iterator[Edge]:
    for outline in ink.outlines:
        ends = zip(outline, outline[1:] + outline[:1], strict=True)
        for (x, y), (other_x, other_y) in ends:
            if y != other_y:
                upper, lower = sorted([(y * dots, x * dots), (other_y * dots, other_x * dots)])
                yield upper[1], upper[0], lower[1], lower[0]


def _changes(edges: list[Edge], y: int) -> dict[int, float]:
    """By how much the covered share of a pixel differs from that of the pixel before."""
    changes: dict[int, float] = {}
    for look in range(LOOKS):
        at = y + (look + 0.5) / LOOKS
        crossed = sorted([_crossing(edge, at) for edge in edges if edge[1] <= at < edge[3]])
        for place, x in enumerate(crossed):
            share = (-1 if place % 2 else 1) / LOOKS
            pixel = floor(x)
            changes[pixel] = changes.get(pixel, 0) + share * (pixel + 1 - x)
            changes[pixel + 1] = changes.get(pixel + 1, 0) + share * (x - pixel)
    return changes


def _crossing(edge: Edge, y: float) -> float:
    x, top, other_x, bottom = edge
    return x + (other_x - x) * (y - top) / (bottom - top)


def _paint(line: bytearray, width: int, changes: dict[int, float], colour: bytes) -> None:
    """Lay a colour over a line of pixels."""
    places = sorted(changes)
    covered = 0.0
    for place, end in pairwise(places):
        covered += changes[place]
        start, end = max(place, 0), min(end, width)
        if covered > 0.998:
            line[3 * start : 3 * end] = colour * (end - start)
        elif covered > 0.002:
            _mix(line, 3 * start, 3 * end, covered, colour)


def _mix(line: bytearray, start: int, end: int, share: float, colour: Iterable[int]) -> None:
    for part, value in enumerate(colour):
        for place in range(start + part, end, 3):
            line[place] += round((value - line[place]) * share)
