# What the table itself says, whatever is played. The same ids and variables in every language.

you = you

## The table says no

refused-TB-1 = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
}, but this game is for { $fewest } to { $most }. Take that many.
refused-TB-2 = { $by } has no seat at this table. Only those who sit here can play.
refused-TB-3 = That came at { $at } ms, but it is already { $now } ms: time never runs backward.
refused-TB-4 = { $over ->
    [1] This match is over. Start a new one to play on.
   *[other] This match has not begun yet. Wait for the first draw.
}
refused-TB-5-late = It is too late to stir bytes into the chance: the match has begun.
refused-TB-5-twice = You have stirred your bytes in already. Once is enough.
refused-TB-5-not-hex = Write the bytes in hexadecimal: two digits each, 0 to 9 and a to f.
refused-TB-5-length = Stir in 1 to 64 bytes.
refused-TB-6 = The clock has nothing to say yet: no deadline has passed.
refused-TB-6-limit = The time for a decision must be at least 1 ms. Give more, or set no limit.
refused-TB-7 = The record opens when the match is over. Play to the end first.
refused-TB-8 = This cannot be read ({ $field }): { $problem }.
refused-TB-8-option = This game has no option { $name }. It has: { $names }.
refused-TB-8-file = There is no file called { $name } to choose. There are: { $names }.
refused-TB-9 = This record was changed or damaged: { $where } is not as it was played.
refused-TB-9-rules = This match was played by version { $found } of the game's rules; this program plays version { $expected } and cannot check it.
refused-TB-9-differs = This record was changed or damaged: { $where } says { $found }, but playing it again gives { $expected }.
refused-TB-9-refused = This record was changed or damaged: { $where } is not allowed, { $broken } says no.
refused-TB-10 = Too late: that question is settled. Look at the table and choose again.

problem-type = it should be { $expected }, but it is { $found }
problem-unknown-field = nobody knows the field { $name }
problem-missing-field = the field { $name } is missing
problem-value = { $found } is not one of the possible values
problem-cut = it breaks off too early
problem-syntax = it stops being JSON at byte { $byte }
problem-toml = it stops being TOML at { $place }
problem-twice = it stands there twice
problem-deep = it is nested too deeply
problem-utf8 = it is not UTF-8 text
the-whole = the whole

## The command line says no

sorry-game = There is no game called { $game }. You can play: { $games }.
sorry-language = --lang { $lang }: this language is not spoken here. Try one of: { $langs }.
sorry-seat-empty = --seats: seat { $number } has no name. Write for example you,bot,bot.
sorry-seat-name = --seats: { $name } is no good name. Take 1 to 20 letters, digits, spaces or - . ' _.
sorry-seat-twice = --seats: two seats are called { $name }. Give everybody a name of their own.
sorry-seat-meant = --seats: { $name } looks like { $meant }. Did you mean { $meant }? If it is a name, write another.
sorry-level = --seats: there is no bot level { $level }. Levels: { $levels }.
sorry-bots = --bots: there is no bot level { $level }. Levels: { $levels }.
sorry-bots-alone = --bots: name two levels or more, to play each other. Levels: { $levels }.
sorry-arena-seats = --seats is the number of seats, { $fewest } to { $most }, not { $given }.
sorry-option = --option { $given }: write it as name=value. This game knows: { $names }.
sorry-number = { $name } must be a number from { $fewest } to { $most }, not { $found }.
sorry-record-name = This record calls a player { $name }. A name has 1 to 20 letters, digits, spaces or - . ' _.
sorry-file-missing = There is no file { $path }.
sorry-file = The file { $path } cannot be used: { $reason }.
sorry-no-matches = No match is kept in { $folder } yet. Play one with: { $program } play { $game }
sorry-no-match = No kept match begins with { $name }. See them with: { $program } export --list
sorry-several-matches = Several kept matches begin with { $name }. Write more of the name: { $program } export --list shows them.
sorry-no-record = There is no file { $name }, and no kept match begins so. See those with: { $program } export --list
sorry-file-there = The file { $path } is there already. To replace it, add --force.
sorry-no-page = { $game } has no rules page.
sorry-no-rule = There is no rule { $rule }. Read them all with: { $program } rules { $game }
sorry-end = The input ended before the match did. Nothing was kept.
sorry-stopped = Stopped. Nothing was kept.
sorry-unknown-command = There is no command { $given }. See them with: { $command } --help
sorry-unknown-flag = There is no option { $given } here. See them with: { $command } --help
sorry-missing = { $name } is missing. See how it goes with: { $command } --help
sorry-unused = { $given } is one word too many. See how it goes with: { $command } --help
sorry-value = { $name }: { $given } cannot be used here.
sorry-system = It cannot go on: { $reason }.
sorry-parse = That command line cannot be read: { $reason }

