"""The small changes that can be made to a module: one edit of its source each.

A comparison turned, a number moved by one, a condition that always holds, a statement left out.
The rest of the file stays as it is, so that what is told of a change is what was run.
"""

from __future__ import annotations

import ast
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

#: What an operator or a builtin is mistaken for; `+=` and the like follow `+`.
MISTAKES: dict[str, tuple[str, ...]] = {
    "==": ("!=",), "!=": ("==",), "<": ("<=", ">="), ">=": (">", "<"), ">": (">=", "<="),
    "<=": ("<", ">"), "in": ("not in",), "not in": ("in",), "is": ("is not",), "is not": ("is",),
    "and": ("or",), "or": ("and",), "+": ("-",), "-": ("+",), "*": ("+",), "//": ("*",),
    "%": ("//",), "**": ("*",), "<<": (">>",), ">>": ("<<",), "&": ("|",), "|": ("&",),
    "^": ("|",), "min": ("max",), "max": ("min",), "any": ("all",), "all": ("any",),
}  # fmt: skip
OPERATOR = re.compile(rb"(?<!\w)(?:is not|not in|[a-z]+)(?!\w)|[^\s()\w]+")
CLAUSE = re.compile(r"([A-Z][A-Z0-9]*)-\d+")
UNTOUCHED_FIELDS = {"annotation", "returns", "decorator_list"}
UNTOUCHED_CALLS = {"assert_never", "cast", "TypeVar"}

Edit = tuple[int, int, str]  # from, to, the text put there
Stack = tuple[ast.AST, ...]  # the nodes around a node, the innermost last
Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Mutant:
    """One small change of one module."""

    module: str
    function: str
    line: int
    old: str
    new: str
    source: bytes

    @property
    def key(self) -> Key:
        """By what the change is known again when its line has moved."""
        return self.module, self.function, self.old, self.new

    @property
    def place(self) -> str:
        """Where the change is."""
        return f"{self.module}:{self.line}"


def mutants_of(module: str, text: bytes) -> list[Mutant]:
    """Every change of a module, in the order of its tree."""
    source = Source(text)
    edits = {
        edit: stack
        for node, stack in walk(ast.parse(text))
        for edit in source.edits_of(node, stack)
    }
    return [source.mutant(module, edit, stack) for edit, stack in edits.items()]


class Source:
    """The text of one module, and where the nodes of its tree stand in it."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.starts = [0, *(found.end() for found in re.finditer(rb"\n", text))]

    def span(self, node: Any) -> tuple[int, int]:
        """From where to where a node stands, in bytes."""
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def edits_of(self, node: ast.AST, stack: Stack) -> Iterator[Edit]:
        """The changes of one node."""
        for left, right in operands(node):
            yield from self.mistakes(self.span(left)[1], self.span(right)[0])
        for test in conditions(node):
            yield (*self.span(test), "False")
            if not isinstance(node, ast.While):  # a loop without end tells nothing
                yield (*self.span(test), "True")
        match node:
            case ast.Call(func=ast.Name() as name):
                yield from self.mistakes(*self.span(name))
            case ast.UnaryOp(op=ast.Not() | ast.Invert()):
                start = self.span(node)[0]
                yield start, start + len("not " if isinstance(node.op, ast.Not) else "~"), ""
            case ast.Constant(value=value):
                yield from ((*self.span(node), other) for other in other_values(value, stack))
            case ast.Return(value=ast.expr() as answer):
                yield from self.other_answers(answer, stack)
            case ast.stmt() if can_be_left_out(node, stack):
                yield (*self.span(node), "pass")

    def mistakes(self, start: int, end: int) -> Iterator[Edit]:
        """What the operator or name between two places is mistaken for."""
        if found := OPERATOR.search(self.text, start, end):
            word = found[0].decode()
            assigning = tuple(f"{other}=" for other in MISTAKES.get(word[:-1], ()))
            for other in MISTAKES.get(word, assigning):
                yield found.start(), found.end(), other

    def other_answers(self, answer: ast.expr, stack: Stack) -> Iterator[Edit]:
        """Nothing returned, or, where the answer is yes or no, the other one."""
        start, end = self.span(answer)
        function = innermost_function(stack)
        if isinstance(answer, ast.Constant) and isinstance(answer.value, bool | None):
            return
        yield start, end, "None"
        if function and function.returns and ast.unparse(function.returns) == "bool":
            yield start, end, f"not ({self.text[start:end].decode()})"

    def mutant(self, module: str, edit: Edit, stack: Stack) -> Mutant:
        """A change made, with its whole lines before and after."""
        start, end, word = edit
        changed = self.text[:start] + word.encode() + self.text[end:]
        first, after = self.text.rfind(b"\n", 0, start) + 1, self.text.find(b"\n", end)
        texts = self.text[first:after], changed[first : after + len(changed) - len(self.text)]
        old, new = (textwrap.shorten(text.decode(), 120, placeholder=" ...") for text in texts)
        names = [node.name for node in stack if isinstance(node, ast.FunctionDef | ast.ClassDef)]
        line = self.text.count(b"\n", 0, start) + 1
        return Mutant(module, ".".join(names), line, old, new, changed)


def walk(node: ast.AST, stack: Stack = ()) -> Iterator[tuple[ast.AST, Stack]]:
    """Every node worth a change, with the nodes it stands in."""
    if is_untouched(node):
        return
    yield node, stack
    for name, value in ast.iter_fields(node):
        if name not in UNTOUCHED_FIELDS:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walk(child, (*stack, node))


def is_untouched(node: ast.AST) -> bool:
    """Whether a node says nothing that a test could notice: imports, types, slots."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.ClassDef():
            return any("Protocol" in ast.unparse(base) for base in node.bases)
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))) | ast.Call(func=ast.Name(id=name)):
            return name in UNTOUCHED_CALLS
        case _:  # Python 3.11 does not know where the parts of an f-string stand
            return isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Assert)


