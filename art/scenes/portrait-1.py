"""A woman in her fifties with glasses and a navy jacket."""

from kit import *


def build():
    portrait_set("glass")
    with at((0, 0, 0), rz=14):
        bust("skin3", "#3A2320", "curly", "navy2", dressed="jacket", under="cream", glasses="amber", earrings="amber", lips="#6E3A32")
