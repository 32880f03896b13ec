"""Open enrollment: a desk calendar with one day for a door; it stands open, light falls out, a heart waits beside it."""

import math

from kit import *


def build():
    light()
    platform(7.8, 5.8, top="fog", body="glass", r=1.3)
    prism(rounded_rect(6.5, 4.4, 1.0), 0.1, (0, 0, 0.03), "#DDEFEA", r=0.04, axis="Z")
    with at((-0.55, 0.75, 0.08)):
        calendar()
    with at((2.35, 0.15, 0.08), rz=10):
        coin(0.95, 0.34, (0, 0, 0), mat="white", rim="glass", rx=-6)
        heart(1.15, 0.26, (0, -0.28, 0.98), enamel("coral"), r=0.07, rot=(-6, 0, 0))
    pill_bottle((2.75, -1.3, 0.08))
    stethoscope()
    person((-0.35, -1.35, 0.08), rz=148, h=1.5, top="amber", legs="navy", hair="#3A2320", skin="skin3", hairdo="bun", pose="walk")
    round_plant((-3.1, 0.5, 0.05), 0.36, pot="coral", seed=4)
    camera()


def calendar():
    """Stands on its foot and looks to -Y; 5 by 4 days, and the door is four of them."""
    w, h = 4.9, 4.1
    prism([(-0.4, 0), (0.95, 0), (0.2, h * 0.9)], w - 0.3, (0, 0.2, 0), "navy2", r=0.07, axis="X")
    with at((0, -0.1, 0.06), rx=-7):
        prism(rounded_rect(w, h, 0.28), 0.26, (0, 0, h / 2), "white", r=0.09, axis="Y", seg=6)
        prism(rounded_rect(w, 0.95, 0.28), 0.3, (0, -0.01, h - 0.475), "deep", r=0.09, axis="Y", seg=6)
        prism(rounded_rect(1.9, 0.24, 0.12), 0.08, (0, -0.17, h - 0.56), "glass", r=0.03, axis="Y")
        for i in range(8):
            x = -w / 2 + 0.45 + i * (w - 0.9) / 7
            ring = [math.radians(k * 20) for k in range(18)]
            tube([(x, 0.22 * math.cos(a), h + 0.02 + 0.24 * math.sin(a)) for a in ring], 0.045, enamel("steel"), closed=True)
        step, size = 0.88, 0.66
        for i in range(5):
            for j in range(3):
                x, z = -1.76 + i * step, h - 1.5 - j * 0.86
                if i in (2, 3) and j > 0:
                    continue
                colour = "blush" if (i, j) == (4, 0) else "#E3EDF0"
                prism(rounded_rect(size, size * 0.95, 0.14), 0.08, (x, -0.13, z), colour, r=0.03, axis="Y")
        check_mark(0.42, (-1.76, -0.22, h - 1.5), "teal", 0.13)
        check_mark(0.42, (-0.88, -0.22, h - 1.5), "teal", 0.13)
        with at((0.44, -0.13, 0.0)):
            door()


def door():
    w, h = 1.42, 1.98
    prism(arch(w + 0.22, h + 0.14), 0.12, (0, -0.02, 0.04), "gold", r=0.04)
    prism(arch(w, h), 0.14, (0, -0.03, 0.04), glow("#FFC860", 1.35, 0.6), r=0.02)
    with at((-w / 2, -0.1, 0.04), rz=-112):
        prism(arch(w - 0.04, h - 0.02), 0.12, (w / 2, 0, 0), "navy", r=0.04)
        for z, k in ((0.2, 0.5), (0.9, 0.5)):
            prism(rounded_rect(w - 0.5, k, 0.1), 0.17, (w / 2, 0, z + k / 2), "navy2", r=0.04, axis="Y")
        for side in (-1, 1):
            ball(0.08, (w - 0.2, side * 0.12, 0.84), enamel("amber"))
    point_light((0, -0.9, 0.8), 60, 0.3)
    prism([(-0.6, 0), (0.6, 0), (0.95, -1.25), (-0.95, -1.25)], 0.03, (0, -0.2, 0.06), glow("#FFDFA0", 0.75, 0.3), r=0.01, axis="Z")


def pill_bottle(loc):
    with at(loc):
        cylinder(0.36, 0.78, (0, 0, 0), enamel("gold"), bevel=0.08)
        cylinder(0.375, 0.36, (0, 0, 0.2), "white", bevel=0.02)
        cylinder(0.4, 0.26, (0, 0, 0.78), "white", bevel=0.06)


def stethoscope():
    points = [(-2.9, -0.9, 0.16), (-2.95, -1.7, 0.16), (-2.2, -2.15, 0.16), (-1.5, -1.7, 0.16), (-1.75, -1.1, 0.16), (-2.3, -1.15, 0.16)]
    tube(points, 0.075, "navy", kind="NURBS", res=6)
    for dx in (-0.32, 0.32):
        tube([(-2.9, -0.92, 0.16), (-2.9 + dx * 0.8, -0.55, 0.17), (-2.9 + dx, -0.1, 0.2)], 0.055, enamel("steel"), kind="NURBS")
        ball(0.09, (-2.9 + dx, -0.08, 0.2), "navy", sub=3)
    cylinder(0.33, 0.12, (-2.35, -1.2, 0.1), enamel("steel"), bevel=0.04)
    cylinder(0.26, 0.15, (-2.35, -1.2, 0.1), "fog", bevel=0.03)
