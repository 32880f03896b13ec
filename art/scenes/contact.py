"""The two offices, side by side: two unequal towers, a post box, a telephone kiosk with its light on, someone waving."""

import math

from kit import *


def build():
    light()
    street_block()
    paving(-3.6, 3.6, -2.15, 1.3, 5)
    with at((-1.75, 1.0, 0)):
        office(2.7, 2.6, 6.2, "#9DB2C6", ((0.52, 0.8), (0.8, 0.6)), "roof", seed=3)
    with at((1.55, 1.15, 0)):
        office(2.6, 2.5, 4.1, "rose", ((0.72, 0.76),), "flat", seed=8)
    kiosk((-3.05, -1.75, 0.03), rz=10)
    post_box((-0.35, -1.75, 0.03), rz=8)
    person((1.0, -2.2, 0.03), rz=12, h=1.5, top="amber", legs="navy", hair="#3A2320", skin="skin3", hairdo="curly", pose="wave")
    box((1.1, 1.1, 0.12), (3.72, -0.35, 0.03), "umber", r=0.06)
    tree((3.72, -0.35, 0), h=3.0, crown=0.85, seed=7, n=1100, leaf=0.13)
    cloud((3.5, 2.02, 5.4), 0.75, seed=5)
    camera()


def office(w, d, h, colour, steps, cap, seed):
    """A tower with its own entrance: canopy, lit doors, base of stone."""
    with at((0, 0, 0.05)):
        tower(0, 0, w, d, h, colour, steps, cap, seed=seed, lit=0.3, below=0.05, pitch=0.46)
    box((w + 0.14, d + 0.14, 1.25), (0, 0, 0), "cream", r=0.07, base=True)
    box((w + 0.22, d + 0.22, 0.16), (0, 0, 1.2), "navy", r=0.06, base=True)
    y = -d / 2 - 0.07
    for sx in (-1, 1):
        box((0.44, 0.1, 0.92), (sx * 0.24, y, 0.06), glow("amber", 1.1, 0.5), r=0.03, base=True)
        box((0.5, 0.12, 0.6), (sx * w * 0.36, y, 0.4), glow("#FFD58A", 0.95, 0.4), r=0.04, base=True)
    for x in (-0.5, 0, 0.5):
        box((0.09, 0.16, 1.0), (x, y, 0.04), "navy", r=0.03, base=True)
    box((1.09, 0.16, 0.09), (0, y, 0.98), "navy", r=0.03)
    for u in (-0.6, 0.6):
        box((0.12, 0.7, 0.6), (w / 2 + 0.07, u, 0.4), glow("#FFD58A", 0.95, 0.4) if u < 0 else glass("navy2"), r=0.04, base=True)
    prism(rounded_rect(1.5, 0.75, 0.16), 0.13, (0, y - 0.3, 1.12), "deep", r=0.05, axis="Z")
    box((1.4, 0.6, 0.06), (0, y - 0.3, 0), "stone", r=0.02, base=True)


def kiosk(loc, rz=0):
    """Telephone kiosk: the light that is left on."""
    with at(loc, rz=rz, s=1.12):
        box((0.92, 0.92, 0.14), (0, 0, 0), "navy", r=0.04, base=True)
        box((0.74, 0.74, 1.66), (0, 0, 0.12), glow("amber", 0.95, 0.45), r=0.03, base=True)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.14, 0.14, 1.72), (sx * 0.37, sy * 0.37, 0.1), "navy", r=0.035, base=True)
        for z in (0.5, 0.92, 1.34):
            for rot in (0, 90):
                box((0.84, 0.8, 0.045 + rot * 0.0001), (0, 0, z), "navy", r=0.015, rot=(0, 0, rot))
        for rot in (0, 90, 180, 270):
            with at((0, 0, 0), rz=rot):
                box((0.045, 0.05, 1.66), (0, -0.39, 0.12), "navy", r=0.015, base=True)
        box((0.96, 0.96, 0.26), (0, 0, 1.74), "navy", r=0.06, base=True)
        box((0.82, 0.82, 0.14), (0, 0, 1.95), "navy2", r=0.06, base=True)
        box((0.6, 0.04, 0.1), (0, -0.49, 1.83), glow("#FFE3A6", 1.1, 0.5), r=0.015, base=True)
        point_light((0, -0.9, 1.0), 14, 0.2)
        point_light((0.9, 0, 1.0), 10, 0.2)


def post_box(loc, rz=0):
    with at(loc, rz=rz):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.1, 0.1, 0.2), (sx * 0.23, sy * 0.2, 0), "navy", r=0.02, base=True)
        paint = enamel("#2F6FB0")
        body = (
            [(-0.32, 0.14), (0.32, 0.14), (0.32, 0.82)]
            + [(0.32 * math.cos(math.pi * i / 16), 0.82 + 0.3 * math.sin(math.pi * i / 16)) for i in range(1, 16)]
            + [(-0.32, 0.82)]
        )
        prism(body, 0.66, (0, 0, 0), paint, r=0.06, axis="X")
        box((0.5, 0.05, 0.1), (0, -0.27, 0.95), "navy", r=0.02, rot=(-38, 0, 0))
        prism(rounded_rect(0.44, 0.34, 0.05), 0.04, (0, -0.33, 0.52), "cream", r=0.015, axis="Y")
        prism([(-0.14, 0), (0.12, 0), (0.12, -0.09), (-0.14, -0.09)], 0.03, (0, -0.36, 0.57), "coral", r=0.01)
