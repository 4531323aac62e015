# Gobbit à l'écran, en français. L'histoire elle-même est racontée par ../../texts.

gobbit-web-colour-red = rouge
gobbit-web-colour-blue = bleu
gobbit-web-colour-yellow = jaune
gobbit-web-animal-chameleon = caméléon
gobbit-web-animal-snake = serpent
gobbit-web-animal-gorilla = gorille
gobbit-web-face = { $animal } { $colour }
gobbit-web-swarm = deux moustiques { $colour }s
gobbit-web-swarm-mixed = un moustique { $one } et un moustique { $two }

## Les places

gobbit-web-your-stack = Ton tas
gobbit-web-stack-of = Le tas { OF($who) }
gobbit-web-empty = pas de carte
gobbit-web-hidden = Les cartes sont cachées.
gobbit-web-counts = { $pile ->
    [0] Pas de pioche
    [one] Pioche : une carte
   *[other] Pioche : { $pile } cartes
}, { $stack ->
    [0] pas de tas.
    [one] tas : une carte.
   *[other] tas : { $stack } cartes.
}
gobbit-web-is-out = Un esprit frappeur : sans cartes, mais libre de hanter les paires de cartes identiques.
gobbit-web-is-barred = Un esprit frappeur qui s'est trompé : il dort jusqu'à la prochaine carte.
gobbit-web-your-pile = Ta pioche : { $n ->
    [0] pas de carte
    [one] une carte
   *[other] { $n } cartes
}
gobbit-web-pile-short = Pioche
gobbit-web-turn = Retourne une carte. Ta pioche : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
gobbit-web-key-space = Espace
gobbit-web-graveyard-short = Cimetière
gobbit-web-graveyard = Cimetière : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
gobbit-web-tip-no-graveyard = Le cimetière. Les tas de ceux qui frappent à tort y finissent, pour toujours.
gobbit-web-tip-graveyard = Des moustiques des trois couleurs sont en vue ? Frappe ici en premier et prends tous les tas qui en montrent.
gobbit-web-tap-here = Frappe dans ta rangée.
gobbit-web-last-call = Dernière chance
gobbit-web-last-call-left = Secondes avant la fin du dernier appel

## Qui chasse qui

gobbit-web-hunts-chameleon = Un caméléon chasse les moustiques.
gobbit-web-hunts-snake = Un serpent chasse les caméléons, jamais les moustiques.
gobbit-web-hunts-gorilla = Un gorille chasse tout sauf les gorilles.
gobbit-web-hunts-mosquitoes = Les moustiques ne chassent personne.
gobbit-web-hunts-snake-snakes-hunt = Un serpent chasse les caméléons, et maintenant aussi les moustiques.
gobbit-web-hunts-chameleon-reversed = Un caméléon chasse maintenant les serpents.
gobbit-web-hunts-snake-reversed = Un serpent ne chasse maintenant personne.
gobbit-web-hunts-mosquitoes-reversed = Les moustiques chassent maintenant les caméléons.
gobbit-web-hunts-mosquitoes-looped = Les moustiques chassent maintenant les serpents.
gobbit-web-hunts-own = Seule sa propre couleur compte.
gobbit-web-hunts-others = Seules les autres couleurs comptent maintenant.

## Les dos pour experts

gobbit-web-back-snakes-hunt = Serpents affamés
gobbit-web-back-reversed = Inversé
gobbit-web-back-looped = En boucle
gobbit-web-back-different = Différent
gobbit-web-back-explosive = Explosif
gobbit-web-back-spirits = Esprits
gobbit-web-backed-snakes-hunt = les serpents chassent aussi les moustiques.
gobbit-web-backed-reversed = les moustiques chassent les caméléons, et les caméléons les serpents. Les gorilles chassent tout.
gobbit-web-backed-looped = les moustiques chassent les serpents ; le reste ne change pas.
gobbit-web-backed-different = on ne chasse que les couleurs différentes de la sienne.
gobbit-web-backed-explosive = toucher des moustiques est une faute.
gobbit-web-backed-spirits = tout le monde peut frapper les paires identiques et les envoyer au cimetière.