## Playing

table-seats = At the table: { $players }.
table-person = { $name } (person)
table-bot = { $name } (bot: { $level })
table-promise = Chance is settled already; this will prove it after the match: { $commitment }
table-seconds = { $seconds ->
    [one] There is { $seconds } second
   *[other] There are { $seconds } seconds
} for each decision. Whether you are late is judged when you press Enter.
table-narrow = Please widen this window to { $columns } columns or more: the picture is cut off.
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
ask-hidden = typing is hidden
ask-again = You chose { $offer }. Enter keeps it, or choose again
ask-hand-over = { $who ->
    [you] Take the keyboard. The others look away. Press Enter.
   *[other] { $who }, take the keyboard. The others look away. Press Enter.
}
ask-hand-back = (Chosen: { $names }. To change your mind, type your name instead.)
ask-next = Enter to go on
ask-leave = Leave the match? Nothing is kept. y/N
answer-unclear = I do not understand "{ $typed }". Type one of the moves, or ? for help.
answer-nobody = "{ $typed }" has nothing to change. Press Enter, or type one of: { $names }.
answer-late = Too late: the time was up, so the clock decides.
answer-late-keep = Too late: the time was up, so your first choice stands.
help =
    Type a move as it is listed, or just its number, then Enter.
    Enter, b   see the table again
    ?, h       this help
    r          list the rules
    r RULE     read a rule, for example: r { $rule }
    q          leave; nothing is kept
    While others are still choosing you can change your mind: choose again,
    or, when several of you share this keyboard, type your name when
    the keyboard changes hands.
left = You left the table. Nothing was kept.

## After the match

over-commitment = The commitment, as at the beginning: { $commitment }
over-kept = Kept as { $path }
over-verify = Check every draw and every move: { $command }

## Records

record-head = { $title }, { $players }
verified-commitment = The seed fits the commitment { $commitment }.
verified-draws = { $draws ->
    [one] { $draws } draw of chance comes from that seed.
   *[other] { $draws } draws of chance come from that seed.
}
verified-commands = { $commands ->
    [one] { $commands } command was played again and is allowed.
   *[other] { $commands } commands were played again and are allowed.
}
verified-events = { $events ->
    [one] { $events } event is the very one that follows.
   *[other] { $events } events are the very ones that follow.
}
verified-outcome = The outcome follows too.
verified = This record is sound.
list-match = match
list-players = players
list-winners = won
list-damaged = unreadable
list-nobody = nobody
list-drawn = nobody (drawn)
exported = Written to { $path }

## Games and arena

games-game = game
games-seats = seats
games-bots = bots, weakest first
shelf-files = { $game }: { $files }
shelf-faulty = Nobody can play with { $file }: { $why }
shelf-folder = Files of your own go into { $folder }
shelf-sound = { $path } is sound.
arena-level = level
arena-matches = matches
arena-wins = won
arena-rate = share
arena-interval = 95 % sure
arena-expected = if equal
arena-duel = duel
arena-decided = decided
arena-p = p
arena-progress = { $done } of { $games } matches, about { $seconds } s left.
arena-undecided = Drawn: { $drawn }. Won by no seat: { $nobody }.

# The table online

