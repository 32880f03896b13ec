"""A young man with parted black hair and a dark jacket."""

from kit import *


def build():
    portrait_set("#B9D3EA")
    with at((0, 0, 0), rz=-14):
        bust("#EBBE95", "#1E1B22", "side", "navy", dressed="jacket", under="white", jaw=0.04, width=1.02)
