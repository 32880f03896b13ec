"""Shops and lofts: awnings, counters, goods, carts and bicycles."""
import math
import random

from .materials import enamel
from .shapes import ball, box, cylinder, limb, prism, tube
from .stage import at


def awning(w, depth, drop, stripes, colours=("glass", "cream"), thick=.07):
    """Hangs on a wall that faces -Y; origin: middle of its upper edge."""
    each = w / stripes
    side = [(0, 0), (-depth * .5, -drop * .42), (-depth, -drop), (-depth, -drop - .1), (-depth + thick, -drop - .1),
            (-depth * .5 + .02, -drop * .42 - thick), (0, -thick)]
    for i in range(stripes):
        x = -w / 2 + each * (i + .5)
        prism(side, each - .004, (x, 0, 0), colours[i % len(colours)], r=.015, axis="X", seg=2)
        cylinder(each / 2 - .004, thick * .8, (x, -depth + thick * .35, -drop - .1), colours[i % len(colours)], rot=(90, 0, 0), bevel=.02, n=36)


def loaf(loc, s=1.0, rz=0, colour="gold"):
    with at(loc, s=s, rz=rz):
        ball(.16, (0, 0, .1), colour, scale=(1.7, .9, .75), sub=3)
        for x in (-.13, 0, .13):
            ball(.03, (x, -.02, .205), "sand", scale=(.7, 2.6, .5), rot=(0, 0, 25), sub=2)


def pretzel(loc, s=1.0, colour="#C9772E", salt="cream"):
    """Stands in the XZ plane on loc."""
    with at(loc, s=s):
        left = [(.36, -.1, .24), (.06, -.17, .7), (-.34, -.08, 1.16), (-.78, 0, 1.42), (-1.12, 0, 1.2), (-1.1, 0, .72), (-.72, 0, .26), (-.25, 0, .06)]
        right = [(-x, -y, z) for x, y, z in left]
        tube(left + right[::-1], .17, enamel(colour), kind="NURBS", res=6)
        for p in (left[0], right[0]):
            ball(.17, p, enamel(colour), sub=3)
        for x, z in ((-.96, 1.36), (-1.13, .95), (.96, 1.36), (1.13, .95), (-.55, .17), (.55, .17), (0, .06), (-.5, 1.25), (.5, 1.25)):
            ball(.045, (x, -.165, z), salt, sub=2)


def hand_cart(loc, rz=0, s=1.0, fill=("coral", "blush", "amber", "white"), seed=4):
    """A two-wheeled cart of flowers, handles to +X."""
    rnd = random.Random(seed)
    with at(loc, rz=rz, s=s):
        box((1.3, .8, .34), (0, 0, .5), enamel("teal"), r=.05, base=True)
        box((1.36, .86, .07), (0, 0, .8), "wood", r=.03, base=True)
        for sy in (-1, 1):
            limb((.5, sy * .3, .6), (1.15, sy * .3, .86), .035, "wood")
            spoked_wheel((-.12, sy * .5, .38), .38)
        tube([(-.12, -.5, .38), (-.12, .5, .38)], .04, "navy")
        limb((.5, 0, .5), (.58, 0, .05), .04, "wood")
        for i in range(6):
            for j in range(4):
                x, y = -.52 + i * .21 + rnd.uniform(-.04, .04), -.3 + j * .2 + rnd.uniform(-.04, .04)
                z = .95 + rnd.uniform(0, .14)
                ball(.1, (x, y, z - .08), "deep", sub=2)
                ball(rnd.uniform(.075, .105), (x, y, z + .03), rnd.choice(fill), sub=3)


def spoked_wheel(loc, r, tyre="navy", spokes=8, thick=.05):
    """Rolls along X."""
    x, y, z = loc
    with at((x, y, z)):
        tube([(r * math.cos(t * math.pi / 20), 0, r * math.sin(t * math.pi / 20)) for t in range(40)], thick, tyre, closed=True)
        for i in range(spokes):
            a = 2 * math.pi * i / spokes
            tube([(0, 0, 0), (r * math.cos(a), 0, r * math.sin(a))], thick * .35, "cream")
        ball(thick * 1.5, (0, 0, 0), "steel", sub=3)


def bicycle(loc, rz=0, s=1.0, colour="coral"):
    """Front wheel to -X."""
    with at(loc, rz=rz, s=s):
        for x in (-.5, .5):
            spoked_wheel((x, 0, .34), .31, thick=.035)
        paint = enamel(colour)
        bottom, seat, head = (.04, 0, .36), (.2, 0, .82), (-.36, 0, .8)
        for a, b in ((bottom, seat), (seat, head), (head, bottom), (bottom, (.5, 0, .34)), ((.5, 0, .34), (.17, 0, .74)), (head, (-.5, 0, .34)), (head, (-.33, 0, .93))):
            limb(a, b, .032, paint)
        ball(.1, (.22, 0, .9), "umber", scale=(1.3, .7, .4), sub=3)
        tube([(-.28, -.24, .96), (-.36, -.12, .97), (-.36, .12, .97), (-.28, .24, .96)], .026, "navy", kind="NURBS")
        cylinder(.09, .03, (.04, -.02, .36), "steel", rot=(90, 0, 0), bevel=.01)
