"""The deductible: one wedge of a great coin is drawn off toward the piggy bank, the rest stands for the insurer."""

import math

from kit import *


def wedge(start, end, r, n=64):
    steps = max(4, int(n * abs(end - start) / 360))
    arc = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(0, 0)] + [(r * math.cos(a), r * math.sin(a)) for a in arc]


def build():
    light()
    platform(7.8, 5.8, top="fog", body="glass", r=1.3)
    prism(rounded_rect(6.5, 4.4, 1.0), 0.1, (0, 0, 0.03), "#DDEFEA", r=0.04, axis="Z")
    with at((-0.75, 0.75, 0.1), rx=-8):
        great_coin()
    piggy((1.9, -0.85, 0.08))
    for x, y, count in ((-2.55, -1.2, 2), (-1.6, -1.45, 3)):
        coin_stack((x, y, 0.07), count, 0.42)
    table_lamp((2.55, 1.35, 0.05), 2.2, power=50)
    camera()


def great_coin():
    """Looks to -Y, the wedge lifted out above the piggy bank."""
    r, z = 1.95, 2.0
    start, end = 2, 64
    for outline, shift in ((wedge(end, 360 + start, r), (0, 0)), (wedge(start, end, r), (0.5, 0.34))):
        own = shift[0] > 0
        body, face = ("coral", "#F58E78") if own else ("gold", "amber")
        dx, dz = shift
        prism(outline, 0.52, (dx, 0, z + dz), enamel(body), r=0.06)
        inner = [(a * 0.84 + 0.07 * math.cos(math.radians((start + end) / 2)) * (1 if own else -1), b * 0.84) for a, b in outline]
        prism(inner, 0.6, (dx, 0, z + dz), enamel(face), r=0.04)
    prism(rounded_rect(2.6, 1.2, 0.3), 0.22, (0, 0.1, 0.08), "navy2", r=0.08, axis="Z")
    prism([(-0.62, 0), (0.62, 0), (0, 0.55)], 0.2, (-0.55, -0.3, z + 0.15), "navy", r=0.04)
    box((0.86, 0.18, 0.62), (-0.55, -0.29, z - 0.48), "white", r=0.03, base=True)
    box((0.26, 0.2, 0.3), (-0.55, -0.31, z - 0.3), glow("amber", 1.2, 0.5), r=0.03, base=True)


def piggy(loc):
    """Looks toward the camera, one coin half in the slot."""
    pink = enamel("#F6A891")
    with at(loc, rz=58):
        ball(0.92, (0, 0, 1.02), pink, scale=(1.15, 0.95, 0.92))
        ball(0.5, (-0.82, 0, 1.2), pink, scale=(0.9, 1, 0.98))
        cylinder(0.27, 0.22, (-1.2, 0, 1.14), "#F8C3B2", rot=(0, -90, 0), bevel=0.07)
        for side in (-1, 1):
            ball(0.05, (-1.42, side * 0.1, 1.14), "#C9705C", sub=3)
            ball(0.07, (-1.13, side * 0.3, 1.4), "navy", sub=3)
            prism([(-0.2, 0), (0.2, 0), (0.04, 0.38)], 0.12, (-0.72, side * 0.34, 1.55), pink, r=0.05, rot=(side * 18, 0, 8))
            for x in (-0.52, 0.55):
                cylinder(0.2, 0.5, (x, side * 0.46, 0), pink, bevel=0.07)
        tube([(1.02, 0, 1.15), (1.2, 0.05, 1.25), (1.24, 0.14, 1.1), (1.32, 0.02, 1.02), (1.42, 0.04, 1.2)], 0.05, pink, kind="NURBS")
        box((0.6, 0.1, 0.06), (0.05, 0, 1.86), "#C9705C", r=0.03)
        cylinder(0.34, 0.1, (0.05, 0.05, 2.06), enamel("amber"), rot=(90, 0, 0), bevel=0.03)
