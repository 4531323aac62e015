# China Moon on screen, in English. The story itself is told by ../../texts.

china_moon-web-pads = The track: { $n } pads from the bank to the moon
china_moon-web-frogs = The frogs
china_moon-web-hands = Everyone's lilies
china_moon-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
china_moon-web-keys = Arrow keys lead to the next choice, with Shift to every pad and frog. Enter chooses, Escape goes back. A frog can also be chosen by its letter.
china_moon-web-none = none
china_moon-web-the-bank = the bank
china_moon-web-the-arrival = the arrival

## Pads and frogs

china_moon-web-is-plain = plain
china_moon-web-is-lily = lily pad
china_moon-web-is-black = pad of the black lily
china_moon-web-is-prankster = prankster
china_moon-web-is-spring = spring
china_moon-web-is-butterfly = butterfly
china_moon-web-pad = Pad { $pad }: { $kind }.
china_moon-web-arrival = The arrival. Lilies there: { $lilies }.
china_moon-web-lily-here = Here: { china_moon-web-the-lily }.
china_moon-web-the-lily = { $lily ->
    [white] the white lily
    [yellow] the yellow lily
    [pink] the pink lily
    [black] the black lily
   *[blue] the blue lily
}
china_moon-web-whose = { $who ->
    [you] Your frog { $sign }
   *[other] { OF($who) } frog { $sign }
}
china_moon-web-frog-on = { china_moon-web-whose } on pad { $pad }, { $kind }.
china_moon-web-frog-arrived = { china_moon-web-whose } has arrived.
china_moon-web-frog-bank = { $who ->
    [you] Your
   *[other] { OF($who) }
} { $n ->
    [one] frog
   *[other] { $n } frogs
} { $sign } on the bank.
china_moon-web-can-move = Can move.
china_moon-web-tip-plain = Nothing happens here, but a lily can be dropped on it.
china_moon-web-tip-lily = A frog that lands here takes the lily for its owner.
china_moon-web-tip-black = The black lily costs 2 points. A frog that lands here must take it for its owner.
china_moon-web-tip-prankster = The frog's owner must swap a lily for one of another colour.
china_moon-web-tip-spring = Bounces the frog two pads further.
china_moon-web-tip-butterfly = The frog's owner gives up a lily. It goes on the first free pad behind.
china_moon-web-tip-arrival = The first four frogs here take these lilies for their owners. The fourth ends the race.

## Where a frog can go

china_moon-web-ways = { $frog } Where to?
china_moon-web-target = Go to pad { $pad }. { $effect }
china_moon-web-go = Hop to { $pad }
china_moon-web-go-arrival = Hop to the moon
china_moon-web-other-frog = Another frog
china_moon-web-effect-none = Nothing happens there.
china_moon-web-effect-lily = { $who ->
    [you] Takes { china_moon-web-the-lily } for you ({ $gain }).
   *[other] Takes { china_moon-web-the-lily } for { $who } ({ $gain }).
}
china_moon-web-effect-arrival = { $who ->
    [you] Arrives and takes { china_moon-web-the-lily } for you ({ $gain }).
   *[other] Arrives and takes { china_moon-web-the-lily } for { $who } ({ $gain }).
}
china_moon-web-effect-spring = Spring: two pads further.
china_moon-web-effect-prankster = { $lilies ->
    [0] Prankster: no lily to swap.
   *[other] { $who ->
        [you] Prankster: you must swap a lily.
       *[other] Prankster: { $who } must swap a lily.
    }
}
china_moon-web-effect-butterfly = { $lilies ->
    [0] Butterfly: no lily to lose.
   *[other] { $who ->
        [you] Butterfly: you give up a lily.
       *[other] Butterfly: { $who } gives up a lily.
    }
}

## The turn

china_moon-web-moves-made = { $made } of { $moves } frogs moved this turn.
china_moon-web-take-back = Undo turn
china_moon-web-take-back-tip = Start your turn over. Up to three times a turn, as long as nobody else had to choose.
china_moon-web-thinks-move = { $who ->
    [you] You move three frogs.
   *[other] { $who } is choosing a frog.
}
china_moon-web-thinks-bounce = { $who ->
    [you] Choose a branch.
   *[other] { $who } is choosing a branch for the frog on the spring.
}
china_moon-web-thinks-swap = { $who ->
    [you] Choose a swap.
   *[other] { $who } is choosing which lilies to swap.
}
china_moon-web-thinks-drop = { $who ->
    [you] Choose a lily.
   *[other] { $who } is choosing which lily to give up.
}
china_moon-web-prompt-move = { $n ->
    [1] Choose the first frog.
    [2] Choose the second frog.
   *[other] Choose the third frog.
}
china_moon-web-prompt-foreign = The third frog must be someone else's.
china_moon-web-prompt-bounce = The spring: choose a branch.
china_moon-web-prompt-swap = Swap a lily.
china_moon-web-prompt-drop = Give up a lily.
china_moon-web-prompt-over = The race is over.

## Lilies

