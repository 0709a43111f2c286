"""A player that knows only docs/protocol.md: it lays what fits, at a table with a bot.

python examples/player.py http://127.0.0.1:8080
"""

import json
import secrets
import sys
import time
import urllib.request

if len(sys.argv) != 2:  # before anything is imported that this Python may lack
    print("Usage: python examples/player.py ADDRESS, e.g. http://127.0.0.1:8080", file=sys.stderr)
    sys.exit(2)

from websockets.sync.client import connect  # noqa: E402


def ask(path: str, data: object = None, token: str = "") -> dict:
    """One request to the lobby."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = json.dumps(data).encode() if data is not None else b""
    with urllib.request.urlopen(urllib.request.Request(BASE + path, body, headers)) as answer:
        return json.load(answer)


def play(line, seat: int) -> list[int]:
    """Answer every decision until somebody has won."""
    while True:
        frame = json.loads(line.recv())
        if frame["t"] == "nack":
            time.sleep(0.5)
            line.send(json.dumps({"t": "resume", "last": frame["head"]}))
        now = frame.get("now")
        if now and now["view"]["phase"] == "over":
            return now["view"]["won"]
        if now and now["legal"]:
            lays = [action for action in now["legal"] if action.startswith("lay")]
            action = (lays or now["legal"][-1:])[0]
            act = {"t": "act", "cid": secrets.token_hex(8), "dec": now["dec"], "action": action}
            line.send(json.dumps(act))


BASE = sys.argv[1].rstrip("/")
token = ask("/api/guests", {"name": "Player"})["token"]
table = ask("/api/tables", {"book": "unikat", "seats": 2, "bots": ["random"]}, token)["id"]
ask(f"/api/tables/{table}/ready", {"share": secrets.token_hex(32)}, token)
ask(f"/api/tables/{table}/start", None, token)
ticket = ask(f"/api/tables/{table}/ticket", None, token)["ticket"]
with connect(BASE.replace("http", "ws") + "/api/socket") as line:
    line.send(json.dumps({"t": "hello", "ticket": ticket}))
    print("won by seat", *play(line, 0))
