"""A small German list of the words below, built by the code that builds the full lists."""

from pathlib import Path

import pytest

from nenuphar.testing.words import Small, small_list
from nenuphar.words.lists import WordList

NOUNS = """Arbeit Auspuff Baum Berg Blatt Boot Brot Buch Dach Feder Feld Fenster Feuer Fisch Garten Gast Gebirge Glas
Gold Hand Haus Herz Holz Hund Jahr Kaffee Kind Kleid Kopf Korn Kraft Land Licht Loch Luft Meer Messer Milch Mond Mund
Nacht Name Quelle Rand Regen Ring Rohr Rose Salz Sand Schule Schwan See Sonne Spiel Stadt Stein Stern Stunde Tag Teich
Teig Tier Tisch Ton Topf Tor Traum Turm Uhr Wald Wand Wasser Weg Wein Wetter Wind Wolke Wort Zahl Zeit Zimmer"""
OTHERS = """aber acht alt auch bald bei breit bunt da dann dein drei du eben ein er es fern frisch ganz gehen gern grau
gut hier hoch ich immer ja jung kalt kein klar kurz lang laut lesen matt mein mild nah nein neu nie nur oft rasch reif
rot rund sanft sehen so still tief und viel warm weich weit wenig wie zart zu"""
# A first part can form compounds if three listed words begin with it, or six if it is not a noun.
COMPOUNDS = """Waldrand Waldweg Waldluft Waldtier Auspuffrohr Auspufftopf Auspuffluft Bergquelle Arbeitszimmer
Arbeitstag Arbeitsjahr Arbeitslicht Schulbuch Schulkind Schultag Schulgarten Schwanenteich Schwanenfeder Schwanenkleid
Frischluft Frischwasser Frischmilch Frischfisch Frischbrot Frischholz Sternwarte"""
LEMMAS = {"Bücher": "Buch", "Büchern": "Buch", "Quellen": "Quelle", "Wetters": "Wetter", "ging": "gehen"}


def german() -> Small:
    nouns, others = NOUNS.split(), OTHERS.split()
    zipf = {word.lower(): 4.0 + len(word) % 4 / 2 for word in (*nouns, *others)}
    zipf |= {"rohr": 2.1, "bücher": 4.4, "ikea": 3.9, "standart": 2.4, "xyzz": 1.2, "uno": 4.0, "qed": 2.5, "mcp": 2.9}
    zipf |= {
        "nrw": 4.1,
        "kb": 3.5,
        "tv": 4.8,
        "processing": 3.1,
        "quovadis": 1.0,
        "wetters": 3.3,
        "cortina": 3.0,
        "ampezzo": 2.3,
    }
    return Small(
        zipf=zipf,
        lemma=LEMMAS | {word: word for word in nouns[::2]},
        dictionary=(*nouns, *others, *COMPOUNDS.split(), "UNO", "QED", "ab", "Ei", "Quellen", "kb", "tv"),
        entries=("quo vadis",),
        english={"processing": 5.0, "ikea": 3.0},
    )


@pytest.fixture(scope="session")
def words_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("words")


@pytest.fixture(scope="session")
def lexicon(words_home: Path) -> WordList:
    return small_list(words_home, "de", german())
