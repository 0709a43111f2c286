"""UNO at the page: both books to the end, a challenge, a catch, shuffled hands, an own rule."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser import uno
from tests.browser.devices import NewPage
from tests.browser.uno import Player, collect, deal, drive, may
from tests.server.client import Client, Server

NAMES = ["Ala", "Olek"]


@pytest.mark.parametrize(
    ("book", "options"), [("uno-112", {}), ("uno-108", {"k108__deals": 1})], ids=lambda it: str(it)
)
def test_two_browsers_and_two_bots_play_to_the_end(
    new_page: NewPage, server: Server, book: str, options: dict[str, object]
) -> None:
    dealt = deal(server, book, NAMES, ["tuned", "random"], **options)
    wide = new_page(guest=dealt.people[0])
    phone = new_page(guest=dealt.people[1], width=360, height=740, touch=True)
    pages = zip([wide, phone], NAMES, strict=True)
    players = [Player(page, name).sit(dealt.table) for page, name in pages]
    assert uno.play(players) > 2
    for player in players:
        see_the_end(player.page)


def see_the_end(page: Page) -> None:
    """Everybody's points, a shuffle checked on this device, and a way to play again."""
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
    expect(dialog.get_by_role("row")).to_have_count(5)
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
def test_a_challenge_shows_the_hand_to_the_challenger(
    new_page: NewPage, server: Server, book: str
) -> None:
    dealt = deal(server, book, NAMES, [])
    pages = zip(dealt.people, NAMES, strict=True)
    people = [Player(new_page(guest=guest), name).sit(dealt.table) for guest, name in pages]
    bluffer = drive(dealt, may("play W4"), collect)
    other, player = people[bluffer], people[1 - bluffer]
    other.card("Wild +4").click()
    other.colour("G")
    expect(player.button("uno-do-accept")).to_contain_text("draw 4, lose the turn")
    player.button("uno-do-challenge").click()
    shown = player.page.get_by_role("dialog", name=f"The hand of {other.name}")
    expect(shown.get_by_role("img").first).to_be_visible()
    expect(shown).to_contain_text("bluff")
    shown.get_by_role("button", name="Done").click()
    expect(other.page.get_by_role("dialog", name="The hand of")).to_have_count(0)


def test_somebody_is_caught_without_the_word(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, "uno-108", NAMES, [], uno__catchGraceMs=10_000)
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    drive(dealt, lambda _, now: bool(now["view"]["lapses"]), lay_silently)
    catch = player.button("uno-catch", name="Olek")
    expect(catch.get_by_role("timer")).to_be_visible()
    catch.click()
    expect(player.page.get_by_text("you try to catch")).to_be_visible()
    log = player.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("Ala catches Olek without UNO")


def lay_silently(seat: int, legal: list[str]) -> str:
    """The second lays what fits and never says UNO; the first only draws."""
    lays = [one for one in legal if one.startswith("play") and not one.endswith("uno")]
    return lays[0] if seat == 1 and lays else collect(seat, legal)


def test_a_hint_is_reported_and_admitted(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, "uno-108", NAMES, [])
    drive(dealt, lambda _, now: "draw" in now["legal"], collect)
    pages = zip(dealt.people, NAMES, strict=True)
    ala, olek = (Player(new_page(guest=guest), name).sit(dealt.table) for guest, name in pages)
    ala.page.get_by_role("button", name="Olek").click()
    ala.button("uno-do-report").click()
    olek.button("uno-do-answer-yes").click()
    for player in (ala, olek):
        log = player.page.get_by_role("list", name="What happened")
        expect(log).to_contain_text("That was a hint by Olek.")


def test_hands_are_shuffled_out_of_a_large_hand_on_a_phone(
    new_page: NewPage, server: Server
) -> None:
    dealt = deal(server, "uno-112", NAMES, [])
    seat = drive(dealt, may("play WH"), collect)
    page = new_page(guest=dealt.people[seat], width=360, height=740, touch=True)
    player = Player(page, NAMES[seat]).sit(dealt.table)
    check_fingers(player)
    player.card("Shuffle Hands").click()
    player.colour("B")
    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("All hands are shuffled together")


def check_fingers(player: Player) -> None:
    """Nothing lies outside the screen, and every card shows as much as a finger needs."""
    cards = [card.bounding_box() for card in player.hand.get_by_role("option").all()]
    boxes = [box for box in cards if box]
    assert len(boxes) == len(cards)
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
    for one, other in pairwise(boxes):
        if abs(one["y"] - other["y"]) < 20:  # in the same row, one of them perhaps lifted
            assert other["x"] - one["x"] >= 43.5


def test_a_rule_is_composed_played_and_read_back_in_slovak(
    new_page: NewPage, server: Server
) -> None:
    ala, olek = (Client(server, name) for name in NAMES)
    page = new_page(guest=ala)
    compose(page)
    table = page.url.rpartition("/")[2]
    guest = new_page(guest=olek, language="sk")
    guest.goto(f"/table/{table}")
    players = [Player(page, "Ala"), Player(guest, "Olek", "sk")]
    expect(guest.get_by_text(players[1].say("uno-who-others")).first).to_be_visible()
    dealt = uno.begin(table, [ala, olek])
    player = players[drive(dealt, may("play WC"), collect)]
    player.page.locator("[data-card^=WC]").first.click()
    asked = player.page.get_by_role("group", name=player.say("uno-ask-colour"))
    expect(asked).to_contain_text(player.say("uno-who-others"))
    player.colour("Y")
    for reader in players:
        log = reader.page.get_by_role("list", name=reader.say("page-log"))
        expect(log).to_contain_text(reader.say("uno-who-others"))


def compose(page: Page) -> None:
    """Lay a table at which all three cards have a rule of one's own."""
    page.goto("/new/uno-112")
    for number in (1, 2, 3):
        field = page.locator(".option").filter(has_text=f"rule of Custom Wild {number}")
        field.locator("select").first.select_option("own")
        for label, word in {
            "Who?": "others",
            "How many cards?": "3",
            "When?": "atleast",
            "How many in hand?": "2",
        }.items():
            field.get_by_label(label).select_option(word)
    expect(field.locator("option[value=again]")).to_be_disabled()
    expect(field.get_by_role("status")).to_contain_text("Every other player draws 3 cards")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("waiting for players")).to_be_visible()
