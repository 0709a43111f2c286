"""Frames that can't be read: which action such a frame was about, and what is wrong with it."""

from __future__ import annotations

import msgspec

from stolik.rulebook import Speaker
from stolik.server.texts import Plain
from stolik.server.wire import LONGEST_CID, Nack

LONGEST_FAULT = 200


class _Named(msgspec.Struct):
    """All that is read of such a frame."""

    cid: Plain = ""


def refusal_of(data: bytes | str, error: Exception, say: Speaker) -> Nack:
    """The answer to a frame that can't be read; its `cid` is empty if that can't be read either."""
    return Nack(_cid(data), "malformed", 0, _why(error, say))


def _cid(data: bytes | str) -> str:
    try:
        return msgspec.json.decode(data, type=_Named).cid[:LONGEST_CID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _why(error: Exception, say: Speaker) -> str:
    """What the reader says of it, which may hold words of the frame, if that is one short line."""
    fault = str(error) if isinstance(error, msgspec.DecodeError) else ""
    if fault.isprintable() and 0 < len(fault) <= LONGEST_FAULT:
        return say("malformed-fault", fault=fault)
    return say("malformed")
