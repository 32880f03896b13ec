"""Under the kitchen sink: the doors stand open, one pipe drips, a pail and a flashlight are ready."""

from kit import *

W, D, H = 5.8, 4.6, 4.1


def build():
    light()
    corner(W, D, H, floor="sand")
    for i in range(6):
        for j in range(5):
            if (i + j) % 2:
                box((0.92, 0.86, 0.03), (-2.3 + i * 0.94, -1.8 + j * 0.88, 0), "cream", r=0.012)
    with at((-0.05, D / 2 - 0.9, 0)):
        cupboard()
    puddle((-0.65, 0.1, 0.03), 0.52)
    flashlight((1.75, -1.15, 0.03))
    alarm((-0.9, -1.3, 0.03))
    shelf()
    camera()


def cupboard():
    """Front on y = -0.65; open below, the sink above."""
    w, d, h = 3.9, 1.3, 1.75
    box((w, d, 0.16), (0, 0, 0), "pine", r=0.03, base=True)
    box((w, 0.1, h), (0, d / 2 - 0.05, 0), "#E7D9C2", r=0.02, base=True)
    for x in (-w / 2 + 0.06, w / 2 - 0.06):
        box((0.12, d, h), (x, 0, 0), "teal", r=0.03, base=True)
    box((w, 0.12, 0.26), (0, -d / 2 + 0.06, h - 0.26), "teal", r=0.03, base=True)
    prism(rounded_rect(w + 0.2, d + 0.16, 0.1), 0.16, (0, -0.02, h + 0.08), "fog", r=0.05, axis="Z")
    prism(rounded_rect(1.7, 0.85, 0.26), 0.06, (-0.75, -0.04, h + 0.17), enamel("steel"), r=0.025, axis="Z")
    prism(rounded_rect(1.46, 0.62, 0.2), 0.06, (-0.75, -0.04, h + 0.185), "slate", r=0.02, axis="Z")
    tap = [(0.5, 0.1), (0.5, 0.8), (0.4, 1.0), (0.1, 0.98), (0.02, 0.78)]
    tube([(-0.75, y, h + z) for y, z in tap], 0.075, enamel("steel"), kind="NURBS")
    for x in (-1.1, -0.4):
        cylinder(0.09, 0.16, (x, 0.5, h + 0.14), enamel("steel"))
        ball(0.11, (x, 0.5, h + 0.34), enamel("coral" if x > -0.7 else "#2F6FB0"), scale=(1, 1, 0.7))
    for side in (-1, 1):
        with at((side * (w / 2 - 0.03), -d / 2, 0.18), rz=side * 70):
            box((1.5, 0.1, 1.34), (-side * 0.75, 0, 0), "teal", r=0.04, base=True)
            box((1.1, 0.06, 0.94), (-side * 0.75, 0.05, 0.2), "deep", r=0.05, base=True)
            ball(0.08, (-side * 1.3, -0.1, 0.75), enamel("amber"))
    down = [(-0.75, 0, h), (-0.75, 0, 1.1), (-0.75, -0.02, 0.84), (-0.5, -0.02, 0.7)]
    away = [(-0.25, -0.02, 0.84), (-0.25, 0.05, 1.1), (-0.1, 0.5, 1.15)]
    tube(down + away, 0.12, enamel("#B9C6D1"), kind="NURBS")
    for z in (1.46, 1.1):
        cylinder(0.18, 0.13, (-0.75, 0, z), enamel("gold"), bevel=0.03)
    raindrop((-0.6, -0.1, 0.6), 0.6, "#8FC7E8")
    round_pail((-0.6, -0.1, 0.16), 0.85)
    point_light((0.1, -0.35, 1.25), 12, 0.2)


def round_pail(loc, s):
    profile = [(0.24, 0), (0.34, 0.46), (0.37, 0.47), (0.37, 0.51), (0.3, 0.5), (0.28, 0.36), (0, 0.36)]
    lathe([(r * s, z * s) for r, z in profile], loc, enamel("coral"), n=40, bevel=0.015)


def flashlight(loc):
    """Lies on the floor and shines under the sink."""
    with at(loc, rz=56):
        for x0, r, h, c in ((0.75, 0.16, 0.1, "navy2"), (0.1, 0.14, 0.68, "navy")):
            cylinder(r, h, (x0 + h, 0, 0.2), c, rot=(0, -90, 0), bevel=0.03)
        lathe([(0.14, 0), (0.2, 0.18), (0.22, 0.24), (0.22, 0.34)], (0.12, 0, 0.2), enamel("amber"), n=36, rot=(0, -90, 0), bevel=0.015)
        ball(0.19, (-0.2, 0, 0.2), glow("#FFE3A6", 1.6, 0.7), scale=(0.35, 1, 1))
        point_light((-0.6, 0.25, 0.35), 16, 0.2)


def alarm(loc):
    """The small device that calls when its feet get wet."""
    x, y, z = loc
    cylinder(0.3, 0.2, loc, "white", bevel=0.08)
    ball(0.09, (x, y, z + 0.2), glow("amber", 1.5, 0.5), scale=(1, 1, 0.6))


def shelf():
    with at((-W / 2 + 0.22, -1.0, 1.75), rz=90):
        window(1.2, 1.35, lit=False, head=False, curtain=False)
    y = D / 2 - 0.42
    box((2.6, 0.44, 0.1), (0.7, y, 3.2), "wood", r=0.04, base=True)
    mug((0.1, y, 3.3), "coral", 1.7, rz=-50)
    mug((0.62, y, 3.3), "amber", 1.7, rz=-50)
    round_plant((1.5, y, 3.3), 0.3, pot="cream", seed=4)
    with at((-W / 2 + 0.22, 0.55, 2.9), rz=90):
        table = [(0.06, 0.3), (0.26, 0.1), (0.27, 0.04), (0.22, 0.04)]
        tube([(0, 0, 0.3), (0, -0.3, 0.42), (0, -0.42, 0.3)], 0.04, "navy", kind="NURBS")
        lathe(table, (0, -0.42, 0.02), "navy", n=32)
        ball(0.19, (0, -0.42, -0.02), glow("amber", 1.5, 0.55))
        point_light((0, -0.7, -0.3), 22, 0.2)
