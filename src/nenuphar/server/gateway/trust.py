"""The page that says how a device learns to trust this server's own certificate authority (TB-120).

It is plain HTML, because it has to work over plain http, in every browser, before anything else does.
"""

from html import escape
from importlib import resources
from pathlib import Path
from urllib.parse import parse_qs

from cryptography.hazmat.primitives.serialization import Encoding

from nenuphar.server.gateway.pages import Page
from nenuphar.server.gateway.previews import language_of
from nenuphar.server.gateway.session import Message
from nenuphar.server.net import authority
from nenuphar.texts import languages

PAGE, STYLE, CERTIFICATE = "/trust", "/trust/style.css", "/trust/nenuphar.crt"
NOT_KEPT = b"no-store"
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


class TrustPages:
    def __init__(self, home: Path) -> None:
        self._home = home

    def find(self, scope: Message) -> Page | None:
        match scope["path"].rstrip("/"):
            case "/trust":
                return Page(200, "text/html; charset=utf-8", NOT_KEPT, self._page(scope).encode())
            case "/trust/style.css":
                style = resources.files(__package__).joinpath("trust_texts", "style.css").read_bytes()
                return Page(200, "text/css; charset=utf-8", NOT_KEPT, style)
            case "/trust/nenuphar.crt":
                # With this type, phones offer to install it.
                pem = authority.public_certificate(self._home).public_bytes(Encoding.PEM)
                return Page(200, "application/x-x509-ca-cert", NOT_KEPT, pem)
            case _:
                return None

    def _page(self, scope: Message) -> str:
        from markdown_it import MarkdownIt  # rarely needed

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
        lang = asked if asked in languages() else language_of(headers.get(b"accept-language", ""))
        text = resources.files(__package__).joinpath("trust_texts", f"{lang}.md").read_text("utf-8")
        text = text.replace("CERTIFICATE", CERTIFICATE).replace("FINGERPRINT", authority.fingerprint(self._home))
        text = text.replace("ADDRESS", f"<https://{headers.get(b'host', '')}/>")
        title = text.partition("\n")[0].lstrip("# ")
        others = " · ".join(
            f'<a href="{PAGE}?lang={each}" lang="{each}">{LANGUAGE_NAMES[each]}</a>' for each in languages()
        )
        body = MarkdownIt("commonmark", {"html": False}).render(text)
        return (
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<link rel="stylesheet" href="{STYLE}"></head>\n'
            f"<body><nav>{others}</nav>\n<main>{body}</main></body></html>\n"
        )
