# China Moon in English. $who is a name, or the mark `you` for the player who is spoken to. $kind is a kind of pad.

## Words

china_moon-frog-yellow = yellow
china_moon-frog-red = red
china_moon-frog-green = green
china_moon-frog-blue = blue
china_moon-frog-violet = violet
china_moon-lily-white = white
china_moon-lily-yellow = yellow
china_moon-lily-pink = pink
china_moon-lily-black = black
china_moon-lily-blue = blue
china_moon-no-lily = no lily
china_moon-the-arrival = the arrival
china_moon-phase-laying = the lilies are being placed
china_moon-phase-starting = the first player is being drawn
china_moon-phase-move = a frog is being moved
china_moon-phase-bounce = a frog on a spring has to take a branch
china_moon-phase-swap = a frog's owner has to swap lilies
china_moon-phase-drop = a frog's owner has to give up a lily
china_moon-phase-over = the race is over
china_moon-board-pond = Moonlit pond
china_moon-board-brook = Beginners' brook

## The story

china_moon-first-picked = { $frogs }. { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
china_moon-turn-began = Turn { $number }: { $who ->
    [you] you move three frogs.
   *[other] { $who } moves three frogs.
}
china_moon-choice-began-bounce = { $who ->
    [you] You choose the branch for the frog on the spring.
   *[other] { $who } chooses the branch for the frog on the spring.
}
china_moon-choice-began-swap = { $who ->
    [you] You choose which lilies to swap.
   *[other] { $who } chooses which lilies to swap.
}
china_moon-choice-began-drop = { $who ->
    [you] You choose which lily to give up.
   *[other] { $who } chooses which lily to give up.
}
china_moon-time-ran-out = { $who ->
    [you] Your time is up: a move was made for you.
   *[other] { OF($who) } time is up: a move was made automatically.
}
china_moon-frog-moved = { $who ->
    [you] You move
   *[other] { $who } moves
} { $sign }{ $passed ->
    [0] {""}
   *[other] , over { $over },
} { china_moon-to }.
china_moon-frog-bounced = The spring throws { $sign }{ $passed ->
    [0] {""}
   *[other] , over { $over },
} { china_moon-to }.
china_moon-to = { $kind ->
    [arrival] to the arrival
    [spring] to { $pad }, a spring
    [prankster] to { $pad }, a prankster
    [butterfly] to { $pad }, a butterfly
   *[other] to { $pad }
}
china_moon-lily-taken = { $sign } { $who ->
    [you] You take a lily: { $lily }.
   *[other] { $who } takes a lily: { $lily }.
}
china_moon-lilies-swapped = { $sign } { $who ->
    [you] You swap with { $other }: { $gave } for { $took }.
   *[other] { $who } swaps with { $other }: { $gave } for { $took }.
}
china_moon-lily-dropped = { $sign } { $who ->
    [you] You chase the butterfly and lose a lily: { $lily }, on { $pad }.
   *[other] { $who } chases the butterfly and loses a lily: { $lily }, on { $pad }.
}
china_moon-pad-passed-CM-P2 = { $sign } { $who ->
    [you] You have nothing to swap.
   *[other] { $who } has nothing to swap.
}
china_moon-pad-passed-CM-P4 = { $sign } { $who ->
    [you] You have nothing to lose, or no pad is free for it.
   *[other] { $who } has nothing to lose, or no pad is free for it.
}
china_moon-frog-arrived = { $sign } arrives as number { $slot }. { $who ->
    [you] You take its lily: { $lily }.
   *[other] { $who } takes its lily: { $lily }.
}
china_moon-turn-taken-back = { $who ->
    [you] You begin your turn again.
   *[other] { $who } begins the turn again.
}
china_moon-game-ended = { $number ->
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] A shared win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $winners }!
}
china_moon-life = { $sign } { $who ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lilies }); { $arrived ->
    [0] no frog arrived
    [one] { $arrived } frog arrived
   *[other] { $arrived } frogs arrived
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

china_moon-goal = In a turn you move three different frogs, two free pads each, at least one of them not your own. A frog's lilies go to its owner. The more lilies of one colour, the better: 1, 3, 6, 10, 15 points; blue is worth 4, black costs 2. The race ends when the fourth frog reaches the moon.
china_moon-legend =
    ●a ▲e ■i ◆l ★o frogs   ✿w white ✿y yellow ✿p pink ✿k black ✿u blue lily
    6» spring: two pads again   8⇄ prankster: swap a lily   15% butterfly: lose a lily
    ▷ start   ☾ arrival with its lilies   ▸ you   … is asked
    Pads with frogs are leapt over and do not count.
    Type a frog's letter, and the pad where the track forks: d or d 9a.
    Swaps: 2wp gives the second player white for pink. Lost lilies: w or w 10.

## What a player may do

china_moon-prompt-move = { $who ->
    [you] Which frog, and where to? { $offers }
   *[other] { $who }, which frog, and where to? { $offers }
}
china_moon-prompt-bounce = { $who ->
    [you] Which branch? { $offers }
   *[other] { $who }, which branch? { $offers }
}
china_moon-prompt-swap = { $who ->
    [you] Which swap? { $offers }
   *[other] { $who }, which swap? { $offers }
}
china_moon-prompt-drop = { $who ->
    [you] Which lily do you give up? { $offers }
   *[other] { $who }, which lily do you give up? { $offers }
}
china_moon-offer-move = { $kind ->
    [arrival] { $sign } ☾
    [spring] { $sign } { $pad }»
    [prankster] { $sign } { $pad }⇄
    [butterfly] { $sign } { $pad }%
   *[other] { $sign } { $pad }
}
china_moon-offer-bounce = { $kind ->
    [arrival] ☾
    [spring] { $pad }»
    [prankster] { $pad }⇄
    [butterfly] { $pad }%
   *[other] { $pad }
}
china_moon-offer-swap = { $code } ({ $who }: { $give } for { $take })
china_moon-offer-drop = { $code } { $pad } ({ $lily })
china_moon-offer-take-back = undo

## Advice

china_moon-advice-frog = { $who ->
    [you] Look at your own frog { $sign }.
   *[other] Look at { OF($who) } frog { $sign }.
}
china_moon-advice-start = { $who ->
    [you] Look at your own frogs at the start.
   *[other] Look at { OF($who) } frogs at the start.
}
china_moon-advice-swap = Look at the lilies of { $who }.
china_moon-advice-drop = Think about this colour: { $lily }.
china_moon-advice-bounce = Look at what lies where each branch leads.
china_moon-advice-move = { $who ->
    [you] your frog { $sign }
   *[other] { OF($who) } frog { $sign }
} { china_moon-to }
china_moon-advice-move-start = { $who ->
    [you] a frog of yours, from the start
   *[other] a frog of { $who }, from the start
} { china_moon-to }
china_moon-advice-move-branch = the branch { china_moon-to }
china_moon-advice-move-swap = { $give } for { $take }, with { $who }
china_moon-advice-move-drop = { $lily }, dropped on { $pad }
china_moon-advice-takes = { $who ->
    [you] You take a lily there: { $lily }.
   *[other] { $who } gets a lily there: { $lily }.
}
china_moon-advice-arrives = { $who ->
    [you] Your frog arrives, and you take a lily: { $lily }.
   *[other] The frog arrives, and { $who } gets a lily: { $lily }.
}
china_moon-advice-spring = { $who ->
    [you] A spring throws your frog farther.
   *[other] A spring throws { OF($who) } frog farther.
}
china_moon-advice-prankster = { $who ->
    [you] A prankster lets you swap a lily.
   *[other] A prankster makes { $who } swap a lily.
}
china_moon-advice-butterfly = { $who ->
    [you] A butterfly costs you a lily.
   *[other] A butterfly costs { $who } a lily.
}
china_moon-advice-gains = Played well to its end, the turn brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
china_moon-advice-costs = The turn costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but everything else costs more in the long run.
china_moon-advice-hurts = It costs { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
china_moon-advice-chance = Your chance to win is about { $chance }%. Other moves are about as good.
china_moon-advice-chance-less = Your chance to win is about { $chance }%. With any other move it would be at most about { $less }%.

## The rules say no

refused-CM-M1-frog = There is no frog { $frog }. The frogs are { $frogs }, three for each player.
refused-CM-M4-title = A board needs a title of 1 to { $most } characters.
refused-CM-M4-size = This board has { $pads } pads, but it needs 1 to { $most }.
refused-CM-M4-name = { $pad } is not a valid pad name. Use 1 to { $most } letters and digits.
refused-CM-M4-taken = { $pad } cannot be a pad name: start and arrival are reserved. Choose another.
refused-CM-M4-twice = Two pads on this board are called { $pad }. Give each its own name.
refused-CM-M4-nowhere = On this board, { $pad } leads nowhere. Name the next pad, or arrival.
refused-CM-M4-ways = On this board, { $pad } has { $ways } branches, but at most { $most } are allowed.
refused-CM-M4-unknown = On this board, { $pad } leads to { $next }, but there is no such pad.
refused-CM-M4-again = On this board, { $pad } leads to the same pad twice. Name it once.
refused-CM-M4-unreachable = On this board, { $pad } cannot be reached from the start.
refused-CM-M4-circle = On this board, a path from { $pad } leads in a circle. Frogs never go back.
refused-CM-M4-apart = On this board, the branches at { $pad } do not join again before the arrival.
refused-CM-M4-outside = On this board, { $pad } is outside the picture. x and y go from 0 to { $side }.
refused-CM-M4-crowded = On this board, { $pad } and { $other } are too close. Their centres must be at least { $apart } apart.
refused-CM-M4-tangled = This board can be played, but it is too tangled for quick simulations: too many ways lead to a butterfly.
refused-CM-S1-colours = The colours are { $colours }, but { $seats } different ones are needed, one for each player.
refused-CM-S2-chance = Only chance places the lilies at the arrival, and only at the start.
refused-CM-S3-chance = Only chance places the lilies on the pads, and only at the start.
refused-CM-S4-oldest = The oldest player is given as seat { $oldest }, but the { $seats } seats are numbered from 0.
refused-CM-S4-chance = Only chance picks the first player, and only once the lilies are placed.
refused-CM-T1-asked = { $who ->
    [you] It is your turn, and nobody else can move.
   *[other] It is { OF($who) } turn. Wait for yours.
}
refused-CM-T1-twice = That frog has already moved this turn. You can move { $frogs }.
refused-CM-T2-own = One of your three frogs must be someone else's. You can move { $frogs }.
refused-CM-T3-landing = This frog can't land there: it moves two free pads, skipping occupied ones. It can go to { $places }.
refused-CM-T4-now = No frog can move now: { $phase }.
refused-CM-T5-landing = No branch leads there: only free pads on the chosen branch count. This frog can go to { $places }.
refused-CM-P2-now = There is nothing to swap now: { $phase }.
refused-CM-P2-same = A swap needs two colours, not { $lily } for { $lily }. Choose another.
refused-CM-P2-give = You have no { $lily } lily to give. You have { $hand }.
refused-CM-P2-other = Swap with another player. Possible partners: { $others }.
refused-CM-P2-take = { $who ->
    [you] You have no such lily: { $lily }. You have { $hand }.
   *[other] { $who } has no such lily: { $lily }. You can ask for { $hand }.
}
refused-CM-P3-now = No frog is waiting on a spring: { $phase }.
refused-CM-P4-now = There is no lily to give up now: { $phase }.
refused-CM-P4-lily = You have no such lily: { $lily }. You have { $hand }.
refused-CM-P4-pad = The lily goes on the first free pad behind the butterfly: { $places }.
refused-CM-P7-asked = { $who ->
    [you] It is your frog: you choose.
   *[other] It is { OF($who) } frog: wait for their choice.
}
refused-CM-A4-arrived = That frog has arrived and stays there. You can move { $frogs }.
refused-CM-D4-lilies = This board has { $lilies } lily pads, but it needs exactly { $needed }.
refused-CM-D4-black = This board has { $black } pads for the black lily, but it needs exactly one.
refused-CM-D4-last = On this board, a frog can reach lily pad { $pad } without { $black } still ahead of it. The black lily must come last.
refused-CM-U1-off = Undo is off at this table.
refused-CM-U1-turn = Only the player whose turn it is can undo.
refused-CM-U1-nothing = There is nothing to undo: no frog has moved this turn.
refused-CM-U1-others = This turn can no longer be undone: someone else, or the clock, has already made a choice.
refused-CM-U2-often = You have undone this turn { $times } times. Play it to the end.
