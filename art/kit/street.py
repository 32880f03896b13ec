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
        lathe([(.24, 0), (.24, .1), (.17, .16), (.15, .5), (.09, .6), (.065, .75), (.05, h - .7)], (0, 0, 0), "navy", n=32)
        pts = [(0, 0, h - .75), (0, 0, h - .25)]
        for i in range(13):
            a = math.radians(180 - i * 17.5)
            pts.append((.36 + .36 * math.cos(a), 0, h - .2 + .36 * math.sin(a)))
        tube(pts, .045, "navy")
        x, z = pts[-1][0], pts[-1][2]
        lathe([(.04, .2), (.1, .14), (.24, .02), (.26, -.04), (.2, -.04)], (x, 0, z - .12), "navy", n=32)
        ball(.19, (x, 0, z - .22), glow("amber", 1.6, .6), scale=(1, 1, .95))
        point_light((x, 0, z - .5), power, .2)


def hydrant(loc, s=1, col="coral"):
    with at(loc, s=s, rz=25):
        lathe([(.2, 0), (.2, .07), (.14, .1), (.14, .46), (.19, .48), (.19, .54), (.14, .58), (.1, .68), (.04, .72), (.04, .77), (0, .79)], (0, 0, 0), col, n=28)
        for a in (0, 180): cylinder(.07, .22, (0, 0, .36), col, rot=(0, 90, a), bevel=.02)
        cylinder(.09, .21, (0, 0, .34), "sand", rot=(90, 0, 0), bevel=.02)


def bench(loc, rz=0, w=2.6):
    with at(loc, rz=rz):
        for i in range(4): box((w, .15, .07), (0, -.28 + i * .18, .46), "brown", r=.03)
        for i in range(3): box((w, .07, .16), (0, .36 + i * .04, .66 + i * .2), "brown", r=.03, rot=(-10, 0, 0))
        for x in (-w / 2 + .2, 0, w / 2 - .2):
            tube([(x, -.3, 0), (x, -.3, .42), (x, .3, .42), (x, .46, 1.15)], .045, "navy"); tube([(x, .3, .42), (x, .38, 0)], .045, "navy")
        for x in (-w / 2 + .05, w / 2 - .05):
            tube([(x, -.3, .44), (x, -.34, .74), (x, .0, .78), (x, .4, .74)], .045, "navy", kind="NURBS")


def balloon(loc, hand, col="coral"):
    ball(.34, loc, enamel(col), scale=(.92, .92, 1.1)); cylinder(.05, .07, (loc[0], loc[1], loc[2] - .42), col, r2=.02)
    a, b = Vector(hand), Vector(loc) - Vector((0, 0, .4)); tube([a, a.lerp(b, .35) + Vector((.08, 0, -.05)), a.lerp(b, .7) + Vector((-.05, 0, 0)), b], .012, "cream", kind="NURBS")


def dog(loc, rz=0, s=.62, col="cream"):
    with at(loc, rz=rz, s=s):                                        # nose to -Y
        ball(.24, (0, 0, .42), col, scale=(.85, 1.45, .85))
        ball(.19, (0, -.38, .66), col, scale=(.95, 1.05, 1)); ball(.1, (0, -.56, .62), col, scale=(.9, 1.1, .8)); ball(.04, (0, -.66, .65), "navy", sub=2)
        for x in (-.13, .13):
            ball(.1, (x * 1.1, -.33, .74), "brown", scale=(.5, .8, 1.2), sub=3)
            for y in (-.2, .22): limb((x, y, .35), (x, y, .07), .07, col)
        tube([(0, .3, .5), (0, .42, .62), (0, .44, .78)], .045, col, kind="NURBS")
        tube([(.16 * math.cos(t * .42), -.28 + .16 * math.sin(t * .42) * .6, .55 + .1 * math.sin(t * .42)) for t in range(15)], .03, "coral", closed=True)
