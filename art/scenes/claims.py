"""A cottage dry and lit under one oversized umbrella while rain falls around it; a helper waits at the gate."""

import random

from kit import *


def build():
    light()
    platform(8.6, 7.4, top="#79C4B5", body="teal", r=1.2)
    cylinder(2.75, 0.06, (-0.35, 0.1, -0.03), "#C2E7DC", n=96, bevel=0.02)  # where the rain does not reach
    path = [(-0.62, -3.62), (0.62, -3.62), (0.5, -1.2), (-0.5, -1.2)]
    prism(path, 0.08, (-0.35, 0, 0.03), "cream", r=0.03, axis="Z")
    with at((-0.35, 0.1, 0), s=1.3):
        house()
    umbrella((-0.9, 1.68, -0.05), r=3.35, h=5.7, rx=-9, colours=("coral", "#F9A78E"), rise=0.36)
    hanging_lantern((-0.62, -0.85, 4.0))
    fence()
    person(
        (0.85, -2.75, 0.06),
        rz=18,
        h=1.62,
        top="amber",
        legs="navy",
        hair="amber",
        skin="skin2",
        hairdo="hood",
        coat=True,
        shoes="deep",
        hands=((-0.2, -0.36, 0.3), (0.16, -0.36, 0.34)),
    )
    with at((0.85, -2.75, 0.06), rz=18, s=1.62 / 1.6):
        with at((-0.03, -0.44, 1.0), rx=-38):
            box((0.34, 0.03, 0.44), (0, 0, 0), "wood", r=0.014)
            box((0.28, 0.02, 0.36), (0, -0.02, -0.02), "white", r=0.008)
            box((0.12, 0.04, 0.05), (0, -0.025, 0.2), "steel", r=0.012)
    point_light((-0.35, -1.6, 1.7), 18, 0.4)
    rain()
    bush((-2.2, 0.4, 0), 0.42, seed=5)
    bush((1.75, 0.5, 0), 0.4, seed=7, mats=("coral", "blush"), core="brown2")
    bush((-1.95, -0.75, 0), 0.3, seed=9)
    camera()


def house():
    box((2.3, 1.7, 1.3), (0, 0, 0), "cream", r=0.07, base=True)
    box((2.4, 1.8, 0.2), (0, 0, 0), "stone", r=0.06, base=True)
    prism([(-0.85, 0), (0.85, 0), (0, 0.82)], 2.26, (0, 0, 1.28), "cream", r=0.04, axis="X")
    for side in (-1, 1):
        prism([(0, 0), (-side * 1.12, 1.06), (-side * 1.12, 1.22), (0, 0.16)], 2.7, (0, side * 1.12, 1.06), "slate", r=0.06, axis="X")
    box((0.36, 0.36, 0.9), (0.62, 0.32, 1.75), "brown", r=0.05, base=True)
    box((0.46, 0.46, 0.12), (0.62, 0.32, 2.6), "sand", r=0.04, base=True)
    for x in (-0.7, 0.7):
        with at((x, -0.86, 0.52)):
            window(0.5, 0.52, lit=True, frame="cream", head=False, style="none", curtain=False, box_=True, seed=int(x * 10))
    with at((1.16, 0, 0.52), rz=90):
        window(0.6, 0.55, lit=True, frame="cream", head=False, style="none", curtain=False)
    prism(arch(0.6, 1.02), 0.1, (0, -0.86, 0.1), "sand", r=0.04)
    prism(arch(0.46, 0.92), 0.14, (0, -0.87, 0.1), "navy", r=0.03)
    ball(0.04, (0.13, -0.96, 0.5), enamel("amber"))


def hanging_lantern(loc):
    """Hangs from a rib of the umbrella, over the path to the door."""
    x, y, z = loc
    tube([(x, y, z + 0.3), (x, y, z + 0.95)], 0.025, "navy")
    lathe([(0.06, 0.32), (0.24, 0.2), (0.25, 0.15), (0.2, 0.15)], loc, "navy", n=28)
    ball(0.2, loc, glow("amber", 1.6, 0.55), scale=(1, 1, 1.1))
    cylinder(0.13, 0.07, (x, y, z - 0.27), "navy")
    point_light((x, y - 0.1, z - 0.5), 150, 0.25)


def fence():
    for x0, x1 in ((-3.3, -1.05), (0.45, 2.9)):
        count = int((x1 - x0) / 0.3)
        for i in range(count + 1):
            x = x0 + (x1 - x0) * i / count
            prism([(-0.07, 0), (0.07, 0), (0.07, 0.58), (0, 0.68), (-0.07, 0.58)], 0.07, (x, -1.95, 0), "white", r=0.02)
        for z in (0.2, 0.46):
            box((x1 - x0 + 0.1, 0.05, 0.08), ((x0 + x1) / 2, -1.91, z), "white", r=0.02)


def rain():
    rnd = random.Random(12)
    for x, y, r in ((3.2, -2.5, 0.42), (-3.1, -2.75, 0.38), (3.35, 1.2, 0.36), (2.4, -3.1, 0.3)):
        puddle((x, y, 0), r)
    for i in range(38):
        side, x, y = (-1, 1)[i % 2], 0, 0
        while (0.83 * x + 0.56 * y - 0.35) * side < 3.4:  # how far aside the camera sees it
            x, y = rnd.uniform(-4.2, 4.2), rnd.uniform(-3.6, 3.6)
        raindrop((x, y, 0.7 + 4.6 * ((i * 0.618) % 1)), rnd.uniform(0.85, 1.2), rnd.choice(("glass", "teal", "glass", "#A9C8F5")))
