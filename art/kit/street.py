"""Street furniture and the dog."""

import math

from mathutils import Vector

from .light import point_light
from .materials import enamel, glow
from .shapes import ball, box, cylinder, limb, tube
from .stage import at
from .surfaces import lathe


def lamp(loc, h=3.1, rz=0, power=18):
    """Bishop's-crook street lamp."""
    with at(loc, rz=rz):
        lathe([(0.24, 0), (0.24, 0.1), (0.17, 0.16), (0.15, 0.5), (0.09, 0.6), (0.065, 0.75), (0.05, h - 0.7)], (0, 0, 0), "navy", n=32)
        pts = [(0, 0, h - 0.75), (0, 0, h - 0.25)]
        for i in range(13):
            a = math.radians(180 - i * 17.5)
            pts.append((0.36 + 0.36 * math.cos(a), 0, h - 0.2 + 0.36 * math.sin(a)))
        tube(pts, 0.045, "navy")
        x, z = pts[-1][0], pts[-1][2]
        lathe([(0.04, 0.2), (0.1, 0.14), (0.24, 0.02), (0.26, -0.04), (0.2, -0.04)], (x, 0, z - 0.12), "navy", n=32)
        ball(0.19, (x, 0, z - 0.22), glow("amber", 1.6, 0.6), scale=(1, 1, 0.95))
        point_light((x, 0, z - 0.5), power, 0.2)


def hydrant(loc, s=1, col="coral"):
    with at(loc, s=s, rz=25):
        lathe(
            [
                (0.2, 0),
                (0.2, 0.07),
                (0.14, 0.1),
                (0.14, 0.46),
                (0.19, 0.48),
                (0.19, 0.54),
                (0.14, 0.58),
                (0.1, 0.68),
                (0.04, 0.72),
                (0.04, 0.77),
                (0, 0.79),
            ],
            (0, 0, 0),
            col,
            n=28,
        )
        for a in (0, 180):
            cylinder(0.07, 0.22, (0, 0, 0.36), col, rot=(0, 90, a), bevel=0.02)
        cylinder(0.09, 0.21, (0, 0, 0.34), "sand", rot=(90, 0, 0), bevel=0.02)


def bench(loc, rz=0, w=2.6):
    with at(loc, rz=rz):
        for i in range(4):
            box((w, 0.15, 0.07), (0, -0.28 + i * 0.18, 0.46), "brown", r=0.03)
        for i in range(3):
            box((w, 0.07, 0.16), (0, 0.36 + i * 0.04, 0.66 + i * 0.2), "brown", r=0.03, rot=(-10, 0, 0))
        for x in (-w / 2 + 0.2, 0, w / 2 - 0.2):
            tube([(x, -0.3, 0), (x, -0.3, 0.42), (x, 0.3, 0.42), (x, 0.46, 1.15)], 0.045, "navy")
            tube([(x, 0.3, 0.42), (x, 0.38, 0)], 0.045, "navy")
        for x in (-w / 2 + 0.05, w / 2 - 0.05):
            tube([(x, -0.3, 0.44), (x, -0.34, 0.74), (x, 0.0, 0.78), (x, 0.4, 0.74)], 0.045, "navy", kind="NURBS")


def balloon(loc, hand, col="coral"):
    ball(0.34, loc, enamel(col), scale=(0.92, 0.92, 1.1))
    cylinder(0.05, 0.07, (loc[0], loc[1], loc[2] - 0.42), col, r2=0.02)
    a, b = Vector(hand), Vector(loc) - Vector((0, 0, 0.4))
    tube([a, a.lerp(b, 0.35) + Vector((0.08, 0, -0.05)), a.lerp(b, 0.7) + Vector((-0.05, 0, 0)), b], 0.012, "cream", kind="NURBS")


def dog(loc, rz=0, s=0.62, col="cream"):
    with at(loc, rz=rz, s=s):  # nose to -Y
        ball(0.24, (0, 0, 0.42), col, scale=(0.85, 1.45, 0.85))
        ball(0.19, (0, -0.38, 0.66), col, scale=(0.95, 1.05, 1))
        ball(0.1, (0, -0.56, 0.62), col, scale=(0.9, 1.1, 0.8))
        ball(0.04, (0, -0.66, 0.65), "navy", sub=2)
        for x in (-0.13, 0.13):
            ball(0.1, (x * 1.1, -0.33, 0.74), "brown", scale=(0.5, 0.8, 1.2), sub=3)
            for y in (-0.2, 0.22):
                limb((x, y, 0.35), (x, y, 0.07), 0.07, col)
        tube([(0, 0.3, 0.5), (0, 0.42, 0.62), (0, 0.44, 0.78)], 0.045, col, kind="NURBS")
        tube(
            [(0.16 * math.cos(t * 0.42), -0.28 + 0.16 * math.sin(t * 0.42) * 0.6, 0.55 + 0.1 * math.sin(t * 0.42)) for t in range(15)],
            0.03,
            "coral",
            closed=True,
        )
