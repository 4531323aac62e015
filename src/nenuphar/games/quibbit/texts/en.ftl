# Quibbit! in English. $who is a name, or the mark `you` for the player who is spoken to, or the mark `dummy`.

## Words

quibbit-yellow = yellow
quibbit-red = red
quibbit-green = green
quibbit-blue = blue
quibbit-dummy = the dummy
quibbit-on-yellow = on a yellow leaf
quibbit-on-red = on a red leaf
quibbit-on-green = on a green leaf
quibbit-on-blue = on a blue leaf
quibbit-on-flower = on a flower
quibbit-on-water = in the water
quibbit-phase-laying = the ring is being built
quibbit-phase-starting = the first player is being drawn
quibbit-phase-placing = the frogs are being placed
quibbit-phase-planning = everyone is choosing a card
quibbit-phase-moving = the frogs are leaping
quibbit-phase-over = the race is over

## The story

quibbit-frog = { $who ->
    [you] Your frog { $sign }
    [dummy] The dummy's frog { $sign }
   *[other] { OF($who) } frog { $sign }
}
quibbit-first-picked = { $frogs }. { $who ->
    [you] You place your frog first.
   *[other] { $who } places a frog first.
}
quibbit-frog-placed = { quibbit-frog } starts { $on } (tile { $tile }).
quibbit-crown-passed = { quibbit-frog } puts on the crown ♛.
quibbit-round-began = Round { $number }.
quibbit-time-ran-out = Time is up for { $seats }. The smallest card is played.
quibbit-card-chosen = { $who ->
    [you] { $sign } You have laid a card.
   *[other] { $sign } { $who } has laid a card.
}
quibbit-card-chosen-seen = { $who ->
    [you] { $sign } You lay the { $card }.
   *[other] { $sign } { $who } lays the { $card }.
}
quibbit-cards-revealed = The cards are turned up: { $cards }.
quibbit-dummy-card-turned = The dummy turns up a { $card }.
quibbit-frog-leapt = { quibbit-frog } leaps { $leaps }{ $passed ->
    [0] {""}
   *[other] , over { $over },
} and lands { $on } (tile { $tile }).
quibbit-last-frog-lapped = { quibbit-frog } has run a whole lap past { $last }.
quibbit-card-returned = { $who ->
    [you] { $sign } You take the { $card } back.
   *[other] { $sign } { $who } takes the { $card } back.
}
quibbit-card-lost = { $who ->
    [you] { $sign } You lose the { $card }.
   *[other] { $sign } { $who } loses the { $card }.
}
quibbit-player-eliminated = { $who ->
    [you] You have no card left and are out: your frog { $sign } leaves the ring.
   *[other] { $who } has no card left and is out: the frog { $sign } leaves the ring.
}
quibbit-dummy-pile-renewed = The dummy's cards are shuffled into a new pile.
quibbit-game-ended = { $who ->
    [you] { $sign } You win: { $why }!
    [dummy] { $sign } The dummy wins: { $why }!
   *[other] { $sign } { $who } wins: { $why }!
}
quibbit-game-endless = Nobody wins: with the cards that are left, the race would never end.
quibbit-game-drawn = Nobody wins: the limit was { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
quibbit-won-QB-V5 = a whole lap ahead
quibbit-won-QB-E3 = the last frog in the race
quibbit-won-QB-E4 = everyone went out at once, and this frog started the round with the crown
quibbit-won-QB-E6 = the last player in the race
quibbit-life = { quibbit-frog } { $rounds ->
    [0] never started a round with the crown
    [one] started { $rounds } round with the crown
   *[other] started { $rounds } rounds with the crown
}; { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}.
quibbit-life-dummy = { quibbit-frog } { $rounds ->
    [0] never started a round with the crown
    [one] started { $rounds } round with the crown
   *[other] started { $rounds } rounds with the crown
}.

quibbit-goal = You win when nobody else has a card left, or when your frog laps the last one. A card is a number of hops. Land on your own colour or on ✿ to get the card back; anywhere else you lose it.
quibbit-legend =
    ● ▲ ■ ◆ leaves   ✿ flower   ≈ water   @▲@ frog   ♛ crown   ▸ you
    1 2 · 4 · cards in hand; a dot is a lost card   ▮ card face down   ▯ face up
    Frogs hop over other frogs; occupied tiles do not count.
    Small cards go before large ones.

## What a player may do

quibbit-prompt-place = { $who ->
    [you] Where does your frog start? { $offers }
   *[other] { $who }, where does your frog start? { $offers }
}
quibbit-prompt-choose = { $who ->
    [you] Which card? { $offers }
   *[other] { $who }, which card? { $offers }
}
quibbit-offer-choose = card { $card }
quibbit-offer-place = tile { $tile } { $sign }

## Advice

quibbit-advice-start = Look for a start { $on }.
quibbit-advice-start-homes = { $number ->
    [0] From there no card would return if nobody else moved, but other starts are worse.
    [one] From there { $number } of your { $cards } cards would return if nobody else moved.
   *[other] From there { $number } of your { $cards } cards would return if nobody else moved.
}
quibbit-advice-start-chance = Your chance to win is about { $chance }%. On tile { $tile } it would be about { $less }%.
quibbit-advice-only = You have only one card left.
quibbit-advice-returns = { $number ->
    [one] One of your cards returns if nobody else moves. Look at that one.
   *[other] Look at the cards that return if nobody else moves.
}
quibbit-advice-helped = Look for a card that will probably return because others move.
quibbit-advice-gives-up = { $number ->
    [one] One of your cards would return if nobody else moved. Look at the others.
   *[other] Some of your cards would return if nobody else moved. Look at the others.
}
quibbit-advice-all-lost = No card returns unless others change your way. Think about which one you can do without.
quibbit-advice-leads-home = If nobody else moves, the { $card } lands { $on } (tile { $tile }) and returns to your hand.
quibbit-advice-leads-away = If nobody else moves, the { $card } lands { $on } (tile { $tile }) and is lost.
quibbit-advice-return-share = As the others will probably play, it returns in about { $share } of 100 cases.
quibbit-advice-chance = With the { $card }, your chance to win is about { $chance }%. With the { $other } it would be about { $less }%.
quibbit-advice-equal = All your cards are about equally good: your chance to win is about { $chance }%.
quibbit-advice-mixes = Good play varies, so that nobody can foresee it: it chooses the { $card } in { $share } of 100 cases, and otherwise { $others }.
quibbit-advice-proven = This is computed to the end of the match, and not estimated.

## The rules say no

refused-QB-M2-water = This board has { $water } water tiles, but it needs exactly one.
refused-QB-S1-sign = { $sign } means nothing on a board. Write Y, R, G, B for leaves, * for a flower, ~ for water.
refused-QB-S1-length = This board has { $tiles } tiles, but four frogs need { $needed }.
refused-QB-S1-segment = Segment { $segment } of this board has no { $colour } leaf. It needs one leaf of each colour.
refused-QB-S1-special = Segment { $segment } of this board must be followed by a flower * or water ~.
refused-QB-S1-chance = Only chance builds the ring, and only at the start.
refused-QB-S2-sign = { $sign } means nothing on a board. Write Y, R, G, B for leaves, * for a flower, ~ for water.
refused-QB-S2-length = This board has { $tiles } tiles, but three frogs need { $needed }.
refused-QB-S2-segment = Segment { $segment } of this board has no { $colour } leaf. It needs one leaf of each colour in play.
refused-QB-S2-special = Segment { $segment } of this board must be followed by a flower * or water ~.
refused-QB-S2-chance = Only chance builds the ring, and only at the start.
refused-QB-S3-sign = { $sign } means nothing on a board. Write Y, R, G, B for leaves, * for a flower, ~ for water.
refused-QB-S3-length = This board has { $tiles } tiles, but three frogs need { $needed }.
refused-QB-S3-segment = Segment { $segment } of this board has no { $colour } leaf. It needs one leaf of each colour in play.
refused-QB-S3-special = Segment { $segment } of this board must be followed by a flower * or water ~.
refused-QB-S3-chance = Only chance builds the ring, and only at the start.
refused-QB-S4-colours = The colours are { $colours }, but { $frogs } different ones are needed, one for each frog.
refused-QB-S5-youngest = The youngest player is given as seat { $youngest }, but the { $seats } seats are numbered from 0.
refused-QB-S5-chance = Only chance picks the first player, and only once the ring is built.
refused-QB-S5-now = You cannot place a frog now: { $phase }.
refused-QB-S5-tile = There is no tile { $tile }. You can start on { $tiles }.
refused-QB-S6-now = You cannot place a frog now: { $phase }.
refused-QB-S6-tile = Tile { $tile } is not at an end of the line. You can start on { $tiles }.
refused-QB-P1-card = You do not have card { $card }. You can play { $hand }.
refused-QB-P1-now = You cannot choose a card now: { $phase }.
refused-QB-P1-nobody = Only players choose cards.
refused-QB-P2-now = All cards are already revealed: { $phase }, and nothing can change.
refused-QB-P3-chance = Only chance reveals the dummy's card, once everyone has chosen.
refused-QB-E1-out = You have no cards left, so you are out. Watch how the race ends.
refused-QB-E7-limit = round_limit is { $limit }, but a game lasts at least 1 round.
