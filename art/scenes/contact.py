"""The two offices, side by side: two unequal towers, a post box, a telephone kiosk with its light on, someone waving."""
import math

from kit import *


def build():
    light()
    street_block()
    paving(-3.6, 3.6, -2.15, 1.3, 5)
    with at((-1.75, 1.0, 0)):
        office(2.7, 2.6, 6.2, "#9DB2C6", ((.52, .8), (.8, .6)), "roof", seed=3)
    with at((1.55, 1.15, 0)):
        office(2.6, 2.5, 4.1, "rose", ((.72, .76),), "flat", seed=8)
    kiosk((-3.05, -1.75, .03), rz=10)
    post_box((-.35, -1.75, .03), rz=8)
    person((1.0, -2.2, .03), rz=12, h=1.5, top="amber", legs="navy", hair="#3A2320", skin="skin3", hairdo="curly", pose="wave")
    box((1.1, 1.1, .12), (3.72, -.35, .03), "umber", r=.06)
    tree((3.72, -.35, 0), h=3.0, crown=.85, seed=7, n=1100, leaf=.13)
    cloud((3.9, 2.3, 5.0), .75, seed=5)
    camera()


def office(w, d, h, colour, steps, cap, seed):
    """A tower with its own entrance: canopy, lit doors, base of stone."""
    with at((0, 0, .05)):
        tower(0, 0, w, d, h, colour, steps, cap, seed=seed, lit=.3, below=.05, pitch=.46)
    box((w + .14, d + .14, 1.25), (0, 0, 0), "cream", r=.07, base=True)
    box((w + .22, d + .22, .16), (0, 0, 1.2), "navy", r=.06, base=True)
    y = -d / 2 - .07
    for sx in (-1, 1):
        box((.44, .1, .92), (sx * .24, y, .06), glow("amber", 1.1, .5), r=.03, base=True)
        box((.5, .12, .6), (sx * w * .36, y, .4), glow("#FFD58A", .95, .4), r=.04, base=True)
    for x in (-.5, 0, .5):
        box((.09, .16, 1.0), (x, y, .04), "navy", r=.03, base=True)
    box((1.09, .16, .09), (0, y, .98), "navy", r=.03)
    for u in (-.6, .6):
        box((.12, .7, .6), (w / 2 + .07, u, .4), glow("#FFD58A", .95, .4) if u < 0 else glass("navy2"), r=.04, base=True)
    prism(rounded_rect(1.5, .75, .16), .13, (0, y - .3, 1.12), "deep", r=.05, axis="Z")
    box((1.4, .6, .06), (0, y - .3, 0), "stone", r=.02, base=True)


def kiosk(loc, rz=0):
    """Telephone kiosk: the light that is left on."""
    with at(loc, rz=rz, s=1.12):
        box((.92, .92, .14), (0, 0, 0), "navy", r=.04, base=True)
        box((.74, .74, 1.66), (0, 0, .12), glow("amber", .95, .45), r=.03, base=True)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.14, .14, 1.72), (sx * .37, sy * .37, .1), "navy", r=.035, base=True)
        for z in (.5, .92, 1.34):
            for rot in (0, 90):
                box((.84, .8, .045), (0, 0, z), "navy", r=.015, rot=(0, 0, rot))
        for rot in (0, 90, 180, 270):
            with at((0, 0, 0), rz=rot):
                box((.045, .05, 1.66), (0, -.39, .12), "navy", r=.015, base=True)
        box((.96, .96, .26), (0, 0, 1.74), "navy", r=.06, base=True)
        box((.82, .82, .14), (0, 0, 1.95), "navy2", r=.06, base=True)
        box((.6, .04, .1), (0, -.49, 1.83), glow("#FFE3A6", 1.1, .5), r=.015, base=True)
        point_light((0, -.9, 1.0), 14, .2)
        point_light((.9, 0, 1.0), 10, .2)


def post_box(loc, rz=0):
    with at(loc, rz=rz):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.1, .1, .2), (sx * .23, sy * .2, 0), "navy", r=.02, base=True)
        paint = enamel("#2F6FB0")
        body = [(-.32, .14), (.32, .14), (.32, .82)] + [(.32 * math.cos(math.pi * i / 16), .82 + .3 * math.sin(math.pi * i / 16)) for i in range(1, 16)] + [(-.32, .82)]
        prism(body, .66, (0, 0, 0), paint, r=.06, axis="X")
        box((.5, .05, .1), (0, -.27, .95), "navy", r=.02, rot=(-38, 0, 0))
        prism(rounded_rect(.44, .34, .05), .04, (0, -.33, .52), "cream", r=.015, axis="Y")
        prism([(-.14, 0), (.12, 0), (.12, -.09), (-.14, -.09)], .03, (0, -.36, .57), "coral", r=.01)
