"""A server in a process of its own, and clients that know only docs/protocol.md."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.leftovers import lasting
from tests.server.setups import server_variables

#: After so long something that is waited for counts as never coming: never a measure.
SECONDS = 120
#: To make one takes longer than to ask; a line that was kept might be one to a server that is dead.
WEB = httpx.Client(timeout=SECONDS, limits=httpx.Limits(max_keepalive_connections=0))


class Server:
    """`stolik serve` over a folder of data; killed and started again, it keeps its port.

    Its time-outs are long: see `tests.server.timeouts`.
    """

    program: tuple[str, ...] = ("-m", "tests.server.timeouts")

    def __init__(
        self,
        folder: Path,
        variables: dict[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.folder = folder
        #: What else its command line says.
        self.options = options
        #: Which database and bus it is over, if not those of the set-up that is tested.
        self.variables = server_variables(folder) if variables is None else variables
        self.address = ""
        self.start()

    @classmethod
    @contextmanager
    def shared(cls, folder: Path) -> Iterator[Self]:
        """A server for several tests, which outlives the first of them."""
        with lasting():
            server = cls(folder)
        with server:
            yield server

    def start(self, failpoint: str = "") -> None:
        """Start it, again where it was; with a failpoint it will die there."""
        variables = {"STOLIK_LANG": "en", "STOLIK_FAILPOINT": failpoint, **self.variables}
        self.spawned = time.monotonic()
        self.process = self.spawn(variables)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found and failpoint and self.address:
            return  # it was so fast that it has died there already
        if not found:
            self.kill()
            raise AssertionError(f"the server said {line!r}")
        self.address = found.group()

    def spawn(self, variables: dict[str, str]) -> subprocess.Popen[str]:
        """A new process."""
        with open(self.log, "a") if self.log else nullcontext() as log:
            return subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **variables},
            )

    @property
    def log(self) -> Path | None:
        """Where its log goes, if it is not to be shown."""
        return None

    def command(self) -> list[str]:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, *self.program, "--lang", "en", "serve", "--port", port]
        return [*command, "--data", str(self.folder), "--pace", "0", *self.options]

    def stop(self) -> None:
        """Let it close, so that the processes of its bots leave nothing behind."""
        self.process.terminate()
        self.process.wait(SECONDS)
        self.kill()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.kill()


class Logged(Server):
    """A server whose log is kept in a file."""

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def until(self, text: str) -> None:
        """Until the log says something."""
        end = time.monotonic() + SECONDS
        while text not in self.log.read_text():
            assert time.monotonic() < end, f"the log never said {text}"
            time.sleep(0.02)


class Client:
    """A guest with a token."""

    def __init__(self, server: Server, name: str, token: str = "") -> None:
        self.server = server
        self.token = token or self.post("/api/guests", {"name": name})["token"]

    def post(self, path: str, data: Any = None) -> Any:
        answer = self.ask("POST", path, data)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def ask(self, how: str, path: str, data: Any = None, **headers: str) -> httpx.Response:
        token = getattr(self, "token", "")
        if token and "authorization" not in headers:
            headers["authorization"] = f"Bearer {token}"
        return WEB.request(how, self.server.address + path, json=data, headers=headers)

    def lay_table(self, seats: int, bots: list[str], **options: object) -> str:
        keys = {f"uni.{key}": value for key, value in options.items()}
        return self.lay_any("unikat", seats, bots, keys)

    def lay_any(self, book: str, seats: int, bots: list[str], options: dict[str, Any]) -> str:
        data = {"book": book, "seats": seats, "bots": bots, "options": options}
        return str(self.post("/api/tables", data)["id"])

    def ready(self, table: str, share: str = "ab" * 32) -> None:
        self.post(f"/api/tables/{table}/ready", {"share": share})

    def socket(self, table: str, last: int = 0) -> Socket:
        ticket = self.post(f"/api/tables/{table}/ticket")["ticket"]
        return Socket(self.server, {"t": "hello", "ticket": ticket, "last": last})


class Socket:
    """A conversation with a table; every frame that came is kept."""

    def __init__(self, server: Server, hello: dict[str, Any] | None) -> None:
        address = server.address.replace("http", "ws") + "/api/socket"
        self.line: ClientConnection = connect(
            address, open_timeout=SECONDS, max_size=None, legacy=True
        )
        self.raw: list[str] = []
        if hello:
            self.send(hello)

    def send(self, frame: dict[str, Any]) -> None:
        self.last = frame
        self.line.send(json.dumps(frame))

    def next(self) -> dict[str, Any]:
        text = self.line.recv(timeout=SECONDS)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        return frame

    def until(self, kind: str) -> dict[str, Any]:
        while (frame := self.next())["t"] != kind:
            pass
        return frame

    def now(self) -> dict[str, Any]:
        """The next frame that tells what is true now; who was too fast waits and asks again."""
        while True:
            frame = self.next()
            if frame.get("now"):
                return frame
            if frame["t"] == "nack" and frame["code"] == "rate":
                time.sleep(0.3)
                self.send(self.last)

    def close(self) -> None:
        self.line.close()
