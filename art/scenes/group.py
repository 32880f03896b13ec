"""Loft with its upper floor open: four colleagues at a long table under amber lamps."""

from kit import *

W, D = 5.6, 3.7
GROUND, MIDDLE, OPEN = 1.6, 1.5, 2.3  # floor heights


def build():
    light()
    street_block()
    paving(-3.6, 3.5, -2.2, 1.2, 5)
    with at((-0.6, -0.95, 0), s=1.08):
        ground_floor()
        with at((0, 0, GROUND)):
            middle_floor()
        with at((0, 0, GROUND + MIDDLE)):
            open_floor()
    bicycle((1.5, -1.95, 0.03), rz=4, s=1.08, colour="coral")
    box((1.1, 1.1, 0.12), (3.55, 1.6, 0.03), "umber", r=0.06)
    tree((3.55, 1.6, 0), h=3.5, crown=1.0, seed=6, n=1100, leaf=0.13)
    lamp((-3.75, -2.3, 0), h=3.4, rz=-10, power=22)
    cloud((3.948, 2.23, 4.6), 0.7, seed=5)
    camera()


def ground_floor():
    box((W, D, GROUND), (0, D / 2, 0), "brown", r=0.06, base=True)
    box((W + 0.12, D + 0.12, 0.28), (0, D / 2, 0), "brown2", r=0.06, base=True)
    for x in (-2.1, -1.05, 1.05, 2.1):
        with at((x, -0.01, 0.5)):
            window(0.7, 0.76, lit=x != -1.05, head=False, style="none", curtain=False)
    for y in (1.0, 2.6):
        with at((W / 2 + 0.01, y, 0.5), rz=90):
            window(0.8, 0.8, lit=y > 2, head=False, style="none", curtain=False)
    box((1.02, 0.2, 1.4), (0, 0, 0), "sand", r=0.05, base=True)
    box((0.8, 0.2, 1.28), (0, -0.03, 0.04), "navy", r=0.04, base=True)
    box((0.5, 0.06, 0.55), (0, -0.13, 0.62), glow("amber", 1.05), r=0.04, base=True)
    ball(0.045, (0.27, -0.16, 0.5), enamel("amber"))
    band(GROUND, "sand", 0.18)


def middle_floor():
    box((W, D, MIDDLE), (0, D / 2, 0), "brown", r=0.06, base=True)
    for i in range(5):
        with at((-2.16 + i * 1.08, -0.01, 0.4)):
            window(0.66, 0.84, lit=i in (1, 4), head=False, style="sash", curtain=False)
    for y in (0.8, 1.85, 2.9):
        with at((W / 2 + 0.01, y, 0.4), rz=90):
            window(0.6, 0.84, lit=y == 1.85, head=False, style="sash", curtain=False)
    band(MIDDLE, "navy", 0.26)


def band(z, colour, h):
    box((W + 0.26, D + 0.26, h), (0, D / 2, z - h / 2), colour, r=0.07, base=True)


def open_floor():
    """Only the back and the left wall stand, so that the table shows."""
    box((W, D, 0.1), (0, D / 2, 0.1), "wood", r=0.03, base=True)
    box((W, 0.2, OPEN), (0, D - 0.1, 0), "cream", r=0.04, base=True)
    box((0.2, D, OPEN), (-W / 2 + 0.1, D / 2, 0), "cream", r=0.04, base=True)
    for x, y, w, d in ((0, D - 0.1, W + 0.16, 0.36), (-W / 2 + 0.11, D / 2 - 0.02, 0.36, D + 0.1)):
        box((w, d, 0.18 if w > d else 0.17), (x, y, OPEN - 0.02), "navy", r=0.06, base=True)
    for x in (-1.55, 0.25, 2.0):
        with at((x, D - 0.2, 0.78)):
            window(0.95, 1.0, lit=False, head=False, style="none", frame="cream")
    for x in (-0.05, 1.25):
        tube([(x, D - 0.2, 2.0), (x, 3.0, 2.72), (x, 2.2, 2.8), (x, 2.1, 2.5)], 0.035, "navy", kind="NURBS")
        globe_lamp((x, 2.1, 2.55), 0.12, power=14)
    potted_plant((-2.2, D - 0.6, 0.2), 1.4, pot="coral", seed=2)
    with at((0.05, 1.6, 0.2)):
        colleagues()


def colleagues():
    desk(3.5, 1.05, 0.8, (0, 0, 0))
    typing = ((-0.2, -0.38, 0.32), (0.2, -0.38, 0.32))
    for x, y, turn, look in (
        (-1.05, 0.92, 0, dict(top="coral", legs="navy", hair="#3A2320", skin="skin3", hairdo="curly", hands=typing)),
        (0.3, 0.92, 0, dict(top="amber", legs="navy", hair="umber", skin="skin1", hairdo="bob", hands=typing)),
        (
            -2.05,
            0,
            90,
            dict(top="navy2", legs="stone", hair="steel", skin="skin2", hairdo="side", hands=((-0.2, -0.36, 0.3), (0.3, -0.34, 0.5))),
        ),
        (2.08, 0, -90, dict(top="teal", legs="navy", hair="#3A2320", skin="skin2", hairdo="long", hands=typing)),
    ):
        chair((x, y, 0), rz=turn, seat="glass")
        person((x, y - 0.02, 0.02), rz=turn, h=1.78, pose="sit", **look)
    laptop((-1.05, 0.12, 0.8), rz=180, s=0.9)
    laptop((0.3, 0.12, 0.8), rz=180, s=0.9)
    mug((-0.4, -0.2, 0.8), "coral", 1.2)
