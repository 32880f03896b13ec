"""A woman with a scarf over her hair."""

from kit import *


def build():
    portrait_set("blush")
    with at((0, 0, 0), rz=12):
        bust("#D9A27C", "teal", "scarf", "deep", brow="#3A2320", dressed="round", lips="#A85A48", cheeks="#D08E6C")
