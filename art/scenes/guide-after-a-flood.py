"""After a flood: a house stands in water to its steps, the line on its wall shows how high it was; a boat has come."""

import math

from kit import *


def build():
    light()
    water(9.4, 8.0, r=1.3, amp=0.06, seed=2, mat="#2E7E94", top="#79BFD1")
    with at((-0.6, 1.15, 0), rz=0, s=1.25):
        house()
    with at((1.35, -2.35, 0.04), rz=-16, s=1.15):
        rowboat()
    person(
        (-0.6, -1.05, 0.62),
        rz=24,
        h=1.62,
        top="amber",
        legs="navy",
        hair="umber",
        skin="skin2",
        hairdo="bun",
        pose="wave",
        shoes="deep",
    )
    pail((-3.35, -2.2, -0.08))
    with at((-2.4, -3.05, -0.02), rz=30, rx=38):
        chair((0, 0, -0.1), seat="teal")
    ball(0.3, (3.6, -0.2, 0.1), enamel("coral"))
    for x, y, r in ((3.6, -0.2, 0.55), (-3.35, -2.2, 0.6), (-2.4, -3.0, 0.75)):
        ripple((x, y, 0.0), r, thick=0.02)
    for i, (x, y) in enumerate(((-3.3, -0.75), (3.1, -1.15), (-0.4, -3.3), (2.1, -0.55))):
        surf([(x + k * 0.24, y - 0.06 * math.sin(k), 0.02) for k in range(4)], 0.09, i)
    for x, y, h, seed in ((3.25, 2.3, 3.6, 4), (-3.75, 1.3, 3.0, 8)):
        tree((x, y, -0.15), h=h, crown=1.0, seed=seed, n=900, leaf=0.14)
        ripple((x, y, 0.0), 0.4, thick=0.02)
    cloud((3.4, 2.4, 5.0), 0.8, mat="#C5D0DC", seed=5)
    camera()


def house():
    """The wet part of the wall ends in a line; above it everything is dry and one lamp is lit."""
    w, d, h = 3.4, 2.6, 2.35
    box((w, d, h), (0, 0, -0.2), "cream", r=0.07, base=True)
    box((w + 0.03, d + 0.03, 0.98), (0, 0, -0.2), "#C9AE8E", r=0.07, base=True)
    box((w + 0.06, d + 0.06, 0.07), (0, 0, 0.78), "#A98A6A", r=0.03, base=True)
    prism([(-d / 2, 0), (d / 2, 0), (0, 1.25)], w - 0.04, (0, 0, h - 0.22), "cream", r=0.04, axis="X")
    for side in (-1, 1):
        slope = [(0, 0), (-side * 1.66, 1.58), (-side * 1.66, 1.76), (0, 0.18)]
        prism(slope, w + 0.4, (0, side * 1.66, h - 0.54), "navy2", r=0.06, axis="X")
    box((0.42, 0.42, 1.0), (0.95, 0.45, h + 0.7), "brown", r=0.05, base=True)
    box((0.54, 0.54, 0.13), (0.95, 0.45, h + 1.65), "sand", r=0.04, base=True)
    for x in (-1.05, 1.05):
        with at((x, -d / 2 - 0.02, 0.98)):
            window(0.62, 0.72, lit=True, frame="cream", head=False, style="none", curtain=False)
    with at((w / 2 + 0.02, 0, 0.98), rz=90):
        window(0.7, 0.72, lit=False, frame="cream", head=False, style="none", curtain=False)
    with at((w / 2 + 0.0, 0, h + 0.02), rz=90):
        cylinder(0.3, 0.1, (0, 0, 0.12), "navy", rot=(90, 0, 0))
        cylinder(0.23, 0.14, (0, 0, 0.12), glow("amber", 1.2, 0.5), rot=(90, 0, 0))
    prism(arch(0.86, 1.55), 0.12, (0, -d / 2 - 0.02, 0.3), "sand", r=0.04)
    prism(arch(0.68, 1.44), 0.16, (0, -d / 2 - 0.03, 0.3), "deep", r=0.03)
    ball(0.05, (0.2, -d / 2 - 0.13, 0.85), enamel("amber"))
    for i, (width, depth) in enumerate(((1.9, 1.35), (1.7, 1.0), (1.5, 0.66))):
        box((width, depth, 0.24), (0, -d / 2 - depth / 2 + 0.02, -0.2 + i * 0.23), "stone" if i < 1 else "sand", r=0.05, base=True)
    with at((0.66, -d / 2 - 0.02, 1.5)):
        ball(0.17, (0, -0.26, 0.02), glow("amber", 1.6, 0.55), scale=(1, 1, 1.15))
        lathe([(0.05, 0.3), (0.19, 0.2), (0.2, 0.16), (0.16, 0.16)], (0, -0.26, 0), "navy", n=28)
        tube([(0, 0, 0.3), (0, -0.26, 0.34)], 0.035, "navy")
        point_light((0, -0.65, -0.1), 60, 0.25)


def rowboat():
    """Bow to -X; two thwarts, one oar."""
    rings = []
    for i in range(13):
        t = i / 12
        x = -1.35 + 2.5 * t
        half = 0.62 * math.sin(math.pi * (0.06 + 0.86 * t)) ** 0.55 if t < 1 else 0.42
        rise = 0.5 + 0.28 * (1 - t) ** 2.4
        outer = [(-half, rise), (-half * 0.92, 0.2), (-half * 0.5, -0.12), (half * 0.5, -0.12), (half * 0.92, 0.2), (half, rise)]
        inner = [(half * k, z) for k, z in ((0.84, rise), (0.74, 0.24), (0.4, 0.06), (-0.4, 0.06), (-0.74, 0.24), (-0.84, rise))]
        rings.append([(x, y, z) for y, z in outer + inner])
    bevel_edges(loft(rings, enamel("coral"), sub=1), 0.02, 2, 40)
    for x in (-0.3, 0.55):
        box((0.3, 0.96, 0.07), (x, 0, 0.36), "wood", r=0.03)
    limb((-0.9, -0.5, 0.62), (1.25, -0.72, 0.5), 0.04, "wood")
    box((0.5, 0.2, 0.05), (1.45, -0.74, 0.49), "wood", r=0.04, rot=(0, 4, -6))


def pail(loc):
    with at(loc, rx=12, ry=-14):
        lathe([(0.26, 0), (0.36, 0.5), (0.4, 0.51), (0.4, 0.56), (0.33, 0.55), (0.3, 0.4), (0, 0.4)], (0, 0, 0), enamel("steel"), n=40)
