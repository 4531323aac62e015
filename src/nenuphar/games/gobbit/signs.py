"""The signs for cards and backs in texts."""

from nenuphar.games.gobbit.deck import Animal, Back, Colour, Face

COLOURS: dict[Colour, str] = {"red": "▲", "blue": "◆", "yellow": "●"}
ANIMALS: dict[Animal, str] = {"chameleon": "C", "snake": "S", "gorilla": "G", "mosquitoes": "m"}
BACKS: dict[Back, str] = {
    "snakes-hunt": "S>m",
    "reversed": "⇅",
    "looped": "↻",
    "different": "≠",
    "explosive": "✱",
    "spirits": "==",
}
PILE, GRAVEYARD, OUT, TURN, YOU = "▤", "†", "☁", "…", "▸"


def face_sign(face: Face) -> str:
    """`S◆` is the blue snake, `m▲m●` a red and a yellow mosquito, `m●m●` two yellow ones."""
    if face.animal != "mosquitoes":
        return f"{ANIMALS[face.animal]}{COLOURS[face.colours[0]]}"
    both = face.colours if len(face.colours) == 2 else face.colours * 2
    return "".join(f"{ANIMALS[face.animal]}{COLOURS[colour]}" for colour in both)
