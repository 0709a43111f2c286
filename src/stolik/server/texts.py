"""What a text that a client sends may look like: its length, and no control characters.

Ids and words are kept and compared as they come. None of them needs a control character,
PostgreSQL keeps no NUL, and a newline would break what is one line. Half a letter (a lone
surrogate) is no JSON, and is refused before this.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import PathParameter, QueryParameter

#: Not `$` at its end: that would let a newline pass. JavaScript and JSON Schema read it alike.
PLAIN = r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*(?![\s\S])"
#: The ids of tables and tournaments.
ID = "^[0-9a-f]{32}$"

Plain = Annotated[str, msgspec.Meta(pattern=PLAIN)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]
#: What an option is decided to be: a rule of 120 characters takes twelve signs for each.
Decision = Annotated[str, msgspec.Meta(max_length=1500, pattern=PLAIN)]
#: A ticket or a link.
Pass = Annotated[str, msgspec.Meta(max_length=100, pattern=PLAIN)]
Number = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]

BookName = Annotated[str, PathParameter(max_length=40, pattern=PLAIN)]
TableId = Annotated[str, PathParameter(max_length=32, pattern=ID)]
TournamentId = TableId
Code = Annotated[str, PathParameter(min_length=1, max_length=16, pattern=PLAIN)]
AskedWord = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]
AskedText = Annotated[str, QueryParameter(max_length=200, pattern=PLAIN)]
