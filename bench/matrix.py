"""RLCard's rows of docs/uno-rules-matrix.md, each shown by running RLCard itself.

A row sets up a table of RLCard's UNO, lets it play, and looks at what it did. It holds what the
page claims, right or wrong, so that a row that fails means that RLCard has changed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

RIGHT, PARTLY, WRONG, MISSING = "✓", "~", "✗", "–"
COLOURS = {"R": "r", "Y": "y", "G": "g", "B": "b"}
TRAITS = {"S": "skip", "V": "reverse", "D": "draw_2"}
WILDS = {"W": "wild", "W4": "wild_draw_4"}
SEEDS = range(300)


class Row(NamedTuple):
    """A row: its name, what the page says, the clauses it is about, and what shows it."""

    name: str
    verdict: str
    clauses: str
    show: Callable[[], None]

    def claim(self) -> str:
        """What RLCard does, in one sentence."""
        return (self.show.__doc__ or "").splitlines()[0]


ROWS: list[Row] = []


def row(verdict: str, clauses: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Make a row of a function; its name is the row's, its docstring the claim."""

    def keep(show: Callable[[], None]) -> Callable[[], None]:
        ROWS.append(Row(show.__name__, verdict, clauses, show))
        return show

    return keep


# -- a table of RLCard ----------------------------------------------------------------------------
def card(code: str) -> Any:
    """A card of RLCard by our code, like R5, GS or W4; a new Wild is red there."""
    from rlcard.games.uno.card import UnoCard

    if code in WILDS:
        return UnoCard("wild", "r", WILDS[code])
    kind = "number" if code[1].isdigit() else "action"
    return UnoCard(kind, COLOURS[code[0]], TRAITS.get(code[1], code[1]))


def fresh(players: int = 2, seed: int = 1) -> Any:
    """A game of RLCard after its deal."""
    from rlcard.games.uno import Game

    game = Game(num_players=players)
    game.np_random.seed(seed)
    game.init_game()
    return game


def table(top: str, hands: list[str], deck: str = "B1 B2 B3 B4 B5 B6 B7 B8") -> Any:
    """A game with this card on top, these hands, and this pile, the next card last."""
    game = fresh(len(hands))
    for player, hand in zip(game.players, hands, strict=True):
        player.hand = [card(code) for code in hand.split()]
    game.dealer.deck = [card(code) for code in deck.split()]
    game.round.target = card(top)
    game.round.played_cards = [game.round.target]
    game.round.current_player, game.round.direction = 0, 1
    return game


def sizes(game: Any) -> list[int]:
    """How many cards each player holds."""
    return [len(player.hand) for player in game.players]


def opened(code: str, players: int = 2) -> Any:
    """A game that began with this card turned up."""
    game = table("R5", ["R1 R2 R3"] * players)
    game.round.perform_top_card(game.players, card(code))
    return game


def openings() -> dict[str, Any]:
    """A deal for each kind of card that was turned up first."""
    deals = [fresh(seed=seed) for seed in SEEDS]
    return {game.round.target.trait: game for game in deals}


# -- deck, dealer, deal ---------------------------------------------------------------------------
@row(RIGHT, "K108-03 to K108-10")
def deck_of_108() -> None:
    """The deck is the usual one of 108."""
    from rlcard.games.uno.utils import init_deck

    traits = Counter(it.trait for it in init_deck())
    assert sum(traits.values()) == 108
    assert traits["0"] == traits["wild"] == traits["wild_draw_4"] == 4
    assert {traits[name] for name in (*"123456789", "skip", "reverse", "draw_2")} == {8}


@row(MISSING, "M112-01 to M112-03, M112-63 to M112-95")
def no_deck_of_112() -> None:
    """There is neither Shuffle Hands nor a Custom Wild."""
    from rlcard.games.uno.card import UnoCard

    assert len(UnoCard.info["trait"]) == 15
    assert UnoCard.info["trait"][13:] == ["wild", "wild_draw_4"]


