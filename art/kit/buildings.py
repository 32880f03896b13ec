"""Parts of houses: windows, roof tanks, and the cottage."""

import math
import random

from .materials import enamel, glass, glow
from .shapes import arch, ball, box, cylinder, prism, tube
from .stage import at
from .surfaces import lathe


def window(w, h, lit=True, frame="cream", style="sash", head=True, box_=False, y=0, curtain=True, seed=0):
    """Origin: bottom centre of the opening on the wall face; faces -Y."""
    rnd = random.Random(seed)
    t = 0.075
    box((w + 0.1, 0.1, h + 0.1), (0, y + 0.005, h / 2), "umber" if frame == "cream" else "navy", r=0.03)  # reveal
    box((w, 0.06, h), (0, y - 0.035, h / 2), glow("amber", 1.05) if lit else glass("navy2"), r=0.02)
    if lit and curtain:
        for sx in (-1, 1):
            prism(
                [(0, 0), (sx * -w * 0.2, 0), (sx * -w * 0.3, h * 0.55), (sx * -w * 0.12, h), (0, h)],
                0.03,
                (sx * (w / 2 - 0.01), y - 0.07, 0),
                glow("gold", 0.82, 0),
                r=0.01,
            )
    fr = "cream" if frame == "cream" else frame
    for sx in (-1, 1):
        box((t, 0.12, h + t), (sx * (w / 2), y - 0.07, h / 2), fr, r=0.03)
    for z in (0, h):
        box((w + t, 0.12, t), (0, y - 0.07, z), fr, r=0.03)
    box((w, 0.09, t * 0.8), (0, y - 0.08, h * 0.52), fr, r=0.02)
    if style == "sash":
        box((t * 0.55, 0.07, h * 0.48), (0, y - 0.075, h * 0.76), fr, r=0.015)
    box((w + 0.34, 0.26, 0.12), (0, y - 0.1, -0.09), "sand", r=0.05)  # sill
    if head:
        box((w + 0.36, 0.2, 0.2), (0, y - 0.07, h + 0.15), "sand", r=0.05)
        box((w + 0.46, 0.28, 0.08), (0, y - 0.09, h + 0.28), "sand", r=0.035)
    if box_:
        box((w + 0.1, 0.24, 0.2), (0, y - 0.26, -0.0), "navy", r=0.06)
        for i in range(9):
            x = -w / 2 + 0.05 + i * w / 9 + rnd.uniform(-0.02, 0.02)
            ball(
                0.085,
                (x, y - 0.26 + rnd.uniform(-0.06, 0.06), 0.14 + rnd.uniform(0, 0.08)),
                rnd.choice(["coral", "coral", "teal", "blush", "teal"]),
                sub=3,
            )


def water_tank(loc, s=1):
    with at(loc, s=s):
        for a in range(4):
            c, q = math.cos(math.radians(45 + 90 * a)), math.sin(math.radians(45 + 90 * a))
            tube([(c * 0.46, q * 0.46, -0.1), (c * 0.4, q * 0.4, 0.55)], 0.045, "navy")
        cylinder(0.62, 0.1, (0, 0, 0.5), "navy", bevel=0.03)
        cylinder(0.56, 0.86, (0, 0, 0.58), "stone", bevel=0.06)
        for z in (0.72, 1.0, 1.28):
            tube(
                [(0.565 * math.cos(t * math.pi / 20), 0.565 * math.sin(t * math.pi / 20), z) for t in range(40)],
                0.022,
                "brown2",
                closed=True,
            )
        lathe([(0.66, 0), (0.68, 0.05), (0.1, 0.46), (0, 0.49)], (0, 0, 1.42), "navy2", bevel=0.03)
        ball(0.07, (0, 0, 1.95), enamel("amber"))


def cottage(loc, rz=0, s=1, roof="navy2"):
    with at(loc, rz=rz, s=s):
        box((2.3, 1.7, 1.3), (0, 0, 0), "white", r=0.07, base=True)
        box((2.4, 1.8, 0.22), (0, 0, 0), "stone", r=0.06, base=True)
        prism([(-1.1, 0), (1.1, 0), (0, 1.0)], 2.25, (0, 0, 1.3), "white", r=0.04, axis="X")
        for sy in (-1, 1):
            prism([(0, 0), (1.32 * -sy, 1.2 * 1.0), (1.32 * -sy, 1.36), (-0.0, 0.16)], 2.7, (0, sy * 1.32, 1.1), roof, r=0.06, axis="X")
        box((0.36, 0.36, 1.0), (0.6, 0.3, 1.7), "brown", r=0.05, base=True)
        box((0.46, 0.46, 0.12), (0.6, 0.3, 2.65), "sand", r=0.04, base=True)
        for x in (-0.62, 0.66):
            with at((x, -0.87, 0.5)):
                window(0.46, 0.5, lit=True, frame="navy", head=False, style="none", curtain=False)
        prism(arch(0.44, 0.85), 0.1, (0.02, -0.87, 0.1), "coral", r=0.03)
