# Quibbit! on screen, in English. The story itself is told by ../../texts.

quibbit-web-dummy = Dummy
quibbit-web-ring = The ring: { $tiles } tiles, frogs hop clockwise
quibbit-web-cards = Everyone's cards
quibbit-web-hand = Your cards
quibbit-web-round = Round { $round }
quibbit-web-start = Choose a starting tile

## Tiles and frogs

quibbit-web-tile = Tile { $tile }: { $what }.
quibbit-web-is-yellow = yellow leaf ●
quibbit-web-is-red = red leaf ▲
quibbit-web-is-green = green leaf ■
quibbit-web-is-blue = blue leaf ◆
quibbit-web-is-flower = flower
quibbit-web-is-water = water
quibbit-web-frog-here = { quibbit-frog } sits here.
quibbit-web-frog-crowned = { quibbit-frog } sits here with the crown: it is in the lead.
quibbit-web-start-here = Place your frog here.
quibbit-web-tip-own-leaf = Your colour { $sign }. Land here and your card comes back.
quibbit-web-tip-leaf = A leaf of the { $sign } frog. All other frogs lose their card here.
quibbit-web-tip-flower = Every frog gets its card back on a flower.
quibbit-web-tip-water = Every frog loses its card in the water.

## Cards

quibbit-web-card = Card { $card }
quibbit-web-card-chosen = Card { $card }, chosen. You can still change it.
quibbit-web-card-played = Card { $card }, played
quibbit-web-card-lost = Card { $card } is lost
quibbit-web-holds = { $n ->
    [one] one card
   *[other] { $n } cards
}
quibbit-web-tip-card = { $card ->
    [one] One hop
   *[other] { $card } hops
} to the next free tile. Small cards go first.
quibbit-web-leads = If nobody else moves, you land { $on } and { $fate ->
    [home] the card comes back
    [lap] lap the last frog
   *[lost] the card is lost
}.
quibbit-web-small-first = Small cards go first.
quibbit-web-take-back = Take the { $card } back
quibbit-web-row = { quibbit-frog }: { $count ->
    [0] no cards.
    [one] card { $cards }.
   *[other] cards { $cards }.
}
quibbit-web-row-out = Out of the race.
quibbit-web-row-plays = Plays the { $card }.
quibbit-web-row-laid = Has chosen a card.
quibbit-web-row-thinks = Still thinking.

## What you can do now

quibbit-web-prompt-place = Tap a glowing tile.
quibbit-web-prompt-placing = { $who } is placing a frog.
quibbit-web-prompt-choose = Choose a card.
quibbit-web-prompt-change = Your card is chosen. You can still change it.
quibbit-web-prompt-out = You are out. Watch how the race ends.
quibbit-web-prompt-watch = Everyone is choosing a card.
quibbit-web-prompt-over = The race is over.

## The log

quibbit-web-log-hop = { $sign } { $who ->
    [you] You play
    [dummy] The dummy plays
   *[other] { $who } plays
} the { $card }{ $passed ->
    [0] {""}
   *[other] , over { $over },
} and { $who ->
    [you] land
   *[other] lands
} { $on }{ $fate ->
    [home] : the card comes back
    [lost] : the card is lost
    [out] { $who ->
        [you] : your last card is lost, you are out
       *[other] : the last card is lost, the frog is out
    }
   *[none] {""}
}.

## The result

quibbit-web-standings-crown = Rounds with the crown
quibbit-web-standings-out = Out in round
quibbit-web-standings-cards = Cards left

## The story of a match

quibbit-web-story-title = Who led when: tiles ahead of the last frog
quibbit-web-story-round = Round
quibbit-web-story-lap = { quibbit-frog } lapped { $last }.
quibbit-web-story-reign = { quibbit-frog } wore the crown for { $rounds } rounds in a row.
quibbit-web-story-leap = { quibbit-frog } once hopped over { $over } frogs with a single card.
quibbit-web-story-luck = { quibbit-frog } got { $cards } cards back in a row.
quibbit-web-story-out = { quibbit-frog } was the first to go out, in round { $round }.

## The tutor

quibbit-web-tutor-ring = Frogs race clockwise around this ring of leaves, flowers and water.
quibbit-web-tutor-place = Tap a glowing tile. Your frog starts there.
quibbit-web-tutor-frog = This is your frog. It faces the way it will hop.
quibbit-web-tutor-cards = These are your cards. Each mosquito on a card is one hop.
quibbit-web-tutor-choose = Choose one. Nobody sees it, and you can change it while others are still choosing.
quibbit-web-tutor-reveal = All cards are revealed together. Small cards go first. Frogs hop over each other; occupied tiles do not count.
quibbit-web-tutor-home = On your own colour or a flower, you get your card back. Anywhere else you lose it.
quibbit-web-tutor-crown = The frog in front wears the crown. Be the last with cards, or lap the last frog, and you win.

## When a table is set up

quibbit-option-colours = Colours
quibbit-option-colours-hint = The frogs, in seat order.
quibbit-option-board = Ring
quibbit-option-board-hint = For example YRG* GRY* RYG~. Leave empty for a random ring.
quibbit-option-youngest = Youngest player
quibbit-option-youngest-hint = Places the first frog. Leave empty for a random player.
quibbit-option-last_human_wins = Last player wins
quibbit-option-last_human_wins-hint = In a two-player game, the last player left does not have to race the dummy.
quibbit-option-round_limit = Round limit
quibbit-option-round_limit-hint = The game is a draw after this many rounds. Leave empty for no limit.

## The game in a few sentences

quibbit-web-how-1 = Everyone has a frog on the ring and five cards, 1 to 5.
quibbit-web-how-2 = Everyone secretly picks a card. Once all have chosen, the cards are revealed together.
quibbit-web-how-3 = Small cards go first. Each mosquito is one hop to the next free tile. Frogs hop over each other; occupied tiles do not count.
quibbit-web-how-4 = On your own colour or on a flower, you get your card back. Anywhere else you lose it.
quibbit-web-how-5 = The frog in front wears the crown. A player with no cards left is out.
quibbit-web-how-6 = You win as the last frog in the race, or by lapping the last frog. If the last players go out together, the one who started the round with the crown wins.
quibbit-web-own-hand = The pond is on the big screen.
