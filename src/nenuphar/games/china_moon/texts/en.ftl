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
china_moon-phase-laying = the lilies are being laid
china_moon-phase-starting = it is being drawn who begins
china_moon-phase-move = somebody is choosing a frog to move
china_moon-phase-bounce = a frog on a spring has to take a branch
china_moon-phase-swap = the owner of a frog has to swap lilies
china_moon-phase-drop = the owner of a frog has to give up a lily
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
    [you] Your time is up: the clock decides.
   *[other] { OF($who) } time is up: the clock decides.
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
    }
   *[other] The win is shared by { $winners }
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
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

china_moon-goal = Move three different frogs in a turn, two pads each, at least one of them not your own. Whoever owns a frog gets its lilies. The more lilies of one colour, the better: 1, 3, 6, 10, 15 points; blue is worth 4, black costs 2. The fourth frog at the moon ends the race.
china_moon-legend =
    ●a ▲e ■i ◆l ★o frogs   ✿w white ✿y yellow ✿p pink ✿k black ✿u blue lily
    6» spring: two pads again   8⇄ prankster: swap a lily   15% butterfly: lose a lily
    ▷ start   ☾ arrival with its lilies   ▸ you   … is asked
    Pads with frogs are leapt over and do not count.
    Type a frog's letter, and the pad where the track forks: d or d 9a.
    Swaps: 2wp gives the second player white for pink. Lost lilies: w or w 10.

## What a player may do

china_moon-prompt-move = { $who ->
    [you] Which frog, to where? { $offers }
   *[other] { $who }, which frog, to where? { $offers }
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

## The rules say no

refused-CM-M1-frog = There is no frog { $frog }: there are { $frogs }, three for each player.
refused-CM-M4-title = A board needs a title of 1 to { $most } characters.
refused-CM-M4-size = This board has { $pads } pads, but it needs 1 to { $most }.
refused-CM-M4-name = { $pad } is no name for a pad. Take 1 to { $most } letters and digits.
refused-CM-M4-taken = { $pad } is no name for a pad: start and arrival are taken. Choose another.
refused-CM-M4-twice = Two pads of this board are called { $pad }. Give each a name of its own.
refused-CM-M4-nowhere = On this board nothing comes after { $pad }. Name the next pad, or arrival.
refused-CM-M4-ways = On this board { $ways } ways part at { $pad }, but { $most } are the most.
refused-CM-M4-unknown = On this board { $pad } leads to { $next }, but there is no such pad.
refused-CM-M4-again = On this board { $pad } leads to the same pad twice. Name it once.
refused-CM-M4-unreachable = On this board no way from the start leads to { $pad }.
refused-CM-M4-circle = On this board a way leads from { $pad } in a circle. Frogs never go back.
refused-CM-M4-apart = On this board the ways that part at { $pad } do not join again before the arrival.
refused-CM-M4-outside = On this board { $pad } lies outside the picture. x and y go from 0 to { $side }.
refused-CM-M4-crowded = On this board { $pad } and { $other } lie too close. Their middles must be { $apart } apart or more.
refused-CM-S1-colours = The option colours names { $colours }, but { $seats } different colours are needed, one for each player.
refused-CM-S2-chance = Only chance lays the lilies of the arrival, and only at the beginning.
refused-CM-S3-chance = Only chance lays the lilies on the pads, and only at the beginning.
refused-CM-S4-oldest = The option oldest says { $oldest }, but the { $seats } seats are numbered from 0.
refused-CM-S4-chance = Only chance says who begins, and only once the lilies lie.
refused-CM-T1-asked = { $who ->
    [you] It is your turn, and nobody else can move.
   *[other] It is { OF($who) } turn. Wait for yours.
}
refused-CM-T1-twice = That frog has moved in this turn already. You can move { $frogs }.
refused-CM-T2-own = One of the three frogs must be somebody else's. You can move { $frogs }.
refused-CM-T3-landing = That is not where this frog gets to: two free pads on, over those with frogs. It can go to { $places }.
refused-CM-T4-now = No frog can be moved now: { $phase }.
refused-CM-T5-landing = No single branch leads there: only the free pads of the branch that is taken count. This frog can go to { $places }.
refused-CM-P2-now = There is nothing to swap now: { $phase }.
refused-CM-P2-same = A swap needs two colours, not { $lily } for { $lily }. Give or take another one.
refused-CM-P2-give = You have no lily to give of this colour: { $lily }. You have { $hand }.
refused-CM-P2-other = Swap with another player: { $others }.
refused-CM-P2-take = { $who ->
    [you] You have no such lily: { $lily }. You have { $hand }.
   *[other] { $who } has no such lily: { $lily }. You can ask for { $hand }.
}
refused-CM-P3-now = No frog waits on a spring now: { $phase }.
refused-CM-P4-now = There is no lily to give up now: { $phase }.
refused-CM-P4-lily = You have no such lily: { $lily }. You have { $hand }.
refused-CM-P4-pad = The lily goes to the first free pad behind the butterfly: { $places }.
refused-CM-P7-asked = { $who ->
    [you] The frog is yours, and so is the choice.
   *[other] The frog is { OF($who) }, and so is the choice. Wait for it.
}
refused-CM-A4-arrived = That frog has arrived and stays there. You can move { $frogs }.
refused-CM-D4-lilies = This board has { $lilies } lily pads, but it needs exactly { $needed }.
refused-CM-D4-black = This board has { $black } pads for the black lily, but it needs exactly one.
refused-CM-D4-last = On this board a frog can get to the lily pad { $pad } without { $black } still being ahead of it. The black lily must come last.
refused-CM-U1-off = At this table no turn is taken back.
refused-CM-U1-turn = Only the player whose turn it is can begin it again.
refused-CM-U1-nothing = There is nothing to take back: no frog has moved in this turn. Move one.
refused-CM-U1-others = This turn can no longer be taken back: somebody else, or the clock, has a part in it.
refused-CM-U2-often = A turn can be begun again { $times } times, and you have done so. Play it to the end.
