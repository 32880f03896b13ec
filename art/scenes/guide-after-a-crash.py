"""After a crash: two cars have met at a corner, the drivers exchange cards, a triangle warns, the signal shows amber."""

import math

from kit import *


def build():
    light()
    with at((0, 0, -0.15)):
        platform(9.6, 7.8, top="asphalt", body="glass", r=1.2)
    prism(rounded_rect(9.4, 2.9, 1.0), 0.17, (0, 2.33, -0.085), "fog", r=0.06, axis="Z")
    paving(-3.9, 3.9, 1.5, 1.0, 6)
    for i in range(5):
        box((0.34, 1.15, 0.05), (1.5 + i * 0.62, -2.95, -0.145), "cream", r=0.02)
    for x in (-2.9, -1.0):
        box((0.9, 0.12, 0.05), (x, -3.05, -0.145), "cream", r=0.02)
    car((-1.72, -1.0, -0.14), rz=168, s=1.22, col="coral", roof="cream")
    car((1.95, -0.8, -0.14), rz=184, s=1.22, col="#7F9BB5", roof="cream")
    steam = [(0, 0, 0, 0.16), (0.12, 0.05, 0.2, 0.2), (-0.06, 0.05, 0.42, 0.24), (0.14, 0.1, 0.66, 0.19), (0.02, 0.1, 0.86, 0.12)]
    blob(steam, "white", (-0.3, -0.95, 0.95), voxel=0.05, smooth=4, blend=0.05)
    for x, y, rz in ((0.15, -2.05, 20), (0.55, -2.3, 70), (-0.25, -2.35, 130)):
        prism([(-0.13, -0.09), (0.15, -0.05), (0.02, 0.14)], 0.06, (x, y, -0.1), "steel", r=0.02, axis="Z", rot=(0, 0, rz))
    triangle((-4.2, -1.75, -0.14))
    signal((-3.75, 1.35, 0))
    drivers()
    box((1.0, 1.0, 0.12), (-0.9, 2.75, 0.03), "umber", r=0.06)
    tree((-0.9, 2.75, 0), h=3.9, crown=1.1, seed=4, n=1100, leaf=0.14)
    bush((3.9, 2.7, 0), 0.42, seed=7)
    bush((-2.2, 3.0, 0), 0.4, seed=5)
    cloud((2.2, 3.2, 4.0), 0.72, seed=2)
    camera()


def drivers():
    """Two people on the sidewalk, a card between them."""
    person(
        (2.75, 1.3, 0.03),
        rz=64,
        h=1.7,
        top="navy2",
        legs="stone",
        hair="umber",
        skin="skin1",
        hands=((-0.1, -0.42, 0.3), (0.3, -0.02, 0.04)),
    )
    person(
        (3.85, 1.3, 0.03),
        rz=-64,
        h=1.65,
        top="amber",
        legs="navy",
        hair="#3A2320",
        skin="skin3",
        hairdo="bun",
        hands=((-0.3, -0.02, 0.04), (0.1, -0.42, 0.3)),
    )
    box((0.34, 0.05, 0.22), (3.28, 1.05, 1.02), "white", r=0.02, rot=(-25, 0, 10))


def triangle(loc):
    with at(loc, rz=30, rx=-8):
        a, b, c = (-0.52, 0, 0.1), (0.52, 0, 0.1), (0, 0, 1.0)
        for p, q in ((a, b), (b, c), (c, a)):
            limb(p, q, 0.1, enamel("#E85C45"))
        box((1.1, 0.4, 0.07), (0, 0.02, 0), "navy", r=0.03, base=True)


def signal(loc):
    """Stands at the corner; amber is on."""
    with at(loc):
        lathe([(0.26, 0), (0.26, 0.12), (0.13, 0.24), (0.09, 0.6), (0.08, 4.0)], (0, 0, 0), "navy", n=32)
        tube([(0, 0, 3.85), (0.35, 0, 4.05), (1.0, 0, 4.05)], 0.07, "navy", kind="NURBS")
        with at((1.05, -0.02, 2.75), rz=14):
            prism(rounded_rect(0.72, 1.85, 0.2), 0.5, (0, 0, 0.92), "navy", r=0.1, axis="Y")
            for z, colour, lit in ((1.47, "#7A3A36", False), (0.92, "amber", True), (0.37, "#1F5A58", False)):
                mat = glow(colour, 1.7, 0.55) if lit else enamel(colour)
                ball(0.22, (0, -0.24, z), mat, scale=(1, 0.45, 1))
                visor = [math.radians(a) for a in range(10, 171, 16)]
                tube([(0.25 * math.cos(a), -0.34, z + 0.25 * math.sin(a)) for a in visor], 0.05, "navy2")
            point_light((0, -0.8, 0.9), 40, 0.2)
