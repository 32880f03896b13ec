"""A door with the porch lamp on and its key ready: your own entrance."""

from kit import *


def build():
    light()
    platform(6.6, 5.0, top="fog", body="glass", r=1.2)
    with at((-0.45, 0.75, 0)):
        entrance()
    cushion((1.95, -0.95, 0.0))
    with at((-2.35, -0.35, 0)):
        round_plant((0, 0, 0.02), 0.52, pot="coral", seed=4)
    with at((1.35, 0.35, 0)):
        round_plant((0, 0, 0.02), 0.4, pot="cream", seed=6)
    prism(rounded_rect(1.7, 0.85, 0.14), 0.07, (-0.45, -1.45, 0.03), "teal", r=0.03, axis="Z")
    prism(rounded_rect(1.4, 0.58, 0.08), 0.07, (-0.45, -1.45, 0.04), "glass", r=0.02, axis="Z")
    camera()


def entrance():
    """A brownstone wall with its arch, two steps, the lamp beside it; looks to -Y."""
    box((3.9, 0.7, 4.6), (0, 0.35, 0), "brown", r=0.1, base=True)
    box((4.05, 0.85, 0.5), (0, 0.33, 0), "brown2", r=0.08, base=True)
    box((4.3, 1.0, 0.26), (0, 0.33, 4.5), "sand", r=0.09, base=True)
    box((4.1, 0.86, 0.18), (0, 0.33, 4.36), "navy", r=0.06, base=True)
    prism(arch(2.3, 3.72), 0.3, (0, -0.04, 0.42), "sand", r=0.09)
    prism(arch(1.86, 3.46), 0.34, (0, -0.06, 0.42), "umber", r=0.03)
    prism(arch(1.7, 3.36), 0.34, (0, -0.09, 0.42), glow("amber", 1.12, 0.5), r=0.03)
    box((1.74, 0.14, 2.42), (0, -0.22, 0.42), "navy", r=0.05, base=True)
    box((1.9, 0.2, 0.14), (0, -0.24, 2.82), "sand", r=0.05, base=True)
    for sx in (-1, 1):
        box((0.62, 0.08, 0.85), (sx * 0.41, -0.3, 1.75), "navy2", r=0.09, base=True)
        box((0.62, 0.08, 0.85), (sx * 0.41, -0.3, 0.62), "navy2", r=0.09, base=True)
    ball(0.11, (0.66, -0.38, 1.62), enamel("amber"))
    prism(rounded_rect(0.24, 0.5, 0.1), 0.06, (0.66, -0.29, 1.5), enamel("gold"), r=0.02, axis="Y")
    tube([(0, -0.26, 2.84), (0, -0.26, 3.72)], 0.05, "sand")
    for sx in (-1, 1):
        tube([(0, -0.26, 2.84), (sx * 0.62, -0.26, 3.52)], 0.045, "sand")
    box((2.7, 1.1, 0.22), (0, -0.5, 0), "sand", r=0.07, base=True)
    box((2.4, 0.75, 0.22), (0, -0.36, 0.2), "cream", r=0.07, base=True)
    with at((1.52, -0.05, 2.72)):
        prism(rounded_rect(0.24, 0.5, 0.1), 0.1, (0, -0.02, 0), "navy", r=0.03, axis="Y")
        tube([(0, -0.05, -0.1), (0, -0.42, -0.14), (0, -0.45, 0.14)], 0.04, "navy", kind="NURBS")
        lathe([(0.06, 0.52), (0.2, 0.42), (0.22, 0.38), (0.2, 0.36)], (0, -0.45, 0.14), "navy", n=28)
        ball(0.2, (0, -0.45, 0.34), glow("amber", 1.5, 0.55), scale=(1, 1, 1.15))
        cylinder(0.14, 0.07, (0, -0.45, 0.08), "navy")
        point_light((0, -0.85, 0.2), 16, 0.2)


def cushion(loc):
    with at(loc, rz=24):
        prism(rounded_rect(2.1, 1.15, 0.4), 0.3, (0, 0, 0.15), "deep", r=0.14, axis="Z", seg=6)
        key((-0.62, 0, 0.42))
