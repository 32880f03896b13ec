"""Everything afloat."""
import math

from .materials import enamel, glass, glow
from .shapes import ball, box, cylinder, prism, rounded_rect, tube
from .stage import at
from .surfaces import lathe, loft


def sailboat(loc, rz=0, s=1):
    with at(loc, rz=rz, s=s):
        R = []
        for fx, w, zb in ((-.9, .26, .16), (-.6, .34, .06), (0, .38, 0), (.5, .3, .02), (.85, .14, .1), (1.0, .02, .24)):
            R.append([(fx, y * w, zb + (0.34 - zb) * z) for y, z in ((-1, 1), (-.96, .5), (-.6, .12), (0, 0), (.6, .12), (.96, .5), (1, 1), (.5, 1), (0, 1), (-.5, 1))])
        loft(R, "white", sub=2); tube([(-.88, -.24, .33), (0, -.37, .335), (.6, -.25, .34), (.99, 0, .35)], .03, "coral", kind="NURBS"); tube([(-.88, .24, .33), (0, .37, .335), (.6, .25, .34), (.99, 0, .35)], .03, "coral", kind="NURBS")
        tube([(.1, 0, .3), (.1, 0, 2.2)], .035, "umber")
        prism([(.0, .5), (-.85, .55), (-.5, 1.1), (-.15, 1.7), (.0, 2.1)], .05, (.05, 0, 0), "fog", r=.02); prism([(.0, .5), (.72, .5), (.35, 1.1), (.0, 1.85)], .05, (.18, 0, 0), "amber", r=.02)


def buoy(loc, s=1, rx=6):
    with at(loc, s=s, rx=rx):
        lathe([(.2, -.2), (.44, -.05), (.5, .1), (.46, .26), (.3, .32), (.2, .34)], (0, 0, 0), "coral", n=40)
        for a in range(4):
            c, q = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2); tube([(c * .28, q * .28, .3), (c * .14, q * .14, .95)], .032, "navy")
        cylinder(.2, .06, (0, 0, .93), "navy"); ball(.15, (0, 0, 1.1), glow("amber", 1.5, .5)); lathe([(.17, 0), (.1, .1), (0, .14)], (0, 0, 1.18), "navy", n=28)


def ferry(loc, rz=0, s=1):
    with at(loc, rz=rz, s=s):
        R = []
        for fx, wd, zb in ((-4.75, .06, .85), (-4.5, .3, .55), (-3.9, .8, .25), (-2.8, 1.3, .0), (0, 1.42, -.1), (2.8, 1.3, .0), (3.9, .8, .25), (4.5, .3, .55), (4.75, .06, .85)):
            R.append([(fx, y * wd, zb + (1.05 - zb) * z) for y, z in ((-1, 1), (-1, .5), (-.7, .1), (0, 0), (.7, .1), (1, .5), (1, 1), (.5, 1), (0, 1), (-.5, 1))])
        loft(R, enamel("coral"), sub=2)
        prism(rounded_rect(8.0, 2.55, 1.2), .1, (0, 0, 1.07), "cream", r=.04, axis="Z"); prism(rounded_rect(6.4, 2.5, 1.2), .2, (0, 0, .12), "navy", r=.05, axis="Z")
        prism(rounded_rect(6.9, 2.35, .8), .85, (0, 0, 1.5), "coral", r=.08, axis="Z")
        prism(rounded_rect(7.3, 2.5, .9), .1, (0, 0, 1.96), "cream", r=.04, axis="Z")
        prism(rounded_rect(5.9, 2.05, .7), .75, (0, 0, 2.35), "coral", r=.08, axis="Z")
        prism(rounded_rect(6.3, 2.2, .8), .1, (0, 0, 2.75), "cream", r=.04, axis="Z")
        for zz, L, w in ((1.55, 6.0, 2.37), (2.4, 5.0, 2.07)):
            k = int(L / .5)
            for i in range(k):
                for sy in (-1, 1): box((.3, .05, .34), (-L / 2 + (i + .5) * L / k, sy * w / 2, zz), glow("amber", 1.0), r=.03)
        for sx in (-1, 1):
            prism(rounded_rect(.9, 1.1, .3), .62, (sx * 2.1, 0, 3.1), "cream", r=.06, axis="Z"); prism(rounded_rect(1.05, 1.25, .3), .1, (sx * 2.1, 0, 3.44), "navy", r=.04, axis="Z")
            box((.92, .9, .24), (sx * 2.1, 0, 3.16), glass("navy2"), r=.05)
        cylinder(.36, 1.1, (0, 0, 2.8), "navy", r2=.33); cylinder(.37, .22, (0, 0, 3.45), "amber"); tube([(1.2, 0, 2.8), (1.2, 0, 4.3)], .03, "navy")
