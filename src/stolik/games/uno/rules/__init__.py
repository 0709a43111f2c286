"""The rules of UNO, one module for each chapter; every rule is here and nowhere else.

setup      dealer, deal, the first card          draws     cards off the pile
turn       draw, keep, pass, name a colour       laying    which card may be laid, what it does
wild_four  the +4, its bluff and its challenge   call      UNO, catching, grace
custom     the rules of Custom Wilds             shuffle   Shuffle Hands
house      stacking, jumping in, 7 and 0         hints     reports of hints
deal_end   going out, counting, the match        clock     alarms, its answers, seats left
"""
