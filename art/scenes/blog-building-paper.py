"""The paper that a building wants: a doorman with a clipboard under a long canopy, a mover with his hand truck."""

import math

from kit import *


def build():
    light()
    street_block()
    paving(-3.7, 3.7, -2.15, 1.3, 6)
    with at((-0.35, 0.3, 0)):
        entrance()
    doorman((-0.75, -2.2, 0.07))
    mover((1.05, -2.25, 0.05))
    box((1.0, 1.0, 0.12), (3.75, 0.3, 0.03), "umber", r=0.06)
    tree((3.75, 0.3, 0), h=3.6, crown=1.0, seed=7, n=1100, leaf=0.13)
    carton((3.35, -2.1, 0.05), w=0.8, d=0.7, h=0.6, rz=16)
    cloud((-4.3, 1.0, 4.3), 0.75, seed=2)
    camera()


def entrance():
    """Two floors of a tall building, cut off; the canopy runs out to the curb."""
    w, d, h = 6.3, 2.9, 3.9
    box((w, d, h), (0, d / 2, 0), "#A9BACB", r=0.08, base=True)
    box((w + 0.16, d + 0.16, 2.05), (0, d / 2, 0), "cream", r=0.07, base=True)
    box((w + 0.3, d + 0.3, 0.2), (0, d / 2, 2.0), "sand", r=0.07, base=True)
    box((w + 0.36, d + 0.36, 0.26), (0, d / 2, h - 0.1), "sand", r=0.09, base=True)
    box((w, d, 0.1), (0, d / 2, h + 0.1), "steel", r=0.03, base=True)
    water_tank((1.7, d * 0.62, h + 0.2), 0.8)
    box((w + 0.3, d + 0.3, 0.34), (0, d / 2, 0), "slate", r=0.07, base=True)
    for x in (-2.45, -1.2, 0.05, 1.3, 2.5):
        with at((x, -0.02, 2.55)):
            window(0.72, 0.9, lit=x in (-1.2, 2.5), head=False, curtain=False)
    for y in (0.75, 2.1):
        with at((w / 2 + 0.02, y, 2.55), rz=90):
            window(0.72, 0.9, lit=y < 1, head=False, curtain=False)
        with at((w / 2 + 0.1, y, 0.8), rz=90):
            window(0.72, 0.85, lit=y > 1, head=False, curtain=False)
    for x in (-2.3, 2.3):
        with at((x, -0.1, 0.75)):
            window(0.95, 0.95, lit=True, head=False, curtain=False, box_=True, seed=int(x * 10))
    box((2.1, 0.2, 1.75), (0, -0.04, 0.05), "navy", r=0.05, base=True)
    for side in (-1, 1):
        box((0.84, 0.1, 1.5), (side * 0.48, -0.14, 0.12), glow("#FFC860", 1.15, 0.5), r=0.03, base=True)
        box((0.06, 0.1, 0.7), (side * 0.12, -0.22, 0.5), enamel("amber"), r=0.02, base=True)
        ball(0.2, (side * 1.35, -0.32, 1.55), glow("amber", 1.5, 0.55))
        box((0.12, 0.28, 0.1), (side * 1.35, -0.16, 1.52), "navy", r=0.03)
    canopy()
    point_light((0, -1.1, 1.5), 70, 0.3)


def canopy():
    """A rounded cloth roof on four brass posts."""
    outline = [(1.15 * math.cos(math.radians(a)), 0.5 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    prism(outline + [(-1.15, -0.22), (1.15, -0.22)], 1.5, (0, -0.9, 2.2), "deep", r=0.05)
    box((2.36, 1.56, 0.1), (0, -0.9, 1.98), "teal", r=0.04)
    for x in (-1.02, 1.02):
        cylinder(0.055, 1.95, (x, -1.55, 0), enamel("gold"))
    prism(rounded_rect(1.7, 2.5, 0.1), 0.05, (0, -1.35, 0.04), "brown2", r=0.02, axis="Z")


def doorman(loc):
    x, y, z = loc
    person(
        loc,
        rz=48,
        h=1.95,
        top="navy",
        legs="navy2",
        hair="navy",
        skin="skin3",
        hairdo="cap",
        coat=True,
        hands=((-0.15, -0.38, 0.3), (0.18, -0.36, 0.34)),
    )
    with at(loc, rz=48, s=1.95 / 1.6):
        with at((0.02, -0.46, 0.98), rx=-38):
            box((0.38, 0.03, 0.5), (0, 0, 0), "wood", r=0.014)
            box((0.32, 0.02, 0.42), (0, -0.02, -0.02), "white", r=0.008)
            box((0.13, 0.04, 0.06), (0, -0.03, 0.23), "steel", r=0.012)


def mover(loc):
    """Leans on a hand truck with two boxes and holds the paper out."""
    x, y, z = loc
    person(
        (x + 0.1, y + 0.2, z),
        rz=-62,
        h=1.85,
        top="amber",
        legs="slate",
        hair="umber",
        skin="skin1",
        hands=((-0.3, -0.02, 0.08), (0.16, -0.44, 0.44)),
    )
    with at((x - 0.42, y + 0.02, z + 1.26), rz=-40, rx=-12):
        box((0.34, 0.03, 0.44), (0, 0, 0), "white", r=0.012)
        for k in range(3):
            box((0.22, 0.02, 0.035), (0, -0.02, 0.12 - k * 0.1), "coral" if k == 0 else "steel", r=0.01)
    with at((x + 1.1, y + 0.05, z), rz=-20, s=1.15):
        for side in (-1, 1):
            limb((side * 0.26, 0.34, 0.16), (side * 0.26, 0.5, 1.55), 0.045, enamel("coral"))
            cylinder(0.17, 0.12, (side * 0.36 + 0.06, 0.4, 0.17), "navy", rot=(0, -90, 0), bevel=0.04)
        limb((-0.26, 0.5, 1.55), (0.26, 0.5, 1.55), 0.045, enamel("coral"))
        box((0.7, 0.66, 0.06), (0, 0.02, 0.08), enamel("coral"), r=0.02, base=True)
        carton((0, 0.0, 0.14), w=0.72, d=0.6, h=0.6)
        carton((0, 0.02, 0.75), w=0.6, d=0.52, h=0.48, colour="#D9C3A5")