## Comment s'est passé le duel

gobbit-web-clash = Le dernier duel
gobbit-web-no-clash = Mains prêtes. Le premier duel s'affichera ici, à la milliseconde.
gobbit-web-judging = Quelle main a été la plus rapide ?
gobbit-web-pausing = La pause commence. Les frappes déjà parties comptent encore.
gobbit-web-hand-takes = { $who ->
    [you] { $sign } Tu prends le tas { OF($other) } : { $ms } ms.
   *[other] { $sign } { $who } prend { $other ->
        [you] ton tas
       *[other] le tas { OF($other) }
    } : { $ms } ms.
}
gobbit-web-hand-saves = { $who ->
    [you] { $sign } Tu sauves ton tas : { $ms } ms.
   *[other] { $sign } { $who } sauve son tas : { $ms } ms.
}
gobbit-web-hand-loses = { $who ->
    [you] { $sign } Tu protèges ton tas du chasseur, mais ta faute te le fait perdre : { $ms } ms.
   *[other] { $sign } { $who } protège son tas du chasseur, mais le perd par sa faute : { $ms } ms.
}
gobbit-web-hand-haunts = { $who ->
    [you] { $sign } Tu enterres le tas { OF($other) } : { $ms } ms.
   *[other] { $sign } { $who } enterre { $other ->
        [you] ton tas
       *[other] le tas { OF($other) }
    } : { $ms } ms.
}
gobbit-web-hand-gobbit = { $who ->
    [you] { $sign } Gobbit ! Tu prends tous les tas à moustiques : { $ms } ms.
   *[other] { $sign } Gobbit ! { $who } prend tous les tas à moustiques : { $ms } ms.
}
gobbit-web-hand-fault = { $who ->
    [you] { $sign } Faute !
   *[other] { $sign } Faute { OF($who) }.
}
gobbit-web-hand-tied = { $who ->
    [you] { $sign } Égalité : { $ms } ms.
   *[other] { $sign } Égalité pour { $who } : { $ms } ms.
}
gobbit-web-hand-late = { $who ->
    [you] { $sign } Tu avais { $behind } ms de retard.
   *[other] { $sign } { $who } avait { $behind } ms de retard.
}
gobbit-web-hand-outdone = { $who ->
    [you] { $sign } Tu arrives trop tard : une de tes attaques a échoué au même instant.
   *[other] { $sign } { $who } arrive trop tard : une attaque a échoué au même instant.
}
gobbit-web-hand-gone = { $who ->
    [you] { $sign } Tu avais raison, mais le tas n'y était plus.
   *[other] { $sign } { $who } avait raison, mais le tas n'y était plus.
}
gobbit-web-hand-void = { $who ->
    [you] { $sign } Ta main ne compte pas.
   *[other] { $sign } La main { OF($who) } ne compte pas.
}
gobbit-web-margin = { $who ->
    [you] { $ms } ms avant toi.
   *[other] { $ms } ms avant { $who }.
}
gobbit-web-margin-tied = { $who ->
    [you] À égalité avec toi : la défense passe d'abord, puis la place la plus proche de la prochaine carte.
   *[other] À égalité avec { $who } : la défense passe d'abord, puis la place la plus proche de la prochaine carte.
}
gobbit-web-fault-GB-X1 = Cette frappe n'était pas permise.
gobbit-web-fault-GB-D4 = Il n'y avait rien à frapper.
gobbit-web-fault-GB-V5 = Sous ce dos, les moustiques explosent.
gobbit-web-fault-GB-V7 = Le dos sur le cimetière l'interdit.
gobbit-web-fault-GB-O1 = Mort subite : sans pioche, une attaque doit réussir.
gobbit-web-too-soon = { $ms } ms, c'est plus vite que l'œil : jugé sur les cartes d'avant.
gobbit-web-void-GB-G2 = Pendant un Gobbit, seul le cimetière compte.
gobbit-web-void-GB-E1 = Déjà hors du jeu.
gobbit-web-void-GB-X4 = Elle est venue après une faute.
gobbit-web-void-GB-D10 = Elle est venue après une attaque manquée.
gobbit-web-void-GB-E3 = Elle est venue après une erreur.

