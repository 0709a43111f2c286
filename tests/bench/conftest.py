"""RLCard is only in the environment of the benchmarks, which `run.py test --all` uses."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("rlcard") else ["test_rlcard_match.py"]
