"""Shops and lofts: awnings, counters, goods, carts and bicycles."""

import math
import random

from .materials import enamel
from .shapes import ball, box, cylinder, limb, prism, tube
from .stage import at


def awning(w, depth, drop, stripes, colours=("glass", "cream"), thick=0.07):
    """Hangs on a wall that faces -Y; origin: middle of its upper edge."""
    each = w / stripes
    side = [
        (0, 0),
        (-depth * 0.5, -drop * 0.42),
        (-depth, -drop),
        (-depth, -drop - 0.1),
        (-depth + thick, -drop - 0.1),
        (-depth * 0.5 + 0.02, -drop * 0.42 - thick),
        (0, -thick),
    ]
    for i in range(stripes):
        x = -w / 2 + each * (i + 0.5)
        prism(side, each - 0.004, (x, 0, 0), colours[i % len(colours)], r=0.015, axis="X", seg=2)
        cylinder(
            each / 2 - 0.004,
            thick * 0.8,
            (x, -depth + thick * 0.35, -drop - 0.1),
            colours[i % len(colours)],
            rot=(90, 0, 0),
            bevel=0.02,
            n=36,
        )


def loaf(loc, s=1.0, rz=0, colour="gold"):
    with at(loc, s=s, rz=rz):
        ball(0.16, (0, 0, 0.1), colour, scale=(1.7, 0.9, 0.75), sub=3)
        for x in (-0.13, 0, 0.13):
            ball(0.03, (x, -0.02, 0.205), "sand", scale=(0.7, 2.6, 0.5), rot=(0, 0, 25), sub=2)


def pretzel(loc, s=1.0, colour="#C9772E", salt="cream"):
    """Stands in the XZ plane on loc."""
    with at(loc, s=s):
        left = [
            (0.36, -0.1, 0.24),
            (0.06, -0.17, 0.7),
            (-0.34, -0.08, 1.16),
            (-0.78, 0, 1.42),
            (-1.12, 0, 1.2),
            (-1.1, 0, 0.72),
            (-0.72, 0, 0.26),
            (-0.25, 0, 0.06),
        ]
        right = [(-x, -y, z) for x, y, z in left]
        tube(left + right[::-1], 0.17, enamel(colour), kind="NURBS", res=6)
        for p in (left[0], right[0]):
            ball(0.17, p, enamel(colour), sub=3)
        for x, z in (
            (-0.96, 1.36),
            (-1.13, 0.95),
            (0.96, 1.36),
            (1.13, 0.95),
            (-0.55, 0.17),
            (0.55, 0.17),
            (0, 0.06),
            (-0.5, 1.25),
            (0.5, 1.25),
        ):
            ball(0.045, (x, -0.165, z), salt, sub=2)


def hand_cart(loc, rz=0, s=1.0, fill=("coral", "blush", "amber", "white"), seed=4):
    """A two-wheeled cart of flowers, handles to +X."""
    rnd = random.Random(seed)
    with at(loc, rz=rz, s=s):
        box((1.3, 0.8, 0.34), (0, 0, 0.5), enamel("teal"), r=0.05, base=True)
        box((1.36, 0.86, 0.07), (0, 0, 0.8), "wood", r=0.03, base=True)
        for sy in (-1, 1):
            limb((0.5, sy * 0.3, 0.6), (1.15, sy * 0.3, 0.86), 0.035, "wood")
            spoked_wheel((-0.12, sy * 0.5, 0.38), 0.38)
        tube([(-0.12, -0.5, 0.38), (-0.12, 0.5, 0.38)], 0.04, "navy")
        limb((0.5, 0, 0.5), (0.58, 0, 0.05), 0.04, "wood")
        for i in range(6):
            for j in range(4):
                x, y = -0.52 + i * 0.21 + rnd.uniform(-0.04, 0.04), -0.3 + j * 0.2 + rnd.uniform(-0.04, 0.04)
                z = 0.95 + rnd.uniform(0, 0.14)
                ball(0.1, (x, y, z - 0.08), "deep", sub=2)
                ball(rnd.uniform(0.075, 0.105), (x, y, z + 0.03), rnd.choice(fill), sub=3)


def spoked_wheel(loc, r, tyre="navy", spokes=8, thick=0.05):
    """Rolls along X."""
    x, y, z = loc
    with at((x, y, z)):
        tube([(r * math.cos(t * math.pi / 20), 0, r * math.sin(t * math.pi / 20)) for t in range(40)], thick, tyre, closed=True)
        for i in range(spokes):
            a = 2 * math.pi * i / spokes
            tube([(0, 0, 0), (r * math.cos(a), 0, r * math.sin(a))], thick * 0.35, "cream")
        ball(thick * 1.5, (0, 0, 0), "steel", sub=3)


def bicycle(loc, rz=0, s=1.0, colour="coral"):
    """Front wheel to -X."""
    with at(loc, rz=rz, s=s):
        for x in (-0.5, 0.5):
            spoked_wheel((x, 0, 0.34), 0.31, thick=0.035)
        paint = enamel(colour)
        bottom, seat, head = (0.04, 0, 0.36), (0.2, 0, 0.82), (-0.36, 0, 0.8)
        for a, b in (
            (bottom, seat),
            (seat, head),
            (head, bottom),
            (bottom, (0.5, 0, 0.34)),
            ((0.5, 0, 0.34), (0.17, 0, 0.74)),
            (head, (-0.5, 0, 0.34)),
            (head, (-0.33, 0, 0.93)),
        ):
            limb(a, b, 0.032, paint)
        ball(0.1, (0.22, 0, 0.9), "umber", scale=(1.3, 0.7, 0.4), sub=3)
        tube([(-0.28, -0.24, 0.96), (-0.36, -0.12, 0.97), (-0.36, 0.12, 0.97), (-0.28, 0.24, 0.96)], 0.026, "navy", kind="NURBS")
        cylinder(0.09, 0.03, (0.04, -0.02, 0.36), "steel", rot=(90, 0, 0), bevel=0.01)