@row(RIGHT, "K108-11, K108-19, M112-04, M112-07")
def seven_cards_for_two_to_ten() -> None:
    """Two to ten players get seven cards each."""
    for players in range(2, 11):
        game = fresh(players)
        extra = 2 if game.round.target.trait == "draw_2" else 0
        assert sum(sizes(game)) == 7 * players + extra


@row(MISSING, "K108-13 to K108-17, M112-06")
def no_dealer() -> None:
    """Nobody deals: behind a number card it is always the first player who begins."""
    begun = [fresh(4, seed).round for seed in SEEDS]
    assert {it.current_player for it in begun if it.target.type == "number"} == {0}


# -- the first card -------------------------------------------------------------------------------
@row(PARTLY, "K108-25, M112-10")
def four_never_opens() -> None:
    """A +4 never opens, but it is shuffled in and not put to the bottom."""
    assert "wild_draw_4" not in openings()
    dealer, places = fresh().dealer, set()
    for _ in SEEDS:
        dealer.deck = [card("R1"), card("R2"), card("R3"), card("W4")]
        dealer.flip_top_card()
        places.add([it.trait for it in dealer.deck].index("wild_draw_4"))
    assert places == {0, 1, 2}


@row(WRONG, "K108-26, M112-10")
def first_wild_gets_a_random_colour() -> None:
    """A Wild that opens gets a colour by chance; nobody names it."""
    colours = set()
    game = openings()["wild"]
    for _ in SEEDS:
        game.dealer.deck = [card("W")]
        colours.add(game.round.flip_top_card().color)
    assert colours == set("rgby")
    assert game.round.current_player == 0


@row(WRONG, "K108-27, M112-10")
def first_two_keeps_the_turn() -> None:
    """With a +2 that opens the first player draws two and plays all the same."""
    game = opened("RD", players=3)
    assert sizes(game) == [5, 3, 3]
    assert game.round.current_player == 0


@row(RIGHT, "K108-28, K108-30")
def first_reverse_lets_the_dealer_begin() -> None:
    """With a Reverse that opens the last seat begins, which is the dealer's, and play turns."""
    for players in (2, 4):
        game = opened("RV", players)
        assert (game.round.current_player, game.round.direction) == (players - 1, -1)


@row(RIGHT, "K108-29, K108-30")
def first_skip_skips() -> None:
    """With a Skip that opens the second player begins."""
    assert opened("RS", 4).round.current_player == 1
    assert opened("RS", 2).round.current_player == 1


# -- the turn -------------------------------------------------------------------------------------
@row(RIGHT, "K108-32 to K108-34, M112-17")
def fits_by_colour_number_symbol() -> None:
    """A card fits by colour, number or symbol, and a Wild always."""
    assert table("R5", ["R1 G5 B7", "B1"]).get_legal_actions() == ["r-1", "g-5"]
    assert table("RS", ["GS B7", "B1"]).get_legal_actions() == ["g-skip"]
    wilds = ["r-wild", "g-wild", "b-wild", "y-wild"]
    assert table("R5", ["W R1", "B1"]).get_legal_actions() == [*wilds, "r-1"]
    assert table("W", ["W", "B1"]).get_legal_actions() == wilds


@row(MISSING, "K108-38, M112-16, M112-21")
def no_draw_by_choice() -> None:
    """Drawing is offered only to who can't play."""
    assert "draw" not in table("R5", ["R1 B7", "B1"]).get_legal_actions()
    assert table("R5", ["B7", "B1"]).get_legal_actions() == ["draw"]


@row(RIGHT, "K108-35, K108-42, M112-19")
def one_card_is_drawn() -> None:
    """Who can't play draws one card."""
    game = table("R5", ["G7", "B1"])
    game.step("draw")
    assert sizes(game) == [2, 1]
    assert game.round.current_player == 1


@row(WRONG, "K108-37, M112-20, M112-23")
def drawn_card_is_laid_by_itself() -> None:
    """A drawn card of the colour in force is laid at once; it can't be kept."""
    game = table("R5", ["G7", "B1"], deck="B2 R3")
    game.step("draw")
    assert (sizes(game), game.round.target.str) == ([1, 1], "r-3")


