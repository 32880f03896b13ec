"""A young woman with long auburn hair and a jumper."""

from kit import *


def build():
    portrait_set("glass")
    with at((0, 0, 0), rz=-12):
        bust("skin1", "#9A4A2C", "long", "amber", dressed="round", cheeks="#EFA98D", lips="#B9584A", width=0.92)
