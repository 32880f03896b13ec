"""Lost in the fog: a tilted buoy with its lamp out; only the far lighthouse is lit."""
import math

from kit import *


def build():
    light(key=2.7, sky=.72)
    water(10.2, 10.2, r=5.04, mat="slate", top="#B7C8CF", amp=.06)
    with at((-1.2, -1.7, .1), rx=13, ry=-17, s=2.15):
        dark_buoy()
    surf([(-1.2 + 1.28 * math.cos(t * .4), -1.7 + 1.2 * math.sin(t * .4), .03) for t in range(16)], .13, 9)
    for r, z in ((1.75, .03), (2.35, .02)):
        for a0, a1 in ((200, 290), (320, 380)):
            tube([(-1.2 + r * math.cos(math.radians(a0 + (a1 - a0) * i / 24)), -1.7 + r * .95 * math.sin(math.radians(a0 + (a1 - a0) * i / 24)), z) for i in range(25)], .035, "fog", kind="NURBS")
    with at((2.5, 2.55, 0)):
        blob([(0, 0, 0, .8), (.5, -.2, -.1, .5), (-.5, .1, -.1, .55)], "slate", voxel=.07, smooth=6, lump=.12)
        with at((0, .05, .42), s=.36):
            z = lighthouse((0, 0, 0))
        point_light((0, -.9, .42 + z * .36), 30, .3)
    for x, y, s, seed in ((-3.1, 1.0, 1.0, 2), (2.35, -1.2, 1.05, 5), (.35, 2.6, 1.0, 8), (1.2, -3.6, .7, 11)):
        fog_bank((x, y, .12), s, seed)
    camera()


def fog_bank(loc, s, seed):
    with at(loc, s=s, rz=seed * 29 % 70 - 35):
        blob([(-1.35, 0, .05, .34), (-.85, .08, .14, .46), (-.2, 0, .22, .56), (.5, .05, .16, .5), (1.05, 0, .08, .4), (1.5, 0, .02, .26), (.1, -.3, .05, .38)],
             "white", voxel=.06, smooth=9, flat=-.02, lump=.03, seed=seed)


def dark_buoy():
    lathe([(.2, -.2), (.44, -.05), (.5, .1), (.46, .26), (.3, .32), (.2, .34)], (0, 0, 0), enamel("coral"), n=48)
    lathe([(.495, .1), (.508, .13), (.495, .18), (.475, .2)], (0, 0, 0), "cream", n=48)
    for a in range(4):
        c, q = math.cos(a * math.pi / 2 + .4), math.sin(a * math.pi / 2 + .4)
        tube([(c * .28, q * .28, .3), (c * .14, q * .14, .95)], .032, "navy")
    tube([(.21 * math.cos(t * math.pi / 12), .21 * math.sin(t * math.pi / 12), .62) for t in range(24)], .02, "navy", closed=True)
    cylinder(.2, .06, (0, 0, .93), "navy")
    ball(.15, (0, 0, 1.1), glass("slate"))
    lathe([(.19, 0), (.1, .1), (0, .14)], (0, 0, 1.18), "navy", n=28)
