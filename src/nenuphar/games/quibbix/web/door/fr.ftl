quibbix-web-about = Dix lettres de bois, puis quinze, puis vingt : forme les meilleurs mots contre la montre, et décidez ensemble lesquels comptent.
