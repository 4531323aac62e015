# Gobbit en français. $who est un nom, ou la marque `you` pour la personne à qui l'on parle.

## Mots

gobbit-the-graveyard = le cimetière
gobbit-face-chameleon-red = un caméléon rouge ▲
gobbit-face-chameleon-blue = un caméléon bleu ◆
gobbit-face-chameleon-yellow = un caméléon jaune ●
gobbit-face-snake-red = un serpent rouge ▲
gobbit-face-snake-blue = un serpent bleu ◆
gobbit-face-snake-yellow = un serpent jaune ●
gobbit-face-gorilla-red = le gorille rouge ▲
gobbit-face-gorilla-blue = le gorille bleu ◆
gobbit-face-gorilla-yellow = le gorille jaune ●
gobbit-face-mosquitoes-red = deux moustiques rouges ▲
gobbit-face-mosquitoes-blue = deux moustiques bleus ◆
gobbit-face-mosquitoes-yellow = deux moustiques jaunes ●
gobbit-face-mosquitoes-red-blue = un moustique rouge et un bleu ▲◆
gobbit-face-mosquitoes-blue-yellow = un moustique bleu et un jaune ◆●
gobbit-face-mosquitoes-yellow-red = un moustique jaune et un rouge ●▲
gobbit-back-snakes-hunt = « Serpents affamés »
gobbit-back-reversed = « Inversé »
gobbit-back-looped = « En boucle »
gobbit-back-different = « Différent »
gobbit-back-explosive = « Explosif »
gobbit-back-spirits = « Esprits »
gobbit-phase-starting = on tire au sort le premier joueur
gobbit-phase-open = la partie est en cours
gobbit-phase-lifting = une carte se retourne
gobbit-phase-clash = on a frappé, le verdict arrive
gobbit-phase-penalty = une pénalité est payée
gobbit-phase-paused = c'est la pause
gobbit-phase-over = la partie est finie
gobbit-deck-jungle = Jungle

## L'histoire

