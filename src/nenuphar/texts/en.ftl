# What the table itself says, whatever is played. The same ids and variables in every language.

you = you
list-and = { $others } and { $last }
level-tadpole = Tadpole
level-frog = Hopper
level-heron = Heron
level-kraken = Kraken

## The table says no

refused-TB-1 = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
}, but this game is for { $fewest } to { $most } players.
refused-TB-2 = { $by } has no seat at this table. Only seated players can play.
refused-TB-3 = That came at { $at } ms, but it is already { $now } ms. Time cannot run backward.
refused-TB-4 = { $over ->
    [1] This match is over. Start a new one.
   *[other] This match has not started yet. Wait for the first draw.
}
refused-TB-5-late = Too late to add your own randomness: the match has started.
refused-TB-5-twice = You have already added your own randomness. Once is enough.
refused-TB-5-not-hex = Write the bytes in hexadecimal: two digits each, 0 to 9 and a to f.
refused-TB-5-length = Add 1 to 64 bytes.
refused-TB-6 = No deadline has passed yet.
refused-TB-6-limit = The time per move must be at least 1 ms. Give more, or set no limit.
refused-TB-7 = You can download the match file when the match is over.
refused-TB-8 = Invalid value ({ $field }): { $problem }.
refused-TB-8-option = This game has no option { $name }. Options: { $names }.
refused-TB-8-file = There is no file called { $name }. Available: { $names }.
refused-TB-9 = This match file was changed or damaged: { $where } does not match what was played.
refused-TB-9-unfinished = This match was broken off: the file ends before the match is over.
refused-TB-9-rules = This match was played with version { $found } of the game's rules. This program knows version { $expected } and cannot check it.
refused-TB-9-differs = This match file was changed or damaged: { $where } says { $found }, but replaying it gives { $expected }.
refused-TB-9-refused = This match file was changed or damaged: { $where } breaks rule { $broken }.
refused-TB-10 = Too late: that decision has already been made. Choose again.

problem-type = expected { $expected }, got { $found }
problem-unknown-field = unknown field { $name }
problem-missing-field = the field { $name } is missing
problem-value = { $found } is not allowed here
problem-cut = the end is missing
problem-syntax = invalid JSON at byte { $byte }
problem-toml = invalid TOML at { $place }
problem-twice = it appears twice
problem-deep = it is nested too deeply
problem-utf8 = it is not UTF-8 text
the-whole = the whole

## The command line says no

