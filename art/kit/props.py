"""Single things that carry a meaning: the umbrella, the padlock, the card, the coin."""

import math
import random

import bmesh
from mathutils import Vector

from .materials import clay, enamel
from .shapes import ball, box, cylinder, limb, prism, rounded_rect, tube
from .stage import at, link, mesh_from
from .surfaces import lathe


def umbrella(loc, r=3.0, h=4.6, ribs=8, colours=("navy", "navy2"), handle="wood", rx=0, ry=0, rise=0.42):
    """Planted like a tree: the shaft stands at loc, the canopy spans r and is scalloped between its ribs."""
    with at(loc, rx=rx, ry=ry):
        tube([(0, 0, 0), (0, 0, h)], 0.035 * r, handle)
        top = r * rise
        for k in range(ribs):
            _gore(k, ribs, r, h - top, top, colours[k % len(colours)])
            a = 2 * math.pi * k / ribs
            ball(0.03 * r, (r * math.cos(a), r * math.sin(a), h - top - 0.02), "amber", sub=3)
        lathe([(0.05 * r, -0.02), (0.045 * r, 0.06 * r), (0.015 * r, 0.13 * r), (0, 0.14 * r)], (0, 0, h - 0.02), "amber", n=28)


def _gore(k, ribs, r, z0, top, colour):
    """One panel of the canopy, from rib k to the next."""
    bm, across, along, rows = bmesh.new(), 14, 18, []
    for i in range(along + 1):
        t = max(i / along, 0.012)
        row = []
        for j in range(across + 1):
            u = j / across
            sag = math.sin(math.pi * u)
            a = 2 * math.pi * (k + u) / ribs
            q = r * t * (1 - 0.085 * sag * t)
            z = z0 + top * (1 - t**2.1) + 0.045 * r * sag * t * t
            row.append(bm.verts.new((q * math.cos(a), q * math.sin(a), z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(across):
            bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    o = link("gore", mesh_from(bm), colour)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.028 * r, 0
    bevel = o.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = 0.01 * r, 2, "ANGLE"


def raindrop(loc, s=1.0, colour="glass"):
    with at(loc, s=s):
        lathe(
            [(0, -0.11), (0.06, -0.1), (0.1, -0.05), (0.11, 0), (0.095, 0.07), (0.055, 0.17), (0.02, 0.26), (0, 0.29)],
            (0, 0, 0),
            enamel(colour),
            n=28,
        )


def ripple(loc, r, colour="white", thick=0.025):
    x, y, z = loc
    tube([(x + r * math.cos(t * math.pi / 20), y + r * math.sin(t * math.pi / 20), z) for t in range(40)], thick, colour, closed=True)


def puddle(loc, r, rings=(0.4, 0.75)):
    """Water left on the ground, with the rings of the last drops."""
    x, y, z = loc
    prism(rounded_rect(r * 3.1, r * 2.2, r * 1.1), 0.04, loc, clay("#BFE4DD", rough=0.25, spec=0.6), r=0.015, axis="Z")
    for k in rings:
        ripple((x, y, z + 0.03), r * k, thick=0.016)


def padlock(loc, s=1.0, rz=0, rx=0, ry=0, colour="coral"):
    """Stands on loc and looks to -Y."""
    with at(loc, rz=rz, s=s, rx=rx, ry=ry):
        prism(rounded_rect(1.1, 0.95, 0.24), 0.5, (0, 0, 0.475), enamel(colour), r=0.12, axis="Y", seg=6)
        arc = [(0.33 * math.cos(math.radians(180 - i * 15)), 0, 1.15 + 0.33 * math.sin(math.radians(180 - i * 15))) for i in range(13)]
        tube([(-0.33, 0, 0.85), *arc, (0.33, 0, 0.85)], 0.1, enamel("steel"), res=6)
        cylinder(0.12, 0.06, (0, -0.22, 0.55), "navy", rot=(90, 0, 0), bevel=0.02)
        prism([(-0.045, 0), (0.045, 0), (0.075, -0.28), (-0.075, -0.28)], 0.06, (0, -0.25, 0.52), "navy", r=0.02)


def check_mark(size, loc, mat, thick=0.1, rot=(0, 0, 0)):
    """A rounded tick in the XZ plane."""
    with at(loc, rx=rot[0], ry=rot[1], rz=rot[2], s=size):
        points = [Vector((-0.42, 0, 0.02)), Vector((-0.1, 0, -0.3)), Vector((0.45, 0, 0.34))]
        limb(points[0], points[1], thick, mat)
        limb(points[1], points[2], thick, mat)


def coin(r, depth, loc, mat="glass", rim="teal", rz=0, rx=0, ry=0):
    """Stands on its edge at loc and looks to -Y."""
    with at(loc, rz=rz, rx=rx, ry=ry):
        cylinder(r, depth, (0, depth / 2, r), enamel(rim), rot=(90, 0, 0), bevel=depth * 0.3, n=72)
        cylinder(r * 0.84, depth * 1.12, (0, depth * 0.56, r), enamel(mat), rot=(90, 0, 0), bevel=0.03, n=72)


def open_sign(loc, rz=0, s=1.0, colour="navy", face="cream"):
    """A-frame board without words."""
    with at(loc, rz=rz, s=s):
        for side, rx in ((-1, -12), (1, 12)):
            with at((0, side * 0.2, 0), rx=rx):
                box((0.66, 0.06, 1.0), (0, 0, 0), colour, r=0.03, base=True)
                if side < 0:
                    box((0.52, 0.03, 0.72), (0, -0.03, 0.18), face, r=0.02, base=True)


def crate(loc, rz=0, w=0.8, d=0.55, h=0.36, fill=(), seed=1, colour="wood"):
    """A slatted crate, heaped with balls of the colours in fill."""
    rnd = random.Random(seed)
    with at(loc, rz=rz):
        box((w - 0.06, d - 0.06, 0.05), (0, 0, 0.02), colour, r=0.02, base=True)
        for i in range(2):
            z = 0.03 + i * h / 2
            for sy in (-1, 1):
                box((w, 0.045, h / 2 - 0.03), (0, sy * d / 2, z), colour, r=0.02, base=True)
            for sx in (-1, 1):
                box((0.045, d, h / 2 - 0.03), (sx * w / 2, 0, z), colour, r=0.02, base=True)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.08, 0.08, h + 0.02), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), 0), "brown2", r=0.02, base=True)
        if fill:
            box((w - 0.08, d - 0.08, h * 0.6), (0, 0, 0.03), fill[0], r=0.03, base=True)
            for i in range(5):
                for j in range(3):
                    x, y = -w / 2 + 0.13 + i * (w - 0.26) / 4, -d / 2 + 0.12 + j * (d - 0.24) / 2
                    ball(
                        0.1,
                        (x + rnd.uniform(-0.02, 0.02), y + rnd.uniform(-0.02, 0.02), h * 0.78 + rnd.uniform(0, 0.05)),
                        fill[(i + j) % len(fill)],
                        sub=3,
                    )


