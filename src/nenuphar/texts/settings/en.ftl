# Why a notification cannot be set up. The page loads this when it is needed.

refused-TB-72 = You can be notified in { $most } places. Remove one first.
refused-TB-73-endpoint = This is not the secure address of a push service.
refused-TB-73-keys = The keys of this browser are not valid. Turn notifications off and on again.
refused-TB-73-taken = This browser belongs to somebody else.
refused-TB-73-long = An address has at most { $most } characters.
refused-TB-73-address = This push service cannot be found. Try again later.
refused-TB-73-private = This push service is in the inner network, which the host of this server does not allow.
refused-TB-74-kind = This server cannot send there. It knows: { $kinds }.
refused-TB-74-address = There is nothing at this address. Check it.
refused-TB-74-parameter = { $name } cannot be set here. Possible: { $names }.
refused-TB-74-long = An address has at most { $most } characters.
refused-TB-74-private = This service is in the inner network, which the host of this server does not allow.
refused-TB-74-taken = This address belongs to somebody else.
refused-TB-76 = This link does not work any more.
refused-TB-77-asked = Somebody has asked this mailbox today. Try again tomorrow.
refused-TB-77-closed = This mailbox wants no messages.
