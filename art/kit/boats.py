"""Everything afloat."""

import math

from .materials import enamel, glass, glow
from .shapes import ball, box, cylinder, prism, rounded_rect, tube
from .stage import at
from .surfaces import lathe, loft


def sailboat(loc, rz=0, s=1):
    with at(loc, rz=rz, s=s):
        R = []
        for fx, w, zb in ((-0.9, 0.26, 0.16), (-0.6, 0.34, 0.06), (0, 0.38, 0), (0.5, 0.3, 0.02), (0.85, 0.14, 0.1), (1.0, 0.02, 0.24)):
            R.append(
                [
                    (fx, y * w, zb + (0.34 - zb) * z)
                    for y, z in ((-1, 1), (-0.96, 0.5), (-0.6, 0.12), (0, 0), (0.6, 0.12), (0.96, 0.5), (1, 1), (0.5, 1), (0, 1), (-0.5, 1))
                ]
            )
        loft(R, "white", sub=2)
        tube([(-0.88, -0.24, 0.33), (0, -0.37, 0.335), (0.6, -0.25, 0.34), (0.99, 0, 0.35)], 0.03, "coral", kind="NURBS")
        tube([(-0.88, 0.24, 0.33), (0, 0.37, 0.335), (0.6, 0.25, 0.34), (0.99, 0, 0.35)], 0.03, "coral", kind="NURBS")
        tube([(0.1, 0, 0.3), (0.1, 0, 2.2)], 0.035, "umber")
        prism([(0.0, 0.5), (-0.85, 0.55), (-0.5, 1.1), (-0.15, 1.7), (0.0, 2.1)], 0.05, (0.05, 0, 0), "fog", r=0.02)
        prism([(0.0, 0.5), (0.72, 0.5), (0.35, 1.1), (0.0, 1.85)], 0.05, (0.18, 0, 0), "amber", r=0.02)


def buoy(loc, s=1, rx=6):
    with at(loc, s=s, rx=rx):
        lathe([(0.2, -0.2), (0.44, -0.05), (0.5, 0.1), (0.46, 0.26), (0.3, 0.32), (0.2, 0.34)], (0, 0, 0), "coral", n=40)
        for a in range(4):
            c, q = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
            tube([(c * 0.28, q * 0.28, 0.3), (c * 0.14, q * 0.14, 0.95)], 0.032, "navy")
        cylinder(0.2, 0.06, (0, 0, 0.93), "navy")
        ball(0.15, (0, 0, 1.1), glow("amber", 1.5, 0.5))
        lathe([(0.17, 0), (0.1, 0.1), (0, 0.14)], (0, 0, 1.18), "navy", n=28)


def ferry(loc, rz=0, s=1):
    with at(loc, rz=rz, s=s):
        R = []
        for fx, wd, zb in (
            (-4.75, 0.06, 0.85),
            (-4.5, 0.3, 0.55),
            (-3.9, 0.8, 0.25),
            (-2.8, 1.3, 0.0),
            (0, 1.42, -0.1),
            (2.8, 1.3, 0.0),
            (3.9, 0.8, 0.25),
            (4.5, 0.3, 0.55),
            (4.75, 0.06, 0.85),
        ):
            R.append(
                [
                    (fx, y * wd, zb + (1.05 - zb) * z)
                    for y, z in ((-1, 1), (-1, 0.5), (-0.7, 0.1), (0, 0), (0.7, 0.1), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (-0.5, 1))
                ]
            )
        loft(R, enamel("coral"), sub=2)
        prism(rounded_rect(8.0, 2.55, 1.2), 0.1, (0, 0, 1.07), "cream", r=0.04, axis="Z")
        prism(rounded_rect(6.4, 2.5, 1.2), 0.2, (0, 0, 0.12), "navy", r=0.05, axis="Z")
        prism(rounded_rect(6.9, 2.35, 0.8), 0.85, (0, 0, 1.5), "coral", r=0.08, axis="Z")
        prism(rounded_rect(7.3, 2.5, 0.9), 0.1, (0, 0, 1.96), "cream", r=0.04, axis="Z")
        prism(rounded_rect(5.9, 2.05, 0.7), 0.75, (0, 0, 2.35), "coral", r=0.08, axis="Z")
        prism(rounded_rect(6.3, 2.2, 0.8), 0.1, (0, 0, 2.75), "cream", r=0.04, axis="Z")
        for zz, L, w in ((1.55, 6.0, 2.37), (2.4, 5.0, 2.07)):
            k = int(L / 0.5)
            for i in range(k):
                for sy in (-1, 1):
                    box((0.3, 0.05, 0.34), (-L / 2 + (i + 0.5) * L / k, sy * w / 2, zz), glow("amber", 1.0), r=0.03)
        for sx in (-1, 1):
            prism(rounded_rect(0.9, 1.1, 0.3), 0.62, (sx * 2.1, 0, 3.1), "cream", r=0.06, axis="Z")
            prism(rounded_rect(1.05, 1.25, 0.3), 0.1, (sx * 2.1, 0, 3.44), "navy", r=0.04, axis="Z")
            box((0.92, 0.9, 0.24), (sx * 2.1, 0, 3.16), glass("navy2"), r=0.05)
        cylinder(0.36, 1.1, (0, 0, 2.8), "navy", r2=0.33)
        cylinder(0.37, 0.22, (0, 0, 3.45), "amber")
        tube([(1.2, 0, 2.8), (1.2, 0, 4.3)], 0.03, "navy")