## La pause, et ce que tu peux faire

gobbit-web-pause = Pause pour tout le monde
gobbit-web-resume = Continuer
gobbit-web-tip-pause = Une pause pour tout le monde. Les cartes sont cachées pendant ce temps.
gobbit-web-tip-resume = On continue.
gobbit-web-hurry = Finir maintenant
gobbit-web-hurry-waits = On attend les autres
gobbit-web-tip-hurry = Quand tout le monde est d'accord, la partie finit tout de suite : qui a le plus de cartes gagne. Les robots sont toujours d'accord.
gobbit-web-resuming = On reprend. Ouvre l'œil !
gobbit-web-paused-reading = La partie t'attend.
gobbit-web-paused = { $who ->
    [you] Tu as mis le jeu en pause.
   *[other] { $who } a mis le jeu en pause.
}
gobbit-web-prompt-turn = Retourne une carte : touche ta pioche.
gobbit-web-prompt-soon = Ta carte se retourne dans un instant.
gobbit-web-prompt-watch = { $who ->
    [you] Ta carte vient ensuite.
   *[other] La carte { OF($who) } vient ensuite. Mains prêtes.
}
gobbit-web-prompt-clash = Ça frappe ! Quelle main a été la plus rapide ?
gobbit-web-prompt-last-call = Dernière chance : frappe ce qui reste.
gobbit-web-prompt-ghost = Tu es un esprit frappeur : frappe les paires identiques.
gobbit-web-prompt-paused = Pause.
gobbit-web-prompt-pausing = Une pause commence dans un instant.
gobbit-web-prompt-resuming = On reprend dans un instant. Prépare ta main.
gobbit-web-prompt-over = La partie est finie.
gobbit-web-nobody = Plus personne n'a de cartes. Personne ne gagne.
gobbit-web-holds = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}

## L'histoire d'une partie

gobbit-web-story-title = Qui avait combien de cartes
gobbit-web-story-clash = Duel
gobbit-web-story-quickest = { $who ->
    [you] Ta main était la plus rapide de toutes : { $ms } ms.
   *[other] { $who } avait la main la plus rapide de toutes : { $ms } ms.
}
gobbit-web-story-first = { $who ->
    [you] Ta main est arrivée première { $n } fois, plus souvent que toutes les autres.
   *[other] La main { OF($who) } est arrivée première { $n } fois, plus souvent que toutes les autres.
}
gobbit-web-story-faults = { $who ->
    [you] Tu as commis { $n } fautes.
   *[other] { $who } a commis { $n } fautes.
}
gobbit-web-story-closest = Le duel le plus serré s'est joué à { $ms } ms.
gobbit-web-standings-out = Sortie au duel
gobbit-web-standings-best = Main la plus rapide
gobbit-web-standings-cards = Cartes
gobbit-web-hands-title = Les réflexes de chacun
gobbit-web-hands-name = Nom
gobbit-web-hands-first = 1re main
gobbit-web-hands-faults = Fautes
gobbit-web-hands-median = Médiane
gobbit-web-hands-ms = { $ms } ms
gobbit-web-hands-none = –
gobbit-web-progress-title = Tes réactions, partie après partie
gobbit-web-progress-now = Cette partie : { $ms } ms, { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
}.
gobbit-web-progress-row = Partie { $n } : { $ms } ms, { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
}
gobbit-web-progress-first = Dès la prochaine partie, tu verras ici tes progrès. Ils ne quittent pas ce navigateur.

## Le guide

