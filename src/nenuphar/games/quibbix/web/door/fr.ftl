quibbix-web-about = Dix lettres de bois, puis quinze, puis vingt : forme les meilleurs mots contre la montre, et décidez ensemble lesquels comptent.
quibbix-web-daily = Lettres du jour
quibbix-web-daily-about = Dix lettres et cinq minutes : quels mots peux-tu former ? Le monde entier a les mêmes lettres aujourd'hui.
