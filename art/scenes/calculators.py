"""A calculator as tall as a house, coins in growing stacks, a small home beside them: what would it cost?"""
from kit import *


def build():
    light()
    platform(7.6, 5.6, top="fog", body="glass", r=1.3)
    prism(rounded_rect(6.3, 4.2, 1.0), .1, (0, 0, .03), "#DDEFEA", r=.04, axis="Z")
    calculator((-1.15, .85, .05), rx=-10, s=1.22)
    for x, y, count in ((.55, -1.15, 3), (1.6, -1.05, 5), (2.65, -.95, 8)):
        coin_stack((x, y, .07), count, .46)
    with at((1.85, 1.25, .07)):
        cottage((0, 0, 0), rz=-4, s=.92)
    pencil((-2.85, -1.0, .17), (-.3, -1.75, .17), .13)
    round_plant((-3.05, .55, .05), .34, pot="coral", seed=4)
    camera()
