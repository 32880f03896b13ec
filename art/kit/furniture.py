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
        prism(rounded_rect(w, d, .12), .11, (0, 0, h - .055), top, r=.045, axis="Z")
        for sx in (-1, 1):
            for sy in (-1, 1):
                limb((sx * (w / 2 - .16), sy * (d / 2 - .16), h - .1), (sx * (w / 2 - .1), sy * (d / 2 - .1), .05), .055, legs)


def chair(loc, rz=0, seat="coral", frame="navy", h=.5):
    """Looks to -Y."""
    with at(loc, rz=rz):
        prism(rounded_rect(.56, .54, .14), .1, (0, 0, h - .06), seat, r=.045, axis="Z")
        prism(rounded_rect(.54, .42, .14), .09, (0, .29, h + .42), seat, r=.04, axis="Y", rot=(-8, 0, 0))
        for sx in (-1, 1):
            tube([(sx * .2, .24, h - .08), (sx * .2, .31, h + .34)], .03, frame)
            for sy in (-1, 1):
                limb((sx * .18, sy * .18, h - .1), (sx * .24, sy * .24, .03), .032, frame)


def swivel_chair(loc, rz=0, seat="deep", frame="navy", h=.5):
    with at(loc, rz=rz):
        prism(rounded_rect(.6, .58, .18), .13, (0, 0, h - .07), seat, r=.055, axis="Z")
        prism(rounded_rect(.56, .6, .18), .11, (0, .32, h + .46), seat, r=.05, axis="Y", rot=(-8, 0, 0))
        tube([(0, .2, h - .1), (0, .36, h), (0, .36, h + .3)], .04, frame, kind="NURBS")
        cylinder(.05, h - .2, (0, 0, .1), frame)
        for i in range(5):
            a = math.radians(18 + 72 * i)
            limb((0, 0, .13), (.3 * math.cos(a), .3 * math.sin(a), .08), .035, frame)
            ball(.05, (.3 * math.cos(a), .3 * math.sin(a), .05), frame, sub=3)


def laptop(loc, rz=0, s=1.0, lid="steel", screen="#DDF1EC"):
    """The screen looks to -Y: to whoever sits there."""
    with at(loc, rz=rz, s=s):
        prism(rounded_rect(.62, .42, .05), .04, (0, 0, .02), lid, r=.015, axis="Z")
        box((.5, .2, .012), (0, .05, .045), "navy2", r=.005)
        with at((0, .2, .03), rx=-16):
            box((.62, .035, .42), (0, 0, 0), lid, r=.017, base=True)
            box((.55, .02, .34), (0, -.016, .04), glow(screen, .85, .2), r=.008, base=True)


def mug(loc, colour="coral", s=1.0, rz=0):
    with at(loc, rz=rz, s=s):
        lathe([(.07, 0), (.085, .02), (.09, .17), (.075, .17), (.07, .13), (0, .13)], (0, 0, 0), colour, n=32, bevel=.01)
        tube([(.085, 0, .14), (.15, 0, .13), (.15, 0, .06), (.085, 0, .045)], .018, colour, kind="NURBS")


def desk_lamp(loc, rz=0, s=1.0, power=10, colour="navy"):
    """Leans and shines to -Y."""
    with at(loc, rz=rz, s=s):
        lathe([(.17, 0), (.17, .03), (.06, .07), (.03, .1)], (0, 0, 0), colour, n=36, bevel=.015)
        limb((0, 0, .06), (0, .2, .52), .026, colour)
        limb((0, .2, .52), (0, -.12, .86), .026, colour)
        ball(.045, (0, .2, .52), enamel("amber"), sub=3)
        with at((0, -.16, .86), rx=-24):
            lathe([(.05, .12), (.1, .08), (.2, -.09), (.2, -.12), (.17, -.12)], (0, 0, 0), colour, n=36, bevel=.012)
            ball(.12, (0, 0, -.1), glow("amber", 1.6, .6), scale=(1, 1, .6))
            point_light((0, 0, -.3), power, .12)


def pendant(loc, drop, s=1.0, power=10, shade="navy"):
    """A lamp that hangs from loc."""
    with at(loc, s=s):
        tube([(0, 0, 0), (0, 0, -drop)], .018, "navy")
        lathe([(.03, .2), (.08, .17), (.2, .06), (.27, -.04), (.27, -.08), (.22, -.08)], (0, 0, -drop), shade, n=36, bevel=.012)
        ball(.15, (0, 0, -drop - .05), glow("amber", 1.6, .6), scale=(1, 1, .7))
        point_light((0, 0, -drop - .3), power, .15)