@row(WRONG, "K108-36, M112-20")
def drawn_twin_number_is_kept() -> None:
    """A drawn card that fits by number or symbol goes to the hand; it can't be laid."""
    for top, drawn in (("R5", "G5"), ("RS", "GS")):
        game = table(top, ["B7", "B1"], deck=f"B2 {drawn}")
        game.step("draw")
        assert sizes(game) == [2, 1]
        assert game.round.target.str == card(top).str


@row(WRONG, "K108-50, M112-41")
def drawn_wild_gets_a_random_colour() -> None:
    """A drawn Wild is laid by itself and gets a colour by chance."""
    colours = set()
    for seed in SEEDS:
        game = table("R5", ["G7", "B1"], deck="B2 W")
        game.np_random.seed(seed)
        game.step("draw")
        assert (sizes(game), game.round.target.trait) == ([1, 1], "wild")
        colours.add(game.round.target.color)
    assert colours == set("rgby")


@row(WRONG, "K108-54, M112-51")
def drawn_four_costs_nobody_anything() -> None:
    """A drawn +4 is laid by itself, and nobody draws."""
    game = table("R5", ["G7", "B1"], deck="B2 B3 B4 B5 B6 W4")
    game.step("draw")
    assert sizes(game) == [1, 1]
    assert (game.round.target.trait, game.round.current_player) == ("wild_draw_4", 1)


@row(WRONG, "K108-105, M112-25")
def reshuffle_takes_the_top_card() -> None:
    """When the pile is made anew, the card on top goes into it as well."""
    game = table("R5", ["B7", "B1"], deck="")
    top = game.round.target
    game.round.replace_deck()
    assert top is game.round.target
    assert any(it is top for it in game.dealer.deck)


@row(WRONG, "K108-106 to K108-108, M112-26")
def nothing_left_is_a_crash() -> None:
    """With no card left to draw the game ends in an error."""
    game = table("R5", ["B7", "B1"], deck="")
    game.round.played_cards = []
    try:
        game.step("draw")
    except IndexError:
        return
    raise AssertionError("a card came from nowhere")


# -- action cards, Wild and +4 --------------------------------------------------------------------
@row(RIGHT, "K108-44, K108-45, M112-27, M112-42")
def two_draws_and_skips() -> None:
    """A +2 makes the next player draw two and lose the turn; it can't be passed on."""
    game = table("R5", ["RD R1", "GD", "B1"])
    game.step("r-draw_2")
    assert sizes(game) == [1, 3, 1]
    assert game.round.current_player == 2


@row(RIGHT, "K108-46 to K108-48, M112-43, M112-62")
def reverse_and_skip_among_many() -> None:
    """With three or more, Reverse turns the direction and Skip skips."""
    game = table("R5", ["RV R1", "R2 R3", "RS R7"])
    game.step("r-reverse")
    assert game.round.current_player == 2
    game.step("r-skip")
    assert game.round.current_player == 0


@row(RIGHT, "K108-50 to K108-53, M112-41")
def wild_names_a_colour() -> None:
    """A Wild from the hand may be laid though others fit, and names any colour."""
    game = table("R5", ["W R1", "B1 R2"])
    game.step("b-wild")
    assert game.get_legal_actions() == ["b-1"]


@row(WRONG, "K108-50, K108-58, M112-50")
def observation_shows_another_colour() -> None:
    """What the next player is shown as the card on top has the Wild's old colour."""
    game = table("R5", ["W R1", "B1 R2"])
    state, _ = game.step("b-wild")
    assert game.round.target.color == "b"
    assert state["target"] == "r-wild"


@row(RIGHT, "K108-54, K108-55, M112-51")
def four_draws_and_skips() -> None:
    """A +4 from the hand makes the next player draw four and lose the turn."""
    game = table("R5", ["W4 G1", "B1", "B2"])
    game.step("g-wild_draw_4")
    assert sizes(game) == [1, 5, 1]
    assert game.round.current_player == 2


@row(WRONG, "K108-60 to K108-63, M112-47")
def four_only_if_nothing_else_fits() -> None:
    """A card that fits by number alone takes the +4 away, and so does a plain Wild."""
    assert table("R5", ["W4 G5", "B1"]).get_legal_actions() == ["g-5"]
    legal = table("R5", ["W4 W", "B1"]).get_legal_actions()
    assert {name.split("-")[1] for name in legal} == {"wild"}


