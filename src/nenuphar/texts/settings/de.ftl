# Why a notification cannot be set up. The page loads this when it is needed.

refused-TB-72 = Du kannst an { $most } Stellen benachrichtigt werden. Entferne zuerst eine.
refused-TB-73-endpoint = Das ist nicht die sichere Adresse eines Push-Dienstes.
refused-TB-73-keys = Die Schlüssel dieses Browsers sind ungültig. Schalte die Benachrichtigungen aus und wieder ein.
refused-TB-73-taken = Dieser Browser gehört jemand anderem.
refused-TB-73-long = Eine Adresse hat höchstens { $most } Zeichen.
refused-TB-73-address = Dieser Push-Dienst ist nicht zu finden. Versuch es später noch einmal.
refused-TB-73-private = Dieser Push-Dienst ist im inneren Netz, und das erlaubt der Betreiber dieses Servers nicht.
refused-TB-74-kind = Dorthin kann dieser Server nichts senden. Er kennt: { $kinds }.
refused-TB-74-address = Unter dieser Adresse ist nichts. Prüf sie noch einmal.
refused-TB-74-parameter = { $name } lässt sich hier nicht einstellen. Möglich: { $names }.
refused-TB-74-long = Eine Adresse hat höchstens { $most } Zeichen.
refused-TB-74-private = Dieser Dienst ist im inneren Netz, und das erlaubt der Betreiber dieses Servers nicht.
refused-TB-74-taken = Diese Adresse gehört jemand anderem.
refused-TB-76 = Dieser Link gilt nicht mehr.
refused-TB-77-asked = Dieses Postfach wurde heute schon gefragt. Versuch es morgen noch einmal.
refused-TB-77-closed = Dieses Postfach möchte keine Nachrichten.