gobbit-web-tutor-table = Chacun a une pioche face cachée et retourne ses cartes sur un tas. Seules les cartes du dessus comptent.
gobbit-web-tutor-pile = Voici ta pioche. Quand elle brille, touche-la pour retourner une carte.
gobbit-web-tutor-chain = Le caméléon chasse les moustiques, le serpent les caméléons, le gorille les chasse tous. Toujours dans leur couleur.
gobbit-web-tutor-attack = Ta carte en chasse une autre ? Frappe ce tas : si ta main est la première, il passe sous ta pioche.
gobbit-web-tutor-defend = On chasse la tienne ? Frappe ton tas avant le chasseur, et tu le sauves.
gobbit-web-tutor-fault = Une frappe à tort envoie ton tas au cimetière. Regarde d'abord, frappe ensuite.
gobbit-web-tutor-gobbit = Un cimetière, et des moustiques des trois couleurs en vue ? Frappe le cimetière : Gobbit !
gobbit-web-tutor-verdicts = Ici, tu vois quelle main a été la plus rapide, mesurée sur l'écran de chacun. Jouer de loin n'est pas un désavantage.

## Quand on dresse une table

gobbit-pace-hint = Seulement si l'on retourne les cartes à la main : le temps écoulé, la carte se retourne toute seule.
gobbit-option-tempo = Rythme
gobbit-option-tempo-hint = Les joueurs retournent les cartes, ou la table le fait en cadence.
gobbit-by-hand = À la main
gobbit-leisurely = Tranquille : toutes les 4 secondes
gobbit-steady = Modéré : toutes les 2,5 secondes
gobbit-brisk = Vif : toutes les 1,6 secondes
gobbit-frantic = Effréné : chaque seconde
gobbit-option-expert = Expert
gobbit-option-expert-hint = Le dos sur le cimetière change les règles.
gobbit-option-sudden_death = Mort subite
gobbit-option-sudden_death-hint = Sans pioche, ta prochaine attaque doit réussir.
gobbit-option-minimum_penalty = Pénalité minimale
gobbit-option-minimum_penalty-hint = Sans tas, une faute coûte une carte de la pioche.
gobbit-option-gorillas_bury = Les gorilles enterrent
gobbit-option-gorillas_bury-hint = Comme dans une édition plus ancienne : ce que prend un gorille va au cimetière.
gobbit-option-beginners = Aide aux débutants
gobbit-option-beginners-hint = Chacun voit ce qu'il peut frapper. Bien pour une première partie.
gobbit-option-handicaps = Handicaps
gobbit-option-handicaps-hint = Ajouté à chaque frappe, en millisecondes. 100 : petit handicap ; 300 : grand (un adulte avec des enfants) ; 0 : aucun.
gobbit-option-deck = Jeu de cartes
gobbit-option-deck-hint = Le jeu de la boîte, ou le tien avec d'autres dos.
gobbit-jungle = Jungle

## Le jeu en quelques phrases

gobbit-web-how-1 = Chacun a une pioche face cachée. À tour de rôle, une carte est retournée sur le tas devant son joueur ; seule la carte du dessus compte.
gobbit-web-how-2 = Les caméléons chassent les moustiques, les serpents les caméléons, les gorilles les trois. Seulement dans leur propre couleur.
gobbit-web-how-3 = Si ta carte en chasse une autre, frappe ce tas. Si la tienne est chassée, frappe le tien. La première main gagne le tas, face cachée sous sa pioche.
gobbit-web-how-4 = Une frappe à tort coûte ton tas : il va au cimetière. Arriver trop tard ne coûte rien.
gobbit-web-how-5 = Dès qu'il y a un cimetière et que des moustiques des trois couleurs sont en vue, frappe-le : qui est premier prend tous les tas à moustiques.
gobbit-web-how-6 = Sans cartes, tu es un esprit frappeur et tu frappes les paires identiques. La dernière personne qui a des cartes gagne ; si plus personne ne peut piocher, le plus grand tas l'emporte.

## Players’ pages

gobbit-statistic-fastest = Main la plus rapide
gobbit-statistic-median = Partie la plus vive, par sa réaction médiane
