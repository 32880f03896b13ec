"""Indoor things: desks, chairs, shelves, lamps, plants, laptops."""

import math
import random

from .foliage import leaves
from .light import point_light
from .materials import enamel, glass, glow
from .shapes import ball, box, cylinder, limb, prism, rounded_rect, tube
from .stage import at
from .surfaces import lathe


def desk(w, d, h, loc, top="wood", legs="navy", rz=0):
    with at(loc, rz=rz):
        prism(rounded_rect(w, d, 0.12), 0.11, (0, 0, h - 0.055), top, r=0.045, axis="Z")
        for sx in (-1, 1):
            for sy in (-1, 1):
                limb((sx * (w / 2 - 0.16), sy * (d / 2 - 0.16), h - 0.1), (sx * (w / 2 - 0.1), sy * (d / 2 - 0.1), 0.05), 0.055, legs)


def chair(loc, rz=0, seat="coral", frame="navy", h=0.5):
    """Looks to -Y."""
    with at(loc, rz=rz):
        prism(rounded_rect(0.56, 0.54, 0.14), 0.1, (0, 0, h - 0.06), seat, r=0.045, axis="Z")
        prism(rounded_rect(0.54, 0.42, 0.14), 0.09, (0, 0.29, h + 0.42), seat, r=0.04, axis="Y", rot=(-8, 0, 0))
        for sx in (-1, 1):
            tube([(sx * 0.2, 0.24, h - 0.08), (sx * 0.2, 0.31, h + 0.34)], 0.03, frame)
            for sy in (-1, 1):
                limb((sx * 0.18, sy * 0.18, h - 0.1), (sx * 0.24, sy * 0.24, 0.03), 0.032, frame)


def swivel_chair(loc, rz=0, seat="deep", frame="navy", h=0.5):
    with at(loc, rz=rz):
        prism(rounded_rect(0.6, 0.58, 0.18), 0.13, (0, 0, h - 0.07), seat, r=0.055, axis="Z")
        prism(rounded_rect(0.56, 0.6, 0.18), 0.11, (0, 0.32, h + 0.46), seat, r=0.05, axis="Y", rot=(-8, 0, 0))
        tube([(0, 0.2, h - 0.1), (0, 0.36, h), (0, 0.36, h + 0.3)], 0.04, frame, kind="NURBS")
        cylinder(0.05, h - 0.2, (0, 0, 0.1), frame)
        for i in range(5):
            a = math.radians(18 + 72 * i)
            limb((0, 0, 0.13), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.08), 0.035, frame)
            ball(0.05, (0.3 * math.cos(a), 0.3 * math.sin(a), 0.05), frame, sub=3)


def laptop(loc, rz=0, s=1.0, lid="steel", screen="#DDF1EC"):
    """The screen looks to -Y: to whoever sits there."""
    with at(loc, rz=rz, s=s):
        prism(rounded_rect(0.62, 0.42, 0.05), 0.04, (0, 0, 0.02), lid, r=0.015, axis="Z")
        box((0.5, 0.2, 0.012), (0, 0.05, 0.045), "navy2", r=0.005)
        with at((0, 0.2, 0.03), rx=-16):
            box((0.62, 0.035, 0.42), (0, 0, 0), lid, r=0.017, base=True)
            box((0.55, 0.02, 0.34), (0, -0.016, 0.04), glow(screen, 0.85, 0.2), r=0.008, base=True)


def mug(loc, colour="coral", s=1.0, rz=0):
    with at(loc, rz=rz, s=s):
        lathe([(0.07, 0), (0.085, 0.02), (0.09, 0.17), (0.075, 0.17), (0.07, 0.13), (0, 0.13)], (0, 0, 0), colour, n=32, bevel=0.01)
        tube([(0.085, 0, 0.14), (0.15, 0, 0.13), (0.15, 0, 0.06), (0.085, 0, 0.045)], 0.018, colour, kind="NURBS")


def desk_lamp(loc, rz=0, s=1.0, power=10, colour="navy"):
    """Leans and shines to -Y."""
    with at(loc, rz=rz, s=s):
        lathe([(0.17, 0), (0.17, 0.03), (0.06, 0.07), (0.03, 0.1)], (0, 0, 0), colour, n=36, bevel=0.015)
        limb((0, 0, 0.06), (0, 0.2, 0.52), 0.026, colour)
        limb((0, 0.2, 0.52), (0, -0.12, 0.86), 0.026, colour)
        ball(0.045, (0, 0.2, 0.52), enamel("amber"), sub=3)
        with at((0, -0.16, 0.86), rx=-24):
            lathe([(0.05, 0.12), (0.1, 0.08), (0.2, -0.09), (0.2, -0.12), (0.17, -0.12)], (0, 0, 0), colour, n=36, bevel=0.012)
            ball(0.12, (0, 0, -0.1), glow("amber", 1.6, 0.6), scale=(1, 1, 0.6))
            point_light((0, 0, -0.3), power, 0.12)


def pendant(loc, drop, s=1.0, power=10, shade="navy"):
    """A lamp that hangs from loc."""
    with at(loc, s=s):
        tube([(0, 0, 0), (0, 0, -drop)], 0.018, "navy")
        lathe(
            [(0.03, 0.2), (0.08, 0.17), (0.2, 0.06), (0.27, -0.04), (0.27, -0.08), (0.22, -0.08)], (0, 0, -drop), shade, n=36, bevel=0.012
        )
        ball(0.15, (0, 0, -drop - 0.05), glow("amber", 1.6, 0.6), scale=(1, 1, 0.7))
        point_light((0, 0, -drop - 0.3), power, 0.15)


