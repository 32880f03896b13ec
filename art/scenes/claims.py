"""A cottage dry under one oversized umbrella while rain falls around it; a helper waits at the gate."""
import random

from kit import *


def build():
    light()
    platform(8.6, 7.4, top="glass", body="teal", r=1.2)
    path = [(-.62, -3.62), (.62, -3.62), (.5, -1.2), (-.5, -1.2)]
    prism(path, .08, (-.35, 0, .02), "cream", r=.03, axis="Z")
    with at((-.35, .1, 0), s=1.3):
        house()
    umbrella((-.9, 1.68, -.05), r=3.35, h=5.7, rx=-9, ry=0, rise=.36)
    fence()
    person((.85, -2.75, .06), rz=18, h=1.62, top="amber", legs="navy", hair="amber", skin="skin2", hairdo="hood", coat=True, shoes="deep",
           hands=((-.2, -.36, .3), (.16, -.36, .34)))
    with at((.85, -2.75, .06), rz=18, s=1.62 / 1.6):
        with at((-.03, -.44, 1.0), rx=-38):
            box((.34, .03, .44), (0, 0, 0), "wood", r=.014)
            box((.28, .02, .36), (0, -.02, -.02), "white", r=.008)
            box((.12, .04, .05), (0, -.025, .2), "steel", r=.012)
    point_light((-.35, -1.6, 1.7), 18, .4)
    rain()
    bush((-2.2, .4, 0), .42, seed=5)
    bush((1.75, .5, 0), .4, seed=7, mats=("coral", "blush"), core="brown2")
    bush((-1.95, -.75, 0), .3, seed=9)
    camera()


def house():
    box((2.3, 1.7, 1.3), (0, 0, 0), "cream", r=.07, base=True)
    box((2.4, 1.8, .2), (0, 0, 0), "stone", r=.06, base=True)
    prism([(-.85, 0), (.85, 0), (0, .82)], 2.26, (0, 0, 1.28), "cream", r=.04, axis="X")
    for side in (-1, 1):
        prism([(0, 0), (-side * 1.12, 1.06), (-side * 1.12, 1.22), (0, .16)], 2.7, (0, side * 1.12, 1.06), "coral", r=.06, axis="X")
    box((.36, .36, .9), (.62, .32, 1.75), "brown", r=.05, base=True)
    box((.46, .46, .12), (.62, .32, 2.6), "sand", r=.04, base=True)
    for x in (-.7, .7):
        with at((x, -.86, .52)):
            window(.5, .52, lit=True, frame="cream", head=False, style="none", curtain=False, box_=True, seed=int(x * 10))
    with at((1.16, 0, .52), rz=90):
        window(.6, .55, lit=True, frame="cream", head=False, style="none", curtain=False)
    prism(arch(.6, 1.02), .1, (0, -.86, .1), "sand", r=.04)
    prism(arch(.46, .92), .14, (0, -.87, .1), "navy", r=.03)
    ball(.04, (.13, -.96, .5), enamel("amber"))


def fence():
    for x0, x1 in ((-3.3, -1.05), (.45, 2.9)):
        count = int((x1 - x0) / .3)
        for i in range(count + 1):
            x = x0 + (x1 - x0) * i / count
            prism([(-.07, 0), (.07, 0), (.07, .58), (0, .68), (-.07, .58)], .07, (x, -1.95, 0), "white", r=.02)
        for z in (.2, .46):
            box((x1 - x0 + .1, .05, .08), ((x0 + x1) / 2, -1.91, z), "white", r=.02)


def rain():
    rnd = random.Random(12)
    for x, y, r in ((3.2, -2.5, .42), (-3.1, -2.75, .38), (3.35, 1.2, .36), (2.4, -3.1, .3)):
        prism(rounded_rect(r * 3.1, r * 2.2, r * 1.1), .04, (x, y, .0), clay("#BFE4DD", rough=.25, spec=.6), r=.015, axis="Z")
        for k in (.4, .75):
            ripple((x, y, .03), r * k, thick=.016)
    for i in range(38):
        side, x, y = (-1, 1)[i % 2], 0, 0
        while (.83 * x + .56 * y - .35) * side < 3.4:                      # how far aside the camera sees it
            x, y = rnd.uniform(-4.2, 4.2), rnd.uniform(-3.6, 3.6)
        raindrop((x, y, .7 + 4.6 * ((i * .618) % 1)), rnd.uniform(.85, 1.2), rnd.choice(("glass", "teal", "glass", "#A9C8F5")))
