"""Lost in the fog: a tilted buoy with its lamp out; only the far lighthouse is lit."""

import math

from kit import *


def build():
    light(key=2.7, sky=0.72)
    water(10.2, 10.2, r=5.04, mat="slate", top="#B7C8CF", amp=0.06)
    with at((-1.2, -1.7, 0.1), rx=13, ry=-17, s=2.15):
        dark_buoy()
    surf([(-1.2 + 1.28 * math.cos(t * 0.4), -1.7 + 1.2 * math.sin(t * 0.4), 0.03) for t in range(16)], 0.13, 9)
    for r, z in ((1.75, 0.03), (2.35, 0.02)):
        for a0, a1 in ((200, 290), (320, 380)):
            tube(
                [
                    (
                        -1.2 + r * math.cos(math.radians(a0 + (a1 - a0) * i / 24)),
                        -1.7 + r * 0.95 * math.sin(math.radians(a0 + (a1 - a0) * i / 24)),
                        z,
                    )
                    for i in range(25)
                ],
                0.035,
                "fog",
                kind="NURBS",
            )
    with at((2.5, 2.55, 0)):
        blob([(0, 0, 0, 0.8), (0.5, -0.2, -0.1, 0.5), (-0.5, 0.1, -0.1, 0.55)], "slate", voxel=0.07, smooth=6, lump=0.12)
        with at((0, 0.05, 0.42), s=0.36):
            z = lighthouse((0, 0, 0))
        point_light((0, -0.9, 0.42 + z * 0.36), 30, 0.3)
    for x, y, s, seed in ((-3.1, 1.0, 1.0, 2), (2.35, -1.2, 1.05, 5), (0.35, 2.6, 1.0, 8), (1.2, -3.6, 0.7, 11)):
        fog_bank((x, y, 0.12), s, seed)
    camera()


def fog_bank(loc, s, seed):
    with at(loc, s=s, rz=34 + seed * 29 % 16 - 8):
        blob(
            [
                (-1.35, 0, 0.05, 0.34),
                (-0.85, 0.08, 0.14, 0.46),
                (-0.2, 0, 0.22, 0.56),
                (0.5, 0.05, 0.16, 0.5),
                (1.05, 0, 0.08, 0.4),
                (1.5, 0, 0.02, 0.26),
                (0.1, -0.3, 0.05, 0.38),
            ],
            "white",
            voxel=0.06,
            smooth=5,
            flat=-0.02,
            blend=0.06,
        )


def dark_buoy():
    lathe([(0.2, -0.2), (0.44, -0.05), (0.5, 0.1), (0.46, 0.26), (0.3, 0.32), (0.2, 0.34)], (0, 0, 0), enamel("coral"), n=48)
    lathe([(0.495, 0.1), (0.508, 0.13), (0.495, 0.18), (0.475, 0.2)], (0, 0, 0), "cream", n=48)
    for a in range(4):
        c, q = math.cos(a * math.pi / 2 + 0.4), math.sin(a * math.pi / 2 + 0.4)
        tube([(c * 0.28, q * 0.28, 0.3), (c * 0.14, q * 0.14, 0.95)], 0.032, "navy")
    tube([(0.21 * math.cos(t * math.pi / 12), 0.21 * math.sin(t * math.pi / 12), 0.62) for t in range(24)], 0.02, "navy", closed=True)
    cylinder(0.2, 0.06, (0, 0, 0.93), "navy")
    ball(0.15, (0, 0, 1.1), glass("slate"))
    lathe([(0.19, 0), (0.1, 0.1), (0, 0.14)], (0, 0, 1.18), "navy", n=28)
