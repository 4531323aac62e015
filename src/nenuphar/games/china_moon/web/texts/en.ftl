# China Moon on screen, in English. The story itself is told by ../../texts.

china_moon-web-you = You
china_moon-web-pads = The track: { $n } pads from the bank to the moon
china_moon-web-frogs = The frogs
china_moon-web-hands = Everybody's lilies
china_moon-web-skip = Tap to skip
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
china_moon-web-arrival = The arrival. Lilies that lie there: { $lilies }.
china_moon-web-lily-here = Here lies { china_moon-web-the-lily }.
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
china_moon-web-can-move = Can be moved.
china_moon-web-tip-plain = Nothing happens here, but a lily may be dropped on it.
china_moon-web-tip-lily = The owner of the frog that ends here takes the lily.
china_moon-web-tip-black = The black lily costs 2 points. The owner of the frog that ends here must take it.
china_moon-web-tip-prankster = The owner of the frog must swap a lily for one of another colour.
china_moon-web-tip-spring = Throws the frog two pads further.
china_moon-web-tip-butterfly = The owner of the frog gives up a lily. It falls on the first free pad behind.
china_moon-web-tip-arrival = The first four frogs to arrive take these lilies for their owners. With the fourth the race ends.

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

china_moon-web-moves-made = { $made } of { $moves } frogs moved in this turn.
china_moon-web-take-back = Begin the turn again
china_moon-web-take-back-tip = Begin your turn again. Three times in a turn, as long as nobody else had to choose.
china_moon-web-thinks-move = { $who ->
    [you] You are moving three frogs.
   *[other] { $who } is choosing a frog.
}
china_moon-web-thinks-bounce = { $who ->
    [you] You choose the branch.
   *[other] { $who } is choosing the branch for the frog on the spring.
}
china_moon-web-thinks-swap = { $who ->
    [you] You choose a swap.
   *[other] { $who } is choosing which lilies to swap.
}
china_moon-web-thinks-drop = { $who ->
    [you] You choose a lily.
   *[other] { $who } is choosing which lily to give up.
}
china_moon-web-prompt-move = { $n ->
    [1] Choose the first frog.
    [2] Choose the second frog.
   *[other] Choose the third frog.
}
china_moon-web-prompt-foreign = The third frog must be somebody else's.
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
china_moon-web-fold = Look at the pond
china_moon-web-unfold = Back to the choice
china_moon-web-swap-title = Swap a lily
china_moon-web-swap-why = Your frog met a prankster: give one lily, take one of another colour (CM-P2).
china_moon-web-swap-give = You give
china_moon-web-swap-take = Take from { $who }
china_moon-web-swap-now-give = Which of your lilies do you give?
china_moon-web-swap-now-take = Which lily do you take for it?
china_moon-web-swap-change = You: { $before } → { $after } points. { $who }: { $their } → { $theirs }.
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
china_moon-web-drop-why = Your frog chased a butterfly: a lily of your choice falls on the first free pad behind (CM-P4).
china_moon-web-drop-where = Where to?
china_moon-web-drop-pad = Pad { $pad }
china_moon-web-drop-change = You: { $before } → { $after } points.
china_moon-web-drop-go = Give up { china_moon-web-the-lily }

## The story of a match

china_moon-web-story-title = Points from turn to turn
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
    [you] Your frog was
   *[other] { OF($who) } frog was
} thrown from spring to spring, { $n } times in a row.
china_moon-web-story-leap = { $who ->
    [you] Your frog
   *[other] { OF($who) } frog
} once leapt over { $over } frogs.
china_moon-web-story-carried = { $who ->
    [you] Your frogs were
   *[other] { OF($who) } frogs were
} moved { $foreign } times by others and { $own } times by their own player.

## The tutor

china_moon-web-tutor-track = Frogs hop from the bank along this track to the moon. Arrows show the way; where it forks, you choose.
china_moon-web-tutor-frogs = These are your three frogs. But everybody may move everybody's frogs.
china_moon-web-tutor-move = In a turn you move three different frogs, two free pads each. Tap a frog that glows, then where it goes.
china_moon-web-tutor-pads = Every pad says what it does when you point at it or press it long. A spring throws, a prankster swaps, a butterfly takes.
china_moon-web-tutor-foreign = One of the three must be somebody else's frog. Choose well where you send it.
china_moon-web-tutor-owner = A lily goes to the owner of the frog, not to whoever moved it. It lies here for all to see.
china_moon-web-tutor-points = The more of one colour, the better: 1, 3, 6, 10, 15 points. Blue is worth 4, black costs 2.
china_moon-web-tutor-arrival = The first four frogs at the moon take these lilies. With the fourth the race ends, and most points win.

## When a table is set up

china_moon-option-board = Board
china_moon-option-board-hint = The pond with its forks, the brook for beginners, or one of your own.
china_moon-option-colours = Colours
china_moon-option-colours-hint = The frogs, in the order of the seats.
china_moon-option-oldest = Oldest
china_moon-option-oldest-hint = Moves first. Nobody named: chance picks.
china_moon-option-take_back = Turns can be begun again
china_moon-option-take_back-hint = As long as the turn is not finished and nobody else had to choose.
china_moon-pond = Moonlit pond
china_moon-brook = Beginners' brook
china_moon-yellow = yellow ●
china_moon-red = red ▲
china_moon-green = green ■
china_moon-blue = blue ◆
china_moon-violet = violet ★

## The game in a few sentences

china_moon-web-how-1 = Everybody has three frogs on the bank. They hop along the track to the moon.
china_moon-web-how-2 = In a turn you move three different frogs, two free pads each. Pads with frogs are leapt over and not counted. Any frogs will do, but one of the three must be somebody else's.
china_moon-web-how-3 = A lily goes to the owner of the frog that ends its move on it, whoever moved the frog.
china_moon-web-how-4 = A spring throws the frog two pads further. At a prankster its owner must swap a lily, and for a butterfly give one up; these choices are the owner's, in anybody's turn.
china_moon-web-how-5 = The first four frogs at the moon take the lilies that lie there. With the fourth the race is over.
china_moon-web-how-6 = One to five lilies of a colour are worth 1, 3, 6, 10, 15 points. Blue is worth 4, black costs 2. Most points win.

## The board workshop

china_moon-web-shop-picture = The board that is being drawn. A board file can be dropped here.
china_moon-web-shop-right = The rules have nothing against this board.
china_moon-web-shop-asking = Asking the rules …
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
china_moon-web-shop-cut = Cut the link to { $pad }
china_moon-web-shop-link = Link to …
china_moon-web-shop-link-hint = Tap the pad that it should lead to. A link that is there is cut.
china_moon-web-shop-add = Add a pad behind it
china_moon-web-shop-remove = Remove
china_moon-web-shop-undo = Undo
china_moon-web-shop-save = Save as TOML
china_moon-web-shop-try = Try it against bots