refused-TB-8-level = There is no bot of level { $level }. Levels: { $levels }.
refused-TB-8-game = There is no game called { $game }. You can play: { $games }.
refused-TB-11-taken = Seat { $seat } is taken. Choose another one.
refused-TB-11-no-seat = This table has no seat { $seat }.
refused-TB-11-standing = You have no seat at this table. Sit down first.
refused-TB-11-seats = You can have one seat, not more.
refused-TB-12-host = Only the host of the table can do that.
refused-TB-12-nobody = On seat { $seat } there is nobody to send away.
refused-TB-12-sent-away = The host has sent you away. You can look on.
refused-TB-13 = Somebody is missing on { $seats }. Wait for them, or give the seat to a bot.
refused-TB-14-playing = The match has begun: the seats stay as they are.
refused-TB-14-closed = This table is closed. Open a new one.
refused-TB-16-seat = Nobody on seat { $seat } needs a stand-in.
refused-TB-16-there = Seat { $seat } has not been away for long. Give it a moment.
refused-TB-16-vote = There is nothing to agree to for seat { $seat }.
refused-TB-17 = A bot plays for you, or you have left your seat. Come back first.
refused-TB-18 = You have resigned: a bot plays your seat to the end.
refused-TB-19 = A rematch is for after the match.
refused-TB-20 = There is no such table. Perhaps the invitation was mistyped.
refused-TB-21 = Write 1 to { $most } characters.
refused-TB-22 = A name has 1 to { $most } letters or digits that all can read.
refused-TB-23 = The table does not know you yet. Load the page again.
refused-TB-24 = That was a bit much at once. Wait a moment.
refused-TB-25-host = This server is not called by that name.
refused-TB-25-origin = A page from elsewhere cannot speak for you here.
refused-TB-26 = The time for a decision is { $fewest } to { $most } seconds, or none.
refused-TB-27 = This link was used before, or it is too old. Ask for a new one.
refused-TB-28 = The table cannot store anything right now. Try again in a moment.
refused-TB-31 = You have settled { $most } words already. Forget some first.
refused-TB-30-game = This game is not made for several people around one screen. Everybody needs a device.
refused-TB-30-host = Whoever opens a table for people around one screen plays along.
refused-TB-30-many = At most { $most } people find room around one screen.
refused-TB-30-seat = Seat { $seat } is not played on your screen.

table-line-opened = { $who } opens the table.
table-line-sat-down = { $who } sits down on seat { $seat }.
table-line-got-up = { $who } leaves seat { $seat }.
table-line-sent-away = { $who } was sent away by the host.
table-line-bot-seated = A bot ({ $level }) takes seat { $seat }.
table-line-bot-removed = The bot leaves seat { $seat }.
table-line-host-changed = { $who } is the host now.
table-line-closed = Nobody is left: the table is closed.
table-line-began = The match begins.
table-line-went-away = { $who } has left. The seat waits.
table-line-came-back = { $who } is back.
table-line-stand-in-proposed = { $who } asks: may a bot ({ $level }) play for { $absent }?
table-line-stand-in-agreed = { $who } agrees.
table-line-stand-in-declined = { $who } would rather wait.
table-line-stand-in-came = A bot ({ $level }) plays for { $who }, who may come back at any time.
table-line-resigned = { $who } resigns. A bot ({ $level }) plays on.
table-line-rematch = { $who } wants a rematch. The new table is open.

serve-here = The table is open: { $address }
serve-there = In your local network, also by this code: { $address }
serve-stop = Ctrl+C closes it.
sorry-port = Port { $port } is in use already. Choose another one, for example --port 8124.
sorry-address = { $host }, port { $port }: nothing can listen there ({ $reason }).

## Words

words-word = word
words-verdict = verdict
words-rule = rule
words-evidence = why
words-valid = stands
words-likely = probably stands
words-discuss = talk about it
words-invalid = falls
words-everyday = everyday words
words-attested = the whole list
words-building = The word list of { $lang } is being built. That takes a minute or less, and happens once.
words-none = { $lang }: no list yet.
words-ready = { $lang }: { $words } words ({ $stage }), list { $fingerprint }, from { $sources }
words-folder = The lists lie in { $folder }
words-unbuilt = The whole list of { $lang } is not built yet. Build it with: { $program } words build --lang { $lang }
words-outdated = The list of { $lang } was made by an older version, or from other dictionaries than are installed now. Build it anew with: { $program } words build --lang { $lang }
words-nothing = Nothing can be laid.
words-proven = { $points } points, and no layout of words of the list is worth more.
words-unproven = { $points } points. The time was up before it was proven that there is nothing better.
sorry-sign = { $word }: there is no tile for { $sign }. Words are laid with the letters A to Z.
sorry-rack = A rack has 1 to { $most } letters, not { $letters }.
