"""Every setting of the server with its usual value. `nenuphar serve --help` explains them."""

from pathlib import Path

from msgspec import Struct

from nenuphar.core.game import Millis

MESSAGE_BYTES = 16 * 1024
SHUTDOWN_S = 8
DAY_S = 24 * 60 * 60


class Settings(Struct, frozen=True, kw_only=True):
    database: Path
    host: str = "0.0.0.0"
    port: int = 8123
    names: tuple[str, ...] = ()  # host names beside the machine's own
    origins: tuple[str, ...] = ()  # pages of other addresses that may speak for their visitors
    token_days: int = 180
    away_seconds: int = 20
    bot_pause_ms: Millis = 900
    bot_budget_ms: Millis = 300
    bot_processes: int = 1
    most_sockets: int = 5_000
    asks_per_second: float = 10.0
    asks_burst: int = 30
    requests_per_second: float = 20.0
    requests_burst: int = 100
    tables_per_minute: float = 10.0
    guests_per_minute: float = 60.0
    codes_per_minute: float = 20.0
    chats_per_second: float = 0.7
    chats_burst: int = 6

    @property
    def home(self) -> Path:
        """Where people put files of their own, such as boards: beside the database."""
        return self.database.parent
