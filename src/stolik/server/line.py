"""A WebSocket of uvicorn's that costs little where a client plays.

Through ASGI a frame passes three coroutines and wakes a task, for each seat of each move; here it
goes to the transport as it is, unless the client has not taken what came before. A whole text frame
that comes in is read here; all others, and whatever is wrong, are for the library. While a client
plays, nothing of the application's way to here is held in memory.
"""

from __future__ import annotations

import asyncio
from asyncio.events import TimerHandle
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from stolik.server.gate import Gate, refusal
from stolik.server.limits import Bucket
from stolik.server.logs import note_error
from stolik.server.wire import LONGEST_FRAME

#: The name under which an application finds the line in the extensions of its scope.
EXTENSION = "stolik.line"
#: How long it may take until a socket is established; after that it has no deadline here.
HANDSHAKE_SECONDS = 10.0
#: So many frames may wait to be read before no more are taken from the client.
MOST_UNREAD = 16
WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126
#: Control frames and fragments of a socket: so many a second, so many at once.
UNCOUNTED_FRAMES = (10.0, 40.0)
#: So much may still come after the end until the connection is cut.
MOST_DROPPED = 1024 * 1024
#: The library gets no more at once, so that it can be stopped.
PIECE = 512
#: How a socket is closed on which came what is no text, or too much (RFC 6455, 7.4.1).
NO_TEXT, TOO_FAST = 1007, 1008


