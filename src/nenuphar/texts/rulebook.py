"""The rules of a README: each stands in a list of its own id, as `- **QB-V1** A frog makes as many leaps as …`."""

import re

RULE_ID = r"[A-Z]+-[A-Z]*\d+"
_RULE = re.compile(rf"^[-*] \*\*({RULE_ID})\*\*\s+(.+(?:\n[ \t]+\S.*)*)", re.MULTILINE)


def rules(page: str) -> dict[str, str]:
    """What each rule says, by its id, in the order of the page."""
    return {found[1]: " ".join(found[2].split()) for found in _RULE.finditer(page)}
