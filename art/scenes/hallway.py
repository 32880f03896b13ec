"""The landing of a shared apartment: one door, three bells, and the bicycle that everybody thinks is insured."""

from kit import *

W, D, H = 5.8, 4.0, 4.3


def build():
    light()
    corner(W, D, H, floor="wood", back="#CFE6E0", left="#C3DED7")
    y = D / 2 - 0.24
    box((W - 0.3, 0.08, 1.35), (0.1, y, 0), "slate", r=0.02, base=True)
    box((0.08, D - 0.3, 1.34), (-W / 2 + 0.26, 0, 0), "slate", r=0.02, base=True)
    box((W - 0.3, 0.16, 0.12), (0.1, y - 0.02, 1.32), "cream", r=0.04, base=True)
    box((0.16, D - 0.3, 0.11), (-W / 2 + 0.28, 0, 1.32), "cream", r=0.04, base=True)
    with at((-1.25, y - 0.02, 0)):
        door()
    with at((0.35, y - 0.06, 1.95)):
        bells()
    with at((1.25, 0.95, 0.02), rx=-5):
        bicycle((0, 0, 0), s=1.75, colour="coral")
    prism(rounded_rect(1.7, 0.9, 0.14), 0.06, (-1.25, 0.55, 0.03), "teal", r=0.02, axis="Z")
    prism(rounded_rect(1.4, 0.64, 0.1), 0.06, (-1.25, 0.55, 0.04), "glass", r=0.02, axis="Z")
    parcel((-2.25, -0.7, 0.02), rz=14)
    with at((1.75, D / 2 - 0.22, 3.0)):
        sconce()
    potted_plant((2.4, -1.45, 0.02), 1.25, pot="cream", seed=3)
    camera()


def door():
    box((1.7, 0.2, 3.15), (0, 0, 0), "cream", r=0.06, base=True)
    box((1.4, 0.24, 2.96), (0, -0.02, 0.02), "navy", r=0.04, base=True)
    for z, h in ((0.3, 0.95), (1.5, 1.2)):
        for x in (-0.32, 0.32):
            box((0.46, 0.08, h), (x, -0.13, z), "navy2", r=0.06, base=True)
    ball(0.1, (0.54, -0.24, 1.38), enamel("amber"))
    box((0.6, 0.06, 0.07), (0, -0.16, 1.36), enamel("gold"), r=0.02, base=True)
    box((1.36, 0.1, 0.06), (0, -0.14, 0.03), glow("amber", 1.2, 0.5), r=0.02, base=True)


def bells():
    """Three names, one door."""
    prism(rounded_rect(0.5, 1.0, 0.1), 0.1, (0, 0, 0), enamel("gold"), r=0.03, axis="Y")
    for z, c in ((0.3, "coral"), (0, "amber"), (-0.3, "glass")):
        prism(rounded_rect(0.22, 0.14, 0.03), 0.05, (-0.08, -0.05, z), "cream", r=0.01, axis="Y")
        ball(0.065, (0.15, -0.06, z), enamel(c), sub=3)


def parcel(loc, rz):
    with at(loc, rz=rz):
        box((0.9, 0.7, 0.55), (0, 0, 0), "stone", r=0.04, base=True)
        box((0.16, 0.72, 0.57), (0, 0, -0.005), "sand", r=0.03, base=True)
        box((0.5, 0.4, 0.3), (0.08, 0, 0.55), "brown", r=0.04, base=True)


def sconce():
    prism(rounded_rect(0.26, 0.5, 0.1), 0.08, (0, 0, 0), "navy", r=0.03, axis="Y")
    tube([(0, 0, -0.1), (0, -0.34, -0.14), (0, -0.36, 0.1)], 0.04, "navy", kind="NURBS")
    ball(0.24, (0, -0.36, 0.28), glow("amber", 1.5, 0.55))
    point_light((0, -0.75, 0.1), 34, 0.25)