@row(MISSING, "K108-65 to K108-80, M112-51 to M112-59")
def no_bluff_and_no_challenge() -> None:
    """A +4 can't be a bluff, and nobody is asked to accept or challenge one."""
    from rlcard.games.uno.utils import ACTION_LIST

    assert not any("wild_draw_4" in it for it in table("R5", ["W4 R1", "B1"]).get_legal_actions())
    assert len(ACTION_LIST) == 61
    assert [name for name in ACTION_LIST if "-" not in name] == ["draw"]


# -- calling, ending, scoring ---------------------------------------------------------------------
@row(MISSING, "K108-81 to K108-91, M112-28 to M112-37")
def no_uno_call() -> None:
    """Nothing can be said: with one card left the next player simply plays."""
    game = table("R5", ["R1 R2", "R3 R4"])
    game.step("r-1")
    assert game.get_legal_actions() == ["r-3", "r-4"]


@row(RIGHT, "K108-92, M112-38")
def empty_hand_wins() -> None:
    """Whoever has no card left has won."""
    game = table("R5", ["R1", "R3 R4"])
    game.step("r-1")
    assert game.is_over()
    assert game.round.winner == [0]


@row(PARTLY, "K108-96, M112-39")
def last_two_is_drawn() -> None:
    """A last +2 is drawn, but no count follows in which it would matter."""
    game = table("R5", ["RD", "R3 R4"])
    game.step("r-draw_2")
    assert game.is_over()
    assert sizes(game) == [0, 4]


@row(MISSING, "K108-93 to K108-104")
def nothing_is_carried_over() -> None:
    """A game is one deal; the next one begins from a whole deck."""
    game = table("R5", ["RD", "R3 R4"])
    game.step("r-draw_2")
    game.init_game()
    lying = len(game.dealer.deck) + len(game.round.played_cards)
    assert lying + sum(sizes(game)) == 108


@row(MISSING, "K108-109 to K108-115, M112-96 to M112-102")
def no_points() -> None:
    """Cards left in hand count nothing: two players get 1 and -1."""
    for rest in ("B1", "W W4 BD B9"):
        game = table("R5", ["R1", rest])
        game.step("r-1")
        assert list(game.get_payoffs()) == [1, -1]


@row(WRONG, "K108-111, M112-97")
def four_players_get_wrong_payoffs() -> None:
    """With four players the winner gets 1, one of the others -1, and two get 0."""
    game = table("R5", ["R2 R3", "R2 R3", "R1", "R2 R3"])
    game.round.current_player = 2
    game.step("r-1")
    assert list(game.get_payoffs()) == [0, 0, 1, -1]


# -- two players ----------------------------------------------------------------------------------
@row(WRONG, "K108-118, M112-44")
def reverse_of_two_does_nothing() -> None:
    """With two players a Reverse is no Skip: the other one is next."""
    game = table("R5", ["RV R1", "R2 R3"])
    game.step("r-reverse")
    assert game.round.current_player == 1


@row(RIGHT, "K108-119 to K108-121")
def skip_of_two_gives_the_turn_back() -> None:
    """With two players it is the same player's turn again after Skip, +2 and +4."""
    for code, action in (("RS", "r-skip"), ("RD", "r-draw_2"), ("W4", "g-wild_draw_4")):
        game = table("R5", [f"{code} G1", "B2"])
        game.step(action)
        assert game.round.current_player == 0


# -- running --------------------------------------------------------------------------------------
def main() -> int:
    """Run every row and print it; the exit code tells whether all hold."""
    failed = 0
    for it in ROWS:
        try:
            it.show()
        except Exception:  # whatever it is, RLCard does not do what the page says
            failed += 1
            print("RLCARD HAS CHANGED:", end=" ")
        print(f"{it.verdict} {it.name} ({it.clauses}): {it.claim()}")
    print(f"{len(ROWS) - failed} of {len(ROWS)} rows hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
