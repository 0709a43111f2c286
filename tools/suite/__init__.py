"""`run.py test`: stages of checks and tests, how long each took, and what they came to.

This package uses the standard library alone: it is imported by run.py, outside every environment.
"""
