"""The rules of Ubongo, one module for each chapter of the book.

- `setup`: gems, pawns, the starting player (UBO-09 to UBO-20)
- `start`: the die, the boards, the timer (UBO-21 to UBO-25)
- `racing`: solving, moving and collecting (UBO-26 to UBO-45, UBO-58 to UBO-67)
- `ending`: the end of a round and of the match (UBO-46 to UBO-57)
- `clock`: what is too early or too late, and who does nothing or is not there (RULING-4)
"""
