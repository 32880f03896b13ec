"""Parts of houses: windows, roof tanks, and the cottage."""
import math
import random

from .materials import enamel, glass, glow
from .shapes import arch, ball, box, cylinder, prism, tube
from .stage import at
from .surfaces import lathe


def window(w, h, lit=True, frame="cream", style="sash", head=True, box_=False, y=0, curtain=True, seed=0):
    """Origin: bottom centre of the opening on the wall face; faces -Y."""
    rnd = random.Random(seed); t = .075
    box((w + .1, .1, h + .1), (0, y + .005, h / 2), "umber" if frame == "cream" else "navy", r=.03)      # reveal
    box((w, .06, h), (0, y - .035, h / 2), glow("amber", 1.05) if lit else glass("navy2"), r=.02)
    if lit and curtain:
        for sx in (-1, 1):
            prism([(0, 0), (sx * -w * .2, 0), (sx * -w * .3, h * .55), (sx * -w * .12, h), (0, h)], .03,
                  (sx * (w / 2 - .01), y - .07, 0), glow("gold", .82, 0), r=.01)
    fr = "cream" if frame == "cream" else frame
    for sx in (-1, 1): box((t, .12, h + t), (sx * (w / 2), y - .07, h / 2), fr, r=.03)
    for z in (0, h): box((w + t, .12, t), (0, y - .07, z), fr, r=.03)
    box((w, .09, t * .8), (0, y - .08, h * .52), fr, r=.02)
    if style == "sash": box((t * .55, .07, h * .48), (0, y - .075, h * .76), fr, r=.015)
    box((w + .34, .26, .12), (0, y - .1, -.09), "sand", r=.05)                                         # sill
    if head:
        box((w + .36, .2, .2), (0, y - .07, h + .15), "sand", r=.05)
        box((w + .46, .28, .08), (0, y - .09, h + .28), "sand", r=.035)
    if box_:
        box((w + .1, .24, .2), (0, y - .26, -.0), "navy", r=.06)
        for i in range(9):
            x = -w / 2 + .05 + i * w / 9 + rnd.uniform(-.02, .02)
            ball(.085, (x, y - .26 + rnd.uniform(-.06, .06), .14 + rnd.uniform(0, .08)),
                 rnd.choice(["coral", "coral", "teal", "blush", "teal"]), sub=3)


def water_tank(loc, s=1):
    with at(loc, s=s):
        for a in range(4):
            c, q = math.cos(math.radians(45 + 90 * a)), math.sin(math.radians(45 + 90 * a))
            tube([(c * .46, q * .46, -.1), (c * .4, q * .4, .55)], .045, "navy")
        cylinder(.62, .1, (0, 0, .5), "navy", bevel=.03)
        cylinder(.56, .86, (0, 0, .58), "stone", bevel=.06)
        for z in (.72, 1.0, 1.28):
            tube([(.565 * math.cos(t * math.pi / 20), .565 * math.sin(t * math.pi / 20), z) for t in range(40)], .022, "brown2", closed=True)
        lathe([(.66, 0), (.68, .05), (.1, .46), (0, .49)], (0, 0, 1.42), "navy2", bevel=.03)
        ball(.07, (0, 0, 1.95), enamel("amber"))


def cottage(loc, rz=0, s=1):
    with at(loc, rz=rz, s=s):
        box((2.3, 1.7, 1.3), (0, 0, 0), "white", r=.07, base=True); box((2.4, 1.8, .22), (0, 0, 0), "stone", r=.06, base=True)
        prism([(-1.1, 0), (1.1, 0), (0, 1.0)], 2.25, (0, 0, 1.3), "white", r=.04, axis="X")
        for sy in (-1, 1):
            prism([(0, 0), (1.32 * -sy, 1.2 * 1.0), (1.32 * -sy, 1.36), (-.0, .16)], 2.7, (0, sy * 1.32, 1.1), "navy2", r=.06, axis="X")
        box((.36, .36, 1.0), (.6, .3, 1.7), "brown", r=.05, base=True); box((.46, .46, .12), (.6, .3, 2.65), "sand", r=.04, base=True)
        for x in (-.62, .66):
            with at((x, -.87, .5)): window(.46, .5, lit=True, frame="navy", head=False, style="none", curtain=False)
        prism(arch(.44, .85), .1, (.02, -.87, .1), "coral", r=.03)
