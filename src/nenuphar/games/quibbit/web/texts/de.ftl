# Quibbit! auf dem Bildschirm, auf Deutsch. Die Geschichte selbst erzählen die Texte in ../../texts.

quibbit-web-dummy = Dummy
quibbit-web-ring = Der Ring: { $tiles } Felder, die Frösche hüpfen im Uhrzeigersinn
quibbit-web-cards = Die Karten von allen
quibbit-web-hand = Deine Karten
quibbit-web-round = Runde { $round }
quibbit-web-start = Startplätze wählen

## Felder und Frösche

quibbit-web-tile = Feld { $tile }: { $what }.
quibbit-web-is-yellow = gelbes Blatt ●
quibbit-web-is-red = rotes Blatt ▲
quibbit-web-is-green = grünes Blatt ■
quibbit-web-is-blue = blaues Blatt ◆
quibbit-web-is-flower = Blüte
quibbit-web-is-water = Wasser
quibbit-web-frog-here = { quibbit-frog } sitzt hier.
quibbit-web-frog-crowned = { quibbit-frog } sitzt hier mit der Krone: Er führt.
quibbit-web-start-here = Setz deinen Frosch hierher.
quibbit-web-tip-own-leaf = Deine Farbe { $sign }. Landest du hier, kommt deine Karte zurück.
quibbit-web-tip-leaf = Ein Blatt des Froschs { $sign }. Alle anderen verlieren hier ihre Karte.
quibbit-web-tip-flower = Auf einer Blüte ist jeder Frosch zu Hause. Die Karte kommt zurück.
quibbit-web-tip-water = Im Wasser ist kein Frosch zu Hause. Die Karte ist verloren.

## Karten

quibbit-web-card = Karte { $card }
quibbit-web-card-chosen = Karte { $card }, gewählt. Du kannst noch tauschen.
quibbit-web-card-played = Karte { $card }, gespielt
quibbit-web-card-lost = Karte { $card } ist verloren
quibbit-web-holds = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
quibbit-web-tip-card = { $card ->
    [one] Ein Sprung auf das nächste freie Feld.
   *[other] { $card } Sprünge, jeder auf das nächste freie Feld.
} Kleine Karten zuerst.
quibbit-web-leads = Wenn sonst niemand zieht, springst du { $on } und { $fate ->
    [home] die Karte kommt zurück
    [lap] überrundest den letzten Frosch
   *[lost] die Karte ist weg
}.
quibbit-web-small-first = Kleine Karten zuerst.
quibbit-web-take-back = Die { $card } zurücknehmen
quibbit-web-row = { quibbit-frog }: { $count ->
    [0] keine Karten.
    [one] Karte { $cards }.
   *[other] Karten { $cards }.
}
quibbit-web-row-out = Ausgeschieden.
quibbit-web-row-plays = Spielt die { $card }.
quibbit-web-row-laid = Hat eine Karte gelegt.
quibbit-web-row-thinks = Überlegt noch.

## Was du jetzt tun kannst

quibbit-web-prompt-place = Tippe auf ein leuchtendes Feld.
quibbit-web-prompt-placing = { $who } setzt einen Frosch.
quibbit-web-prompt-choose = Wähle eine Karte.
quibbit-web-prompt-change = Deine Karte ist gelegt. Du kannst sie noch tauschen.
quibbit-web-prompt-out = Du bist ausgeschieden. Schau, wie das Rennen ausgeht.
quibbit-web-prompt-watch = Alle wählen eine Karte.
quibbit-web-prompt-over = Das Rennen ist vorbei.

## Der Verlauf

quibbit-web-log-hop = { $sign } { $who ->
    [you] Du spielst
    [dummy] Der Dummy spielt
   *[other] { $who } spielt
} die { $card } und { $who ->
    [you] springst
   *[other] springt
}{ $passed ->
    [0] {""}
   *[other] {" "}über { $over }
} { $on }{ $fate ->
    [home] : Die Karte kommt zurück
    [lost] : Die Karte ist weg
    [out] { $who ->
        [you] : Deine letzte Karte ist weg, du bist raus
       *[other] : Die letzte Karte ist weg, der Frosch ist raus
    }
   *[none] {""}
}.