sorry-game = There is no game called { $game }. Games: { $games }.
sorry-language = --lang { $lang }: this language is not available. Languages: { $langs }.
sorry-seat-empty = --seats: seat { $number } has no name. For example: you,bot,bot.
sorry-seat-name = --seats: { $name } is not a valid name. Use 1 to 20 letters, digits, spaces or - . ' _.
sorry-seat-twice = --seats: two seats are called { $name }. Give each player a different name.
sorry-seat-meant = --seats: { $name } looks like { $meant }. Did you mean { $meant }? If it is a name, write { $name }: with a colon.
sorry-level = --seats: there is no bot level { $level }. Levels: { $levels }.
sorry-bots = --bots: there is no bot level { $level }. Levels: { $levels }.
sorry-bots-alone = --bots: name at least two levels to play each other. Levels: { $levels }.
sorry-bot-form = --bot: { $given } is not game:name=package.module:Class, such as { $example }.
sorry-bot-game = There is no game { $given } for a bot. Games: { $games }.
sorry-bot-name = A bot cannot be called { $given }: use a plain word of up to 20 letters, digits and hyphens, other than bot, you, me, here and open.
sorry-bot-own = A bot cannot be called { $given }: that is one of our own levels.
sorry-bot-twice = There are two bots called { $given }.
sorry-bot-place = { $place } is neither a level of this game nor a class written as package.module:Class.
sorry-bot-import = The bot { $place } cannot be loaded. { $reason }
sorry-bot-choose = The bot { $place } has no method choose(view, moves, rng, budget).
sorry-bot-slow = The bot { $place } cannot be loaded: it takes more than { $seconds } seconds.
sorry-bot-crashed = The bot { $place } cannot be loaded: its process ended ({ $how }).
sorry-bot-failed = The bot { $level } has failed. { $reason }
bot-left-out = The installed bot { $bot } is left out. { $why }
sorry-server = The server at { $server } cannot be reached: { $reason }
sorry-join-speed = Bots cannot play { $game } over the network: the fastest hand wins, and only a browser can tell when its player saw the cards. Start the server with --bot instead.
sorry-join-bot = --bot: { $given } is neither a level of this game nor a class written as package.module:Class. Levels: { $levels }.
sorry-join-full = All { $seats } seats of this table are taken.
sorry-join-begun = The match at this table has already begun.
sorry-join-removed = The host has removed the bot from the table.
join-seated = { $game }: { $name } has seat { $seat }.
join-waiting = Waiting for the host to start the match …
join-begun = The match has begun: { $players }.
join-won = The bot has won.
join-over = The match is over. The bot is number { $place } of { $players }.
join-rematch = Waiting for a rematch … Ctrl+C ends this.
join-lost = The connection is lost. Trying again …
join-back = The connection is back.
sorry-arena-seats = --seats is the number of seats, { $fewest } to { $most }, not { $given }.
sorry-endgames = The endgames of { $game } cannot be solved. Games where that works: { $games }.
sorry-not-solved = The endgames of { $game } could not be solved: some values did not come to rest. No file was written.
sorry-tune = { $game } has nothing to tune. Games that do: { $games }.
sorry-match-failed = Match { $match } ({ $bots }) could not be played to its end: { $problem } ({ $where }).
sorry-pool-unreachable = No dask scheduler answers at { $address }.
sorry-pool-broken = The executor is broken. What is done is kept: resume with another one.
sorry-pool-killed = The workers are killed again and again. Perhaps a bot needs too much memory.
sorry-pool-lost = The workers are lost: { $reason }. What is done is saved: continue with --resume.
sorry-pool-failed = The workers cannot play: { $reason }. What is done is saved: continue with --resume.
sorry-pool-version = A worker has Nénuphar { $found }, but { $wanted } is needed.
sorry-extra = { $library } is not installed. Install it with: pip install "{ $extra }"
sorry-results-ending = The file { $path } must end in .parquet or .csv.
sorry-results-there = The file { $path } already exists. Choose another name, or remove it.
sorry-unfinished-there = A simulation for this file was stopped. Add --resume to go on, or remove { $path }.
sorry-unfinished-busy = Another command is playing matches for { $path }. Wait for it, or choose another file.
sorry-unfinished-other = { $path } belongs to another simulation: there, { $what } is { $found } and not { $wanted }.
sorry-simulation-stopped = Stopped. What is done is saved in { $path }: continue with the same command and --resume.
sorry-option = --option { $given }: write it as name=value. Options of this game: { $names }.
sorry-number = { $name } must be a number from { $fewest } to { $most }, not { $found }.
sorry-record-name = This match file calls a player { $name }. A name has 1 to 20 letters, digits, spaces or - . ' _.
sorry-file-missing = There is no file { $path }.
sorry-file = The file { $path } cannot be used: { $reason }.
sorry-no-matches = No match of the terminal is saved in { $folder } yet. Play one with: { $program } play { $game }. The result of a match in the browser has a button for its file.
sorry-no-match = No saved match begins with { $name }. List them with: { $program } export --list
sorry-several-matches = Several saved matches begin with { $name }. Type more of the name: { $program } export --list shows them.
sorry-no-record = There is no file { $name }, and no saved match begins with that. List them with: { $program } export --list
sorry-file-there = The file { $path } already exists. To replace it, add --force.
sorry-no-page = { $game } has no rules page.
sorry-no-rule = There is no rule { $rule }. List them with: { $program } rules { $game }
sorry-end = The input ended before the match did. Nothing was saved.
sorry-stopped = Stopped. Nothing was saved.
sorry-unknown-command = There is no command { $given }. List them with: { $command } --help
sorry-unknown-flag = There is no option { $given } here. List them with: { $command } --help
sorry-missing = { $name } is missing. See { $command } --help
sorry-unused = Unexpected: { $given }. See { $command } --help
sorry-value = { $name }: { $given } is not valid here.
sorry-system = Cannot continue: { $reason }.
sorry-parse = Cannot read that command line: { $reason }

