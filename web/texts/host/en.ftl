# The page of the server's host. Loaded when it is needed.

web-host = This server
web-host-enter = Opening the page …
web-host-out = This page is for the person who runs the server. It opens with a link that works once.
web-host-out-how = The server prints such a link when it starts. Print a new one on its machine with:
web-host-as-of = As of { $time }. The page refreshes by itself.
web-host-node = Load, people, refusals and warnings are from { $node }, the process that answered.

web-host-state = State
web-host-well = Everything works.
web-host-unwell = Nothing can be stored at the moment, so nobody can play. The log says why.
web-host-damage = Something is damaged: { $what }. “nenuphar check” says what can be saved.
web-host-version = Version
web-host-started = Started
web-host-python = Python
web-host-system = System
web-host-load = Load
web-host-load-of = { $load } of { $cores ->
    [one] one core
   *[other] { $cores } cores
}
web-host-memory = Memory
web-host-sockets = Browsers
web-host-awake = Tables in memory
web-host-disk = Free on the disk
web-host-disk-of = { $free } of { $all }
web-host-database = Database
web-host-backups = Last backup
web-host-backups-kept = { $last }, { $n } kept
web-host-backups-none = none yet
web-host-unknown = unknown
web-host-trust = Devices that do not trust this server yet get a warning. This page shows how to trust it:
web-host-trust-link = How to trust this server

web-host-tables = Tables
web-host-tables-none = No table waits for players, and no match is running.
web-host-tables-most = Only the { $n } that changed last.
web-host-phase-waiting = waiting
web-host-phase-playing = playing
web-host-public = open to everyone
web-host-private = by invitation
web-host-online = { $n ->
    [0] nobody here
    [one] one person here
   *[other] { $n } people here
}
web-host-close = Close
web-host-close-label = Close the table: { $game }, { $names }
web-host-close-title = Close this table?
web-host-close-what = { $game }, { $names }. Everyone there sees that you have closed it. A running match ends without a result. This cannot be undone.
web-host-close-go = Close the table
web-host-closed = The table is closed.
web-host-nobody = nobody

web-host-people = People
web-host-people-none = Nobody is at a table.
web-host-remove = Remove
web-host-remove-label = Remove { $name }
web-host-remove-title = Remove { $name }?
web-host-remove-what = This deletes their name and everything they saved, and in a running match they resign. They can come back as a new guest. You cannot undo this.
web-host-remove-go = Remove for good
web-host-removed = { $name } is removed.

web-host-restart = Restart
web-host-restart-what = Tell everyone at a table when you will restart the server. This only announces it: you restart the server yourself. Matches are saved and continue afterwards.
web-host-restart-when = In how many minutes?
web-host-restart-go = Announce
web-host-restart-said = You have announced a restart for { $time }.
web-host-restart-withdraw = Withdraw
web-host-restarting = Everyone at a table knows about the restart now.
web-host-withdrawn = The restart is withdrawn.

web-host-words = Word lists
web-host-words-ready = ready
web-host-words-missing = built when first needed
web-host-words-building = being built: { $percent }%

web-host-nodes = Processes
web-host-node-facts = Version { $version }, tables: { $tables }, browsers: { $sockets }
web-host-node-heard = last heard { $time }
web-host-node-draining = stops soon

web-host-refusals = Refused lately
web-host-refusals-what = What the server has refused since it started. Moves are not among it: a refused move could reveal something about a match.
web-host-refusals-none = Nothing.
web-host-reports = Warnings
web-host-reports-what = From the log of the server, in English.
web-host-reports-none = None.
web-host-times = { $n } times, last { $time }
web-host-once = { $time }

web-host-settings = Settings
web-host-settings-what = You change them with options when you start the server, or with environment variables such as NENUPHAR_PORT.
web-host-settings-changed = Set for this server
web-host-settings-usual = As usual ({ $n })
web-host-empty = none
web-host-on = on
web-host-off = off

web-host-link = Your link
web-host-link-what = You stay signed in on this browser until { $time }. A new link signs you out here, and lets you in on another device.
web-host-link-make = Make a new link
web-host-link-title = Make a new link?
web-host-link-sure = The old link and your session end at once, on this page too. You see the new link once.
web-host-link-new = This link works once. Keep it to yourself.
web-host-link-use = Use it here

# What each setting does, word for word as `nenuphar serve --help` says it.
web-setting-host = The address to listen at; 127.0.0.1 for this machine alone.
web-setting-port = The port to listen at.
web-setting-database = The file that keeps everything, usually nenuphar.sqlite3 in NENUPHAR_HOME; or a PostgreSQL database, such as postgresql://user@host/name.
web-setting-node = This node's name among those that share a database; usually this machine's.
web-setting-node_address = Where nodes on other machines reach this one, such as 10.0.0.5:8200. Not needed on one machine.
web-setting-name = A further host name of this server. Repeatable.
web-setting-origin = A page elsewhere that may use this server. Repeatable.
web-setting-https = Serve https, with a certificate authority of your own. /trust tells devices how to trust it.
web-setting-certificate = Serve https with this certificate: a PEM file, with the certificates between it and its root.
web-setting-key = The key of --certificate, if it is in a file of its own.
web-setting-mdns = Answer to nenuphar.local in the local network.
web-setting-token_days = How many days to remember somebody who does not come back.
web-setting-away_seconds = How long a player must be gone until a bot may step in.
web-setting-forget_days = After how many quiet days to remove a table without a match.
web-setting-backup_hours = After how many hours to make the next backup of the file; 0 for never.
web-setting-backup_keep = How many of these backups to keep.
web-setting-backup_folder = The folder for these backups; usually backups, beside the file.
web-setting-upgrade_backup = Back up a PostgreSQL database before a new version changes it; a file is always copied.
web-setting-bot_pause_ms = How long bots pause before a move; 0 for not at all.
web-setting-bot_budget_ms = How long a bot may search for a move.
web-setting-bot_processes = How many processes bots think in.
web-setting-bot_seconds = How long a bot from outside may think until it is stopped.
web-setting-bot_memory_mb = How much memory a bot from outside may use, in megabytes.
web-setting-most_sockets = How many browsers may be connected at the same time.
web-setting-asks_per_second = How many messages a second one connection may send.
web-setting-requests_per_second = How many requests a second one person may make.
web-setting-tables_per_minute = How many tables a minute one person may open.
web-setting-guests_per_minute = How many new guests a minute may come from one address.
web-setting-codes_per_minute = How many wrong links a minute one address may try.
web-setting-chats_per_minute = How many chats and reactions a minute one person may send.
web-setting-trusted_proxy = A reverse proxy's address or network, such as 10.0.0.0/8. X-Forwarded-For and X-Forwarded-Proto are read only from there. Repeatable.
web-setting-head_seconds = How long the head of a request may take.
web-setting-body_seconds = How long the rest of a request may take.
web-setting-address_connections = How many connections one address may have.
web-setting-address_sockets = How many browsers of one address may be at tables.
web-setting-address_asks_per_second = How many messages a second one address may send.
web-setting-address_requests_per_second = How many requests a second one address may make.
web-setting-address_tables_per_minute = How many tables a minute one address may open.
web-setting-notify_service = A service that players may be notified by: ntfy, discord, matrix, telegram or mail; none for none. Repeatable; usually all.
web-setting-notify_mail = The mail server for notifications, such as mailtos://user:password@smtp.example.org. Players then need only their address.
web-setting-notify_private = Let players be notified by services in the inner network, such as your own ntfy.