## Das Ergebnis

quibbit-web-standings-crown = Runden mit Krone
quibbit-web-standings-out = Raus in Runde
quibbit-web-standings-cards = Karten übrig

## Die Geschichte einer Partie

quibbit-web-story-title = Wer wann führte: Felder vor dem letzten Frosch
quibbit-web-story-round = Runde
quibbit-web-story-lap = { quibbit-frog } hat { $last } überrundet.
quibbit-web-story-reign = { quibbit-frog } trug { $rounds } Runden hintereinander die Krone.
quibbit-web-story-leap = { quibbit-frog } sprang einmal mit einer einzigen Karte über { $over } Frösche.
quibbit-web-story-luck = { quibbit-frog } brachte { $cards } Karten hintereinander nach Hause.
quibbit-web-story-out = { quibbit-frog } musste als Erster gehen, in Runde { $round }.

## Die Einführung

quibbit-web-tutor-ring = Die Frösche hüpfen im Uhrzeigersinn um diesen Ring aus Blättern, Blüten und Wasser.
quibbit-web-tutor-place = Tippe auf ein leuchtendes Feld. Dort startet dein Frosch.
quibbit-web-tutor-frog = Das ist dein Frosch. Er schaut in Laufrichtung.
quibbit-web-tutor-cards = Das sind deine Karten. So viele Mücken, so viele Sprünge.
quibbit-web-tutor-choose = Wähle eine. Niemand sieht sie, und du kannst sie tauschen, solange andere überlegen.
quibbit-web-tutor-reveal = Alle Karten werden zusammen aufgedeckt. Kleine hüpfen zuerst. Frösche im Weg werden übersprungen und nicht gezählt.
quibbit-web-tutor-home = Auf deiner Farbe oder einer Blüte kommt deine Karte zurück. Überall sonst versinkt sie.
quibbit-web-tutor-crown = Der führende Frosch trägt die Krone. Wer zuletzt noch Karten hat oder eine ganze Runde voraus ist, gewinnt.

## Beim Einrichten eines Tisches

quibbit-option-colours = Farben
quibbit-option-colours-hint = Die Frösche in der Reihenfolge der Plätze.
quibbit-option-board = Ring
quibbit-option-board-hint = Zum Beispiel YRG* GRY* RYG~. Leer lassen für einen zufälligen Ring.
quibbit-option-youngest = Jüngste Person
quibbit-option-youngest-hint = Setzt den ersten Frosch. Leer lassen für eine zufällige Person.
quibbit-option-last_human_wins = Letzter Spieler gewinnt
quibbit-option-last_human_wins-hint = Zu zweit gewinnt, wer übrig bleibt, ohne noch gegen den Dummy antreten zu müssen.
quibbit-option-round_limit = Höchstzahl der Runden
quibbit-option-round_limit-hint = Danach endet die Partie unentschieden. Leer lassen für kein Limit.

## Das Spiel in wenigen Sätzen

quibbit-web-how-1 = Alle haben einen Frosch auf dem Ring und fünf Karten, 1 bis 5.
quibbit-web-how-2 = Alle wählen verdeckt eine Karte. Haben alle gewählt, werden die Karten gemeinsam aufgedeckt.
quibbit-web-how-3 = Kleine Karten hüpfen zuerst. Eine Karte hat so viele Sprünge wie Mücken, jeden auf das nächste freie Feld: Frösche im Weg werden übersprungen und nicht gezählt.
quibbit-web-how-4 = Auf deiner Farbe oder einer Blüte kommt deine Karte zurück. Überall sonst ist sie verloren.
quibbit-web-how-5 = Der führende Frosch trägt die Krone. Wer keine Karte mehr hat, scheidet aus.
quibbit-web-how-6 = Du gewinnst, wenn sonst niemand mehr im Rennen ist oder wenn du den letzten Frosch überrundest. Scheiden die Letzten gemeinsam aus, gewinnt, wer die Runde mit der Krone begonnen hat.
quibbit-web-own-hand = Der Teich ist auf dem großen Bildschirm.
