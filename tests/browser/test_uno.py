"""UNO at the page: both books to the end, a challenge, a catch, shuffled hands, an own rule."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser import uno
from tests.browser.devices import NewPage
from tests.browser.uno import Player, collect, deal, drive, may, on_turn_with, retell
from tests.server.client import Client, Server

NAMES = ["Ala", "Olek"]
#: What a finger does not get to, though it scrolls there; of a card the corner that shows.
COVERED = """() => {
  const shown = [...document.querySelectorAll("button, a, [role=option], .middle > .colour")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches("[data-seat]:has(.catch) .chair *")); // lies under the catch
  return shown.filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const card = one.role === "option";
    const [right, down] = card ? [12, 20] : [width / 2, height / 2];
    const hit = document.elementFromPoint(left + right, top + down);
    return !one.contains(hit);
  }).map((one) => one.ariaLabel ?? one.textContent.trim());
}"""


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
    other.tap(other.card("Wild +4"))
    other.colour("G")
    expect(player.button("uno-do-accept")).to_contain_text("draw 4, lose the turn")
    player.button("uno-do-challenge").click()
    shown = player.page.get_by_role("dialog", name=f"{other.name}’s hand")
    expect(shown.get_by_role("img").first).to_be_visible()
    expect(shown).to_contain_text("bluff")
    shown.get_by_role("button", name="Done").click()
    expect(other.page.get_by_role("dialog", name="’s hand")).to_have_count(0)


def test_somebody_is_caught_without_the_word(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, "uno-108", NAMES, [], uno__catchGraceMs=10_000)
    drive(dealt, about_to_forget, lay_silently)
    # She comes just before it, so that the page has nothing to catch up with while the grace runs.
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    drive(dealt, lambda _, now: bool(now["view"]["lapses"]), lay_silently)
    catch = player.button("uno-catch", name="Olek")
    expect(catch.get_by_role("timer")).to_be_visible()
    catch.click()
    expect(player.page.get_by_text("you’re trying to catch them")).to_be_visible()
    log = player.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("Ala catches Olek, who didn’t call UNO")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_catch_fits_its_seat_and_is_offered_in_words(
    new_page: NewPage, server: Server, language: str
) -> None:
    dealt = deal(server, "uno-108", ["Ala"], ["random"] * 3)
    drive(dealt, lambda _, now: "draw" in now["legal"], collect)
    page = new_page(guest=dealt.people[0], width=360, height=640, touch=True, language=language)
    retell(page, forget_the_word)
    player = Player(page, "Ala", language).sit(dealt.table)
    for seat in (1, 2):
        catch = page.locator(f"[data-seat='{seat}'] .catch")
        assert catch.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    expect(page.get_by_role("timer")).to_contain_text("." if language == "en" else ",")
    name = page.locator("[data-seat='1'] .catch .name").inner_text()
    other = page.locator("[data-seat='2'] .catch .name").inner_text()
    for one in (name, other):
        said = player.say("uno-may-catch", name=one)
        expect(page.locator(".dock").get_by_text(said)).to_be_visible()


def forget_the_word(now: uno.Now) -> None:
    """Two have not said UNO, and one of them still may."""
    on_turn_with(now, 8)
    lapses = [{"seat": seat, "at": 0, "grace": seat == 1, "noted": False} for seat in (1, 2)]
    now["view"]["lapses"], now["alarms"] = lapses, [["grace-1", 600_000]]
    now["legal"] += ["catch 1", "catch 2"]


def about_to_forget(seat: int, now: uno.Now) -> bool:
    """Whether the second is about to lay the last card but one."""
    lays = any(one.startswith("play") for one in now["legal"])
    return bool(seat == 1 and now["view"]["counts"][1] == 2 and lays)


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


@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
def test_the_tour_ends_with_a_win_and_a_game(new_page: NewPage, book: str) -> None:
    page = new_page(width=360, height=640, touch=True)
    page.goto(f"/tour/{book}")
    player = Player(page)
    expect(player.hand).to_be_visible()
    onward = player.button("page-skip").or_(player.button("page-next"))
    while onward.is_visible():
        onward.click()
    player.tap(player.hand.get_by_role("option"))
    won = page.get_by_role("dialog", name="You’ve played your last card: you win")
    won.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()


def test_hands_are_shuffled_out_of_a_large_hand_on_a_phone(
    new_page: NewPage, server: Server
) -> None:
    dealt = deal(server, "uno-112", NAMES, [])
    seat = drive(dealt, may("play WH"), collect)
    page = new_page(guest=dealt.people[seat], width=360, height=740, touch=True)
    player = Player(page, NAMES[seat]).sit(dealt.table)
    check_fingers(player)
    player.tap(player.card("Shuffle Hands"))
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


@pytest.mark.parametrize("count", [8, 15, 22, 34])
@pytest.mark.parametrize("moment", ["turn", "drawn", "challenge"])
def test_nothing_lies_on_anything_on_a_small_phone(
    new_page: NewPage, server: Server, count: int, moment: str
) -> None:
    dealt = deal(server, "uno-108", ["Ala"], ["random"] * 3)
    drive(dealt, lambda _, now: "draw" in now["legal"], collect)
    page = new_page(guest=dealt.people[0], width=360, height=640, touch=True)
    retell(page, lambda now: crowd(now, count, moment))
    player = Player(page, "Ala").sit(dealt.table)
    expect(player.hand.get_by_role("option")).to_have_count(count)
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_a_long_name_pushes_nothing_off_a_small_phone(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, "uno-108", ["Ala", "W" * 24], [])
    # The other one has done something, and it is told above the prompt.
    drive(
        dealt,
        lambda seat, now: seat == 0 and "draw" in now["legal"] and now["view"]["counts"][1] > 7,
        collect,
    )
    page = new_page(guest=dealt.people[0], width=360, height=640, touch=True)
    player = Player(page, "Ala").sit(dealt.table)
    expect(player.hand.get_by_role("option").first).to_be_visible()
    box = page.get_by_role("button", name="What happened").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360


def crowd(now: uno.Now, count: int, moment: str) -> None:
    """A large hand, a newcomer's note, and somebody to be caught, at once."""
    on_turn_with(now, count)
    view = now["view"]
    view["lapses"] = [{"seat": 2, "at": 0, "grace": False, "noted": False}]
    if moment == "drawn":
        view.update(phase="drawn", drawn=["R0"])
        now["legal"] = ["play R0", "keep"]
    if moment == "challenge":
        view.update(phase="challenge", bluff=3, top="W4", colour="B")
        now["legal"] = ["accept", "challenge"]
    now["legal"].append("catch 2")


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
    player.tap(player.page.locator("[data-card^=WC]").first)
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
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("waiting for players")).to_be_visible()


