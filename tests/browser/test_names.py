"""Names are text, whatever is in them; and no script or style is taken from anywhere else."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.devices import NewPage
from tests.browser.player import Player
from tests.server.client import SECONDS, Client, Server

#: A name has room for 24 signs; each of these does harm somewhere if it is more than text.
NAMES = [
    "<script>boo()</script>",
    "<img src=x onerror=boo()>",
    "<svg/onload=boo()>",
    "<b onmouseover=boo()>x</b>",
    '"><script>boo()//',
    "'-boo()-'",
    "javascript:boo()",
    "</textarea><script>boo()",
    "{boo()}",
    "{{boo()}}${boo()}",
    "{ $seat } { boo }",
    "&lt;i&gt;&#x3c;b&#x3e;",
    "SBW1 CGR2 QYN3 UNI-31",
    "\u202eevil\u202c\u2066abc\u2069",
    "a\u200bb\u200dc\ufeffd\u00ad",
    "Z\u0351\u0343\u0357a\u0489\u0334l\u0358\u0353g\u0489o" + "\u0301" * 100,
    "W" * 24,
    "ﷺ" * 24,
]
#: Four at a table.
TABLES = [NAMES[start : start + 4] for start in range(0, len(NAMES), 4)]
HARM = "window.harmed = 0; window.boo = () => { window.harmed += 1; };"


@pytest.mark.parametrize("names", TABLES)
def test_a_name_is_shown_as_it_is(new_page: NewPage, server: Server, names: list[str]) -> None:
    people = [Client(server, name) for name in names]
    shown = [person.ask("GET", "/api/guests/me").json()["name"] for person in people]
    table = people[0].lay_table(max(2, len(people)), [], oldest=0)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    page = new_page(guest=people[0], width=360, height=640)
    page.add_init_script(HARM)
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog: {dialog.message}"))
    page.goto(f"/table/{table}")
    for name in shown:
        expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    for person in people:
        person.ready(table)
    people[0].post(f"/api/tables/{table}/start")
    player = Player(page).sit(table)
    for name in shown:
        expect(page.get_by_role("list", name="Players")).to_contain_text(name)
    page.get_by_role("button", name="What happened").click()
    told = page.get_by_role("list", name="What happened")
    expect(told).to_contain_text("begins")
    assert f"{shown[0]} begins" in (told.text_content() or "").replace("\u2060", "")
    assert page.evaluate("document.querySelectorAll('script:not([src]), [onload]').length") == 0
    assert page.evaluate("window.harmed") == 0
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert player.hand.get_by_role("option").count() == 10


def test_a_policy_keeps_strangers_code_out(new_page: NewPage, server: Server) -> None:
    answer = httpx.get(server.address, timeout=SECONDS)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.findall(r"<script(?![^>]*\bsrc=)|<style|\son\w+=", answer.text)
    new_page.forgive("Content Security Policy")
    page = new_page()
    page.add_init_script(HARM)
    page.goto("/")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "boo()";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", "<img src=x: onerror=boo()>");
        }"""
    )
    expect(page.locator("img[onerror]")).to_have_count(1)
    assert page.evaluate("window.harmed") == 0


def test_the_first_page_weighs_little(new_page: NewPage) -> None:
    page = new_page()
    scripts: dict[str, int] = {}

    def weigh(address: str) -> None:
        answer = httpx.get(address, headers={"accept-encoding": "gzip"}, timeout=SECONDS)
        scripts[address] = answer.num_bytes_downloaded

    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    for address in {url for url in seen if url.endswith(".js")}:
        weigh(address)
    assert scripts
    assert sum(scripts.values()) <= 120_000, scripts
