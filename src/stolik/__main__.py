"""`python -m stolik` is `stolik`."""

import sys

from stolik.cli.main import main

sys.exit(main())
