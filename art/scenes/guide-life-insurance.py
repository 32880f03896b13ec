"""What life insurance is for: a child asleep, a parent with a book beside the bed, a small lighthouse as the night light."""

import math

from kit import *

W, D, H = 6.0, 4.8, 4.1


def build():
    light()
    corner(W, D, H, floor="wood", back="#C9DDE8", left="#BCD3E1")
    with at((0.55, 0.85, 0)):
        bed()
    nightstand((-1.85, 1.6, 0))
    parent((-1.2, -0.35, 0))
    prism(rounded_rect(3.9, 2.0, 0.95), 0.05, (0.2, -1.15, 0.02), "glass", r=0.02, axis="Z")
    prism(rounded_rect(3.4, 1.6, 0.78), 0.05, (0.2, -1.15, 0.03), "cream", r=0.02, axis="Z")
    toys()
    night_window()
    stars()
    camera()


def bed():
    """Head to the back wall's left; the child lies along X."""
    w, d = 3.5, 1.75
    box((w, d, 0.34), (0, 0, 0.22), "wood", r=0.08, base=True)
    for x, h in ((-w / 2, 1.45), (w / 2, 1.05)):
        prism(rounded_rect(d + 0.1, h, 0.4), 0.18, (x, 0, h / 2), "wood", r=0.07, axis="X")
    box((w - 0.22, d - 0.12, 0.36), (0, 0, 0.5), "white", r=0.14, base=True)
    prism(rounded_rect(0.95, 1.25, 0.36), 0.34, (-1.15, 0, 1.0), "fog", r=0.15, axis="Z", seg=6)
    ball(0.33, (-1.1, -0.02, 1.34), "skin2", scale=(1, 0.97, 1.03))
    with at((-1.1, -0.02, 1.34), rz=90, rx=-80):
        hair("short", 0.33, (0, 0, 0), "umber")
    body = [(-0.55, 0, 0.98, 0.42), (-0.1, 0, 0.98, 0.44), (0.35, 0.02, 0.95, 0.4), (0.8, 0.0, 0.92, 0.36), (1.2, 0, 0.92, 0.34)]
    blob(body, "coral", voxel=0.06, smooth=6, blend=0.1)
    prism(rounded_rect(2.35, d + 0.02, 0.2), 0.4, (0.5, 0, 0.78), "coral", r=0.14, axis="Z", seg=6)
    prism(rounded_rect(0.34, d + 0.06, 0.16), 0.42, (-0.62, 0, 0.8), "cream", r=0.12, axis="Z", seg=6)
    for i in range(4):
        prism(rounded_rect(0.36, 0.22, 0.08), 0.05, (-0.12 + i * 0.5, -d / 2 - 0.01, 0.8), "blush", r=0.02, axis="Y")


def nightstand(loc):
    """The light that is left on: a lighthouse one hand tall."""
    x, y, z = loc
    box((0.95, 0.85, 1.0), loc, "cream", r=0.07, base=True)
    for dz in (0.16, 0.56):
        box((0.74, 0.08, 0.3), (x, y - 0.42, z + dz), "sand", r=0.04, base=True)
        ball(0.05, (x, y - 0.49, z + dz + 0.15), enamel("amber"))
    lighthouse((x, y, z + 1.0), s=0.2)
    ball(0.19, (x, y, z + 2.67), glow("amber", 1.7, 0.6), scale=(0.9, 0.9, 1))
    point_light((x + 0.25, y - 0.55, z + 2.6), 50, 0.25)


def parent(loc):
    x, y, z = loc
    with at(loc, rz=112):
        prism(rounded_rect(1.15, 1.05, 0.3), 0.3, (0, 0.05, 0.52), "deep", r=0.12, axis="Z", seg=6)
        prism(rounded_rect(1.2, 1.4, 0.4), 0.28, (0, 0.55, 0.95), "deep", r=0.12, axis="Y", seg=6)
        for side in (-1, 1):
            prism(rounded_rect(1.05, 0.42, 0.18), 0.24, (side * 0.58, 0.08, 0.74), "teal", r=0.09, axis="X", seg=6)
            for yy in (-0.3, 0.45):
                cylinder(0.06, 0.36, (side * 0.42, yy, 0), "umber")
        person(
            (0, 0.1, 0.2),
            h=1.9,
            pose="sit",
            top="amber",
            legs="navy",
            hair="#3A2320",
            skin="skin3",
            hairdo="curly",
            hands=((-0.16, -0.4, 0.3), (0.16, -0.4, 0.3)),
        )
        with at((0, -0.44, 1.18), rx=-28):
            for side in (-1, 1):
                with at((0, 0, 0), rz=side * 12):
                    box((0.36, 0.05, 0.46), (side * 0.19, 0, 0), "navy2", r=0.02)
                    box((0.32, 0.06, 0.42), (side * 0.18, 0.02, 0), "white", r=0.02)


def toys():
    for x, y, c, rz in ((1.5, -1.35, "teal", 10), (2.0, -1.15, "amber", 30)):
        box((0.4, 0.4, 0.4), (x, y, 0.05), c, r=0.06, rot=(0, 0, rz), base=True)
    box((0.4, 0.4, 0.4), (1.75, -1.25, 0.46), "blush", r=0.06, rot=(0, 0, -12), base=True)
    ball(0.3, (0.65, -1.55, 0.33), enamel("coral"))


def night_window():
    with at((-W / 2 + 0.22, -0.75, 1.75), rz=90):
        window(1.25, 1.5, lit=False, head=False, curtain=False)
        ball(0.2, (0.24, -0.07, 1.12), glow("#FFF0C4", 0.9, 0.6), scale=(1, 0.2, 1))


def stars():
    y = D / 2 - 0.24
    for x, z, r in ((-0.5, 3.3, 0.26), (0.35, 2.75, 0.18), (1.15, 3.35, 0.24), (1.95, 2.8, 0.26), (2.45, 3.4, 0.18)):
        points = []
        for i in range(10):
            a, q = math.radians(90 + 36 * i), r if i % 2 == 0 else r * 0.5
            points.append((q * math.cos(a), q * math.sin(a)))
        prism(points, 0.07, (x, y, z), "white", r=0.02)