## Playing

table-seats = At the table: { $players }.
table-person = { $name } (person)
table-bot = { $name } (bot: { $level })
table-promise = The random seed is fixed. This fingerprint will prove it after the match: { $commitment }
table-seconds = { $seconds ->
    [one] You have { $seconds } second
   *[other] You have { $seconds } seconds
} per move. Time is checked when you press Enter.
table-narrow = Widen this window to { $columns } columns or more: the picture does not fit.
ask-move = { $who ->
    [you] Your move: { $offers }
   *[other] { $who }, your move: { $offers }
}
ask-many = { $who ->
    [you] Your move.
   *[other] { $who }, your move.
}
ask-hint = ? for help
ask-seconds = { $seconds } s to press Enter
ask-hidden = what you type is hidden
ask-again = You chose { $offer }. Enter keeps it, or choose again
ask-hand-over = { $who ->
    [you] Take the keyboard. Everyone else, look away. Press Enter.
   *[other] { $who }, take the keyboard. Everyone else, look away. Press Enter.
}
ask-hand-back = (Chosen: { $names }. To change your mind, type your name instead.)
ask-next = Press Enter to continue
ask-leave = Leave the match? Nothing will be saved. y/N
answer-unclear = I do not understand "{ $typed }". Type one of the moves, or ? for help.
answer-nobody = "{ $typed }" has nothing to change. Press Enter, or type one of: { $names }.
answer-late = Too late: your time was up, so a move was made for you.
answer-late-keep = Too late: your time was up, so your first choice counts.
help =
    Type a move as it is listed, or just its number, then press Enter.
    Enter, b   show the table again
    ?, h       show this help
    r          list the rules
    r RULE     read a rule, for example: r { $rule }
    q          leave; nothing is saved
    While others are still choosing you can change your mind: choose again,
    or, when several of you share this keyboard, type your name when
    the keyboard changes hands.
left = You left the table. Nothing was saved.

## After the match

over-commitment = The fingerprint from the start of the match: { $commitment }
over-kept = Saved as { $path }
over-verify = To check every draw and every move: { $command }

## Records

record-head = { $title }, { $players }
verified-commitment = The seed matches the fingerprint { $commitment }.
verified-draws = { $draws ->
    [one] { $draws } random draw comes from that seed.
   *[other] { $draws } random draws come from that seed.
}
verified-commands = { $commands ->
    [one] { $commands } move was replayed and is legal.
   *[other] { $commands } moves were replayed and are legal.
}
verified-events = { $events ->
    [one] { $events } event matches the replay.
   *[other] { $events } events match the replay.
}
verified-outcome = The result matches too.
verified = This match file is valid.
list-match = match
list-players = players
list-winners = winner
list-damaged = unreadable
list-nobody = nobody
list-drawn = nobody (draw)
exported = Written to { $path }

## Games and arena

credits-authors = A game by { $names }
credits-illustrators = Illustrations: { $names }
credits-publisher = Publisher: { $name }
credits-players = { $fewest } to { $most } players
credits-age = from age { $n }
credits-minutes = about { $n } minutes
games-game = game
games-seats = seats
games-bots = bots, weakest first
shelf-files = { $game }: { $files }
shelf-faulty = { $file } cannot be used: { $why }
shelf-folder = Put your own files in { $folder }
shelf-sound = { $path } is valid.
arena-seats = { $seats } seats in each match.
arena-level = level
arena-matches = matches
arena-wins = won
arena-rate = share
arena-interval = 95 % range
arena-expected = if equal
arena-duel = duel
arena-decided = decided
arena-p = p
matches-progress = { $done } of { $games } matches, { $rate } per second, about { $seconds } s left.
matches-rate = { $rate } per second
simulated = { $matches } matches are in { $path }
arena-undecided = Draws: { $drawn }. No winner: { $nobody }.
weakened-levels = Without numba, some bots play below their level: { $levels }. `pip install 'nenuphar[fast]'` adds it.
endgames-running = Solving the endgames of { $game }.
endgames-done = { $positions } positions are in { $path }. A best response gains at most { $gain } of a win.
endgames-there = These are solved already, in { $path }
endgames-damaged = { $path } is damaged. It is built again.
tune-running = Bots play { $game } against themselves.
tune-loss = { $what }: { $loss } nats of surprise at the winner.
tune-done = The numbers are in { $path }

