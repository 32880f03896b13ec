"""A man in his sixties with grey curls, glasses and a turtleneck."""

from kit import *


def build():
    portrait_set("lilac")
    with at((0, 0, 0), rz=14):
        bust("skin2", "#8B9199", "curly", "slate", dressed="turtleneck", glasses="navy", jaw=0.03)
