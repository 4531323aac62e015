# Why the host's page does not open. The page loads this when it is needed.

refused-TB-130 = The host's page opens with a link that works once. Print a new one with “nenuphar host-link”.
refused-TB-130-link = This link has been used, or it is an old one. Print a new one with “nenuphar host-link”.
refused-TB-130-session = You are not signed in as the host any more. Print a new link with “nenuphar host-link”.
refused-TB-132-nodes = The server is being updated. Try again in a while.