# The table online

refused-TB-8-level = There is no bot of level { $level }. Levels: { $levels }.
refused-TB-8-game = There is no game called { $game }. Games: { $games }.
refused-TB-11-taken = Seat { $seat } is taken. Choose another.
refused-TB-11-no-seat = This table has no seat { $seat }.
refused-TB-11-standing = You have no seat at this table. Take one first.
refused-TB-11-seats = You can only have one seat.
refused-TB-12-host = Only the host can do that.
refused-TB-12-nobody = There is nobody to remove from seat { $seat }.
refused-TB-12-sent-away = The host removed you. You can still watch.
refused-TB-13 = Still empty: seats { $seats }. Wait for more players, or give the seats to bots.
refused-TB-14-playing = The match has started: seats cannot change now.
refused-TB-14-closed = This table is closed. Open a new one.
refused-TB-16-seat = Seat { $seat } does not need a stand-in.
refused-TB-16-there = The player in seat { $seat } has only just left. Give them a moment.
refused-TB-16-vote = There is nothing to vote on for seat { $seat }.
refused-TB-17 = A bot is playing for you, or you have left your seat. Take your seat back first.
refused-TB-18 = You have resigned. A bot is finishing the match for you.
refused-TB-19 = You can ask for a rematch when the match is over.
refused-TB-20 = There is no such table. Check the link or code.
refused-TB-21 = Write 1 to { $most } characters.
refused-TB-22 = A name needs 1 to { $most } letters or digits.
refused-TB-23 = The server does not know you yet. Reload the page.
refused-TB-24 = Too many requests. Wait a moment.
refused-TB-24-puzzle = This puzzle cannot be worked out right now. Try again in a moment.
refused-TB-24-replay = This match cannot be replayed right now. Try again later.
refused-TB-25-host = This server does not go by that name.
refused-TB-25-origin = Pages from other sites cannot act for you here.
refused-TB-120 = This server speaks https.
refused-TB-26 = The time per move is { $fewest } to { $most } seconds, or none.
refused-TB-27 = This link has been used or has expired. Ask for a new one.
refused-TB-28 = The server cannot save anything right now. Try again in a moment.
refused-TB-35 = { $people } people are seated here, so { $seats } seats are too few.
refused-TB-38 = Seat { $seat } is not one of the seats on your screen, so you cannot name it.
refused-TB-31 = Your dictionary is full ({ $most } words). Remove some first.
refused-TB-30-game = This game cannot be shared on one screen. Everyone needs a device.
refused-TB-30-host = To share your screen you need a seat yourself.
refused-TB-30-many = At most { $most } people can share a screen.
refused-TB-30-seat = Seat { $seat } is not played on your screen.
refused-TB-42 = You already keep { $most } of your own here. Remove one first.
refused-TB-52 = The server is being updated. Try again in a while.
refused-TB-62-future = { $day } has not begun yet. On this server it is { $today }, by UTC.
refused-TB-62-over = { $day } is over: on this server it is { $today }, by UTC. Today's counts; past days can be played without counting.
refused-TB-62-today = Today's first try counts. You can play { $day } without counting once your result is in.
refused-TB-62-unknown = { $day } is not a valid date. Write it like 2026-11-18.
refused-TB-63 = There is no edition “{ $edition }”. There are: { $editions }.
refused-TB-64-tutor = The clock keeps running: at this table it is the same for everyone.
refused-TB-64-rematch = There is one try a day. Past days can be played without counting.
refused-TB-65 = The word list is not complete yet ({ $percent }%). Try again in a few minutes.
refused-TB-66 = Play today's first: then you see how the others did.
refused-TB-32 = The host removed someone from this table, so nobody new can join from the same address until the match is over.
refused-TB-33 = The log of this table is damaged, so the match cannot continue.
refused-TB-90-code = This code is wrong, used or too old. Make a new one at the table.
refused-TB-90-guest = Only players can show a private table on a big screen.
refused-TB-91 = A big screen can only watch.
refused-TB-93-alone = You do not share this device with anybody.
refused-TB-93-curtain = Take the device first: it is not in your hands.
refused-TB-93-seat = Seat { $seat } is not played on this device.

