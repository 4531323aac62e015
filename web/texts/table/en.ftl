# Texts that only tables need: other pages do not load them.

## The waiting room

web-waiting-title = { $game } · Waiting room
web-waiting-lead = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-waiting-full-host = Everyone is here. You can begin.
web-waiting-full = Everyone is here. { $host } can begin.
web-waiting-people = Waiting for the others …
web-waiting-host = Waiting for { $host } to begin …
web-agreed = Options
web-change-table = Change the table
web-change-save = Save changes
web-table-public = open to everyone
web-table-private = by invitation only
web-all-settings = All settings
web-seats = Seats
web-sit = Sit down here
web-fill = Fill with bots
web-begin = Begin
web-leave = Leave the table
web-host = Host
web-here = online
web-away = offline
web-far = slow connection
web-far-words = { $who ->
    [you] Your connection is slow (over 300 ms round trip), so close calls may be unfair.
   *[other] { OF($who) } connection is slow (over 300 ms round trip), so close calls may be unfair.
}
web-doubted = timed by the server
web-doubted-words = { $who ->
    [you] Your device keeps reporting times your connection can't confirm, so the server times you.
   *[other] { OF($who) } device keeps reporting times the connection can't confirm, so the server times this player. Only you, the host, can see this.
}
web-add-bot = Give seat { $n } to a bot
web-add-bot-short = Add a bot
web-remove = Remove { $name }
web-remove-short = Remove
web-kick = Remove { $name }
web-kick-short = Remove
web-watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-invite = Invite friends
web-invite-how = Scan this with a phone, or send the link.
web-invite-code = Code: { $code }
web-invite-alone = This address only works on this device. To invite phones, start the server with an address your network can reach.
web-invite-watch = Copy invitation
web-invite-words = Come and play { $game } with me:

## Advice

web-advice = Advice
web-advice-ask = Ask for advice
web-advice-thinking = The bot ({ $level }) is thinking …
web-advice-none = The bot ({ $level }) has no advice right now. Try again.
web-advice-move = The bot ({ $level }) would choose: { $move }
web-advice-which = Which move?
web-advice-why = Why?

## The big screen, and one device for several people

web-screen-show = Show on a big screen
web-screen-how-1 = Open this address in the television's browser:
web-screen-how-2 = Type this code there. It works once, for ten minutes.
web-screen-what = The big screen shows what everyone may see. Phones then show only your own hand.
web-screen-here = Open in a new window
web-screen-on = A big screen is on
web-screen-join = Join with your phone
web-screen-turn = { $name } to move
web-screen-next = A rematch appears here by itself.
web-screen-hand = Only my hand
web-curtain-about = You pass this device on. A curtain hides your hand from the others.
web-curtain-to = Hand the device to { $name }
web-curtain-what = Everyone else looks away.
web-curtain-take = I am { $name }
web-curtain-close = Close the curtain

## The server

web-restart = The server restarts at { $time }. You can play on afterwards.

web-outdated = There is a new version of this page.
web-reload = Load it
web-slow = Slow connection …
web-slow-move = Slow connection. Your move is on its way …
web-lost-move = Connection lost. Your move is sent as soon as it is back …
web-unsaved = The server cannot save right now. Trying again …
web-unsaved-move = The server cannot save right now. Your move is sent as soon as it can …
web-latency = Connection: { $ms } ms
web-no-board = This game has no picture yet.
web-text-board = The board as text
web-type-move = Type a move
web-play-move = Play
web-move-unread = The game cannot read “{ $typed }”.
web-stood-in = A bot ({ $level }) is playing for you.
web-come-back = Take back my seat
web-gone = { $name } is offline.
web-propose = Let a bot play
web-takeover = Let a bot ({ $level }) play for { $name } until they are back?
web-takeover-yes = Yes
web-takeover-no = Wait
web-takeover-wait = { $n ->
    [one] One more player has to agree.
   *[other] { $n } more players have to agree.
}
web-tutor = Your first game
web-tutor-next = Next
web-tutor-after-move = Continues after your move.
web-tutor-later = Continues in a moment.
web-tutor-close = Close the explanations
web-tutor-done = Let's play
web-tutor-again = Show me how to play
web-mute-spectators = Mute spectators
web-resign = Resign
web-resign-sure = Resign?
web-resign-what = A bot will finish the match for you. You can watch but not rejoin.
web-play-on = Keep playing
web-keep = Picture
web-keep-picture = Save as picture
web-keep-film = Save as animation
web-keep-animate = Make an animation
web-keep-making = The animation is being drawn …
web-keep-what = Both show only what everyone at the table could see.
web-send = Send
web-log-none = Nothing has happened yet.
web-log-earlier = Show earlier
web-chat-none = No messages yet.
web-chat-label = Message
web-reactions = Reactions
web-you-won = You win!
web-rematch = Rematch
web-rematch-go = Go to the rematch
web-shared-won = { $n ->
    [one] { $names } won a game of { $game }. See how it went:
   *[other] { $names } won a game of { $game } together. See how it went:
}
web-replay-moment = Position in the match
web-replay-step = Step { $n } of { $of }
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-back = Previous step
web-replay-speed = Speed
web-daily-result = Result of the day
web-daily-back = All days
web-chat-deleted = Message deleted
web-share = Share
web-seat-around = on this device
web-table-title = The table
web-your-move = Your move.
web-you-watch = You are watching
web-learning-who = { $n ->
    [one] { $names } is learning the game.
   *[other] { $names } are learning the game.
}
web-learning = is learning the game
web-menu = Menu
web-side = Table panel
web-log = Log
web-chat = Chat
web-chat-unread = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
web-crown = in the lead
web-out = out
web-ready = ready
web-thinking = is thinking
web-possible = You can: { $offers }.
web-stand-in = { $level } stands in
web-rank = Rank
web-share-replay = Share this match
web-shared = A game of { $game } on Nénuphar. See how it went:
web-replay-begin = Start of the match
web-practice = Practice: it counts for nothing
web-pace-none-hint = Take as long as you like.
web-pace-live-hint = Everyone plays live. If your time runs out, a move is made for you.
web-pace-slow-hint = Play over several days. Your home page shows where it's your turn.
web-new-public = Anyone can join
web-new-public-on = Everyone on this server can see the table.
web-new-public-off = Only people with your link or code can find it.
web-new-options = More options
web-option-chance = Random
web-option-yours = Your own
web-option-none = none
web-waiting-for = Waiting for { $names }
web-watch = Watch and wait.
web-they-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-nobody-won = No player wins
web-well-played = Well played
web-drawn = Draw
web-workshop-link = Draw your own board
