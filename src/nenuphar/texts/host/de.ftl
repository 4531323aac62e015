# Why the host's page does not open. The page loads this when it is needed.

refused-TB-130 = Die Seite für den Gastgeber öffnet sich mit einem Link, der einmal gilt. „nenuphar host-link“ zeigt einen neuen.
refused-TB-130-link = Dieser Link wurde schon benutzt oder ist veraltet. „nenuphar host-link“ zeigt einen neuen.
refused-TB-130-session = Du bist nicht mehr als Gastgeber angemeldet. „nenuphar host-link“ zeigt einen neuen Link.
refused-TB-132-nodes = Der Server wird gerade aktualisiert. Versuch es später noch einmal.