table-line-opened = { $who } opens the table.
table-line-sat-down = { $who } takes seat { $seat }.
table-line-got-up = { $who } leaves seat { $seat }.
table-line-seat-renamed = Seat { $seat } is now { $who }.
table-line-sent-away = The host removed { $who }.
table-line-bot-seated = A bot ({ $level }) takes seat { $seat }.
table-line-bot-failed = The bot { $level } { $why }. { $instead } makes this move.
table-line-bot-replaced = The bot { $level } { $why }. { $instead } plays on in its place.
table-line-bot-gone = is not on this server any more
table-line-bot-import = cannot be loaded
table-line-bot-raised = has reported an error
table-line-bot-illegal = has chosen a move that is not allowed
table-line-bot-slow = has thought too long
table-line-bot-memory = needs too much memory
table-line-bot-crashed = has crashed
table-line-bot-removed = The bot leaves seat { $seat }.
table-line-host-changed = { $who } is now the host.
table-line-changed = The host changes { $what }.
table-line-changed-seats = the number of seats
table-line-changed-time = the time per move
table-line-changed-options = the options
table-line-changed-public = who may join
table-line-closed = Everyone has left: the table is closed.
table-line-closed-by-host = The host of this server has closed the table.
table-line-began = The match starts.
table-line-went-away = { $who } has left. The seat is kept.
table-line-came-back = { $who } is back.
table-line-stand-in-proposed = { $who } asks: let a bot ({ $level }) play for { $absent }?
table-line-stand-in-agreed = { $who } agrees.
table-line-stand-in-declined = { $who } would rather wait.
table-line-stand-in-came = A bot ({ $level }) is playing for { $who }, who can come back at any time.
table-line-resigned = { $who } resigns. A bot ({ $level }) takes over.
table-line-rematch = { $who } wants a rematch. The new table is open.

serve-here = The table is open: { $address }
serve-there = On your local network, also with this code: { $address }
serve-name = By name: { $address }
serve-trust = So that browsers do not warn, each device has to trust this server once: { $address }
serve-fingerprint = Fingerprint of the certificate, to compare with what the device shows:
serve-stop = Press Ctrl+C to close it.
serve-host-page = The host's page, with a link that works once: { $link }
serve-host-command = A link to the host's page: { $program } host-link
serve-host-none = There is no link to the host's page, because nothing can be stored right now. Later, this makes one: { $program } host-link
sorry-database = The database cannot be used: { $reason }
backup-writing = Writing the backup { $file }
sorry-backup = The backup could not be written: { $reason }
sorry-backup-itself = { $path } is the database itself. Choose another file for the backup.
sorry-restore = Nothing was restored: { $reason }
backup-written = { $file } has everything: { $tables } tables, and all { $matches } matches in it replay.
backup-not-replayed = { $file } has everything. Its matches were not replayed, because the database is of another version than this program.
sorry-restore-damaged = Nothing was restored: only { $intact } of { $tables } tables in this backup are intact. Try another backup, or add --force to restore this one as it is. This is damaged: { $damage }
restore-damaged = This backup is restored as it is: { $intact } of { $tables } tables in it are intact. This is damaged: { $damage }
restore-done = Everything is now as in { $file }. You can start the server.
restore-deleted = { $people ->
    [one] One person was deleted after this backup was made, and is deleted again.
   *[other] { $people } people were deleted after this backup was made, and are deleted again.
}
restore-old = What was there before is in { $file }. Delete it when you do not need it any more.
check-reading = Reading { $database } and replaying every match
check-sound = All is well: { $tables } tables, and all { $matches } matches replay.
sorry-damaged = { $intact } of { $tables } tables are intact and can still be played. To get the others back, restore a backup: { $program } restore FILE. This is damaged: { $damage }
service-will = This file will be written: { $path }
service-then = Then this will be called: { $command }
service-installed = The server runs now, and starts with the machine. To undo this: nenuphar service remove
service-linger = It runs while you are logged in. To let it run always: loginctl enable-linger
service-none = No service is installed: there is no { $path }.
service-status = { $path }: { $active }, { $enabled }
service-removed = { $path } is removed, and the server is stopped. What is stored is still in { $data }.
sorry-no-systemd = There is no systemd on this machine. Let something else start the server: nenuphar serve --no-browser
sorry-service-root = A service for the whole machine needs root. Without --system, it is for you alone.
sorry-service-place = The service would run as a user of its own, who cannot read { $path }. Install Nénuphar outside of home folders first, for example with: pipx install --global nenuphar
sorry-service-folder = The service can write only below { $home }, not to { $path }.
sorry-service-password = Other users of the machine can read the options of a service, so they may have no password. Put it into { $path } with mode 0600, as in: NENUPHAR_DATABASE=postgresql://…
sorry-service-signs = The options of a service may have no line breaks or other control characters.
sorry-service = { $command } failed: { $reason }
version-verified = All { $files } files are as they were released. Compare this fingerprint with the one of the release: { $fingerprint }
sorry-version-editable = This Nénuphar runs from its sources, not from a released package. There is nothing to compare it with; in a git checkout, use: git status
sorry-version-changed = { $count ->
    [one] One file is not as it was released
   *[other] { $count } files are not as they were released
    }: { $files }