def operands(node: ast.AST) -> Iterable[tuple[ast.AST, ast.AST]]:
    """The pairs of expressions that an operator stands between."""
    match node:
        case ast.Compare():
            return pairwise([node.left, *node.comparators])
        case ast.BoolOp():
            return pairwise(node.values)
        case ast.BinOp():
            return [(node.left, node.right)]
        case ast.AugAssign():
            return [(node.target, node.value)]
        case _:
            return []


def conditions(node: Any) -> list[ast.expr]:
    """What decides whether a part of a node is run."""
    found = [getattr(node, "test", None), getattr(node, "guard", None), *getattr(node, "ifs", [])]
    return [test for test in found if test is not None]


def other_values(value: object, stack: Stack) -> list[str]:
    """What a constant is mistaken for; a text only where it decides something."""
    if isinstance(value, bool):
        return [str(not value)]
    if isinstance(value, int):
        return [str(value + 1), str(value - 1)]
    if not isinstance(value, str):
        return []
    if clause := CLAUSE.fullmatch(value):
        return [f'"{clause[1]}-XX"']
    around = [node for node in stack if not isinstance(node, ast.Tuple | ast.List | ast.Set)]
    decides = isinstance(around[-1], ast.Compare | ast.MatchValue | ast.arguments)
    return [json.dumps(value + "XX")] if decides else []


def innermost_function(stack: Stack) -> ast.FunctionDef | None:
    """The function that a node stands in."""
    return next((node for node in reversed(stack) if isinstance(node, ast.FunctionDef)), None)


def can_be_left_out(node: ast.stmt, stack: Stack) -> bool:
    """Whether the rest runs without a statement, and otherwise than with its `if` turned off."""
    function, parent = innermost_function(stack), stack[-1]
    alone = isinstance(parent, ast.If) and parent.body == [node] and not parent.orelse
    if function is None or alone:
        return False
    match node:
        case ast.Assign() | ast.AnnAssign(value=ast.expr()):
            everywhere = bound_names(function)
            return all(everywhere.count(name) > 1 for name in bound_names(node))
        case ast.Expr():
            return isinstance(node.value, ast.Call)
        case _:
            kinds = ast.AugAssign | ast.Continue | ast.Break | ast.Raise | ast.Return
            return isinstance(node, kinds)


def bound_names(within: ast.AST) -> list[str]:
    """The names that get a new value, once for each time; `+=` needs one that is there."""
    nodes = list(ast.walk(within))
    added = [node.target for node in nodes if isinstance(node, ast.AugAssign)]
    names = [node for node in nodes if isinstance(node, ast.Name) and node not in added]
    return [name.id for name in names if isinstance(name.ctx, ast.Store)]