def globe_lamp(loc, drop, r=.2, power=10):
    """A glowing globe that hangs from loc."""
    with at(loc):
        tube([(0, 0, 0), (0, 0, -drop)], .02, "navy")
        lathe([(.03, .1), (.09, .06), (.11, 0), (.11, -.05)], (0, 0, -drop), "navy", n=28)
        ball(r, (0, 0, -drop - r * .85), glow("amber", 1.5, .55))
        point_light((0, 0, -drop - r * 2.2), power, .15)


def table_lamp(loc, s=1.0, power=10):
    """A turned foot under a glowing shade."""
    with at(loc, s=s):
        lathe([(.16, 0), (.16, .04), (.06, .08), (.035, .16), (.07, .24), (.035, .32), (.03, .5)], (0, 0, 0), "navy", n=32)
        lathe([(.26, .42), (.27, .44), (.17, .8), (.16, .81)], (0, 0, 0), glow("amber", 1.15, .6), n=40, bevel=.01)
        for z, r in ((.425, .268), (.805, .168)):
            tube([(r * math.cos(t * math.pi / 16), r * math.sin(t * math.pi / 16), z) for t in range(32)], .016, "gold", closed=True)
        point_light((0, 0, 1.0), power * .5, .15)
        point_light((0, -.35, .35), power * .5, .1)


def potted_plant(loc, h=.9, pot="cream", seed=1, mats=("deep", "teal", "glass")):
    """A pot with long upright leaves."""
    rnd = random.Random(seed)
    with at(loc, s=h):
        lathe([(.17, 0), (.24, .3), (.26, .33), (.26, .38), (.22, .38), (.2, .33), (0, .33)], (0, 0, 0), pot, n=36, bevel=.02)
        for i in range(13):
            a, tip = i * 2.4, .18 + .25 * (i % 3) / 2
            x, y, z = tip * math.cos(a), tip * math.sin(a), .72 + .3 * rnd.random() - tip * .5
            tube([(0, 0, .3), (x * .35, y * .35, z * .75), (x, y, z)], .013, "deep", kind="NURBS")
            ball(.12, (x, y, z), mats[i % len(mats)], scale=(.62, .2, 1.15), rot=(rnd.uniform(-30, 10), math.degrees(tip) * math.cos(a), math.degrees(a) + 90), sub=3)


def round_plant(loc, r=.3, pot="cream", seed=1):
    with at(loc, s=r / .3):
        lathe([(.15, 0), (.2, .26), (.22, .28), (.22, .34), (.18, .34), (.16, .3), (0, .3)], (0, 0, 0), pot, n=36, bevel=.02)
        leaves([(0, 0, .55, .27), (.1, .05, .7, .19), (-.12, 0, .62, .18)], ("deep", "teal", "glass"), n=200, size=.09, seed=seed)


def books(loc, total, seed=1, rz=0, colours=("coral", "teal", "cream", "navy2", "amber", "sand", "deep", "blush")):
    """A row of books along X, spines to -Y."""
    rnd = random.Random(seed)
    with at(loc, rz=rz):
        x, i = 0, rnd.randrange(len(colours))
        while True:
            w, h = rnd.uniform(.07, .12), rnd.uniform(.32, .42)
            if x + w > total:
                break
            box((w - .008, .26, h), (x + w / 2, 0, 0), colours[i % len(colours)], r=.018, base=True)
            x, i = x + w, i + rnd.choice((1, 2, 3))


def bookshelf(loc, w=1.5, h=2.4, shelves=4, rz=0, body="wood", seed=1):
    """Stands with its back to +Y."""
    with at(loc, rz=rz):
        d = .42
        box((w, .05, h), (0, d / 2 - .03, 0), "stone", r=.02, base=True)
        for sx in (-1, 1):
            box((.09, d, h), (sx * (w / 2 - .045), 0, 0), body, r=.035, base=True)
        for i in range(shelves + 1):
            z = i * (h - .09) / shelves
            box((w, d, .09), (0, 0, z), body, r=.035, base=True)
            if i < shelves:
                with at((-w / 2 + .1, 0, z + .08)):
                    _shelf_content(w - .2, i, seed)


def _shelf_content(w, i, seed):
    if i % 2 == 0:
        books((0, 0, 0), w * .62, seed + i)
        lathe([(.07, 0), (.11, .08), (.1, .2), (.05, .26), (.06, .3)], (w * .82, 0, 0), ("amber", "coral", "glass")[(i + seed) % 3], n=32, bevel=.01)
    else:
        books((w * .36, 0, 0), w * .62, seed + i)
        ball(.13, (w * .15, 0, .13), ("glass", "blush", "amber")[(i + seed) % 3])