move-moving = Moving everything from { $from } to { $to }
move-done = Done: { $rows ->
    [one] one row was
   *[other] { $rows } rows were
} moved and compared. Start the server with --database and the new place.
move-damaged = These tables were already damaged: { $tables }
sorry-move = Nothing was moved: { $reason }
sorry-port = Port { $port } is already in use. Choose another, for example --port 8124.
sorry-file-in-use = Another Nénuphar is running with { $path }. Stop it first, or choose another file with --database.
sorry-processes = Several processes need PostgreSQL: give its address with --database postgresql://…
sorry-node-taken = Another node named { $node } is running. Choose another name with --node.
sorry-nodes-file = Nodes share a PostgreSQL database: give its address with --database postgresql://…
sorry-address = Cannot listen on { $host }, port { $port } ({ $reason }).
sorry-key-alone = --key needs --certificate.
sorry-certificate-unreadable = { $path } cannot be read or written: { $fact }.
sorry-certificate-damaged = { $path } is not a certificate in PEM format, or it is damaged.
sorry-certificate-key = { $path } is not the key for { $fact }, or it has a password.
sorry-certificate-expired = The certificate { $path } expired on { $fact }.
sorry-certificate-early = The certificate { $path } is only valid from { $fact }. Is the clock of this machine right?
sorry-certificate-name = The certificate authority in { $path } may not vouch for { $fact }. Use --certificate for this name, or remove the folder: a new authority is then made, and all devices have to trust it.
nodes-none = No node is running with this database.
nodes-name = node
nodes-version = version
nodes-tables = tables
nodes-sockets = sockets
nodes-beat = last beat
nodes-state = state
nodes-running = running
nodes-draining = draining
nodes-late = late

## Words

words-word = word
words-verdict = verdict
words-rule = rule
words-evidence = why
words-valid = accepted
words-likely = probably accepted
words-discuss = to discuss
words-invalid = rejected
words-everyday = everyday words
words-attested = the whole list
words-building = Building the { $lang } word list. This takes up to a minute and happens once.
words-none = { $lang }: no list yet.
words-ready = { $lang }: { $words } words ({ $stage }), list { $fingerprint }, from { $sources }
words-folder = The lists are in { $folder }
words-unbuilt = The full { $lang } list is not built yet. Build it with: { $program } words build --lang { $lang }
words-outdated = The { $lang } list is from an older version or from other dictionaries than those installed now. Rebuild it with: { $program } words build --lang { $lang }
words-nothing = No word is possible.
words-proven = { $points } points: proven best of the words that are shown.
words-unshown = Words that are not shown here would give { $points } points.
words-unproven = { $points } points. Time ran out before this was proven best.
sorry-sign = { $word }: there is no tile for { $sign }. Words use the letters A to Z.
sorry-rack = A rack has 1 to { $most } letters, not { $letters }.

