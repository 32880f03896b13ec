"""An older man with a white beard and a cardigan."""

from kit import *


def build():
    portrait_set("sand")
    with at((0, 0, 0), rz=-12):
        bust(
            "skin1",
            "#E9E4DC",
            "fringe",
            "deep",
            brow="#D9D2C8",
            beard="#E9E4DC",
            dressed="cardigan",
            under="cream",
            width=1.06,
            jaw=0.03,
            cheeks="#EDB293",
            lips="#A65A4A",
        )