class Inbox:
    """What came and was not read yet, for one reader: an `asyncio.Queue` takes 3 kB a socket."""

    __slots__ = ("_bell", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[ASGIReceiveEvent] = []
        self._bell: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether everything was read."""
        return not self._waiting

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add what came."""
        self._waiting.append(event)
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The oldest that was not read, once there is one."""
        while not self._waiting:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        return self._waiting.pop(0)


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    #: What waits for the next to be written with it.
    _held = b""
    _gate: Gate | None = None
    _timer: TimerHandle | None = None
    #: What goes on when the application is done with the request.
    _conversation: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]  # uvicorn uses no more of it
        #: What has come and was not looked at, because too many messages are unread.
        self._unread = b""
        #: How much has come after the end and was dropped.
        self._dropped = 0
        self._uncounted = Bucket(*UNCOUNTED_FRAMES, self.loop.time)

    def begin(self, gate: Gate) -> None:
        """The client has asked to speak WebSocket; a head that can't be read is refused."""
        self._gate = gate
        if not self.handshake_initiated:
            self._refuse(400, "malformed")
        elif not self.handshake_complete:
            self._timer = self.loop.call_later(
                HANDSHAKE_SECONDS, self._refuse, 503, "handshake-too-slow"
            )

    def start_keepalive(self) -> None:
        """The socket is established."""
        self._wait_no_longer()
        super().start_keepalive()

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int, code: str) -> None:
        self._wait_no_longer()
        if self._gate and not self.transport.is_closing():
            self._gate.tell(status, code)
            self.transport.write(refusal(status, code))
            self.transport.close()

    # -- the application --------------------------------------------------------------------------
    async def run_asgi(self) -> None:
        """Serve the application, and then the conversation that it leaves to this socket."""
        try:
            await self._serve_application()
            if self._conversation is not None:
                await self._conversation()
            else:
                self.send_500_response()  # unless it has been answered
        except ClientDisconnected:
            pass
        except Exception as error:
            note_error(error)
            self.send_500_response()
        finally:
            self._conversation = None  # it holds this socket
            if self.close_timer is None:
                self.transport.close()

    async def _serve_application(self) -> None:
        """The application finds the line in its scope; then nothing of the request is held."""
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions
        try:
            await self.app(self.scope, self.receive, self.send)
        finally:
            extensions.clear()  # it would hold itself, and stay until Python looks for that
            del self.scope, self.request, self.response

    def converse(self, conversation: Callable[[], Awaitable[None]]) -> None:
        """Go on with this over the socket once the application has returned."""
        self._conversation = conversation

    # -- what comes in ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Take whole text frames as they come; the library takes everything else."""
        self._unread += data
        self._take_in()

    def _take_in(self) -> None:
        """Take what has come, until so many messages are unread that the client has to wait."""
        data, self._unread, at = self._unread, b"", 0
        if self.close_sent and self._is_too_late(len(data)):
            return
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            if self._between_frames() and (size := self._take(data, at)):
                at += size
            else:
                super().data_received(data[at : at + PIECE])
                at += PIECE
        if not self.transport.is_closing():
            self._unread = data[at:]

    def _is_too_late(self, size: int) -> bool:
        """Whether what came after the end is dropped: all that is awaited then is a short answer.

        The client may go on for a while, or it would be cut off before it has read why.
        """
        if not self._dropped and size <= LONGEST_FRAME:
            return False
        self._dropped += size
        if self._dropped > MOST_DROPPED:
            self.transport.abort()
        return True

    def _between_frames(self) -> bool:
        """Whether the library waits for the first byte of a message that is not begun."""
        conn = self.conn
        idle = conn.state is OPEN and conn.current_size is None and not conn.reader.buffer
        return idle and self.handshake_complete and not self.close_sent

    def _take(self, data: bytes, at: int) -> int:
        """Take a text frame if one is here whole and may be; how many bytes it has, or 0."""
        if len(data) < at + 8 or data[at] != WHOLE_TEXT or data[at + 1] < MASKED:
            return 0
        size, mask = data[at + 1] - MASKED, at + 2
        if size >= LONG:
            size = int.from_bytes(data[mask : mask + 2], "big") if size == LONG else 0
            mask = mask + 2 if size >= LONG else len(data)
        end = mask + 4 + size
        if not size or size > LONGEST_FRAME or end > len(data):
            return 0
        try:
            text = apply_mask(data[mask + 4 : end], data[mask : mask + 4]).decode()
        except UnicodeDecodeError:
            return 0
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._inbox) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return end - at

    async def receive(self) -> ASGIReceiveEvent:
        """The oldest message; when none is left, what has waited behind them is taken in."""
        event = await self._inbox.get()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self._take_in()
            if not self.read_paused:
                self.transport.resume_reading()
        return event

    def handle_events(self) -> None:
        """Take what the library has parsed, as long as the client does not flood it.

        No budget of a guest counts control frames and fragments, nor anything after the end, and
        each costs as much as a move.
        """
        events, over = self.conn.events, self.close_sent
        uncounted = [event for event in events if over or not _is_message(event)]
        if not self.handshake_complete or all(self._uncounted.take() for _ in uncounted):
            super().handle_events()
            return
        events.clear()
        if over:
            self._dropped += 1  # and all that follows
        else:
            self.conn.fail(TOO_FAST, "too-fast")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message is whole; bytes that are no text end the line.

        Uvicorn would write an error down for each, and break if the line is being closed already.
        """
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # -- what goes out ----------------------------------------------------------------------------
    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; a refusal that was sent whole ends the handshake.

        Uvicorn would write an error down for each, and so could fill a disk.
        """
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True
        if self.close_sent and self._unread:
            self._take_in()  # the client's answer to that may be among it

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes in: the parser, which holds its connection, can go."""
        self._wait_no_longer()
        if self._gate:
            self._gate.connections.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()

    def write(self, data: bytes, more: bool = False) -> bool:
        """Send text now; False if it has to wait. Who is gone hears nothing, and is heard to go.

        If `more` is about to follow, both go together: to write twice is twice the price.
        """
        if not self.writable.is_set():
            return False
        self._held += _head(len(data)) + data
        if more:
            self.loop.call_soon(self._flush)
        else:
            self._flush()
        return True

    def _flush(self) -> None:
        held, self._held = self._held, b""
        if held and not self.disconnected and self.conn.state is OPEN:
            self.transport.write(held)


def _is_message(event: object) -> bool:
    """Whether it is a whole message in one frame, which counts as what a guest sends."""
    return isinstance(event, Frame) and event.fin and event.opcode in (Opcode.TEXT, Opcode.BINARY)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(size: int) -> bytes:
    """What stands before the text of so many bytes in a whole frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a socket, if this is the server that has one."""
    line = (scope.get("extensions") or {}).get(EXTENSION)
    return line if isinstance(line, Line) else None
