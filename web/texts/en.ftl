# What the page says, whatever is played. The same ids and variables in every language.

## Words

level-tadpole = Tadpole
level-frog = Hopper
level-heron = Heron
level-kraken = Kraken
web-day-letter = d
web-auto = Auto
web-close = Close
web-loading = One moment …
web-save = Save
web-saved = Saved.
web-send = Send
web-copy = Copy link
web-copied = Copied
web-copy-failed = Copying does not work here. Mark the link and copy it by hand.
web-share = Share
web-skip = Skip to the content
web-nav = Your things
web-home-link = Nénuphar, home
web-settings-link = { $name }: settings
web-offline = No connection to the server. Check your network; the page tries again by itself.
web-refused = That does not work right now ({ $rule }).
web-lost = Connection lost. Trying again …

## Home

web-home-title = The pond is calm. Who hops first?
web-home-lead = Family board games with friends and bots. Nothing to install, nobody to ask.
web-play-now = Play now
web-play-now-hint = { $game } against two bots, at once.
web-games = Games
web-players = { $fewest } to { $most } players
web-set-up = Set up a table
web-rules = Rules
web-your-tables = Your tables
web-your-turn-count = { $count ->
    [one] your turn
   *[other] your turn at { $count }
}
web-your-turn-go = Your turn: { $game }
web-your-turn-hint = { $count ->
    [one] They are waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-your-turn = Your turn
web-free-seats = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-running = Match on
web-over = Match over
web-open-tables = Open tables
web-open-none = No open table right now. Set one up and leave a seat free: somebody may hop on.
web-join-title = Have you got a code?
web-join-label = Code of the table
web-join-example = ABCD2345
web-join = Join
web-join-unknown = No table has this code. Ask for it again: perhaps a letter was misheard.

## Setting up a table

web-new-title = { $game } · A new table
web-new-seats = Who plays?
web-new-how-many = Number of seats
web-n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-seat-n = Seat { $n }
web-seat-me = you
web-seat-around = at this screen
web-seat-here = Around this screen
web-seat-name = Name on seat { $n }
web-seat-open = For a friend
web-seat-bot = Bot: { $level }
web-seat-free = Free
web-new-pace = Time for a decision
web-pace-none = No clock
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-pace-none-hint = Everybody thinks as long as they like.
web-pace-live-hint = Everybody sits at the table. When the time is up, the rules decide.
web-pace-slow-hint = Look in now and then: your page lists the tables where it is your turn.
web-new-public = Anybody may join
web-new-public-on = The table is listed for everybody on this server.
web-new-public-off = Only people with your link or code find it.
web-new-options = More options
web-new-open = Open the table
web-option-chance = Chance decides
web-option-none = none
web-option-off = no

## The waiting room

web-waiting-title = { $game } · Waiting room
web-waiting-lead = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-waiting-full-host = Everybody is here. You can begin.
web-waiting-full = Everybody is here. { $host } can begin.
web-waiting-people = Waiting for the others …
web-waiting-host = Waiting for { $host } to begin …
web-agreed = Agreed on
web-seats = Seats
web-sit = Sit down here
web-fill = Fill with bots
web-begin = Begin
web-leave = Leave the table
web-bot = Bot
web-host = Host
web-here = here
web-away = away
web-far = far away
web-far-words = { $who ->
    [you] You are far away: your connection takes more than 300 milliseconds there and back. Close calls about your hand may be unfair.
   *[other] { $who } is far away: the connection takes more than 300 milliseconds there and back. Close calls about this hand may be unfair.
}
web-doubted = timed by the server
web-doubted-words = { $who ->
    [you] Your screen says you are faster than your connection bears out, time after time. So the server times your hand itself.
   *[other] { OF($who) } screen claims to be faster than the connection bears out, time after time. So the server times this hand itself. Only you as the host see this.
}
web-add-bot = Give seat { $n } to a bot
web-add-bot-short = Add a bot
web-remove = Remove { $name }
web-remove-short = Remove
web-kick = Send { $name } away
web-kick-short = Send away
web-watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-invite = Invite friends
web-invite-how = Point a phone's camera here, or send the link.
web-invite-code = Code: { $code }
web-invite-qr = QR code for { $link }
web-invite-alone = This address only works on this device. For phones, start the server with an address that the network can reach.
web-invite-watch = Copy the invitation

## At the table

web-joining = On the way to the table
web-table-title = The table
web-your-move = Make your move.
web-waiting-for = Waiting for { $names }
web-watch = Watch what happens.
web-clock = Time left
web-menu = Menu
web-side = Around the table
web-log = Story
web-log-none = Nothing has happened yet.
web-chat = Talk
web-chat-none = Nobody has said anything yet.
web-chat-label = Say something
web-chat-unread = Talk, { $n } new
web-reactions = Quick signs
web-react-hello = Hello
web-react-well-played = Well played
web-react-oops = Oops
web-react-thinking = Let me think
web-react-hurry = Your turn soon?
web-react-thanks = Thank you
web-players-label = Players
web-crown = wears the crown
web-out = out
web-ready = ready
web-thinking = is thinking
web-rule-open = Read rule { $rule }
web-rule-of-table = This is a rule of the table itself.
web-how = In short
web-rules-english = All the rules, with their ids. They are written in English only:
web-rules-away = The rules cannot be loaded right now. Try again in a moment.
web-possible = You can: { $offers }.
web-no-board = This game has no picture yet. You can play it from this list.
web-stand-in = { $level } stands in
web-stood-in = While you were away, a bot ({ $level }) plays for you.
web-come-back = Play again yourself
web-gone = { $name } is not here.
web-propose = Let a bot play
web-takeover = May a bot ({ $level }) play for { $name } until they are back?
web-takeover-yes = Yes
web-takeover-no = Wait
web-takeover-wait = { $n ->
    [one] One more has to agree.
   *[other] { $n } more have to agree.
}
web-tutor = Your first game
web-tutor-step = { $step } of { $steps }
web-tutor-next = Next
web-tutor-done = Hop in
web-tutor-again = Explain the game to me
web-mute = Mute
web-resign = Resign
web-resign-sure = Resign?
web-resign-what = A bot plays your seat to the end. You can stay and watch, but not come back in.
web-play-on = Play on
web-back-home = Home
web-back-table = Back to the table

## The end

web-result = Result
web-you-won = You have won!
web-they-won = { $names } has won!
web-nobody-won = Nobody at the table has won
web-drawn = A draw
web-rematch = Rematch
web-rematch-go = To the rematch
web-share-replay = Share this match
web-replay = Replay
web-chart-gone = out

## Replay

web-replay-begin = The beginning.
web-replay-moment = Moment of the match
web-replay-step = Step { $n } of { $of }
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-back = One step back
web-replay-speed = Speed
web-record = Save record

## Settings

web-settings = Settings
web-you-title = You
web-your-name = Name
web-your-colour = Colour and sign
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
web-device-settings = This device
web-language = Language
web-theme = Light
web-theme-dark = Moonrise
web-theme-light = Morning
web-motion = Motion
web-motion-full = Lively
web-motion-still = Still
web-sound = Sound
web-volume = Volume
web-other-device = Another device
web-other-device-what = Take your name and your tables with you, to a phone for example. The link works once and only for a short time.
web-other-device-make = Make a link
web-device-title = Be yourself here too
web-device-what = On this device you are { $name }. With this link you become the person who sent it, with their tables.
web-device-yes = Yes, that is me
web-device-no = Better not
web-device-old = This link was used already or is too old. Make a new one on the other device.

## Nothing here

web-404-title = Only water here
web-404 = There is no page at this address. Perhaps a letter is missing.
web-no-table-title = No such table
web-no-table = There is no table at this address, or you need an invitation to see it.
web-closed-title = This table is closed
web-closed = Everybody has gone home. Open a new table whenever you like.

web-keepsakes = What you keep
web-keepsakes-title = { $game }: what you keep
web-workshop-title = { $game } · Workshop
web-workshop-lead = Draw a board, hear what the rules say to it, and try it out.
web-workshop-link = Draw a board of your own
