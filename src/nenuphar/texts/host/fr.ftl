# Why the host's page does not open. The page loads this when it is needed.

refused-TB-130 = La page de l'hôte s'ouvre par un lien qui ne sert qu'une fois. « nenuphar host-link » en affiche un nouveau.
refused-TB-130-link = Ce lien a déjà servi, ou il est trop vieux. « nenuphar host-link » en affiche un nouveau.
refused-TB-130-session = Ta session d'hôte est finie. « nenuphar host-link » affiche un nouveau lien.
refused-TB-132-nodes = Le serveur est en cours de mise à jour. Réessaie dans un moment.
