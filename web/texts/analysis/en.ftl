# Under a replay: the analysis, and playing on from a moment of it.

web-analysis = Analysis
web-analysis-hide = Hide the analysis
web-analysis-part = { $percent }% done
web-analysis-mark = Turning point, step { $n }: { $who } gave away { $percent }% of a win
web-analysis-here = { $who }: { $played }. No choice was better.
web-analysis-cost = { $who }: { $played }, { $percent }% less than { $best }.
web-analysis-nobody = Nobody decides here.
web-analysis-more = All findings
web-analysis-past = { $matches ->
    [one] Your last match: { $mean }
   *[other] Your last { $matches } matches: { $mean } on average
}
web-analysis-means = What does this mean?
web-play-from-here = Play on from here
web-play-from-here-explain = A practice table opens with this position. Bots play all other seats. It counts for nothing, and this match stays as it is. Chance continues as it did here.
web-play-from-here-seat = Your seat
web-play-from-here-start = Start practice
