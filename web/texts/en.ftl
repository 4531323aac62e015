# What the page says, whatever is played. The same ids and variables in every language.

## Words

strength-easy = easy
strength-medium = medium
strength-strong = strong
strength-very-strong = very strong
web-day-letter = d
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-saved = Saved.
web-copy = Copy link
web-copied = Copied
web-copy-failed = Copying does not work here. Select the link and copy it by hand.
web-skip = Skip to content
web-tap-to-skip = Tap to skip
web-nav = Main menu
web-home-link = Nénuphar home
web-settings-link = { $name }: settings
web-offline = No connection to the server. Check your network. Trying again automatically.
web-refused = Not possible right now ({ $rule }).
web-too-large = This is too large to send: { $size } KB. At most { $most } KB are possible.
web-lost = Connection lost. Reconnecting …

## Home

web-home-title = The pond is calm. Who hops first?
web-home-lead = Family board games with friends and bots. Nothing to install, no sign-up.
web-play-now = Play now
web-play-now-hint = { $n ->
    [one] Start { $game } against one bot now.
   *[other] Start { $game } against { $n } bots now.
}
web-games = Games
web-players = { $fewest } to { $most } players
web-players-short = { $fewest }–{ $most }
web-age = from age { $n }
web-more = { $game }: set up, rules
web-game-new = This page was built before the game was added. Run “make play” again, then reload the page.
web-set-up = Set up a table
web-rules = Rules
web-your-tables = Your tables
web-your-tables-all = Show all { $n } tables
web-your-turn-count = { $count ->
    [one] your turn
   *[other] your turn at { $count } tables
}
web-your-turn-go = Your turn: { $game }
web-your-turn-hint = { $count ->
    [one] The others are waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-your-turn = Your turn
web-free-seats = { $free ->
    [0] ready to begin
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-running = In progress
web-running-tables = Matches to watch
web-watch-match = Watch
web-over = Finished
web-open-tables = Open tables
web-open-none = No open tables right now. Set one up and leave a seat free: someone may join.
web-join-title = Got a code?
web-join-label = Table code
web-join-example = ABCD2345
web-join = Join
web-join-unknown = No table has this code. Check it and try again.

## Setting up a table

web-new-title = { $game } · New table
web-new-seats = Who is playing?
web-new-how-many = Number of seats
web-n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-seat-n = Seat { $n }
web-seat-me = you
web-seat-here = On this device
web-around-phone = A phone has room for two people around it. With a tablet, up to four can play.
web-seat-name = Name for seat { $n }
web-seat-open = For a friend
web-seat-bot = Bot: { $level }
web-seat-free = Free
web-new-pace = Time per move
web-pace-none = No clock
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-new-open = Open the table
web-option-off = off
web-option-on = yes
web-option-usual = as usual

## The waiting room

web-bot = Bot
web-invite-qr = QR code for { $link }

## At the table

web-joining = Joining the table
web-you = You
web-clock = Time left
web-clock-waits = The clock waits: somebody is learning the game.
web-react-hello = Hello
web-react-well-played = Well played
web-react-oops = Oops
web-react-thinking = Let me think
web-react-hurry = Your turn?
web-react-thanks = Thank you
web-players-label = Players
web-rule-open = Read rule { $rule }
web-rule-of-table = This rule is about the table, not the game.
web-how = In short
web-rules-english = The full rules are available in English only:
web-rules-away = The rules could not be loaded. Try again in a moment.
web-mute = Mute
web-back-home = Home
web-back-table = Back to the table

## The end

web-result = Result
web-replay = Replay
web-chart-start = Start
web-chart-gone = out

## Replay

web-record = Download match file

## Settings

web-settings = Settings
web-who-are-you = What should people call you?
web-who-done = Done
web-name-long = { $n } letters are too many: at most { $most }.
web-name-count = { $n } of { $most } letters
web-your-avatar = Animal
web-colour-yellow = yellow, circle
web-colour-red = red, triangle
web-colour-green = green, square
web-colour-blue = blue, diamond
web-colour-violet = violet, star
web-avatar-frog = frog
web-avatar-duck = duck
web-avatar-snail = snail
web-avatar-fish = fish
web-avatar-dragonfly = dragonfly
web-avatar-otter = otter
web-avatar-heron = heron
web-avatar-turtle = turtle
web-quick = Quick bots
web-volume = Volume
web-device-title = Use your profile on this device?
web-device-what = You are { $name } on this device. This link gives you the profile and tables of the person who made it.
web-device-yes = Use this profile
web-device-no = Cancel
web-device-old = This link has been used or has expired. Create a new one on the other device.

## Nothing here

web-404-title = Only water here
web-404 = There is no page at this address. Check the link.
web-no-table-title = No such table
web-no-table = There is no table at this address, or it is private and you need an invitation.
web-closed-title = This table is closed
web-closed = Everyone has left. Open a new table whenever you like.

web-keepsakes = Your history
web-keepsakes-title = { $game }: your history
web-workshop-title = { $game } · Workshop
web-workshop-lead = Draw a board, check it against the rules, and try it out.

## Every day

web-daily = Every day
web-puzzles = Puzzles
web-puzzle-day = Puzzle of the day
web-puzzle-done = Solved today
web-daily-play = Play today's
web-daily-go-on = Continue
web-daily-done = { $percent }% today
web-daily-over = Played
web-daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}

## People’s pages

web-my-page = My matches and ratings
web-person = Player

## A match to keep

web-screen-title = Big screen
web-screen-lead = Show a table on this television. Somebody at the table gets the code from the menu.
web-screen-code = Code from the table
web-screen-open = Show the table
