"""Office towers near and far."""

import math
import random

import bmesh

from .buildings import water_tank
from .materials import clay, glow
from .shapes import ball, box, cylinder, tube
from .stage import at, link, mesh_from
from .surfaces import lathe, loft


def tower(x, y, w, d, h, col, steps=(), cap=None, lit=0.22, seed=0, win="slate", below=1.0, pitch=0.42):
    """Stylised skyscraper with setbacks. steps: (height fraction, width factor). It stands on z = 0 and reaches below it."""
    rnd = random.Random(seed)
    heights = [0] + [a for a, _ in steps] + [1.0]
    widths = [1.0] + [b for _, b in steps]
    with at((x, y, 0)):
        dark, bright = bmesh.new(), bmesh.new()
        for i, f in enumerate(widths):
            z0, z1 = heights[i] * h, heights[i + 1] * h
            start = z0 - 0.1 if i else -below
            box((w * f, d * f, z1 - start), (0, 0, start), col, r=0.1, base=True)
            for face in ("front", "right"):
                _panes(dark, bright, rnd, lit, face, w * f, d * f, z0 + (0.1 if i else 0.3), z1 - 0.1, pitch)
        link("panes", mesh_from(dark), clay(win))
        link("lit panes", mesh_from(bright), glow("amber", 0.95, 0.2))
        _cap(cap, w * widths[-1], h, col)


def _panes(dark, bright, rnd, lit, face, w, d, z0, z1, pitch):
    span = (w if face == "front" else d) - 0.12
    across, up = max(2, int(span / pitch)), max(1, int((z1 - z0) / (pitch * 1.1)))
    px, pz = span / across, (z1 - z0) / up
    for i in range(across):
        for j in range(up):
            u, z = -span / 2 + px * (i + 0.5), z0 + pz * (j + 0.5)
            bm = bright if rnd.random() < lit else dark
            corners = [(u + sx * px * 0.27, z + sz * pz * 0.31) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            out = 0.012
            bm.faces.new([bm.verts.new((a, -d / 2 - out, b) if face == "front" else (w / 2 + out, a, b)) for a, b in corners])


def _cap(cap, top, h, col):
    if cap == "pyramid":
        lathe([(top * 0.68, 0), (top * 0.60, 0.15), (0.1, top * 1.5), (0.05, top * 1.5 + 1.2)], (0, 0, h), "teal", n=4, rot=(0, 0, 45))
    elif cap == "roof":
        lathe([(top * 0.66, 0), (top * 0.62, 0.1), (0.06, top * 0.95), (0, top)], (0, 0, h - 0.02), "teal", n=4, rot=(0, 0, 45))
        ball(0.1, (0, 0, h + top * 1.0), "amber")
    elif cap == "spire":
        box((top * 0.6, top * 0.6, 0.5), (0, 0, h), col, r=0.08, base=True)
        tube([(0, 0, h), (0, 0, h + 3.0)], 0.07, "steel")
    elif cap == "mast":
        box((top * 0.55, top * 0.55, 0.35), (0, 0, h - 0.02), col, r=0.07, base=True)
        tube([(0, 0, h), (0, 0, h + 0.9)], 0.05, "navy")
    elif cap == "tank":
        water_tank((0, 0, h), 0.8)
    elif cap == "dome":
        ball(top * 0.42, (0, 0, h), "teal", scale=(1, 1, 1.1))
        tube([(0, 0, h), (0, 0, h + top)], 0.06, "steel")
    elif cap == "flat":
        box((top * 0.86, top * 0.86, 0.12), (0, 0, h - 0.04), "slate", r=0.04, base=True)


def faceted_tower(x, y, h=14, w=2.7, col="steel"):
    with at((x, y, 0)):
        box((w, w, 2.4), (0, 0, -1), col, r=0.06, base=True)
        R = []
        for z, t in ((1.4, 0), (h, 1)):
            ring = []
            for i in range(8):
                a = math.radians(45 * i + 45)
                corner = i % 2 == 0
                r0 = w / 2 * math.sqrt(2) if corner else w / 2
                r1 = w / 2 * 0.66 if corner else w / 2 * 0.66 * math.sqrt(2)
                r = r0 * (1 - t) + r1 * t
                ring.append((r * math.cos(a), r * math.sin(a), z))
            R.append(ring)
        o = loft(R, clay(col, rough=0.3, spec=0.6), sub=0)
        for p in o.data.polygons:
            p.use_smooth = False
        cylinder(w * 0.3, 0.4, (0, 0, h), "fog")
        tube([(0, 0, h), (0, 0, h + 4.2)], 0.09, "fog")
        ball(0.14, (0, 0, h + 4.3), glow("coral", 1.5, 0))
