# Why a notification cannot be set up. The page loads this when it is needed.

refused-TB-72 = Tu peux être prévenu à { $most } endroits. Retires-en d’abord un.
refused-TB-73-endpoint = Ce n’est pas l’adresse sécurisée d’un service de notification.
refused-TB-73-keys = Les clés de ce navigateur ne sont pas valides. Désactive puis réactive les notifications.
refused-TB-73-taken = Ce navigateur appartient à quelqu’un d’autre.
refused-TB-73-long = Une adresse a au plus { $most } caractères.
refused-TB-73-address = Ce service de notification est introuvable. Réessaie plus tard.
refused-TB-73-private = Ce service est dans le réseau interne, ce que l’hôte de ce serveur ne permet pas.
refused-TB-74-kind = Ce serveur ne peut rien envoyer là. Il connaît : { $kinds }.
refused-TB-74-address = Il n’y a rien à cette adresse. Vérifie-la.
refused-TB-74-parameter = { $name } ne peut pas être réglé ici. Possible : { $names }.
refused-TB-74-long = Une adresse a au plus { $most } caractères.
refused-TB-74-private = Ce service est dans le réseau interne, ce que l’hôte de ce serveur ne permet pas.
refused-TB-74-taken = Cette adresse est à quelqu’un d’autre.
refused-TB-76 = Ce lien ne fonctionne plus.
refused-TB-77-asked = Quelqu’un a déjà écrit à cette boîte aujourd’hui. Réessaie demain.
refused-TB-77-closed = Cette boîte ne veut pas de messages.
