"""Loft with its upper floor open: four colleagues at a long table under amber lamps."""
from kit import *

W, D = 5.6, 3.7
GROUND, MIDDLE, OPEN = 1.6, 1.5, 2.3                                # floor heights


def build():
    light()
    street_block()
    paving(-3.6, 3.5, -2.2, 1.2, 5)
    with at((-.6, -.95, 0), s=1.08):
        ground_floor()
        with at((0, 0, GROUND)):
            middle_floor()
        with at((0, 0, GROUND + MIDDLE)):
            open_floor()
    bicycle((1.5, -1.95, .03), rz=4, s=1.08, colour="coral")
    box((1.1, 1.1, .12), (3.55, 1.6, .03), "umber", r=.06)
    tree((3.55, 1.6, 0), h=3.5, crown=1.0, seed=6, n=1100, leaf=.13)
    lamp((-3.75, -2.3, 0), h=3.4, rz=-10, power=22)
    cloud((4.2, 2.4, 4.6), .7, seed=5)
    camera()


def ground_floor():
    box((W, D, GROUND), (0, D / 2, 0), "brown", r=.06, base=True)
    box((W + .12, D + .12, .28), (0, D / 2, 0), "brown2", r=.06, base=True)
    for x in (-2.1, -1.05, 1.05, 2.1):
        with at((x, -.01, .5)):
            window(.7, .76, lit=x != -1.05, head=False, style="none", curtain=False)
    for y in (1.0, 2.6):
        with at((W / 2 + .01, y, .5), rz=90):
            window(.8, .8, lit=y > 2, head=False, style="none", curtain=False)
    box((1.02, .2, 1.4), (0, 0, 0), "sand", r=.05, base=True)
    box((.8, .2, 1.28), (0, -.03, .04), "navy", r=.04, base=True)
    box((.5, .06, .55), (0, -.13, .62), glow("amber", 1.05), r=.04, base=True)
    ball(.045, (.27, -.16, .5), enamel("amber"))
    band(GROUND, "sand", .18)


def middle_floor():
    box((W, D, MIDDLE), (0, D / 2, 0), "brown", r=.06, base=True)
    for i in range(5):
        with at((-2.16 + i * 1.08, -.01, .4)):
            window(.66, .84, lit=i in (1, 4), head=False, style="sash", curtain=False)
    for y in (.8, 1.85, 2.9):
        with at((W / 2 + .01, y, .4), rz=90):
            window(.6, .84, lit=y == 1.85, head=False, style="sash", curtain=False)
    band(MIDDLE, "navy", .26)


def band(z, colour, h):
    box((W + .26, D + .26, h), (0, D / 2, z - h / 2), colour, r=.07, base=True)


def open_floor():
    """Only the back and the left wall stand, so that the table shows."""
    box((W, D, .1), (0, D / 2, .1), "wood", r=.03, base=True)
    box((W, .2, OPEN), (0, D - .1, 0), "cream", r=.04, base=True)
    box((.2, D, OPEN), (-W / 2 + .1, D / 2, 0), "cream", r=.04, base=True)
    for x, y, w, d in ((0, D - .1, W + .16, .36), (-W / 2 + .11, D / 2 - .02, .36, D + .1)):
        box((w, d, .18 if w > d else .17), (x, y, OPEN - .02), "navy", r=.06, base=True)
    for x in (-1.55, .25, 2.0):
        with at((x, D - .2, .78)):
            window(.95, 1.0, lit=False, head=False, style="none", frame="cream")
    for x in (-.05, 1.25):
        tube([(x, D - .2, 2.0), (x, 3.0, 2.72), (x, 2.2, 2.8), (x, 2.1, 2.5)], .035, "navy", kind="NURBS")
        globe_lamp((x, 2.1, 2.55), .12, power=14)
    potted_plant((-2.2, D - .6, .2), 1.4, pot="coral", seed=2)
    with at((.05, 1.6, .2)):
        colleagues()


def colleagues():
    desk(3.5, 1.05, .8, (0, 0, 0))
    typing = ((-.2, -.38, .32), (.2, -.38, .32))
    for x, y, turn, look in ((-1.05, .92, 0, dict(top="coral", legs="navy", hair="#3A2320", skin="skin3", hairdo="curly", hands=typing)),
                             (.3, .92, 0, dict(top="amber", legs="navy", hair="umber", skin="skin1", hairdo="bob", hands=typing)),
                             (-2.05, 0, 90, dict(top="navy2", legs="stone", hair="steel", skin="skin2", hairdo="side", hands=((-.2, -.36, .3), (.3, -.34, .5)))),
                             (2.08, 0, -90, dict(top="teal", legs="navy", hair="#3A2320", skin="skin2", hairdo="long", hands=typing))):
        chair((x, y, 0), rz=turn, seat="glass")
        person((x, y - .02, .02), rz=turn, h=1.78, pose="sit", **look)
    laptop((-1.05, .12, .8), rz=180, s=.9)
    laptop((.3, .12, .8), rz=180, s=.9)
    mug((-.4, -.2, .8), "coral", 1.2)

