"""Ubongo: a race to fit three or four pieces into an area, on boards of like difficulty."""
