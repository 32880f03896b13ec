"""A woman with silver hair cut in a bob and a coral jacket."""

from kit import *


def build():
    portrait_set("#CFE6E2")
    with at((0, 0, 0), rz=14):
        bust(
            "skin1",
            "#C9CDD3",
            "bob",
            "coral",
            brow="#9AA3AD",
            dressed="jacket",
            under="cream",
            earrings="amber",
            cheeks="#EDB293",
            lips="#B9584A",
            width=0.94,
        )
