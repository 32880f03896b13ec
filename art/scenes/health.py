"""White clinic with a heart on the roof and an ambulance at the kerb."""
import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    with at((0, 0, -.15)): platform(9.4, 8.0, top="asphalt", body="glass", r=1.1)
    prism(rounded_rect(9.2, 5.5, 1.0), .17, (0, 1.2, -.085), "fog", r=.06, axis="Z")
    for x in (-3.2, -1.2, .8, 2.8): box((.9, .12, .05), (x, -3.35, -.145), "cream", r=.02)
    with at((-.55, .35, 0)):
        W, D, H = 4.6, 3.2, 3.5
        prism(rounded_rect(W, D, .55), H, (0, D / 2, H / 2), "white", r=.12, axis="Z"); prism(rounded_rect(W + .14, D + .14, .6), .3, (0, D / 2, .15), "steel", r=.06, axis="Z")
        prism(rounded_rect(W + .3, D + .3, .65), .26, (0, D / 2, H), "deep", r=.09, axis="Z"); prism(rounded_rect(W - .2, D - .2, .5), .2, (0, D / 2, H + .06), "steel", r=.04, axis="Z")
        prism(rounded_rect(W + .1, D + .1, .6), .14, (0, D / 2, 1.82), "glass", r=.05, axis="Z")
        for x in (-1.55, -.5, .55, 1.6):
            with at((x, -.02, 2.2)): window(.66, .78, lit=x != -.5, frame="navy", head=False, style="none", curtain=False)
        for x in (-1.62, 1.62):
            with at((x, -.02, .62)): window(.74, .85, lit=True, frame="navy", head=False, style="none", curtain=False, box_=True, seed=int(x * 9))
        for y in (.95, 2.2):
            for z in (.62, 2.2):
                with at((W / 2 + .02, y, z), rz=90): window(.72, .82, lit=(y < 1) == (z > 1), frame="navy", head=False, style="none", curtain=False)
        # entrance
        box((1.5, .16, 1.5), (0, -.02, 0), "navy", r=.04, base=True)
        for sx in (-1, 1): box((.62, .1, 1.32), (sx * .34, -.09, .06), glow("#FFD58A", 1.0, .4), r=.03, base=True); box((.04, .06, .5), (sx * .08, -.16, .5), "cream", r=.015, base=True)
        prism(rounded_rect(2.3, 1.3, .3), .18, (0, -.55, 1.72), "deep", r=.07, axis="Z")
        for sx in (-1, 1): cylinder(.07, 1.65, (sx * .95, -1.0, 0), "cream")
        box((2.1, 1.2, .06), (0, -.6, .0), "blush", r=.02)
        # heart sign on the roof
        cylinder(.09, .6, (-.35, .6, H), "navy"); cylinder(.09, .6, (.35, .6, H), "navy")
        heart(2.0, .34, (0, .6, H + 1.35), enamel("coral"), r=.09); heart(1.25, .1, (0, .42, H + 1.38), glow("#FFE0C0", 1.0, .6), r=.03)
        box((.9, .7, .5), (1.4, 2.2, H + .1), "steel", r=.07, base=True); bush((-1.5, 2.0, H + .12), .34, seed=4); bush((-.6, 2.4, H + .12), .3, seed=5)
    ambulance((2.15, -2.25, -.12), rz=180, s=.95)
    tree((-3.75, -.55, 0), h=3.7, crown=1.05, seed=8, n=1100, leaf=.13); box((1.0, 1.0, .12), (-3.75, -.55, .03), "umber", r=.06)
    bush((2.6, -.2, 0), .34, seed=12); bush((3.3, .5, 0), .4, seed=13); tree((3.55, 2.2, 0), h=3.4, crown=.95, seed=15, n=1000, leaf=.13)
    person((-2.0, -1.2, 0), rz=-10, h=1.35, top="glass", legs="glass", hair="umber", skin="skin3", hairdo="bun", pose="wave")
    person((-2.95, -1.15, 0), rz=75, h=1.3, top="amber", legs="navy", hair="steel", skin="skin1", hairdo="short", pose="walk")
    cloud((-4.5, 1.8, 4.6), .8, seed=2); cloud((4.2, 2.6, 4.9), .7, seed=5)
    camera()
