"""The rules of Unikat, one module a chapter; each rule stands in one place and cites its clause.

setup    who begins, the deal (UNI-15 to UNI-24, UNI-86)
ending   the end of a round and of a match (UNI-75 to UNI-87)
turn     the course of a turn (UNI-26 to UNI-30, UNI-41 to UNI-49, UNI-62 to UNI-73)
laying   action A and the bonus (UNI-29 to UNI-51)
exchange action B and the draw at the end (UNI-52 to UNI-72)
away     the clock and leavers (RULING-4, UNI-79)
"""
