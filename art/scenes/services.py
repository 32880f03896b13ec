"""Six kinds of insurance around one lighthouse: an office, a clinic, a shop, a home, a family's tree and a car."""

import math

from kit import *

TURN = math.radians(34)


def spot(angle, r, z=0.1):
    """A place on the disc, as the camera sees it: 0 is right, 90 is away from it."""
    a = math.radians(angle) + TURN
    return (r * math.cos(a), r * math.sin(a), z)


def build():
    light()
    with at((0, 0, -0.1)):
        platform(10.6, 10.6, top="asphalt", body="glass", r=5.2)
    cylinder(3.95, 0.2, (0, 0, -0.1), "fog", n=120, bevel=0.06)
    cylinder(3.72, 0.08, (0, 0, 0.06), "#79C4B5", n=120, bevel=0.03)
    for i in range(22):
        a = 2 * math.pi * i / 22
        box((0.62, 0.11, 0.05), (4.55 * math.cos(a), 4.55 * math.sin(a), -0.095), "cream", r=0.02, rot=(0, 0, math.degrees(a) + 90))
    cylinder(1.62, 0.08, (0, 0, 0.1), "cream", n=96, bevel=0.03)
    lighthouse((0, 0, 0.14), s=0.6)
    office(spot(150, 2.65))
    clinic(spot(30, 2.95))
    shop(spot(206, 2.75))
    cottage(spot(-32, 2.5), s=0.78)
    family(spot(268, 2.35))
    x, y, _ = spot(240, 4.55)
    car((x, y, -0.08), rz=34 + 240 + 90 + 180, s=0.84)
    for angle, r, size, seed in ((105, 3.0, 0.3, 4), (72, 2.2, 0.3, 9), (182, 3.4, 0.22, 6), (-48, 3.3, 0.26, 12)):
        bush(spot(angle, r, 0.12), size, seed=seed, n=110, leaf=0.09)
    cloud((-4.0, 1.6, 4.6), 0.78, seed=3)
    cloud((3.9, 3.0, 4.7), 0.66, seed=7)
    camera()


def office(loc):
    with at(loc):
        tower(0, 0, 1.5, 1.5, 3.6, "#9DB2C6", ((0.6, 0.78), (0.84, 0.56)), "roof", seed=3, lit=0.34, below=0.02, pitch=0.36)
        box((1.58, 1.58, 0.16), (0, 0, 0), "navy", r=0.05, base=True)


def clinic(loc):
    with at(loc):
        prism(rounded_rect(2.1, 1.5, 0.3), 2.0, (0, 0, 1.0), "white", r=0.08, axis="Z")
        prism(rounded_rect(2.24, 1.64, 0.34), 0.18, (0, 0, 2.0), "deep", r=0.06, axis="Z")
        prism(rounded_rect(2.2, 1.6, 0.34), 0.18, (0, 0, 0.09), "steel", r=0.05, axis="Z")
        for x in (-0.68, 0.68):
            with at((x, -0.76, 0.58)):
                window(0.42, 0.5, lit=True, frame="cream", head=False, style="none", curtain=False)
            with at((x, -0.76, 1.32)):
                window(0.42, 0.42, lit=True, frame="cream", head=False, style="none", curtain=False)
        with at((1.06, 0, 1.1), rz=90):
            window(0.5, 0.6, lit=True, frame="cream", head=False, style="none", curtain=False)
        box((0.5, 0.1, 0.86), (0, -0.76, 0.1), glow("#FFD58A", 1.0, 0.4), r=0.03, base=True)
        prism(rounded_rect(0.9, 0.5, 0.1), 0.1, (0, -0.95, 1.08), "deep", r=0.04, axis="Z")
        for x in (-0.22, 0.22):
            cylinder(0.05, 0.4, (x, -0.2, 2.0), "navy")
        heart(1.15, 0.26, (0, -0.2, 2.8), enamel("coral"), r=0.07)


def shop(loc):
    with at(loc):
        box((2.0, 1.5, 1.55), (0, 0, 0), "cream", r=0.06, base=True)
        box((2.16, 1.66, 0.2), (0, 0, 1.5), "navy", r=0.07, base=True)
        box((1.16, 0.1, 0.8), (-0.3, -0.76, 0.36), "deep", r=0.03, base=True)
        box((1.04, 0.08, 0.68), (-0.3, -0.8, 0.42), glow("#FFC566", 1.0, 0.4), r=0.03, base=True)
        for i in range(3):
            loaf((-0.62 + i * 0.32, -0.84, 0.42), s=0.8, rz=12)
        box((0.46, 0.1, 1.02), (0.66, -0.76, 0.06), "deep", r=0.04, base=True)
        with at((0, -0.76, 1.48)):
            awning(2.06, 0.55, 0.26, 8)
        with at((1.01, 0.1, 0.5), rz=90):
            window(0.5, 0.6, lit=True, frame="cream", head=False, style="none", curtain=False)


def family(loc):
    """Life insurance is for these two."""
    x, y, z = loc
    autumn = ("#D9772B", "gold", "amber", "#FFCF73")
    tree((x - 0.35, y + 0.25, z), h=2.35, crown=0.82, mats=autumn, seed=11, n=1300, leaf=0.11, core="#C4661F")
    person((x + 0.42, y - 0.42, z), rz=20, h=1.0, top="navy2", legs="stone", hair="#3A2320", skin="skin3", hairdo="curly")
    person((x + 0.88, y - 0.28, z), rz=0, h=0.72, top="coral", legs="navy", hair="umber", skin="skin2", hairdo="bun", pose="wave")
