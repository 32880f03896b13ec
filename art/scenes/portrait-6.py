"""A broad man with a short dark beard and a shirt."""

from kit import *


def build():
    portrait_set("#FFD9A0")
    with at((0, 0, 0), rz=12):
        bust("#6B4231", "#1E1B22", "crop", "teal", beard="#241C1E", dressed="shirt", width=1.14, jaw=0.06, lips="#A35F52")
