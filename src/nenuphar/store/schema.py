"""The tables of today's database. migrations/ brings older databases to this schema, and a test compares the two."""

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Index, Integer, MetaData, Table, UniqueConstraint
from sqlalchemy import text as sql
from sqlalchemy.schema import SchemaItem

from nenuphar.store.columns import data, flag, key, number, real, serial, table_key, text, time_key, time_ms

schema = MetaData()


def _table(name: str, *columns: SchemaItem) -> Table:
    return Table(name, schema, *columns, sqlite_with_rowid=False)


tables = _table(
    "tables",
    key("table_id"),
    text("code", unique=True),
    flag("public"),
    text("phase"),
    time_ms("changed_ms"),
    data("summary"),
    Column("began_ms", BigInteger),
)

# Only tables that the lobby lists are indexed: a move at a running table touches no index.
IS_OPEN = sql("public AND phase = 'waiting'")
Index("open_tables", tables.c.changed_ms, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)

# In the order of writing: lines that many tables write at a time are then on few pages, and a commit costs by the page.
events = Table(
    "events",
    schema,
    serial("number"),
    text("table_id"),
    number("seq"),
    time_ms("at_ms"),
    data("data"),
    data("seal", server_default=sql("x''")),  # of this line and all before it
    ForeignKeyConstraint(["table_id"], ["tables.table_id"]),
    UniqueConstraint("table_id", "seq", name="one_event_a_seq"),
)

commands = _table("commands", table_key(), key("command_id"), number("seq"))

# Everybody who may see a table: people with a seat, people who had one, and people who were let in.
company = _table("company", table_key(), key("person_id", index=True), flag("seated"))

# Without an index on due_ms: it would change with every move, and only tables with a running match are here.
# Until `held_ms`, another process is waking the table.
deadlines = _table("deadlines", table_key(), time_ms("due_ms"), number("seq"), time_ms("held_ms", server_default="0"))

# Of running matches only, so that the moves of many tables change few pages.
turns = _table("turns", table_key(), key("person_id"), flag("due"), time_ms("changed_ms"))

# Where somebody is, as of some seconds ago: a process that is killed leaves its rows behind.
attended = _table("attended", table_key(), time_ms("at_ms"))

people = _table("people", key("person_id"), data("profile"), time_ms("changed_ms"))

# What people keep from matches, beside the table's log that says how they got it.
keepsakes = _table("keepsakes", key("person_id"), key("game"), key("table_id"), time_ms("at_ms"), data("data"))

precedents = _table(
    "precedents", key("house"), key("language"), key("word"), flag("stands"), time_ms("at_ms"), data("data")
)

# What people made for an option of a game, such as a board. Tables that use it have a copy.
kept_files = _table("kept_files", *map(key, ("person_id", "game", "option", "title")), time_ms("at_ms"), data("data"))

# One row: the server's own time, which only runs forward, whatever the calendar says at a start.
server_time = _table("server_time", Column("id", Integer, primary_key=True), time_ms("at_ms"))

device_links = _table("device_links", key("code"), text("person_id"), time_ms("expires_ms"))

keys = _table("keys", key("key_id"), data("secret"), time_ms("created_ms"))

# Limits that all processes keep together: for each bucket, when it is full again.
buckets = _table("buckets", key("bucket"), Column("full_us", BigInteger, nullable=False))

# By how much people's latest claims in games of speed were too fast: numbers of four bytes, the oldest first.
slacks = _table("slacks", key("person_id"), data("slacks_us"), time_ms("at_ms"))

# The processes that share the database. A node's epoch is in a row of its own: every append locks it for a moment.
nodes = _table(
    "nodes",
    key("node"),
    *map(text, ("address", "version", "kinds")),
    number("epoch"),
    flag("draining"),
    *map(number, ("tables", "sockets")),
    time_ms("beat_ms"),
)

epochs = _table("epochs", key("node"), number("epoch"))

# A table gets an owner before its first line. If that node is gone, `stopped_ms` is when it was last alive.
owners = _table("owners", key("table_id"), text("node"), number("epoch"), Column("stopped_ms", BigInteger))