## Reports on simulations

sorry-results = { $path } is not a file of results. Make one with: nenuphar simulate
sorry-results-empty = { $path } has no matches.
sorry-results-value = { $path } is damaged: the column { $column } has a value that cannot be. Simulate again.
sorry-results-count = { $path } has { $found } of { $wanted } matches: the rest is missing. Simulate again.
sorry-results-version = { $path } is from version { $found }, and this is { $known }. Simulate again.
sorry-results-games = These results are of two games, { $one } and { $other }. A report compares variants of one game.
sorry-results-seats = These results have { $one } and { $other } seats. A report compares variants with the same number.
report-done = The report is in { $path }
report-title = { $game }: what simulated matches show
report-about = { $matches } matches with { $seats } seats; bots: { $bots }; options: { $options }; seed { $seed }; played by Nénuphar { $version }.
report-verdict = Verdict
report-few = Too few matches for a verdict: { $matches }. It takes at least { $fewest } of each variant.
report-differ = These variants differ: { $certain } of { $tests } comparisons show more than chance explains.
report-same = No difference found: none of { $tests } comparisons shows more than chance explains.
report-findable = That does not prove that they are equal. A difference of { $points } percentage points in a seat's wins would usually show.
report-differs = { $what }: { $means } ({ $difference }{ $unit }; between { $low } and { $high }).
report-stands-out = { $what }: { $means } ({ $difference }{ $unit } from what it would be by chance; between { $low } and { $high }).
report-points = { " " }points
report-small = Certain, but small: nobody will notice it in a single match.
report-more = And { $more } more: see the numbers below.
report-fair = No seat wins more often than chance explains.
report-unfair = Seats do not win equally often.
report-unfair-first = It matters who plays first.
report-name-seat = Wins of seat { $subject }
report-name-first = Wins of the first player
report-name-level = Wins of { $subject }
report-name-turns = Decisions in a match
report-name-lead = Changes of the lead
report-name-comeback = Matches that turn
report-name-use = { $subject }, in a match
report-name-edge = { $subject }, by winners more than by others
report-seats = Who wins?
report-seats-means = The share of matches that each seat wins, with the range in which the true share probably is. The dashed line is an equal share of the matches that somebody wins. A shared win counts in parts. The first player is the seat that makes the first decision. If chance picks it, all seats should win equally often.
report-nobody = Nobody wins { $share } of the matches.
report-first = Advantage of the first player: { $difference } percentage points (between { $low } and { $high }).
report-levels = Which bots win?
report-levels-means = The share of matches that each level of bots wins, on all seats together.
report-length = How long is a match?
report-length-means = The number of decisions that players make until the match is over. The bars show how often each length occurs.
report-spread = On average { $mean }. Half of all matches have { $low } to { $high }, the one in the middle has { $middle }.
report-leads = How often does the lead change?
report-leads-means = How often another seat comes out in front during a match. Few changes mean that an early lead decides.
report-comebacks = Can a match still turn?
report-comebacks-means = The rank that the later winner had at half time: 1 means in the lead already. The bars show how often each rank occurs. A match turns if the winner was not in the lead.
report-turned = In { $mean } of the decided matches, the winner was not in the lead at half time (between { $low } and { $high }).
report-decides = What decides a match?
report-decides-means = How much more often winners use something than others do, in an average match. To the right of the dashed line winners use it more, to the left less. This does not say what is the cause: winners may also use something because they are ahead.
report-uses = How often is everything used?
report-uses-means = How often all players together use something in an average match.
report-largest = The { $shown } largest of { $all }. The table has all of them.
report-numbers = The numbers
report-meaning = What does this mean?
report-value = value
report-share = of the matches
report-what = What
report-mean = on average
report-difference = difference
report-chance = chance?
report-hardly = hardly
report-maybe = possibly
report-too-rare = too rare to tell
report-method = How to read this page
report-bots = Bots played these matches. People may play differently: a difference between bots is a reason to try it with people, not a proof.
report-range = Each number comes with a range (small, or as a line): in 95 of 100 such simulations, the range contains the true value.
report-holm = Among many numbers some look striking by chance alone. So each comparison has to be clearer the more of them there are (after Holm): the chance that even one of those marked “hardly” is a false alarm is 5 % at most. The p-values already include this.
report-download = Save all numbers as CSV