gobbit-first-picked = { $pile ->
    [one] Chaque joueur a { $pile } carte.
   *[other] Chaque joueur a { $pile } cartes.
} { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
gobbit-turn-asked = { $who ->
    [you] Ta carte arrive dans un instant.
   *[other] La carte { OF($who) } arrive dans un instant.
}
gobbit-card-turned = { $who ->
    [you] Tu retournes { $face }.
   *[other] { $who } retourne { $face }.
}
gobbit-last-call-began = Plus personne ne peut piocher. Dernière chance : pendant cinq secondes, on peut encore frapper les tas visibles.
gobbit-tapped = { $who ->
    [you] Tu frappes : { $target } ({ $reaction } ms).
   *[other] { $who } frappe : { $target } ({ $reaction } ms).
}
gobbit-clash-settled = { $first ->
    [0] { $wrong ->
        [0] { $late ->
            [0] Aucune main ne compte.
            [1] { $late_one ->
                [you] Tu arrives trop tard.
               *[other] { $late_one } arrive trop tard.
            }
           *[other] Trop tard : { $late_all }.
        }
       *[other] { gobbit-clash-wrong }
    }
    [1] { $first_one ->
        [you] Tu arrives en tête en { $time } ms.
       *[other] { $first_one } arrive en tête en { $time } ms.
    }
   *[other] En tête : { $hands }.
}{ $wrong ->
    [0] { "" }
   *[other] { $first ->
        [0] { "" }
       *[other] { " " }{ gobbit-clash-wrong }
    }
}
gobbit-clash-wrong = { $wrong ->
    [1] { $wrong_one ->
        [you] Tu tapes à tort.
       *[other] { $wrong_one } tape à tort.
    }
   *[other] Mains à tort : { $wrong_all }.
}
gobbit-stack-taken = { $who ->
    [you] Tu prends
   *[other] { $who } prend
} { $other ->
    [you] ton tas.
   *[other] le tas { OF($other) }.
}
gobbit-stack-saved = { $who ->
    [you] Tu sauves ton tas.
   *[other] { $who } sauve son tas.
}
gobbit-stack-buried = { $who ->
    [you] Tu enterres
   *[other] { $who } enterre
} { $other ->
    [you] ton tas.
   *[other] le tas { OF($other) }.
}
gobbit-stack-lost = { $who ->
    [you] Ton tas part au cimetière.
   *[other] Le tas { OF($who) } part au cimetière.
}
gobbit-stack-forfeited = { $who ->
    [you] Après ton erreur, ton tas part au cimetière.
   *[other] Après cette erreur, le tas { OF($who) } part au cimetière.
}
gobbit-stack-forlorn = { $who ->
    [you] Ton attaque est manquée : ton tas part au cimetière.
   *[other] L'attaque { OF($who) } est manquée : le tas part au cimetière.
}
gobbit-penalty-paid = { $who ->
    [you] Une carte de ta pioche part au cimetière.
   *[other] { $who } paie : une carte de la pioche part au cimetière.
}
gobbit-poltergeist-barred = { $who ->
    [you] Tu dois attendre la prochaine carte.
   *[other] { $who } doit attendre la prochaine carte.
}
gobbit-player-out = { $who ->
    [you] Tu n'as plus de carte : te voilà esprit frappeur.
   *[other] { $who } n'a plus de carte et devient esprit frappeur.
}
gobbit-pause-asked = { $who ->
    [you] Tu veux une pause : elle commence dans un instant.
   *[other] { $who } veut une pause : elle commence dans un instant.
}
gobbit-pause-withdrawn = { $who ->
    [you] Tu renonces à la pause.
   *[other] { $who } renonce à la pause.
}
gobbit-paused = { $who ->
    [you] Tu fais une pause.
   *[other] { $who } fait une pause.
}
gobbit-resumed = { $who ->
    [you] Tu mets fin à la pause.
   *[other] { $who } met fin à la pause.
}
gobbit-resume-asked = { $who ->
    [you] Tu mets fin à la pause : on reprend dans trois secondes.
   *[other] { $who } met fin à la pause : on reprend dans trois secondes.
}
gobbit-clock-resumes = L'horloge met fin à la pause : on reprend dans trois secondes.
gobbit-goes-on = On reprend.
gobbit-hurry-asked = { $who ->
    [you] Tu voudrais finir tout de suite.
   *[other] { $who } voudrait finir tout de suite.
}
gobbit-hurried = Tout le monde est d'accord : on compte les cartes.
gobbit-game-ended = { $number ->
    [0] Personne ne gagne : les dernières cartes de tous sont au cimetière.
    [1] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } !
   *[other] Victoire partagée avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } chacun : { $winners } !
}
gobbit-life = { $who ->
    [you] Il te reste
   *[other] { $who } : il reste
} { $cards ->
    [0] zéro carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $first ->
    [0] jamais en premier
   *[other] { $first } fois en premier
}, { $faults ->
    [0] sans faute
    [one] { $faults } faute
   *[other] { $faults } fautes
}, main la plus rapide : { $quickest } ms.

gobbit-goal = Le caméléon mange les moustiques, le serpent mange le caméléon, le gorille mange tout, chacun dans sa couleur. Si ton animal en chasse un autre, frappe ce tas ; s'il est chassé, frappe le tien. La main la plus rapide prend le tas ; une erreur coûte le sien. Le dernier à avoir des cartes gagne.
gobbit-legend =
    C caméléon   S serpent   G gorille   m moustique   ▲ rouge  ◆ bleu  ● jaune
    ▤ pioche   ×3 cartes dans le tas   † cimetière   ☁ esprit frappeur   … à son tour   ▸ toi
    Dos : S>m les serpents chassent les moustiques   ⇅ inversé   ↻ en boucle
    ≠ couleurs différentes   ✱ moustiques explosifs   == les esprits attaquent les paires
    Tape t pour retourner ta carte, le numéro d'un joueur pour frapper son tas, g pour le cimetière.
    p met le jeu en pause et le reprend.

## Ce que l'on peut faire

gobbit-prompt-turn = { $who ->
    [you] À toi : { $offers }
   *[other] { $who }, à toi : { $offers }
}
gobbit-prompt-tap = { $who ->
    [you] Sur quel tas frappes-tu ? { $offers }
   *[other] { $who }, sur quel tas frappes-tu ? { $offers }
}
gobbit-prompt-pause = { $who ->
    [you] Une pause ? { $offers }
   *[other] { $who }, une pause ? { $offers }
}
gobbit-prompt-resume = { $who ->
    [you] C'est la pause. { $offers }
   *[other] { $who }, c'est la pause. { $offers }
}
gobbit-offer-turn = t (retourner)
gobbit-offer-tap = { $number } ({ $who })
gobbit-offer-graveyard = g (cimetière)
gobbit-offer-watch = regarder
gobbit-offer-pause = p (pause)
gobbit-offer-resume = p (continuer)
gobbit-offer-hurry = q (finir tout de suite)

