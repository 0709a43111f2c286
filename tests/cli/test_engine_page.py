"""The conversation on docs/engine.md is one that the engine really has."""

from __future__ import annotations

import json
from pathlib import Path

from stolik.cli.engine import Engine

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_page_tells_what_the_engine_answers() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    asked = [line[2:] for line in lines if line.startswith("> {")]
    told = [line[2:] for line in lines if line.startswith("< {")]
    assert len(asked) == len(told) >= 6
    engine = Engine()
    for question, answer in zip(asked, told, strict=True):
        given = json.dumps(engine.answer_line(question.encode()), ensure_ascii=False)
        assert given == answer or given.startswith(answer.partition("…")[0].rstrip())
        assert answer == given or "…" in answer
