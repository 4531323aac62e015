"""A real mail server that keeps what it gets."""

from email import message_from_bytes, policy
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.server_process import free_port

PATIENCE_S = 60.0


class Mailbox:
    """A real mail server."""

    def __init__(self) -> None:
        self.mails: Queue[tuple[list[str], Any]] = Queue()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(  # noqa: N802
        self, server: object, session: object, envelope: Any
    ) -> str:
        self.mails.put((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=policy.default)))
        return "250 OK"

    def __enter__(self) -> "Mailbox":
        self._controller.start()
        self.url = f"mailto://127.0.0.1:{self._controller.port}?from=table@pond.test&mode=insecure"
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def next(self) -> tuple[list[str], str]:
        """The next mail: to whom, and its text."""
        to, mail = self.mails.get(timeout=PATIENCE_S)
        return to, mail.get_body(("plain", "html")).get_content()