# -- rules that people write, and hands that move -------------------------------------------------
LONG_RULE = {"m112__scoring": "on", "m112__target": 10_000, "table__rest": "off"}


def with_rule(word: str) -> dict[str, object]:
    """All three Custom Wilds carry this rule, and the match outlasts a deal."""
    return {**LONG_RULE, **{f"m112__custom{n}": word for n in (1, 2, 3)}}


def lay_custom(player: Player) -> None:
    """Lay the first Custom Wild of a hand, and name green."""
    player.tap(player.page.locator("[data-card^=WC]").first)
    player.colour("G")


def test_the_host_lets_somebody_draw_for_a_rule_in_words(new_page: NewPage, server: Server) -> None:
    word = "note:who%20says%20%3Cb%3Eno%3C%2Fb%3E%20draws%20R5"
    dealt = deal(server, "uno-112", NAMES, ["random"] * 2, **with_rule(word))
    index = drive(dealt, may("play WC"), collect)
    wide = new_page(guest=dealt.people[1])
    phone = new_page(guest=dealt.people[0], width=390, height=844, touch=True)
    people = [
        Player(page, name).sit(dealt.table) for page, name in zip([phone, wide], NAMES, strict=True)
    ]
    lay_custom(people[index])
    host, other = (it.page.get_by_role("region", name="The card says") for it in people)
    for panel in (host, other):
        expect(panel.get_by_text("who says <b>no</b> draws R5")).to_be_visible()
    expect(other.get_by_text("Ala enters the result.")).to_be_visible()
    expect(other.get_by_role("button")).to_have_count(0)
    host.get_by_label("Who?").select_option(label="Olek")
    host.get_by_label("How many cards?").select_option("2")
    before = len(people[1].hand.get_by_role("option").all())
    host.get_by_role("button", name="Draw cards").click()
    expect(host.get_by_text("Draws used: 1 of 3")).to_be_visible()
    expect(people[1].hand.get_by_role("option")).to_have_count(before + 2)
    done = host.get_by_role("button", name="Done, play on")
    done.focus()
    phone.keyboard.press("Enter")
    for panel in (host, other):
        expect(panel).to_have_count(0)
    log = wide.get_by_role("list", name="What happened")
    expect(log).to_contain_text("says: “who says <b>no</b> draws R\u20605\u2060”.")
    expect(log).to_contain_text("What the card says is done.")


@pytest.mark.parametrize(
    ("word", "told"),
    [("next:swap", "swap hands"), ("all:pass", "passes their hand to the next player")],
)
def test_hands_move_by_a_custom_rule(
    new_page: NewPage, server: Server, word: str, told: str
) -> None:
    dealt = deal(server, "uno-112", NAMES, ["random"] * 2, **with_rule(word))
    index = drive(dealt, may("play WC"), collect)
    player = Player(new_page(guest=dealt.people[index]), NAMES[index]).sit(dealt.table)
    lay_custom(player)
    expect(player.page.get_by_role("list", name="What happened")).to_contain_text(told)
