"""White clinic with a heart on the roof and an ambulance at the kerb."""

import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    with at((0, 0, -0.15)):
        platform(9.4, 8.0, top="asphalt", body="glass", r=1.1)
    prism(rounded_rect(9.2, 5.5, 1.0), 0.17, (0, 1.2, -0.085), "fog", r=0.06, axis="Z")
    for x in (-3.2, -1.2, 0.8, 2.8):
        box((0.9, 0.12, 0.05), (x, -3.35, -0.145), "cream", r=0.02)
    with at((-0.55, 0.35, 0)):
        W, D, H = 4.6, 3.2, 3.5
        prism(rounded_rect(W, D, 0.55), H, (0, D / 2, H / 2), "white", r=0.12, axis="Z")
        prism(rounded_rect(W + 0.14, D + 0.14, 0.6), 0.3, (0, D / 2, 0.15), "steel", r=0.06, axis="Z")
        prism(rounded_rect(W + 0.3, D + 0.3, 0.65), 0.26, (0, D / 2, H), "deep", r=0.09, axis="Z")
        prism(rounded_rect(W - 0.2, D - 0.2, 0.5), 0.2, (0, D / 2, H + 0.06), "steel", r=0.04, axis="Z")
        prism(rounded_rect(W + 0.1, D + 0.1, 0.6), 0.14, (0, D / 2, 1.82), "glass", r=0.05, axis="Z")
        for x in (-1.55, -0.5, 0.55, 1.6):
            with at((x, -0.02, 2.2)):
                window(0.66, 0.78, lit=x != -0.5, frame="cream", head=False, style="none", curtain=False)
        for x in (-1.62, 1.62):
            with at((x, -0.02, 0.62)):
                window(0.74, 0.85, lit=True, frame="cream", head=False, style="none", curtain=False, box_=True, seed=int(x * 9))
        for y in (0.95, 2.2):
            for z in (0.62, 2.2):
                with at((W / 2 + 0.02, y, z), rz=90):
                    window(0.72, 0.82, lit=(y < 1) == (z > 1), frame="cream", head=False, style="none", curtain=False)
        # entrance
        box((1.5, 0.16, 1.5), (0, -0.02, 0), "navy", r=0.04, base=True)
        for sx in (-1, 1):
            box((0.62, 0.1, 1.32), (sx * 0.34, -0.09, 0.06), glow("#FFD58A", 1.0, 0.4), r=0.03, base=True)
            box((0.04, 0.06, 0.5), (sx * 0.08, -0.16, 0.5), "cream", r=0.015, base=True)
        prism(rounded_rect(2.3, 1.3, 0.3), 0.18, (0, -0.55, 1.72), "deep", r=0.07, axis="Z")
        for sx in (-1, 1):
            cylinder(0.07, 1.65, (sx * 0.95, -1.0, 0), "cream")
        box((2.1, 1.2, 0.06), (0, -0.6, 0.0), "blush", r=0.02)
        # heart sign on the roof
        cylinder(0.09, 0.6, (-0.35, 0.6, H), "navy")
        cylinder(0.09, 0.6, (0.35, 0.6, H), "navy")
        heart(2.0, 0.34, (0, 0.6, H + 1.35), enamel("coral"), r=0.09)
        heart(1.25, 0.1, (0, 0.42, H + 1.38), glow("#FFE0C0", 1.0, 0.6), r=0.03)
        box((0.9, 0.7, 0.5), (1.4, 2.2, H + 0.1), "steel", r=0.07, base=True)
        bush((-1.5, 2.0, H + 0.12), 0.34, seed=4)
        bush((-0.6, 2.4, H + 0.12), 0.3, seed=5)
    ambulance((-2.35, -2.5, -0.12), rz=180, s=0.95)
    tree((-3.8, 0.55, 0), h=3.7, crown=1.05, seed=8, n=1100, leaf=0.13)
    box((1.0, 1.0, 0.12), (-3.8, 0.55, 0.03), "umber", r=0.06)
    bush((2.6, -0.2, 0), 0.34, seed=12)
    bush((3.3, 0.5, 0), 0.4, seed=13)
    tree((3.55, 2.2, 0), h=3.4, crown=0.95, seed=15, n=1000, leaf=0.13)
    person((1.05, -1.25, 0), rz=-6, h=1.35, top="glass", legs="glass", hair="umber", skin="skin3", hairdo="bun", pose="wave")
    person((2.15, -1.35, 0), rz=-72, h=1.3, top="amber", legs="navy", hair="steel", skin="skin1", hairdo="short", pose="walk")
    cloud((-4.5, 1.8, 4.6), 0.8, seed=2)
    cloud((4.2, 2.6, 4.9), 0.7, seed=5)
    camera()