def key(loc, s=1.0, rz=0, rx=0, ry=0, brass="amber"):
    """Lies flat, its bow at loc, its bit to +X."""
    metal = enamel(brass)
    with at(loc, rz=rz, rx=rx, ry=ry, s=s):
        bow = [(0.34 * math.cos(t * math.pi / 16), 0.34 * math.sin(t * math.pi / 16), 0) for t in range(32)]
        tube(bow, 0.115, metal, closed=True, res=6)
        limb((0.36, 0, 0), (1.42, 0, 0), 0.1, metal)
        cylinder(0.15, 0.08, (0.42, 0, 0), metal, rot=(0, 90, 0))
        for x, h in ((1.1, 0.34), (1.36, 0.42)):
            box((0.16, h, 0.15), (x, -h / 2, 0), metal, r=0.04)


def carton(loc, w=0.9, d=0.7, h=0.6, rz=0, colour="stone", tape="sand"):
    """A moving box, taped along Y."""
    with at(loc, rz=rz):
        box((w, d, h), (0, 0, 0), colour, r=0.045, base=True)
        box((0.17, d + 0.02, h + 0.02), (0, 0, -0.005), tape, r=0.04, base=True)


def sheet(w, h, rows, loc=(0, 0, 0), ink="#C3D3DB"):
    """A page with lines in place of words; stands in the XZ plane on loc and looks to -Y. rows: (x, z, length, colour)."""
    x0, y0, z0 = loc
    prism(rounded_rect(w, h, 0.1 * w / 2), 0.07, (x0, y0, z0 + h / 2), "white", r=0.025, axis="Y")
    for x, z, length, colour in rows:
        thick = 0.055 * h / 3
        prism(
            rounded_rect(length, thick * 2, thick * 0.95),
            0.06,
            (x0 + x + length / 2, y0 - 0.03, z0 + z),
            colour or ink,
            r=0.02,
            axis="Y",
        )
