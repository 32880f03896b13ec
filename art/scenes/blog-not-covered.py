"""Why we print what is not covered: two boards of one size under one lamp, ticks on one, crosses on the other."""

from kit import *


def build():
    light()
    platform(8.0, 5.8, top="fog", body="glass", r=1.3)
    prism(rounded_rect(6.7, 4.4, 1.0), 0.1, (0, 0, 0.03), "#DDEFEA", r=0.04, axis="Z")
    with at((-0.2, 0.75, 0.08)):
        for side in (-1, 1):
            with at((side * 0.02, 0.32, 0), rz=side * 12):
                with at((side * 1.6, 0, 0)):
                    board("deep" if side < 0 else "brown2", side)
        cylinder(0.13, 4.1, (0, 0.3, 0), "navy", bevel=0.04)
    lamp_over((-0.2, 1.3, 0.08))
    apple((-0.95, -1.35, 0.08))
    pear((0.75, -1.35, 0.08))
    round_plant((-3.25, -0.25, 0.05), 0.36, pot="cream", seed=4)
    camera()


def board(colour, side):
    """As wide, as high and as plain as the other."""
    w, h = 2.9, 3.7
    prism(rounded_rect(w, h, 0.26), 0.3, (0, 0, h / 2 + 0.12), colour, r=0.1, axis="Y", seg=6)
    prism(rounded_rect(w - 0.36, h - 0.36, 0.16), 0.2, (0, -0.1, h / 2 + 0.12), "white", r=0.04, axis="Y")
    for k, length in enumerate((1.25, 1.0, 1.3, 0.9)):
        z = h - 0.55 - k * 0.78
        if side < 0:
            with at((-0.85, -0.24, z)):
                check_mark(0.5, (0, 0, 0), "teal", 0.14)
        else:
            for d in (-1, 1):
                limb((-0.85 - 0.17, -0.24, z - d * 0.17), (-0.85 + 0.17, -0.24, z + d * 0.17), 0.07, "coral")
        prism(rounded_rect(length, 0.22, 0.11), 0.06, (-0.4 + length / 2, -0.21, z), "#B9CAD4", r=0.02, axis="Y")


def lamp_over(loc):
    """One lamp for both boards."""
    with at(loc):
        tube([(0, 0.1, 0), (0, 0.1, 4.9), (0, -0.5, 5.9), (0, -1.5, 5.75)], 0.075, "navy", kind="NURBS")
        cylinder(0.5, 0.14, (0, 0.1, 0), "navy", bevel=0.05)
        with at((0, -1.62, 5.5), rx=-14):
            lathe([(0.08, 0.36), (0.2, 0.3), (0.62, -0.12), (0.64, -0.2), (0.56, -0.2)], (0, 0, 0), enamel("amber"), n=48, bevel=0.02)
            ball(0.38, (0, 0, -0.14), glow("#FFD58A", 1.7, 0.6), scale=(1, 1, 0.75))
        point_light((0, -2.0, 4.6), 130, 0.35)


def apple(loc):
    with at(loc, s=1.5):
        flesh = [(-0.14, 0, 0.4, 0.36), (0.14, 0, 0.4, 0.36), (0, 0.12, 0.42, 0.36), (0, -0.12, 0.4, 0.36), (0, 0, 0.26, 0.27)]
        blob(flesh, enamel("#E85C45"), voxel=0.035, smooth=8, blend=0.06)
        tube([(0, 0, 0.66), (0.03, 0, 0.82), (0.1, 0, 0.94)], 0.035, "umber", kind="NURBS")
        ball(0.15, (0.2, 0, 0.88), "teal", scale=(1.3, 0.7, 0.3), rot=(0, -24, 0), sub=3)


def pear(loc):
    with at(loc, s=1.5):
        profile = [(0, 0), (0.2, 0.01), (0.38, 0.14), (0.43, 0.34), (0.37, 0.54), (0.25, 0.74), (0.19, 0.92), (0.13, 1.02), (0, 1.05)]
        lathe(profile, (0, 0, 0), enamel("#C9CF6A"), n=48)
        tube([(0, 0, 1.0), (0.02, 0, 1.12), (-0.06, 0, 1.24)], 0.035, "umber", kind="NURBS")
        ball(0.14, (0.16, 0, 1.12), "deep", scale=(1.3, 0.7, 0.3), rot=(0, -18, 0), sub=3)