china_moon-web-lily-n = { $lily ->
    [white] White
    [yellow] Yellow
    [pink] Pink
    [black] Black
   *[blue] Blue
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
}
china_moon-web-hand = { $who ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $sign }: { $lilies }.
china_moon-web-hand-part = { $n } { $lily ->
    [white] white
    [yellow] yellow
    [pink] pink
    [black] black
   *[blue] blue
} ({ $points })
china_moon-web-worth = { $n } of this colour: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. One to five of a colour are worth 1, 3, 6, 10, 15.
china_moon-web-worth-black = The black lily costs 2 points.
china_moon-web-worth-blue = The blue lily is worth 4 points.
china_moon-web-fold = Show the pond
china_moon-web-unfold = Back to your choice
china_moon-web-swap-title = Swap a lily
china_moon-web-swap-why = Your frog met a prankster: give one lily and take one of another colour.
china_moon-web-swap-give = You give
china_moon-web-swap-take = Take from { $who }
china_moon-web-swap-now-give = Which lily do you give?
china_moon-web-swap-now-take = Which lily do you take in return?
china_moon-web-swap-change = You: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}. { $who }: { $their } → { $theirs }.
china_moon-web-swap-go = Give { $give ->
    [white] white
    [yellow] yellow
    [pink] pink
    [black] black
   *[blue] blue
}, take { $take ->
    [white] white
    [yellow] yellow
    [pink] pink
    [black] black
   *[blue] blue
}
china_moon-web-drop-title = Give up a lily
china_moon-web-drop-why = Your frog chased a butterfly: choose a lily to leave on the first free pad behind.
china_moon-web-drop-where = Where does it go?
china_moon-web-drop-pad = Pad { $pad }
china_moon-web-drop-change = You: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
china_moon-web-drop-go = Give up { china_moon-web-the-lily }

## The log

china_moon-web-a-lily = { $lily ->
    [white] a white lily
    [yellow] a yellow lily
    [pink] a pink lily
    [black] the black lily
   *[blue] the blue lily
}
china_moon-web-log-moved = { $who ->
    [you] You moved
   *[other] { $who } moved
} { $whose ->
    [own] { $who ->
        [you] your own frog
       *[other] their own frog
    }
   *[foreign] { $owner ->
        [you] your frog
       *[other] { OF($owner) } frog
    }
} { china_moon-to }{ $n ->
    [0] {""}
   *[other] : { $then }
}.
china_moon-web-log-sprung = the spring threw it { china_moon-to }
china_moon-web-log-took = { china_moon-web-a-lily } for { $owner ->
    [you] you
   *[other] { $owner }
}
china_moon-web-log-swapped = { $owner ->
    [you] you
   *[other] { $owner }
} swapped { $gave ->
    [white] white
    [yellow] yellow
    [pink] pink
    [black] black
   *[blue] blue
} for { $took ->
    [white] white
    [yellow] yellow
    [pink] pink
    [black] black
   *[blue] blue
} with { $other ->
    [you] you
   *[other] { $other }
}
china_moon-web-log-dropped = { $owner ->
    [you] you
   *[other] { $owner }
} gave up { china_moon-web-a-lily }, now on { $pad }
china_moon-web-log-passed = nothing happened there
china_moon-web-log-arrived = number { $slot } there, { china_moon-web-a-lily } for { $owner ->
    [you] you
   *[other] { $owner }
}

## The result

china_moon-web-standings-white = White lilies
china_moon-web-standings-yellow = Yellow lilies
china_moon-web-standings-pink = Pink lilies
china_moon-web-standings-black = Black lily
china_moon-web-standings-blue = Blue lily
china_moon-web-standings-points = Points

## The story of a match

china_moon-web-story-title = Points, turn by turn
china_moon-web-story-turn = Turn
china_moon-web-story-dropped = { $who ->
    [you] You
   *[other] { $who }
} chased butterflies and lost { $n } lilies.
china_moon-web-story-swaps = { $who ->
    [you] You
   *[other] { $who }
} met the prankster { $n } times.
china_moon-web-story-springs = { $who ->
    [you] Your frog bounced
   *[other] { OF($who) } frog bounced
} from spring to spring { $n } times in a row.
china_moon-web-story-leap = { $who ->
    [you] Your frog
   *[other] { OF($who) } frog
} once hopped over { $over } frogs.
china_moon-web-story-carried = { $who ->
    [you] Your frogs were
   *[other] { OF($who) } frogs were
} moved { $foreign } times by others and { $own } times by their own player.

## The tutor

china_moon-web-tutor-track = Frogs hop from the bank along this track to the moon. Arrows show the way. At a fork, you choose.
china_moon-web-tutor-frogs = These are your three frogs. But everyone may move everyone's frogs.
china_moon-web-tutor-move = In a turn you move three different frogs, two free pads each. Tap a frog that glows, then where it goes.
china_moon-web-tutor-pads = Point at a pad, or press and hold it, to see what it does. Springs bounce, pranksters swap, butterflies take.
china_moon-web-tutor-foreign = One of the three must be someone else's frog. Choose well where you send it.
china_moon-web-tutor-owner = A lily goes to the frog's owner, no matter who moved the frog. Everyone can see your lilies here.
china_moon-web-tutor-points = The more of one colour, the better: 1, 3, 6, 10, 15 points. Blue is worth 4, black costs 2.
china_moon-web-tutor-arrival = The first four frogs at the moon take these lilies. The fourth ends the race, and the most points win.