def globe_lamp(loc, drop, r=0.2, power=10):
    """A glowing globe that hangs from loc."""
    with at(loc):
        tube([(0, 0, 0), (0, 0, -drop)], 0.02, "navy")
        lathe([(0.03, 0.1), (0.09, 0.06), (0.11, 0), (0.11, -0.05)], (0, 0, -drop), "navy", n=28)
        ball(r, (0, 0, -drop - r * 0.85), glow("amber", 1.5, 0.55))
        point_light((0, 0, -drop - r * 2.2), power, 0.15)


def table_lamp(loc, s=1.0, power=10):
    """A turned foot under a glowing shade."""
    with at(loc, s=s):
        lathe([(0.16, 0), (0.16, 0.04), (0.06, 0.08), (0.035, 0.16), (0.07, 0.24), (0.035, 0.32), (0.03, 0.5)], (0, 0, 0), "navy", n=32)
        lathe([(0.26, 0.42), (0.27, 0.44), (0.17, 0.8), (0.16, 0.81)], (0, 0, 0), glow("amber", 1.15, 0.6), n=40, bevel=0.01)
        for z, r in ((0.425, 0.268), (0.805, 0.168)):
            tube([(r * math.cos(t * math.pi / 16), r * math.sin(t * math.pi / 16), z) for t in range(32)], 0.016, "gold", closed=True)
        point_light((0, 0, 1.0), power * 0.5, 0.15)
        point_light((0, -0.35, 0.35), power * 0.5, 0.1)


def potted_plant(loc, h=0.9, pot="cream", seed=1, mats=("deep", "teal", "glass")):
    """A pot with long upright leaves."""
    rnd = random.Random(seed)
    with at(loc, s=h):
        lathe([(0.17, 0), (0.24, 0.3), (0.26, 0.33), (0.26, 0.38), (0.22, 0.38), (0.2, 0.33), (0, 0.33)], (0, 0, 0), pot, n=36, bevel=0.02)
        for i in range(13):
            a, tip = i * 2.4, 0.18 + 0.25 * (i % 3) / 2
            x, y, z = tip * math.cos(a), tip * math.sin(a), 0.72 + 0.3 * rnd.random() - tip * 0.5
            tube([(0, 0, 0.3), (x * 0.35, y * 0.35, z * 0.75), (x, y, z)], 0.013, "deep", kind="NURBS")
            ball(
                0.12,
                (x, y, z),
                mats[i % len(mats)],
                scale=(0.62, 0.2, 1.15),
                rot=(rnd.uniform(-30, 10), math.degrees(tip) * math.cos(a), math.degrees(a) + 90),
                sub=3,
            )


def round_plant(loc, r=0.3, pot="cream", seed=1):
    with at(loc, s=r / 0.3):
        lathe([(0.15, 0), (0.2, 0.26), (0.22, 0.28), (0.22, 0.34), (0.18, 0.34), (0.16, 0.3), (0, 0.3)], (0, 0, 0), pot, n=36, bevel=0.02)
        leaves([(0, 0, 0.55, 0.27), (0.1, 0.05, 0.7, 0.19), (-0.12, 0, 0.62, 0.18)], ("deep", "teal", "glass"), n=200, size=0.09, seed=seed)


def books(loc, total, seed=1, rz=0, colours=("coral", "teal", "cream", "navy2", "amber", "sand", "deep", "blush")):
    """A row of books along X, spines to -Y."""
    rnd = random.Random(seed)
    with at(loc, rz=rz):
        x, i = 0, rnd.randrange(len(colours))
        while True:
            w, h = rnd.uniform(0.07, 0.12), rnd.uniform(0.32, 0.42)
            if x + w > total:
                break
            box((w - 0.008, 0.26, h), (x + w / 2, 0, 0), colours[i % len(colours)], r=0.018, base=True)
            x, i = x + w, i + rnd.choice((1, 2, 3))


def bookshelf(loc, w=1.5, h=2.4, shelves=4, rz=0, body="wood", seed=1):
    """Stands with its back to +Y."""
    with at(loc, rz=rz):
        d = 0.42
        box((w, 0.05, h), (0, d / 2 - 0.03, 0), "stone", r=0.02, base=True)
        for sx in (-1, 1):
            box((0.09, d, h), (sx * (w / 2 - 0.045), 0, 0), body, r=0.035, base=True)
        for i in range(shelves + 1):
            z = i * (h - 0.09) / shelves
            box((w, d, 0.09), (0, 0, z), body, r=0.035, base=True)
            if i < shelves:
                with at((-w / 2 + 0.1, 0, z + 0.08)):
                    _shelf_content(w - 0.2, i, seed)


def _shelf_content(w, i, seed):
    if i % 2 == 0:
        books((0, 0, 0), w * 0.62, seed + i)
        lathe(
            [(0.07, 0), (0.11, 0.08), (0.1, 0.2), (0.05, 0.26), (0.06, 0.3)],
            (w * 0.82, 0, 0),
            ("amber", "coral", "glass")[(i + seed) % 3],
            n=32,
            bevel=0.01,
        )
    else:
        books((w * 0.36, 0, 0), w * 0.62, seed + i)
        ball(0.13, (w * 0.15, 0, 0.13), ("glass", "blush", "amber")[(i + seed) % 3])
