"""The first home: a gabled house with its porch light on; two people carry a box to the gate, the sign has been ticked."""

from kit import *


def build():
    light()
    platform(8.6, 7.4, top="#79C4B5", body="teal", r=1.2)
    prism([(-0.6, -3.6), (0.6, -3.6), (0.52, -0.6), (-0.52, -0.6)], 0.08, (-0.35, 0, 0.03), "cream", r=0.03, axis="Z")
    with at((-0.5, 0.95, 0)):
        house()
    fence()
    sign((2.75, -2.75, 0))
    movers((-0.15, -2.35, 0.06))
    box((0.9, 0.9, 0.1), (3.2, 1.3, 0.02), "umber", r=0.05)
    tree((3.2, 1.3, 0), h=3.9, crown=1.12, seed=4, n=1200, leaf=0.14)
    bush((-2.75, -0.75, 0.02), 0.38, seed=5)
    bush((-1.75, -0.85, 0.02), 0.3, seed=8, mats=("coral", "blush"), core="brown2")
    bush((1.25, -0.85, 0.02), 0.34, seed=9, mats=("coral", "blush"), core="brown2")
    bush((1.95, -0.5, 0.02), 0.36, seed=12)
    cloud((-4.0, 1.4, 4.4), 0.75, seed=2)
    camera()


def house():
    """The gable looks to -Y; a porch with two posts runs along the front."""
    w, d, h = 3.7, 3.2, 3.1
    wall, trim = "#F7E3C4", "white"
    box((w, d, h), (0, d / 2 - 0.9, 0), wall, r=0.06, base=True)
    box((w + 0.12, d + 0.12, 0.3), (0, d / 2 - 0.9, 0), "stone", r=0.06, base=True)
    with at((0, d / 2 - 0.9, h)):
        prism([(-w / 2, 0), (w / 2, 0), (0, 1.7)], d - 0.04, (0, 0, -0.04), wall, r=0.04)
        for side in (-1, 1):
            slope = [(0, 1.98), (side * (w / 2 + 0.4), -0.28), (side * (w / 2 + 0.4), -0.5), (0, 1.7)]
            prism(slope if side > 0 else slope[::-1], d + 0.5, (0, 0, 0), "navy2", r=0.05)
        box((0.44, 0.44, 1.3), (0.95, 0.5, 0.7), "brown", r=0.05, base=True)
        box((0.56, 0.56, 0.14), (0.95, 0.5, 1.95), "sand", r=0.04, base=True)
    for i in range(6):
        box((w + 0.02, d + 0.02, 0.03), (0, d / 2 - 0.9, 0.75 + i * 0.42), "#E6CCA6", r=0.012)
    y = -0.92
    with at((0, y, 3.35)):
        cylinder(0.42, 0.14, (0, 0.06, 0.35), trim, rot=(90, 0, 0), bevel=0.04)
        cylinder(0.32, 0.2, (0, 0.06, 0.35), glow("amber", 1.1, 0.5), rot=(90, 0, 0), bevel=0.03)
        for size in ((0.66, 0.08, 0.06), (0.06, 0.08, 0.66)):
            box(size, (0, -0.1, 0.35), trim, r=0.02)
    for x in (-1.1, 1.1):
        with at((x, y, 2.15)):
            window(0.72, 0.82, lit=x < 0, frame="cream", head=False, curtain=x < 0)
    for yy in (0.1, 1.4):
        for z in (0.75, 2.15):
            with at((w / 2 + 0.02, yy, z), rz=90):
                window(0.66, 0.85, lit=(yy < 1) == (z < 1), frame="cream", head=False, curtain=False)
    porch(w, y)


def porch(w, y):
    box((w + 0.2, 1.0, 0.28), (0, y - 0.45, 0), "sand", r=0.05, base=True)
    box((1.5, 0.5, 0.15), (0.15, y - 1.1, 0), "stone", r=0.04, base=True)
    prism([(0.1, 0), (-1.2, -0.34), (-1.2, -0.5), (0.1, -0.2)], w + 0.46, (0, y + 0.05, 2.05), "navy2", r=0.05, axis="X")
    for x in (-w / 2 + 0.02, -0.62, 0.92, w / 2 - 0.02):
        cylinder(0.085, 1.35, (x, y - 0.86, 0.26), "white")
    for x0, x1 in ((-w / 2 + 0.02, -0.62), (0.92, w / 2 - 0.02)):
        for z in (0.42, 0.78):
            box((x1 - x0, 0.07, 0.08), ((x0 + x1) / 2, y - 0.86, z), "white", r=0.03)
        for i in range(1, 5):
            box((0.06, 0.05, 0.36), (x0 + (x1 - x0) * i / 5, y - 0.86, 0.42), "white", r=0.02, base=True)
    box((0.92, 0.1, 1.42), (0.15, y - 0.02, 0.26), "white", r=0.04, base=True)
    box((0.74, 0.14, 1.32), (0.15, y - 0.03, 0.28), "coral", r=0.04, base=True)
    box((0.46, 0.06, 0.46), (0.15, y - 0.1, 0.98), glow("amber", 1.15, 0.5), r=0.04, base=True)
    ball(0.05, (0.42, y - 0.14, 0.82), enamel("amber"))
    with at((-1.1, y, 0.72)):
        window(0.7, 0.8, lit=True, frame="cream", head=False)
    globe_lamp((0.15, y - 0.62, 1.72), 0.02, r=0.14, power=34)


def fence():
    for x0, x1 in ((-3.7, -1.15), (0.45, 3.5)):
        count = int((x1 - x0) / 0.3)
        for i in range(count + 1):
            x = x0 + (x1 - x0) * i / count
            prism([(-0.07, 0), (0.07, 0), (0.07, 0.5), (0, 0.6), (-0.07, 0.5)], 0.07, (x, -1.75, 0), "white", r=0.02)
        for z in (0.16, 0.4):
            box((x1 - x0 + 0.1, 0.05, 0.08), ((x0 + x1) / 2, -1.71, z), "white", r=0.02)


def sign(loc):
    """Hangs from a post; a tick instead of words."""
    with at(loc, rz=14):
        box((0.16, 0.16, 2.0), (-0.62, 0, 0), "white", r=0.04, base=True)
        ball(0.13, (-0.62, 0, 2.06), "white")
        box((1.5, 0.12, 0.12), (0.06, 0, 1.72), "white", r=0.04)
        for x in (-0.2, 0.5):
            tube([(x, 0, 1.7), (x, 0, 1.5)], 0.02, "navy")
        prism(rounded_rect(1.05, 0.74, 0.12), 0.12, (0.15, 0, 1.12), enamel("deep"), r=0.04, axis="Y")
        check_mark(0.52, (0.15, -0.1, 1.12), "white", 0.12)


def movers(loc):
    """Two people, one box, a key of their own."""
    x, y, z = loc
    reach = ((-0.16, -0.42, 0.22), (0.16, -0.42, 0.22))
    person((x - 0.72, y, z), rz=90, h=1.6, top="navy2", legs="stone", hair="#3A2320", skin="skin3", hairdo="curly", hands=reach)
    person((x + 0.72, y, z), rz=-90, h=1.55, top="amber", legs="deep", hair="umber", skin="skin1", hairdo="ponytail", hands=reach)
    carton((x, y, z + 0.72), w=0.62, d=0.56, h=0.5)