## When a table is set up

china_moon-option-board = Board
china_moon-option-board-hint = The pond with forks, the beginners' brook, or one of your own.
china_moon-option-colours = Colours
china_moon-option-colours-hint = The frogs, in seat order.
china_moon-option-oldest = Oldest player
china_moon-option-oldest-hint = Moves first. Leave empty for a random player.
china_moon-option-take_back = Allow undo
china_moon-option-take_back-hint = Until the turn ends, as long as nobody else had to choose.
china_moon-pond = Moonlit pond
china_moon-brook = Beginners' brook
china_moon-yellow = yellow ●
china_moon-red = red ▲
china_moon-green = green ■
china_moon-blue = blue ◆
china_moon-violet = violet ★

## The game in a few sentences

china_moon-web-how-1 = Everyone has three frogs on the bank. They hop along the track to the moon.
china_moon-web-how-2 = In a turn you move three different frogs, two free pads each. Frogs hop over each other; occupied pads do not count. At least one of the three must be someone else's.
china_moon-web-how-3 = A lily goes to the owner of the frog that lands on it, no matter who moved the frog.
china_moon-web-how-4 = A spring bounces the frog two pads further. On a prankster the frog's owner must swap a lily; on a butterfly, give one up. The owner chooses, even in someone else's turn.
china_moon-web-how-5 = The first four frogs at the moon take the lilies there. The fourth ends the race.
china_moon-web-how-6 = One to five lilies of a colour are worth 1, 3, 6, 10, 15 points. Blue is worth 4, black costs 2. The most points win.

## The board workshop

china_moon-web-shop-picture = Your board. You can drop a board file here.
china_moon-web-shop-right = This board is valid.
china_moon-web-shop-asking = Checking …
china_moon-web-shop-keys = Drag a place, or move it with the arrow keys (Shift: farther). Page Up and Page Down go from place to place, Delete removes a pad.
china_moon-web-shop-file = Board
china_moon-web-shop-title = Title
china_moon-web-shop-open = Open a file
china_moon-web-shop-empty = Empty pond
china_moon-web-shop-start = The bank where the track begins
china_moon-web-shop-arrival = The arrival
china_moon-web-shop-pad = Pad { $pad }
china_moon-web-shop-name = Name
china_moon-web-shop-kind = Kind of pad
china_moon-web-shop-next = Leads to:
china_moon-web-shop-cut = Remove the link to { $pad }
china_moon-web-shop-link = Link to …
china_moon-web-shop-link-hint = Tap the pad it should lead to. Tapping a linked pad removes the link.
china_moon-web-shop-add = Add a pad after it
china_moon-web-shop-remove = Remove
china_moon-web-shop-undo = Undo
china_moon-web-shop-save = Save as TOML
china_moon-web-shop-try = Try it against bots
china_moon-web-shop-copy = { $board } – my version
china_moon-web-shop-draft = Draft saved in this browser.
china_moon-web-shop-draft-lost = This browser cannot save the draft. Save it as a file before you leave.
china_moon-web-shop-kept = Kept on this server
china_moon-web-shop-keep = Keep on this server
china_moon-web-shop-keep-done = “{ $title }” is kept. You can choose it when you set up a table.
china_moon-web-shop-keep-replace = Replace “{ $title }” on this server?
china_moon-web-shop-replace = Replace your drawing?
china_moon-web-shop-replace-hint = It has changes that you have not saved. Undo brings it back until you leave this page.
china_moon-web-shop-replace-yes = Replace
china_moon-web-shop-drop = Remove “{ $title }” from this server
china_moon-web-shop-drop-hint = Tables that were opened with it keep it.
china_moon-web-shop-invite = Play with friends
china_moon-web-shop-simulate = Simulate
china_moon-web-shop-simulate-hint = Plays thousands of quick matches on this board, and colours the pads by what happens there.
china_moon-web-shop-simulating = Frogs are hopping …
china_moon-web-shop-played = { $matches } matches with { $seats } players who hop at random. Better players take other ways.
china_moon-web-shop-heat = Heat map
china_moon-web-shop-heat-landings = Landings
china_moon-web-shop-heat-lilies = Lilies taken
china_moon-web-shop-heat-off = No colours
china_moon-web-shop-heat-number = { $value }
china_moon-web-shop-heat-most = { $value } in an average match
china_moon-web-shop-heat-each = { $value } in an average match.
china_moon-web-shop-heat-place = Pad
china_moon-web-shop-heat-table = All numbers
china_moon-web-shop-wins = Wins, in the order of turns:
china_moon-web-shop-win = { $turn }. { $share }%

## Players’ pages

china_moon-statistic-points = Most points
china_moon-web-own-hand = Your lilies. The pond is on the big screen.
