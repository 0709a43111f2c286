"""What `run.py bench server` is made of: a machine to measure on, clients, servers, a page."""
