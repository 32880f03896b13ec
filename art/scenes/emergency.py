"""Help on its way: a rescue boat with its beacon lit, a life ring, somebody with a lantern on the pier."""
import math

from kit import *


def build():
    light()
    water(10.0, 10.0, r=4.94, amp=.05)
    with at((-.55, -1.0, .0), rz=-158, ry=-2, s=1.25):
        rescue_boat()
    with at((-.55, -1.0, .03), rz=-158, s=1.25):
        surf([(-2.5 + i * .3, -1.08 + .03 * i * i * .3 if i < 4 else -1.02, 0) for i in range(14)], .17, 4)
        surf([(2.25, -.75 + i * .25, .05) for i in range(7)], .24, 6)
        surf([(-2.8 - i * .28, -.7 + (i % 3) * .7, 0) for i in range(5)], .18, 7)
    pier()
    with at((2.5, -2.6, .42), rz=30, rx=-30):
        life_ring()
    surf([(2.55 + .95 * math.cos(t * .5), -2.6 + .8 * math.sin(t * .5), .02) for t in range(7, 13)], .11, 9)
    cloud((-3.6, 1.6, 3.5), .75, seed=3)
    camera()


def rescue_boat():
    """Bow to +X."""
    rings = []
    for x, w, low, top in ((-2.2, .82, .1, .95), (-1.9, .95, -.05, .93), (-1.0, 1.02, -.12, .92), (.2, 1.0, -.12, .96), (1.2, .8, -.05, 1.1), (1.9, .42, .15, 1.3), (2.3, .05, .5, 1.45)):
        rings.append([(x, y * w, low + (top - low) * z) for y, z in ((-1, 1), (-.98, .5), (-.66, .1), (0, 0), (.66, .1), (.98, .5), (1, 1), (.5, .97), (0, .96), (-.5, .97))])
    loft(rings, enamel("coral"), sub=2)
    for side in (-1, 1):
        tube([(-2.2, side * .8, .95), (-1.0, side * 1.0, .94), (.2, side * .98, .98), (1.2, side * .78, 1.12), (1.9, side * .4, 1.31), (2.28, 0, 1.45)], .085, "navy", kind="NURBS")
    tube([(-2.2, -.8, .95), (-2.24, 0, .95), (-2.2, .8, .95)], .085, "navy", kind="NURBS")
    prism(rounded_rect(2.0, 1.35, .3), .95, (-.45, 0, 1.35), "white", r=.1, axis="Z", seg=6)
    box((1.7, 1.39, .36), (-.45, 0, 1.48), glass("navy2"), r=.08)
    box((2.04, 1.1, .36), (-.45, 0, 1.48), glass("navy2"), r=.08)
    for x in (-1.0, -.15):
        for side in (-1, 1):
            box((.5, .06, .32), (x, side * .69, 1.48), glow("amber", 1.05), r=.05)
    box((.06, .8, .32), (.575, 0, 1.48), glow("amber", 1.05), r=.05)
    prism(rounded_rect(2.25, 1.55, .34), .14, (-.45, 0, 1.86), "coral", r=.06, axis="Z")
    cylinder(.26, .12, (-.2, 0, 1.92), "navy")
    ball(.25, (-.2, 0, 2.16), glow("amber", 1.6, .55), scale=(1, 1, 1.05))
    lathe([(.28, 0), (.2, .1), (0, .16)], (-.2, 0, 2.34), "navy", n=32)
    point_light((-.2, -.9, 2.4), 25, .2)
    tube([(-1.05, 0, 1.9), (-1.05, 0, 3.0)], .035, "navy")
    prism([(0, 0), (-.62, .06), (-.56, .2), (-.62, .36), (0, .38)], .05, (-1.06, 0, 2.56), "cream", r=.02)
    heart(.22, .07, (-1.34, 0, 2.76), "coral", r=.015)
    with at((-1.05, -1.02, .62), s=.36):
        life_ring()


def life_ring(r=.8, thick=.26):
    """A ring in the XZ plane; cream with four coral bands."""
    for i in range(8):
        a0, a1 = math.radians(45 * i - 22.5), math.radians(45 * i + 22.5)
        pts = [(r * math.cos(a0 + (a1 - a0) * k / 8), 0, r * math.sin(a0 + (a1 - a0) * k / 8)) for k in range(9)]
        tube(pts, thick + (.012 if i % 2 else 0), enamel("coral") if i % 2 else clay("white"), res=8)
    for i in range(4):
        a0 = math.radians(90 * i + 45)
        pts = [((r + thick * 1.02 + .1 * math.sin(math.pi * k / 10)) * math.cos(a0 + math.pi / 2 * k / 10), 0, (r + thick * 1.02 + .1 * math.sin(math.pi * k / 10)) * math.sin(a0 + math.pi / 2 * k / 10)) for k in range(11)]
        tube(pts, .045, "sand")


def pier():
    with at((1.35, 2.35, 0), rz=0):
        for i in range(9):
            box((.4, 1.9, .14), (-1.7 + i * .43, 0, .78), "wood" if i % 2 else "#BF8453", r=.04)
        for x in (-1.5, 0, 1.5):
            for y in (-.8, .8):
                cylinder(.15, 1.3 if y < 0 else 1.15, (x, y, -.25), "brown2", r2=.13)
        box((3.9, .14, .16), (0, -.85, .66), "brown", r=.04)
        person((-.65, -.2, .86), rz=-25, h=1.62, top="amber", legs="navy", hair="amber", skin="skin3", hairdo="hood", coat=True, shoes="deep", pose="wave")
        for y in (.7,):
            cylinder(.1, 1.6, (1.45, y, .8), "navy")
        lathe([(.2, 0), (.2, .06), (.16, .1), (.16, .5), (.24, .54), (.1, .7), (0, .74)], (1.45, .7, 2.35), "navy", n=28)
        ball(.22, (1.45, .7, 2.66), glow("amber", 1.5, .5))
        crate((.55, .35, .85), rz=12, w=.7, d=.6, h=.42)
