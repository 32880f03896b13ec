"""The one page to read: a sheet as tall as a house, a magnifying glass that finds the home on it, a pencil, a lamp."""

import math

from kit import *


def build():
    light()
    platform(7.4, 5.6, top="wood", body="glass", r=1.2)
    prism(rounded_rect(6.0, 4.1, 0.7), 0.05, (0, 0, 0.02), "deep", r=0.02, axis="Z")
    with at((-0.75, 0.85, 0.05), rx=-9):
        page()
    magnifier((1.35, -0.45, 0.08))
    table_lamp((2.35, 1.25, 0.03), 2.5, power=60)
    pencil((-2.9, -1.2, 0.19), (-0.9, -1.75, 0.19), 0.13)
    mug((2.65, -1.55, 0.03), "amber", 3.2, rz=-20)
    camera()


def page():
    """A block for who, a table for how much, a tick where all is right."""
    w, h = 3.7, 4.7
    rows = [(-1.45, h - 0.5, 1.7, "coral"), (-1.45, h - 0.9, 1.25, None), (-1.45, h - 1.2, 1.5, None)]
    sheet(w, h, rows)
    prism(rounded_rect(0.95, 0.95, 0.2), 0.06, (1.1, -0.03, h - 0.78), "glass", r=0.02, axis="Y")
    roof = [(-0.34, 0), (0.34, 0), (0, 0.3)]
    prism(roof, 0.08, (1.1, -0.08, h - 0.72), "navy", r=0.02)
    box((0.46, 0.07, 0.32), (1.1, -0.07, h - 0.88), "cream", r=0.02)
    for k in range(5):
        z = h - 1.8 - k * 0.52
        prism(rounded_rect(w - 0.6, 0.4, 0.1), 0.05, (0, -0.02, z), "#E8F1F3" if k % 2 == 0 else "#D3E6E6", r=0.015, axis="Y")
        prism(rounded_rect(1.1 - 0.15 * (k % 3), 0.14, 0.07), 0.06, (-0.85 - 0.075 * (k % 3), -0.04, z), "steel", r=0.02, axis="Y")
        prism(rounded_rect(0.62, 0.16, 0.08), 0.06, (0.95, -0.04, z), "amber" if k == 2 else "slate", r=0.02, axis="Y")
    tube([(0.95 + 0.56 * math.cos(t * 0.157), -0.08, h - 2.84 + 0.3 * math.sin(t * 0.157)) for t in range(40)], 0.045, "coral", closed=True)


def magnifier(loc):
    """Leans before the page; in its lens stands the house that the page is about."""
    with at(loc, rz=14, rx=-8):
        z = 1.62
        rim = [(1.02 * math.cos(t * math.pi / 24), 0, z + 1.02 * math.sin(t * math.pi / 24)) for t in range(48)]
        tube(rim, 0.15, enamel("amber"), closed=True, res=8)
        cylinder(0.98, 0.08, (0, 0.04, z), glow("#CDE9F2", 0.8, 0.3), rot=(90, 0, 0), n=72)
        prism([(-0.62, 0), (0.62, 0), (0, 0.55)], 0.14, (0, -0.08, z + 0.06), "navy", r=0.04)
        box((0.86, 0.12, 0.6), (0, -0.06, z - 0.52), "cream", r=0.03, base=True)
        box((0.24, 0.1, 0.4), (-0.18, -0.11, z - 0.52), "coral", r=0.03, base=True)
        box((0.26, 0.1, 0.26), (0.2, -0.11, z - 0.34), glow("amber", 1.2, 0.5), r=0.03, base=True)
        a = math.radians(-62)
        limb((1.15 * math.cos(a), 0, z + 1.15 * math.sin(a)), (1.82 * math.cos(a), 0, z + 1.75 * math.sin(a)), 0.17, enamel("navy"))
