"""A newsstand on the corner, lit from within: papers on the counter, somebody already reading."""

from kit import *

W, D, H = 4.2, 2.0, 3.0


def build():
    light()
    street_block(8.4, 6.8)
    paving(-3.2, 3.2, -1.75, 1.2, 5)
    with at((-0.7, 0.0, 0), s=1.12):
        stand()
    reader((1.75, -1.7, 0.03))
    bundle((-2.35, -1.45, 0.03), rz=12)
    bundle((-2.38, -1.42, 0.4), rz=-8, count=3)
    lamp((-3.55, -1.5, 0), h=3.9, rz=-10, power=22)
    box((1.0, 1.0, 0.12), (3.2, 1.6, 0.03), "umber", r=0.06)
    tree((3.2, 1.6, 0), h=3.5, crown=1.0, seed=7, n=1100, leaf=0.13)
    camera()


def stand():
    """Front on y = 0, body behind it."""
    box((W, D, 0.14), (0, D / 2, 0), "stone", r=0.04, base=True)
    box((W, 0.14, H), (0, D - 0.07, 0.05), "deep", r=0.04, base=True)
    box((W - 0.3, 0.06, H - 0.4), (0, D - 0.17, 0.2), glow("#FFC768", 0.9, 0.5), r=0.02, base=True)
    for x in (-W / 2 + 0.07, W / 2 - 0.07):
        box((0.14, D, H), (x, D / 2, 0.05), "deep", r=0.04, base=True)
    box((W, 0.3, 0.9), (0, 0.15, 0.05), "deep", r=0.05, base=True)
    for i in range(4):
        box((0.86, 0.06, 0.54), (-1.47 + i * 0.98, -0.01, 0.24), "teal", r=0.05, base=True)
    box((W + 0.1, 0.75, 0.1), (0, 0.05, 0.93), "wood", r=0.04, base=True)
    box((W + 0.3, D + 0.3, 0.26), (0, D / 2, H), "navy", r=0.1, base=True)
    box((W - 0.3, D - 0.3, 0.16), (0, D / 2, H + 0.2), "navy2", r=0.07, base=True)
    box((W + 0.02, 0.16, 0.34), (0, 0.02, H - 0.32), "deep", r=0.04, base=True)
    with at((0, -0.06, H - 0.02)):
        awning(W + 0.1, 0.6, 0.2, 9, colours=("coral", "cream"))
    person((-0.85, 0.6, 0.14), h=1.58, top="amber", legs="navy", hair="#D9D2C8", skin="skin2", hairdo="short", pose="hold")
    for x in (0.25, 1.3):
        globe_lamp((x, 0.7, H), 0.5, 0.16, power=10)
    papers()
    magazines()


def papers():
    for i, colour in enumerate(("white", "fog", "white", "cream")):
        x = -1.75 + (0.0 if i < 1 else 1.05 + (i - 1) * 0.85)
        for k in range(4 - i % 2):
            box((0.6, 0.44, 0.055), (x + 0.02 * (k % 2), -0.02, 1.03 + k * 0.056), colour if k % 2 else "white", r=0.015, base=True)
        top = 1.03 + (4 - i % 2) * 0.056
        box((0.5, 0.08, 0.012), (x, 0.1, top), "navy", r=0.004, base=True)
        box((0.22, 0.18, 0.012), (x - 0.13, -0.08, top), ("glass", "coral", "amber", "teal")[i], r=0.004, base=True)


def magazines():
    """On the right-hand wall, in three rows."""
    colours = ("coral", "amber", "glass", "cream", "blush", "steel", "teal", "gold")
    for row in range(3):
        z = 0.55 + row * 0.7
        box((0.12, D - 0.3, 0.08), (W / 2 + 0.07, D / 2, z - 0.06), "wood", r=0.02)
        for i in range(3):
            c = colours[(row * 3 + i) % 8]
            with at((W / 2 + 0.09, 0.42 + i * 0.58, z), ry=8):
                box((0.05, 0.42, 0.54), (0, 0, 0), c, r=0.02, base=True)
                box((0.02, 0.3, 0.08), (0.026, 0, 0.38), "white" if c != "cream" else "navy", r=0.006, base=True)


def reader(loc):
    person(
        loc, rz=-24, h=1.6, top="navy2", legs="slate", hair="#3A2320", skin="skin3", hairdo="curly",
        hands=((-0.3, -0.36, 0.34), (0.3, -0.36, 0.34)),
    )
    with at(loc, rz=-24):
        for side in (-1, 1):
            with at((0, -0.52, 0.98), rz=side * 22, rx=-14):
                box((0.42, 0.03, 0.56), (side * 0.21, 0, 0), "white", r=0.01)
                box((0.32, 0.02, 0.07), (side * 0.21, -0.015, 0.19), "navy", r=0.005)
                for k in range(3):
                    box((0.3, 0.02, 0.03), (side * 0.21, -0.014, 0.06 - k * 0.09), "steel", r=0.004)


def bundle(loc, rz=0, count=6):
    """Papers tied with string."""
    with at(loc, rz=rz):
        for k in range(count):
            box((0.74, 0.52, 0.06), (0.012 * (k % 2), 0, k * 0.061), "white" if k % 2 else "fog", r=0.02, base=True)
        h = count * 0.061
        box((0.05, 0.55, h + 0.02), (0, 0, -0.005), "brown", r=0.02, base=True)
        box((0.77, 0.05, h + 0.022), (0, 0, -0.005), "brown", r=0.02, base=True)
