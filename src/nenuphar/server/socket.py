"""What uvicorn does under a socket, with a short way in for what comes all the time.

A whole text in one frame goes straight to whoever listens: no coroutine has to be woken for it, and no reading be
stopped and started again. Everything else, from the opening to pings, pieces and whatever is wrong, goes uvicorn's way,
frame by frame and in the order in which it came.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from nenuphar.server.paths import MARK, PONG, now_us
from nenuphar.server.settings import MESSAGE_BYTES

TEXT = 0x81  # in one piece
MASKED = 0x80
OPENING_ENDS = b"\r\n\r\n"


class Socket(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None  # set when somebody listens
    pong: Callable[[bytes, int], None] | None = None  # the same for the answers to pings of ours
    heard_us = 0  # when the last data came, before anybody has looked at it
    _begun = b""  # a frame that is not all here
    _in_step = False  # whether we know where frames begin

    def data_received(self, data: bytes) -> None:
        self.heard_us = now_us()
        if self.hear is None:
            self._in_step = not self.handshake_initiated and _is_bare_opening(data)
            super().data_received(data)
        elif self._in_step:
            self._take(self._begun + data if self._begun else data)
        else:
            super().data_received(data)

    def _take(self, data: bytes) -> None:
        while size := _frame_size(data):
            if size > MESSAGE_BYTES:
                self._in_step, self._begun = False, b""
                super().data_received(data)
                return
            frame, data = data[:size], data[size:]
            text = self._short_way(frame) if frame[0] == TEXT else None
            if text is not None and self.hear is not None:
                self.hear(text)
            elif not self._is_our_pong(frame):
                super().data_received(frame)
        self._begun = data

    def _is_our_pong(self, frame: bytes) -> bool:
        if frame[0] != PONG or self.pong is None or len(frame) != 6 + len(MARK) + 4 or not frame[1] & MASKED:
            return False
        payload = apply_mask(frame[6:], frame[2:6])
        if payload.startswith(MARK):
            self.pong(payload, self.heard_us)
        return payload.startswith(MARK)

    def _short_way(self, frame: bytes) -> bytes | None:
        """The text of this frame, if nothing is under way that it must not overtake, and nothing is wrong with it."""
        if self.read_paused or self.conn.current_size is not None or self.conn.state is not OPEN:
            return None
        if not frame[1] & MASKED:
            return None
        start = 8 if frame[1] & 0x7F == 126 else 6
        text = apply_mask(frame[start:], frame[start - 4 : start])
        return text if text.isascii() else None  # the long way checks the encoding


def _is_bare_opening(data: bytes) -> bool:
    """Whether this is the end of an opening, and nothing after it."""
    return data.endswith(OPENING_ENDS) and data.count(OPENING_ENDS) == 1


def _frame_size(data: bytes) -> int:
    """The size of the frame that begins here, or 0 while it is not all here."""
    if len(data) < 2:
        return 0
    length, masked = data[1] & 0x7F, 4 * (data[1] >= MASKED)
    if length < 126:
        size = 2 + masked + length
    elif length == 126:
        size = 4 + masked + int.from_bytes(data[2:4])
    else:
        size = MESSAGE_BYTES + 1
    return size if len(data) >= size or size > MESSAGE_BYTES else 0
