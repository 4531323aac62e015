"""What the host of a small club might see: an example for screenshots of the host's page."""

from nenuphar.server import wire

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
NOW_MS = 1_767_290_400_000  # an evening in January

PAGE = wire.HostPage(
    now=NOW_MS,
    ends=NOW_MS + 11 * HOUR_MS,
    started=NOW_MS - 50 * HOUR_MS,
    version="0.1.0",
    python="3.12.4",
    system="Linux 6.12",
    node="pond",
    nodes=(),
    well=True,
    damage="",
    authority=True,
    restart=None,
    load=wire.HostLoad(cores=4, load=0.62, memory_bytes=184_000_000, sockets=9, tables=3),
    disk=wire.HostDisk(
        free_bytes=41_000_000_000,
        all_bytes=64_000_000_000,
        database="/var/lib/nenuphar/nenuphar.sqlite3",
        database_bytes=38_400_000,
        backups=7,
        last_backup=NOW_MS - 5 * HOUR_MS,
    ),
    words=(
        wire.HostWords("quibbix", "de", ready=True, progress=None),
        wire.HostWords("quibbix", "en", ready=False, progress=0.4),
        wire.HostWords("quibbix", "fr", ready=False, progress=None),
    ),
    tables=(
        wire.HostTable("a" * 12, "quibbit", "playing", True, ("Mia", "Ben", "Zoé"), NOW_MS - 8 * MINUTE_MS, 4),
        wire.HostTable("b" * 12, "china_moon", "playing", False, ("Ida", "Uwe", "Max"), NOW_MS - 34 * MINUTE_MS, 3),
        wire.HostTable("c" * 12, "gobbit", "waiting", True, ("Anna",), NOW_MS - 2 * MINUTE_MS, 1),
    ),
    people=(
        wire.HostPerson("1", "Anna", ("c" * 12,)),
        wire.HostPerson("2", "Ben", ("a" * 12,)),
        wire.HostPerson("3", "Ida", ("b" * 12,)),
        wire.HostPerson("4", "Mia", ("a" * 12,)),
    ),
    refusals=(
        wire.HostRefusal("TB-20", "POST /api/join", 3, NOW_MS - 4 * MINUTE_MS),
        wire.HostRefusal("TB-24", "POST /api/tables", 1, NOW_MS - 3 * HOUR_MS),
    ),
    reports=(wire.HostReport("warning", "a bot from outside was stopped", "quibbit", 2, NOW_MS - 2 * HOUR_MS),),
    settings=(
        wire.HostSetting("database", "/var/lib/nenuphar/nenuphar.sqlite3", usual=False),
        wire.HostSetting("name", "club.example.org", usual=False),
        wire.HostSetting("https", "true", usual=False),
        wire.HostSetting("forget_days", "30", usual=True),
        wire.HostSetting("notify_mail", "", usual=True),
    ),
)
