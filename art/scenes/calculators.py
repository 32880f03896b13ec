"""A calculator as tall as a house, coins in growing stacks, a small home beside them: what would it cost?"""

from kit import *


def build():
    light()
    platform(7.6, 5.6, top="fog", body="glass", r=1.3)
    prism(rounded_rect(6.3, 4.2, 1.0), 0.1, (0, 0, 0.03), "#DDEFEA", r=0.04, axis="Z")
    calculator((-1.15, 0.85, 0.05), rx=-10, s=1.22)
    for x, y, count in ((0.55, -1.15, 3), (1.6, -1.05, 5), (2.65, -0.95, 8)):
        coin_stack((x, y, 0.07), count, 0.46)
    with at((1.85, 1.25, 0.07)):
        cottage((0, 0, 0), rz=-4, s=0.92)
    pencil((-2.85, -1.0, 0.17), (-0.3, -1.75, 0.17), 0.13)
    round_plant((-3.05, 0.55, 0.05), 0.34, pot="coral", seed=4)
    camera()