## Les règles refusent

refused-GB-M1-count = Ce jeu de cartes a { $cards } cartes pour { $name }, mais il en faut { $needed }.
refused-GB-M2-title = Un jeu de cartes a besoin d'un titre de 1 à { $most } caractères.
refused-GB-M2-backs = Le dos { $back } est sur { $cards } cartes de ce jeu de cartes, mais il doit être sur { $needed }.
refused-GB-S1-chance = Seul le hasard dit qui commence, et seulement au début.
refused-GB-T1-chance = Seul le hasard dit quelle carte se retourne, et seulement à ce moment-là.
refused-GB-T1-nobody = Seuls les joueurs retournent des cartes et tapent.
refused-GB-T1-now = Ce n'est pas possible maintenant : { $phase }.
refused-GB-T3-turn = { $who ->
    [you] C'est à toi, et personne d'autre ne peut retourner de carte.
   *[other] C'est le tour { OF($who) }. Attends le tien.
}
refused-GB-T4-pile = Tu n'as plus de pioche. Attaque ou défends, et tu en auras une.
refused-GB-E3-barred = Ta dernière frappe était une erreur. Attends la prochaine carte.
refused-GB-E5-last-call = Plus personne n'a de carte à retourner. Frappe ce qui reste avant le décompte.
refused-GB-O2-chance = Seul le hasard dit quelle carte est payée, et seulement à ce moment-là.
refused-GB-O4-handicaps = L'option handicaps donne { $given } nombres, mais il en faut { $seats }, un par joueur.
refused-GB-O4-handicap = Un handicap est un nombre de millisecondes de 0 à { $most }.
refused-GB-H2-scene = Cette main est pour la scène { $scene }, mais la table montre la scène { $newest }. Regarde la table et tape encore.
refused-GB-H3-settle = Seul l'arbitre tranche, et seulement quand on a frappé.
refused-GB-H4-target = Ce tas n'existe pas : les joueurs vont de 1 à { $seats }. Tape sur un de leurs tas ou sur le cimetière.
refused-GB-H4-reaction = Personne ne réagit en { $reaction } ms.
refused-GB-H4-twice = Ta main y est déjà. Attends le verdict.
refused-GB-C1-metronome = À cette table l'horloge retourne les cartes. Garde les mains prêtes.
refused-GB-C1-asked = Ta carte arrive dès que possible. Attends un instant.
refused-GB-C2-paused = C'est la pause. Mets-y fin d'abord.
refused-GB-C2-pausing = { $who ->
    [you] Tu as déjà demandé une pause.
   *[other] { $who } a déjà demandé une pause.
}
refused-GB-C2-no-pause = Il n'y a pas de pause en cours.
refused-GB-C2-resuming = La pause se termine dans un instant. Attends les cartes.
refused-GB-C3-asked = Tu as déjà accepté de finir tout de suite.
refused-GB-C3-playing = Tu es encore en jeu. Seuls les joueurs sans cartes demandent à finir tout de suite.

## Analyse

gobbit-figure-median = Réaction médiane
gobbit-figure-slaps = Frappes justes
gobbit-figure-won = dont les premières
gobbit-figure-faults = Frappes fausses
gobbit-figure-early = Faux départs (trop rapides pour une réaction)
gobbit-figure-openings = Occasions de frapper
gobbit-figure-overlooked = Manquées
gobbit-figure-reactions = Temps de réaction
gobbit-overlooked = { $kind ->
    [defence] { $who } n'a pas défendu ; personne n'a attaqué.
   *[other] { $who } pouvait prendre la pile { OF($of) } ; personne ne l'a fait.
}
gobbit-overlooked-taken = { $kind ->
    [defence] { $who } n'a pas défendu contre { $by }.
   *[other] { $who } pouvait prendre la pile { OF($of) } ; { $by } a été plus rapide.
}
gobbit-overlooked-gobbit = { $who } a manqué un Gobbit, comme tous les autres.
gobbit-overlooked-taken-gobbit = { $who } a manqué un Gobbit, pas { $by }.