# What is new every day: one try for each person, edition and day. It outlives the table where it was played.
daily_tries = _table(
    "daily_tries",
    *map(key, ("person_id", "game", "edition", "day")),
    text("table_id", unique=True),
    time_ms("at_ms"),
    Column("points", Integer),
    Column("best", Integer),
    flag("proven"),
)
Index("daily_tries_of_day", daily_tries.c.game, daily_tries.c.edition, daily_tries.c.day)

# A person's first answer to a puzzle, with its rating at that time. `day` is that of the puzzle of the day, or empty.
puzzle_tries = _table(
    "puzzle_tries",
    *map(key, ("person_id", "game", "puzzle", "day")),
    time_ms("at_ms"),
    flag("is_right"),
    number("rating"),
    time_ms("again_ms"),
    Column("points", Integer),
    Column("best", Integer),
)
Index("puzzle_tries_of_day", puzzle_tries.c.game, puzzle_tries.c.day)

# Secrets of the server for notifications: the key that signs pushes, and the one that signs links.
notify_keys = _table("notify_keys", key("name"), data("secret"))

notify_choices = _table("notify_choices", key("person_id"), data("data"), time_ms("at_ms"), time_ms("next_ms"))

# Where people are reached: browsers and services.
receivers = _table(
    "receivers",
    key("receiver_id"),
    text("person_id", index=True),
    text("address", unique=True),
    flag("confirmed"),
    time_ms("at_ms"),
    data("data"),
)

# What people are to be told. A closed one has become a delivery, or is no longer true.
notices = _table("notices", *map(key, ("person_id", "table_id", "kind")), time_key("at_ms"), flag("closed"))
IS_WAITING = sql("NOT closed")
Index("open_notices", notices.c.person_id, sqlite_where=IS_WAITING, postgresql_where=IS_WAITING)

# What is to be sent. Until `held_ms`, a process is sending it.
deliveries = _table(
    "deliveries",
    *(key("delivery_id"), text("receiver_id"), text("person_id"), time_ms("due_ms"), number("tries"), data("data")),
    time_ms("held_ms", server_default="0"),
)
# What is known of every finished match, for people's pages and ratings. It follows from the logs (see results.py).
results = _table(
    "results",
    key("table_id"),
    text("game"),
    time_ms("ended_ms"),
    flag("public"),
    flag("rated"),
    flag("folded"),  # whether the ratings below count it
    data("data"),
)
IS_RATED = sql("rated")
Index("rated_results", results.c.game, results.c.ended_ms, sqlite_where=IS_RATED, postgresql_where=IS_RATED)
# Few are unrated at any time, and they are looked for often.
IS_UNRATED = sql("rated AND NOT folded")
Index(
    "unrated_results",
    *(results.c.game, results.c.ended_ms, results.c.table_id),
    sqlite_where=IS_UNRATED,
    postgresql_where=IS_UNRATED,
)

played = _table("played", key("person_id"), key("table_id", index=True))

# The rating of a person after a match: the last one counts now.
ratings = _table(
    "ratings",
    *map(key, ("game", "person_id")),
    time_ms("ended_ms", primary_key=True),
    key("table_id"),
    *map(real, ("mu", "sigma")),
)

# Counts how often the ratings of a game were changed, so that two processes cannot do it at the same time.
rating_folds = _table("rating_folds", key("game"), number("fold"))

# What a person shows to whom, and whether they want to see ratings.
page_choices = _table("page_choices", key("person_id"), text("shows"), flag("ratings"))

# Their rows are gone. `finished`: they have also left all tables.
deleted_people = _table("deleted_people", key("person_id"), time_ms("at_ms"), flag("finished"))

# What was found in a finished match. It follows from the log and can be made again, but that takes a while.
analyses = _table("analyses", table_key(), number("version"), time_ms("at_ms"), data("data"))

# The guests that are big screens of a table. They may look at it, and nothing else.
screens = _table("screens", table_key(), key("person_id"))

screen_codes = _table("screen_codes", key("code"), text("table_id"), time_ms("expires_ms"))

# One row: the hashes of the link to the host's page, until it is used, and of the session that it was exchanged for.
host_link = _table(
    "host_link",
    Column("id", Integer, primary_key=True),
    data("link"),
    time_ms("link_ends_ms"),
    data("session"),
    time_ms("ends_ms"),
)

# At most one row: when the host wants to restart the server.
restart = _table("restart", Column("id", Integer, primary_key=True), time_ms("at_ms"))