## Ratings and people's pages

ratings-making = Matches are being read again from { $database }.
ratings-made = { $matches ->
    [one] One match was read, and all ratings were made again.
   *[other] { $matches } matches were read, and all ratings were made again.
}
refused-TB-80 = There is no such page, or its owner does not show it to you.
refused-TB-82-waiting = This match is rated. The players of these seats have not agreed yet: { $seats }. Wait for them, or make the table unrated.
refused-TB-82-unrated = This table is not rated, so there is nothing to agree to.
refused-TB-83-alone = A rated match needs at least two players.
refused-TB-83-screen = In a rated match everyone needs a device: nobody can play at another person's screen.
refused-TB-83-bot = The strength of the bot { $level } is not known. Choose one of the game's own bots, or make the table unrated.
table-line-rating-accepted = { $who } agrees to a rated match.
table-line-changed-rated = whether the match is rated
## People who are gone, data to take along, previews of links

picture-done = The picture is in { $path }
picture-drawing = Drawing …
sorry-picture = A picture ends in .png, an animation in .gif: { $path } does not.
sorry-puzzles = { $game } has no puzzles that can be mined. Games that do: { $games }.
sorry-no-puzzles = { $game } keeps no puzzles yet. `{ $program } puzzles mine` finds some.
former-guest = Former guest
refused-TB-95 = Your data is being collected already. Wait until that download is complete.
refused-TB-96 = That is not your name. Type it exactly as it is shown.
refused-TB-99 = This match cannot be drawn.
refused-TB-99-busy = Several animations are being made right now. Try again in a minute.
takeout-title = What this server knows about you
takeout-intro = Everything is in plain files that any program can read. Matches can be opened with “nenuphar replay FILE” and checked with “nenuphar verify FILE”.
takeout-people = Your name, your colour and your picture.
takeout-company = Tables that you may see: { $rows }.
takeout-turns = Running matches, and whether they wait for you: { $rows }.
takeout-keepsakes = What you kept from matches, such as ratings: { $rows }.
takeout-precedents = Words that were decided at your tables: { $rows }.
takeout-kept-files = Boards and other files that you made: { $rows }.
takeout-device-links = Links for other devices that are not used up: { $rows }.
takeout-slacks = How far your claimed reactions in games of speed were off, in microseconds.
takeout-other = Rows about you in the table { $name }: { $rows }.
takeout-tables = Your tables with their games and players: { $rows }.
takeout-chat = What you wrote in chats: { $rows }.
takeout-matches = Records of the matches that you played: { $rows }.
preview-private = A private table
preview-waiting = Waiting for players
preview-playing = The match is under way
preview-over = The match is over
preview-drawn = A draw
preview-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
preview-players = Players: { $names }
preview-invites = { $who } invites you to play { $game }
preview-daily = { $game }: new every day
preview-daily-about = { $day }. The same for everybody, one try that counts. How far do you get?
preview-puzzle = { $game }: puzzles
preview-puzzle-about = { $day }. Find the best move. How many do you solve?
refused-TB-110 = A match can be analysed when it is over.
refused-TB-110-closed = The match was closed before its end, so it cannot be analysed.
refused-TB-111 = This match was played by older rules (version { $found }, today { $expected }), so it cannot be analysed.
refused-TB-112 = Several matches are being analysed right now. Try again in a minute.
refused-TB-112-failed = This match cannot be analysed right now. Try again later.
refused-TB-114 = You can play on once the match is over.
refused-TB-114-seat = There is no such seat.
refused-TB-114-moment = Nobody decides anything at this moment of the match. Choose another one.
refused-TB-132 = This table is closed.
refused-TB-140-game = This game has no advice to give.
refused-TB-140-counts = This match counts, so there is no advice.
refused-TB-140-turn = You can ask for advice when it is your turn.
refused-TB-142 = You have used all your advice for now. Decide for yourself for a while.
table-line-position-taken = Practice: the match goes on from step { $steps } of another match. It counts for nothing.
table-line-advice-taken = { $who } asks the bot ({ $level }) for advice.
