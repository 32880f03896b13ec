"""An oversized identity card on a plinth, a coral padlock against it, a coin with a tick: everything in order."""

from kit import *


def build():
    light()
    platform(7.4, 5.4, top="fog", body="glass", r=1.3)
    prism(rounded_rect(5.9, 3.9, 1.1), 0.26, (-0.1, 0.1, 0.12), "teal", r=0.1, axis="Z")
    prism(rounded_rect(5.6, 3.6, 1.0), 0.1, (-0.1, 0.1, 0.27), "cream", r=0.04, axis="Z")
    with at((-0.6, 0.6, 0.3), rx=-9):
        card()
    padlock((2.0, -0.85, 0.31), s=1.35, rz=16)
    with at((-2.1, -1.0, 0.3), rz=-6):
        coin(0.74, 0.3, (0, 0, 0), rx=-6)
        with at((0, 0, 0), rx=-6):
            check_mark(0.95, (0, -0.19, 0.78), "white", 0.11)
    table_lamp((2.25, 1.1, 0.3), 1.75, power=26)
    camera()


def card():
    """Stands on z = 0, looks to -Y."""
    w, h = 4.6, 3.1
    prism(rounded_rect(w, h, 0.34), 0.24, (0, 0, h / 2), "white", r=0.09, axis="Y", seg=6)
    prism(rounded_rect(w - 0.36, 0.62, 0.16), 0.06, (0, -0.12, h - 0.52), "navy", r=0.025, axis="Y")
    cylinder(0.13, 0.05, (w / 2 - 0.55, -0.14, h - 0.52), enamel("amber"), rot=(90, 0, 0), bevel=0.02)
    with at((-1.25, -0.12, 1.22)):
        cylinder(0.84, 0.08, (0, 0.04, 0), "#FFD58A", rot=(90, 0, 0), bevel=0.03, n=72)
        cylinder(0.74, 0.1, (0, 0.04, 0), enamel("amber"), rot=(90, 0, 0), bevel=0.03, n=72)
        ball(0.25, (0, -0.08, 0.2), "navy", scale=(1, 0.55, 1.06))
        bust = [(-0.5, -0.46), (0.5, -0.46), (0.44, -0.2), (0.26, -0.07), (-0.26, -0.07), (-0.44, -0.2)]
        prism(bust, 0.14, (0, -0.06, 0), "navy", r=0.07)
    for z, length, c in ((1.72, 1.9, "steel"), (1.24, 1.9, "#C9D6DE"), (0.76, 1.25, "#C9D6DE")):
        prism(rounded_rect(length, 0.25, 0.12), 0.07, (-0.05 + length / 2, -0.12, z), c, r=0.03, axis="Y")
    prism(rounded_rect(0.46, 0.36, 0.08), 0.06, (1.6, -0.12, 0.72), enamel("gold"), r=0.02, axis="Y")
